/** Setup, zones and their visibility: RUSH-1 and RUSH-2. */
import { describe, expect, test } from 'vitest';
import { Match } from '#engine/match/match.ts';
import { numberOf, seatOf } from '#engine/seats.ts';
import { CARD_IDS, KIND_OF, KINDS } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import { given, newGame, type Table } from './support.ts';

const sit = (seats: number) =>
  Match.create(rush, { id: 'a', options: {}, seats, secret: new Uint8Array(32), entropy: [] });
const holderOfFirst = (table: Table): string[] => {
  const { marker } = table.state;
  return marker.list(marker.zone('seat', table.state.first)).map((one) => marker.plan.ids[one]!);
};

describe('setup', () => {
  test('two to five players [RUSH-1.1]', () => {
    for (const seats of [2, 3, 4, 5]) expect(sit(seats).ok).toBe(true);
    for (const seats of [0, 1, 6]) expect(sit(seats)).toMatchObject({ error: { code: 'BAD_SEATS' } });
    const { card } = newGame(5).state;
    expect(card.size(card.zone('box')), 'five sets are all there are').toBe(0);
  });

  test('212 components, each in its place [RUSH-1.14, RUSH-1.11, RUSH-1.15]', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { card, achievement, marker } = newGame(seats).state;
      expect(card.plan.ids.length + achievement.plan.ids.length + marker.plan.ids.length).toBe(212);
      expect(card.size(card.zone('box'))).toBe((5 - seats) * 9);
      expect(achievement.size(achievement.zone('aside'))).toBe(12 - seats - 1);
      for (let seat = 0; seat < seats; seat++)
        expect(
          marker
            .list(marker.zone('seat', seat))
            .map((one) => marker.plan.ids[one]!)
            .filter((id) => id.startsWith('reference')),
          'a Reference card each',
        ).toEqual([`reference-${numberOf(seat)}`]);
      expect(marker.size(marker.zone('box')), 'the other Reference cards').toBe(5 - seats);
      expect([card.size(card.zone('graveyard')), card.size(card.zone('vehicleDiscard'))]).toEqual([0, 0]);
    }
    const count = (type: string) => [...KIND_OF].filter((kind) => KINDS[kind]!.type === type).length;
    expect(['vehicle', 'medal', 'barracks', 'base'].map(count)).toEqual([100, 48, 30, 15]);
  });

  test('one First Player card, which stays with its player throughout the game [RUSH-1.2]', () => {
    const table = newGame(3, { firstPlayer: '2', roundLimit: 5 });
    expect(holderOfFirst(table)).toEqual(['reference-2', 'first-player-card']);
    while (!table.match.outcome) {
      table.play('end');
      expect(holderOfFirst(table)).toContain('first-player-card');
      expect(table.state.first).toBe(1);
    }
  });

  test('the first player is random, or the one whom the host chooses [RUSH-1.3, RUSH-12.13]', () => {
    const firsts = new Set(
      Array.from({ length: 40 }, (_, i) => newGame(4, { firstPlayer: 'random' }, `game ${i}`).state.first),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    for (const firstPlayer of ['1', '2', '3', '4'])
      expect(newGame(4, { firstPlayer }).turn).toBe(Number(firstPlayer));
    const create = (firstPlayer: string) =>
      Match.create(rush, {
        id: 'a',
        options: { firstPlayer },
        seats: 4,
        secret: new Uint8Array(32),
        entropy: [],
      });
    expect(create('5')).toMatchObject({
      error: { code: 'BAD_OPTION', clause: 'RUSH-12.13', params: { allowed: 'random 1 2 3 4' } },
    });
    expect(create('0')).toMatchObject({ error: { code: 'BAD_OPTION' } });
  });

  test('turns go clockwise from the first player, round after round [RUSH-1.4, RUSH-9.5]', () => {
    const table = newGame(3, { firstPlayer: '2' });
    const order: number[][] = [];
    for (let i = 0; i < 7; i++) {
      order.push([table.turn, table.state.round]);
      table.play('end');
    }
    expect(order).toEqual([
      [2, 1],
      [3, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [1, 2],
      [2, 3],
    ]);
  });

  test('the first card that is revealed ends furthest from the deck [RUSH-1.10, RUSH-1.9]', () => {
    const script = [
      { shuffle: [] },
      { shuffle: [] },
      { shuffle: ['ussr-ms-1', 'usa-t29', 'france-d1', 'germany-tiger', 'usa-m6'] },
    ];
    expect(newGame(2, {}, 'test', script).reserve).toBe('germany-tiger, france-d1, usa-t29, ussr-ms-1');
    const five = newGame(2, { reserveSize: 5 }, 'test', script);
    expect(five.reserve).toBe('usa-m6, germany-tiger, france-d1, usa-t29, ussr-ms-1');
  });

  test('the same seed deals the same game, another seed another one [RUSH-1.16]', () => {
    const dealt = (id: string) => {
      const table = newGame(3, {}, id).play('end', 'end', 'end', 'end');
      return [table.reserve, table.hand(1), table.hand(2), table.garage(3)].join(' | ');
    };
    expect(dealt('a')).toBe(dealt('a'));
    expect(dealt('a')).not.toBe(dealt('b'));
  });

  test('Medal piles may be looked through by anyone [RUSH-1.12]', () => {
    const table = newGame(2);
    for (const eyes of [[], [1], [2]]) {
      const piles = table.seen('medalPiles', ...eyes) as Record<string, string[]>;
      expect(Object.values(piles).flat()).toHaveLength(48);
      expect(piles['usa-double']).toHaveLength(3);
    }
  });
});

describe('who sees what', () => {
  const table = () =>
    given({
      hand: { 1: 'E, E, E', 2: 'Tech, Vol, E' },
      garage: { 1: 'ussr-t-26, ussr-bt-7', 2: 'E, E' },
      depot: { 1: 'usa-m6, ussr-kv-1' },
      reserve: 'france-hotchkiss-h35, ussr-ms-1, usa-t29, usa-t32',
    });

  test('nobody sees the order of a Garage, everybody sees its size [RUSH-2.1]', () => {
    for (const eyes of [[], [1], [2], [1, 2]]) expect(table().seen('garage', ...eyes)).toEqual([2, 2]);
  });

  test('the owner sees the whole Depot, opponents its top and size [RUSH-2.2, RUSH-2.3]', () => {
    const one = table().play('buy france-hotchkiss-h35 with E');
    const own = ['france-hotchkiss-h35', 'engineer-20', 'ussr-kv-1', 'usa-m6'];
    expect(one.seen('depot', 1)).toEqual([own, 0]);
    for (const eyes of [[], [2]])
      expect(one.seen('depot', ...eyes)).toEqual([
        ['france-hotchkiss-h35', null, null, null],
        eyes.length ? [] : 0,
      ]);
    // When the top card is taken, the one beneath becomes visible.
    const repaired = given({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E, Tech, Vol' } });
    repaired.play('play ussr-stz-5', 'repair Vol');
    expect(repaired.seen('depot', 2), 'the Repair card covers it again').toEqual([
      ['ussr-stz-5', null, null],
      [],
    ]);
  });

  test('openDepots shows every Depot to everybody [RUSH-12.12]', () => {
    for (const openDepots of [true, false]) {
      const one = given({
        options: { openDepots },
        hand: { 1: 'E' },
        depot: { 1: 'usa-m6' },
        reserve: 'france-hotchkiss-h35',
      }).play('buy france-hotchkiss-h35 with E');
      const hidden = ['france-hotchkiss-h35', null, null];
      const open = ['france-hotchkiss-h35', 'engineer-20', 'usa-m6'];
      expect((one.seen('depot', 2) as unknown[])[0]).toEqual(openDepots ? open : hidden);
    }
  });

  test('only the owner sees a hand before step I of their turn [RUSH-2.4, RUSH-2.5, RUSH-9.6]', () => {
    const one = newGame(2);
    const shown = (seat: number, ...eyes: number[]) => (one.seen('hand', ...eyes) as unknown[])[seatOf(seat)];
    expect([shown(2, 1), shown(2)]).toEqual([3, 3]);
    expect(shown(2, 2)).toHaveLength(3);
    expect(shown(1, 2), 'step I has shown it').toHaveLength(3);
    one.play('end');
    expect(shown(1, 2), 'the new hand is hidden').toBe(3);
    expect(shown(1, 1)).toHaveLength(3);
    expect(shown(2, 1)).toHaveLength(3);
  });

  test('cards drawn in one’s own step II are face up [RUSH-2.6]', () => {
    const one = given({ hand: { 1: 'usa-t29' }, garage: { 1: 'E, Tech' } });
    one.play('play usa-t29', 'place on S1.1');
    expect((one.seen('hand', 2) as unknown[])[0]).toEqual(['engineer-20', 'technician-5']);
    expect((one.seen('hand') as unknown[])[0]).toEqual(['engineer-20', 'technician-5']);
  });

  test('cards that join a squad go onto its Depot [RUSH-2.7, RUSH-2.10]', () => {
    const one = given({
      hand: { 1: 'Tech, ussr-t-43, germany-tiger' },
      garage: { 1: 'E' },
      reserve: 'france-hotchkiss-h35, usa-t29',
      on: { 'S1.2': 'usa-m6', 'S1.3': 'usa-t32' },
    });
    one.play('play Tech');
    expect(one.depot(1), 'gained').toBe('france-hotchkiss-h35');
    one.play('play ussr-t-43');
    expect(one.depot(1), 'a Medal').toBe('france-hotchkiss-h35, medal-ussr-single');
    one.play('attack with germany-tiger', 'germany-tiger hits S2.1');
    expect(one.depot(1), 'a Base').toMatch(/medal-ussr-single, base-s2-1, germany-tiger$/);
    expect(one.garage(1)).toBe('E');
  });

  test('cards of the Vehicle discard pile return, cards of the Graveyard do not [RUSH-2.8]', () => {
    const one = given({
      hand: { 1: 'E' },
      reserve: 'france-hotchkiss-h35',
      discard: 'ussr-ms-1',
      graveyard: 'usa-m6, engineer-1',
      deckOnly: true,
    });
    one.play('buy france-hotchkiss-h35 with E');
    expect([one.reserve, one.discard]).toEqual(['ussr-ms-1', '']);
    expect(one.graveyard).toContain('usa-m6, E');
    one.play('end', 'end', 'end');
    expect(one.graveyard).toContain('usa-m6');
    expect(one.deckSize).toBe(0);
  });

  test('public things are public to everybody [RUSH-2.9]', () => {
    const one = given({
      hand: { 1: 'ussr-t-28', 2: 'E, E' },
      depot: { 2: 'E, Vol' },
      reserve: 'usa-t29',
      discard: 'usa-m6',
      graveyard: 'usa-t32',
      on: { 'S2.1': 'ussr-kv-1' },
      damaged: 'ussr-kv-1, S2.1',
    });
    for (const eyes of [[], [1], [2]]) {
      const view = one.view(...eyes);
      expect(view.state).toMatchObject({ damagedBases: ['S2.1'], damagedDefenders: ['S2.1'] });
      expect(view.state.card).toMatchObject({
        reserve: ['usa-t29'],
        vehicleDiscard: ['usa-m6'],
        graveyard: ['usa-t32'],
        defender: { 'S2.1': ['ussr-kv-1'] },
        standing: [['base-s1-1', 'base-s1-2', 'base-s1-3'], expect.any(Array)],
        vehicleDeck: one.deckSize,
      });
      const card = view.state.card as Record<string, (number | unknown[])[]>;
      const size = (zone: string) => card[zone]!.map((one) => (typeof one === 'number' ? one : one.length));
      expect([size('hand'), size('garage'), size('depot')]).toEqual([
        [1, 2],
        [0, 0],
        [0, 2],
      ]);
    }
  });

  test('a card counts as played when it has reached its place [RUSH-2.11, RUSH-2.12]', () => {
    const one = given({
      seats: 2,
      hand: { 1: 'ussr-m-72', 2: 'E, Tech' },
      garage: { 1: '' },
      depot: { 1: 'E' },
    });
    one.play('play ussr-m-72');
    expect([one.hand(1), one.depot(1), one.graveyard]).toEqual(['', 'E', '']);
    expect(one.seen('inPlay', 2)).toEqual(['ussr-m-72']);
    one.by(2, 'discard E');
    expect([one.hand(1), one.garage(1), one.depot(1)], 'it was not in the reshuffle').toEqual([
      'E',
      '',
      'ussr-m-72',
    ]);
  });
});

test('every card has a unique id', () => {
  expect(new Set(CARD_IDS).size).toBe(193);
});
