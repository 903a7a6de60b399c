/** What a seat may do unasked: several standing orders, answers in advance, decisions out of turn – and who sees it. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { barter } from '../laws/small/barter.ts';
import { ORDERS, parry } from '../laws/small/parry.ts';
import type { Entry } from '../match/entry.ts';
import { loadMatch, type MatchFile, withDigests, writeMatch } from '../match/file.ts';
import { MOST_ORDERS } from '../match/unasked.ts';
import { viewOf } from '../match/view.ts';
import { Referee } from '../referee.ts';
import { type Refusal, type Result, refusal } from '../result.ts';
import { seatBit } from '../seats.ts';
import { code, deal, heard, PARRY, say } from './match-talk.ts';

const [ALWAYS, UNLESS_STRUCK] = ORDERS as [string, string];
const game = parry as unknown as AnyGame;
const HANDS = PARRY([['strike-1'], ['strike-2', 'parry-1'], ['parry-2']]);
const why = (result: Result<unknown, Refusal>) => (result.ok ? 'ok' : result.error);

describe('standing orders', () => {
  it('are given and lifted one by one, and the first that answers counts', () => {
    const m = deal(parry, 3, HANDS);
    expect(code(m.order(1, UNLESS_STRUCK, 'add'))).toBe('ok');
    expect(code(m.order(1, ALWAYS, 'add'))).toBe('ok');
    expect(m.ordersOf(1)).toEqual([UNLESS_STRUCK, ALWAYS]);
    // The first asks the struck seat; the second passes.
    expect(heard(m.submit(0, 'strike 2'))).toEqual(['strike', 'passed']);
    expect(m.onlySeat).toBe(2);
    expect(code(m.order(1, ALWAYS, 'lift'))).toBe('ok');
    expect(m.ordersOf(1)).toEqual([UNLESS_STRUCK]);
    const struck = deal(parry, 3, HANDS);
    struck.order(1, UNLESS_STRUCK, 'add');
    expect(heard(struck.submit(0, 'strike 2'))).toEqual(['strike']);
    // One that is given while it is asked answers at once.
    expect([
      struck.onlySeat,
      struck.answersAtOnce(1, ALWAYS),
      struck.answersAtOnce(1, UNLESS_STRUCK),
    ]).toEqual([1, true, false]);
    expect(heard(struck.order(1, ALWAYS, 'add'))).toEqual(['passed']);
  });

  it('are refused with a reason', () => {
    const m = deal(parry, 3, HANDS);
    expect(why(m.order(1, 'pass until dawn', 'add'))).toEqual(refusal('NO_SUCH_ORDER', 'PA-4'));
    expect(why(m.order(1, ALWAYS, 'lift'))).toEqual(refusal('NO_STANDING_ORDER', ''));
    m.order(1, ALWAYS, 'add');
    expect(why(m.order(1, ALWAYS, 'add'))).toEqual(refusal('ORDER_STANDS', ''));
    expect(code(m.order(7, ALWAYS, 'add'))).toBe('NO_SUCH_SEAT');
    const lenient = deal({ ...game, refuseOrder: () => undefined }, 3, HANDS);
    expect(code(lenient.order(1, '', 'add'))).toBe('NO_STANDING_ORDER');
    for (let n = 0; n < MOST_ORDERS; n++) expect(code(lenient.order(1, `order ${n}`, 'add'))).toBe('ok');
    expect(why(lenient.order(1, 'one more', 'add'))).toEqual(
      refusal('TOO_MANY_ORDERS', '', { most: MOST_ORDERS }),
    );
    m.act(0, 'resign');
    expect(code(m.order(2, ALWAYS, 'add'))).toBe('GAME_OVER');
  });

  it('of an earlier log replace each other, and an empty one lifts all', () => {
    const replayed = (...log: Entry[]) => {
      const m = deal(parry, 3, HANDS);
      for (const entry of log) m.replay(entry);
      return m.ordersOf(1);
    };
    const order = (text: string, change?: 'add' | 'lift'): Entry => ({
      kind: 'order',
      seat: 1,
      text,
      ...(change ? { change } : {}),
    });
    expect(replayed(order(UNLESS_STRUCK), order(ALWAYS))).toEqual([ALWAYS]);
    expect(replayed(order(ALWAYS), order(''))).toEqual([]);
    expect(replayed(order(ALWAYS, 'add'), order(UNLESS_STRUCK, 'add'), order(''))).toEqual([]);
    expect(replayed(order(ALWAYS, 'add'), order(UNLESS_STRUCK))).toEqual([UNLESS_STRUCK]);
    expect(() => replayed(order(ALWAYS, 'lift'))).toThrow('NO_STANDING_ORDER');
  });

  it('come back with the match file', () => {
    const m = deal(parry, 3);
    m.order(1, UNLESS_STRUCK, 'add');
    m.order(1, ALWAYS, 'add');
    m.order(1, UNLESS_STRUCK, 'lift');
    const file = withDigests(game, writeMatch(m, ['a', 'b', 'c']));
    const again = loadMatch(game, JSON.parse(JSON.stringify(file)) as MatchFile);
    expect(again.ok && again.value.ordersOf(1)).toEqual([ALWAYS]);
  });
});

describe('the view of a seat', () => {
  it('says what it may do unasked, and what it has left; nobody else’s does', () => {
    const m = deal(parry, 3, HANDS);
    expect(viewOf(m, seatBit(2)).own['3']).toMatchObject({ offers: ORDERS });
    say(m, 1, 'strike 2');
    const others = () =>
      [0, 1, seatBit(1), seatBit(0) | seatBit(1)].map((viewer) => JSON.stringify(viewOf(m, viewer)));
    const before = others();
    expect(viewOf(m, seatBit(2)).own['3']).toMatchObject({ ahead: true });
    expect(viewOf(m, seatBit(1)).own['2']).not.toHaveProperty('ahead');
    expect(say(m, 3, 'parry')).toBe('ok');
    expect(code(m.order(2, ALWAYS, 'add'))).toBe('ok');
    expect(viewOf(m, seatBit(2)).own['3']).toMatchObject({
      ahead: true,
      early: 'parry',
      orders: [ALWAYS],
      offers: [UNLESS_STRUCK],
    });
    expect(others()).toEqual(before);
    expect(code(m.withdrawAhead(2))).toBe('ok');
    expect(viewOf(m, seatBit(2)).own['3']).not.toHaveProperty('early');
    expect(others()).toEqual(before);
    expect(why(m.withdrawAhead(2))).toEqual(refusal('NOTHING_AHEAD', ''));
  });

  it('says that it may decide without owing it, until the end', () => {
    const m = deal({ ...game, may: () => seatBit(0) | seatBit(2) }, 3, HANDS);
    expect(viewOf(m, seatBit(2)).own['3']).toMatchObject({ may: true });
    // Who owes a decision is asked, anyway.
    expect(viewOf(m, seatBit(0)).own['1']).not.toHaveProperty('may');
    m.act(0, 'resign');
    expect(viewOf(m, seatBit(2)).own['3']).toEqual({ acts: [] });
  });
});

it('the referee gives and lifts orders, and takes answers in advance back', async () => {
  const referee = new Referee({ ids: [game.id], load: async () => game });
  const ask = (request: object) => referee.answer(request);
  const own = async () =>
    ((await ask({ do: 'view', seats: [3] })) as { view: ReturnType<typeof viewOf> }).view.own['3'];
  await ask({ do: 'load', game: game.id, seats: 3, state: HANDS.position });
  expect(await ask({ do: 'why', seat: 3, lift: ALWAYS })).toMatchObject({ legal: false });
  expect(await ask({ do: 'why', seat: 3, withdraw: 'ahead' })).toMatchObject({ legal: false });
  for (const order of ORDERS) await ask({ do: 'act', seat: 3, order });
  expect(await own()).toMatchObject({ orders: ORDERS });
  expect(await ask({ do: 'act', seat: 3, lift: ALWAYS })).toMatchObject({
    entry: { change: 'lift' },
    events: [],
  });
  expect(await own()).toMatchObject({ orders: [UNLESS_STRUCK] });
  await ask({ do: 'act', seat: 3, order: '' });
  expect(await own()).toMatchObject({ offers: ORDERS });
  await ask({ do: 'act', seat: 1, text: 'strike 2' });
  await ask({ do: 'act', seat: 3, text: 'parry' });
  expect(await ask({ do: 'why', seat: 3, withdraw: 'ahead' })).toMatchObject({ legal: true });
  await ask({ do: 'act', seat: 3, withdraw: 'ahead' });
  expect(await own()).not.toHaveProperty('early');
});

describe('a decision that nobody owes', () => {
  const POSITION = { card: { hand: [['c1'], ['c2', 'c9'], ['c3']] } };
  const bartering = (position: object = POSITION) => deal(barter, 3, { position });

  it('is offered to those who may take it, applied at once, and answered by who is on turn', () => {
    const m = bartering();
    const mine = (seat: number) => viewOf(m, seatBit(seat - 1)).own[String(seat)];
    expect(mine(2)).toMatchObject({ point: { name: 'offer', clause: 'BA-3' }, may: true });
    expect(mine(1)).toMatchObject({ point: { name: 'turn' } });
    expect(mine(1)).not.toHaveProperty('may');
    expect(viewOf(m, 0).owing).toEqual([1]);
    expect(heard(m.submit(1, 'offer c9'))).toEqual(['offered']);
    expect(m.log.at(-1)).toMatchObject({ kind: 'decide', seat: 1 });
    expect(viewOf(m, seatBit(2)).state.card).toMatchObject({ market: ['c9'], hand: [1, 1, ['c3']] });
    expect(mine(1)).toMatchObject({ point: { name: 'answer' } });
    expect(mine(3)).not.toHaveProperty('may');
    expect(say(m, 1, 'give c1')).toBe('ok');
    expect(viewOf(m, 0b111).state.card).toMatchObject({ market: [], hand: [['c9'], ['c1', 'c2'], ['c3']] });
    // It is still the first seat's turn, and the third may offer something, too.
    expect([m.onlySeat, mine(2)?.may, mine(3)?.may]).toEqual([0, undefined, true]);
  });

  it('makes an answer to the question before it stale', () => {
    const m = bartering();
    const id = m.decisionId;
    m.submit(2, 'offer c3');
    expect(code(m.submit(0, 'draw', { id }))).toBe('STALE_DECISION');
    expect(code(m.submit(0, 'decline', { id: m.decisionId }))).toBe('ok');
    expect(code(m.submit(0, 'draw'))).toBe('ok');
  });

  it('is refused with a reason, and changes nothing', () => {
    const m = bartering();
    const before = JSON.stringify(viewOf(m, 0b111));
    expect(why(m.submit(0, 'offer c1'))).toEqual(refusal('NO_SUCH_DEED', 'BA-2'));
    expect(why(m.submit(1, 'draw'))).toEqual(refusal('NOT_YOUR_TURN', 'BA-2'));
    expect(why(m.submit(1, 'offer c3'))).toEqual(refusal('NOT_IN_HAND', 'BA-2', { card: 'c3' }));
    expect(why(m.submit(1, 'offer c25'))).toEqual(refusal('NOT_A_DEED', 'BA-2'));
    expect(JSON.stringify(viewOf(m, 0b111))).toBe(before);
    m.submit(1, 'offer c2');
    expect(why(m.submit(2, 'offer c3'))).toEqual(refusal('NO_OFFER_NOW', 'BA-3'));
    expect(why(m.submit(1, 'offer c9'))).toEqual(refusal('OFFERED_BEFORE', 'BA-3.1'));
    m.submit(0, 'decline');
    expect(why(m.submit(1, 'offer c9'))).toEqual(refusal('OFFERED_BEFORE', 'BA-3.1'));
    // In the next turn who has a card may offer again; where who is on turn has nothing to give, nobody may.
    m.submit(0, 'sell c1');
    expect(why(m.submit(0, 'offer c1'))).toEqual(refusal('NO_OFFER_NOW', 'BA-3'));
    expect(say(m, 3, 'offer c3')).toBe('ok');
    const bare = bartering({ card: { hand: [[], ['c2'], ['c3']] } });
    expect(why(bare.submit(1, 'offer c2'))).toEqual(refusal('NO_OFFER_NOW', 'BA-3'));
  });

  it('is listed and taken by the referee', async () => {
    const referee = new Referee({ ids: [barter.id], load: async () => barter as unknown as AnyGame });
    await referee.answer({ do: 'load', game: barter.id, seats: 3, state: POSITION });
    expect(await referee.answer({ do: 'steps', seat: 2 })).toMatchObject({ steps: ['offer c2', 'offer c9'] });
    expect(await referee.answer({ do: 'act', seat: 2, text: 'offer c2' })).toMatchObject({
      events: [{ type: 'offered', seat: 2, card: 'c2' }],
      owing: [1],
    });
  });
});
