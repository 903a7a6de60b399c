/** Random decisions: what is drawn without lists is what the lists offer. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { warcraft } from '../rules/game.ts';
import { dealtTo } from './dealt.ts';

/** So many draws for each step that is offered miss none of them. */
const DRAWS = 15;

test.each([2, 3, 6])('%i seats: every first step that is listed is drawn, and no other', (seats) => {
  const { s } = dealtTo(seats, {});
  const chance = new FastChance(seats);
  const out = new StepList();
  const asked = new Set<string>();
  for (let n = 0; n < 240; n++) {
    const seat = firstSeat(warcraft.active(s));
    const draw = (): readonly number[] => randomDecision(warcraft, s, seat, chance);
    const { name } = warcraft.point(s, seat)!;
    if (n % 12 === 0 || !asked.has(name)) {
      asked.add(name);
      warcraft.steps(s, seat, [], out);
      const listed = out.list();
      const drawn = Array.from({ length: DRAWS * listed.length }, draw);
      for (const decision of drawn) expect(warcraft.refuse(s, seat, decision, true)).toBeUndefined();
      expect(new Set(drawn.map(([first]) => first))).toEqual(new Set(listed));
    }
    warcraft.apply(s, seat, draw(), chance, null);
    if (warcraft.active(s) === 0) break;
  }
  expect(asked.size).toBeGreaterThan(5);
});
