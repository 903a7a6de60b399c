/** The digest of a table, loaded when there is something in it: nobody's first turn waits for it. */
import type { GameEvent } from '#engine/narration.ts';
import { laterWhen } from '../later.svelte.ts';
import type { DigestReading } from './reading.svelte.ts';

/** Called while a component is being set up. */
export const laterDigest = <E extends GameEvent>(reading: DigestReading<E>) =>
  // One plays without it. It is tried again with the next news.
  laterWhen(
    () => reading.digest !== undefined,
    () => import('./Digest.svelte'),
    () => {
      reading.open = false;
    },
  );
