/** Worked examples of quests, rewards, levels and the deal (WOW-1, 2, 15, 18, 19). */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { warcraft } from '../rules/game.ts';
import { QUEST_IDS } from '../rules/map/fields.ts';
import { drawQuest } from '../rules/map/quests.ts';
import { share } from '../rules/map/shares.ts';
import { DEFEATED, FIGHTING, REGION_IDS } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';
import { onMap, type Standing } from './map-support.ts';

const alone = { name: 'alliance-1', class: 'druid', region: 'ambermill' } as const;
/** Gold and experience of Alliance characters who shared a reward; `*` marks a defeated one. */
const shared = (
  reward: { gold: number; xp: number; level: number | undefined },
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
  const { s } = onMap({ seats: heroes.length > 2 ? 6 : 4, space: 2, heroes: standing });
  heroes.forEach(({ down }, hero) => {
    s.role[hero] = down ? DEFEATED : FIGHTING;
  });
  share(s, 0, reward, new FastChance(1), null);
  const told = heroes.map((_, hero) => `${s.gold[hero]} ${s.xp[hero]}`);
  s.role.fill(0);
  return told;
};

test('W-22: the whole reward when the last quest creature falls; the blue one stays (WOW-18.6, WOW-18.3)', () => {
  const game = onMap({
    space: 2,
    heroes: [{ ...alone, level: 5, xp: 10, sheet: ['trogg-club-1@5'] }],
    figures: ['green gnoll in ambermill of dogs-in-the-mill', 'blue ghoul in dun-garok'],
    more: ({ items }) => {
      for (const id of ['scimitar-1', 'ley-staff-1'])
        items.move(items.plan.index.get(id)!, items.plan.base.deck!);
    },
    dice: [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
  });
  game.play('challenge alliance-1 group gnoll-green-1');
  for (let guard = 0; game.asked !== 'rewardItem' && guard < 40; guard++) {
    const [first] = game.offers;
    game.play(game.offers.includes('done') ? 'done' : first === 'spare' ? 'kill gnoll-green-1' : first!);
  }
  // Two symbols, one after the other; the second item is drawn when the first is given (WOW-19.7).
  expect(game.offers).toEqual(['keep ley-staff-1']);
  game.play('keep ley-staff-1 on alliance-1', 'keep scimitar-1 on alliance-1');
  expect(game.lies('dogs-in-the-mill')).toBe('done');
  expect(game.s.gold[0]).toBe(5);
  // The creature falls, then the quest is done (WOW-18.6).
  expect(game.told.indexOf('questCompleted')).toBe(game.told.indexOf('creatureDefeated') + 1);
  expect(
    game.s.figures.list(game.s.figures.plan.base.region! + REGION_IDS.indexOf('dun-garok')),
  ).toHaveLength(1);
});

test('W-30: experience by the level of the quest (WOW-19.4, WOW-19.5)', () => {
  const quest = { gold: 0, xp: 7, level: 3 };
  expect(shared(quest, { level: 2, xp: 5 })).toEqual(['0 13']);
  expect(shared(quest, { level: 3, xp: 10 })).toEqual(['0 17']);
  expect(shared(quest, { level: 5, xp: 20 })).toEqual(['0 25']);
  expect(shared({ gold: 0, xp: 4, level: 1 }, { level: 5, xp: 20 })).toEqual(['0 20']);
});
test('W-31: the whole remainder goes to the one with the fewest experience (WOW-19.2)', () => {
  const three = [
    { level: 3, xp: 13 },
    { level: 3, xp: 11 },
    { level: 3, xp: 12 },
  ];
  expect(shared({ gold: 8, xp: 7, level: 3 }, ...three)).toEqual(['2 15', '4 14', '2 14']);
});
test('W-32: the defeated share experience, not gold (WOW-19.3)', () => {
  expect(shared({ gold: 10, xp: 6, level: 2 }, { level: 2, xp: 4 }, { level: 2, xp: 4, down: true })).toEqual(
    ['10 7', '0 7'],
  );
});
test('W-180: the track ends at 28, and events are not adjusted to the level (WOW-19.13, WOW-19.15)', () => {
  expect(shared({ gold: 12, xp: 10, level: undefined }, { level: 4, xp: 26 })).toEqual(['12 28']);
});

describe('W-54: a quest whose figures are short goes under its deck (WOW-18.4)', () => {
  test('nothing is placed, not even the blue ones', () => {
    const { s } = onMap({
      space: 2,
      heroes: [alone],
      figures: ['6 green murloc in brill', 'green murloc in undercity'],
      more: (at) => {
        // The quest lies on top of its deck.
        const quest = QUEST_IDS.indexOf('murlocs-in-the-mines');
        at.quests.move(quest, at.quests.plan.base.deck! + 1);
      },
    });
    const before = s.figures.size(s.figures.plan.base.stock!);
    drawQuest(s, 0, 1, null);
    const drawn = s.quests.first(s.quests.plan.base.open!);
    expect(QUEST_IDS[drawn]).not.toBe('murlocs-in-the-mines');
    expect(QUEST_IDS[s.quests.last(s.quests.plan.base.deck! + 1)]).toBe('murlocs-in-the-mines');
    expect(s.figures.size(s.figures.plan.base.stock!)).toBeLessThan(before);
  });
});

describe('the deal (WOW-1, 2)', () => {
  test('W-62: what lies where with four characters (WOW-2.10, WOW-2.12, WOW-2.14, WOW-2.15)', () => {
    const game = dealtTo(4, { overlord: 'nefarian' });
    const { s } = game;
    for (const faction of [0, 1]) expect(s.quests.size(s.quests.plan.base.open! + faction)).toBe(4);
    expect([0, 1, 2].map((deck) => s.items.size(s.items.plan.base.deck! + deck))).toEqual([43, 28, 15]);
    expect(s.items.size(s.items.plan.base.merchant!)).toBe(6);
    expect(s.quests.size(s.quests.plan.base.removed!)).toBe(10);
    expect(REGION_IDS[s.overlordAt]).toBe('overlook-cliffs');
    expect(s.space).toBe(1);
  });
  test('W-61: who may choose what with three players (WOW-1.1, WOW-1.3, WOW-1.4, WOW-1.6, WOW-1.8)', () => {
    const game = dealtTo(3, {}, (s) => {
      s.double = 2;
      s.chooseOrder.set([0, 1, 2]);
    });
    game.play('choose grumbaz-crowsblood');
    expect(game.refused('choose grumbaz-crowsblood')).toBe('CLASS_TAKEN WOW-1.6');
    expect(game.refused('choose artumnis-moondream')).toBe('FACTION_FULL WOW-1.1');
    game.play('choose sofeea-icecall');
    expect(game.next('choose artumnis-moondream')).toContain('choose burbonn-fang');
    game.play('choose artumnis-moondream choose burbonn-fang');
    expect(game.asked).toBe('action');
    expect([...game.s.seatOf]).toEqual([2, 2, 0, 1]);
    expect(warcraft.active(game.s) & 0b11).not.toBe(0);
  });
});
