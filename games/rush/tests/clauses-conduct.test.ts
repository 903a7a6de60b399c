/** RUSH-13: undo, automatic answers, time limits, players who leave, the log. */
import { describe, expect, test } from 'vitest';
import { eventsFor } from '#engine/narration.ts';
import { seatBit, seatOf } from '#engine/seats.ts';
import { given, newGame } from './support.ts';

const FULL = { 'S1.1': 'usa-m6', 'S1.2': 'usa-t32' };
const DEAR = 'usa-t29, ussr-is-3, germany-maus, germany-loewe';

describe('undo', () => {
  test('not after a draw, a shuffle, a revealed Vehicle or Sabotage [RUSH-13.1]', () => {
    const drawn = given({ hand: { 1: 'usa-m3-stuart' }, garage: { 1: 'E' }, on: FULL }).play(
      'play usa-m3-stuart',
    );
    expect(drawn.undo(), 'a draw').toBe('13.1');
    const bought = given({ hand: { 1: 'E' }, reserve: `ussr-t-26, ${DEAR.split(', ').slice(1).join(', ')}` });
    expect(bought.play('buy ussr-t-26 with E').undo(), 'a reveal').toBe('13.1');
    const scouted = given({ hand: { 1: 'usa-m8-greyhound' }, reserve: DEAR }).play('play usa-m8-greyhound');
    expect(scouted.undo()).toBe('13.1');
    const restored = given({ turn: 2, options: { reserveRefresh: 'optionalAtStart' }, reserve: DEAR });
    expect(restored.play('end', 'yes').undo()).toBe('13.1');
    const shuffled = given({ hand: { 1: 'usa-m3-stuart' }, depot: { 1: 'E' }, on: FULL }).play(
      'play usa-m3-stuart',
    );
    expect(shuffled.undo(), 'a shuffle').toBe('13.1');
    const only = given({ hand: { 1: 'ussr-t-26', 2: 'E' }, on: FULL }).play('play ussr-t-26');
    expect(only.undo(), 'an answer that the server gave').toBe('13.1');
    const asked = given({ hand: { 1: 'ussr-t-26', 2: 'E, Tech' } })
      .play('play ussr-t-26')
      .by(2, 'discard E');
    expect([asked.undo(2), asked.undo(1)], 'an answer that a player gave').toEqual(['13.1', '13.1']);
    asked.play('place on S1.1');
    expect(asked.undo(), 'the placement itself').toBeUndefined();
    expect(asked.undo()).toBe('13.1');
  });

  test('declarations, attack steps and Siege selections are final [RUSH-13.2]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1' } }).play('attack with ussr-t-28, ussr-ms-1');
    expect(table.undo(), 'the declaration').toBe('13.2');
    table.play('ussr-t-28 hits S2.1');
    expect(table.undo(), 'a step').toBe('13.2');
    const siege = given({ hand: { 1: 'germany-panzerwerfer-42' } }).play('play germany-panzerwerfer-42');
    expect(siege.undo(), 'before the selection it can be taken back').toBeUndefined();
    siege.play('play germany-panzerwerfer-42', 'siege S2.1');
    expect(siege.undo()).toBe('13.2');
    const only = given({ hand: { 1: 'germany-panzerwerfer-42' }, lost: 'S2.1, S2.2' });
    expect(only.play('play germany-panzerwerfer-42').undo(), 'also when the server selects').toBe('13.2');
    const nothing = given({
      hand: { 1: 'germany-panzerwerfer-42' },
      lost: 'S2.1, S2.2, S2.3',
      more: { trigger: 'bases' },
    });
    expect(nothing.play('play germany-panzerwerfer-42').undo(), 'nothing was selected').toBeUndefined();
  });

  test('placements, Conscription and payouts can be taken back [RUSH-13.2]', () => {
    const table = given({ hand: { 1: 'Vol, germany-panzer-iv' } });
    table.play('play Vol', 'play germany-panzer-iv', 'place on S1.2');
    expect([table.undo(), table.asked]).toEqual([undefined, 'chooseDefendedBase']);
    expect([table.undo(), table.hand(1)]).toEqual([undefined, 'germany-panzer-iv']);
    expect([table.undo(), table.hand(1)]).toEqual([undefined, 'Vol, germany-panzer-iv']);
    expect(table.state.conscription).toBe(0);
    const paid = given({
      hand: { 1: 'ussr-t-28, ussr-ms-1' },
      on: { 'S2.1': 'usa-m5-stuart', 'S2.2': 'usa-m2-light' },
    }).play(
      'attack with ussr-t-28, ussr-ms-1',
      'ussr-t-28 hits usa-m5-stuart',
      'ussr-ms-1 hits usa-m2-light',
    );
    paid.play('take 1 double');
    expect([paid.undo(), paid.asked, paid.pile('ussr')]).toEqual([undefined, 'chooseMedalPayout', [9, 3]]);
    expect(paid.undo(), 'the hit before it is final').toBe('13.2');
    paid.play('take 2 singles');
  });

  test('other acts, too, one at a time with everything that they caused [RUSH-13.11]', () => {
    const table = given({
      hand: { 1: 'ussr-stz-5, usa-t20, ussr-t-28' },
      depot: { 1: 'E, Tech, Vol' },
      piles: { usa: [1, 3] },
      on: FULL,
    });
    table.play('play ussr-stz-5', 'repair E, Vol', 'play usa-t20', 'deploy ussr-t-28 on S1.2');
    expect(table.trigger, 'the last single').toBe(2);
    expect([table.undo(), table.defenders['S1.2']]).toEqual([undefined, 'usa-t32']);
    expect([table.undo(), table.trigger, table.pile('usa'), table.hand(1)]).toEqual([
      undefined,
      0,
      [1, 3],
      'usa-t20, ussr-t-28',
    ]);
    expect([table.undo(), table.asked, table.graveyard.includes('E')]).toEqual([
      undefined,
      'chooseRepairCards',
      false,
    ]);
    expect([table.undo(), table.depot(1), table.hand(1)]).toEqual([
      undefined,
      'E, Tech, Vol',
      'ussr-stz-5, usa-t20, ussr-t-28',
    ]);
    expect(table.undo(), 'nothing is left').toBe('13.2');
    const no = given({ turn: 2, options: { reserveRefresh: 'optionalAtStart' }, reserve: DEAR }).play(
      'end',
      'no',
    );
    expect([no.undo(), no.asked]).toEqual([undefined, 'chooseReserveRefresh']);
    // A final act cannot be undone, and nothing before it can.
    const older = given({ hand: { 1: 'ussr-t-28, ussr-ms-1' } });
    older.play('deploy ussr-t-28 on S1.1', 'attack with ussr-ms-1', 'ussr-ms-1 hits S2.1');
    expect(older.undo()).toBe('13.2');
  });

  test('a turn that is over cannot be taken back [RUSH-13.1]', () => {
    const table = newGame(2).play('end');
    expect([table.undo(1), table.undo(2)]).toEqual(['13.1', '13.2']);
  });
});

describe('the server', () => {
  test('refuses with a clause and changes nothing [RUSH-13.3]', () => {
    const table = given({ hand: { 1: 'E' } });
    for (const text of [
      '',
      'hello',
      'buy',
      'play ?',
      'attack with nobody',
      'take',
      'repair',
      '%$',
      'x'.repeat(500),
    ]) {
      const { clause, code } = table.refusal(text);
      expect(clause, `${text} ${code}`).toMatch(/^RUSH-\d+\.\d+$/);
    }
  });

  test('gives the only legal answer itself, but never ends step II or strikes [RUSH-13.4]', () => {
    const table = given({ hand: { 1: 'ussr-t-28' }, lost: 'S2.1, S2.2', on: FULL });
    table.play('attack with ussr-t-28');
    expect([table.asked, table.offers()], 'the attack step').toEqual([
      'chooseAttackStep',
      ['ussr-t-28 hits S2.3'],
    ]);
    table.play('ussr-t-28 hits S2.3');
    expect([table.asked, table.offers()], 'the end of step II').toEqual(['stepTwo', ['end']]);
    const placed = given({ hand: { 1: 'ussr-t-43' }, on: FULL }).play('play ussr-t-43');
    expect(placed.defenders['S1.3']).toBe('ussr-t-43');
    const gained = given({ hand: { 1: 'Tech' }, reserve: 'ussr-t-26, usa-t29, usa-m12' }).play('play Tech');
    expect(gained.depot(1)).toBe('ussr-t-26');
  });

  test('when a player leaves, a bot takes over the seat with its squad [RUSH-13.6]', () => {
    const table = newGame(3).play('end');
    const squad = () => [table.hand(2), table.garage(2), table.depot(2), table.standing(2)];
    const before = squad();
    expect(table.match.act(1, 'replace').ok).toBe(true);
    expect([table.view().bots, squad(), table.turn]).toEqual([[2], before, 2]);
    expect(table.match.act(0, 'resign')).toMatchObject({ error: { code: 'NO_SUCH_ACT' } });
    table.play('end');
    expect(table.turn).toBe(3);
  });

  test('the log names every card that moved, but drawn ones only to their owner [RUSH-13.7]', () => {
    const table = given({
      hand: { 1: 'E, ussr-t-60', 2: 'Vol' },
      garage: { 1: 'ussr-su-100, Tech, Tech, Tech, E' },
      reserve: 'ussr-t-26, usa-t29, usa-m12, ussr-is-3',
      deck: 'france-d1, ussr-bt-7',
      on: FULL,
    }).play('play ussr-t-60');
    const heard = (seat: number) => eventsFor(table.last!.told, seatBit(seatOf(seat)));
    expect(heard(2)).toContainEqual({ type: 'drew', seat: 1, cards: ['ussr-su-100'] });
    table.play('buy ussr-t-26 with E');
    expect(heard(2)).toEqual([
      { type: 'bought', seat: 1, card: 'ussr-t-26', with: ['engineer'], points: 1 },
      { type: 'revealed', card: 'france-d1' },
    ]);
    table.play('end');
    const cards = ['technician', 'technician', 'technician'];
    expect(heard(1)).toContainEqual({ type: 'drew', seat: 1, cards });
    expect(heard(2)).toContainEqual({ type: 'drewHidden', seat: 1, count: 3 });
    expect(heard(2).some(({ type }) => type === 'drew')).toBe(false);
    expect(heard(1).some(({ type }) => type === 'drewHidden')).toBe(false);
    expect(heard(2)).toContainEqual({ type: 'handDiscarded', seat: 1, cards: ['ussr-su-100'] });
    expect(heard(1)).toContainEqual({ type: 'handShown', seat: 2, cards: ['volunteers'] });
  });
});

describe('time', () => {
  test('step II ends; other questions get the first answer of the list [RUSH-13.5, RUSH-13.12]', () => {
    const at = (position: Parameters<typeof given>[0], ...texts: string[]) =>
      given(position)
        .play(...texts)
        .late();
    expect(at({ hand: { 1: 'ussr-t-28, E' } })).toBe('end');
    expect(at({ turn: 2, options: { reserveRefresh: 'optionalAtStart' } }, 'end'), 'no before yes').toBe(
      'no',
    );
    expect(at({ hand: { 1: 'ussr-t-43' }, lost: 'S1.1' }, 'play ussr-t-43')).toBe('place on S1.2');
    expect(
      at({ hand: { 1: 'Tech' }, reserve: 'usa-t29, ussr-ms-1, ussr-t-26' }, 'play Tech'),
      'the Reserve from slot 0',
    ).toBe('gain ussr-ms-1');
    expect(
      at({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'Vol, Tech, E' } }, 'play ussr-stz-5'),
      'the Depot from the bottom, one card before two',
    ).toBe('repair volunteers');
    expect(at({ more: { noted: [3, 0, 0, 0] } }, 'end'), 'the most doubles').toBe('take 1 single, 1 double');
    const exposed = at(
      { options: { attackerExposure: true }, hand: { 1: 'ussr-t-28, ussr-ms-1' } },
      'attack with ussr-t-28, ussr-ms-1',
      'ussr-t-28 hits S2.1',
      'ussr-ms-1 hits S2.1',
    );
    expect(exposed, 'the Depot from the bottom').toBe('expose ussr-t-28 on S1.1');
  });

  test('Bases are listed clockwise from the active player, each before its defender [RUSH-13.12]', () => {
    const table = given({
      seats: 3,
      turn: 2,
      hand: { 2: 'germany-panzerwerfer-42' },
      on: { 'S1.1': 'ussr-t-28', 'S3.2': 'usa-m6' },
    }).play('play germany-panzerwerfer-42');
    expect(table.offers()).toEqual(
      ['S3.1', 'S3.2', 'usa-m6', 'S3.3', 'S1.1', 'ussr-t-28', 'S1.2', 'S1.3'].map((one) => `siege ${one}`),
    );
    expect(table.late()).toBe('siege S3.1');
    const hand = given({ hand: { 1: 'E, ussr-t-28, ussr-t-26' }, reserve: 'ussr-ms-1, usa-m2-light' });
    const firsts = [...new Set(hand.offers().map((text) => text.split(' ')[0]))];
    expect(firsts).toEqual(['deploy', 'attack', 'play', 'buy', 'end']);
    expect(hand.offersOf('buy')[0], 'the Reserve from slot 0, the hand as it lies').toBe(
      'buy ussr-ms-1 with engineer',
    );
  });

  test('the late answer to Sabotage gives up the lowest card, of equal ones the first [RUSH-13.5, RUSH-13.12]', () => {
    const order =
      'base-s1-1, Tech, Vol, E, medal-usa-single, medal-usa-double, ussr-ms-1, ussr-t-26, ussr-bt-7, usa-m6, germany-maus';
    const cards = order.split(', ');
    const long: Record<string, string> = { E: 'engineer', Tech: 'technician', Vol: 'volunteers' };
    for (let i = 0; i + 1 < cards.length; i++) {
      const [low, high] = [cards[i]!, cards[i + 1]!];
      for (const hand of [`${low}, ${high}`, `${high}, ${low}`]) {
        const table = given({
          hand: { 1: 'germany-leopard', 2: hand },
          on: { 'S1.2': 'usa-t29', 'S1.3': 'usa-t32' },
        });
        table.play('play germany-leopard');
        expect(table.late(2), hand).toBe(`discard ${long[low] ?? low}`);
      }
    }
    const equal = given({ hand: { 1: 'germany-leopard', 2: 'ussr-t-60, ussr-bt-7' }, on: FULL });
    expect(equal.play('play germany-leopard').late(2)).toBe('discard ussr-t-60');
  });

  test('when a clock runs out, the table gives these answers [RUSH-13.5]', () => {
    const table = newGame(2, { clock: '10+5' });
    expect(table.match.game.table(table.match.config).clock?.setting).toEqual({
      each: 600_000,
      increment: 5000,
    });
    expect(table.match.act(0, 'flag').ok).toBe(true);
    expect([table.turn, table.match.outcome]).toEqual([2, undefined]);
    expect(table.match.act(0, 'flag'), 'it is not their time').toMatchObject({
      error: { code: 'NOT_YOUR_TURN' },
    });
    const pending = given({ options: { clock: '10+5' }, hand: { 1: 'ussr-t-43' } }).play('play ussr-t-43');
    expect(pending.match.act(0, 'flag').ok).toBe(true);
    expect([pending.defenders['S1.1'], pending.asked]).toEqual(['ussr-t-43', 'stepTwo']);
    expect(pending.match.act(0, 'flag').ok).toBe(true);
    expect(pending.turn).toBe(2);
    const sabotage = given({
      seats: 3,
      options: { clock: '10+5' },
      hand: { 1: 'ussr-t-26', 2: 'E, Tech', 3: 'Vol, E' },
    }).play('play ussr-t-26');
    expect(sabotage.match.act(1, 'flag').ok).toBe(true);
    expect([sabotage.hand(2), sabotage.view().sealed], 'sealed like any answer').toEqual(['E, Tech', [2]]);
    sabotage.by(3, 'discard Vol');
    expect([sabotage.depot(2), sabotage.depot(3)]).toEqual(['Tech', 'Vol']);
    const days = newGame(2, { firstPlayer: '1' });
    expect(days.match.act(0, 'flag').ok, 'days per move are of the table, not of the match').toBe(true);
    expect(days.turn).toBe(2);
    expect(() => newGame(2, { clock: 'soon' })).toThrow('BAD_OPTION');
  });
});
