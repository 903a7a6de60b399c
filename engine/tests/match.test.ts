/** The match: who may do what when, sealed rounds, answers in advance, standing orders. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { hands } from '../laws/small/hands.ts';
import { ORDERS, type ParryState, parry } from '../laws/small/parry.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { Match } from '../match/match.ts';
import { storyOf } from '../match/story.ts';
import { pastView, viewAlone, viewOf } from '../match/view.ts';
import { seatBit } from '../seats.ts';
import { act, code, deal, heard, PARRY, SECRET, say } from './match-talk.ts';

describe('a new match', () => {
  const create = (seats: number, options: unknown) =>
    code(Match.create(hands, { id: 'x', options, seats, secret: SECRET, entropy: [] }));

  it('takes a number of seats that the game allows, and consistent options', () => {
    expect([1, 2, 4, 5, 2.5].map((seats) => create(seats, {}))).toEqual([
      'BAD_SEATS',
      'ok',
      'ok',
      'BAD_SEATS',
      'BAD_SEATS',
    ]);
    expect(create(2, { memory: 'none' })).toBe('BAD_OPTION');
    expect(create(3, { pairs: true })).toBe('OPTION_ELSEWHERE');
    expect(create(4, { pairs: true })).toBe('ok');
  });

  it('is dealt from its secret, entropy and id alone', () => {
    const dealt = (secret: number, entropy: string[], id: string) => {
      const setup = { id, options: {}, seats: 3, secret: Uint8Array.of(secret), entropy };
      const m = Match.create(hands, setup);
      return m.ok ? fingerprint(m.value.state) : '';
    };
    expect(dealt(1, ['a'], 'm')).toBe(dealt(1, ['a'], 'm'));
    const others = [dealt(1, ['a'], 'm'), dealt(2, ['a'], 'm'), dealt(1, ['b'], 'm'), dealt(1, ['a'], 'n')];
    expect(new Set(others).size).toBe(4);
  });

  it('can begin from a position, unless that breaks the audit', () => {
    const m = deal(combat, 2, { position: { volley: 3, dice: [2, 2, 5, 6] } });
    expect(viewOf(m, 1).state).toMatchObject({ volley: 3, dice: [2, 2, 5, 6] });
    const broken = Match.create(
      combat,
      { id: 'x', options: {}, seats: 2, secret: SECRET, entropy: [] },
      { position: { dice: [6, 1, 1, 1] } },
    );
    expect(broken).toMatchObject({
      ok: false,
      error: { code: 'BAD_STATE', params: { detail: 'the dice are not in order' } },
    });
  });
});

describe('a decision', () => {
  it('is made by a seat that owes it, and names the question that it answers', () => {
    const m = deal(hands, 3);
    expect([m.owing, m.onlySeat, m.decisionId]).toEqual([1, 0, 1]);
    expect(say(m, 2, 'draw')).toBe('NOT_YOUR_TURN');
    expect(code(m.submit(0, 'draw', { id: 2 }))).toBe('STALE_DECISION');
    expect(code(m.submit(0, 'draw', { id: 1, at: 5 }))).toBe('ok');
    expect([...m.log]).toEqual([{ kind: 'decide', seat: 0, text: 'draw', at: 5 }]);
    expect([m.owing, m.decisionId]).toEqual([2, 2]);
  });

  it('is refused to seats that are not at the table', () => {
    const m = deal(hands, 3);
    for (const seat of [0, 4, 33, 17, 1.5, Number.NaN]) {
      expect(say(m, seat, 'draw')).toBe('NO_SUCH_SEAT');
      expect(act(m, seat, 'resign')).toBe('NO_SUCH_SEAT');
      expect(code(m.order(seat - 1, ORDERS[0]!))).toBe('NO_SUCH_SEAT');
    }
    expect([...m.log]).toEqual([]);
  });

  it('is judged before it is applied, and not applied when something happened in between', () => {
    const m = deal(hands, 2);
    const judged = m.judge(0, 'draw');
    const late = m.judge(0, 'draw');
    if (!judged.ok || !late.ok) throw new Error('refused');
    expect([...m.log]).toEqual([]);
    m.commit(judged.value);
    expect(() => m.commit(late.value)).toThrow('Judged for place 0 of the log, but the next is 1');
  });

  it('is told to the viewers who may know it', () => {
    const m = deal(hands, 2);
    const done = m.submit(0, 'draw');
    const events = done.ok ? done.value.told : [];
    expect(events.map((t) => [t.event.type, t.audience, t.others?.type])).toEqual([['drewCard', 1, 'drew']]);
    expect(storyOf(m, seatBit(0)).at(-1)).toMatchObject({
      seat: 1,
      text: 'draw',
      told: [{ type: 'drewCard' }],
    });
    expect(storyOf(m, seatBit(1)).at(-1)).toMatchObject({ seat: 1, told: [{ type: 'drew' }] });
  });

  it('is read by others only where the rules call its text public', () => {
    const m = deal(hands, 2, { position: { card: { hand: [['c1', 'c2'], ['c3']] } } });
    const buried = m.submit(0, 'bury c2');
    expect(buried.ok && buried.value.pages?.[0]?.open[0]).toBe(false);
    expect(storyOf(m, seatBit(0)).at(-1)).toMatchObject({ seat: 1, text: 'bury c2' });
    expect(storyOf(m, seatBit(1)).at(-1)).not.toHaveProperty('text');
    const played = m.submit(1, 'play c3');
    expect(played.ok && played.value.pages?.[0]?.open[0]).toBe(true);
    expect(storyOf(m, seatBit(0)).at(-1)).toMatchObject({ seat: 2, text: 'play c3' });
    expect(storyOf(m, seatBit(0) | seatBit(1)).at(-1)).toHaveProperty('text', 'play c3');
    expect(storyOf(m, seatBit(0) | seatBit(1)).at(-2)).not.toHaveProperty('text');
  });

  it('shows each of several people at one device only what that person sees, and public events to all', () => {
    const m = deal(hands, 3);
    say(m, 1, 'draw');
    const shared = seatBit(0) | seatBit(1);
    for (const seat of [0, 1]) {
      const { viewer, state, derived, own } = viewAlone(viewOf(m, shared), seat + 1);
      const { own: alone, ...same } = viewOf(m, seatBit(seat));
      expect({ viewer, state, derived }).toEqual({
        viewer: same.viewer,
        state: same.state,
        derived: same.derived,
      });
      expect(own).toEqual(alone);
      const past = pastView(m, shared, 0);
      expect(past && viewAlone(past, seat + 1).state).toEqual(pastView(m, seatBit(seat), 0)?.state);
    }
    // A viewer with one seat, or of an open table, gets nothing twice.
    expect(viewOf(m, seatBit(0)).own[1]).not.toHaveProperty('alone');
    const item = storyOf(m, shared).at(-1);
    expect(item).toMatchObject({ seat: 1, text: 'draw', told: [{ type: 'drew' }] });
  });

  it('is refused after the end, and the match ends within its limit', () => {
    const m = deal(hands, 2, {
      position: { card: { hand: [['c1'], ['c12']] } },
    });
    for (let i = 0; i < 10; i++) say(m, (i % 2) + 1, 'draw');
    say(m, 1, 'play c1');
    expect([m.outcome, say(m, 2, 'play c12')]).toEqual([undefined, 'ok']);
    expect(m.outcome).toEqual({ ranks: [2, 1], scores: [1, 12], reason: 'points' });
    expect([say(m, 1, 'draw'), act(m, 1, 'resign'), m.owing]).toEqual(['GAME_OVER', 'GAME_OVER', 0]);
    const short = deal({ ...hands, maxDecisions: () => 3 } as AnyGame, 2);
    for (let i = 0; i < 3; i++) say(short, (i % 2) + 1, 'draw');
    expect(short.outcome).toEqual({ ranks: [1, 1], reason: 'unfinished' });
    expect(say(short, 2, 'draw')).toBe('GAME_OVER');
  });
});

describe('a sealed round', () => {
  it('waits for everybody and is resolved in seat order', () => {
    const m = deal(bids, 3);
    expect([m.owing, m.onlySeat]).toEqual([7, -1]);
    expect(heard(m.submit(2, 'bid 5'))).toEqual([]);
    expect([m.owing, m.sealed, m.decisionId]).toEqual([3, 4, 1]);
    expect(heard(m.submit(0, 'bid 3', { id: 1 }))).toEqual([]);
    expect(heard(m.submit(1, 'bid 3', { id: 1 }))).toEqual(['showed', 'showed', 'showed', 'wonRound']);
    expect([m.owing, m.sealed, m.decisionId]).toEqual([7, 0, 2]);
    expect(m.history.items.at(0)!.answers.map((a) => [a.seat, ...a.decision])).toEqual([
      [0, 3],
      [1, 3],
      [2, 5],
    ]);
    expect(viewOf(m, 0).state).toMatchObject({ won: [0, 0, 1], round: 1 });
  });

  it('lets each seat change its answer until the last one is in', () => {
    const m = deal(bids, 3);
    for (const [seat, text] of [
      [1, 'bid 5'],
      [2, 'bid 4'],
      [1, 'bid 1'],
      [2, 'bid 2'],
      [3, 'bid 4'],
    ] as const)
      expect(say(m, seat, text)).toBe('ok');
    expect(viewOf(m, 0).state).toMatchObject({ won: [0, 0, 1], tokens: [30, 29, 23] });
    expect(m.log.map((e) => e.kind)).toEqual(['seal', 'seal', 'seal', 'seal', 'seal']);
  });

  it('shows an answer to nobody but its own seat', () => {
    const m = deal(bids, 3);
    say(m, 2, 'bid 4');
    expect(viewOf(m, seatBit(1)).own['2']).toMatchObject({ sealed: 'bid 4' });
    for (const viewer of [0, 1, 4, 5]) expect(JSON.stringify(viewOf(m, viewer))).not.toContain('bid 4');
    expect([viewOf(m, 1).sealed, viewOf(m, 1).owing]).toEqual([[2], [1, 3]]);
  });

  it('is completed for a seat whose flag falls', () => {
    const m = deal(bids, 3);
    say(m, 1, 'bid 1');
    expect(act(m, 2, 'flag')).toBe('ok');
    expect([m.sealed, m.owing, m.outcome]).toEqual([3, 4, undefined]);
    expect(heard(m.submit(2, 'bid 2'))).toContain('wonRound');
    // The timeout bids the highest token left.
    expect(viewOf(m, 0).state).toMatchObject({ tokens: [30, 15, 29] });
  });
});

/** Three hands whose cards everybody knows. */
describe('a window', () => {
  it('asks one after another, and reactions on top first', () => {
    const m = deal(parry, 3, PARRY([['strike-1', 'feint-1'], ['parry-1'], ['parry-2']]));
    say(m, 1, 'strike 3');
    expect(m.onlySeat).toBe(1);
    expect([say(m, 1, 'pass'), say(m, 2, 'feint')]).toEqual(['NOT_YOUR_TURN', 'NO_ANSWER_TO_THAT']);
    say(m, 2, 'pass');
    say(m, 3, 'parry');
    // The parry opens a window of its own: seat 1 cancels it, and only seat 2 still has a card.
    expect(m.onlySeat).toBe(0);
    say(m, 1, 'feint');
    expect(m.onlySeat).toBe(1);
    expect(heard(m.submit(1, 'pass'))).toEqual(['passed', 'cameToNothing', 'hit']);
    expect(viewOf(m, 0).state).toMatchObject({ lives: [2, 2, 1], stack: [] });
  });

  it('takes answers in advance, which are given when their seat is asked', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['parry-2']]));
    say(m, 1, 'strike 3');
    const before = [0, 1, 2, 3].map((viewer) => viewOf(m, viewer));
    expect(say(m, 3, 'parry')).toBe('ok');
    expect(m.log.at(-1)).toMatchObject({ kind: 'ahead', seat: 2 });
    expect([m.decisionId, m.onlySeat]).toEqual([2, 1]);
    expect([0, 1, 2, 3].map((viewer) => viewOf(m, viewer))).toEqual(before);
    const done = m.submit(1, 'pass');
    expect(heard(done)).toEqual(['passed', 'parry']);
    expect(m.history.items.map((i) => i.answers[0]!.seat)).toEqual([0, 1, 2]);
  });

  it('lets an answer in advance be changed or withdrawn', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['parry-2']]));
    say(m, 1, 'strike 3');
    say(m, 3, 'parry');
    say(m, 3, 'pass');
    expect(heard(m.submit(1, 'pass'))).toEqual(['passed', 'passed', 'hit']);
    const other = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['parry-2']]));
    say(other, 1, 'strike 3');
    say(other, 3, 'parry');
    expect([code(other.withdrawAhead(2)), code(other.withdrawAhead(2))]).toEqual(['ok', 'NOTHING_AHEAD']);
    other.submit(1, 'pass');
    expect(other.onlySeat).toBe(2);
  });

  it('voids an answer in advance when the board has changed', () => {
    const m = deal(parry, 4, PARRY([['strike-1', 'feint-1'], ['parry-1'], ['strike-2'], ['parry-2']]));
    say(m, 1, 'strike 4');
    say(m, 4, 'parry');
    say(m, 2, 'parry');
    // Seat 4 is asked about the parry now; its answer about the strike is void.
    say(m, 3, 'pass');
    expect([m.onlySeat, viewOf(m, 0).state]).toMatchObject([3, { asked: 4 }]);
  });

  it('is answered by a standing order where it says so', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2', 'parry-1'], ['parry-2']]));
    expect(code(m.order(1, 'pass until dawn'))).toBe('NO_SUCH_ORDER');
    expect(code(m.order(1, ORDERS[1]!))).toBe('ok');
    expect(viewOf(m, 2).own['2']).toMatchObject({ orders: [ORDERS[1]] });
    expect(viewOf(m, 1)).not.toMatchObject({ own: { '2': {} } });
    expect(heard(m.submit(0, 'strike 3'))).toEqual(['strike', 'passed']);
    say(m, 3, 'parry');
    // A parry of a strike against another seat: seat 2's order passes again, and nobody else can answer.
    expect((m.state as ParryState).stack.length).toBe(0);
    expect([m.onlySeat, code(m.order(1, ''))]).toEqual([1, 'ok']);
  });
});
