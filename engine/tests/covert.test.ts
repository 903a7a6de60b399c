/** Covert rounds: who is asked, what others see of them, how they are resolved, and that the laws find what betrays. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AmbushState, ambush, PASS, TRAP, WINDOW } from '../laws/small/ambush.ts';
import { loadMatch, writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { PendingAnswers } from '../match/pending-answers.ts';
import { storyOf } from '../match/story.ts';
import { pastView, viewAlone, viewOf, viewWriter } from '../match/view.ts';
import { Referee } from '../referee.ts';
import { listSeats, SPECTATOR, seatBit } from '../seats.ts';
import { broken, expectCaught } from './broken.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SECRET = new Uint8Array(32);

/** Four seats, seat 1 on turn; `hands` by seat. Nobody has walked yet. */
const matchWith = (hands: readonly (readonly string[])[]): Match => {
  const position = { asked: 'turn', card: { hand: hands } };
  const made = Match.create(
    ambush,
    { id: 'covert', options: {}, seats: hands.length, secret: SECRET, entropy: [] },
    { position },
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const HANDS = [['stone-1'], ['trap-1', 'stone-2'], ['trap-2'], ['stone-3']];
const asked = (set: number): number[] => listSeats(set);

describe('a covert round', () => {
  it('asks all who could pay, and waits for those who have a choice', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    expect(m.covert).toBe(true);
    expect(asked(m.asked)).toEqual([1, 2, 3]);
    // Seat 4 holds no trap: the table answers for it.
    expect(asked(m.owing)).toEqual([1, 2]);
    m.submit(1, 'pass');
    expect(m.ready).toBe(false);
    m.submit(2, 'pass');
    expect(m.ready).toBe(true);
    expect(m.history.items).toHaveLength(1);
    m.resolveRound();
    expect(asked(m.asked)).toEqual([1]);
    expect(m.covert).toBe(false);
  });

  it('resolves the first answer clockwise, asks again, and says nothing of those that lapse', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    m.submit(2, 'trap');
    m.submit(1, 'trap');
    const first = m.resolveRound();
    expect(first.ok && first.value.told.map(({ event }) => event)).toEqual([
      { type: 'trapped', seat: 2, target: 1 },
    ]);
    const state = m.state as AmbushState;
    expect([...state.coins]).toEqual([2, 1, 2, 2]);
    expect(asked(m.asked)).toEqual([1, 2, 3]);
    m.submit(2, 'trap');
    m.resolveRound();
    expect([...state.coins]).toEqual([2, 1, 1, 2]);
    // Seat 3 has no card left, so it is not asked: that is public.
    expect(asked(m.asked)).toEqual([1, 3]);
    m.resolveRound();
    expect(m.covert).toBe(false);
  });

  it('shows others that it is open, and nothing else', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    const before = [SPECTATOR, seatBit(0), seatBit(2), seatBit(3)].map((viewer) => viewOf(m, viewer));
    expect(before.map(({ covert, owing, sealed }) => ({ covert, owing, sealed }))).toEqual([
      { covert: true, owing: [], sealed: [] },
      { covert: true, owing: [], sealed: [] },
      { covert: true, owing: [3], sealed: [] },
      { covert: true, owing: [], sealed: [] },
    ]);
    m.submit(1, 'trap');
    const after = [SPECTATOR, seatBit(0), seatBit(2), seatBit(3)].map((viewer) => viewOf(m, viewer));
    expect(after).toEqual(before);
    expect(viewOf(m, seatBit(1))).toMatchObject({ owing: [], sealed: [2], own: { 2: { sealed: 'trap' } } });
    expect(m.judge(2, 'pass', { id: m.decisionId }).ok).toBe(true);
    for (const viewer of [SPECTATOR, seatBit(1), seatBit(2) | seatBit(3)]) {
      const { own, shared } = viewWriter(m)(viewer);
      expect(JSON.parse(`{${own},${shared}}`)).toEqual(JSON.parse(JSON.stringify(viewOf(m, viewer))));
    }
    expect(pastView(m, seatBit(2), 1)).toMatchObject({ covert: true, owing: [3] });
    expect(pastView(m, SPECTATOR, 1)).toMatchObject({ covert: true, owing: [] });
  });

  it('names all seats of a device that has several, whatever they hold', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    const device = viewOf(m, seatBit(2) | seatBit(3));
    expect(device.owing).toEqual([3, 4]);
    expect(viewAlone(device, 4).owing).toEqual([4]);
  });

  it('leaves a line of one’s own answer, and one of what the rules told', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    m.submit(1, 'pass');
    m.submit(2, 'trap');
    m.resolveRound();
    const told = [{ type: 'trapped', seat: 3, target: 1 }];
    const last = (viewer: number) => storyOf(m, viewer).filter(({ index }) => index === 2);
    expect(last(SPECTATOR)).toEqual([{ index: 2, told }]);
    expect(last(seatBit(1))).toEqual([{ index: 2, seat: 2, text: 'pass', told }]);
    expect(last(seatBit(1) | seatBit(2))).toEqual([{ index: 2, told }]);
    // All pass: nobody else hears of it.
    m.resolveRound();
    expect(storyOf(m, SPECTATOR).filter(({ index }) => index === 3)).toEqual([]);
    expect(storyOf(m, seatBit(1)).filter(({ index }) => index === 3)).toHaveLength(1);
  });

  it('is written to the match file and played again from it', () => {
    const made = Match.create(ambush, { id: 'file', options: {}, seats: 4, secret: SECRET, entropy: [] });
    if (!made.ok) throw new Error(made.error.code);
    const m = made.value;
    while (!m.outcome) {
      if (m.covert) m.resolveRound();
      else m.submit(m.onlySeat, 'walk');
    }
    const again = loadMatch(ambush, writeMatch(m, ['a', 'b', 'c', 'd']));
    expect(again.ok && [...again.value.state.data]).toEqual([...m.state.data]);
    expect(m.act(0, 'resolve').ok).toBe(false);
  });

  it('can be taken back by nobody', () => {
    const m = matchWith(HANDS);
    m.submit(0, 'walk');
    m.resolveRound();
    expect(m.refuseAct(0, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', params: { because: 'revelation' } });
  });

  it('lets no flag fall, and cannot be resolved when there is none', () => {
    const m = matchWith(HANDS);
    expect(m.refuseAct(0, 'resolve')).toMatchObject({ code: 'NO_SUCH_ACT' });
    m.submit(0, 'walk');
    expect(m.refuseAct(1, 'flag')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(m.actsOf(1)).not.toContain('resolve');
  });

  it('passes without delay at the referee’s', async () => {
    const referee = new Referee({ ids: [ambush.id], load: async () => ambush });
    const position = { asked: 'turn', card: { hand: HANDS } };
    await referee.answer({ do: 'load', game: ambush.id, seats: 4, options: {}, seed: '00', state: position });
    expect(await referee.answer({ do: 'act', text: 'walk' })).toMatchObject({ owing: [2, 3] });
    await referee.answer({ do: 'act', seat: 2, text: 'pass' });
    const answer = await referee.answer({ do: 'act', seat: 3, text: 'trap' });
    expect(answer).toMatchObject({ events: [{ type: 'trapped', seat: 3, target: 1 }], owing: [2] });
  });
});

/** Few games, in which traps are sprung more often than at random. */
const FEW = { games: 3, players: 4, guide: () => [TRAP] };

describe('the laws', () => {
  it('catch who is asked because of what they hold', () => {
    const holders = (s: AmbushState): number =>
      listSeats(ambush.active(s))
        .filter((seat) => s.card.list(s.card.zone('hand', seat)).some((card) => card < 6))
        .reduce((set, seat) => set | seatBit(seat), 0);
    const game = broken(ambush, {
      active: (s) => (s.asked === WINDOW ? holders(s) || ambush.active(s) : ambush.active(s)),
    });
    expectCaught(game, 'views', /who is asked/, FEW);
  });

  it('catch rules that tell who passed', () => {
    const game = broken(ambush, {
      apply: (s, seat, decision, chance, tell) => {
        if (decision[0] === PASS) tell?.({ type: 'rested', seat: seat + 1 });
        ambush.apply(s, seat, decision, chance, tell);
      },
    });
    expectCaught(game, 'covert', /although nothing came of it/, FEW);
  });

  it('catch a table that answers what a player would not have', () => {
    vi.spyOn(PendingAnswers.prototype, 'orderedAnswer').mockImplementation((game, s, seat) =>
      game.refuse(s, seat, [TRAP], true) ? undefined : [TRAP],
    );
    expectCaught(ambush, 'covert', /another one when the table gives it/, FEW);
  });

  it('catch a number that counts answers', () => {
    const place = Object.getOwnPropertyDescriptor(Match.prototype, 'decisionId')!.get!;
    vi.spyOn(Match.prototype, 'decisionId', 'get').mockImplementation(function (this: Match) {
      return (place.call(this) as number) + (this.covert ? listSeats(this.sealed).length : 0);
    });
    expectCaught(ambush, 'covert', /makes those of others stale/, FEW);
  });
});
