/**
 * Compares two versions of the rules on a stored match, entry by entry: does the replay lead to the same states? Also
 * checks whether a page with one version can draw views of the other and offer the same decisions.
 */
import { FastChance } from '#engine/chance.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { imagine } from '#engine/match/view.ts';
import type { AddressedEvent } from '#engine/narration.ts';
import { everySeat, listSeats, NOBODY, seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import type { Rules } from '#tables/rules.ts';
import type { StoredTable } from '#tables/storage.ts';
import { errorMessage } from '../operations/archive.ts';

export type Verdict =
  /** The same states, events, notation and views. */
  | { readonly kind: 'identical' }
  /** The same states and outcome; events, notation or views differ. */
  | { readonly kind: 'text' }
  /** `entry`: number of the first entry that differs, from 1; 0 for the deal. `detail` is for the host only. */
  | { readonly kind: 'diverges'; readonly entry: number; readonly detail: string };

/** Result for a page with another version: it offers the same steps, offers others, or cannot draw the match. */
export type PageVerdict = 'same' | 'other' | 'none';

/** The full state of a match as text, hidden information included. */
const stateText = ({ engine }: Rules, match: Match): string =>
  JSON.stringify([
    engine.writeState(match.state),
    match.owing,
    match.sealed,
    match.decisionId,
    match.outcome ?? null,
  ]);

const viewersOf = (match: Match): readonly number[] => [
  NOBODY,
  ...listSeats(everySeat(match.setup.seats)).map(seatBit),
];

/** The views of all seats and of a spectator as text, without the version of the rules. */
const viewsText = ({ engine }: Rules, match: Match): string =>
  JSON.stringify(
    viewersOf(match).map((viewer) => {
      const { version: _version, ...view } = engine.viewOf(match, viewer);
      return view;
    }),
  );

/** Notation of an entry that is about to be replayed; empty if it has none. */
const writing = ({ game }: Rules, match: Match, entry: Entry): string => {
  if (entry.kind === 'act' || entry.kind === 'order' || entry.text === '') return '';
  const read = game.read(match.state, entry.seat, entry.text);
  return read.ok ? game.write(match.state, entry.seat, read.value) : '';
};

/** Interval, in entries, of full comparisons as text. They cost about fifty times as much as comparing memory. */
const IN_WORDS = 32;

/**
 * Whether two matches are in the same state. Compares memory first, and the text of the states if memory differs or
 * `inWords` is set: versions may lay out the same state differently, or give the same memory another meaning.
 */
const sameStates = (before: Rules, old: Match, after: Rules, now: Match, inWords: boolean): boolean => {
  const [a, b] = [old.state.data, now.state.data];
  const alike =
    a.length === b.length &&
    a.every((cell, i) => cell === b[i]) &&
    old.owing === now.owing &&
    old.sealed === now.sealed &&
    old.decisionId === now.decisionId &&
    JSON.stringify(old.outcome ?? null) === JSON.stringify(now.outcome ?? null);
  return (alike && !inWords) || stateText(before, old) === stateText(after, now);
};

/** Replays an entry; returns its events, or why it was refused. */
const replaying = (match: Match, entry: Entry): { told: readonly AddressedEvent[] } | { refused: string } => {
  try {
    return match.replay(entry);
  } catch (error) {
    return { refused: errorMessage(error) };
  }
};

/** Replays a stored match with both. `before`: the rules it was played with. @throws when `before` rejects it */
export const compareRules = (
  before: Rules,
  after: Rules,
  table: StoredTable,
  log: readonly Entry[],
): Verdict => {
  const diverges = (entry: number, detail: string): Verdict => ({ kind: 'diverges', entry, detail });
  const old = loadMatch(before, table, []).match;
  let now: Match;
  try {
    now = loadMatch(after, table, []).match;
  } catch (error) {
    return diverges(0, errorMessage(error));
  }
  if (!sameStates(before, old, after, now, true)) return diverges(0, 'The deal differs');
  const dealtTo = (rules: Rules, match: Match): string =>
    JSON.stringify(viewersOf(match).map((viewer) => rules.engine.storyOf(match, viewer)));
  let alike = dealtTo(before, old) === dealtTo(after, now);
  for (const [i, entry] of log.entries()) {
    alike &&= writing(before, old, entry) === writing(after, now, entry);
    const { told } = old.replay(entry);
    const next = replaying(now, entry);
    if ('refused' in next) return diverges(i + 1, next.refused);
    const inWords = i % IN_WORDS === 0 || i === log.length - 1;
    if (!sameStates(before, old, after, now, inWords)) return diverges(i + 1, 'It leads to another state');
    alike &&= JSON.stringify(told) === JSON.stringify(next.told);
  }
  return { kind: alike && viewsText(before, old) === viewsText(after, now) ? 'identical' : 'text' };
};

/**
 * Replays a match with one version only, for when the rules it was played with were not kept. `identical` then means
 * only that every entry was accepted.
 */
export const replaysBy = (rules: Rules, table: StoredTable, log: readonly Entry[]): Verdict => {
  let match: Match;
  try {
    match = loadMatch(rules, table, []).match;
  } catch (error) {
    return { kind: 'diverges', entry: 0, detail: errorMessage(error) };
  }
  for (const [i, entry] of log.entries()) {
    const next = replaying(match, entry);
    if ('refused' in next) return { kind: 'diverges', entry: i + 1, detail: next.refused };
  }
  return { kind: 'identical' };
};

/**
 * Whether a page with the rules `page` can draw the current views of a match, and offers the same steps to every seat
 * that owes a decision.
 */
export const pageVerdict = (rules: Rules, page: Rules, match: Match): PageVerdict => {
  const { options, seats } = match.setup;
  const config = page.game.config(options, seats);
  if (!config.ok) return 'none';
  let same = true;
  for (const viewer of viewersOf(match)) {
    const view = rules.engine.viewOf(match, viewer);
    try {
      const imagined = imagine(page.game, config.value, view.state, viewer, new FastChance(1));
      for (const seat of listSeats(match.owing & viewer)) {
        const [theirs, ours] = [new StepList(), new StepList()];
        rules.game.steps(match.state, seat, [], theirs);
        page.game.steps(imagined, seat, [], ours);
        same &&= JSON.stringify(theirs.list().sort()) === JSON.stringify(ours.list().sort());
      }
    } catch {
      return 'none';
    }
  }
  return same ? 'same' : 'other';
};
