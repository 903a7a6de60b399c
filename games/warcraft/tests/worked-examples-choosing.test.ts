/** Worked examples of who plays what, and for whom (WOW-1). */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { parseOptions } from '#engine/options.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { factionOf } from '../rules/heroes.ts';
import { OPTIONS } from '../rules/options.ts';
import { charactersOf } from '../rules/setup.ts';
import { dealtTo } from './dealt.ts';

test('W-134: classes are chosen, then factions are dealt; the shaman is Horde (WOW-1.7, WOW-1.9)', () => {
  const classes = ['shaman', 'mage', 'druid', 'rogue'];
  const withShaman = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const game = dealtTo(4, { assignment: 'randomFactions' });
    const chance = new FastChance(seed);
    // One of the three who may be of the Horde beside the shaman.
    game.script.draw = () => chance.draw(3);
    for (const one of classes) game.play(`as ${one}`);
    const faction = (one: string): number =>
      factionOf(
        game.s,
        [...game.s.classOf].findIndex((id) => CLASS_IDS[id] === one),
      );
    expect(faction('shaman')).toBe(1);
    const horde = classes.slice(1).filter((one) => faction(one) === 1);
    expect(horde).toHaveLength(1);
    withShaman.add(horde[0]!);
  }
  expect([...withShaman].sort()).toEqual(['druid', 'mage', 'rogue']);
});

test('W-134: with three players one seat, drawn before choosing, has both characters of a faction (WOW-1.12)', () => {
  const twice = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const game = dealtTo(3, { assignment: 'randomFactions' }, undefined, seed);
    const counts = [0, 1, 2].map((seat) => charactersOf(game.s, seat));
    expect([...counts].sort()).toEqual([1, 1, 2]);
    twice.add(counts.indexOf(2));
  }
  expect([...twice].sort()).toEqual([0, 1, 2]);
});

test('all may agree on the seat that plays two characters, where one does (WOW-1.10, WOW-1.12)', () => {
  for (const [seats, seat] of [
    [3, 1],
    [3, 3],
    [5, 4],
    [5, 5],
  ] as const)
    for (let seed = 1; seed <= 6; seed++) {
      const { s } = dealtTo(seats, { twoCharacters: `seat${seat}` }, undefined, seed);
      const counts = Array.from({ length: seats }, (_, one) => charactersOf(s, one));
      expect(counts).toEqual(counts.map((_, one) => (one === seat - 1 ? 2 : 1)));
    }
  const refused = (seats: number, twoCharacters: string): boolean =>
    !parseOptions(OPTIONS, { twoCharacters }, seats).ok;
  expect(refused(3, 'seat4')).toBe(true);
  expect(refused(4, 'seat1')).toBe(true);
  expect(refused(5, 'seat6')).toBe(true);
  expect(refused(5, 'seat5')).toBe(false);
});
