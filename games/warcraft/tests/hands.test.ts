/** What is kept of a character's cards is what lies there, however the state came about. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { copyState, writeCells } from '#engine/layout/layout.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat } from '#engine/seats.ts';
import { RACIALS } from '../content/characters.ts';
import { abilitiesOf } from '../content/effects/index.ts';
import { counts, inArea } from '../rules/belongings.ts';
import { warcraft } from '../rules/game.ts';
import { handOf } from '../rules/hands.ts';
import { isAnyWorn } from '../rules/map/arrange.ts';
import { countedItems } from '../rules/map/bag.ts';
import { FIRST_ITEM, FIRST_PRINTED, SOURCES } from '../rules/sources.ts';
import { AREAS, blankState, type Warcraft } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';

const compare = (s: Warcraft): void => {
  for (let hero = 0; hero < s.config.heroes; hero++) {
    if (s.classOf[hero]! < 0) continue;
    const sheet = Array.from({ length: AREAS }, (_, area) => inArea(s, hero, area)).flat();
    const { sheet: kept, counted } = handOf(s, hero);
    expect(kept).toEqual(sheet);
    const worn = sheet.filter(
      (card) => card >= FIRST_ITEM && card < FIRST_PRINTED && counts(card - FIRST_ITEM),
    );
    expect(counted).toBe(worn.length + countedItems(s, hero).length);
    expect(isAnyWorn(s, hero)).toBe(sheet.some((card) => card < FIRST_PRINTED));
  }
};

test('after each decision, in copies, and in states that are written whole', () => {
  const { s } = dealtTo(4, {});
  const chance = new FastChance(7);
  const earlier = blankState(s.config);
  const other = blankState(s.config);
  for (let n = 0; n < 400 && warcraft.active(s) !== 0; n++) {
    const seat = firstSeat(warcraft.active(s));
    if (n % 5 === 0) copyState(s, earlier);
    warcraft.apply(s, seat, randomDecision(warcraft, s, seat, chance), chance, null);
    compare(s);
    writeCells(other, n % 2 === 0 ? earlier.data : s.data);
    compare(other);
    compare(earlier);
  }
});

test('what is told without looking at a hand: cards only add to capacities, and races help no friends by themselves', () => {
  const capacities = SOURCES.flatMap(({ abilities }) =>
    abilities.flatMap(({ ops }) => ops.flatMap((op) => (op.name === 'capacity' ? [op.args[1]] : []))),
  );
  expect(capacities.length).toBeGreaterThan(0);
  expect(Math.min(...capacities)).toBeGreaterThan(0);
  const racial = RACIALS.flatMap(({ id }) =>
    abilitiesOf(id).flatMap(({ ops }) => ops.map(({ name }) => name)),
  );
  expect(racial.length).toBeGreaterThan(0);
  expect(racial).not.toContain('aura');
  expect(racial).not.toContain('capacity');
});
