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
 * Whether the message of this error quotes nothing that belongs to a player: it comes from SQLite, or from the
 * operating system about the server's own files and ports. Other errors with a code may quote an argument, an e-mail
 * address or the host of a webhook.
 */
const speaksOfTheHost = (error: Error, code: string): boolean => {
  const { syscall } = error as { syscall?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return true;
  return typeof syscall === 'string' && syscall !== 'connect' && !('hostname' in error);
};

/**
 * Serialises an error without its message, which may quote a decision or a hidden card. A code in capitals that begins
 * with E is kept, and the message where it speaks of the host's own machine. `ludoteca doctor` shows the full message
 * of a table's fault to the host, who has the data folder.
 */
export const serializeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const known = typeof code === 'string' && /^E[A-Z_]+$/.test(code);
  return {
    type: error.constructor.name,
    ...(known ? { code, ...(speaksOfTheHost(error, code) ? { message: error.message } : {}) } : {}),
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
