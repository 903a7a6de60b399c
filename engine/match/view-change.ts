/**
 * How one view of a match becomes the next one, for several viewers at once. What is small – the viewer's own seats, the
 * moment, what the rules derive – is kept as text and compared as a whole; the state is compared by its declaration.
 */
import type { Json } from '../layout/json.ts';
import { changeText } from '../layout/json-change.ts';
import type { Layout, State } from '../layout/layout.ts';
import { stateChanges } from '../layout/state-change.ts';
import type { Viewer } from '../seats.ts';
import type { Match } from './match.ts';
import { MOMENT, momentTexts, ownText } from './view.ts';

/**
 * A view without the state and without what is constant during a match, as text: what is kept of a view that was shown,
 * to compare the next one with.
 */
export interface ViewHead {
  /** `View.own`. */
  readonly own: string;
  /** Of the members of the moment (`MOMENT`), and `View.derived`; '' for one that is absent. */
  readonly members: readonly string[];
}

/** The names of the members of a head, with the state where it stands among them in a view. */
const NAMES = [...MOMENT, 'state', 'derived'];

/** Writes the heads of the views of a match as it stands. */
export const headWriter = (m: Match): ((viewer: Viewer) => ViewHead) => {
  const { game, state, covert } = m;
  const alike = !covert && (game.derived?.length ?? 0) < 2;
  let shared: readonly string[] | undefined;
  const membersFor = (viewer: Viewer): readonly string[] => {
    const derived = game.derived?.(state, viewer);
    return [...momentTexts(m, viewer), 'state', derived === undefined ? '' : JSON.stringify(derived)];
  };
  return (viewer) => {
    const members = alike ? (shared ??= membersFor(viewer)) : membersFor(viewer);
    return { own: ownText(m, viewer), members };
  };
};

/** Whether two heads are of equal views, but for the state. */
export const areSameHeads = (a: ViewHead | undefined, b: ViewHead | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.own === b.own &&
    (a.members === b.members || a.members.every((text, i) => text === b.members[i])));

/** One state for each layout that is compared: tables with equal options share it. */
const scratches = new WeakMap<Layout, State>();
const stateOf = ({ game, config, state }: Match, cells: Int32Array): State => {
  let scratch = scratches.get(state.layout);
  if (!scratch) {
    scratch = game.blank(config);
    scratches.set(state.layout, scratch);
  }
  scratch.data.set(cells);
  return scratch;
};

/** How a value becomes another, both as text. What is small is said anew; what may be large is compared. */
const LARGE = 200;
const valueText = (before: string, after: string): string =>
  after.length < LARGE || before.length < LARGE
    ? `[${after}]`
    : changeText(JSON.parse(before) as Json, JSON.parse(after) as Json);

/** The members of a head that are different, with commas before them; `stateText` in its place among them. */
const membersText = (before: readonly string[], after: readonly string[], stateText: string): string => {
  let text = '';
  for (const [i, value] of after.entries()) {
    const name = NAMES[i]!;
    if (name === 'state') text += stateText === '' ? '' : `,"state":${stateText}`;
    else if (value === before[i]) continue;
    else if (value === '') text += `,"${name}":0`;
    else if (before[i] !== '') text += `,"${name}":${valueText(before[i]!, value)}`;
    else {
      const next = NAMES.find((_, at) => at > i && before[at] !== '' && after[at] !== '');
      text += `,"${name}":[${next === undefined ? '' : `"${next}",`}${value}]`;
    }
  }
  return text;
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
  // Viewers who see alike have the same members, and the same text.
  let last: { before: readonly string[]; after: readonly string[]; state: string; text: string } | undefined;
  const others = (before: readonly string[], after: readonly string[], state: string): string => {
    if (last?.before !== before || last.after !== after || last.state !== state)
      last = { before, after, state, text: membersText(before, after, state) };
    return last.text;
  };
  return (viewer, seen) => {
    const head = write(viewer);
    const own = seen.own === head.own ? '' : `,"own":${valueText(seen.own, head.own)}`;
    const text = own + others(seen.members, head.members, changeOfState(viewer));
    return { head, change: text === '' ? undefined : `{${text.slice(1)}}` };
  };
};
