// How far somebody drove, from what was told: as far as the rules say.
import { expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, NOBODY } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import { spacesDriven } from '../table/driven.ts';

it('counts every space once, and a leap as two', () => {
  let leaps = 0;
  for (const seed of [1, 2, 3, 4]) {
    const secret = new Uint8Array(32).fill(seed);
    const made = Match.create(eightyCards, { id: 'driven', options: {}, seats: 3, secret, entropy: [] });
    if (!made.ok) throw new Error(made.error.code);
    const match = made.value;
    const chance = new FastChance(seed);
    for (let n = 0; n < 600 && !match.outcome; n++)
      if (match.ready) match.resolveRound();
      else {
        const seat = firstSeat(match.owing);
        match.decide(seat, randomDecision(match.game, match.state, seat, chance));
      }
    const told = storyOf(match, NOBODY).flatMap((item) => item.told) as Parameters<typeof spacesDriven>[0];
    leaps += told.filter(({ type }) => type === 'leapt').length;
    const progress = (match.state as unknown as { progress: Int32Array }).progress;
    for (const seat of [0, 1, 2])
      expect(spacesDriven(told.filter((event) => 'seat' in event && event.seat === seat + 1))).toBe(
        progress[seat],
      );
  }
  expect(leaps).toBeGreaterThan(0);
});
