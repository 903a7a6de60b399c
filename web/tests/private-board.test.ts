/**
 * Private boards: started from a view alone, moved by the rules, back and forward; and the orders made from
 * them.
 */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { ambush } from '#engine/laws/small/ambush.ts';
import { tokens } from '#engine/laws/small/tokens.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { loadGame } from '#games/library.ts';
import type { OrderLine } from '#wire/orders.ts';
import { Branches, type BranchStart, type BranchStep } from '../src/private-board/branches.ts';
import { inOrder, linesOf, mergeLines, without } from '../src/private-board/lines.ts';

const secretOf = (n: number) => new Uint8Array(32).fill(n);
const matchOf = (game: AnyGame, seats: number, secret = secretOf(1)): Match => {
  const made = Match.create(game, { id: 'table', options: {}, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const originOf = (match: Match, home: number, viewer = seatBit(home)): BranchStart => ({
  game: match.game,
  view: viewOf(match, viewer),
  story: storyOf(match, viewer).filter(({ index }) => index > 0),
  at: match.history.items.length,
  home,
});
/** A random legal decision of this seat, in notation. */
const some = (match: Match, seat: number, seed: number): string => {
  const { game, state } = match;
  const chance = new FastChance(seed);
  if (game.sample) return game.write(state, seat, game.sample(state, seat, chance));
  const out = new StepList();
  const draft: number[] = [];
  for (;;) {
    game.steps(state, seat, draft, out);
    if (out.complete && (out.count === 0 || chance.draw(2) === 0)) return game.write(state, seat, draft);
    draft.push(out.items[chance.draw(out.count)]!);
  }
};
const playOn = (match: Match, n: number): void => {
  for (let i = 0; i < n && !match.outcome; i++) {
    const seat = [0, 1, 2, 3, 4].find((one) => match.owing & seatBit(one))!;
    const done = match.submit(seat, some(match, seat, i));
    if (!done.ok) throw new Error(done.error.code);
  }
};

test('in an open game the board begins from what is there, any way is gone, and the moments go on from the table', async () => {
  const match = matchOf((await loadGame('tank-chess'))!, 2);
  playOn(match, 6);
  const board = new Branches(originOf(match, 0));
  expect([board.hides, board.moment, board.asked]).toEqual([false, 6, 0]);
  expect(board.view().state).toEqual(viewOf(match, seatBit(0)).state);
  const texts = [1, 2].map((seed) => some(match, 0, seed));
  expect(texts[0]).not.toBe(texts[1]);
  expect(board.play(texts[0]!)).toBeUndefined();
  expect([board.asked, board.moment, board.story().at(-1)]).toMatchObject([
    1,
    7,
    { index: 7, text: texts[0] },
  ]);
  // A refusal has a reason and changes nothing.
  expect(board.play('nonsense')?.code).toBeTruthy();
  const after = board.view();
  board.back();
  expect([board.at, board.moment]).toEqual([0, 6]);
  board.play(texts[1]!);
  expect(board.steps.map(({ parent, text }) => [parent, text])).toEqual([
    [0, texts[0]],
    [0, texts[1]],
  ]);
  board.go(1);
  expect(board.view()).toEqual(after);
  // A decision that was tried before is not added twice.
  board.back();
  board.play(texts[0]!);
  expect([board.at, board.steps.length]).toEqual([1, 2]);
  board.strike(1);
  expect([board.at, board.steps.length]).toEqual([0, 1]);
});

test('an earlier moment of an open game is played on from there', async () => {
  const match = matchOf((await loadGame('tank-chess'))!, 2);
  playOn(match, 5);
  const board = new Branches({ ...originOf(match, 1), at: 2 });
  expect(board.view().state).toMatchObject({});
  expect([board.moment, board.asked, board.story().length]).toEqual([2, 0, 2]);
  expect(board.play(match.history.story(2)[0]!.texts[0]!)).toBeUndefined();
  expect(board.story().at(-1)?.index).toBe(3);
});

test('where something is hidden, it is dealt anew from the view alone, and twins begin alike', async () => {
  const rush = (await loadGame('rush'))!;
  const match = matchOf(rush, 3);
  playOn(match, 12);
  for (const home of [0, 1, 2]) {
    const origin = originOf(match, home);
    const deal = secretOf(7);
    const board = new Branches(origin, deal);
    expect(board.hides).toBe(true);
    // The player's own view is unchanged; what the others hold follows from the view and the deal, not from
    // the real state.
    const seen = (branches: Branches, seat: number) => {
      const made = Match.create(
        rush,
        { id: 'x', options: origin.view.options, seats: 3, secret: deal, entropy: [] },
        { position: branches.position },
      );
      if (!made.ok) throw new Error(made.error.code);
      return viewOf(made.value, seatBit(seat)).state;
    };
    expect(seen(board, home)).toEqual(origin.view.state);
    expect(new Branches(origin, deal).position).toEqual(board.position);
    const other = (home + 1) % 3;
    const deals = [1, 2, 3, 4, 5, 6].map((n) =>
      JSON.stringify(seen(new Branches(origin, secretOf(n)), other)),
    );
    expect(new Set(deals).size).toBeGreaterThan(1);
    // The same branch has the same random numbers; another deal clears the tree.
    const text = some(match, board.asked!, 3);
    if (board.asked === home) {
      board.play(text);
      const once = board.view();
      board.back();
      board.forward();
      expect(board.view()).toEqual(once);
      board.dealAgain(secretOf(9));
      expect([board.steps.length, board.at]).toEqual([0, 0]);
    }
  }
  // Spectators may open one, too.
  expect(new Branches(originOf(match, 0, 0), secretOf(3)).asked).toBeDefined();
});

test('any seat is moved for until the end, in both games', async () => {
  for (const [id, seats] of [
    ['tank-chess', 2],
    ['rush', 2],
  ] as const) {
    const match = matchOf((await loadGame(id))!, seats);
    playOn(match, 4);
    const board = new Branches(originOf(match, 0), secretOf(5));
    for (let i = 0; i < 40 && !board.over; i++) {
      const made = Match.create(
        match.game,
        { id: 'trial', options: board.origin.view.options, seats, secret: secretOf(5), entropy: [] },
        { position: board.position },
      );
      if (!made.ok) throw new Error(made.error.code);
      for (const step of board.path()) made.value.submit(step.seat, step.text);
      expect(board.play(some(made.value, board.asked!, i))).toBeUndefined();
    }
    expect(board.path().length).toBe(board.steps.length);
    expect(new Set(board.steps.map(({ seat }) => seat)).size).toBe(2);
  }
});

const step = (id: number, parent: number, seat: number, text: string, asked?: string): BranchStep => ({
  id,
  parent,
  seat,
  text,
  ...(asked === undefined ? {} : { asked }),
  item: { index: id, told: [] },
});

test('orders are made of the answers in a tree', () => {
  const tree = [
    step(1, 0, 1, 'X'),
    step(2, 1, 0, 'Y'),
    step(3, 2, 1, 'P'),
    step(4, 3, 0, 'Q'),
    step(5, 0, 1, 'Z'),
    step(6, 5, 0, 'W'),
    step(7, 1, 0, 'V'),
    step(8, 2, 1, 'R'),
  ];
  expect(linesOf(tree, 0, false)).toEqual([
    { n: 2, when: ['X'], answer: 'Y' },
    { n: 4, after: 2, when: ['P'], answer: 'Q' },
    { n: 6, when: ['Z'], answer: 'W' },
  ]);
  // Of two answers to one condition, the one of the branch that is shown is kept.
  expect(linesOf(tree, 0, false, 0, 7)).toEqual([
    { n: 7, when: ['X'], answer: 'V' },
    { n: 6, when: ['Z'], answer: 'W' },
  ]);
  // After a decision that is sent by hand.
  expect(linesOf(tree, 0, false, 2)).toEqual([{ n: 4, when: ['P'], answer: 'Q' }]);
  // Other players' decisions are hidden, so the condition is the question.
  const hidden = [step(1, 0, 1, '?'), step(2, 1, 0, 'defend', 'choose'), step(3, 2, 0, 'pay', 'buy')];
  expect(linesOf(hidden, 0, true)).toEqual([
    { n: 2, asked: 'choose', answer: 'defend' },
    { n: 3, after: 2, asked: 'buy', answer: 'pay' },
  ]);
});

test('new orders are laid over old ones, and one is struck with what follows it', () => {
  const old: OrderLine[] = [
    { n: 1, when: ['X'], answer: 'Y' },
    { n: 2, after: 1, when: ['P'], answer: 'Q' },
    { n: 3, when: ['Z'], answer: 'W' },
  ];
  const merged = mergeLines(old, [
    { n: 9, when: ['X'], answer: 'Y' },
    { n: 10, after: 9, when: ['P'], answer: 'other' },
    { n: 11, after: 9, when: ['R'], answer: 'S' },
    { n: 12, when: ['new'], answer: 'N' },
  ]);
  expect(inOrder(merged).map(({ line, depth }) => `${depth} ${line.when} ${line.answer}`)).toEqual([
    '0 X Y',
    '1 P other',
    '1 R S',
    '0 Z W',
    '0 new N',
  ]);
  expect(new Set(merged.map(({ n }) => n)).size).toBe(merged.length);
  expect(without(merged, 1).map(({ answer }) => answer)).toEqual(['W', 'N']);
});

test('a covert round ends on the board as soon as all who have a choice have answered', () => {
  const match = matchOf(ambush as AnyGame, 3);
  const board = new Branches(originOf(match, 0));
  // What the others hold is dealt anew; who may have a trap is asked.
  expect(board.play('walk')).toBeUndefined();
  while (board.view().covert) expect(board.play('pass')).toBeUndefined();
  expect(board.asked).toBe(1);
  board.back();
  board.forward();
  expect(board.asked).not.toBe(0);
});

test('at a table that forgets a board knows nothing past, and lists what is tried on it', () => {
  const match = matchOf(tokens as AnyGame, 2);
  for (const place of ['p1', 'p2', 'p3']) match.submit(match.onlySeat, place);
  const home = match.onlySeat;
  const origin = { ...originOf(match, home), at: 0 };
  expect(origin.story).toEqual([]);
  const board = new Branches(origin);
  expect(board.story()).toEqual([]);
  const hidden = ['p5', 'p6', 'p7'].find((place) => board.play(place) === undefined)!;
  // What lies there is dealt anew each time: it may make a pair, which is told as well.
  const told = expect.arrayContaining([expect.objectContaining({ type: 'turned' })]);
  expect(board.story()).toMatchObject([{ index: 1, text: `turn ${hidden}`, told }]);
  expect(board.steps[0]!.item).toMatchObject({ told });
});
