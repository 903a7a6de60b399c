/**
 * Structured logs for the host: JSON lines. They hold no token, name, chat, decision or secret of a table, so reading
 * them helps nobody to play better. They do hold ids of tables: a host can watch every table anyway.
 */
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { newLogThrottle } from './log-throttle.ts';

/** Calls as they stand in a stack: where, but not what. */
const framesOf = ({ stack = '', message }: Error): string[] =>
  stack
    .slice(message === '' ? 0 : stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());

/**
 * An error without its message, which may quote a decision or a hidden card. The system's own errors (files, network,
 * SQLite) have a code and speak of nothing else; they keep theirs. What a table's fault says in full,
 * `ludoteca doctor` shows to those who have the data.
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
  // The host knows its machine and its process.
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: serializeError },
};

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** @throws when there is no such level */
export const newLog = (level = 'warn', to: DestinationStream = pino.destination(2)): Logger => {
  if (!LEVELS.some((one) => one === level))
    throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${level}`);
  return pino({ ...OPTIONS, level, hooks: { logMethod: newLogThrottle() } }, to);
};
