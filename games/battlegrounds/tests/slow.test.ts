/** The rules' decisions against the slow writing of `slow.ts`, over random games and random positions. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomDecision } from '#engine/playout.ts';
import { battlegrounds } from '../rules/game.ts';
import { COLOURS, FRAMES, type Frame, type Given, PICTURES, SQUARES } from './frames.ts';
import { Slow } from './slow.ts';
import { given, newGame, offered, type Table } from './support.ts';

const GAMES = [
  { variant: 'battle', seats: 2 },
  { variant: 'battle', seats: 3 },
  { variant: 'battle', seats: 4 },
  { variant: 'team', seats: 4 },
  { variant: 'solo', seats: 1 },
];

const slowOf = (table: Table): Slow =>
  new Slow(table.named, String(table.match.setup.options.variant), table.match.setup.seats);

/** Compares all that is offered. @returns what is legal */
const compare = (table: Table): string[] => {
  const legal = slowOf(table).legal();
  const fast = offered(table.state, table.state.turnOf).sort();
  if (fast.join() !== legal.join()) expect(fast, JSON.stringify(table.named)).toEqual(legal);
  return legal;
};

/** Compares what a move does: where the tank is then, and what it cost. */
const compareMove = (table: Table, text: string): void => {
  const [, colour, ...path] = text.split(' ');
  const slow = slowOf(table);
  const { spent, token, dud, score } = slow.s;
  const won = slow.driven(colour!, path);
  const top = score.stack[colour!]?.[0];
  const seat = table.turn;
  const ended = table.play(text).match.outcome;
  const after = slowOf(table).s;
  expect(table.on(colour!), text).toBe(won.on);
  expect(after.spent.length - spent.length, text).toBe(won.spent);
  expect(after.dud.supply.length - dud.supply.length, text).toBe(won.duds);
  expect(after.token, 'tokens stay where they were').toEqual(token);
  const gain = score.won.map((list, i) =>
    i + 1 === won.winner && top ? [...list, top].sort() : [...list].sort(),
  );
  expect(
    after.score.won.map((list) => [...list].sort()),
    text,
  ).toEqual(gain);
  if (won.on === 'off' && !ended) {
    expect(after.damaged).toContain(slow.cardOf(colour!));
    expect(after.tank.reserve[seat - 1]).toContain(slow.cardOf(colour!));
    // BG-4.18, 9.5: no shot, and Extra turns lapse where no other tank can use them.
    expect(table.asked).toBe(table.actions > 0 ? 'mainAction' : 'endTurn');
  }
};

describe('random games', () => {
  test.each(GAMES)(
    '$variant with $seats: all that is legal, in every window [BG-4.4, BG-4.5, BG-4.6, BG-4.7, BG-5.2, BG-5.8, BG-8.9]',
    ({ variant, seats }) => {
      const seen = new Map<string, number>();
      for (let n = 0; n < 2; n++) {
        const random = new FastChance(500 + n);
        const table = newGame(seats, { variant }, `slow ${variant} ${seats} ${n}`);
        for (let i = 0; i < 120 && !table.match.outcome; i++) {
          const decision = randomDecision(battlegrounds, table.state, table.state.turnOf, random);
          const text = battlegrounds.write(table.state, table.state.turnOf, decision);
          if (slowOf(table).legal().length > 0) {
            seen.set(table.asked, (seen.get(table.asked) ?? 0) + 1);
            expect(compare(table)).toContain(text);
          }
          if (text.startsWith('move')) compareMove(table, text);
          else table.play(text);
        }
      }
      for (const asked of ['mainAction', 'shoot', 'endTurn', 'returnPawn'])
        expect(seen.get(asked), asked).toBeGreaterThan(0);
    },
  );
});

describe('random positions', () => {
  const random = new FastChance(77);
  const some = <T>(items: readonly T[], count: number): T[] => {
    const order = Array.from(items.keys());
    random.shuffle(order, order.length);
    return order.slice(0, count).map((i) => items[i]!);
  };
  const cards = [...Object.values(FRAMES.B4.drives), ...Object.values(FRAMES.B4.reserve)];
  /** Few squares, so that tanks and duds stand in each other's way. */
  const crowded = (): string[] => {
    const [left, low] = [random.draw(4), random.draw(4)];
    return SQUARES.filter((square) => {
      const [right, up] = ['ABCDEFGH'.indexOf(square[0]!) - left, Number(square[1]) - 1 - low];
      return right >= 0 && right < 5 && up >= 0 && up < 5;
    });
  };
  const position = (frame: Frame): Given => {
    const start = FRAMES[frame];
    const colours = COLOURS.filter((colour) => start.owner[colour]);
    const squares = some(crowded(), 20);
    const on = Object.fromEntries(colours.map((colour, i) => [colour, squares[i]!]));
    const deck = start.deck.split(' ');
    const known = frame === 'S1' ? [...Object.values(start.drives), ...deck] : [...cards, ...deck];
    const active = some(known, colours.length);
    const drives = Object.fromEntries(colours.map((colour, i) => [colour, active[i]!]));
    const upgrades = some(PICTURES.slice(6), 10);
    const carries = Object.fromEntries(
      colours.map((_colour, i) => [active[i]!, upgrades.slice(2 * i, 2 * i + random.draw(3)).join(' ')]),
    );
    const things = squares.slice(4, 4 + random.draw(12)).join(' ');
    const tokens = Object.fromEntries(squares.slice(16).map((square, i) => [square, `${PICTURES[i]}-1`]));
    const turn = 1 + random.draw(start.seats);
    return {
      on,
      drives,
      carries,
      tokens: { ...tokens, [on.green!]: 'factory-1' },
      turn,
      ...(frame === 'S1' ? { artilleryTanks: things } : { duds: things }),
    };
  };
  test.each(['B2', 'B4', 'T4', 'S1'] as const)(
    '%s: what is legal and what a move does, with upgrades, duds and tanks side by side [BG-4.8, BG-4.17, BG-10.2, BG-10.4, BG-10.8, BG-11.3, BG-11.7, BG-16.17]',
    (frame) => {
      let hurt = 0;
      for (let n = 0; n < 60; n++) {
        const table = given(frame, position(frame));
        const moves = compare(table).filter((text) => text.startsWith('move'));
        if (moves.length === 0) continue;
        const slow = slowOf(table);
        const hits = moves.filter((text) => {
          const [, colour, ...path] = text.split(' ');
          const { on, spent } = slow.driven(colour!, path);
          return on === 'off' || spent > 0;
        });
        const from = hits.length > 0 && n % 3 > 0 ? hits : moves;
        if (hits.length > 0) hurt++;
        compareMove(table, from[random.draw(from.length)]!);
        if (!table.match.outcome) compare(table);
      }
      expect(hurt).toBeGreaterThan(20);
    },
  );
  test.each(['B2', 'B4', 'S1'] as const)(
    '%s: the squares of a return [BG-6.8, BG-6.17, BG-6.18, BG-6.19, BG-16.43]',
    (frame) => {
      for (let n = 0; n < 60; n++) {
        const near = some(['A1', 'A2', 'B1', 'B2', 'A3', 'C1', 'C2', 'H8', 'H7', 'G8', 'G7'], 8);
        const others = COLOURS.filter((colour) => colour !== 'green' && FRAMES[frame].owner[colour]);
        const on = Object.fromEntries(others.map((colour, i) => [colour, near[i]!]));
        const both = frame !== 'B4' && random.draw(3) === 0;
        const things = near.slice(4, 4 + random.draw(4)).join(' ');
        const table = given(frame, {
          asked: 'returnPawn',
          on: { ...on, green: 'off', ...(both && { blue: 'off' }) },
          ...(frame === 'S1' ? { artilleryTanks: things } : { duds: things }),
          ...(frame === 'S1' && { reserve: { 1: 'panther' }, ...(random.draw(2) && { lost: 'green' }) }),
        });
        compare(table);
      }
    },
  );
});
