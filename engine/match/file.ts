/**
 * The match file: everything that is needed to deal and play a match again, offline. A file of a running match
 * holds the secret and never leaves the referee; players are given it when the match is over.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf } from '../chance.ts';
import type { AnyGame, Outcome } from '../game.ts';
import { canonical, type Json } from '../layout/json.ts';
import { fingerprint } from '../layout/layout.ts';
import type { OptionValues } from '../options.ts';
import { err, ok, type Refusal, type Result } from '../result.ts';
import type { Entry } from './entry.ts';
import { Match } from './match.ts';

export const MATCH_FORMAT = 'ludoteca-match/1';

export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: OptionValues;
  /** Names of those who sat down, by seat. */
  readonly players: readonly string[];
  /** SHA-256 of the secret, shown before the deal. */
  readonly commitment: string;
  /** The secret itself, hexadecimal. */
  readonly secret: string;
  readonly entropy: readonly string[];
  readonly log: readonly Entry[];
  readonly outcome?: Outcome;
  /** SHA-256 of the last state. */
  readonly state: string;
}

export const writeMatch = (m: Match, players: readonly string[]): MatchFile => ({
  format: MATCH_FORMAT,
  id: m.setup.id,
  game: m.game.id,
  version: m.game.version,
  options: m.setup.options,
  players,
  commitment: m.commitment,
  secret: bytesToHex(m.setup.secret),
  entropy: m.setup.entropy,
  log: [...m.log],
  outcome: m.outcome,
  state: fingerprint(m.state),
});

/** What `verify` finds; the first thing that does not hold, with its place. */
export interface Verdict {
  readonly holds: boolean;
  readonly fault?: 'commitment' | 'setup' | 'entry' | 'outcome' | 'state';
  /** Index of the log entry that cannot be, when `fault` is "entry". */
  readonly entry?: number;
  readonly detail?: string;
}

/** Starts the match of a file without its log. */
export const openMatch = (game: AnyGame, file: MatchFile): Result<Match, Refusal> =>
  Match.create(game, {
    id: file.id,
    options: file.options,
    seats: file.players.length,
    secret: hexToBytes(file.secret),
    entropy: file.entropy,
  });

/** The match as it stood at the end of the file. Throws when the log is not legal. */
export const loadMatch = (game: AnyGame, file: MatchFile): Result<Match, Refusal> => {
  const opened = openMatch(game, file);
  if (!opened.ok) return err(opened.error);
  for (const entry of file.log) opened.value.replay(entry);
  return ok(opened.value);
};

const HEX = /^(?:[0-9a-f]{2})*$/i;

/** Whoever stored a file may have put its keys into another order. */
const plain = (outcome: Outcome | undefined): string =>
  canonical(JSON.parse(JSON.stringify(outcome ?? null)) as Json);

/** Deals and plays the match again: was the deal what was committed to, every decision legal, the end the same? */
export const verifyMatch = (game: AnyGame, file: MatchFile): Verdict => {
  if (file.game !== game.id || file.version !== game.version)
    return { holds: false, fault: 'setup', detail: `${file.game} ${file.version}` };
  if (!HEX.test(file.secret) || commitmentOf(hexToBytes(file.secret)) !== file.commitment)
    return { holds: false, fault: 'commitment' };
  const opened = openMatch(game, file);
  if (!opened.ok) return { holds: false, fault: 'setup', detail: opened.error.code };
  const m = opened.value;
  for (const [i, entry] of file.log.entries()) {
    try {
      m.replay(entry);
    } catch (e) {
      return { holds: false, fault: 'entry', entry: i, detail: e instanceof Error ? e.message : String(e) };
    }
  }
  if (plain(m.outcome) !== plain(file.outcome)) return { holds: false, fault: 'outcome' };
  if (fingerprint(m.state) !== file.state) return { holds: false, fault: 'state' };
  return { holds: true };
};
