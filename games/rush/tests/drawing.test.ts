/** Drawings and motion of the table: every Vehicle has a silhouette, and only visible cards fly. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { listSeats, seatBit } from '#engine/seats.ts';
import type { Route } from '#kit/flights.svelte.ts';
import { silhouette } from '#kit/silhouettes/silhouette.ts';
import { VEHICLES } from '../content/vehicles.ts';
import { rush } from '../rules/game.ts';
import { FLEET } from '../table/fleet.ts';
import { type Model, modelOf } from '../table/model.ts';
import { hitsBetween, routesBetween } from '../table/routes.ts';
import { ABILITY_SIGNS, CLASS_SIGNS } from '../table/symbols.ts';

describe('silhouettes', () => {
  test('every Vehicle has one, and nothing else has', () => {
    expect(Object.keys(FLEET).sort()).toEqual(VEHICLES.map(({ id }) => id).sort());
  });

  test.each(VEHICLES.map(({ id }) => id))('%s is drawn on the ground, within its box', (id) => {
    const { body, dark, light, left, width, height } = silhouette(FLEET[id]!);
    for (const path of [body, dark, light]) {
      expect(path.length).toBeGreaterThan(20);
      expect(path).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(left).toBeLessThan(0);
    expect(width).toBeGreaterThan(50);
    expect(width).toBeLessThan(140);
    expect(height).toBeGreaterThan(15);
    expect(height).toBeLessThan(50);
  });

  test('armed Vehicles of one nation all look different', () => {
    const armed = VEHICLES.filter(({ vehicleClass }) => vehicleClass !== 'auxiliary');
    const shapes = armed.map(
      ({ id, nation }) => nation + silhouette(FLEET[id]!).body + silhouette(FLEET[id]!).dark,
    );
    expect(new Set(shapes).size).toBe(armed.length);
  });
});

test('all symbols differ', () => {
  const signs = [...Object.values(ABILITY_SIGNS), ...Object.values(CLASS_SIGNS)];
  expect(new Set(signs).size).toBe(signs.length);
});

/** The ids of all cards that this model shows face up. */
const faces = (model: Model): Set<string> => {
  const { reserve, discard, graveyard, attacking, inPlay, seats } = model;
  const cards = [...reserve, ...discard, ...graveyard, ...attacking, inPlay];
  for (const { hand, depot, bases } of seats)
    cards.push(...hand, ...depot, ...bases.flatMap(({ base, defender }) => [base, defender]));
  return new Set(cards.flatMap((card) => (card ? [card.id] : [])));
};

/** Each two successive models of one seat in a game of random decisions. */
function* moments(seats: number, seed: number, eyes: number): Generator<readonly [Model, Model]> {
  const made = Match.create(rush, {
    id: 'drawing',
    options: { roundLimit: 12 },
    seats,
    secret: new Uint8Array(32).fill(seed),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const chance = new FastChance(seed);
  const look = (): Model => modelOf(viewOf(match, seatBit(eyes)));
  let was = look();
  while (!match.outcome) {
    const seat = listSeats(match.owing & ~match.sealed)[0]!;
    const done = match.decide(seat, randomDecision(rush, match.state, seat, chance));
    if (!done.ok) throw new Error(done.error.code);
    const is = look();
    yield [was, is];
    was = is;
  }
}

describe('flights', () => {
  test.each([2, 3, 4, 5])('at %i seats: at most one for each card, and only for visible cards', (seats) => {
    let flown = 0;
    for (const [was, is] of moments(seats, seats, 1)) {
      const [before, after] = [faces(was), faces(is)];
      const routes = routesBetween(was, is);
      flown += routes.length;
      expect(new Set(routes.map(({ piece }) => piece)).size).toBe(routes.length);
      for (const { piece } of routes) expect(before.has(piece) || after.has(piece)).toBe(true);
      // Every card that becomes visible has a flight.
      const flying = new Set(routes.map(({ piece }) => piece));
      for (const card of after) if (!before.has(card)) expect(flying).toContain(card);
    }
    expect(flown).toBeGreaterThan(100);
  });

  test('cards fly from the Garage, from the deck into the Reserve, and into the Depot when bought', () => {
    const seen = new Set<string>();
    const name = ({ from, to, turns }: Route): string =>
      `${from.replace(/[\d-]+/g, '')} > ${to.replace(/[\d-]+/g, '')} ${turns ?? ''}`.trim();
    for (const [was, is] of moments(3, 5, 0))
      for (const route of routesBetween(was, is)) seen.add(name(route));
    for (const way of [
      'pile:garage > hand: up',
      'back: > hand: up',
      'pile:vehicleDeck > reserve up',
      'reserve > pile:depot',
      'reserve > pile:vehicleDiscard',
      'hand: > pile:depot',
      'hand: > base:',
      'pile:depot > pile:garage down',
    ])
      expect(seen).toContain(way);
  });

  test('every new damage is a hit at its place; other hits are of what is gone', () => {
    let damaged = 0;
    let destroyed = 0;
    for (const [was, is] of moments(4, 9, 0))
      for (const hit of hitsBetween(was, is)) {
        const place = Number(hit.place.slice('base:'.length));
        const [old, now] = [was, is].map((model) => model.seats[Math.floor(place / 3)]!.bases[place % 3]!);
        if (hit.destroyed) {
          destroyed++;
          expect(now!.base === undefined || now!.defender?.id !== old!.defender?.id).toBe(true);
        } else {
          damaged++;
          expect(now!.damaged || now!.defenderDamaged).toBe(true);
        }
      }
    expect(damaged).toBeGreaterThan(3);
    expect(destroyed).toBeGreaterThan(3);
  });
});
