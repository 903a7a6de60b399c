/** The game of parries with hands of one's choice, dealt without chance. */
import type { AnyGame } from '#engine/game.ts';
import { parry } from '#engine/laws/small/parry.ts';

/** `hands`: for each seat, the ids of its cards. */
export const parryWith = (hands: readonly (readonly string[])[]): AnyGame =>
  ({
    ...parry,
    setup: (s) => {
      for (const [seat, cards] of hands.entries())
        for (const card of cards) s.card.move(s.card.plan.ids.indexOf(card), s.card.zone('hand', seat));
    },
  }) satisfies typeof parry as AnyGame;
