/**
 * One stored match by two versions of the rules, entry by entry: does it go the same way? And can a page that knows
 * the one kind of rules show and offer what the other kind says?
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
  /** The same states, views and words. */
  | { readonly kind: 'identical' }
  /** The same states and ends; what is told or written of them differs. */
  | { readonly kind: 'text' }
  /** The same up to this entry (0: the deal); `detail` is for the host's own eyes. */
  | { readonly kind: 'diverges'; readonly entry: number; readonly detail: string };

/** What a page that knows other rules makes of a match: it offers the same, other steps, or cannot draw it. */
export type PageVerdict = 'same' | 'other' | 'none';

/** The whole truth of a match as text. */
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

/** What everybody is shown now, but for the number of the rules. */
const viewsText = ({ engine }: Rules, match: Match): string =>
  JSON.stringify(
    viewersOf(match).map((viewer) => {
      const { version: _version, ...view } = engine.viewOf(match, viewer);
      return view;
    }),
  );

/** What is said of an entry that is about to be carried out: how it is written. */
const writing = ({ game }: Rules, match: Match, entry: Entry): string => {
  if (entry.kind === 'act' || entry.kind === 'order' || entry.text === '') return '';
  const read = game.read(match.state, entry.seat, entry.text);
  return read.ok ? game.write(match.state, entry.seat, read.value) : '';
};

/** What of a state is looked at in words, which costs fifty times as much: every so many entries, and at the end. */
const IN_WORDS = 32;

/**
 * Are two matches in the same state? Equal memory says so where the same memory meant the same before; what differs in
 * memory only may still be the same in words.
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

/** Carries out an entry, or says why it is refused. */
const replaying = (match: Match, entry: Entry): { told: readonly AddressedEvent[] } | { refused: string } => {
  try {
    return match.replay(entry);
  } catch (error) {
    return { refused: errorMessage(error) };
  }
};

/** Plays a stored match by both. `before` are the rules that it was played by. @throws when these refuse it */
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

/** Replays a match by these rules alone, where nothing is left of those it was played by. */
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

/** What a page with the rules `page` makes of a match as it stands, for everybody who owes a decision. */
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
