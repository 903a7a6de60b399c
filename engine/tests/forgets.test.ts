/** Tables that forget: the small memory game, what can be looked up at its table, and that the law finds what betrays. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACES, tokens } from '../laws/small/tokens.ts';
import { Match } from '../match/match.ts';
import { heldAfter, storyOf, wholeStory } from '../match/story.ts';
import { pastView, viewOf, viewWriter } from '../match/view.ts';
import { SPECTATOR, seatBit } from '../seats.ts';
import { expectCaught } from './broken.ts';
import { act, code, deal, heard, say } from './match-talk.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Two of each picture side by side, in the order of the tokens: sun, moon, star, tree, fish, bird. */
const laid = (options = {}): Match => deal(tokens, 2, { options, position: {} });
/** The tokens at the first five places, as a viewer sees them. */
const seen = (m: Match, viewer: number): unknown[] => {
  const { place } = viewOf(m, viewer).state.token as { place: Record<string, unknown> };
  return PLACES.slice(0, 5).map((id) => place[id]);
};
const VIEWERS = [SPECTATOR, seatBit(0), seatBit(1), seatBit(0) | seatBit(1)];

describe('the game of tokens', () => {
  it('TO-1, TO-3: two tokens are turned up, stay so, and are turned down when the next turn begins', () => {
    const m = laid();
    expect(heard(m.submit(0, 'turn p1'))).toEqual(['turned']);
    expect(seen(m, SPECTATOR)).toEqual([['sun-1'], 1, 1, 1, 1]);
    expect(say(m, 1, 'turn p1')).toBe('FACE_UP');
    expect(heard(m.submit(0, 'p3'))).toEqual(['turned']);
    expect(seen(m, seatBit(1))).toEqual([['sun-1'], 1, ['moon-1'], 1, 1]);
    const next = m.submit(1, 'turn p5');
    expect(next.ok && next.value.told[0]?.event).toEqual({ type: 'covered', places: ['p1', 'p3'] });
    expect(seen(m, seatBit(0))).toEqual([1, 1, 1, 1, ['star-1']]);
  });

  it('TO-2, TO-4: a pair is won and the seat goes on; most tokens win, and eight turns without a pair end it', () => {
    const m = laid();
    for (const place of ['p1', 'p2', 'p3']) expect(say(m, 1, place)).toBe('ok');
    expect(say(m, 1, 'p1')).toBe('NO_TOKEN_THERE');
    expect([say(m, 1, 'p13'), say(m, 1, 'p0'), say(m, 2, 'p5')]).toEqual([
      'NOT_A_PLACE',
      'NOT_A_PLACE',
      'NOT_YOUR_TURN',
    ]);
    expect(say(m, 1, 'p5')).toBe('ok');
    for (let turn = 1; turn < 8; turn++) {
      expect(m.outcome).toBeUndefined();
      const [one, other] = turn % 2 === 1 ? ['p7', 'p9'] : ['p3', 'p5'];
      for (const place of [one!, other!]) expect(say(m, 1 + (turn % 2), place)).toBe('ok');
    }
    expect(m.outcome).toMatchObject({ reason: 'tokens', ranks: [1, 2], scores: [2, 0] });
    expect(say(m, 1, 'p3')).toBe('GAME_OVER');
  });

  it('answers for a seat whose time is up, and ends with the last pair', () => {
    const m = laid();
    for (const place of PLACES) {
      expect(m.game.timeout(m.state, 0)).toEqual([PLACES.indexOf(place) + 1]);
      expect(say(m, 1, place)).toBe('ok');
    }
    expect(m.outcome?.scores).toEqual([12, 0]);
  });

  it.each([
    ['two tokens lie at one place', { token: { place: { p1: ['sun-1', 'sun-2'] } } }],
    ['half of a pair is won', { token: { won: [['sun-1'], []] } }],
    [
      'no token lies where one is face up',
      { token: { won: [['sun-1', 'sun-2'], []] }, up: ['p1'], turned: 1 },
    ],
    ['a turn has turned one token so far', { turned: 1 }],
    ['a turn leaves no token or two face up', { up: ['p1'] }],
    ['a pair has not been won', { up: ['p1', 'p2'] }],
    ['nobody sits where it is the turn', { onTurn: 3 }],
  ])('is not set up where %s', (fault, position) => {
    const made = Match.create(
      tokens,
      { id: 'x', options: {}, seats: 2, secret: new Uint8Array(32), entropy: [] },
      { position },
    );
    expect(made.ok ? 'ok' : JSON.stringify(made.error)).toContain(fault);
  });
});

describe('a table that forgets', () => {
  it('says so to everybody, and shows nobody anything that is past', () => {
    const m = laid();
    for (const place of ['p1', 'p3', 'p5']) say(m, m.onlySeat + 1, place);
    const writer = viewWriter(m);
    for (const viewer of VIEWERS) {
      const view = viewOf(m, viewer);
      expect(view.forgets).toBe(true);
      const { own, shared } = writer(viewer);
      expect(JSON.parse(`{${own},${shared}}`)).toEqual(JSON.parse(JSON.stringify(view)));
      expect(storyOf(m, viewer)).toEqual([]);
      for (const index of [-1, 0, 1, 2, 3, 4]) expect(pastView(m, viewer, index)).toBeUndefined();
      // The picture that was covered is in none of it.
      expect(JSON.stringify(view)).not.toContain('sun');
    }
    expect(JSON.stringify(wholeStory(m, SPECTATOR))).toContain('sun');
  });

  it('opens everything to everybody at the end, and not a decision before', () => {
    const m = laid();
    say(m, 1, 'p1');
    expect(act(m, 1, 'offerDraw')).toBe('ok');
    expect(m.forgets).toBe(true);
    expect(act(m, 2, 'resign')).toBe('ok');
    for (const viewer of VIEWERS) {
      expect(viewOf(m, viewer)).not.toHaveProperty('forgets');
      expect(storyOf(m, viewer)).toEqual(wholeStory(m, viewer));
      expect(pastView(m, viewer, 1)?.state).toMatchObject({ turned: 1 });
      expect(pastView(m, viewer, 1)).not.toHaveProperty('forgets');
    }
  });

  it('is an ordinary one where the table remembers, or nothing is hidden', () => {
    const m = laid({ memory: 'kept' });
    say(m, 1, 'p1');
    expect(viewOf(m, SPECTATOR)).not.toHaveProperty('forgets');
    expect(viewWriter(m)(SPECTATOR).shared).not.toContain('forgets');
    expect(storyOf(m, SPECTATOR)).toHaveLength(2);
    expect(pastView(m, SPECTATOR, 0)).toBeDefined();
    expect([m.state.layout.forgets, laid().state.layout.forgets]).toEqual([false, true]);
  });

  it('is held by nobody: after an update a viewer has what a newcomer is told', () => {
    const line = (index: number) => ({ index, told: [] });
    const held = [line(1), line(2), line(3)];
    expect(heldAfter(held, undefined, [line(4)], undefined).map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(heldAfter(held, 2, [line(3)], undefined).map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(heldAfter(held, 0, [], undefined)).toEqual([]);
    expect(heldAfter(held, undefined, [line(4)], true)).toEqual([]);
  });

  it('is found by the law when somebody can look back', () => {
    vi.spyOn(Match.prototype, 'forgets', 'get').mockReturnValue(false);
    const settings = { options: { memory: 'forgotten' }, games: 2 };
    expectCaught(tokens, 'forgets', /is not told that the table forgets/, settings);
    expectCaught(tokens, 'forgets', /can look at moment 0/, settings);
    expectCaught(tokens, 'forgets', /holds another story than who comes now/, settings);
  });

  it('is found by the law when it stays closed at the end', () => {
    vi.spyOn(Match.prototype, 'forgets', 'get').mockReturnValue(true);
    expectCaught(tokens, 'forgets', /cannot look back at the end/, {
      games: 1,
      options: { memory: 'forgotten' },
    });
  });

  it('refuses what it refuses of any other', () => {
    const m = laid();
    expect(code(m.judge(0, 'turn p99'))).toBe('NOT_A_PLACE');
    // What a turn has shown bars taking it back.
    say(m, 1, 'p1');
    expect(act(m, 1, 'undo')).not.toBe('ok');
  });
});
