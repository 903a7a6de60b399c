/** Clauses on what is public, and on options (EC-16, EC-18). */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#engine/options.ts';
import { seatOf } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import { given, newGame } from './support.ts';

interface Seen {
  readonly travel: Readonly<Record<string, unknown>> & { readonly hand: unknown[]; readonly deck: unknown };
  readonly camp: Readonly<Record<string, unknown>> & { readonly hand: unknown[]; readonly deck: unknown };
}

describe('information', () => {
  const table = () =>
    given('REF-4', {
      hand: { 1: 'fog rocket', 2: 'coal-1 skids' },
      crew: { 2: 'local-guide' },
      guide: { 2: 'sea' },
      upgrade: { 3: 'covered springs' },
      pending: { 4: 'storm' },
      weapon: { 4: 'explosive-balloon-2' },
      chips: { 2: '30' },
      travelDiscard: 'coal-3 gunner',
    });

  test('what everybody sees [EC-16.1]', () => {
    const { travel, camp, ...open } = table().view().state as unknown as Seen & Record<string, unknown>;
    expect(travel).toMatchObject({
      hand: [1, 1, 0, 0],
      crew: [[], ['local-guide.1'], [], []],
      pending: [[], [], [], ['storm.1']],
      discard: ['coal-3.1', 'gunner'],
      deck: 60 - 6,
    });
    expect(camp).toMatchObject({ hand: [1, 1, 0, 0], upgrade: [[], [], ['springs.1'], []], deck: 20 - 4 });
    expect(open).toMatchObject({ bound: [null, 'sea', null, null], covered: [false, false, true, false] });
    expect(open).toMatchObject({ chipAt: [-1, 30], chipBy: [null, 4], adrift: [false, false] });
  });

  test('what the owner sees, and nobody [EC-16.2, EC-16.3]', () => {
    const mine = table().view(1).state as unknown as Seen;
    expect([mine.travel.hand, mine.camp.hand]).toEqual([
      [['fog'], 1, 0, 0],
      [['rocket.1'], 1, 0, 0],
    ]);
    expect([mine.travel.deck, mine.camp.deck]).toEqual([54, 16]);
  });

  test('which deck is public, which card is not [EC-16.5]', () => {
    const t = given('REF-4', { asked: 'drawFrom', hand: { 1: 'coal-1 coal-1 coal-1' }, travelDeck: 'spy' });
    const done = t.match.submit(seatOf(1), 'draw travel');
    const told = done.ok ? done.value.told : [];
    expect(told[0]).toEqual({
      event: { type: 'drew', seat: 1, deck: 'travel', card: 'spy' },
      audience: 1,
      others: { type: 'drewUnseen', seat: 1, deck: 'travel' },
    });
  });

  test('late answers in the world and with the spy [EC-16.7]', () => {
    const creating = newGame(4);
    const [first] = creating.offers();
    expect(creating.late()).toBe(first);
    const spied = given('REF-4', { hand: { 1: 'spy', 2: 'coal-2 fog' } }).play('play spy on P2');
    expect(spied.late()).toBe('discard coal-2');
  });

  test('windows and reactions are the only sealed questions [EC-16.9]', () => {
    const t = given('REF-4', { hand: { 1: 'leaking-pipe', 2: 'not-with-us coal-1', 3: 'fog coal-1' } });
    expect(eightyCards.covert?.(t.state)).toBe(false);
    t.open('play leaking-pipe on P2');
    expect([t.asks, eightyCards.covert?.(t.state)]).toEqual(['2', true]);
    t.answers();
    expect([t.asks, eightyCards.covert?.(t.state)]).toEqual(['2 3', true]);
  });
});

describe('options', () => {
  test('their defaults, and all of them public [EC-18.2]', () => {
    expect(defaultOptions(eightyCards.options)).toEqual({
      nations: 'random',
      firstPlayer: 'random',
      terrainHands: 'hidden',
      startCardCamps: true,
      rocketMaxRange: '4',
      freeActionsAtZeroAp: false,
      interferencePace: 'full',
      baseCampRefill: 'oneInHand',
      finalTurns: 'finishRound',
      tie: 'shared',
      lastPressure: '5',
      dearUse: false,
      answerTime: '20',
      clock: 'none',
    });
    expect(newGame(3, { tie: 'firstAcross' }).view().options).toMatchObject({ tie: 'firstAcross' });
  });

  test('free actions without AP, by option [EC-5.6]', () => {
    const t = given('REF-4', {
      ap: 0,
      at: { 1: 5 },
      hand: { 1: 'field-workshop relief-valve earth-torpedo' },
      crew: { 1: 'mechanic' },
      options: { freeActionsAtZeroAp: true },
    });
    expect(t.offers()).toEqual([
      'play relief-valve 1',
      'play relief-valve 2',
      'play relief-valve 3',
      'play field-workshop',
      'install earth-torpedo',
      'throw crew',
      'end',
    ]);
  });
});
