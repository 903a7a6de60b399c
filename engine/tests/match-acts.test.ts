/** The match: table acts, undo, and past views. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { type HandsState, hands } from '../laws/small/hands.ts';
import { ORDERS, parry } from '../laws/small/parry.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { Match } from '../match/match.ts';
import { storyOf } from '../match/story.ts';
import { pastView, viewOf } from '../match/view.ts';
import { seatBit } from '../seats.ts';
import { act, deal, heard, PARRY, say } from './match-talk.ts';

describe('table acts', () => {
  it('end a match by resigning', () => {
    const m = deal(hands, 3);
    expect(act(m, 2, 'resign')).toBe('ok');
    expect(m.outcome).toMatchObject({ reason: 'resign', scores: [0, -1, 0] });
  });

  it('end a match by a draw that everybody agrees to', () => {
    const m = deal(hands, 3);
    expect([act(m, 1, 'acceptDraw'), act(m, 1, 'offerDraw'), act(m, 1, 'offerDraw')]).toEqual([
      'NO_DRAW_OFFER',
      'ok',
      'DRAW_OFFER_TOO_SOON',
    ]);
    expect([act(m, 2, 'acceptDraw'), m.outcome, act(m, 2, 'acceptDraw')]).toEqual([
      'ok',
      undefined,
      'NO_DRAW_OFFER',
    ]);
    expect([act(m, 3, 'acceptDraw'), m.outcome?.reason]).toEqual(['ok', 'points']);
  });

  it('let an offer lapse when somebody else decides, and be made again only then', () => {
    const m = deal(hands, 2);
    act(m, 1, 'offerDraw');
    say(m, 1, 'draw');
    expect(viewOf(m, 0).offer).toEqual([1]);
    expect([act(m, 1, 'withdrawDraw'), act(m, 1, 'withdrawDraw'), act(m, 1, 'offerDraw')]).toEqual([
      'ok',
      'NO_DRAW_OFFER',
      'DRAW_OFFER_TOO_SOON',
    ]);
    say(m, 2, 'draw');
    expect([act(m, 1, 'offerDraw'), act(m, 2, 'declineDraw'), viewOf(m, 0).offer]).toEqual(['ok', 'ok', []]);
  });

  it('allow an abort only until everybody has decided', () => {
    const m = deal(hands, 2);
    say(m, 1, 'draw');
    expect(m.refuseAct(0, 'abort')).toBeUndefined();
    say(m, 2, 'draw');
    expect(act(m, 1, 'abort')).toBe('ABORT_TOO_LATE');
  });

  it('are refused where the game does not have them', () => {
    const m = deal({ ...hands, table: () => ({}) } as AnyGame, 2);
    for (const what of ['resign', 'offerDraw', 'claim', 'abort', 'undo', 'flag'] as const)
      expect(act(m, 1, what)).toBe('NO_SUCH_ACT');
    expect([act(m, 1, 'toBot'), act(m, 1, 'toBot'), act(m, 1, 'fromBot'), act(m, 1, 'fromBot')]).toEqual([
      'ok',
      'NO_SUCH_ACT',
      'ok',
      'NO_SUCH_ACT',
    ]);
  });

  it('keep votes for a bot in an absent seat until its player is back, decides or is replaced', () => {
    const m = deal(hands, 3);
    const vote = (seat: number, about: number, what: 'voteBot' | 'withdrawVote' = 'voteBot') => {
      const done = m.act(seat - 1, what, undefined, about - 1);
      return done.ok ? 'ok' : done.error.code;
    };
    expect([vote(2, 1), vote(2, 1), vote(2, 2), vote(2, 4), vote(3, 1)]).toEqual([
      'ok',
      'NO_SUCH_ACT',
      'NO_SUCH_ACT',
      'NO_SUCH_SEAT',
      'ok',
    ]);
    expect([viewOf(m, 0).votes, m.log.at(-1)]).toEqual([
      { 1: [2, 3] },
      { kind: 'act', seat: 2, act: 'voteBot', about: 0 },
    ]);
    expect(vote(3, 1, 'withdrawVote')).toBe('ok');
    expect([viewOf(m, 0).votes, vote(3, 1, 'withdrawVote')]).toEqual([{ 1: [2] }, 'NO_SUCH_ACT']);
    expect([act(m, 1, 'declineBot'), act(m, 1, 'declineBot'), viewOf(m, 0).votes]).toEqual([
      'ok',
      'NO_SUCH_ACT',
      {},
    ]);
    vote(2, 1);
    say(m, 1, 'draw');
    expect(viewOf(m, 0).votes).toEqual({});
    vote(1, 3);
    expect([act(m, 3, 'replace'), vote(2, 3)]).toEqual(['ok', 'NO_SUCH_ACT']);
    expect([viewOf(m, 0).votes, viewOf(m, 0).bots]).toEqual([{}, [3]]);
    // Only the table itself may do it.
    expect(viewOf(m, 0b11).own['1']!.acts).not.toContain('replace');
    const again = Match.create(m.game, m.setup);
    if (!again.ok) throw new Error(again.error.code);
    for (const entry of m.log) again.value.replay(entry);
    expect(viewOf(again.value, 0)).toEqual(viewOf(m, 0));
  });

  it('let the rules answer for a fallen flag, and tell everybody', () => {
    const m = deal(hands, 2);
    const done = m.act(0, 'flag');
    expect(heard(done)).toEqual(['drewCard']);
    expect([m.history.items.length, m.onlySeat]).toEqual([1, 1]);
  });
});

describe('undo', () => {
  const card = (m: Match, seat: number): string => {
    const s = m.state as HandsState;
    return `c${s.card.first(s.card.zone('hand', seat)) + 1}`;
  };

  it('takes back one’s own last decision, and is an entry of the log', () => {
    const m = deal(hands, 2);
    const before = fingerprint(m.state);
    say(m, 1, `play ${card(m, 0)}`);
    expect([act(m, 1, 'undo'), fingerprint(m.state), m.history.items.length]).toEqual(['ok', before, 0]);
    expect(m.log.map((e) => (e.kind === 'act' ? e.act : e.kind))).toEqual(['decide', 'undo']);
    // The places of the undone decision and of the undo are not reused.
    expect(m.decisionId).toBe(3);
    expect(act(m, 1, 'undo')).toBe('TAKEBACK_TOO_LATE');
  });

  it('asks the others when they have decided since', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['strike-3']]));
    const before = fingerprint(m.state);
    say(m, 1, 'strike 2');
    say(m, 2, 'pass');
    expect([act(m, 1, 'undo'), viewOf(m, 0).undo]).toEqual(['ok', [1]]);
    expect([act(m, 1, 'acceptUndo'), act(m, 2, 'acceptUndo')]).toEqual(['NO_TAKEBACK_REQUEST', 'ok']);
    expect(m.history.items.length).toBe(2);
    expect([act(m, 3, 'acceptUndo'), fingerprint(m.state)]).toEqual(['ok', before]);
  });

  it('request ends when somebody declines it, or decides', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['strike-3']]));
    say(m, 1, 'strike 2');
    say(m, 2, 'pass');
    act(m, 1, 'undo');
    expect([act(m, 3, 'declineUndo'), viewOf(m, 0).undo, act(m, 1, 'undo')]).toEqual(['ok', [], 'ok']);
    say(m, 3, 'pass');
    expect(viewOf(m, 0).undo).toEqual([]);
  });

  it('never crosses a revelation', () => {
    const m = deal(hands, 2);
    say(m, 1, 'draw');
    expect(m.refuseAct(0, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', params: { because: 'revelation' } });
    say(m, 2, 'spy 1');
    expect(m.refuseAct(1, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', params: { because: 'revelation' } });
  });

  it('never crosses chance, a round of sealed answers, or a final decision', () => {
    const dice = deal(combat, 2, { script: [1, 2, 3, 4].map((die) => ({ die })) });
    say(dice, 1, 'roll 1 2');
    expect(dice.refuseAct(0, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', params: { because: 'chance' } });

    const sealed = deal(bids, 3);
    for (const seat of [1, 2, 3]) say(sealed, seat, `bid ${seat}`);
    expect(sealed.refuseAct(0, 'undo')).toMatchObject({
      code: 'UNDO_BARRIER',
      params: { because: 'revelation' },
    });

    const wound = { by: 1, revenge: false, count: 2, unit: 0, double: false };
    const final = deal(combat, 2, { position: { stage: 'shield', wounds: [wound] } });
    expect([final.onlySeat, say(final, 1, 'yes')]).toEqual([0, 'ok']);
    expect(final.refuseAct(0, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', params: { because: 'final' } });
  });

  it('crosses dice that were kept, because nothing was rolled', () => {
    const m = deal(combat, 2, { script: [4, 4, 5, 6].map((die) => ({ die })) });
    const before = fingerprint(m.state);
    expect([say(m, 1, 'keep'), act(m, 1, 'undo'), fingerprint(m.state)]).toEqual(['ok', 'ok', before]);
  });

  it('ends one’s own standing order, which would answer again at once', () => {
    const m = deal(parry, 3, PARRY([['strike-1'], ['strike-2'], ['strike-3']]));
    m.order(1, ORDERS[0]!);
    say(m, 1, 'strike 2');
    expect(m.onlySeat).toBe(2);
    expect([act(m, 2, 'undo'), m.onlySeat, m.ordersOf(1)]).toEqual(['ok', 1, []]);
  });

  it('restores the exact state after hundreds of decisions, across snapshots', () => {
    const long = {
      ...hands,
      maxDecisions: () => 1000,
      outcome: () => undefined,
      active: (s: HandsState) => seatBit(s.turn % 2),
    };
    const endless = {
      ...long,
      apply: (s: HandsState) => void (s.turn = (s.turn + 1) % 12),
    } as unknown as AnyGame;
    const m = deal({ ...endless, refuse: () => undefined } as AnyGame, 2);
    const prints: string[] = [];
    for (let i = 0; i < 300; i++) {
      prints.push(fingerprint(m.state));
      say(m, (i % 2) + 1, 'draw');
    }
    for (const index of [0, 1, 127, 128, 129, 256, 299])
      expect(fingerprint(m.history.stateBefore(index))).toBe(prints[index]);
  });
});

describe('past views', () => {
  it('show each viewer what they saw then', () => {
    const m = deal(hands, 2);
    const then = viewOf(m, 1).state;
    say(m, 1, 'draw');
    say(m, 2, 'draw');
    expect(pastView(m, 1, 0)?.state).toEqual(then);
    expect([pastView(m, 1, 3), pastView(m, 1, 2)?.owing]).toEqual([undefined, [1]]);
  });

  it('are refused during a match at a table that does not remember', () => {
    const m = deal(hands, 2, { options: { memory: 'forgotten' } });
    say(m, 1, 'draw');
    expect([pastView(m, 1, 0), storyOf(m, 1)]).toEqual([undefined, []]);
    act(m, 1, 'resign');
    expect(pastView(m, 1, 0)?.owing).toEqual([1]);
    expect(storyOf(m, 1).length).toBe(3);
  });
});
