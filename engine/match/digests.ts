/**
 * Digests that locate a change in a match file. They prove nothing against somebody who recomputes them; the
 * proof is the commitment that was shown before the deal (docs/fairness.md).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Json } from '../layout/json.ts';
import type { Entry } from './entry.ts';
import type { MatchFile } from './file.ts';

export interface Digests {
  /** Digest of id, game, version, players and commitment together. */
  readonly terms: string;
  readonly options: string;
  /** Digest of the entropy of each seat that gave any. */
  readonly entropy: readonly string[];
  /** Fingerprint of the state after the deal, before the first entry. */
  readonly deal: string;
  /** For each entry, the first 16 digits of its digest. */
  readonly log: readonly string[];
}

const ENTRY_DIGITS = 16;

const digestOf = (value: unknown): string =>
  // The JSON round trip drops members that are undefined, so they do not change the digest.
  bytesToHex(sha256(utf8ToBytes(canonical(JSON.parse(JSON.stringify(value)) as Json))));

export const termsDigest = ({ id, game, version, players, commitment }: MatchFile): string =>
  digestOf({ id, game, version, players, commitment });
export const optionsDigest = ({ options }: MatchFile): string => digestOf(options);
export const entropyDigest = (entropy: string): string => bytesToHex(sha256(utf8ToBytes(entropy)));
const entryDigest = (entry: Entry): string => digestOf(entry).slice(0, ENTRY_DIGITS);

export const digestsOf = (file: MatchFile, deal: string): Digests => ({
  terms: termsDigest(file),
  options: optionsDigest(file),
  entropy: file.entropy.map(entropyDigest),
  deal,
  log: file.log.map(entryDigest),
});

/** How a log changed since its digests were taken, and at which entry first. */
export interface LogChange {
  readonly how: 'changed' | 'missing' | 'added' | 'reordered';
  /** Index in the present log; for a missing entry, the index where it would be. */
  readonly entry: number;
}

const startsAlike = (a: readonly string[], from: number, b: readonly string[], then: number): boolean => {
  const length = Math.min(a.length - from, b.length - then);
  for (let i = 0; i < length; i++) if (a[from + i] !== b[then + i]) return false;
  return length > 0 || (a.length - from === 0 && b.length - then === 0);
};

/** The first difference between a log and its former digests; undefined when there is none. */
export const changeOf = (log: readonly Entry[], was: readonly string[]): LogChange | undefined => {
  const now = log.map(entryDigest);
  const entry = now.findIndex((one, i) => one !== was[i]);
  const first = entry < 0 ? now.length : entry;
  if (first === now.length && first === was.length) return undefined;
  if (first === now.length) return { how: 'missing', entry: first };
  if (first === was.length) return { how: 'added', entry: first };
  const sorted = (all: readonly string[]): string => [...all].sort().join();
  if (now.length === was.length && sorted(now) === sorted(was)) return { how: 'reordered', entry: first };
  if (startsAlike(now, first + 1, was, first + 1)) return { how: 'changed', entry: first };
  if (now.length < was.length && startsAlike(now, first, was, first + 1))
    return { how: 'missing', entry: first };
  if (now.length > was.length && startsAlike(now, first + 1, was, first))
    return { how: 'added', entry: first };
  return { how: 'changed', entry: first };
};
