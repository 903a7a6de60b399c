/** Compares everything that a viewer is given at a decision point between two states. */
import { FastChance } from '../chance.ts';
import type { Decision } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { everySeat, hasSeat, listSeats, numberOf, type Viewer } from '../seats.ts';
import { answerers, offeredSteps, type Scene, seenBy } from './scene.ts';

/** Drafts followed in both states, per seat of the viewer. */
const WALKS = 2;

const text = (value: unknown): string => JSON.stringify(value ?? null);

/** The first difference that this viewer can see, as text; undefined when there is none. */
export const firstDifference = (scene: Scene, a: State, b: State, viewer: Viewer): string | undefined => {
  for (const [what, ask] of tableQuestions(scene, viewer)) {
    const x = ask(a);
    const y = ask(b);
    if (x !== y) return `${what}: ${excerpt(x, y)}`;
  }
  for (const seat of listSeats(viewer & everySeat(scene.seats))) {
    const found = seatDifference(scene, a, b, seat);
    if (found) return `seat ${numberOf(seat)}: ${found}`;
  }
  return undefined;
};

const tableQuestions = (scene: Scene, viewer: Viewer): [string, (s: State) => string][] => {
  const { game } = scene;
  return [
    ['the view', (s) => seenBy(scene, s, viewer)],
    ['who is asked', (s) => String(game.active(s))],
    ['whether it is covert', (s) => String(game.covert?.(s))],
    ['who may', (s) => String(game.may?.(s))],
    ['who may answer in advance', (s) => text(game.ahead?.(s))],
    ['the outcome', (s) => text(game.outcome(s))],
  ];
};

/**
 * Differences in what an own seat is asked, offered and refused, and in the notation written and read for it.
 */
const seatDifference = (scene: Scene, a: State, b: State, seat: number): string | undefined => {
  const { game, settings, random } = scene;
  const compare = (what: string, ask: (s: State) => unknown): string | undefined => {
    const x = text(ask(a));
    const y = text(ask(b));
    return x === y ? undefined : `${what}: ${excerpt(x, y)}`;
  };
  let found =
    compare('point', (s) => game.point(s, seat)) ?? compare('claim', (s) => game.refuseClaim?.(s, seat));
  found ??= compare('orders', (s) => game.orders?.(s, seat));
  for (const order of settings.orders ?? [])
    found ??=
      compare('refuseOrder', (s) => game.refuseOrder?.(s, seat, order)) ??
      compare('standing', (s) => game.standing?.(s, seat, order));
  const wild = [random.draw(1 << 10)];
  found ??= compare('refuse', (s) => game.refuse(s, seat, wild, true));
  if (found || !hasSeat(answerers(game, a), seat)) return found;

  if (game.table(scene.config).clock?.onFall === 'answer' && hasSeat(game.active(a), seat))
    found = compare('timeout', (s) => game.timeout(s, seat));
  if (game.sample && hasSeat(game.active(a), seat)) {
    const seed = random.word();
    found ??= compare('sample', (s) => game.sample!(s, seat, new FastChance(seed)));
  }
  for (let i = 0; i < WALKS && !found; i++) found = walk(scene, a, seat, compare);
  return found;
};

/** Follows one draft of the first state; the second must offer and say the same at every step. */
const walk = (
  scene: Scene,
  a: State,
  seat: number,
  compare: (what: string, ask: (s: State) => unknown) => string | undefined,
): string | undefined => {
  const { game, random } = scene;
  const draft: number[] = [];
  for (;;) {
    const prefix: Decision = [...draft];
    const { steps, complete } = offeredSteps(game, a, seat, prefix);
    const strange = [...prefix, random.draw(1 << 8)];
    const found =
      compare(`the steps after [${prefix.join(' ')}]`, (s) => offeredSteps(game, s, seat, prefix)) ??
      compare(`refuse [${strange.join(' ')}]`, (s) => game.refuse(s, seat, strange, false)) ??
      compare(`refuse [${prefix.join(' ')}] whole`, (s) => game.refuse(s, seat, prefix, true));
    if (found) return found;
    if (steps.length === 0 || draft.length > 64 || (complete && random.draw(2) === 0)) {
      if (!complete) return undefined;
      const written = game.write(a, seat, prefix);
      return (
        compare(`write [${prefix.join(' ')}]`, (s) => game.write(s, seat, prefix)) ??
        compare(`read "${written}"`, (s) => game.read(s, seat, written)) ??
        compare(`read "${written}?"`, (s) => game.read(s, seat, `${written}?`))
      );
    }
    draft.push(steps[random.draw(steps.length)]!);
  }
};

/** Both texts around their first difference. */
const excerpt = (x: string, y: string): string => {
  let i = 0;
  while (i < x.length && x[i] === y[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${x.slice(from, i + 40)}… or …${y.slice(from, i + 40)}…`;
};
