/** Advice for a first game (WOW-24.7): what is suggested where, and that nobody has to follow it. */
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '#engine/options.ts';
import { firstSeat } from '#engine/seats.ts';
import { FIRST_GAME } from '../content/characters.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { push } from '../rules/fight/frames.ts';
import { warcraft } from '../rules/game.ts';
import { factionName } from '../rules/heroes.ts';
import { F_LEVELS, type Warcraft } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';
import { onMap, type Place } from './map-support.ts';
import type { Fight } from './support.ts';

const GUIDED: OptionValues = { guidedFirstGame: true };
const adviceTo = (s: Warcraft, seat = firstSeat(warcraft.active(s))): string | undefined =>
  warcraft.point(s, seat)?.params?.advice as string | undefined;
/** Everybody follows the advice until the first turn begins. */
const choose = (seats: number, options: OptionValues = {}): Fight => {
  const game = dealtTo(seats, { ...GUIDED, ...options });
  while (game.asked === 'chooseSeatClass') game.play(adviceTo(game.s)!);
  return game;
};
const PRESETS = FIRST_GAME.map(({ classId, faction }) => `${faction} ${classId}`).sort();

describe('characters', () => {
  test.each([2, 3, 4, 5, 6])('%i players who follow play those of the list (WOW-24.7)', (seats) => {
    const { s } = choose(seats);
    const half = s.config.heroes / 2;
    const chosen = [...s.classOf].map((one, hero) => `${factionName(hero < half ? 0 : 1)} ${CLASS_IDS[one]}`);
    if (half === 3) expect(chosen.sort()).toEqual(PRESETS);
    for (const one of chosen) expect(PRESETS).toContain(one);
  });
  test('where factions are drawn by lot only the classes are of the list (WOW-1.9, WOW-24.7)', () => {
    const { s } = choose(6, { assignment: 'randomFactions' });
    const classes = [...s.classOf].map((one) => CLASS_IDS[one]!);
    expect(classes.sort()).toEqual(FIRST_GAME.map(({ classId }) => classId).sort());
  });
  test('another one may be chosen, and what is taken is not suggested', () => {
    const game = dealtTo(6, GUIDED);
    expect(adviceTo(game.s)).toBe('choose artumnis-moondream');
    game.play('choose artumnis-moondream');
    expect(adviceTo(game.s)).toBe('choose sandrai-darkshine');
    game.play(game.offers.find((one) => one !== adviceTo(game.s))!);
  });
  test('without the option nothing is suggested', () => {
    expect(adviceTo(dealtTo(6, {}).s)).toBeUndefined();
  });
});

describe('the first turn', () => {
  const warrior: Place['heroes'][number] = { name: 'horde-1', class: 'warrior', region: 'brill', gold: 5 };
  const turn = (place: Partial<Place> = {}): Fight =>
    onMap({ heroes: [warrior], options: GUIDED, figures: [ENEMY_QUEST], ...place });
  const ENEMY_QUEST = 'green murloc in agamand-mills of gnolls-on-the-warpath';
  const hordeQuest = (where: string): string => `green murloc in ${where} of ${HORDE_QUEST}`;
  const HORDE_QUEST = 'devils-from-the-deep';

  test('in the town both powers, for exactly five gold, then on (WOW-24.7, WOW-7.1)', () => {
    const game = turn({ figures: [hordeQuest('undercity')] });
    expect(adviceTo(game.s)).toBe('town horde-1 learn battle-shout learn heroic-strike');
    game.play(adviceTo(game.s)!);
    expect([game.s.gold[2], game.lies('heroic-strike'), game.lies('battle-shout')]).toEqual([
      0,
      'spellbook',
      'spellbook',
    ]);
    expect(adviceTo(game.s)).toBe('travel horde-1 into undercity');
  });
  test('with a gold less there is no purchase, only the way', () => {
    const game = turn({ heroes: [{ ...warrior, gold: 4 }], figures: [hordeQuest('undercity')] });
    expect(adviceTo(game.s)).toBe('travel horde-1 into undercity');
  });
  test.each([
    [1, 1, true],
    [3, 1, false],
    [1, 2, false],
  ])('on space %i of lap %i: %s (WOW-3.1, WOW-24.3)', (space, lap, advised) => {
    const game = turn({
      space,
      more: (s) => {
        s.lap = lap;
      },
    });
    expect(adviceTo(game.s) !== undefined).toBe(advised);
  });
  test('the second space is the first turn of the Alliance', () => {
    const druid: Place['heroes'][number] = {
      name: 'alliance-1',
      class: 'druid',
      region: 'southshore',
      gold: 5,
    };
    const advice = (space: number): string | undefined =>
      adviceTo(onMap({ heroes: [druid], space, options: GUIDED }).s);
    expect(advice(2)).toBe('town alliance-1 learn bear-form learn rejuvenation');
    expect(advice(4)).toBeUndefined();
  });
  test('never into independent creatures, and not to the quests of the enemy', () => {
    const poor = [{ ...warrior, gold: 0 }];
    expect(adviceTo(turn({ heroes: poor, figures: [ENEMY_QUEST] }).s)).toBeUndefined();
    const straight = turn({ heroes: poor, figures: [hordeQuest('ambermill')] });
    expect(adviceTo(straight.s)).toBe('travel horde-1 into deep-elem-mine');
    const around = turn({
      heroes: poor,
      figures: [hordeQuest('ambermill'), 'blue gnoll in deep-elem-mine'],
    });
    expect(adviceTo(around.s)).toBe('travel horde-1 into the-sepulcher');
    // The creatures of the quest stand among blue ones.
    const held = turn({
      heroes: poor,
      figures: [hordeQuest('undercity'), 'blue gnoll in undercity'],
    });
    expect(adviceTo(held.s)).toBeUndefined();
  });
  test('who must fight first, or is there already, is told of no way (WOW-4.2)', () => {
    const held = turn({ figures: [hordeQuest('undercity'), 'blue gnoll in brill'] });
    expect(adviceTo(held.s)).toBeUndefined();
    const there = turn({ heroes: [{ ...warrior, gold: 0 }], figures: [hordeQuest('brill')] });
    expect(adviceTo(there.s)).toBeUndefined();
  });
  test('nothing for a class that is not on the list, and nothing is enforced', () => {
    const rogue: Place['heroes'][number] = { ...warrior, class: 'rogue' };
    expect(adviceTo(turn({ heroes: [rogue], figures: [hordeQuest('undercity')] }).s)).toBeUndefined();
    expect(turn().play('pass horde-1').asked).toBe('action');
  });
});

test('the first talent, not the second (WOW-24.7, WOW-19.12)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', region: 'brill', level: 2, xp: 4 }],
    options: GUIDED,
    more: (s) => {
      s.owedTalents[2] = 2;
      push(s, F_LEVELS);
    },
  });
  expect([game.asked, adviceTo(game.s)]).toEqual(['talent', 'talent arcane-focus']);
  game.play('talent arcane-focus');
  expect([game.asked, adviceTo(game.s)]).toEqual(['talent', undefined]);
});
