/**
 * Verification of a finished match, step by step: whether the deal matches the commitment, every decision is
 * legal, and the result follows from them. Used by the command line and the page; it needs only the file and
 * its rules. docs/fairness.md describes each step, for programs in other languages.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf } from '../chance-stream.ts';
import type { AnyGame, Outcome } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { canonical, type Json } from '../layout/json.ts';
import type { Params } from '../result.ts';
import { changeOf, entropyDigest, optionsDigest, termsDigest } from './digests.ts';
import { type MatchFile, openMatch } from './file.ts';
import type { Match } from './match.ts';

/** In the order in which they are checked. */
export const STEPS = ['terms', 'commitment', 'shown', 'entropy', 'rules', 'deal', 'log', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** Possible faults. Each is a message of the page. */
export type FaultCode =
  | 'TERMS_CHANGED'
  | 'OPTIONS_CHANGED'
  | 'SECRET_DIFFERS'
  | 'OTHER_COMMITMENT'
  | 'ENTROPY_CHANGED'
  | 'ENTROPY_COUNT'
  | 'ENTROPY_NOT_MINE'
  | 'ENTROPY_NOT_SEALED'
  | 'OTHER_RULES'
  | 'CANNOT_DEAL'
  | 'DEAL_DIFFERS'
  | 'ENTRY_CHANGED'
  | 'ENTRY_MISSING'
  | 'ENTRY_ADDED'
  | 'ENTRIES_REORDERED'
  | 'ENTRY_REFUSED'
  | 'NOT_OVER'
  | 'OUTCOME_DIFFERS'
  | 'STATE_DIFFERS';

/** One failed check, with its location. */
export interface Fault {
  readonly step: Step;
  readonly code: FaultCode;
  /** Index in the log, from 0. */
  readonly entry?: number;
  /** Message parameters; entries and seats counted from 1. */
  readonly params: Params;
  /** An explanation for developers. */
  readonly detail?: string;
}

export interface Verification {
  /** Whether every check that could be made passed, and no required check was impossible. */
  readonly holds: boolean;
  /** `skipped`: nothing to compare with; `unknown`: could not be checked. */
  readonly steps: Readonly<Record<Step, 'holds' | 'fails' | 'skipped' | 'unknown'>>;
  readonly faults: readonly Fault[];
  /** How many log entries were replayed. */
  readonly entries: number;
}

/** The rules that a file names, and the engine that runs them. */
export interface Verifier {
  readonly game: AnyGame;
  readonly engine: { readonly openMatch: typeof openMatch; readonly fingerprint: typeof fingerprint };
}

/** What a player noted privately while playing. */
export interface Noted {
  readonly commitment?: string;
  /** The entropy that their own seat added. */
  readonly entropy?: string;
  /** What all players of a rematch had sealed before anything was revealed: the SHA-256 of each one's entropy. */
  readonly seals?: readonly string[];
}

/** A verifier with the present rules of a game. */
export const presentVerifier = (game: AnyGame): Verifier => ({ game, engine: { openMatch, fingerprint } });

const LOG_CODES = {
  changed: 'ENTRY_CHANGED',
  missing: 'ENTRY_MISSING',
  added: 'ENTRY_ADDED',
  reordered: 'ENTRIES_REORDERED',
} as const satisfies Record<string, FaultCode>;

const EVEN_HEX = /^(?:[0-9a-f]{2})*$/i;

/** Normalises key order: a program that stored the file may have reordered its keys. */
const plain = (outcome: Outcome | undefined): string =>
  canonical(JSON.parse(JSON.stringify(outcome ?? null)) as Json);

class Inspection {
  readonly faults: Fault[] = [];
  readonly looked = new Set<Step>();
  readonly skipped = new Set<Step>();
  entries = 0;

  add(
    step: Step,
    code: FaultCode,
    params: Params = {},
    more: { entry?: number; detail?: string } = {},
  ): void {
    this.faults.push({ step, code, params, ...more });
  }

  report(): Verification {
    const failed = new Set(this.faults.map((fault) => fault.step));
    const stateOf = (step: Step) =>
      failed.has(step)
        ? 'fails'
        : this.looked.has(step)
          ? 'holds'
          : this.skipped.has(step)
            ? 'skipped'
            : 'unknown';
    const steps = Object.fromEntries(STEPS.map((step) => [step, stateOf(step)])) as Verification['steps'];
    const holds = STEPS.every((step) => steps[step] === 'holds' || steps[step] === 'skipped');
    return { holds, steps, faults: this.faults, entries: this.entries };
  }
}

/**
 * Checks everything in a file. `rules`: those of the file's game and version; undefined when they are not
 * available, then only the checks without rules are made.
 */
export const verifyFile = (file: MatchFile, rules: Verifier | undefined, noted: Noted = {}): Verification => {
  const found = new Inspection();
  checkTerms(found, file);
  found.looked.add('commitment');
  const secret = EVEN_HEX.test(file.secret) ? hexToBytes(file.secret) : undefined;
  if (!secret || commitmentOf(secret) !== file.commitment) found.add('commitment', 'SECRET_DIFFERS');
  checkNoted(found, file, noted);
  checkEntropy(found, file);
  const known = rules !== undefined && rules.game.id === file.game && rules.game.version === file.version;
  if (!known) found.add('rules', 'OTHER_RULES', { game: file.game, version: file.version });
  else found.looked.add('rules');
  if (known && secret) playAgain(found, file, rules);
  return found.report();
};

const checkTerms = (found: Inspection, file: MatchFile): void => {
  if (!file.digests) {
    found.skipped.add('terms');
    return;
  }
  found.looked.add('terms');
  if (termsDigest(file) !== file.digests.terms) found.add('terms', 'TERMS_CHANGED');
  if (optionsDigest(file) !== file.digests.options) found.add('terms', 'OPTIONS_CHANGED');
};

const checkNoted = (found: Inspection, file: MatchFile, { commitment, entropy, seals }: Noted): void => {
  if (commitment === undefined && entropy === undefined && seals === undefined) {
    found.skipped.add('shown');
    return;
  }
  found.looked.add('shown');
  if (commitment !== undefined && commitment !== file.commitment) found.add('shown', 'OTHER_COMMITMENT');
  if (entropy !== undefined && !file.entropy.includes(entropy)) found.add('shown', 'ENTROPY_NOT_MINE');
  const revealed = file.entropy.map(entropyDigest).sort();
  if (seals !== undefined && [...seals].sort().join() !== revealed.join())
    found.add('shown', 'ENTROPY_NOT_SEALED');
};

const checkEntropy = (found: Inspection, { entropy, digests }: MatchFile): void => {
  if (!digests) {
    found.skipped.add('entropy');
    return;
  }
  found.looked.add('entropy');
  if (entropy.length !== digests.entropy.length)
    found.add('entropy', 'ENTROPY_COUNT', { now: entropy.length, was: digests.entropy.length });
  for (const [i, one] of entropy.entries())
    if (i < digests.entropy.length && entropyDigest(one) !== digests.entropy[i])
      found.add('entropy', 'ENTROPY_CHANGED', { n: i + 1 });
};

const playAgain = (found: Inspection, file: MatchFile, { game, engine }: Verifier): void => {
  const opened = engine.openMatch(game, file);
  if (!opened.ok) {
    found.add('deal', 'CANNOT_DEAL', { code: opened.error.code }, { detail: opened.error.code });
    return;
  }
  const match = opened.value;
  match.tells = false;
  const { digests } = file;
  if (digests) found.looked.add('deal');
  else found.skipped.add('deal');
  if (digests && engine.fingerprint(match.state) !== digests.deal) found.add('deal', 'DEAL_DIFFERS');
  const change = digests && changeOf(file.log, digests.log);
  if (change) found.add('log', LOG_CODES[change.how], { n: change.entry + 1 }, { entry: change.entry });
  if (!playLog(found, file, match)) return;
  found.looked.add('log');
  found.looked.add('result');
  if (!match.outcome) found.add('result', 'NOT_OVER');
  if (plain(match.outcome) !== plain(file.outcome)) found.add('result', 'OUTCOME_DIFFERS');
  if (engine.fingerprint(match.state) !== file.state) found.add('result', 'STATE_DIFFERS');
};

/** Replays the log; false at the first entry that the rules refuse. */
const playLog = (found: Inspection, file: MatchFile, match: Match): boolean => {
  for (const [entry, one] of file.log.entries()) {
    try {
      match.replay(one);
    } catch (e) {
      const detail = e instanceof Error ? e.message : String(e);
      found.add('log', 'ENTRY_REFUSED', { n: entry + 1 }, { entry, detail });
      return false;
    }
    found.entries++;
  }
  return true;
};

/** The first failed check, with its location. */
export interface Verdict {
  readonly holds: boolean;
  readonly fault?: 'commitment' | 'setup' | 'entry' | 'outcome' | 'state';
  /** Index of the illegal log entry, when `fault` is "entry". */
  readonly entry?: number;
  readonly detail?: string;
}

const SHORT: Readonly<Partial<Record<FaultCode, Verdict['fault']>>> = {
  TERMS_CHANGED: 'setup',
  OPTIONS_CHANGED: 'setup',
  SECRET_DIFFERS: 'commitment',
  ENTROPY_CHANGED: 'setup',
  ENTROPY_COUNT: 'setup',
  OTHER_RULES: 'setup',
  CANNOT_DEAL: 'setup',
  DEAL_DIFFERS: 'setup',
  ENTRY_CHANGED: 'entry',
  ENTRY_MISSING: 'entry',
  ENTRY_ADDED: 'entry',
  ENTRIES_REORDERED: 'entry',
  ENTRY_REFUSED: 'entry',
  OUTCOME_DIFFERS: 'outcome',
  STATE_DIFFERS: 'state',
};

/**
 * A short form of the same, also for unfinished matches: for the laws, which check it for every game they
 * play.
 */
export const verifyMatch = (game: AnyGame, file: MatchFile): Verdict => {
  const { faults } = verifyFile(file, presentVerifier(game));
  const first = faults.find((fault) => fault.code !== 'NOT_OVER');
  if (!first) return { holds: true };
  const { entry, code } = first;
  const detail = code === 'OTHER_RULES' ? `${file.game} ${file.version}` : first.detail;
  return {
    holds: false,
    fault: SHORT[code]!,
    ...(entry === undefined ? {} : { entry }),
    ...(detail === undefined ? {} : { detail }),
  };
};
