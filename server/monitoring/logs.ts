/**
 * Structured logs for the host, as JSON lines. Our own messages contain no tokens, names, chat, decisions or secrets of
 * tables, so reading them gives no advantage in a match. They do contain table ids: a host can watch any table anyway.
 */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { newLogThrottle } from './log-throttle.ts';

/** The stack frames of an error without its message. */
const framesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(message === '' ? 0 : stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());

/**
 * Serialises an error without its message, which may quote a decision or a hidden card. Errors with a code in capitals
 * that begins with E (files, network, SQLite, Node's own) keep code and message. `ludoteca doctor` shows the full
 * message of a table's fault to whoever has the data folder.
 */
export const serializeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const system = typeof code === 'string' && /^E(RR_SQLITE)?[A-Z_]+$/.test(code);
  return {
    type: error.constructor.name,
    ...(system ? { code, message: error.message } : {}),
    ...(typeof errcode === 'number' ? { errcode } : {}),
    at: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
};

const OPTIONS: LoggerOptions = {
  // No pid and hostname in each line: the host knows them.
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: serializeError },
};

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A logger that writes to standard error by default. @throws when the level is unknown */
export const newLog = (level = 'warn', to: DestinationStream = pino.destination(2)): Logger => {
  if (!LEVELS.some((one) => one === level))
    throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${level}`);
  return pino({ ...OPTIONS, level, hooks: { logMethod: newLogThrottle() } }, to);
};
