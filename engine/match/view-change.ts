/**
 * How one view of a match becomes the next one, for several viewers at once. What is small – the viewer's own seats, the
 * moment, what the rules derive – is kept as text and compared as a whole; the state is compared by its declaration.
 */
import type { JsonObject } from '../layout/json.ts';
import { changeOfMembers } from '../layout/json-change.ts';
import type { Layout, State } from '../layout/layout.ts';
import { stateChanges } from '../layout/state-change.ts';
import type { Viewer } from '../seats.ts';
import type { Match } from './match.ts';
import { momentText, ownText, type ViewText } from './view.ts';

/**
 * A view without the state and without what is constant during a match, as members of JSON objects: what is kept of a
 * view that was shown, to compare the next one with.
 */
export type ViewHead = ViewText;

/** Writes the heads of the views of a match as it stands. `state` holds the place of the state among the members. */
export const headWriter = (m: Match): ((viewer: Viewer) => ViewHead) => {
  const { game, state, covert } = m;
  let moment: string | undefined;
  return (viewer) => {
    if (moment === undefined || covert) moment = momentText(m, viewer);
    const derived = game.derived?.(state, viewer);
    const more = derived === undefined ? '' : `,"derived":${JSON.stringify(derived)}`;
    return { own: ownText(m, viewer), shared: `${moment},"state":0${more}` };
  };
};

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

const members = (text: string): JsonObject => JSON.parse(`{${text}}`) as JsonObject;
/** Members that are different, as JSON without braces. */
const changedText = (before: string, after: string): string => {
  if (before === after) return '';
  const changed = changeOfMembers(members(before), members(after));
  return changed ? JSON.stringify(changed).slice(1, -1) : '';
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
  const shared = new Map<string, string>();
  const changedMoment = (before: string, after: string): string => {
    const both = `${before}\n${after}`;
    const known = shared.get(both);
    if (known !== undefined) return known;
    const text = changedText(before, after);
    shared.set(both, text);
    return text;
  };
  return (viewer, seen) => {
    const head = write(viewer);
    const state = changeOfState(viewer);
    const parts = [
      changedText(seen.own, head.own),
      changedMoment(seen.shared, head.shared),
      state === undefined ? '' : `"state":${state}`,
    ];
    const text = parts.filter((part) => part !== '').join(',');
    return { head, change: text === '' ? undefined : `{${text}}` };
  };
};
