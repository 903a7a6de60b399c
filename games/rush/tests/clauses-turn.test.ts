/** The turn, step III and empty piles: RUSH-3, RUSH-9 and RUSH-10. */
import { describe, expect, test } from 'vitest';
import { given } from './support.ts';

const POOR = 'usa-t29, usa-t32, ussr-is-3, germany-maus';

describe('step I and step II', () => {
  test('the steps come in order: repair, reveal, play, Reserve, Depot, draw [RUSH-3.1]', () => {
    const table = given({
      turn: 2,
      hand: { 1: 'base-s2-1, E, E', 2: 'E' },
      lost: 'S2.2',
      garage: { 2: 'E, E, E' },
      reserve: POOR,
      damaged: 'S1.1',
    });
    table.play('end');
    expect(table.told).toEqual([
      'stepTwoEnded',
      'leftReserve',
      'revealed',
      'handDiscarded',
      'drew',
      'turn',
      'baseRepaired',
      'handShown',
      'baseLeftHand',
    ]);
    expect(table.illegal('yes'), 'a question that is not open').toBe('12.2');
    expect(table.illegal('place on S1.1')).toBe('3.1');
    expect(table.illegal('end', 2)).toBe('3.1');
  });

  test('only the active player’s Bases and Vehicles are repaired [RUSH-3.2]', () => {
    const table = given({
      turn: 2,
      seats: 3,
      on: { 'S1.1': 'usa-m6', 'S3.1': 'ussr-kv-1' },
      damaged: 'S3.2, S1.3, usa-m6, ussr-kv-1',
    });
    table.play('end');
    expect([table.turn, table.damaged]).toEqual([3, 'S1.3, usa-m6']);
    table.play('end');
    expect(table.damaged).toBe('');
  });

  test('several captured Bases leave together; a hand of Bases becomes empty [RUSH-3.4]', () => {
    const table = given({
      turn: 2,
      hand: { 1: 'base-s2-1, base-s2-2, base-s2-3' },
      garage: { 1: 'E' },
      seats: 3,
    });
    table.play('end', 'end');
    expect([table.turn, table.hand(1), table.depot(1), table.garage(1)]).toEqual([
      1,
      '',
      'base-s2-1, base-s2-2, base-s2-3',
      'E',
    ]);
    expect(table.offers()).toEqual(['end']);
  });

  const hand = { 1: 'ussr-t-34, E, ussr-kv-1' };
  test('a card has three uses, of which it is put to one at a time [RUSH-3.5, RUSH-3.7]', () => {
    const position = { hand, garage: { 1: 'E' }, reserve: 'france-d1, ussr-ms-1, usa-t29, usa-t32' };
    const offers = given(position).offers();
    for (const use of [
      'buy france-d1 with ussr-t-34',
      'play ussr-t-34',
      'deploy ussr-t-34 on S1.1',
      'attack with ussr-t-34',
    ])
      expect(offers).toContain(use);
    const paid = given(position).play('buy france-d1 with ussr-t-34');
    expect([paid.garage(1), paid.defenders, paid.damaged], 'paying is paying').toEqual(['E', {}, '']);
    const attacked = given(position).play('attack with ussr-t-34', 'ussr-t-34 hits S2.1');
    expect([attacked.garage(1), attacked.defenders]).toEqual(['E', {}]);
    const deployed = given(position).play('deploy ussr-t-34 on S1.1');
    expect(deployed.illegal('buy france-d1 with ussr-t-34'), 'it lies on a Base').toBe('3.13');
  });

  test('cards are played in any order [RUSH-3.6]', () => {
    const position = {
      hand,
      garage: { 1: 'E' },
      reserve: 'france-hotchkiss-h35, ussr-ms-1, usa-t29, usa-t32',
    };
    const acts: Record<string, string[]> = {
      buy: ['buy france-hotchkiss-h35 with E'],
      play: ['play ussr-t-34', 'place on S1.1'],
      attack: ['attack with ussr-kv-1', 'ussr-kv-1 hits S2.1'],
    };
    for (const order of ['buy play attack', 'play attack buy', 'attack buy play', 'attack play buy'])
      given(position).play(...order.split(' ').flatMap((act) => acts[act]!), 'end');
  });

  test('only cards of the hand can be played [RUSH-3.13]', () => {
    const table = given({
      hand: { 1: 'E' },
      depot: { 1: 'ussr-su-100' },
      on: { 'S1.1': 'ussr-kv-1' },
      reserve: 'ussr-t-26, usa-t29',
    });
    expect(table.illegal('attack with ussr-kv-1')).toBe('3.13');
    expect(table.illegal('play ussr-t-26'), 'in the Reserve').toBe('3.13');
    expect(table.illegal('deploy ussr-su-100 on S1.2'), 'in the Depot').toBe('3.13');
    expect(table.illegal('buy ussr-t-26 with ussr-kv-1')).toBe('3.13');
    expect(table.illegal('buy ussr-t-26 with E, E'), 'there is one').toBe('3.13');
  });

  test('a Vehicle is used once a turn in any way, and again in the next turn [RUSH-3.8]', () => {
    const table = given({
      hand: { 1: 'ussr-t-28, usa-m3-half-track' },
      on: { 'S1.2': 'usa-m6', 'S1.3': 'usa-t29' },
    });
    table.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1', 'play usa-m3-half-track');
    expect(table.hand(1)).toBe('ussr-t-28');
    expect([table.illegal('deploy ussr-t-28 on S1.2')]).toEqual(['3.8']);
    expect(table.offers()).toEqual(['end']);
    table.play('end', 'end');
    expect(table.hand(1)).toBe('ussr-t-28');
    table.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1');
  });

  test('Medals and Barracks cards may be used again in the same turn [RUSH-3.10]', () => {
    const table = given({
      hand: { 1: 'medal-usa-single, usa-m3-stuart, ussr-t-60' },
      reserve: 'france-hotchkiss-h35, ussr-t-26, germany-panzer-i, ussr-kv-1',
      deck: 'usa-t29, usa-t32',
      more: { conscription: true },
      script: [{ shuffle: ['medal-usa-single-9'] }],
    });
    table.play('buy france-hotchkiss-h35 with medal-usa-single', 'play usa-m3-stuart', 'place on S1.1');
    table.play('buy ussr-t-26 with medal-usa-single');
  });

  test('step II ends when the player says so, but not while a question waits [RUSH-3.14]', () => {
    const table = given({ hand: { 1: 'ussr-t-43' } }).play('play ussr-t-43');
    expect(table.illegal('end')).toBe('3.14');
    table.play('place on S1.1', 'end');
    expect(table.turn).toBe(2);
  });

  test('Base cards in a squad cannot be played in any way [RUSH-3.15]', () => {
    const table = given({
      hand: { 1: 'base-s2-1, E' },
      seats: 3,
      depot: { 1: 'base-s2-2' },
      reserve: 'ussr-ms-1, usa-t29',
    });
    for (const text of [
      'play base-s2-1',
      'deploy base-s2-1 on S1.1',
      'attack with base-s2-1',
      'buy ussr-ms-1 with base-s2-1',
      'play base-s2-2',
    ])
      expect(table.illegal(text), text).toBe('3.15');
  });

  test('the uses that Barracks and Medal cards do not have [RUSH-3.16, RUSH-3.17, RUSH-3.18]', () => {
    const table = given({ hand: { 1: 'E, Vol, medal-usa-single, Tech' }, reserve: 'ussr-ms-1, usa-t29' });
    const refused = (verb: string) =>
      ['E', 'Vol', 'Tech', 'medal-usa-single'].map((card) => table.illegal(verb.replace('?', card)));
    expect(refused('deploy ? on S1.1')).toEqual(['3.16', '3.17', '3.17', '3.18']);
    expect(refused('attack with ?')).toEqual(['3.16', '3.17', '3.17', '3.18']);
    expect([table.illegal('play E'), table.illegal('play medal-usa-single')]).toEqual(['3.16', '3.18']);
    expect([table.illegal('buy ussr-ms-1 with Vol'), table.illegal('buy ussr-ms-1 with Tech')]).toEqual([
      '4.2',
      '4.2',
    ]);
    table.play('play Vol', 'buy ussr-ms-1 with medal-usa-single');
  });
});

describe('step III', () => {
  test('an empty Reserve is only refilled; a short one still loses its furthest card [RUSH-9.7]', () => {
    const empty = given({ reserve: '', deck: 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60' }).play('end');
    expect([empty.reserve, empty.discard]).toEqual(['ussr-t-60, ussr-bt-7, ussr-t-26, ussr-ms-1', '']);
    const short = given({ reserve: 'usa-m6, usa-t29', deck: 'ussr-ms-1, ussr-t-26, ussr-bt-7' }).play('end');
    expect([short.reserve, short.discard]).toEqual(['ussr-bt-7, ussr-t-26, ussr-ms-1, usa-m6', 'usa-t29']);
    const scarce = given({ reserve: 'usa-m6, usa-t29', deck: 'ussr-ms-1', deckOnly: true }).play('end');
    expect([scarce.reserve, scarce.discard], 'as far as cards exist').toEqual([
      'usa-t29, ussr-ms-1, usa-m6',
      '',
    ]);
  });

  test('three cards are drawn, no matter what was left in the hand [RUSH-9.2, RUSH-9.3]', () => {
    const table = given({ hand: { 1: 'E, Tech' }, garage: { 1: 'Vol, E, ussr-t-26, ussr-bt-7' } }).play(
      'end',
    );
    expect([table.hand(1), table.garage(1), table.depot(1)]).toEqual([
      'Vol, E, ussr-t-26',
      'ussr-bt-7',
      'E, Tech',
    ]);
  });

  test('a Garage of three is not reshuffled, one of two is [RUSH-9.4, RUSH-10.1, RUSH-10.2]', () => {
    const three = given({ hand: { 1: 'E' }, garage: { 1: 'Vol, Tech, E' } }).play('end');
    expect([three.sizes(1), three.told.includes('garageShuffled')]).toEqual([[3, 0, 1], false]);
    const two = given({ hand: { 1: 'E' }, garage: { 1: 'Vol, Tech' } }).play('end');
    expect([two.sizes(1), two.told.includes('garageShuffled')]).toEqual([[3, 0, 0], true]);
  });
});

describe('empty piles', () => {
  test('drawing stops when Garage and Depot are empty [RUSH-10.3]', () => {
    const table = given({ hand: { 1: 'E' }, garage: { 1: 'Vol' } }).play('end');
    expect(table.sizes(1)).toEqual([2, 0, 0]);
    const none = given({ hand: { 1: 'usa-t29' } }).play('play usa-t29', 'place on S1.1');
    expect(none.sizes(1)).toEqual([0, 0, 0]);
  });

  test('a reshuffle takes the whole Depot [RUSH-10.4]', () => {
    const table = given({
      hand: { 1: 'E, germany-tiger, usa-m3-half-track' },
      reserve: 'france-hotchkiss-h35, usa-t29',
      on: { 'S2.1': 'ussr-ms-1', 'S1.2': 'usa-m6', 'S1.3': 'usa-t32' },
      depot: { 1: 'base-s2-3' },
      seats: 3,
    });
    table.play(
      'buy france-hotchkiss-h35 with E',
      'attack with germany-tiger',
      'germany-tiger hits ussr-ms-1',
    );
    expect(table.depot(1)).toBe('base-s2-3, E, france-hotchkiss-h35, germany-tiger, medal-germany-single');
    table.play('play usa-m3-half-track');
    const [hand, garage, depot] = table.sizes(1);
    // A Base card that was drawn is in the Depot again (RUSH-6.3).
    expect(hand + garage + depot).toBe(5);
    expect(garage).toBe(3);
    expect(`${table.hand(1)}, ${table.garage(1)}, ${table.depot(1)}`).toContain('medal-germany-single');
  });

  test('the Vehicle deck is reshuffled when a card must be revealed, not before [RUSH-10.5, RUSH-10.6]', () => {
    const table = given({
      hand: { 1: 'Vol, E, E' },
      reserve: 'france-hotchkiss-h35, ussr-t-26, usa-t29, usa-t32',
      deck: 'ussr-ms-1',
      deckOnly: true,
      discard: 'usa-m6',
    });
    table.play('play Vol', 'buy france-hotchkiss-h35 with E');
    expect([table.reserve, table.deckSize, table.discard]).toEqual([
      'ussr-ms-1, ussr-t-26, usa-t29, usa-t32',
      0,
      'usa-m6',
    ]);
    table.play('buy ussr-t-26 with E');
    expect([table.reserve, table.deckSize, table.discard]).toEqual([
      'usa-m6, ussr-ms-1, usa-t29, usa-t32',
      0,
      '',
    ]);
  });

  test('without Vehicles the Reserve stays short, without gaps [RUSH-10.7, RUSH-10.8]', () => {
    const table = given({
      hand: { 1: 'Vol, E, E' },
      reserve: 'ussr-t-26, usa-t29, france-hotchkiss-h35, usa-t32',
      deckOnly: true,
    });
    table.play('play Vol', 'buy ussr-t-26 with E');
    expect(table.reserve).toBe('usa-t29, france-hotchkiss-h35, usa-t32');
    table.play('buy france-hotchkiss-h35 with E');
    expect(table.reserve).toBe('usa-t29, usa-t32');
    // The furthest card leaves, is the only card to be reshuffled, and returns next to the deck.
    table.play('end');
    expect([table.reserve, table.discard]).toEqual(['usa-t32, usa-t29', '']);
  });
});
