/**
 * Log throttling: a warning or error that repeats is written a few times a second and then only counted. A full disk,
 * for example, refuses every decision of every table, and logging each would fill it further.
 */
import { type LogFn, pino } from 'pino';

/** Only warnings and errors are throttled. */
const LEAST = pino.levels.values.warn!;
/** Lines with the same message that are written each second. */
export const LINES_PER_SECOND = 10;
const SECOND = 1000;

interface Said {
  lines: number;
  leftOut: number;
}

/** What pino calls for each line before it is written (`hooks.logMethod`). Lines without a message are all written, and so is what is no warning. */
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
