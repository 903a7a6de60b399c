/** Playouts: whole games played without a match, for simulation, benchmarks and search. */
import type { Chance } from './chance.ts';
import type { AnyGame, Decision, Draft, Outcome } from './game.ts';
import { resetState, type State } from './layout/layout.ts';
import type { Tell } from './narration.ts';
import { firstSeat, isOneSeat, listSeats, numberOf } from './seats.ts';
import { StepList } from './steps.ts';

/**
 * Decides for a seat. It gets the full state, so only code whose state was sampled from a bot's view (or that
 * may see everything) may call it.
 */
export type Policy = (s: State, seat: number) => Decision;

const scratch = new StepList();

/** A random legal decision built from the lists of steps, uniform over the next steps. */
export const randomAnswer = <S extends State>(
  game: string,
  steps: (s: S, seat: number, draft: Draft, out: StepList) => void,
  s: S,
  seat: number,
  chance: Chance,
): Decision => {
  const draft: number[] = [];
  for (;;) {
    steps(s, seat, draft, scratch);
    const stop = scratch.complete ? 1 : 0;
    if (scratch.count + stop === 0)
      throw new Error(`${game}: seat ${numberOf(seat)} has a draft that leads nowhere`);
    const pick = chance.draw(scratch.count + stop);
    if (pick === scratch.count) return draft;
    draft.push(scratch.items[pick]!);
  }
};

/** The only legal decision of a seat; undefined when it has a choice. */
export const onlyAnswer = <S extends State>(
  steps: (s: S, seat: number, draft: Draft, out: StepList) => void,
  s: S,
  seat: number,
): Decision | undefined => {
  const draft: number[] = [];
  for (;;) {
    steps(s, seat, draft, scratch);
    if (scratch.count + (scratch.complete ? 1 : 0) !== 1) return undefined;
    if (scratch.complete) return draft;
    draft.push(scratch.items[0]!);
  }
};

/** A random legal decision: by the game's `sample` if it has one, else from the lists of steps. */
export const randomDecision = (game: AnyGame, s: State, seat: number, chance: Chance): Decision =>
  game.sample
    ? game.sample(s, seat, chance)
    : randomAnswer(game.id, (at, of, draft, out) => game.steps(at, of, draft, out), s, seat, chance);

export interface Played {
  readonly decisions: number;
  /** Undefined when the limit was reached first. */
  readonly outcome: Outcome | undefined;
}

/**
 * Plays `s` to the end or for `limit` decisions; `tell` receives the events. Seats that are asked together
 * all decide on the same state.
 */
export const playOut = (
  game: AnyGame,
  s: State,
  policy: Policy,
  chance: Chance,
  limit: number,
  tell: Tell | null = null,
): Played => {
  let decisions = 0;
  while (decisions < limit) {
    const active = game.active(s);
    if (active === 0) break;
    if (isOneSeat(active)) {
      const seat = firstSeat(active);
      game.apply(s, seat, policy(s, seat), chance, tell);
      decisions++;
    } else {
      const answers = listSeats(active).map((seat) => [seat, policy(s, seat)] as const);
      for (const [seat, decision] of answers) game.apply(s, seat, decision, chance, tell);
      decisions += answers.length;
    }
  }
  return { decisions, outcome: game.outcome(s) };
};

/** Resets a used state and deals it again. */
export const dealAgain = (game: AnyGame, s: State, chance: Chance): void => {
  resetState(s);
  game.setup(s, chance, null);
};
