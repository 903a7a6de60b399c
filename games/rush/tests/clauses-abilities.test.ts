/** Abilities: RUSH-6. */
import { describe, expect, test } from 'vitest';
import { given } from './support.ts';

const FULL = { 'S1.1': 'usa-m6', 'S1.2': 'usa-t32' };

describe('Reinforcements, Reconnaissance, Sabotage', () => {
  test('Reinforcements 1, 2 and 3 draw that many cards [RUSH-6.1, RUSH-6.2]', () => {
    for (const [card, count] of [
      ['usa-m3-stuart', 1],
      ['usa-t29', 2],
      ['france-gnome-rhone-ax2', 3],
    ] as const) {
      const table = given({ hand: { 1: card }, garage: { 1: 'E, ussr-su-100, Vol, Tech' }, on: FULL });
      table.play(`play ${card}`);
      expect(table.sizes(1).slice(0, 2)).toEqual([count, 4 - count]);
      if (count > 1) table.play('attack with ussr-su-100', 'ussr-su-100 hits S2.1');
    }
  });

  test('a Base that is drawn leaves the hand after the whole draw and is not replaced [RUSH-6.3]', () => {
    const table = given({
      hand: { 1: 'usa-t29' },
      garage: { 1: 'base-s2-1' },
      depot: { 1: 'E' },
      seats: 3,
      on: FULL,
    }).play('play usa-t29');
    // If the Base left at once, it would be in the reshuffle for the second card.
    expect([table.hand(1), table.garage(1), table.depot(1)]).toEqual(['E', '', 'base-s2-1']);
    const short = given({ hand: { 1: 'usa-m3-stuart' }, garage: { 1: 'base-s2-1, E' }, on: FULL, seats: 3 });
    expect(short.play('play usa-m3-stuart').sizes(1)).toEqual([0, 1, 1]);
  });

  test('Reconnaissance with a short deck takes the discarded cards, too [RUSH-6.6, RUSH-6.7]', () => {
    for (const reserveSize of [4, 5]) {
      const table = given({
        options: { reserveSize },
        hand: { 1: 'usa-m8-greyhound' },
        reserve: 'ussr-ms-1, ussr-t-26',
        deck: 'usa-t29',
        deckOnly: true,
      }).play('play usa-m8-greyhound');
      expect([table.reserve.split(', ').length, table.discard, table.deckSize]).toEqual([3, '', 0]);
      expect(table.reserve).toMatch(/usa-t29$/);
    }
  });

  test('opponents without a hand are skipped; if none holds a card, Sabotage has no effect [RUSH-6.11, RUSH-6.8]', () => {
    const table = given({ seats: 3, hand: { 1: 'ussr-t-26', 3: 'E, Tech' }, on: FULL }).play(
      'play ussr-t-26',
    );
    expect(table.view().owing).toEqual([3]);
    table.by(3, 'discard E');
    expect([table.hand(3), table.depot(2)]).toEqual(['Tech', '']);
    const nobody = given({ seats: 3, hand: { 1: 'ussr-t-26' }, on: FULL }).play('play ussr-t-26');
    expect(nobody.defenders['S1.3']).toBe('ussr-t-26');
  });

  test('any card may be given up, even a Base [RUSH-6.12, RUSH-6.9]', () => {
    const table = given({
      hand: { 1: 'ussr-t-26', 2: 'base-s1-3, ussr-kv-1, E' },
      garage: { 2: 'E' },
      lost: '',
    });
    table.play('play ussr-t-26');
    expect(table.offers(2)).toEqual(['discard base-s1-3', 'discard ussr-kv-1', 'discard engineer']);
    expect(table.illegal('discard Tech', 2)).toBe('6.8');
    table.by(2, 'discard base-s1-3');
    expect([table.hand(2), table.depot(2), table.garage(2)]).toEqual(['ussr-kv-1, E', 'base-s1-3', 'E']);
    table.play('place on S1.1');
  });

  test('answers are secret, can be changed until the last one, and are shown together [RUSH-6.10]', () => {
    const table = given({ seats: 3, hand: { 1: 'ussr-t-26', 2: 'E, Tech', 3: 'Vol, E' }, on: FULL });
    table.play('play ussr-t-26').by(2, 'discard E');
    for (const eyes of [[], [1], [3]]) {
      expect(JSON.stringify(table.view(...eyes)), 'nobody can tell').not.toContain('discard engineer');
      expect(table.view(...eyes).sealed).toEqual([2]);
    }
    table.by(2, 'discard Tech');
    expect(table.depot(2)).toBe('');
    table.by(3, 'discard E');
    expect([table.depot(2), table.depot(3)]).toEqual(['Tech', 'E']);
  });

  test('an only card is taken; with two equal cards the player is asked [RUSH-6.13]', () => {
    const table = given({ seats: 3, hand: { 1: 'ussr-t-26', 2: 'E', 3: 'E, E' }, on: FULL }).play(
      'play ussr-t-26',
    );
    expect([table.view().owing, table.offers(3)]).toEqual([[3], ['discard engineer']]);
    expect(table.hand(2), 'not before the others have chosen').toBe('E');
    table.by(3, 'discard E');
    expect([table.hand(2), table.hand(3)]).toEqual(['', 'E']);
  });
});

describe('Siege', () => {
  test('own Bases and lost Bases cannot be selected [RUSH-6.14, RUSH-6.15]', () => {
    const table = given({
      seats: 3,
      hand: { 1: 'germany-panzerwerfer-42' },
      on: { 'S1.1': 'usa-m32-trv', 'S2.1': 'usa-m3-half-track', 'S3.1': 'ussr-kv-1' },
      lost: 'S2.3',
    }).play('play germany-panzerwerfer-42');
    expect(table.offers()).toEqual(
      ['S2.1', 'S2.2', 'S3.1', 'ussr-kv-1', 'S3.2', 'S3.3'].map((target) => `siege ${target}`),
    );
    for (const [target, clause] of [
      ['S1.1', '6.14'],
      ['S2.3', '6.14'],
      ['S4.1', '6.14'],
      ['germany-tiger', '6.14'],
      ['usa-m3-half-track', '6.15'],
      ['usa-m32-trv', '6.15'],
    ])
      expect(table.illegal(`siege ${target}`), target).toBe(clause);
    table.play('siege ussr-kv-1');
  });

  test('an undamaged target is damaged, a damaged one destroyed, by a Heavy Tank too [RUSH-6.16, RUSH-6.23]', () => {
    const table = given({ hand: { 1: 'ussr-kv-2, usa-m12' }, on: FULL });
    table.play('play ussr-kv-2', 'siege S2.2');
    expect([table.damaged, table.standing(2)]).toEqual(['S2.2', 3]);
    table.play('play usa-m12', 'siege S2.2');
    expect([table.damaged, table.standing(2), table.depot(1)]).toEqual(['', 2, 'base-s2-2']);
    table.play('place on S1.1');
  });

  test('several Sieges in a turn, beside an attack, by any nation [RUSH-6.22]', () => {
    const table = given({
      hand: { 1: 'germany-panzerwerfer-42, ussr-bm-13, usa-m18-hellcat' },
      on: { 'S2.1': 'ussr-t-28' },
    });
    table.play('play germany-panzerwerfer-42', 'siege ussr-t-28', 'play ussr-bm-13', 'siege ussr-t-28');
    expect([table.depot(2), ...table.state.noted]).toEqual(['ussr-t-28', 1, 0, 0, 0]);
    table.play('attack with usa-m18-hellcat', 'usa-m18-hellcat hits S2.1');
    expect(table.depot(1), 'the noted Medal is of the Siege card’s nation').toMatch(/medal-ussr-single$/);
  });

  test('a target must be selected; an only one is selected automatically [RUSH-6.24, RUSH-13.4]', () => {
    const table = given({ hand: { 1: 'germany-panzerwerfer-42' }, lost: 'S2.1, S2.2' });
    table.play('play germany-panzerwerfer-42');
    expect([table.damaged, table.asked]).toEqual(['S2.3', 'stepTwo']);
    const choice = given({ hand: { 1: 'germany-panzerwerfer-42' }, lost: 'S2.1' }).play(
      'play germany-panzerwerfer-42',
    );
    expect([choice.offers(), choice.illegal('end'), choice.illegal('no')]).toEqual([
      ['siege S2.2', 'siege S2.3'],
      '3.14',
      '5.3',
    ]);
    const nothing = given({
      hand: { 1: 'germany-panzerwerfer-42' },
      lost: 'S2.1, S2.2, S2.3',
      more: { trigger: 'bases' },
    }).play('play germany-panzerwerfer-42');
    expect(nothing.depot(1)).toBe('germany-panzerwerfer-42');
  });

  test('when a Base is destroyed, its defender is displaced [RUSH-6.18, RUSH-6.19, RUSH-6.20]', () => {
    const table = given({
      hand: { 1: 'germany-panzerwerfer-42' },
      on: { 'S2.1': 'ussr-kv-1' },
      damaged: 'S2.1, ussr-kv-1',
      lost: 'S2.2, S2.3',
    }).play('play germany-panzerwerfer-42', 'siege S2.1');
    expect([table.depot(1), table.depot(2)]).toEqual(['base-s2-1, germany-panzerwerfer-42', 'ussr-kv-1']);
    expect([[...table.state.noted], table.damaged, table.trigger]).toEqual([[0, 0, 0, 0], '', 1]);
  });

  test('Defence 1 survives the first Siege by steps, but not by points [RUSH-6.17, RUSH-6.21, RUSH-12.8]', () => {
    const noted = (siegeDamage: string, on: string) => {
      const table = given({
        options: { siegeDamage },
        hand: { 1: 'germany-panzerwerfer-42' },
        on: { 'S2.1': on },
      }).play('play germany-panzerwerfer-42', `siege ${on}`);
      return table.state.noted[1]!;
    };
    for (const [vehicle, byPoint] of [
      ['ussr-t-26', 1],
      ['ussr-su-100', 1],
      ['ussr-t-28', 0],
      ['ussr-kv-1', 0],
    ] as const) {
      expect(noted('step', vehicle)).toBe(0);
      expect(noted('point', vehicle)).toBe(byPoint);
    }
    const base = given({ options: { siegeDamage: 'point' }, hand: { 1: 'germany-panzerwerfer-42' } });
    base.play('play germany-panzerwerfer-42', 'siege S2.1');
    expect(base.damaged, 'Bases know no points').toBe('S2.1');
  });
});

describe('Research, Repair, Invulnerability', () => {
  test('Research N gains cost N, but not N + 1 [RUSH-6.26, RUSH-6.27, RUSH-6.30]', () => {
    const table = given({
      hand: { 1: 'usa-willys-mb, E' },
      reserve: 'ussr-t-70, ussr-t-34, ussr-ms-1, usa-t29',
    }).play('play usa-willys-mb');
    expect(table.offers()).toEqual(['gain ussr-t-70', 'gain ussr-ms-1']);
    expect([table.illegal('gain ussr-t-34'), table.illegal('gain usa-m6'), table.illegal('end')]).toEqual([
      '6.26',
      '6.26',
      '3.14',
    ]);
    expect(table.illegal('gain ussr-t-70 with E')).toBe('6.27');
    table.play('gain ussr-t-70');
    expect([table.depot(1), table.hand(1)]).toEqual(['ussr-t-70', 'E']);
  });

  test('the card goes to the Graveyard even if there is nothing to gain [RUSH-6.25, RUSH-6.30]', () => {
    const table = given({ hand: { 1: 'Tech' }, reserve: 'ussr-bt-7, ussr-t-34, ussr-t-44, usa-t29' });
    table.play('play Tech');
    expect([table.graveyard, table.depot(1), table.reserve]).toEqual([
      'Tech',
      '',
      'ussr-bt-7, ussr-t-34, ussr-t-44, usa-t29',
    ]);
  });

  test('a gain does not count as a purchase, before or after one [RUSH-6.29]', () => {
    const table = given({
      hand: { 1: 'Tech, E, E' },
      reserve: 'ussr-t-26, germany-panzer-i, france-hotchkiss-h35, usa-m2-light',
    });
    table.play('buy germany-panzer-i with E', 'play Tech', 'gain ussr-t-26');
    expect([table.state.purchases, ...table.state.bought]).toEqual([1, 0, 1, 0, 0]);
    expect(table.illegal('buy usa-m2-light with E')).toBe('4.8');
  });

  test('a Vehicle with Research pays, or leaves the game; it does not defend after that [RUSH-6.28, RUSH-6.31]', () => {
    const position = { hand: { 1: 'france-sau-40' }, reserve: 'ussr-bt-7, ussr-t-34, ussr-t-44, usa-t29' };
    const table = given(position).play('play france-sau-40', 'gain ussr-t-34');
    expect([table.graveyard, table.defenders, table.asked]).toEqual(['france-sau-40', {}, 'stepTwo']);
    expect(given(position).play('buy ussr-bt-7 with france-sau-40').depot(1)).toBe(
      'france-sau-40, ussr-bt-7',
    );
  });

  test('Repair takes one or two cards of any kind [RUSH-6.32, RUSH-6.34]', () => {
    const position = { hand: { 1: 'ussr-stz-5' }, depot: { 1: 'base-s2-1, medal-usa-single, E' }, seats: 3 };
    const table = given(position).play('play ussr-stz-5');
    expect(table.offersOf('repair').map((text) => text.slice(7))).toEqual([
      'base-s2-1',
      'medal-usa-single',
      'medal-usa-single, base-s2-1',
      'engineer',
      'engineer, base-s2-1',
      'engineer, medal-usa-single',
    ]);
    expect(table.illegal('repair Tech'), 'not in the Depot').toBe('6.32');
    expect(table.illegal('repair E, E'), 'there is one').toBe('6.32');
    table.play('repair base-s2-1, medal-usa-single');
    expect(table.graveyard.split(', ').sort()).toEqual(['base-s2-1', 'medal-usa-single']);
    expect(table.depot(1)).toBe('E, ussr-stz-5');
  });

  test('the only card of a Depot is taken; with an empty Depot nothing happens [RUSH-6.35, RUSH-6.33]', () => {
    const one = given({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E' } }).play('play ussr-stz-5');
    expect([one.graveyard, one.depot(1)]).toEqual(['E', 'ussr-stz-5']);
    const alike = given({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E, E' } }).play('play ussr-stz-5');
    expect(alike.offers()).toEqual(['repair engineer', 'repair engineer, engineer']);
    alike.play('repair E, E');
    expect([alike.graveyard, alike.depot(1)]).toEqual(['E, E', 'ussr-stz-5']);
  });

  test('Invulnerability takes even the last single, but never a double [RUSH-6.36, RUSH-6.37]', () => {
    const last = given({ hand: { 1: 'usa-t20' }, piles: { usa: [1, 3] }, on: FULL }).play('play usa-t20');
    expect([last.depot(1), last.pile('usa'), last.trigger]).toEqual(['medal-usa-single', [0, 3], 2]);
    const none = given({ hand: { 1: 'usa-t20' }, piles: { usa: [0, 3] }, on: FULL }).play('play usa-t20');
    expect([none.depot(1), none.pile('usa'), none.trigger]).toEqual(['', [0, 3], 0]);
  });
});

describe('passive abilities', () => {
  test('limit attacks and nothing else [RUSH-6.39, RUSH-6.43]', () => {
    const position = {
      hand: { 1: 'ussr-t-35, ussr-su-76' },
      reserve: 'ussr-bt-7, usa-t29',
      on: { 'S2.1': 'france-d1' },
    };
    given(position).play('deploy ussr-t-35 on S1.1', 'deploy ussr-su-76 on S1.2');
    given(position).play('buy ussr-bt-7 with ussr-t-35');
    expect(given(position).illegal('play ussr-t-35')).toBe('5.1');
  });

  test('Bases only, Vehicles only [RUSH-6.40, RUSH-6.41, RUSH-6.42]', () => {
    const table = given({ hand: { 1: 'ussr-t-35, ussr-su-76' }, on: { 'S2.1': 'france-d1' } });
    table.play('attack with ussr-t-35, ussr-su-76');
    expect(table.illegal('ussr-t-35 hits france-d1')).toBe('6.40');
    expect(table.illegal('ussr-su-76 hits S2.2')).toBe('6.41');
    expect(table.illegal('ussr-t-35 hits S2.1'), 'it is defended').toBe('7.6');
    expect(table.illegal('ussr-su-76 hits S2.1'), 'first of all it is a Base').toBe('6.41');
    table.play('ussr-su-76 hits france-d1', 'ussr-t-35 hits S2.1');
    expect(table.standing(2)).toBe(2);
  });
});
