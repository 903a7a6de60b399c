/** Chromium's trace of what the main thread of a page did, with the processor time that it took. */
import type { CDPSession } from '@playwright/test';

/** As in Chromium's trace format: times in microseconds; `tdur` is the thread's own processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Records a trace while `goesOn` runs. */
export const traced = async (
  session: CDPSession,
  goesOn: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: unknown }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', take);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
    },
  });
  await goesOn();
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', take);
  return events;
};

/** What the main thread of a process did. @throws when the trace does not contain it */
export const mainThreadOf = (events: readonly TraceEvent[], pid: number): readonly TraceEvent[] => {
  const main = events.find(
    (event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain',
  );
  if (!main) throw new Error('The trace has no main thread.');
  return events.filter((event) => event.pid === main.pid && event.tid === main.tid && event.ph === 'X');
};

/** Milliseconds of processor time. */
export const tookOf = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;
