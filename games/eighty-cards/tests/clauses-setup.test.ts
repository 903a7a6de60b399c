/** Clauses on set-up, the world and the ring (EC-1 to EC-3). */
import { describe, expect, test } from 'vitest';
import { seatOf } from '#engine/seats.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { eightyCards } from '../rules/game.ts';
import { distance, isCamp, landAt, spaceOf } from '../rules/ring.ts';
import { NATIONS, WORLDS } from './frames.ts';
import { given, newGame, type Table } from './support.ts';

const places = (table: Table): Table => {
  while (table.asked === 'placeTerrain') table.play(table.offers()[0]!);
  return table;
};

describe('set-up', () => {
  test('three or four seats, clockwise, P1 first [EC-1.1, EC-1.2, EC-1.3, EC-2.1, EC-2.5]', () => {
    expect(eightyCards.seats).toEqual({ min: 3, max: 4 });
    const table = newGame(3);
    const order: number[] = [];
    while (table.asked === 'placeTerrain') {
      order.push(table.turn);
      table.play(table.offers()[0]!);
    }
    // The last card has only one slot left, so it is placed without asking.
    expect(order).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
    expect([table.turn, table.asked]).toEqual([1, 'act']);
    const seating = eightyCards.options.find(({ id }) => id === 'firstPlayer');
    expect(seating).toMatchObject({ role: 'seating', host: { random: 'lot', host: 'first' } });
  });

  test('all boilers show 5, by option 4 that of the last player [EC-1.5]', () => {
    const shown = (seats: number, options = {}) => [...newGame(seats, options).state.pressure];
    expect(shown(3)).toEqual([5, 5, 5]);
    expect(shown(3, { lastPressure: '4' })).toEqual([5, 5, 4]);
    expect(shown(4, { lastPressure: '4' })).toEqual([5, 5, 5, 4]);
  });

  test('empty vehicles, hands before the world [EC-1.12, EC-1.13]', () => {
    const table = newGame(4);
    for (const seat of [1, 2, 3, 4]) {
      expect([table.crew(seat), table.upgrade(seat), table.weapon(seat), table.pending(seat)]).toEqual([
        '',
        '',
        '',
        '',
      ]);
      expect(table.handSize(seat)).toBe(5);
    }
    expect(table.asked).toBe('placeTerrain');
  });

  test('nations by lot [EC-1.15]', () => {
    const random = newGame(4).named.nation as string[];
    expect([...random].sort()).toEqual([...NATIONS].sort());
  });

  test('nations by choice [EC-1.15]', () => {
    const table = newGame(4, { nations: 'choose' });
    expect(table.named.nation).toEqual([null, null, null, null]);
    table.play('nation france', 'nation britain');
    expect(table.offers()).toEqual(['nation germany', 'nation russia']);
    table.play('nation russia');
    expect(table.named.nation).toEqual(['france', 'britain', 'russia', 'germany']);
    expect([table.asked, table.turn]).toEqual(['placeTerrain', 1]);
  });

  test('the four shuffles and nothing else [EC-16.8]', () => {
    const table = newGame(4, {}, 'script', [
      { shuffle: ['russia', 'france', 'britain', 'germany'] },
      { shuffle: ['sea-pacific', 'ice-arctic'] },
      { shuffle: ['fog', 'spy'] },
      { shuffle: ['rocket.4', 'springs.2'] },
    ]);
    expect(table.named.nation).toEqual(['russia', 'france', 'britain', 'germany']);
    expect(table.offers(1).some((text) => text.startsWith('place sea-pacific'))).toBe(true);
    expect([table.hand(1).split(' ').includes('fog'), table.hand(1).endsWith('rocket')]).toEqual([
      true,
      true,
    ]);
    expect(table.hand(2).endsWith('springs')).toBe(true);
  });
});

describe('the world', () => {
  test('gaps lie between neighbours, and cards stay where they are [EC-2.2, EC-2.3, EC-2.6, EC-2.9]', () => {
    const table = newGame(4);
    const card = table.offers()[0]!.split(' ')[1]!;
    table.play(`place ${card} at 1.0`);
    // Beside P1's start card, in the direction of travel.
    const { spaces } = TERRAIN_CARDS.find(({ id }) => id === card)!;
    const lands = ['homeland', 'sea', 'desert', 'forest', 'ice', 'mountain'];
    expect([4, 5, 6, 7].map((space) => lands[landAt(table.state, space)])).toEqual(spaces);
    places(table);
    expect(table.slot('1.0')).toBe(card);
  });

  test('placing is compulsory, and nothing else can be done [EC-2.11, EC-9.7]', () => {
    const table = newGame(4);
    expect(table.offers().every((text) => text.startsWith('place '))).toBe(true);
    for (const text of ['pass', 'move', 'end']) expect(table.refused(text)).toBe('OTHER_QUESTION EC-16.9');
  });

  test('terrain hands are hidden, or open [EC-2.10, EC-16.2]', () => {
    const hands = (options: object, ...seats: number[]): unknown =>
      (newGame(4, { ...options }).view(...seats).state.terrain as { hand: unknown[] }).hand[0];
    expect([hands({}), hands({}, 2)]).toEqual([2, 2]);
    expect(hands({}, 1)).toHaveLength(2);
    expect(hands({ terrainHands: 'open' })).toHaveLength(2);
  });
});

describe('the ring', () => {
  test('starts, homeland and camps of start cards [EC-3.4, EC-3.5, EC-3.7, EC-3.12]', () => {
    const starts = (ref: 'REF-3' | 'REF-4') => {
      const { state } = given(ref);
      return Array.from({ length: WORLDS[ref].seats }, (_, seat) => spaceOf(state, seat));
    };
    expect([starts('REF-3'), starts('REF-4')]).toEqual([
      [0, 16, 32],
      [0, 12, 24, 36],
    ]);
    const { state } = given('REF-4');
    expect([12, 13, 14, 15].map((space) => landAt(state, space))).toEqual([0, 0, 0, 0]);
    expect([12, 13, 14, 15].map((space) => isCamp(state, space))).toEqual([false, false, true, false]);
    const without = given('REF-4', { options: { startCardCamps: false } });
    expect(isCamp(without.state, 14)).toBe(false);
    expect(isCamp(without.state, 5)).toBe(true);
  });

  test('the spaces of REF-4 [EC-3.1, EC-3.2, EC-3.5, EC-3.10, EC-3.11]', () => {
    const { state } = given('REF-4');
    const drawn = Array.from({ length: 48 }, (_, space) => 'HSDFIM'[landAt(state, space)]).join('');
    expect(drawn).toBe('HHHHSSSSDDDDHHHHFFFFIIIIHHHHMMMMSSSSHHHHDDDDFFFF');
    const camps = Array.from({ length: 48 }, (_, space) => space).filter((space) => isCamp(state, space));
    expect(camps).toEqual([2, 5, 8, 14, 17, 22, 26, 29, 35, 38, 42, 47]);
  });

  test('forward only, in shared spaces, and past each other [EC-3.6, EC-3.8, EC-3.9]', () => {
    const table = given('REF-4', { at: { 1: 10, 2: 11 }, ap: 6 }).play('move');
    expect([table.on(1), table.on(2)]).toEqual(['s11', 's11']);
    expect([table.play('move').on(1), table.progress(1)]).toEqual(['s12', 12]);
    const round = given('REF-4', { turn: 4, progress: { 4: 12 }, ap: 6 });
    expect([round.on(4), round.play('move').on(4)]).toEqual(['s0', 's1']);
    expect(round.refused('back', 4)).toBe('UNREADABLE EC-5.2');
  });

  test('distance by the shorter way [EC-3.14]', () => {
    expect([distance(0, 0), distance(0, 24), distance(2, 46), distance(46, 2), distance(5, 30)]).toEqual([
      0, 24, 4, 4, 23,
    ]);
  });

  test('what is asked names its clause [EC-2.4]', () => {
    const table = newGame(4);
    expect(eightyCards.point(table.state, seatOf(1))).toEqual({ name: 'placeTerrain', clause: 'EC-2.5' });
  });
});
