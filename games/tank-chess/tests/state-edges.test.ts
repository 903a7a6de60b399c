/** Extreme positions and states: whatever is accepted can be continued. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { Match } from '#engine/match/match.ts';
import { imagine, viewOf } from '#engine/match/view.ts';
import { tankChess } from '../rules/game.ts';

const PLACEMENT = '10x10 1c41l46/10/10/10/10/10/10/10/10/6L01C01';
const game = tankChess as unknown as AnyGame;
const open = (options: Record<string, unknown>, position?: unknown) =>
  Match.create(
    game,
    { id: 'review', seats: 2, options, secret: new Uint8Array(32), entropy: [] },
    position === undefined ? {} : { position },
  );

/** Plays at random; after every turn the view can be read back, as pages and bots do. */
const playOn = (m: Match, turns: number): void => {
  const chance = new FastChance(1);
  for (let i = 0; i < turns && !m.outcome; i++) {
    m.decide(m.onlySeat, tankChess.sample!(m.state as never, m.onlySeat, chance));
    const view = viewOf(m, 1);
    const again = imagine(game, m.config, JSON.parse(JSON.stringify(view.state)), 1, chance);
    expect(viewOf(m, 1).state).toEqual(view.state);
    expect(again.data).toEqual(m.state.data);
  }
};

describe('a position with large counters', () => {
  test.each(['w 0 999000000', 'b 0 999000000', 'w 999000000 1'])('%s can be played on', (tail) => {
    for (const noProgressPlies of [0, 100]) {
      const made = open({ position: `${PLACEMENT} ${tail}`, noProgressPlies });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      playOn(made.value, 30);
    }
  });

  test.each([
    ['w 0 999999999', 'turnNumber'],
    ['b 999999999 1', 'noProgress'],
    ['w 999000001 999000001', 'noProgress'],
  ])('%s could not be counted on', (tail, field) => {
    expect(open({ position: `${PLACEMENT} ${tail}` })).toMatchObject({
      error: { code: 'TCP_COUNTER', clause: 'TC-14.5', params: { field } },
    });
  });
});

describe('a state that no game reaches is refused', () => {
  const started = open({ position: `${PLACEMENT} w 0 1` });
  if (!started.ok) throw new Error(started.error.code);
  const state = viewOf(started.value, 3).state;
  const load = (change: Record<string, unknown>) => {
    const made = open({ position: `${PLACEMENT} w 0 1` }, { ...state, ...change });
    return made.ok ? 'ok' : made.error.code;
  };

  test.each([
    ['more moves are remembered than were made without a kill', { moves: [{ move: 5 }] }],
    ['nobody has won a game that was decided', { ending: 'resign' }],
    ['somebody has won a game that goes on', { winner: 1 }],
    ['somebody has won a drawn game', { ending: 'agreement', winner: 2 }],
  ])('%s', (_why, change) => {
    expect(load(change)).toBe('BAD_STATE');
  });

  test('and a state that a game reaches is accepted', () => {
    expect(load({})).toBe('ok');
    const { value: m } = open({ position: `${PLACEMENT} w 0 1` }) as typeof started;
    m.decide(0, tankChess.sample!(m.state as never, 0, new FastChance(1)));
    expect(load(viewOf(m, 3).state), 'after a turn').toBe('ok');
    expect(load({ noProgress: 1, plies: 1, moves: [{ move: 5 }] }), 'a move of no tank').toBe('BAD_STATE');
    expect(load({ noProgress: 5 })).toBe('ok');
    expect(load({ ending: 'resign', winner: 2 })).toBe('ok');
    expect(load({ ending: 'abort' })).toBe('ok');
  });
});

test('a won game keeps no moves that could be counted as repetition', () => {
  const reasons = new Set<string>();
  for (let seed = 1; seed <= 25; seed++) {
    const made = open({ scenarioId: 'training-ground' });
    if (!made.ok) throw new Error(made.error.code);
    const m = made.value;
    const chance = new FastChance(seed);
    while (!m.outcome) m.decide(m.onlySeat, tankChess.sample!(m.state as never, m.onlySeat, chance));
    reasons.add(m.outcome.reason);
    expect(tankChess.audit!(m.state as never), `seed ${seed}: ${m.outcome.reason}`).toEqual([]);
    if (m.outcome.reason !== 'repetition') expect(viewOf(m, 0).derived).toMatchObject({ occurrences: 1 });
  }
  expect([...reasons]).toEqual(expect.arrayContaining(['destroyed', 'escape']));
});
