/**
 * How one view of a match becomes the next one, for several viewers at once. What is small – the viewer's own seats and
 * the moment – is kept as text and compared as a whole, what the rules derive as it is; the state is compared by its
 * declaration.
 */
import type { Json, JsonObject } from '../layout/json.ts';
import { changeText, isSame } from '../layout/json-change.ts';
import { type Layout, type State, writeCells } from '../layout/layout.ts';
import { stateChanges } from '../layout/state-change.ts';
import type { Viewer } from '../seats.ts';
import type { Match } from './match.ts';
import { MOMENT, momentTexts, ownText } from './view.ts';

/** What viewers who see alike have in common. */
interface Common {
  /** The members of the moment (`MOMENT`) as text; '' for one that is absent. */
  readonly moment: readonly string[];
  /** `View.derived`. */
  readonly derived: JsonObject | undefined;
}

/**
 * A view without the state and without what is constant during a match: what is kept of a view that was shown, to compare
 * the next one with.
 */
export interface ViewHead {
  /** `View.own` as text. */
  readonly own: string;
  readonly common: Common;
}

/** Writes the heads of the views of a match as it stands. */
export const headWriter = (m: Match): ((viewer: Viewer) => ViewHead) => {
  const { game, state, covert } = m;
  const alike = !covert && (game.derived?.length ?? 0) < 2;
  let shared: Common | undefined;
  const commonFor = (viewer: Viewer): Common => ({
    moment: momentTexts(m, viewer),
    derived: game.derived?.(state, viewer),
  });
  return (viewer) => ({
    own: ownText(m, viewer),
    common: alike ? (shared ??= commonFor(viewer)) : commonFor(viewer),
  });
};

const isSameDerived = (a: JsonObject | undefined, b: JsonObject | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && isSame(a, b));
const isSameCommon = (a: Common, b: Common): boolean =>
  a === b || (a.moment.every((text, i) => text === b.moment[i]) && isSameDerived(a.derived, b.derived));

/** Whether two heads are of equal views, but for the state. */
export const areSameHeads = (a: ViewHead | undefined, b: ViewHead | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.own === b.own && isSameCommon(a.common, b.common));

/** One state for each layout that is compared: tables with equal options share it. */
const scratches = new WeakMap<Layout, State>();
const stateOf = ({ game, config, state }: Match, cells: Int32Array): State => {
  let scratch = scratches.get(state.layout);
  if (!scratch) {
    scratch = game.blank(config);
    scratches.set(state.layout, scratch);
  }
  writeCells(scratch, cells);
  return scratch;
};

/** How a value becomes another, both as text. What is small is said anew; what may be large is compared. */
const LARGE = 200;
const valueText = (before: string, after: string): string =>
  after.length < LARGE || before.length < LARGE
    ? `[${after}]`
    : changeText(JSON.parse(before) as Json, JSON.parse(after) as Json);

/** The members of the moment that are different, with commas before them. */
const momentText = (before: readonly string[], after: readonly string[]): string => {
  let text = '';
  for (const [i, value] of after.entries()) {
    const name = MOMENT[i]!;
    if (value === before[i]) continue;
    if (value === '') text += `,"${name}":0`;
    else if (before[i] !== '') text += `,"${name}":${valueText(before[i]!, value)}`;
    else {
      // The state stands after the moment.
      const next = MOMENT.find((_, at) => at > i && before[at] !== '' && after[at] !== '') ?? 'state';
      text += `,"${name}":["${next}",${value}]`;
    }
  }
  return text;
};

/** What the rules derive, if it is different, with a comma before it. It stands last in a view. */
const derivedText = (before: JsonObject | undefined, after: JsonObject | undefined): string => {
  if (after === undefined) return before === undefined ? '' : ',"derived":0';
  if (before === undefined) return `,"derived":[${JSON.stringify(after)}]`;
  const change = changeText(before, after);
  return change === '' ? '' : `,"derived":${change}`;
};

const commonText = (before: Common, after: Common, stateText: string): string => {
  const state = stateText === '' ? '' : `,"state":${stateText}`;
  return momentText(before.moment, after.moment) + state + derivedText(before.derived, after.derived);
};

/**
 * Compares a match as it stands with what it was. `cells`: of its state then (`State.data`, a copy); `seen`: the head of
 * the viewer's view then. `change`: a `Changed` (json-change.ts) of the whole view as text, undefined where the view is
 * the same. To be asked before the match goes on, and
 * before another match of the same layout is compared.
 */
export const viewChanger = (
  m: Match,
  cells: Int32Array,
): ((viewer: Viewer, seen: ViewHead) => { readonly head: ViewHead; readonly change: string | undefined }) => {
  const write = headWriter(m);
  const changeOfState = stateChanges(stateOf(m, cells), m.state);
  // Viewers who see alike have the same in common, and the same text.
  let last: { before: Common; after: Common; state: string; text: string } | undefined;
  const others = (before: Common, after: Common, state: string): string => {
    if (last?.before !== before || last.after !== after || last.state !== state)
      last = { before, after, state, text: commonText(before, after, state) };
    return last.text;
  };
  return (viewer, seen) => {
    const head = write(viewer);
    const own = seen.own === head.own ? '' : `,"own":${valueText(seen.own, head.own)}`;
    const text = own + others(seen.common, head.common, changeOfState(viewer));
    return { head, change: text === '' ? undefined : `{${text.slice(1)}}` };
  };
};
