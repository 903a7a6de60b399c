/** Worked examples of rewards, quests and their replacement (WOW-18, 19). */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { share } from '../rules/map/shares.ts';
import { DEFEATED, FIGHTING, REGION_IDS } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';
import { onMap, type Standing } from './map-support.ts';

/** Gold and experience of Alliance characters who shared a reward. */
const shared = (
  reward: { gold: number; xp: number; level: number | undefined },
  options: Readonly<Record<string, string | boolean | number>>,
  ...heroes: readonly { level: number; xp: number; down?: true }[]
): string[] => {
  const standing = heroes.map(
    ({ level, xp }, i): Standing => ({
      name: `alliance-${i + 1}`,
      class: ['druid', 'mage', 'priest'][i]!,
      level,
      xp,
      region: 'ambermill',
    }),
  );
  const { s } = onMap({ seats: heroes.length > 2 ? 6 : 4, space: 2, heroes: standing, options });
  heroes.forEach(({ down }, hero) => {
    s.role[hero] = down ? DEFEATED : FIGHTING;
  });
  share(s, 0, reward, new FastChance(1), null);
  const told = heroes.map((_, hero) => `${s.gold[hero]} ${s.xp[hero]}`);
  s.role.fill(0);
  return told;
};

test('W-124: who is below the level of the quest gets the difference (WOW-19.4, WOW-19.8)', () => {
  const reward = { gold: 0, xp: 6, level: 3 };
  const group = [
    { level: 2, xp: 6 },
    { level: 1, xp: 3 },
  ] as const;
  // 3 each; the level 1 character 2 more, the other 1 more.
  expect(shared(reward, {}, ...group)).toEqual(['0 10', '0 8']);
  expect(shared(reward, { xpBonus: 'lowestOnly' }, ...group)).toEqual(['0 9', '0 8']);
});

test('W-176: a level 1 character that wins a red quest alone (WOW-18.1, WOW-18.12, WOW-19.4)', () => {
  expect(shared({ gold: 0, xp: 5, level: 5 }, {}, { level: 1, xp: 0 })).toEqual(['0 9']);
});

test('W-179: several levels at once (WOW-19.4, WOW-19.12, WOW-19.14)', () => {
  expect(shared({ gold: 0, xp: 7, level: 2 }, {}, { level: 1, xp: 2 })).toEqual(['0 10']);
});

test("W-63: what lies where with six characters and Kel'Thuzad (WOW-2.8, WOW-2.12, WOW-2.14, WOW-22.4, WOW-22.13)", () => {
  const { s } = dealtTo(6, { overlord: 'kelthuzad' });
  for (const faction of [0, 1]) expect(s.quests.size(s.quests.plan.base.open! + faction)).toBe(5);
  expect(s.events.size(s.events.plan.base.deck!)).toBe(52);
  expect(REGION_IDS[s.overlordAt]).toBe('stratholme');
});
