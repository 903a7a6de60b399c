/** Control flow shared by rules: frames and windows; and that small games written with it play as before. */
import { expect, it } from 'vitest';
import { FastChance } from '../chance.ts';
import { resumeFrames } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { combat } from '../laws/small/combat.ts';
import { parry } from '../laws/small/parry.ts';
import { int } from '../layout/domain.ts';
import { records } from '../layout/fields.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { type StateOf, stateFactory } from '../layout/layout.ts';
import { Match } from '../match/match.ts';
import { firstSeat } from '../seats.ts';

/** Whole games from before these rules were written with frames and windows: what was said, and how it ended. */
const GAMES = [
  {
    game: 'parry',
    seats: 2,
    seed: 1,
    said: 'strike 2, pass, rest, strike 2, parry, feint, pass',
    state: 'f6ff0cfb3ff05fbb4a10614cd3193bdacec64dc1ba2ab70e04c0801e60dd5c89',
  },
  {
    game: 'parry',
    seats: 3,
    seed: 2,
    said:
      'rest, strike 1, pass, pass, strike 2, parry, pass, pass, strike 3, pass, pass, rest, rest, rest, ' +
      'rest, strike 2, pass, pass, rest, strike 1, pass, parry, pass, feint, pass, parry, feint, pass, ' +
      'parry, pass, pass, pass, rest, rest, rest, rest',
    state: '32af8d9eb83c3ecefc44ee30844cf7ec9ae5f1d3cdd3bab4984a0764fb4699cf',
  },
  {
    game: 'parry',
    seats: 4,
    seed: 3,
    said:
      'rest, strike 1, parry, pass, feint, pass, pass, pass, pass, parry, feint, pass, parry, pass, pass, ' +
      'pass, feint, parry, pass, pass, pass, pass, strike 4, parry, pass, feint, pass, pass, pass, parry, ' +
      'pass, pass, pass, rest, strike 2, pass, pass, parry, feint, pass, pass, pass, rest, strike 1, pass, ' +
      'pass, strike 3, pass, rest, rest, rest, rest, strike 2, pass, pass, pass, rest, strike 1, pass, ' +
      'rest, rest',
    state: 'dc7238b26233c5dadfd825eb1e4d0899d69cee7799196536e62db4b0e503698a',
  },
  {
    game: 'combat',
    seats: 2,
    seed: 4,
    said:
      'roll 6, knight, yes, no, squire, no, yes, archer, no, yes, roll 4 5, squire, yes, yes, roll 5 6, ' +
      'archer, yes, roll 3 5, squire, yes, no, knight, yes, roll 2',
    state: '675b0d3684dd3a2091b7c4ce7bf4b5331f2e12f966e4ca5e95a8fe7c9bc495e9',
  },
  {
    game: 'combat',
    seats: 2,
    seed: 5,
    said:
      'roll 1 5, knight, yes, yes, archer, yes, yes, roll 1 1, archer, no, yes, roll 2 5, knight, knight, ' +
      'squire, roll 1 4, squire, no, yes, knight, no, knight, no, roll 1 3 4 6, squire, squire, yes',
    state: '86283f8ed99e13c25865ecf84c13d51a7ee89554799664bd5ce28f0b55c16c4a',
  },
];

it.each(GAMES)('$game for $seats plays to the same bytes as before', ({ game, seats, seed, said, state }) => {
  const rules: AnyGame = game === 'parry' ? parry : combat;
  const made = Match.create(rules, {
    id: 'flow',
    seats,
    options: {},
    secret: Uint8Array.of(seed),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  for (const text of said.split(', ')) {
    const done = match.submit(firstSeat(match.owing), text);
    expect(done.ok || done.error.code, text).toBe(true);
  }
  expect(match.outcome).toBeDefined();
  expect(fingerprint(match.state)).toBe(state);
});

const fields = { frames: records(5, { left: int(0, 9) }) };
type Frames = StateOf<typeof fields, object>;
const blank = stateFactory(fields, { seats: 1 }, {});
const chance = new FastChance(1);

it('resumes the frame on top until one asks, and says when none is left', () => {
  const s: Frames = blank();
  const seen: number[] = [];
  const run = resumeFrames<Frames, never>(
    ({ frames }) => frames,
    ({ frames }) => {
      seen.push(frames.top(frames.col.left));
      if (frames.top(frames.col.left) > 2) return 'asks';
      frames.pop();
      return 'changed';
    },
  );
  expect(run(s, chance, null)).toBe(false);
  for (const left of [1, 3, 2]) s.frames.push(left);
  expect(run(s, chance, null)).toBe(true);
  expect(seen).toEqual([2, 3]);
  s.frames.setTop(s.frames.col.left, 0);
  expect(run(s, chance, null)).toBe(false);
  expect(seen).toEqual([2, 3, 0, 1]);
});

it('does not go on for ever', () => {
  const s: Frames = blank();
  s.frames.push(1);
  const run = resumeFrames<Frames, never>(
    ({ frames }) => frames,
    () => 'changed',
  );
  expect(() => run(s, chance, null)).toThrow('the frames do not come to an end');
});
