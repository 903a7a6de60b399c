/** The referee's answers to requests out of turn, after the end, and for impossible positions. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '#engine/referee/requests.ts';
import { Referee } from '#engine/referee.ts';
import { library } from '#games/library.ts';

interface Told {
  readonly error?: { readonly code: string; readonly clause: string; readonly params?: { detail: string } };
  readonly legal?: boolean;
  readonly why?: { readonly code: string; readonly clause: string };
  readonly owing?: number[];
  readonly view?: {
    readonly state: { readonly card: { readonly hand: unknown[]; readonly depot: unknown[] } };
  };
  readonly state?: unknown;
}
const sit = () => {
  const referee = new Referee(library);
  return async (request: object): Promise<Answer & Told> => await referee.answer(request);
};

const TWO = { game: 'tank-chess', options: { scenarioId: 'basic-16' } };
const RUSH = { game: 'rush', seats: 3, options: { firstPlayer: '1' } };

describe('why and act give the same code and clause', () => {
  const both = async (ask: ReturnType<typeof sit>, request: object): Promise<unknown> => {
    const { why } = await ask({ do: 'why', ...request });
    const { error } = await ask({ do: 'act', ...request });
    expect({ code: why?.code, clause: why?.clause }).toEqual({ code: error?.code, clause: error?.clause });
    return [why?.code, why?.clause];
  };

  test('out of turn', async () => {
    const ask = sit();
    await ask({ do: 'new', ...TWO });
    expect(await both(ask, { seat: 2, text: 'Mg16>g14/S' })).toEqual(['NOT_YOUR_TURN', 'TC-3.1']);
    await ask({ do: 'new', ...RUSH });
    expect(await both(ask, { seat: 2, text: 'end' })).toEqual(['NOT_YOUR_TURN', 'RUSH-3.1']);
  });

  test('after the end', async () => {
    const ask = sit();
    await ask({ do: 'new', ...TWO });
    await ask({ do: 'act', act: 'resign' });
    expect(await both(ask, { text: 'Mf1>g2/N' })).toEqual(['GAME_OVER', 'TC-8.10']);
    expect(await both(ask, { seat: 2, act: 'offerDraw' })).toEqual(['GAME_OVER', 'TC-10.1']);
    await ask({ do: 'load', ...RUSH, state: { asked: 'over', first: 1, trigger: 'medals' } });
    expect(await both(ask, { text: 'end' })).toEqual(['GAME_OVER', 'RUSH-11.3']);
  });

  test('of a standing order that the game does not have', async () => {
    const ask = sit();
    await ask({ do: 'new', ...RUSH });
    expect(await both(ask, { seat: 2, order: 'pass' })).toEqual(['NO_SUCH_ACT', '']);
  });
});

describe('a match that cannot be opened leaves the previous one unchanged', () => {
  test.each([
    ['new', { do: 'new', game: 'rush', seats: 9 }],
    ['load', { do: 'load', ...RUSH, state: { asked: 'chooseResearchGain', turnOf: 1, first: 1 } }],
    ['load of nonsense', { do: 'load', ...RUSH, state: { asked: 'chooseMedalPayout', turnOf: 1, first: 1 } }],
    ['load with an unknown option', { do: 'load', game: 'rush', options: { x: 1 }, state: {} }],
  ])('%s', async (_, request) => {
    const ask = sit();
    await ask({ do: 'new', ...TWO });
    await ask({ do: 'act', text: 'Mf1>g2/N' });
    const before = [await ask({ do: 'state' }), await ask({ do: 'log' }), await ask({ do: 'file' })];
    expect((await ask(request)).error?.code).toMatch(/^BAD_/);
    expect([await ask({ do: 'state' }), await ask({ do: 'log' }), await ask({ do: 'file' })]).toEqual(before);
  });
});

/** A turn of seat 1 with a card in hand, and changes to it. */
const position = (more: object) => ({
  asked: 'stepTwo',
  turnOf: 1,
  first: 1,
  card: { hand: [['ussr-t-28'], ['engineer-4'], []] },
  ...more,
});
const inPlay = (kind: string, more: object = {}) => ({ resolving: kind, abilitiesDone: 1, ...more });

describe('a position of Rush in which play cannot continue is refused with the reason', () => {
  test.each<[string, object, RegExp]>([
    ['names only cards', { asked: undefined, turnOf: undefined, first: undefined }, /first: nobody/],
    ['is over for no reason', { asked: 'over', turnOf: null }, /nothing has brought the end/],
    ['is over in the middle of a turn', { asked: 'over', trigger: 'medals' }, /on turn after the end/],
    ['has a trigger and no First Player', { trigger: 'bases', first: null }, /first: nobody/],
    ['has nobody on turn', { turnOf: null }, /turnOf: nobody/],
    ['asks for a Siege without a card', { asked: 'chooseSiegeTarget' }, /no card asks chooseSiegeTarget/],
    [
      'asks for a Siege that the card does not have',
      { asked: 'chooseSiegeTarget', ...inPlay('technician'), card: { inPlay: ['technician-1'] } },
      /does not ask chooseSiegeTarget/,
    ],
    ['resolves a card that asks nothing', inPlay('technician'), /asked by no card/],
    ['has a card in play', { card: { inPlay: ['technician-1'] } }, /no card is being resolved/],
    ['strikes with nothing', { asked: 'chooseAttackStep', attacked: true }, /no attacker can hit/],
    ['exposes by no option', { asked: 'chooseExposedAttacker', attacked: true }, /not of this variant/],
    ['refreshes by no option', { asked: 'chooseReserveRefresh' }, /not of this variant/],
    ['pays for nothing', { asked: 'chooseMedalPayout' }, /only where there is a choice/],
    ['has an attack on', { declared: ['ussr-t-28'] }, /nobody is attacking/],
    ['owes without Sabotage', { owing: [2] }, /disagree/],
    ['has paid for nothing', { paid: 3 }, /nothing was bought/],
    ['has closed step II', { closing: true }, /no Medals are paid/],
  ])('%s', async (_, more, says) => {
    const state = JSON.parse(JSON.stringify(position(more))) as object;
    const { error } = await sit()({ do: 'load', ...RUSH, state });
    expect(error?.code).toBe('BAD_STATE');
    expect(error?.params?.detail).toMatch(says);
  });

  test('a position with everything that is needed is loaded', async () => {
    expect((await sit()({ do: 'load', ...RUSH, state: position({}) })).owing).toEqual([1]);
  });
});

describe('without `known`, everybody knows what the rules show [RUSH-2.3, RUSH-2.5]', () => {
  const cards = {
    hand: [['ussr-t-28', 'engineer-1'], ['engineer-4'], ['technician-5']],
    depot: [0, ['ussr-kv-1', 'engineer-5'], ['technician-4']],
  };
  const seen = async (more: object, seats: number[]) => {
    const ask = sit();
    expect(
      (await ask({ do: 'load', ...RUSH, state: position({ card: cards, ...more }) })).error,
    ).toBeUndefined();
    const { view } = await ask({ do: 'view', seats });
    return [view?.state.card.hand, view?.state.card.depot];
  };

  test('the hand of the seat on turn is open, the others are known to their owners only', async () => {
    expect(await seen({}, [2])).toEqual([
      [cards.hand[0], cards.hand[1], 1],
      [0, cards.depot[1], ['technician-4']],
    ]);
    expect(await seen({}, [])).toEqual([
      [cards.hand[0], 1, 1],
      [0, ['ussr-kv-1', null], ['technician-4']],
    ]);
  });

  test('a position may say who knows what', async () => {
    expect(await seen({ known: {} }, [2])).toEqual([
      [2, cards.hand[1], 1],
      [0, cards.depot[1], 1],
    ]);
  });
});
