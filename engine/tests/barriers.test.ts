/** The cache of undo barriers, filled while a match goes on, must agree with a match that was just loaded. */
import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { offeredDecision } from '../laws/scene.ts';
import { SMALL_GAMES } from '../laws/small/index.ts';
import { loadMatch, writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { listSeats } from '../seats.ts';

const undoOf = (m: Match): unknown[] =>
  Array.from({ length: m.setup.seats }, (_, seat) => m.refuseAct(seat, 'undo') ?? 'may');

const fresh = (m: Match): Match => {
  const loaded = loadMatch(
    m.game,
    writeMatch(
      m,
      Array.from({ length: m.setup.seats }, () => 'x'),
    ),
  );
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
};

test.each(SMALL_GAMES.map(({ game }) => [game.id, game] as const))(
  '%s: the cache equals a fresh computation, also after undoing',
  (_, game) => {
    let compared = 0;
    let undone = 0;
    for (let n = 0; n < 16; n++) {
      const random = new FastChance(n);
      const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
      const made = Match.create(game, {
        id: `barriers-${n}`,
        options: {},
        seats,
        secret: new Uint8Array(32).fill(n),
        entropy: [],
      });
      if (!made.ok) throw new Error(made.error.code);
      const m = made.value;
      for (let i = 0; i < 120 && !m.outcome; i++) {
        for (const seat of listSeats(m.owing)) {
          const decision = offeredDecision(game, m.state, seat, random);
          if (decision) m.decide(seat, decision);
        }
        // Sometimes skip a few decisions before the next query.
        if (random.draw(3) === 0) continue;
        expect(undoOf(m), `game ${n}, decision ${i}`).toEqual(undoOf(fresh(m)));
        compared++;
        const seat = random.draw(seats);
        if (random.draw(6) > 0 || m.refuseAct(seat, 'undo')) continue;
        const length = m.history.items.length;
        m.act(seat, 'undo');
        for (let other = 0; other < seats; other++)
          if (!m.refuseAct(other, 'acceptUndo')) m.act(other, 'acceptUndo');
        if (m.history.items.length < length) undone++;
        expect(undoOf(m), `game ${n}, after an undo at ${i}`).toEqual(undoOf(fresh(m)));
      }
    }
    expect(compared).toBeGreaterThan(20);
    // In small-bids everybody answers at once, in small-tokens every decision reveals a token: nothing can be undone.
    if (game.id === 'small-bids' || game.id === 'small-tokens') expect(undone).toBe(0);
    else expect(undone).toBeGreaterThan(0);
  },
);
