/** Clauses on base camps, upgrades, and the refilling of hands (EC-13, EC-14). */
import { describe, expect, test } from 'vitest';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { sentencesOf } from '../text/effects.ts';
import { given } from './support.ts';

describe('base camps', () => {
  test('an upgrade works at once, and any number of changes in one stay [EC-13.4, EC-13.5, EC-13.6]', () => {
    const table = given('REF-4', {
      at: { 1: 5 },
      ap: 9,
      upgrade: { 1: 'treads' },
      hand: { 1: 'paddle-wheels rocket' },
    }).play('throw upgrade', 'install paddle-wheels', 'install rocket', 'move');
    expect([table.ap(), table.upgrade(), table.weapon()]).toEqual([4, 'paddle-wheels', 'rocket']);
    const passing = given('REF-4', { at: { 1: 4 }, upgrade: { 1: 'paddle-wheels' } }).play('move');
    expect([passing.asked, passing.upgrade()]).toEqual(['act', 'paddle-wheels']);
  });

  test('one weapon and one upgrade, from the own hand [EC-13.2, EC-13.3]', () => {
    const table = given('REF-4', {
      at: { 1: 5 },
      ap: 9,
      upgrade: { 1: 'covered springs' },
      weapon: { 1: 'rocket' },
      hand: { 1: 'skids earth-torpedo' },
    });
    for (const card of ['skids', 'earth-torpedo'])
      expect(table.refused(`install ${card}`)).toBe('SLOT_TAKEN EC-13.3');
  });

  test('a gas balloon ends in passing, and on landing, but not where it is leapt over [EC-13.7, EC-13.15]', () => {
    const table = given('REF-4', { at: { 1: 4 }, upgrade: { 1: 'gas-balloon' }, hand: { 1: 'tailwind' } });
    table.play('play tailwind');
    expect([table.asked, table.on()]).toEqual(['gasBalloonEnd', 's5']);
    table.play('gas-balloon discard');
    expect([table.on(), table.upgrade(), table.campDiscard]).toEqual(['s6', '', 'gas-balloon']);
    const covered = given('REF-4', { at: { 1: 4 }, upgrade: { 1: 'covered gas-balloon' } }).play('move');
    expect(covered.asked).toBe('act');
    expect(
      given('REF-4', { at: { 1: 4 }, upgrade: { 1: 'gas-balloon' } })
        .play('move')
        .late(),
    ).toBe('gas-balloon cover');
  });

  test('installed at a camp it works until the next one [EC-13.7]', () => {
    const table = given('REF-4', { at: { 1: 5 }, ap: 9, hand: { 1: 'gas-balloon' } });
    table.play('install gas-balloon', 'move', 'move');
    expect([table.ap(), table.upgrade()]).toEqual([5, 'gas-balloon']);
  });

  test('springs: cover or discard, and no more than one use a turn [EC-13.10, EC-13.12]', () => {
    const table = given('REF-4', {
      at: { 1: 3 },
      ap: 9,
      upgrade: { 1: 'springs' },
      hand: { 1: 'booster-rockets' },
    });
    expect(table.after('use')).toEqual(['cover', 'discard']);
    table.play('use discard', 'install booster-rockets');
    expect([table.on(), table.ap(), table.campDiscard]).toEqual(['s5', 6, 'springs']);
    expect(table.refused('use cover')).toBe('USED_THIS_TURN EC-13.12');
    const foggy = given('REF-4', { upgrade: { 1: 'booster-rockets' }, active: 'fog' }).play('use cover');
    expect([foggy.on(), foggy.ap()]).toEqual(['s3', 4]);
  });

  test('covered: no effect, but it fills the slot and can be lost [EC-13.14, EC-13.16]', () => {
    const table = given('REF-4', {
      upgrade: { 1: 'covered springs', 2: 'covered gas-balloon' },
      hand: { 1: 'sabotage' },
    });
    table.play('play sabotage on P2 upgrade', 'throw upgrade');
    expect([table.upgrade(1), table.upgrade(2), table.campDiscard]).toEqual(['', '', 'springs gas-balloon']);
  });

  test.each([
    ['springs', 's6', 2],
    ['booster-rockets', 's7', 3],
  ])('by option a use of %s costs more, and the card says so [EC-13.11, EC-13.13]', (name, space, dear) => {
    const options = { dearUse: true };
    const before = { at: { 1: 4 }, upgrade: { 1: name } };
    const table = given('REF-4', { ...before, ap: dear, options });
    expect([table.play('use cover').on(), table.ap()]).toEqual([space, 0]);
    const short = given('REF-4', { ...before, ap: dear - 1, options });
    expect(short.refused('use cover')).toBe('NOT_ENOUGH_AP EC-5.4');
    expect(
      given('REF-4', { ...before, ap: 1 })
        .play('use cover')
        .ap(),
    ).toBe(0);
    const card = CAMP_KINDS.find(({ id }) => id === name)!;
    const prices = [false, true].map((dearUse) => sentencesOf(card, null, dearUse)[0]?.params?.ap);
    expect(prices).toEqual([1, dear]);
  });

  test('an upgrade that is destroyed where its use lands is not covered any more [EC-12.16, EC-13.11]', () => {
    const table = given('REF-4', {
      at: { 1: 8 },
      upgrade: { 1: 'springs' },
      weapon: { 2: 'explosive-balloon-1' },
      chips: { 1: '10' },
    }).play('use cover', 'explode upgrade');
    expect([table.on(), table.upgrade(), table.asked]).toEqual(['s10', '', 'act']);
  });
});

describe('phase 3', () => {
  const end = { asked: 'discardHand' } as const;

  test('at most one card is discarded, open [EC-14.1, EC-14.11]', () => {
    const table = given('REF-4', { ...end, hand: { 1: 'coal-1 coal-1 fog rocket' } });
    expect(table.offers()).toEqual(['keep', 'discard coal-1', 'discard fog', 'discard rocket']);
    table.play('discard fog');
    expect([table.travelDiscard, table.turn, table.handSize(1)]).toEqual(['fog', 2, 5]);
  });

  test('drawing is compulsory, and the left neighbour follows [EC-14.3, EC-14.4, EC-14.7]', () => {
    const table = given('REF-4', { ...end, hand: { 1: 'coal-1' } }).play('keep');
    for (let size = 1; size < 5; size++) {
      expect([table.asked, table.handSize(1)]).toEqual(['drawFrom', size]);
      expect(table.offers()).toEqual(['draw travel', 'draw base-camp']);
      table.play('draw travel');
    }
    expect([table.turn, table.asked]).toEqual([2, 'act']);
  });

  test('crew thrown out before a draw no longer counts [EC-5.8, EC-17.19]', () => {
    const table = given('REF-4', {
      ...end,
      crew: { 1: 'lookout' },
      hand: { 1: 'coal-1 coal-1 coal-1 coal-1' },
    });
    table.play('keep', 'draw travel');
    expect([table.asked, table.handSize(1)]).toEqual(['drawFrom', 5]);
    table.play('throw crew');
    expect([table.turn, table.handSize(1)]).toEqual([2, 5]);
  });

  test('replaceOnly: as many as have left the hand [EC-14.6]', () => {
    const options = { baseCampRefill: 'replaceOnly' };
    const table = given('REF-4', { options, at: { 1: 5 }, ap: 9, hand: { 1: 'rocket skids coal-1' } });
    table.play('install rocket', 'end', 'discard skids');
    expect(table.after('draw')).toEqual(['travel', 'base-camp']);
    table.play('draw base-camp', 'draw base-camp');
    // Two have been replaced; the rest comes from the travel deck.
    expect([table.turn, table.hand(1).split(' ').length]).toEqual([2, 5]);
    expect(table.state.camp.size(table.state.camp.zone('hand', 0))).toBe(2);
    const none = given('REF-4', { options, ap: 0, hand: { 1: 'coal-1' } }).play('end');
    expect(none.refused('draw base-camp')).toBe('NOTHING_TO_REPLACE EC-14.6');
    none.play('keep');
    expect(none.state.camp.size(none.state.camp.zone('hand', 0))).toBe(0);
  });

  test('a card that the spy takes can be replaced, too, until the next phase 3 is over [EC-14.6]', () => {
    const table = given('REF-4', {
      options: { baseCampRefill: 'replaceOnly' },
      ap: 1,
      hand: { 1: 'spy coal-3 coal-3 coal-3 coal-3 coal-3', 2: 'rocket coal-1 coal-1 coal-1 coal-1' },
    }).play('play spy on P2', 'discard rocket', 'end', 'keep', 'end', 'keep');
    expect([table.asked, table.asks, table.offers()]).toEqual([
      'drawFrom',
      '2',
      ['draw travel', 'draw base-camp'],
    ]);
    table.play('draw travel');
    expect(table.state.replaceable[1]).toBe(0);
  });

  test('drawing stops when no deck can supply a card [EC-14.8]', () => {
    const table = given('REF-4', { ...end, hand: { 1: 'coal-1' }, travelDeck: 'fog', hoard: 3 }).play('keep');
    expect([table.hand(1), table.turn]).toEqual(['coal-1 fog', 2]);
  });

  test('late answers: keep, draw travel [EC-16.7]', () => {
    const table = given('REF-4', { ...end, hand: { 1: 'coal-1' } });
    expect([table.late(), table.late()]).toEqual(['keep', 'draw travel']);
    expect(given('REF-4').late()).toBe('end');
  });
});
