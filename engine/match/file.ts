/**
 * The match file: everything needed to deal and replay a match, offline. The file of a running match contains
 * the secret and never leaves the referee; players get it when the match is over.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, Outcome } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import type { OptionValues } from '../options.ts';
import { err, ok, type Refusal, type Result } from '../result.ts';
import { type Digests, digestsOf } from './digests.ts';
import type { Entry } from './entry.ts';
import { Match } from './match.ts';

export const MATCH_FORMAT = 'ludoteca-match/1';
/** The same with digests: the format in which files are handed out. */
export const MATCH_FORMAT_2 = 'ludoteca-match/2';

export interface MatchFile {
  readonly format: typeof MATCH_FORMAT | typeof MATCH_FORMAT_2;
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: OptionValues;
  /** Names of the players, by seat. */
  readonly players: readonly string[];
  /** SHA-256 of the secret, shown before the deal. */
  readonly commitment: string;
  /** The secret, hexadecimal. */
  readonly secret: string;
  readonly entropy: readonly string[];
  readonly log: readonly Entry[];
  readonly outcome?: Outcome;
  /** SHA-256 of the final state. */
  readonly state: string;
  /** Only in format 2. */
  readonly digests?: Digests;
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

/** Starts the match of a file without replaying its log. */
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

/** The file with digests, as it is handed out; unchanged where it has them already or cannot be dealt. */
export const withDigests = (
  game: AnyGame,
  file: MatchFile,
  engine: { readonly openMatch: typeof openMatch; readonly fingerprint: typeof fingerprint } = {
    openMatch,
    fingerprint,
  },
): MatchFile => {
  if (file.digests) return file;
  const dealt = engine.openMatch(game, file);
  if (!dealt.ok) return file;
  return { ...file, format: MATCH_FORMAT_2, digests: digestsOf(file, engine.fingerprint(dealt.value.state)) };
};
