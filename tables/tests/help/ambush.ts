/** The game of ambush with hands of one's choice, dealt without chance. */
import type { AnyGame } from '#engine/game.ts';
import { ambush, TURN } from '#engine/laws/small/ambush.ts';

/** `traps`: for each of up to three seats, whether it holds a trap and a stone, or two stones. */
export const ambushWith = (traps: readonly boolean[]): AnyGame =>
  ({
    ...ambush,
    setup: (s) => {
      s.asked = TURN;
      traps.forEach((holds, seat) => {
        for (const name of [holds ? `trap-${seat + 1}` : `stone-${seat + 4}`, `stone-${seat + 1}`])
          s.card.move(s.card.plan.ids.indexOf(name), s.card.zone('hand', seat));
      });
    },
  }) satisfies typeof ambush as AnyGame;
