/** The input of a law: a game, a state in the middle of a match, and a random generator of the suite. */
import type { FastChance } from '../chance.ts';
import type { AnyGame, Decision } from '../game.ts';
import type { JsonObject } from '../layout/json.ts';
import { copyState, type State } from '../layout/layout.ts';
import type { Match } from '../match/match.ts';
import { LONGEST_DRAFT } from '../match/position.ts';
import { stateView } from '../match/view.ts';
import type { OptionValues } from '../options.ts';
import { everySeat, listSeats, SPECTATOR, seatBit, type Viewer } from '../seats.ts';
import { StepList } from '../steps.ts';
import type { Findings } from './report.ts';

/** Whether a message with this id exists in this language. */
export type HasMessage = (language: string, key: string) => boolean;

/** The settings of a run of the suite. */
export interface LawSettings {
  readonly games: number;
  readonly seed: number;
  /** Options of every game; the others are random in every second game, and initial otherwise. */
  readonly options?: OptionValues;
  /** Number of seats; by default the games cycle through all numbers that the game allows. */
  readonly players?: number;
  /** Positions in the named form that some games start from, to reach what random play seldom does. */
  readonly positions?: readonly Position[];
  /** A decision worth trying here, or undefined; used for half of all decisions. */
  readonly guide?: (s: State, seat: number, chance: FastChance) => Decision | undefined;
  /** Looks a message up; without it the law "messages" checks nothing. */
  readonly messages?: HasMessage;
  readonly languages?: readonly string[];
  /** Standing orders to try (`Game.standing`). */
  readonly orders?: readonly string[];
  /**
   * Types of events in which the rules themselves disclose something about hidden components ("no sevens"):
   * such an event informs although no component is shown.
   */
  readonly announcements?: readonly string[];
  /**
   * Share of randomly chosen decision points at which everything is checked, from 0 to 1; by default all of
   * the first 1,500 decisions and a tenth of the others. At any share, every decision is audited, every game
   * is dealt and replayed, and twins (law "pairs") are followed until they part.
   */
  readonly effort?: number;
  /** Maximum number of decisions per game; by default the game's own limit. */
  readonly most?: number;
}

export interface Position {
  readonly options?: OptionValues;
  readonly seats: number;
  readonly state: JsonObject;
}

/** A game in progress, as the laws get it. */
export interface Scene {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: number;
  readonly options: OptionValues;
  readonly settings: LawSettings;
  readonly findings: Findings;
  /** Randomness of the suite for choosing what to try, never for dealing. */
  readonly random: FastChance;
  readonly viewers: readonly Viewer[];
  /** The actual state; laws must not change it. */
  readonly state: State;
  readonly match: Match;
  /** Whether the match can be loaded from its file: not when it began from a position. */
  readonly filed: boolean;
  /** A state for trial applications. */
  readonly scratch: State;
  /** Viewer → the text of what they see of the actual state; a cache, valid until it changes. */
  readonly seen: Map<Viewer, string>;
  /** Some moments of this game, in the named form, to try positions with, and chance for that (law "loading"). */
  readonly moments: { readonly forms: JsonObject[]; readonly random: FastChance };
}

/** Each seat alone, a spectator, some pairs, everybody at one device. */
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

/** The first cell of a state that differs from its former value, or -1. */
export const changedCell = ({ data }: State, before: Int32Array): number => {
  for (let i = 0; i < data.length; i++) if (data[i] !== before[i]) return i;
  return -1;
};

/** A copy of the actual state for a trial. */
export const trial = (scene: Scene): State => {
  copyState(scene.state, scene.scratch);
  return scene.scratch;
};

/** The seats that may answer now: owed, allowed or in advance. */
export const answerers = (game: AnyGame, s: State): number =>
  game.active(s) | (game.may?.(s) ?? 0) | (game.ahead?.(s).seats ?? 0);

const list = new StepList();

/**
 * A random decision made of offered steps; undefined when the drafts tried lead nowhere. Sometimes stops
 * early where a draft may be confirmed as it is.
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

/**
 * Whether the lists of steps offer exactly this decision: each step in its list, and the whole can be
 * confirmed.
 */
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

/** The steps offered after a draft, as a new list. */
export const offeredSteps = (
  game: AnyGame,
  s: State,
  seat: number,
  draft: Decision,
): { steps: number[]; complete: boolean } => {
  game.steps(s, seat, draft, list);
  return { steps: list.list(), complete: list.complete };
};

/** A decision as text for readers of a report; never throws. */
export const spell = (game: AnyGame, s: State, seat: number, decision: Decision): string => {
  try {
    return `"${game.write(s, seat, decision)}"`;
  } catch {
    return `[${decision.join(' ')}]`;
  }
};

/** A shuffled copy. */
export const mixed = <T>(random: FastChance, things: readonly T[]): T[] => {
  const order = things.map((_, i) => i);
  random.shuffle(order, order.length);
  return order.map((i) => things[i]!);
};
