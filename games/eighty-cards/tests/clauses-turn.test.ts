/** Clauses on turns, movement, coal, and action and crew cards (EC-4 to EC-8, EC-17). */
import { describe, expect, test } from 'vitest';
import { given, startOf, turnStarts } from './support.ts';

describe('a turn', () => {
  test('its phases and the steps of the first [EC-4.1, EC-4.2, EC-4.3]', () => {
    const table = startOf('REF-4', {
      at: { 1: 10, 2: 30 },
      weapon: { 2: 'explosive-balloon-1' },
      chips: { 1: '11' },
      pressure: { 1: 6, 2: 6 },
      pending: { 1: 'strike' },
      hand: { 1: 'rocket', 2: 'leaking-pipe' },
    }).play('keep');
    expect([table.asked, table.asks, table.turn]).toEqual(['drift', '2', 1]);
    table.open('drift back');
    // The explosion comes before AP are read, Strike after it, and then the window.
    expect(table.told).toEqual(['drifted', 'exploded', 'pressure', 'steam', 'activated', 'ap']);
    expect([table.boiler(1), table.asked, table.asks]).toEqual(['2/2', 'interfere', '2 4']);
    table.pass().play('end');
    expect(table.asked).toBe('discardHand');
    table.play('keep');
    expect(table.turn).toBe(2);
  });

  test('start cards: several in a row, until another action [EC-4.7, EC-4.8]', () => {
    const table = turnStarts('REF-4', {
      hand: { 1: 'full-steam full-steam coal-1' },
      crew: { 1: 'stoker' },
      pressure: { 1: 3 },
    });
    table.play('play full-steam', 'throw crew', 'play full-steam');
    expect(table.boiler()).toBe('9/2');
    const acted = turnStarts('REF-4', { hand: { 1: 'full-steam coal-1' } }).play('shovel coal-1');
    expect(acted.offers()).not.toContain('play full-steam');
  });

  test('AP are lost at the end, and cut off at the ends of the scale [EC-4.9, EC-4.10, EC-17.2]', () => {
    const table = turnStarts('REF-4', {
      pressure: { 1: 8 },
      hand: { 1: 'full-steam coal-3 coal-3 coal-3 gunner stoker' },
    });
    expect(table.play('play full-steam').ap(1)).toBe(9);
    table.play('end', 'keep');
    expect([table.ap(1), table.turn]).toEqual([0, 2]);
  });

  test('any number of actions in any order [EC-5.1, EC-5.2, EC-5.3]', () => {
    const table = given('REF-4', {
      at: { 1: 4, 2: 6 },
      ap: 9,
      hand: { 1: 'coal-1 gunner tailwind leaking-pipe rocket', 2: 'coal-1' },
      upgrade: { 1: 'covered springs' },
    });
    table.play('move', 'rearm', 'install rocket', 'fire at P2 damage', 'use cover', 'shovel coal-1');
    expect([table.on(), table.ap()]).toEqual(['s7', 2]);
    expect(table.play('play gunner').ap()).toBe(1);
    expect(table.play('play leaking-pipe on P3').ap()).toBe(0);
  });

  test('ending at any time [EC-5.9, EC-16.6]', () => {
    expect(given('REF-4').offers()).toContain('end');
    expect(given('REF-4', { ap: 0 }).offers()).toEqual(['end']);
    const table = given('REF-4').play('move');
    expect(table.match.act(0, 'undo')).toMatchObject({ ok: false, error: { clause: 'EC-16.6' } });
  });

  test('throwing out between actions, free of charge [EC-5.7, EC-5.8]', () => {
    const table = given('REF-4', {
      crew: { 1: 'local-guide' },
      guide: { 1: 'sea' },
      upgrade: { 1: 'covered springs' },
      weapon: { 1: 'rocket' },
      pressure: { 2: 6 },
      hand: { 1: 'coal-1', 2: 'leaking-pipe' },
    });
    table.open('throw upgrade');
    expect([table.match.covert, table.upgrade(), table.campDiscard]).toEqual([false, '', 'springs']);
    table.play('throw crew', 'end', 'throw weapon');
    expect([table.crew(), table.weapon(), table.asked]).toEqual(['', '', 'discardHand']);
  });
});

describe('moving', () => {
  test('what entering triggers, in this order [EC-6.7, EC-9.12, EC-13.8, EC-12.9]', () => {
    const table = given('REF-4', {
      at: { 1: 1 },
      upgrade: { 1: 'gas-balloon' },
      active: 'customs-check',
      weapon: { 2: 'explosive-balloon-1' },
      chips: { 1: '2' },
    }).open('move');
    expect([table.told, table.asked]).toEqual([['moved', 'advanced'], 'gasBalloonEnd']);
    table.play('gas-balloon cover');
    expect([table.told, table.asked]).toEqual([['covered', 'halted', 'exploded'], 'explosionMode']);
    table.play('explode upgrade');
    expect([table.upgrade(1), table.chip(1)]).toEqual(['', 'off']);
  });

  test('the finish comes first [EC-6.7, EC-15.4]', () => {
    const table = given('REF-4', {
      turn: 4,
      progress: { 4: 47 },
      chips: { 1: '36 adrift P1' },
      pressure: { 4: 6 },
    }).play('move');
    expect([table.over, table.pressure(4), table.chip(1)]).toEqual(['furthest: P4', 6, 's36 adrift P1']);
  });

  test('an advance enters every space, a leap the last one only [EC-6.6, EC-17.5]', () => {
    const chips = { chips: { 1: '10 adrift P2' }, pressure: { 1: 8 } };
    const driven = given('REF-4', { at: { 1: 8 }, ...chips, hand: { 1: 'short-cut' } }).play(
      'play short-cut',
    );
    expect([driven.on(), driven.pressure(), driven.ap()]).toEqual(['s11', 5, 2]);
    const leapt = given('REF-4', { at: { 1: 9 }, ...chips, upgrade: { 1: 'springs' } }).play('use discard');
    expect([leapt.on(), leapt.pressure(), leapt.chip(1)]).toEqual(['s11', 8, 's10 adrift P2']);
  });

  test('a camp on the way ends an advance under Customs Check [EC-9.12]', () => {
    const table = given('REF-4', {
      at: { 1: 4 },
      active: 'customs-check',
      ap: 9,
      hand: { 1: 'tailwind relief-valve' },
    }).play('play tailwind');
    expect([table.on(), table.travelDiscard, table.state.halted]).toEqual(['s5', 'tailwind', 1]);
    expect(table.offers()).not.toContain('move');
    table.untilTurnOf(1);
    expect(table.state.halted).toBe(0);
    expect(table.offers()).toContain('move');
  });

  test('reductions of several sources, and their terrains [EC-6.2, EC-6.4, EC-6.5, EC-17.6]', () => {
    const cost = (what: Parameters<typeof given>[1]): number =>
      9 -
      given('REF-4', { ap: 9, ...what })
        .play('move')
        .ap();
    const near = { at: { 1: 7 } };
    expect(cost(near)).toBe(2);
    expect(cost({ ...near, upgrade: { 1: 'icebreaker-ram' } })).toBe(2);
    expect(cost({ ...near, upgrade: { 1: 'covered gas-balloon' } })).toBe(2);
    expect(cost({ ...near, crew: { 1: 'local-guide' }, guide: { 1: 'sea' } })).toBe(2);
    expect(cost({ ...near, active: 'storm', storm: 'sea' })).toBe(2);
    expect(cost({ ...near, active: 'fog storm storm', storm: 'desert' })).toBe(5);
    expect(
      cost({
        ...near,
        active: 'fog',
        upgrade: { 1: 'skids' },
        crew: { 1: 'local-guide' },
        guide: { 1: 'desert' },
      }),
    ).toBe(1);
    // Homeland is helped by what names no terrain only (EC-3.4).
    expect(cost({ upgrade: { 1: 'gas-balloon' } })).toBe(1);
    expect(cost({ upgrade: { 1: 'skids' } })).toBe(2);
  });

  test('Good Going twice, for this turn only [EC-6.5, EC-17.6]', () => {
    const table = given('REF-4', {
      at: { 1: 8 },
      active: 'fog',
      ap: 6,
      hand: { 1: 'good-going good-going' },
    });
    table.play('play good-going', 'play good-going');
    expect(table.play('move').ap()).toBe(3);
    table.untilTurnOf(1);
    const ap = table.ap();
    expect(table.play('move').ap()).toBe(ap - 2);
  });
});

describe('cards', () => {
  test('coal: three values, in the own phase 2 only [EC-7.4, EC-7.6, EC-17.7]', () => {
    for (const value of [1, 2, 3]) {
      const table = given('REF-4', { hand: { 1: `coal-${value}` } }).play(`shovel coal-${value}`);
      expect(table.pressure()).toBe(5 + value);
    }
    const window = given('REF-4', { hand: { 2: 'coal-1' } }).open('move');
    expect(window.offers(2)).toEqual(['pass']);
    const stoked = given('REF-4', { crew: { 1: 'stoker' }, hand: { 1: 'coal-3 coal-2' } });
    expect(stoked.play('shovel coal-3').pressure()).toBe(9);
  });

  test('wet coal [EC-17.17]', () => {
    const table = given('REF-4', { active: 'wet-coal', hand: { 1: 'coal-1' } });
    expect(table.offers()).toEqual(['move', 'end']);
  });

  test('an action card is paid, takes effect, and is discarded [EC-8.1, EC-8.3, EC-8.7]', () => {
    const table = given('REF-4', { ap: 2, hand: { 1: 'tailwind' } }).play('play tailwind');
    expect([table.ap(), table.on(), table.hand(), table.travelDiscard]).toEqual([0, 's2', '', 'tailwind']);
    expect(given('REF-4', { ap: 1, hand: { 1: 'tailwind' } }).offers()).toEqual(['end']);
  });

  test('a crew member works from its placing on, in every turn [EC-8.4, EC-8.6]', () => {
    const table = given('REF-4', { at: { 1: 4 }, ap: 6, hand: { 1: 'mechanic springs' } });
    table.play('play mechanic', 'move', 'install springs');
    expect([table.ap(), table.crew()]).toEqual([3, 'mechanic']);
  });

  test('Field Workshop makes no camp [EC-17.12]', () => {
    const table = given('REF-4', {
      at: { 1: 3 },
      ap: 9,
      active: 'customs-check',
      hand: { 1: 'field-workshop gas-balloon rocket' },
    }).play('play field-workshop', 'install gas-balloon', 'install rocket', 'move');
    expect([table.on(), table.upgrade(), table.state.halted]).toEqual(['s4', 'gas-balloon', 0]);
    const covered = given('REF-4', { upgrade: { 1: 'covered springs' }, hand: { 1: 'field-workshop' } });
    expect(covered.play('play field-workshop', 'rearm').upgrade()).toBe('springs');
  });

  test('Telegram, whatever the size of the hand [EC-14.9, EC-17.14]', () => {
    const table = given('REF-4', {
      hand: { 1: 'telegram coal-1 coal-1 coal-1 coal-1' },
      travelDeck: 'coal-2 fog',
    }).play('play telegram');
    expect([table.hand(), table.travelDiscard]).toEqual([
      'coal-1 coal-1 coal-1 coal-1 coal-2 fog',
      'telegram',
    ]);
    // The card itself is not part of a reshuffle, and drawing stops when there is nothing left.
    const last = given('REF-4', { hand: { 1: 'telegram' }, travelDiscard: 'fog', hoard: 2 }).play(
      'play telegram',
    );
    expect([last.hand(), last.travelDiscard, last.deckSizes()[0]]).toEqual(['fog', 'telegram', 0]);
  });

  test('Salvage Yard, with a base-camp card in hand [EC-17.15]', () => {
    const table = given('REF-4', { hand: { 1: 'salvage-yard skids' }, campDiscard: 'rocket springs' });
    table.play('play salvage-yard');
    expect([table.hand(), table.campDiscard]).toEqual(['rocket skids', 'springs']);
  });

  test('the vocabulary, card by card [EC-8.2, EC-17.1, EC-17.8, EC-17.9]', () => {
    const gunner = given('REF-4', {
      at: { 2: 8 },
      crew: { 1: 'gunner' },
      weapon: { 1: 'earth-torpedo' },
      pressure: { 2: 9 },
    }).play('fire at P2 damage');
    expect(gunner.pressure(2)).toBe(6);
    const mechanic = given('REF-4', {
      at: { 1: 5 },
      crew: { 1: 'mechanic' },
      upgrade: { 1: 'covered springs' },
    });
    expect(mechanic.play('rearm').ap()).toBe(5);
  });
});
