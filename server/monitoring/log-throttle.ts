/**
 * Log throttling: a repeated warning or error is written a few times per second, and further repetitions are only
 * counted. A full disk, for example, makes every decision of every table fail; logging each would fill it further.
 */
import { type LogFn, pino } from 'pino';

/** Lowest level that is throttled. */
const LEAST = pino.levels.values.warn!;
/** Maximum lines with the same message per second. */
export const LINES_PER_SECOND = 10;
const SECOND = 1000;

interface Said {
  lines: number;
  leftOut: number;
}

/**
 * A `hooks.logMethod` for pino, called before each line is written. Lines below the level of a warning and lines
 * without a message are never throttled.
 */
export const newLogThrottle = (): ((args: Parameters<LogFn>, write: LogFn, level: number) => void) => {
  const said = new Map<string, Said>();
  return function (this: unknown, args, write, level) {
    const message = args.find((one) => typeof one === 'string');
    if (message === undefined || level < LEAST) {
      write.apply(this, args);
      return;
    }
    let known = said.get(message);
    if (!known) {
      known = { lines: 0, leftOut: 0 };
      said.set(message, known);
      setTimeout(() => {
        const { leftOut } = known!;
        said.delete(message);
        if (leftOut > 0) write.call(this, { message, leftOut }, 'more of the same was left out');
      }, SECOND).unref();
    }
    if (known.lines < LINES_PER_SECOND) {
      known.lines++;
      write.apply(this, args);
    } else known.leftOut++;
  };
};
