/** Creates a table: on the server, or on this device when there is no server. */
import type { Refusal } from '#engine/result.ts';
import type { Announcement } from '#games/manifest.ts';
import type { OpenTable } from '#wire/rest.ts';
import { openTable } from '../connection/api.ts';
import { router } from '../frame/router.svelte.ts';
import { toast } from '../frame/toast.svelte.ts';

/** Navigates to the new table. Resolves with the refusal when none could be created. */
export const openAndEnter = async (wish: OpenTable): Promise<Refusal | undefined> => {
  let opened = await openTable(wish);
  if (!opened.ok && opened.error.code === 'OFFLINE') {
    const { openLocal } = await import('../offline/local.ts');
    opened = await openLocal(wish);
    if (opened.ok) toast.show('local.started');
  }
  if (!opened.ok) return opened.error;
  router.go(`/t/${opened.value.table}`);
  return undefined;
};

/** Opens a table by link for as few people as the game allows, with everything as usual, and goes there. */
export const openWithFriend = ({ id, seats }: Announcement): Promise<Refusal | undefined> =>
  openAndEnter({
    game: id,
    options: {},
    seats: Array.from({ length: Math.max(2, seats.min) }, () => ({ kind: 'human' as const })),
    absent: 'vote',
  });
