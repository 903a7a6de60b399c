/** What a bot is given of what its seat heard: the events told to it, in order, also those that were taken back. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ambush } from '../laws/small/ambush.ts';
import { bids } from '../laws/small/bids.ts';
import { hands } from '../laws/small/hands.ts';
import { tokens } from '../laws/small/tokens.ts';
import { loadMatch, writeMatch } from '../match/file.ts';
import { type Heard, Hearing } from '../match/heard.ts';
import { Match } from '../match/match.ts';
import { isHeardAlike, storyOf } from '../match/story.ts';
import { seatBit } from '../seats.ts';
import { expectCaught } from './broken.ts';
import { act, deal, say } from './match-talk.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const typesIn = (heard: Heard): string[][] =>
  heard.map(({ lines }) => lines.flatMap(({ told }) => told.map(({ type }) => type)));

describe('what a seat heard', () => {
  it('is what it was told since the deal, also at a table that forgets', () => {
    const m = deal(tokens, 2, { position: {} });
    const hearing = new Hearing(m);
    for (const place of ['p1', 'p3', 'p5']) say(m, m.onlySeat + 1, place);
    const heard = hearing.of(1);
    expect(typesIn(heard)).toEqual([[], ['turned'], ['turned'], ['covered', 'turned']]);
    expect(heard[1]?.lines).toEqual([
      {
        index: 1,
        seat: 1,
        text: 'turn p1',
        told: [{ type: 'turned', seat: 1, place: 'p1', picture: 'sun' }],
      },
    ]);
    expect(heard).toEqual(hearing.of(0));
    expect(storyOf(m, seatBit(1))).toEqual([]);
  });

  it('is the story, line by line, where the table remembers and nothing was taken back', () => {
    const m = deal(hands, 2);
    for (const text of ['draw', 'draw', 'spy 2', 'draw']) say(m, m.onlySeat + 1, text);
    for (const seat of [0, 1])
      expect(new Hearing(m).of(seat).flatMap(({ lines }) => lines)).toEqual(storyOf(m, seatBit(seat)));
  });

  it('is told to this seat and nobody else: no card that another seat drew, no text that is not public', () => {
    const m = deal(hands, 2);
    say(m, 1, 'draw');
    say(m, 2, 'draw');
    const [mine, theirs] = [new Hearing(m).of(0), new Hearing(m).of(1)];
    expect(typesIn(mine).flat()).toEqual(['drewCard', 'drew']);
    expect(typesIn(theirs).flat()).toEqual(['drew', 'drewCard']);
  });

  it('is the same for all only where no event and no text is for some alone', () => {
    const m = deal(hands, 2, {
      position: {
        card: {
          hand: [
            ['c1', 'c2', 'c3'],
            ['c4', 'c5', 'c6'],
          ],
        },
      },
    });
    say(m, 1, 'draw');
    say(m, 2, 'play c4');
    expect(m.history.story().slice(1).map(isHeardAlike)).toEqual([false, true]);
    const secret = deal(bids, 3);
    for (const seat of [1, 2, 3]) say(secret, seat, 'bid 1');
    expect(secret.history.story().slice(1).map(isHeardAlike)).toEqual([false]);
  });

  it('keeps what was taken back: heard it was, and that it was taken back', () => {
    const cards = ['c1', 'c2', 'c3'];
    const m = deal(hands, 2, { position: { card: { hand: [cards, ['c4', 'c5', 'c6']] } } });
    const hearing = new Hearing(m);
    expect(say(m, 1, 'play c1')).toBe('ok');
    // Asked in between, so that it goes on from there.
    expect(typesIn(hearing.of(1)).flat()).toEqual(['played']);
    expect(act(m, 1, 'undo')).toBe('ok');
    expect(say(m, 1, 'play c2')).toBe('ok');
    const heard = hearing.of(1).slice(1);
    expect(heard.map(({ cut }) => cut)).toEqual([undefined, 0, undefined]);
    expect(heard.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['play c1', 'play c2']);
    expect(new Hearing(m).of(1)).toEqual(hearing.of(1));
  });

  it('has no sealed answer before all are in, and then what the rules tell', () => {
    const m = deal(bids, 3);
    const hearing = new Hearing(m);
    say(m, 2, 'bid 5');
    expect(hearing.of(1)).toEqual(hearing.of(0));
    expect(hearing.of(1)).toHaveLength(1);
    say(m, 1, 'bid 1');
    say(m, 3, 'bid 2');
    const own = (seat: number) => hearing.of(seat)[1]?.lines.map(({ text }) => text);
    expect([own(0), own(1)]).toEqual([
      ['bid 1', undefined, undefined],
      [undefined, 'bid 5', undefined],
    ]);
  });

  it('has nothing of a covert round but one’s own answer and what came of it', () => {
    const hand = [['stone-1'], ['trap-1'], ['trap-2']];
    const m = deal(ambush, 3, { position: { asked: 'turn', card: { hand } } });
    const hearing = new Hearing(m);
    say(m, 1, 'walk');
    say(m, 2, 'pass');
    expect(hearing.of(2)).toHaveLength(2);
    say(m, 3, 'pass');
    m.resolveRound();
    expect(hearing.of(0)).toHaveLength(2);
    expect(hearing.of(1).at(-1)?.lines).toEqual([{ index: 2, seat: 2, text: 'pass', told: [] }]);
  });

  it('is asked for a moment of the log, whatever has happened since', () => {
    const m = deal(tokens, 2, { position: {} });
    const hearing = new Hearing(m);
    say(m, 1, 'p1');
    const then = hearing.of(1);
    say(m, 1, 'p3');
    expect(hearing.of(1)).toHaveLength(3);
    expect([hearing.of(1, 1), hearing.of(1, 0)]).toEqual([then, then.slice(0, 1)]);
  });

  it('is the same after a restart, from the log alone', () => {
    const made = Match.create(tokens, {
      id: 'file',
      options: {},
      seats: 3,
      secret: new Uint8Array(32),
      entropy: [],
    });
    if (!made.ok) throw new Error(made.error.code);
    const m = made.value;
    for (let i = 0; i < 9; i++) m.decide(m.onlySeat, m.game.timeout(m.state, m.onlySeat));
    const loaded = loadMatch(tokens, writeMatch(m, ['a', 'b', 'c']));
    if (!loaded.ok) throw new Error(loaded.error.code);
    for (const seat of [0, 1, 2]) expect(new Hearing(loaded.value).of(seat)).toEqual(new Hearing(m).of(seat));
  });

  it('is found by the law when it is not what was told', () => {
    const { of } = Hearing.prototype;
    vi.spyOn(Hearing.prototype, 'of').mockImplementation(function (this: Hearing, seat, length) {
      return of.call(this, seat === 0 ? 1 : seat, length);
    });
    expectCaught(hands, 'heard', /seat 1 hears what it was not told/);
  });
});
