/** The results of the law suite, as data: a count per law, and the first violations with their location. */
import type { OptionValues } from '../options.ts';

/** The laws, each with its requirement. The names are stable: tests, tools and reports use them. */
const LAWS = {
  determinism:
    'The same log gives the same bytes and the same story; rules ask no clock and no chance of their own.',
  reads:
    'Whatever only asks – active, may, steps, refuse, point, write, read, view, outcome – changes no byte.',
  offers: 'Every offered decision is legal and applies; steps are offered once, at most 2,048 at a time.',
  refused: 'What is not offered is refused, and only that: the list of steps and the judge agree.',
  refusals: 'A refusal has a code and a clause and leaves the bytes as they were.',
  progress: 'Somebody can decide until the end, and the end comes.',
  saving: 'A saved match goes on as the match itself does, from every decision.',
  loading: 'A state that play reaches can be loaded, and from whatever else can be loaded a match goes on.',
  views: 'A state imagined from a view gives that view and offers the viewer the same.',
  pairs: 'Two states that a viewer cannot tell apart stay so until something is shown.',
  changes: 'Who has followed a match by what changed, step by step, has the very view of one who comes now.',
  sealed: 'The order in which sealed answers arrive, and changes of mind, change nothing; nobody sees them.',
  covert: 'In a covert round nobody learns who has answered, or whether the table has answered for a seat.',
  forgets:
    'Where a table forgets, nobody can look back before the end, whether they stayed or come; then everybody can.',
  heard: 'A bot is given what its seat was told as it happened, no more and no less, from the log alone.',
  ahead: 'An answer given in advance or by a standing order is what the seat could have answered when asked.',
  proposals:
    'What is legal may be proposed to partners; judging it changes no byte and tells nothing that is hidden.',
  undo: 'An undo restores the exact bytes, takes a place of its own, and never passes chance or a revelation.',
  audit: 'After every decision each component is in one place and every cell within its domain.',
  notation:
    'What is written, decision or draft, reads back as the same steps, and one text means one list of steps.',
  options:
    'Options and presets are well formed; what exists at a table is accepted there, what does not is refused.',
  messages: 'Every refusal, event, point, ending, option and preset has its message in every language.',
  seats: 'Seats that do not sit at the table are refused whatever they ask for.',
  timeouts: 'Where the rules answer for a seat whose time is up, that answer is legal.',
} as const;
export type Law = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as Law[];

/** Location of a violation: enough to reproduce it with the same seed. */
export interface Where {
  /** Number of the game in this run, from 0. */
  readonly game: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** Decisions before it. */
  readonly decisions: number;
}

export interface Violation {
  readonly law: Law;
  /** What is violated, in English for authors of games. */
  readonly what: string;
  readonly where: Where;
}

export interface LawReport {
  /** How often the law was checked. */
  checks: number;
  /** How often it was violated; only the first violations are kept. */
  found: number;
  readonly violations: Violation[];
}

export interface Report {
  readonly game: string;
  readonly games: number;
  /** Decisions in all games together. */
  readonly decisions: number;
  readonly laws: Readonly<Record<Law, LawReport>>;
  /** Field of records → the greatest number of records seen, to compare with its capacity in the layout. */
  readonly depths: Readonly<Record<string, number>>;
  /** The longest list of next steps. */
  readonly longestStepList: number;
  /** Reason → number of games that ended so; "unfinished" for those that reached the limit. */
  readonly endings: Readonly<Record<string, number>>;
  /** Steps of the pairs law that compared two states, and those where a revelation parted them. */
  readonly pairs: { readonly compared: number; readonly parted: number };
}

/** All violations of a report, law by law. */
export const violationsOf = (report: Report): readonly Violation[] =>
  LAW_NAMES.flatMap((law) => report.laws[law].violations);

/** Violations kept per law; the rest is only counted. */
const KEPT = 10;

/** Collects the results of laws while games are played. */
export class Findings {
  readonly laws: Record<Law, LawReport>;
  where: Where = { game: 0, seats: 0, options: {}, decisions: 0 };
  readonly depths: Record<string, number> = {};
  readonly endings: Record<string, number> = {};
  readonly pairs = { compared: 0, parted: 0 };
  longestStepList = 0;
  decisions = 0;

  constructor() {
    this.laws = Object.fromEntries(
      LAW_NAMES.map((law): [Law, LawReport] => [law, { checks: 0, found: 0, violations: [] }]),
    ) as Record<Law, LawReport>;
  }

  /** Counts one check, and a violation if it fails. Returns whether it holds. */
  check(law: Law, holds: boolean, what: () => string): boolean {
    const of = this.laws[law];
    of.checks++;
    if (holds) return true;
    of.found++;
    if (of.violations.length < KEPT) of.violations.push({ law, what: what(), where: this.where });
    return false;
  }

  /** Runs something that must not throw by this law. */
  attempt<T>(law: Law, what: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (e) {
      this.check(law, false, () => `${what} throws: ${e instanceof Error ? e.message : String(e)}`);
      return undefined;
    }
  }
}
