/** The cards and pieces of the box under random play: none is lost, none is doubled, and all that is open adds up. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomOptions } from '#engine/laws/options.ts';
import { auditState } from '#engine/layout/audit.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { eightyCards } from '../rules/game.ts';
import { isCamp, landAt, spaceOf } from '../rules/ring.ts';
import { CAMP, TRAVEL } from './frames.ts';
import { newGame, type Table } from './support.ts';

/** Every id of the zones of one kind of cards, wherever they lie. */
const idsIn = (zones: Json): string[] => {
  if (typeof zones === 'string') return [zones];
  return typeof zones === 'object' && zones !== null ? Object.values(zones).flatMap(idsIn) : [];
};
const copies = (kinds: Readonly<Record<string, number>>): string[] =>
  Object.entries(kinds).flatMap(([kind, count]) => Array<string>(count).fill(kind));

/** Checks a state by itself. */
const check = ({ named, state }: Table): void => {
  const cards = (field: string): string[] =>
    idsIn(named[field] as JsonObject).map((id) => id.replace(/\.\d+$/, ''));
  expect(cards('travel').sort()).toEqual(copies(TRAVEL).sort());
  expect(cards('camp').sort()).toEqual(copies(CAMP).sort());
  expect(idsIn(named.terrain as JsonObject).sort()).toEqual(TERRAIN_CARDS.map(({ id }) => id).sort());
  expect([...auditState(state), ...(eightyCards.audit?.(state) ?? [])]).toEqual([]);
  for (let seat = 0; seat < state.config.seats; seat++) {
    const [pressure, ap, space] = [state.pressure[seat]!, state.ap[seat]!, spaceOf(state, seat)];
    expect(pressure >= 2 && pressure <= 9 && ap >= 0 && ap <= 9 && space < 48).toBe(true);
  }
};

describe('random games', () => {
  test.each([3, 4])(
    '%i players: cards, boilers and chips [EC-2.8, EC-3.9, EC-4.6, EC-4.10, EC-14.11]',
    (seats) => {
      for (let n = 0; n < 4; n++) {
        const random = new FastChance(80 + n);
        const options = { ...randomOptions(eightyCards.options, seats, random), clock: 'none' };
        const table = newGame(seats, options, `pieces ${seats} ${n}`);
        let progress = Array.from(table.state.progress);
        table.playRandomly(random, 400, () => {
          check(table);
          const now = Array.from(table.state.progress);
          expect(now.every((spaces, seat) => spaces >= progress[seat]!)).toBe(true);
          progress = now;
        });
      }
    },
  );

  test('the ring has 48 spaces, a terrain each, and a camp on every card [EC-2.8, EC-3.1, EC-3.2, EC-3.3, EC-3.10, EC-3.11]', () => {
    const table = newGame(4);
    while (table.asked === 'placeTerrain') table.play(table.offers()[0]!);
    const spaces = Array.from({ length: 48 }, (_, space) => space);
    const lands = spaces.map((space) => landAt(table.state, space));
    for (let card = 0; card < 12; card++) {
      const own = lands.slice(4 * card, 4 * card + 4);
      expect(new Set(own).size).toBe(1);
      expect(
        spaces.filter((space) => Math.floor(space / 4) === card && isCamp(table.state, space)),
      ).toHaveLength(1);
    }
  });
});
