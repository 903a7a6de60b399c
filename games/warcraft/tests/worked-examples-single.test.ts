/** Worked examples of fights against one strong opponent: bosses and overlords (WOW-9, 14, 21, 22). */
import { expect, test } from 'vitest';
import { hasRelic } from '../rules/event-cards/bosses.ts';
import { playZone } from '../rules/event-cards/deck.ts';
import { EVENT_IDS } from '../rules/event-cards/fields.ts';
import { countInBag } from '../rules/map/bag.ts';
import { bagOf, REGION_IDS, type Warcraft } from '../rules/state.ts';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

/** Two of the Horde where the opponent is. Nobody rolls a hit. */
const facing = (
  region: string,
  options: Readonly<Record<string, string>>,
  more: (s: Warcraft) => void,
): Fight =>
  onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region, level: 3, actions: 2 },
      { name: 'horde-2', class: 'priest', region, level: 3, actions: 2 },
    ],
    options,
    more: (s) => {
      s.health[2] = 20;
      s.health[3] = 20;
      more(s);
    },
    dice: new Array(300).fill(3),
  });
/** Horde-1 has lost the fight and come back. */
const lose = (game: Fight): Fight => {
  game.s.health[2] = 1;
  game.until(() => game.told.includes('defeated') && game.asked === 'respawn', true);
  return game.play(game.offers[0]!);
};

test('W-129: nine hits do not defeat the Old Snake; they wait, but not for the next challenge (WOW-13.2, WOW-14.13, WOW-14.25)', () => {
  const game = facing('shining-strand', {}, (s) =>
    s.events.move(EVENT_IDS.indexOf('the-old-snake'), playZone(s)),
  );
  game.play('challenge horde-1 opponent old-snake');
  game.s.hits[game.s.attackers * 3] = 9;
  game.until(() => game.s.round === 2, true);
  expect(game.told).not.toContain('fightWon');
  expect(game.boxes).toBe('9/0/0+0');
  lose(game);
  game.play('challenge horde-2 opponent old-snake');
  expect(game.boxes).toBe('0/0/0+0');
  game.s.hits[game.s.attackers * 3] = 10;
  game.until(() => game.told.filter((one) => one === 'fightWon').length === 2, true);
  expect(game.events.filter(({ type }) => type === 'fightWon').at(-1)).toMatchObject({ by: 'horde' });
});

test('the victors over Boregore decide who of them takes the relic, once, whatever is in the bag (WOW-11.13, WOW-19.10, WOW-21.19)', () => {
  const bag = ['cannonball-runner', 'bent-staff-1', 'dull-blade-1'];
  const game = facing('noxious-glade', { overlord: 'kelthuzad' }, (s) => {
    s.events.move(EVENT_IDS.indexOf('light-of-ages'), playZone(s));
    // The one with the fewest experience need not be the one.
    s.xp.set([0, 0, 3, 9]);
    for (const item of bag) s.items.move(s.items.plan.index.get(item)!, bagOf(s, 3));
  });
  game.play('challenge horde-1 opponent boregore invite horde-2', 'join horde-2');
  game.s.hits[game.s.attackers * 3] = 9;
  game.until(() => game.asked === 'rewardItem', true);
  expect(game.offers).toEqual(['keep light-of-ages']);
  expect(game.next('keep light-of-ages')).toEqual(['on horde-1', 'on horde-2']);
  expect(game.refused('keep light-of-ages on alliance-1')).toContain('CANNOT_RECEIVE');
  game.play('keep light-of-ages on horde-2');
  expect([hasRelic(game.s, 2), hasRelic(game.s, 3)]).toEqual([false, true]);
  expect(countInBag(game.s, 3)).toBe(3);
  expect(game.s.events.zoneOf[EVENT_IDS.indexOf('light-of-ages')]).toBe(game.s.events.plan.base.gone);
  expect(game.asked).not.toBe('rewardItem');
});

test('W-147: a character with an action left may challenge Nefarian again; he is whole (WOW-9.8, WOW-14.25, WOW-22.2)', () => {
  const game = facing('overlook-cliffs', { overlord: 'nefarian' }, (s) => {
    s.overlord = 1;
    s.overlordAt = REGION_IDS.indexOf('overlook-cliffs');
  });
  game.play('challenge horde-1 opponent nefarian');
  game.s.hits[game.s.attackers * 3] = 25;
  lose(game);
  expect(game.offers).toContain('challenge horde-2');
  game.play('challenge horde-2 opponent nefarian');
  expect(game.boxes).toBe('0/0/0+0');
  game.s.hits[game.s.attackers * 3] = 25;
  game.until(() => game.s.round === 2 || game.asked === 'over', true);
  expect(game.asked).not.toBe('over');
  game.s.hits[game.s.attackers * 3] = 26;
  game.until(() => game.asked === 'over', true);
});
