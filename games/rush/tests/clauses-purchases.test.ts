/** Paying and purchasing: RUSH-4. */
import { describe, expect, test } from 'vitest';
import { KIND_IDS, KINDS } from '../content/cards.ts';
import { given } from './support.ts';

describe('paying', () => {
  test('the Resource values of cards [RUSH-4.1, RUSH-4.2]', () => {
    const worth = (id: string) => KINDS[KIND_IDS.indexOf(id)]!.resources;
    expect(['engineer', 'medal-usa-single', 'medal-france-double'].map(worth)).toEqual([1, 1, 2]);
    expect(['technician', 'volunteers', 'base-s1-1'].map(worth)).toEqual([null, null, null]);
    expect(
      KINDS.filter(({ vehicle }) => vehicle && !(vehicle.resources >= 0 && vehicle.resources <= 6)),
    ).toEqual([]);
    const table = given({ hand: { 1: 'E, Tech, Vol, base-s2-1' }, reserve: 'ussr-ms-1, usa-t29' });
    expect(
      ['Tech', 'Vol', 'base-s2-1'].map((card) => table.illegal(`buy ussr-ms-1 with E, ${card}`)),
    ).toEqual(['4.2', '4.2', '3.15']);
  });

  test('the exact cost suffices, one point less does not, points beyond it are lost [RUSH-4.4, RUSH-4.9]', () => {
    const position = { hand: { 1: 'E, ussr-t-26, ussr-bt-7' }, reserve: 'ussr-t-70, usa-t29' };
    given(position).play('buy ussr-t-70 with E, ussr-bt-7');
    expect(given(position).illegal('buy ussr-t-70 with E, ussr-t-26')).toBe('4.4');
    given(position).play('buy ussr-t-70 with E, ussr-t-26, ussr-bt-7');
    expect(given(position).illegal('buy germany-tiger with E, ussr-t-26, ussr-bt-7'), 'not there').toBe(
      '4.4',
    );
    expect(given(position).illegal('buy E with ussr-bt-7'), 'no Vehicle').toBe('4.4');
  });

  test('cards with value 0 pay for cost 0; nothing is bought without a card [RUSH-4.3, RUSH-4.5]', () => {
    const table = given({ hand: { 1: 'ussr-ms-1, E' }, reserve: 'france-renault-ft, usa-t1-cunningham' });
    expect(table.illegal('buy france-renault-ft')).toBe('4.5');
    table.play('buy france-renault-ft with ussr-ms-1');
  });

  test('Resources are not stored [RUSH-4.10]', () => {
    const table = given({ hand: { 1: 'usa-m5-stuart, E' }, reserve: 'usa-t29, usa-t32' });
    expect(table.offersOf('buy')).toEqual([]);
    expect(table.offers().some((text) => text.startsWith('pay'))).toBe(false);
    expect(table.illegal('pay E'), 'there is no such act').toBe('13.3');
  });

  test('the cards go to the Depot in the order of payment [RUSH-4.25, RUSH-4.6]', () => {
    const position = { hand: { 1: 'E, medal-usa-single, ussr-bt-7' }, reserve: 'usa-t20, usa-t29' };
    expect(given(position).play('buy usa-t20 with ussr-bt-7, medal-usa-single, E').depot(1)).toBe(
      'ussr-bt-7, medal-usa-single, E, usa-t20',
    );
    expect(given(position).play('buy usa-t20 with E, ussr-bt-7, medal-usa-single').depot(1)).toBe(
      'E, ussr-bt-7, medal-usa-single, usa-t20',
    );
  });

  test('the Reserve is refilled from the side of the deck, whichever slot is empty [RUSH-4.7]', () => {
    const rowAfter = (vehicle: string) =>
      given({
        hand: { 1: 'usa-gmc-cckw, germany-loewe' },
        reserve: 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60',
        deck: 'usa-t20',
      }).play(`buy ${vehicle} with germany-loewe`).reserve;
    expect(rowAfter('ussr-ms-1')).toBe('usa-t20, ussr-t-26, ussr-bt-7, ussr-t-60');
    expect(rowAfter('ussr-t-26')).toBe('usa-t20, ussr-ms-1, ussr-bt-7, ussr-t-60');
    expect(rowAfter('ussr-t-60')).toBe('usa-t20, ussr-ms-1, ussr-t-26, ussr-bt-7');
  });

  test('a Vehicle that was bought goes to the Depot and cannot be played [RUSH-4.24]', () => {
    const table = given({ hand: { 1: 'ussr-t-44' }, reserve: 'ussr-su-100, usa-t29' });
    table.play('buy ussr-su-100 with ussr-t-44');
    expect(table.illegal('attack with ussr-su-100')).toBe('3.13');
    expect(table.offers()).toEqual(['end']);
  });
});

describe('National Resources', () => {
  test('serve the card’s own nation only, alone or with others [RUSH-4.16, RUSH-4.17, RUSH-4.18]', () => {
    const position = {
      hand: { 1: 'germany-opel-blitz, E' },
      reserve: 'germany-panther, usa-m2-light, germany-tiger-ii, ussr-t-26',
    };
    given(position).play('buy germany-panther with germany-opel-blitz');
    given(position).play('buy germany-tiger-ii with germany-opel-blitz, E');
    expect(given(position).illegal('buy usa-m2-light with germany-opel-blitz')).toBe('4.21');
    expect(given(position).illegal('buy ussr-t-26 with E, germany-opel-blitz'), 'though E would do').toBe(
      '4.21',
    );
    expect(given(position).offersOf('buy usa-m2-light')).toEqual(['buy usa-m2-light with engineer']);
  });

  test('several Vehicles of the nation with Conscription only [RUSH-4.19, RUSH-4.8]', () => {
    const position = {
      hand: { 1: 'ussr-zis-5, Vol' },
      reserve: 'ussr-t-26, ussr-bt-7, ussr-t-60, usa-t29',
    };
    const once = given(position).play('buy ussr-t-26 with ussr-zis-5');
    expect(once.illegal('buy ussr-bt-7')).toBe('4.8');
    const often = given(position).play(
      'play Vol',
      'buy ussr-t-26 with ussr-zis-5',
      'buy ussr-bt-7',
      'buy ussr-t-60',
    );
    expect([...often.state.nationalPaid, ...often.state.bought]).toEqual([5, 0, 0, 0, 5, 0, 0, 0]);
  });

  test('a Vehicle whose nation no card serves cannot be bought, not even for cost 0 [RUSH-4.22]', () => {
    const table = given({
      hand: { 1: 'ussr-zis-5' },
      reserve: 'ussr-t-26, usa-t1-cunningham, ussr-ms-1, usa-t29',
      more: { conscription: true },
    });
    expect(table.illegal('buy usa-t1-cunningham with ussr-zis-5')).toBe('4.21');
    table.play('buy ussr-t-26 with ussr-zis-5');
    expect(table.illegal('buy usa-t1-cunningham')).toBe('4.22');
    table.play('buy ussr-ms-1');
  });

  test('ordinary points pay exactly what a nation’s own points do not [RUSH-4.20]', () => {
    const position = (engineers: string) => ({
      hand: { 1: `ussr-zis-5, germany-leichttraktor, ${engineers}` },
      reserve: 'ussr-is-2, germany-panzer-iii, usa-t29, usa-t32',
      more: { conscription: true },
    });
    // National points pay 5 of 6 for IS-2 and 1 of 2 for Panzer III, so each needs one ordinary point.
    const two = given(position('E, E'));
    two.play('buy ussr-is-2 with ussr-zis-5, E', 'buy germany-panzer-iii with germany-leichttraktor, E');
    const one = given(position('E')).play('buy ussr-is-2 with ussr-zis-5, E');
    expect(one.illegal('buy germany-panzer-iii with germany-leichttraktor')).toBe('4.12');
    // Points of one nation that are left over cannot pay for another.
    const bound = given({
      hand: { 1: 'ussr-zis-5, E' },
      reserve: 'ussr-t-26, germany-panzer-iii, usa-t29, usa-t32',
      more: { conscription: true },
    }).play('buy ussr-t-26 with ussr-zis-5');
    expect(bound.illegal('buy germany-panzer-iii with E')).toBe('4.20');
  });

  test('Medals of any nation pay for Vehicles of any other [RUSH-4.23, RUSH-8.11]', () => {
    const table = given({ hand: { 1: 'medal-germany-double' }, reserve: 'ussr-bt-7, usa-t29' });
    table.play('buy ussr-bt-7 with medal-germany-double');
    expect(table.view().derived).toMatchObject({ scores: [{ medals: 2, total: 2 }, { total: 0 }] });
  });
});

describe('Conscription', () => {
  const reserve = 'france-hotchkiss-h35, france-d1, usa-t29, usa-t32';

  test('the account counts what was paid before the ability [RUSH-4.15, RUSH-4.11]', () => {
    const table = given({ hand: { 1: 'usa-m5-stuart, Vol' }, reserve }).play(
      'buy france-hotchkiss-h35 with usa-m5-stuart',
    );
    expect(table.illegal('buy france-d1')).toBe('4.8');
    table.play('play Vol', 'buy france-d1');
    expect(table.state.paid).toBe(4);
  });

  test('points left over stay until step II ends [RUSH-4.12, RUSH-4.14]', () => {
    const table = given({
      hand: { 1: 'usa-m5-stuart, Vol' },
      reserve: 'france-hotchkiss-h35, france-d1, ussr-bt-7, usa-t32',
    }).play('play Vol', 'buy france-hotchkiss-h35 with usa-m5-stuart', 'buy france-d1');
    expect(table.illegal('buy ussr-bt-7'), 'one point is left').toBe('4.12');
    table.play('end');
    expect([table.state.paid, ...table.state.bought, table.state.conscription]).toEqual([0, 0, 0, 0, 0, 0]);
    const next = table.play('end').offersOf('buy');
    expect(next.every((text) => text.includes(' with '))).toBe(true);
  });

  test('each purchase is completed, with its refill, before the next [RUSH-4.13]', () => {
    const table = given({
      hand: { 1: 'Vol, germany-loewe' },
      reserve: 'ussr-ms-1, usa-t29, usa-t32, ussr-is-3',
      deck: 'ussr-t-26, ussr-bt-7, germany-panzer-iii',
    }).play('play Vol', 'buy ussr-ms-1 with germany-loewe', 'buy ussr-t-26', 'buy ussr-bt-7');
    expect(table.reserve).toBe('germany-panzer-iii, usa-t29, usa-t32, ussr-is-3');
    table.play('buy germany-panzer-iii');
    expect([table.state.paid, table.state.purchases]).toEqual([6, 4]);
  });

  test('a second Conscription has no effect [RUSH-6.5, RUSH-6.4]', () => {
    const table = given({ hand: { 1: 'Vol, usa-m2-light, E' }, reserve });
    table.play('play Vol', 'play usa-m2-light', 'place on S1.1', 'buy france-hotchkiss-h35 with E');
    expect(table.illegal('buy france-d1'), 'it pays nothing').toBe('4.12');
  });
});
