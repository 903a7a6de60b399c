/** The 113 pieces of the box under random play: none is lost, none is doubled, and each lies where it may lie. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomOptions } from '#engine/laws/options.ts';
import { auditState } from '#engine/layout/audit.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';
import { randomDecision } from '#engine/playout.ts';
import { battlegrounds } from '../rules/game.ts';
import { COLOURS, SQUARES } from './frames.ts';
import { newGame } from './support.ts';

/** Every id of the zones of one kind of pieces, wherever they lie. */
const idsIn = (zones: Json): string[] => {
  if (typeof zones === 'string') return [zones];
  return typeof zones === 'object' && zones !== null ? Object.values(zones).flatMap(idsIn) : [];
};
type Places = Readonly<Record<string, readonly string[] | undefined>>;
interface Pieces {
  readonly token: { board: Places; area: string[][]; artillery: string[]; box: string[]; bag: string[] };
  readonly score: { board: Places; stack: Places; won: string[][]; stock: string[]; box: string[] };
  readonly dud: { board: Places; supply: string[]; letters: string[]; digits: string[]; revealed: string[] };
  readonly tank: { active: Places; box: string[] };
  readonly square: readonly (string | null)[];
  readonly inGame: readonly string[];
}
const pairsIn = (area: readonly string[]): number => {
  const count = new Map<string, number>();
  for (const token of area) count.set(token.slice(0, -2), (count.get(token.slice(0, -2)) ?? 0) + 1);
  return [...count.values()].reduce((sum, n) => sum + Math.floor(n / 2), 0);
};
const worth = (won: readonly string[]): number => won.reduce((sum, id) => sum + Number(id.slice(-1)), 0);

/** Checks a state by itself. */
const check = (named: JsonObject, variant: string): void => {
  const { token, score, dud, tank, square, inGame } = named as unknown as Pieces;
  // 64 tokens, 12 scoring tokens, 16 duds, 12 cards, 4 pawns with their markers, and the board.
  for (const [zones, count] of [
    [token, 64],
    [score, 12],
    [dud, 16],
    [tank, 12],
  ] as const) {
    const ids = idsIn(zones as unknown as Json);
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  }
  expect([SQUARES.length, square.length, COLOURS.length]).toEqual([64, 4, 4]);
  expect([token.box, token.bag]).toEqual([[], []]);
  for (const [i, colour] of COLOURS.entries()) {
    // A marker lies on the one card that its pawn drives, and only if the pawn is in the game.
    expect(tank.active[colour]?.length ?? 0).toBeLessThan(2);
    if (square[i]) expect(inGame).toContain(colour);
    if (square[i] && variant !== 'family') expect(tank.active[colour]).toHaveLength(1);
    const stack = score.stack[colour] ?? [];
    expect([...stack].sort().reverse(), 'higher values lie on top').toEqual(stack);
  }
  for (const one of SQUARES) {
    const pawns = square.filter((at) => at === one).length;
    const tokens = token.board[one]?.length ?? 0;
    const blocks = (dud.board[one]?.length ?? 0) + (score.board[one]?.length ?? 0);
    expect(pawns <= 1 && tokens + blocks <= 1 && pawns * blocks === 0, one).toBe(true);
  }
  if (variant === 'family') {
    expect([idsIn(score as unknown as Json).length, score.box.length]).toEqual([12, 12]);
    expect(tank.box).toHaveLength(12);
  } else if (variant === 'solo') {
    expect(dud.letters.length + dud.digits.length + dud.revealed.length).toBe(16);
    expect([idsIn(score.stack as Json), idsIn(score.won)]).toEqual([[], []]);
  } else expect(idsIn(dud.board as Json).length + dud.supply.length).toBe(16);
};

const GAMES = ['battle 2', 'battle 3', 'battle 4', 'team 4', 'family 2', 'family 4', 'solo 1'];

describe('random games', () => {
  test.each(GAMES)(
    '%s: pieces, squares and points [BG-0.9, BG-1.12, BG-1.20, BG-6.6, BG-8.1, BG-8.18, BG-12.1, BG-12.3]',
    (name) => {
      const [variant, count] = name.split(' ') as [string, string];
      const seats = Number(count);
      for (let n = 0; n < 3; n++) {
        const random = new FastChance(40 + n);
        const options = { ...randomOptions(battlegrounds.options, seats, random), variant, clock: 'none' };
        const table = newGame(seats, options, `pieces ${name} ${n}`);
        let before: string[][] = [];
        for (let i = 0; i < 250 && !table.match.outcome; i++) {
          const { turnOf } = table.state;
          const decision = randomDecision(battlegrounds, table.state, turnOf, random);
          const text = battlegrounds.write(table.state, turnOf, decision);
          const done = table.match.decide(turnOf, decision);
          if (!done.ok) throw new Error(`${text}: ${done.error.code} ${done.error.clause}`);
          expect([...auditState(table.state), ...(battlegrounds.audit?.(table.state) ?? [])], text).toEqual(
            [],
          );
          check(table.named, variant);
          // What an area holds, and what has been won, is never lost again.
          const { token, score } = table.named as unknown as Pieces;
          const held = token.area.map((area, seat) => [...area, ...(score.won[seat] ?? [])]);
          for (const [seat, had] of before.entries())
            expect(held[seat], text).toEqual(expect.arrayContaining(had));
          before = held;
          for (let seat = 1; seat <= seats; seat++) {
            const team = variant === 'team' ? [seat % 2 ? 0 : 1, seat % 2 ? 2 : 3] : [seat - 1];
            const points = team.reduce(
              (sum, one) => sum + 2 * pairsIn(token.area[one]!) + worth(score.won[one]!),
              0,
            );
            expect(table.points(seat), text).toBe(points);
          }
        }
      }
    },
  );
});
