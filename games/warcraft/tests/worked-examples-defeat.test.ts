/** Worked examples of defeats, the end of a turn and what stands in a region (WOW-3, 4, 15, 22, 24). */
import { expect, test } from 'vitest';
import { auditState } from '#engine/layout/audit.ts';
import { QUEST_COLOURS } from '../content/quests/quest.ts';
import { LAST_SPACE } from '../content/tracks.ts';
import { warcraft } from '../rules/game.ts';
import { QUEST_IDS } from '../rules/map/fields.ts';
import { drawQuest, questDeck } from '../rules/map/quests.ts';
import { REGION_IDS } from '../rules/state.ts';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

/** Answers what a fight asks with the plainest answer until it is over. */
const fightOut = (game: Fight, until: readonly string[]): void => {
  game.until(() => until.includes(game.asked));
};

test('W-119: who is defeated by the own first action has no second one (WOW-3.7, WOW-15.14)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', health: 1 },
      { name: 'horde-2', class: 'priest', region: 'undercity' },
    ],
    figures: ['blue naga in brill'],
    dice: new Array(40).fill(2),
  });
  game.play('3: challenge horde-1 group naga-blue-1');
  fightOut(game, ['action', 'respawn']);
  if (game.asked === 'respawn') game.play(game.offers[0]!);
  expect(game.told).toContain('defeated');
  expect(game.s.actions[2]).toBe(0);
  expect(game.refused('3: pass horde-1')).toBe('NO_ACTION_LEFT WOW-3.3');
  game.play('4: pass horde-2');
});

test('an action that ends in defeat is followed by trades like any other (WOW-10.2, WOW-3.7)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', health: 1, gold: 3 },
      { name: 'horde-2', class: 'priest', region: 'brill' },
    ],
    figures: ['blue naga in brill'],
    dice: new Array(40).fill(2),
  });
  game.play('3: challenge horde-1 group naga-blue-1');
  fightOut(game, ['action', 'respawn']);
  if (game.asked === 'respawn') game.play('into brill');
  expect([game.where('horde-1'), game.asked]).toEqual(['brill', 'action']);
  game.play('3: trade horde-1 on horde-2 gold 3', '4: accept');
  expect(game.s.gold[3]).toBe(3);
});

test('W-43: one point of each, no curses, no actions, at the nearest graveyard (WOW-15.6, WOW-15.7, WOW-15.8, WOW-15.9)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'mage', region: 'ruins-of-andorhal', health: 1 },
      { name: 'alliance-2', class: 'druid', region: 'southshore' },
    ],
    figures: ['blue naga in ruins-of-andorhal'],
    dice: new Array(40).fill(2),
  });
  game.s.curse[0] = 1;
  game.play('1: challenge alliance-1 group naga-blue-1', 'roll pay red');
  fightOut(game, ['respawn']);
  expect(game.offers.sort()).toEqual(['into corins-crossing', 'into queldanil-lodge', 'into southshore']);
  expect(game.refused('into ruins-of-andorhal')).toBe('NOT_NEAREST WOW-15.7');
  expect(game.refused('into olsens-farthing')).toBe('NOT_NEAREST WOW-15.8');
  expect(game.refused('into brill')).toBe('NOT_NEAREST WOW-15.6');
  game.play('into southshore');
  expect([game.points('alliance-1'), game.s.curse[0], game.s.actions[0]]).toEqual(['1/1', 0, 0]);
});

test('without a time limit the laps can be counted as long as a match may last (WOW-24.3)', () => {
  const { s } = onMap({ heroes: [], options: { noTurnLimit: true } });
  // Each turn asks for at least one decision.
  s.lap = Math.ceil(warcraft.maxDecisions(s.config) / LAST_SPACE);
  expect(auditState(s)).toEqual([]);
});
test('W-53: without a time limit the marker goes round (WOW-24.3, WOW-24.4)', () => {
  const game = onMap({
    space: 30,
    options: { noTurnLimit: true },
    heroes: [{ name: 'alliance-1', class: 'druid', region: 'southshore', actions: 1 }],
  });
  game.play('pass alliance-1');
  while (game.asked === 'manage') game.play(game.offers[0]!);
  expect([game.s.space, ...game.s.actions]).toEqual([1, 0, 0, 2, 2]);
});

test('W-136: after the last action one may still trade, and no more in management (WOW-3.8, WOW-10.2, WOW-10.5)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', gold: 3, actions: 0, bag: ['ley-staff-1'] },
      { name: 'horde-2', class: 'priest', region: 'brill', actions: 1 },
    ],
  });
  game.play('4: pass horde-2');
  expect(game.asked).toBe('closeTrading');
  game.play('3: trade horde-1 on horde-2 gold 3', '4: accept');
  expect([game.s.gold[2], game.s.gold[3]]).toEqual([0, 3]);
  for (let guard = 0; game.asked === 'closeTrading' && guard < 4; guard++) game.play('close');
  expect(game.asked).not.toBe('closeTrading');
  expect(game.refused('4: trade horde-2 on horde-1 gold 3')).toBe('NOT_YOUR_TURN WOW-3.15');
});

test('W-175: an independent creature that a quest brings obliges a character that stands there (WOW-18.11, WOW-4.2)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', health: 1, energy: 1, region: 'tarren-mill' }],
  });
  const { s } = game;
  expect(game.next('rest horde-1')).not.toEqual([]);
  const yellow = QUEST_COLOURS.indexOf('yellow');
  s.quests.move(QUEST_IDS.indexOf('unexpected-visitors'), questDeck(s, 0, yellow));
  drawQuest(s, 0, yellow, null);
  expect(game.lies('unexpected-visitors')).toBe('open');
  expect(game.refused('rest horde-1 health 1')).toBe('MUST_CHALLENGE WOW-4.2');
  expect(game.next('challenge horde-1')).toEqual(['group wildkin-blue-1']);
});

test('W-191: an independent creature comes before the overlord (WOW-22.3, WOW-4.2)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', region: 'stratholme' }],
    figures: ['blue naga in stratholme'],
    more: (s) => {
      s.overlordAt = REGION_IDS.indexOf('stratholme');
    },
  });
  expect(game.next('challenge horde-1')).toEqual(['group naga-blue-1']);
});
