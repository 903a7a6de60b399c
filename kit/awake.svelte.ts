/** What may be done at a table is worked out once the table is laid (yielding-queue.ts). */
import { queueTask } from './yielding-queue.ts';

/** @returns whether the table is laid. Called while a component is being set up. */
export const wakeLater = (): (() => boolean) => {
  let awake = $state(false);
  $effect(() =>
    queueTask(() => {
      awake = true;
    }),
  );
  return () => awake;
};
