/** What a law is given: a game, a state in the middle of a match, and chance of the suite's own. */
import type { FastChance } from '../chance.ts';
import type { AnyGame, Decision } from '../game.ts';
import type { JsonObject } from '../layout/json.ts';
import { copyState, type State } from '../layout/layout.ts';
import type { Match } from '../match/match.ts';
import { stateView } from '../match/view.ts';
import type { OptionValues } from '../options.ts';
import { everySeat, listSeats, SPECTATOR, seatBit, type Viewer } from '../seats.ts';
import { StepList } from '../steps.ts';
import type { Findings } from './report.ts';

/** Is there a message of this id in this language? */
export type HasMessage = (language: string, key: string) => boolean;

/** How a run of the suite is asked for. */
export interface LawSettings {
  readonly games: number;
  readonly seed: number;
  /** Options that every game has; the others are chosen at random by every second game, and initial otherwise. */
  readonly options?: OptionValues;
  /** Number of seats; by default the games take all that the game allows in turn. */
  readonly players?: number;
  /** Positions in the named form that games start from, too: what random play seldom reaches. */
  readonly positions?: readonly Position[];
  /** A decision worth trying here, or undefined; half of all decisions are asked for from it. */
  readonly guide?: (s: State, seat: number, chance: FastChance) => Decision | undefined;
  /** Looks a message up; without it the law of messages has nothing to check. */
  readonly messages?: HasMessage;
  readonly languages?: readonly string[];
  /** Standing orders to try (`Game.standing`). */
  readonly orders?: readonly string[];
  /**
   * Types of events by which the rules themselves answer from what is hidden ("no sevens"): such an event tells
   * something although no component is shown.
   */
  readonly announcements?: readonly string[];
  /**
   * Share of decision points, drawn at random, at which everything is put to the test, from 0 to 1; by default all of
   * the first 1,500 decisions and a tenth of the others. Whatever the share, each decision of each game is audited, each
   * game is dealt and played again, and twins (law "pairs") are followed until they part.
   */
  readonly effort?: number;
  /** The most decisions a game is played for; by default the game's own limit. */
  readonly most?: number;
}

export interface Position {
  readonly options?: OptionValues;
  readonly seats: number;
  readonly state: JsonObject;
}

/** One game on the table, as the laws see it. */
export interface Scene {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: number;
  readonly options: OptionValues;
  readonly settings: LawSettings;
  readonly findings: Findings;
  /** Chance of the suite: what is tried, never what is dealt. */
  readonly random: FastChance;
  readonly viewers: readonly Viewer[];
  /** The truth; the laws leave it as it is. */
  readonly state: State;
  readonly match: Match;
  /** Can the match be loaded from its file? Not when it began from a position. */
  readonly filed: boolean;
  /** A state to try things on. */
  readonly scratch: State;
  /** Viewer → the text of what he sees of the truth, as far as somebody asked since it changed last. */
  readonly seen: Map<Viewer, string>;
  /** Some moments of this game, in the named form, to try positions with, and chance for that (law "loading"). */
  readonly moments: { readonly forms: JsonObject[]; readonly random: FastChance };
}

/** Every seat alone, nobody, some pairs, everybody round one device. */
export const usualViewers = (seats: number, state: State): Viewer[] => {
  const all = everySeat(seats);
  const pairs = Array.from({ length: seats }, (_, i) => seatBit(i) | seatBit((i + 1) % seats));
  const teams = Array.from({ length: seats }, (_, i) => state.layout.teamOf(i));
  return [...new Set([SPECTATOR, ...listSeats(all).map(seatBit), ...pairs, ...teams, all])];
};

/** What a viewer sees of a state, as text to compare. */
export const seenBy = (scene: Scene, s: State, viewer: Viewer): string => {
  if (s !== scene.state) return JSON.stringify(stateView(scene.game, s, viewer));
  let text = scene.seen.get(viewer);
  if (text === undefined) {
    text = JSON.stringify(stateView(scene.game, s, viewer));
    scene.seen.set(viewer, text);
  }
  return text;
};

/** The first cell of a state that is no longer what it was, or -1. */
export const changedCell = ({ data }: State, before: Int32Array): number => {
  for (let i = 0; i < data.length; i++) if (data[i] !== before[i]) return i;
  return -1;
};

/** A copy of the truth to try something on. */
export const trial = (scene: Scene): State => {
  copyState(scene.state, scene.scratch);
  return scene.scratch;
};

/** Who may answer now, be it owed, allowed or in advance. */
export const answerers = (game: AnyGame, s: State): number =>
  game.active(s) | (game.may?.(s) ?? 0) | (game.ahead?.(s).seats ?? 0);

const list = new StepList();

/** No decision has more steps; a longer draft is one that never ends. */
const LONGEST_DRAFT = 256;

/**
 * A random decision made of offered steps; undefined when the drafts tried lead nowhere. Stops early now and
 * then where a draft may be confirmed as it is.
 */
export const offeredDecision = (
  game: AnyGame,
  s: State,
  seat: number,
  random: FastChance,
): Decision | undefined => {
  const draft: number[] = [];
  while (draft.length < LONGEST_DRAFT) {
    game.steps(s, seat, draft, list);
    if (list.count === 0) return list.complete ? draft : undefined;
    if (list.complete && random.draw(3) === 0) return draft;
    draft.push(list.items[random.draw(list.count)]!);
  }
  return undefined;
};

/** Whether the lists of steps offer exactly this: each step in its list, and the whole to be confirmed. */
export const isOffered = (game: AnyGame, s: State, seat: number, decision: Decision): boolean => {
  const draft: number[] = [];
  for (const step of decision) {
    game.steps(s, seat, draft, list);
    if (!list.has(step)) return false;
    draft.push(step);
  }
  game.steps(s, seat, draft, list);
  return list.complete;
};

/** The steps offered after a draft, as a list of their own. */
export const offeredSteps = (
  game: AnyGame,
  s: State,
  seat: number,
  draft: Decision,
): { steps: number[]; complete: boolean } => {
  game.steps(s, seat, draft, list);
  return { steps: list.list(), complete: list.complete };
};

/** A decision for people who read a report; never fails. */
export const spell = (game: AnyGame, s: State, seat: number, decision: Decision): string => {
  try {
    return `"${game.write(s, seat, decision)}"`;
  } catch {
    return `[${decision.join(' ')}]`;
  }
};

/** The same things in a random order. */
export const mixed = <T>(random: FastChance, things: readonly T[]): T[] => {
  const order = things.map((_, i) => i);
  random.shuffle(order, order.length);
  return order.map((i) => things[i]!);
};
