/**
 * Keeps a log from growing without end: what fails at every command is written a few times a second and then counted.
 * A full disk, say, refuses every decision of every table, and must not be filled further by saying so.
 */
import { type LogFn, pino } from 'pino';

/** What is told for the record is told each time; what goes wrong is thinned out. */
const LEAST = pino.levels.values.warn!;
/** So many lines with the same message are written in a second. */
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
