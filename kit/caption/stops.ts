/** Where somebody who looks back at a match may stop: after their own turns, or where somebody lost something. */
import type { SeatNumber } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { Teller } from './teller.ts';

export type StopKind = 'all' | 'own' | 'captures';

/** The moments of that kind, in order. `over`: the match is; `isMine`: of a seat of the reader. */
export const stopsOf = (
  kind: Exclude<StopKind, 'all'>,
  teller: Teller,
  story: readonly StoryItem[],
  over: boolean,
  isMine: (seat: SeatNumber) => boolean,
): readonly number[] =>
  teller
    .turnsOf(story, over)
    .filter((turn) =>
      kind === 'own' ? isMine(turn.seat) : teller.captionOf(turn, undefined).victims.length > 0,
    )
    .map(({ to }) => to);
