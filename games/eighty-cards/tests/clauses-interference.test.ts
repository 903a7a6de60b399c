/** Clauses on interference, windows and reactions (EC-9, EC-10, EC-16.10, EC-18.1). */
import { describe, expect, test } from 'vitest';
import { eightyCards } from '../rules/game.ts';
import { given, newGame, startOf } from './support.ts';

describe('windows', () => {
  test('at the start and after every action, for those who could pay [EC-9.6, EC-16.1]', () => {
    const table = startOf('REF-4', {
      pressure: { 2: 3, 3: 2, 4: 2 },
      crew: { 4: 'telegraphist' },
      hand: { 1: 'full-steam coal-3', 2: 'coal-1', 3: 'fog', 4: 'coal-1 coal-1 coal-1 coal-2 coal-2' },
    }).open('keep');
    expect([table.asked, table.asks]).toEqual(['interfere', '2 4']);
    table.answers();
    expect(table.asked).toBe('act');
    for (const action of ['play full-steam', 'move']) {
      table.open(action);
      expect([table.asked, table.asks]).toEqual(['interfere', '2 4']);
      table.answers();
    }
    table.open('end');
    expect([table.match.covert, table.asked]).toEqual([false, 'discardHand']);
  });

  test('one that nobody could pay does not open [EC-9.6]', () => {
    const table = given('REF-4', { pressure: { 2: 2 }, hand: { 2: 'fog' } }).open('move');
    expect(table.asked).toBe('act');
  });

  test('lean: at the start and at the end of phase 2 [EC-18.1]', () => {
    const options = { interferencePace: 'lean' };
    const table = startOf('REF-4', {
      options,
      hand: { 1: 'rocket', 2: 'fog leaking-pipe' },
      pressure: { 2: 9 },
    }).open('keep');
    expect(table.asked).toBe('interfere');
    table.answers().open('move');
    expect(table.asked).toBe('act');
    table.open('end');
    expect(table.asked).toBe('interfere');
    table.answer(2, 'play fog on P1').answer(2, 'play leaking-pipe on P1').answers();
    expect([table.pending(1), table.asked]).toEqual(['fog', 'discardHand']);
    expect(table.refused('move')).toBe('OTHER_QUESTION EC-16.9');
  });

  test('any other player may be the target [EC-9.5, EC-9.15]', () => {
    const table = given('REF-4', { pressure: { 2: 6 }, hand: { 2: 'leaking-pipe' } }).open('move');
    expect(table.offers(2)).toEqual([
      'pass',
      'play leaking-pipe on P3',
      'play leaking-pipe on P4',
      'play leaking-pipe on P1',
    ]);
    expect(table.refused('play leaking-pipe on P2', 2)).toBe('NOT_AT_ONESELF EC-9.15');
  });

  test('the action stands, and the active player pays with AP only [EC-9.7, EC-9.14]', () => {
    const table = given('REF-4', { pressure: { 2: 6 }, hand: { 1: 'fog', 2: 'strike' } }).open('move');
    expect([table.on(1), table.ap(1)]).toEqual(['s1', 3]);
    expect(table.refused('play fog on P2', 1)).toBe('OTHERS_ARE_ASKED EC-9.5');
    table.answers();
    const broke = given('REF-4', { ap: 0, pressure: { 1: 9 }, hand: { 1: 'fog' } });
    expect(broke.refused('play fog on P2')).toBe('NO_AP_TO_INTERFERE EC-9.14');
  });

  test('no card out of turn but interference and reactions [EC-9.16]', () => {
    const hand = 'coal-1 tailwind gunner not-with-us full-steam relief-valve rocket';
    const table = given('REF-4', { hand: { 2: hand }, pressure: { 2: 9 } }).open('move');
    expect(table.offers(2)).toEqual(['pass']);
  });

  test('a telegraphist pays less out of turn, not in the own turn [EC-17.10]', () => {
    const position = {
      crew: { 2: 'telegraphist' },
      pressure: { 2: 2 },
      hand: { 2: 'leaking-pipe sabotage' },
    };
    const table = given('REF-4', position).open('move').answer(2, 'play leaking-pipe on P1');
    expect([table.pressure(2), table.pressure(1)]).toEqual([2, 3]);
    const own = given('REF-4', { ...position, turn: 2 }).play('play leaking-pipe on P1');
    expect(own.ap()).toBe(4);
  });

  test('the first one clockwise counts, not the lowest number [EC-9.6]', () => {
    const table = given('REF-4', {
      turn: 3,
      pressure: { 1: 6, 2: 6, 4: 6 },
      hand: { 1: 'leaking-pipe', 2: 'fog', 4: 'strike' },
    }).open('move');
    table.answers([
      [1, 'play leaking-pipe on P3'],
      [2, 'play fog on P3'],
      [4, 'play strike on P3'],
    ]);
    expect([table.pending(3), table.pressure(3), table.pressure(4)]).toEqual(['strike', 5, 5]);
    expect([table.pressure(1), table.pressure(2)]).toEqual([6, 6]);
  });

  test('others see that it is open, not who has answered [EC-16.7, EC-16.10]', () => {
    const position = (hand: string) => given('REF-4', { hand: { 2: hand, 3: 'coal-1' } }).open('move');
    const [one, other] = [position('leaking-pipe'), position('coal-2')];
    const seen = (table: typeof one) =>
      [[], [1], [3], [4]].map((seats) => JSON.stringify(table.view(...seats)));
    expect(seen(one)).toEqual(seen(other));
    const untouched = seen(one);
    one.match.submit(1, 'pass');
    expect(seen(one)).toEqual(untouched);
    expect(one.answers().told).toEqual([]);
    // The table passes for who has no card that fits; there is a limit for who has one.
    expect(one.match.game.table(one.state.config).covert).toEqual({ limit: 20_000 });
    const patient = newGame(3, { answerTime: 'none' });
    expect(patient.match.game.table(patient.state.config).covert).toBeUndefined();
  });
});

describe('standing orders', () => {
  test('passing in every window, never a reaction [EC-9.6, EC-16.10]', () => {
    const table = given('REF-4', {
      pressure: { 2: 9 },
      hand: { 1: 'leaking-pipe', 2: 'fog not-with-us', 3: 'coal-1' },
    });
    expect(eightyCards.orders?.(table.state, 1)).toEqual([
      'pass-until-attacked',
      'pass-turn 4',
      'pass-windows',
      'ask-about fog',
    ]);
    expect(eightyCards.orders?.(table.state, 0), 'in the own turn').toEqual([]);
    expect(table.match.order(1, 'pass-everything', 'add')).toMatchObject({
      ok: false,
      error: { code: 'NO_SUCH_ORDER', clause: 'EC-9.6' },
    });
    const seen = JSON.stringify(table.view(3));
    expect(table.match.order(1, 'pass-windows', 'add').ok).toBe(true);
    expect(JSON.stringify(table.view(3))).toBe(seen);
    table.open('move');
    expect([table.asks, table.match.ready]).toEqual(['2 3', true]);
    table.answers().open('play leaking-pipe on P2');
    expect([table.asked, table.match.ready]).toEqual(['react', false]);
    table.answer(2, 'react not-with-us').pass();
    table.match.order(1, 'pass-windows', 'lift');
    table.open('move');
    expect([table.asks, table.match.ready]).toEqual(['2 3', false]);
  });
});

describe('standing orders that end by themselves, or ask about some cards only', () => {
  const holding = (hand: Record<number, string>) => given('REF-4', { pressure: { 2: 9, 3: 9 }, hand });
  /** Whether the table waits for a seat in the window after a move. */
  const waits = (table: ReturnType<typeof given>): boolean => !table.open('move').match.ready;

  test('until an attack on this seat; one on somebody else leaves it [EC-9.6, EC-10.3]', () => {
    const table = holding({ 1: 'leaking-pipe leaking-pipe coal-1', 2: 'fog', 3: 'coal-2' });
    table.match.order(1, 'pass-until-attacked', 'add');
    table.open('play leaking-pipe on P3').pass();
    expect(table.match.ordersOf(1)).toEqual(['pass-until-attacked']);
    expect(waits(table)).toBe(false);
    table.pass().open('play leaking-pipe on P2');
    expect([table.asked, table.match.ordersOf(1)]).toEqual(['react', []]);
  });

  test('for this turn only [EC-9.6]', () => {
    const table = holding({ 2: 'fog' });
    for (const wrong of ['pass-turn 3', 'pass-turn 5', 'pass-turn', 'pass-turn 04'])
      expect(table.match.order(1, wrong, 'add').ok, wrong).toBe(false);
    expect(table.match.order(0, 'pass-turn 4', 'add').ok, 'the active player is asked nothing').toBe(false);
    expect(table.match.order(1, 'pass-turn 4', 'add').ok).toBe(true);
    expect(waits(table)).toBe(false);
    table.untilTurnOf(3);
    expect(table.match.ordersOf(1)).toEqual([]);
    expect(waits(table)).toBe(true);
  });

  test('about the named cards only: it looks at the own hand [EC-9.6, EC-16.10]', () => {
    for (const wrong of ['ask-about', 'ask-about coal-1', 'ask-about spy+fog', 'ask-about fog+fog'])
      expect(holding({ 2: 'fog' }).match.order(1, wrong, 'add').ok, wrong).toBe(false);
    for (const [order, asked] of [
      ['ask-about fog+spy', true],
      ['ask-about storm', false],
    ] as const) {
      const table = holding({ 2: 'fog', 3: 'spy' });
      table.match.order(1, order, 'add');
      table.match.order(2, 'pass-windows', 'add');
      expect(waits(table), order).toBe(asked);
    }
  });

  test('an answer that lapsed is given again in the same window, once it is legal [EC-9.6, EX-54]', () => {
    const table = given('REF-4', {
      pressure: { 1: 6, 2: 6, 3: 6, 4: 5 },
      hand: { 2: 'leaking-pipe', 3: 'leaking-pipe fog' },
    }).open('move');
    const again = 'again play leaking-pipe on p4';
    expect(table.match.order(2, 'again play storm on p4', 'add').ok, 'not in hand').toBe(false);
    expect(table.match.order(2, 'again pass', 'add').ok).toBe(false);
    expect(table.match.order(2, again, 'add').ok).toBe(true);
    table.answers([[2, 'play leaking-pipe on P1']]).pass();
    // The second card was played without being asked for again, and then there is nothing more to give.
    expect([table.pressure(2), table.pressure(3), table.pressure(4)]).toEqual([5, 5, 3]);
    expect(table.match.ordersOf(2)).toEqual([]);
    expect(table.match.order(2, again, 'add').ok, 'no window is open').toBe(false);
  });

  test('once illegal, it is void [EC-9.4]', () => {
    const table = given('REF-4', {
      pressure: { 2: 6, 3: 3, 4: 5 },
      hand: { 2: 'leaking-pipe', 3: 'leaking-pipe coal-1' },
    }).open('move');
    table.match.order(2, 'again play leaking-pipe on p4', 'add');
    table.answers([[2, 'play leaking-pipe on P3']]).pass();
    expect([table.pressure(3), table.pressure(4), table.match.ordersOf(2)]).toEqual([2, 5, []]);
  });
});

describe('whole-turn interference', () => {
  test('several add up, in the order played [EC-9.8, EC-9.10]', () => {
    const table = startOf('REF-4', {
      at: { 1: 4 },
      pressure: { 1: 9 },
      pending: { 1: 'storm fog storm' },
    }).play('keep');
    expect(
      table.events
        .filter(({ type }) => type.startsWith('activated'))
        .map((event) => 'card' in event && event.card),
    ).toEqual(['storm', 'fog', 'storm']);
    expect(table.play('move').ap()).toBe(4);
    table.untilTurnOf(2);
    expect(table.travelDiscard.split(' ').slice(0, 3)).toEqual(['storm', 'fog', 'storm']);
  });

  test('played on another player in a start window it waits [EC-9.9]', () => {
    const table = startOf('REF-4', { pressure: { 2: 6 }, hand: { 2: 'fog' } }).open('keep');
    table.answer(2, 'play fog on P3');
    expect([table.pending(3), table.active(3)]).toEqual(['fog', '']);
  });

  test('it is discarded after the draw [EC-14.10]', () => {
    const table = given('REF-4', {
      ap: 0,
      active: 'fog',
      hand: { 1: 'coal-1 rocket' },
      travelDeck: 'coal-2',
      travelDiscard: 'coal-3 stoker gunner',
      hoard: 3,
    }).play('end', 'keep');
    expect([table.handSize(1), table.travelDiscard]).toEqual([5, 'fog']);
  });
});

describe('single cards', () => {
  test('sabotage names a filled slot, homesickness needs crew [EC-17.11]', () => {
    const table = given('REF-4', {
      hand: { 1: 'sabotage sabotage homesickness' },
      upgrade: { 2: 'skids' },
      weapon: { 2: 'explosive-balloon-1', 3: 'rocket' },
      crew: { 3: 'local-guide' },
      guide: { 3: 'ice' },
      chips: { 1: '40' },
    });
    expect(table.after('play sabotage on')).toEqual(['P2 upgrade', 'P2 weapon', 'P3 weapon']);
    expect(table.after('play homesickness on')).toEqual(['P3']);
    table.play('play sabotage on P2 weapon');
    expect([table.weapon(2), table.chip(1)]).toEqual(['', 's40 adrift P2']);
    table.play('play homesickness on P3');
    expect([table.crew(3), table.travelDiscard]).toEqual(['', 'homesickness local-guide sabotage']);
  });

  test('spy: only its player sees the hand, and chooses [EC-16.4, EC-17.16]', () => {
    const table = given('REF-4', { hand: { 1: 'spy', 2: 'not-with-us skids' } }).play('play spy on P2');
    expect([table.asked, table.offers()]).toEqual(['spyDiscard', ['discard not-with-us', 'discard skids']]);
    const hand = (...seats: number[]) => (table.view(...seats).state.travel as { hand: unknown[] }).hand[1];
    expect([hand(1), hand(3), hand()]).toEqual([['not-with-us.1'], 1, 1]);
    table.play('discard skids');
    expect([table.hand(2), table.campDiscard, table.travelDiscard]).toEqual(['not-with-us', 'skids', 'spy']);
    expect(hand(1), 'what was seen stays known').toEqual(['not-with-us.1']);
  });

  test('an effect that is cut off to nothing is legal [EC-8.7]', () => {
    const table = given('REF-4', { pressure: { 2: 2 }, hand: { 1: 'leaking-pipe' } });
    expect(table.play('play leaking-pipe on P2').pressure(2)).toBe(2);
  });
});

describe('reactions', () => {
  test('one by the target, free, and for every attack [EC-10.2, EC-10.3, EC-10.4, EC-10.7]', () => {
    const table = given('REF-4', { hand: { 1: 'leaking-pipe', 2: 'coal-1', 3: 'not-with-us' } });
    table.open('play leaking-pipe on P2');
    expect([table.asked, table.asks, table.offers(2)]).toEqual(['react', '2', ['pass']]);
    expect(table.refused('react not-with-us', 3)).toBe('OTHERS_ARE_ASKED EC-9.5');
    expect(table.answers().told).toEqual(['pressure']);
  });

  test('a shot that misses is spent [EC-10.5, EC-17.18]', () => {
    const table = given('REF-4', {
      at: { 2: 3 },
      weapon: { 1: 'rocket' },
      upgrade: { 2: 'skids' },
      hand: { 2: 'evasive-manoeuvre emergency-armour not-with-us' },
    }).open('fire at P2 upgrade');
    expect(table.offers(2)).toEqual(['pass', 'react evasive-manoeuvre']);
    table.answer(2, 'react evasive-manoeuvre');
    expect([table.upgrade(2), table.campDiscard, table.travelDiscard]).toEqual([
      'skids',
      'rocket',
      'evasive-manoeuvre',
    ]);
  });

  test('a reflected whole-turn card is pending on its player [EC-10.6]', () => {
    const table = startOf('REF-4', { pressure: { 2: 6 }, hand: { 1: 'return-to-sender', 2: 'fog' } }).open(
      'keep',
    );
    table.answer(2, 'play fog on P1').answer(1, 'react return-to-sender').pass();
    expect([table.pending(2), table.active(1), table.pressure(2)]).toEqual(['fog', '', 5]);
    const own = given('REF-4', { hand: { 1: 'storm', 2: 'return-to-sender' } }).open('play storm on P2');
    own.answer(2, 'react return-to-sender').pass();
    expect([own.pending(1), own.active(1)]).toEqual(['storm', '']);
  });

  test('the reactor chooses a reflected slot [EC-10.6]', () => {
    const sabotage = (what: object) =>
      given('REF-4', {
        hand: { 1: 'sabotage', 2: 'return-to-sender' },
        weapon: { 2: 'rocket' },
        ...what,
      })
        .open('play sabotage on P2 weapon')
        .answer(2, 'react return-to-sender')
        .pass();
    const both = sabotage({ upgrade: { 1: 'skids' }, weapon: { 1: 'rocket', 2: 'rocket' } });
    expect([both.asked, both.asks, both.offers()]).toEqual([
      'reflectSlot',
      '2',
      ['remove upgrade', 'remove weapon'],
    ]);
    expect(both.late()).toBe('remove upgrade');
    expect([both.upgrade(1), both.weapon(2)]).toEqual(['', 'rocket']);
    const one = sabotage({ weapon: { 1: 'rocket', 2: 'rocket' } });
    expect([one.weapon(1), one.asked]).toEqual(['', 'act']);
    const none = sabotage({});
    expect([none.told.includes('fizzled'), none.weapon(2), none.travelDiscard]).toEqual([
      true,
      'rocket',
      'sabotage return-to-sender',
    ]);
  });

  test('a reflected spy [EC-10.6, EC-17.18]', () => {
    const table = given('REF-4', { hand: { 1: 'spy rocket', 2: 'return-to-sender' } }).open('play spy on P2');
    table.answer(2, 'react return-to-sender');
    expect([table.asks, table.offers()]).toEqual(['2', ['discard rocket']]);
    table.play('discard rocket');
    expect(table.hand(1)).toBe('');
  });
});
