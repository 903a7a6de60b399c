import { describe, expect, test } from 'vitest';
import { arena } from '#bots/arena.ts';
import type { Bot } from '#bots/contract.ts';
import { viewOf } from '#engine/match/view.ts';
import { numberOf } from '#engine/seats.ts';
import { SCENARIO_IDS } from '../../content/scenarios.ts';
import { canWin } from '../../rules/declare.ts';
import { tankChess } from '../../rules/game.ts';
import { generateTurns } from '../../rules/generate.ts';
import { advance } from '../../rules/play.ts';
import { bots, createBot, LEVELS } from '../index.ts';
import { matchOf, scattered, stateOf, viewOfMover } from './support.ts';

const all = [...LEVELS.map((level) => level.id), ...bots.baselines];

describe('every bot answers legally', () => {
  const scenarios = SCENARIO_IDS;
  const others = [
    { scenarioId: 'basic-16', objectives: 'captureFlag' },
    { scenarioId: 'skirmish', objectives: 'destroyOnly' },
    { scenarioId: 'basic-16', shotPolicy: 'effectiveOnly', reverseExit: false },
    { scenarioId: 'basic-20', repetition: 'off', noProgressPlies: 0 },
    { scenarioId: 'skirmish', repetition: 'claim3', noProgressPlies: 40 },
  ];
  test.each(all)('%s', (id) => {
    const bot = createBot(id);
    const tables = [...scenarios.map((scenarioId) => ({ scenarioId })), ...others];
    for (const [i, options] of tables.entries()) {
      const match = scattered(options, (i * 7) % 40, i);
      const seat = match.onlySeat;
      const { text } = bot.choose(viewOf(match, 1 << seat), numberOf(seat), { seed: i, nodes: 60 });
      const done = match.submit(seat, text);
      expect(done.ok, `${id} in ${JSON.stringify(options)}: ${text}`).toBe(true);
    }
  });
});

describe('a bot sees what its seat sees (law 11)', () => {
  test('a view that went over a wire is all it needs, and it is not changed', () => {
    const bot = createBot('sergeant');
    const match = scattered({ scenarioId: 'skirmish' }, 9, 5);
    const seat = match.onlySeat;
    const wire = JSON.stringify(viewOf(match, 1 << seat));
    const view = JSON.parse(wire);
    const first = bot.choose(view, numberOf(seat), { seed: 1, nodes: 800 });
    expect(JSON.stringify(view)).toBe(wire);
    expect(bot.choose(viewOf(match, 1 << seat), numberOf(seat), { seed: 1, nodes: 800 })).toEqual(first);
  });
  test('the view of another seat, of a spectator or of another game is refused', () => {
    const bot = createBot('recruit');
    const match = matchOf({ scenarioId: 'skirmish' });
    expect(() => bot.choose(viewOf(match, 0b01), 2, { seed: 1 })).toThrow(/not its own/);
    expect(() => bot.choose(viewOf(match, 0), 1, { seed: 1 })).toThrow(/not its own/);
    expect(() => bot.choose(viewOf(match, 0b10), 2, { seed: 1 })).toThrow(/owes no decision/);
    expect(() => bot.choose({ ...viewOfMover(match), game: 'chess' }, 1, { seed: 1 })).toThrow(/chess/);
  });
});

describe('levels', () => {
  test('have names that stay, and budgets that grow', () => {
    expect(LEVELS.map((level) => level.id)).toEqual(['recruit', 'sergeant', 'major']);
    for (const [i, level] of LEVELS.entries()) expect(level.nodes).toBeGreaterThan(LEVELS[i - 1]?.nodes ?? 0);
    expect(() => createBot('general')).toThrow(RangeError);
  });

  test.each(LEVELS.map((level) => level.id))('%s gives the same answer to the same view and seed', (id) => {
    const view = viewOfMover(scattered({ scenarioId: 'skirmish' }, 8, 2));
    const seat = view.owing[0]!;
    const answer = createBot(id).choose(view, seat, { seed: 7, nodes: 1500 });
    expect(createBot(id).choose(view, seat, { seed: 7, nodes: 1500 })).toEqual(answer);
  });

  test('the easiest does not always play the same, but never misses a win nor walks into a loss in one', () => {
    const bot = createBot('recruit');
    const quiet = viewOfMover(matchOf({ scenarioId: 'skirmish' }));
    const answers = new Set(
      Array.from({ length: 12 }, (_, seed) => bot.choose(quiet, 1, { seed, nodes: 500 }).text),
    );
    expect(answers.size).toBeGreaterThan(1);
    let tested = 0;
    for (let seed = 0; tested < 30; seed++) {
      const match = scattered({ scenarioId: 'skirmish' }, 6 + (seed % 30), seed);
      const s = stateOf(match);
      const wins = canWin(s, s.side);
      if (!wins && !canWin(s, s.side ^ 1)) continue;
      const turns: number[] = [];
      generateTurns(s, turns, { bounces: false });
      const saving = turns.filter((turn) => {
        const after = { ...positionOf(s) };
        advance(after, turn);
        return !canWin(after, after.side);
      });
      if (!wins && saving.length === 0) continue;
      tested++;
      const { text } = bot.choose(viewOfMover(match), numberOf(match.onlySeat), { seed, nodes: 300 });
      const read = tankChess.read(s, s.side, text);
      expect(read.ok).toBe(true);
      if (!read.ok) continue;
      if (wins) {
        const winner = s.side;
        expect(match.submit(winner, text).ok).toBe(true);
        expect(match.outcome?.ranks[winner]).toBe(1);
      } else expect(saving).toContain(read.value[0]);
    }
  });

  test('stronger ones beat weaker ones, at a quarter of their budgets', () => {
    const quartered = (id: string): Bot => {
      const bot = createBot(id);
      const nodes = LEVELS.find((level) => level.id === id)!.nodes >> 2;
      return { id, choose: (view, seat, { seed }) => bot.choose(view, seat, { seed, nodes }) };
    };
    const setup = {
      game: tankChess,
      seed: 11,
      opening: 2,
      fair: bots.fair,
      options: { scenarioId: 'skirmish' },
    };
    const middle = arena({ ...setup, a: quartered('sergeant'), b: quartered('recruit'), games: 2 });
    expect(middle.score).toBeGreaterThan(0.5);
    const beginner = arena({ ...setup, a: quartered('recruit'), b: createBot('random'), games: 2 });
    expect(beginner.score).toBe(1);
  });
});

/** A copy of the position of a state that turns can be carried out in. */
function positionOf(s: ReturnType<typeof stateOf>) {
  const { config, side, noProgress, turnNumber } = s;
  return { config, cells: Int32Array.from(s.cells), side, noProgress, turnNumber };
}
