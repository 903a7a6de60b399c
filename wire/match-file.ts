/**
 * Reading a match file from its bytes, strictly: nothing missing, nothing that does not belong there, so that whatever
 * is changed in a file is seen. The formats are described in docs/fairness.md.
 */
import * as v from 'valibot';
import { ACTS } from '#engine/match/entry.ts';
import { MATCH_FORMAT, MATCH_FORMAT_2, type MatchFile } from '#engine/match/file.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { seatNumber, seatResult } from './shapes.ts';

/** Largest file that is read, in bytes: the longest matches take a tenth of it. */
export const MOST_BYTES = 16_000_000;

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/, 'no hexadecimal digits'));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'no SHA-256'));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const entry = { seat: whole, at: v.optional(whole) };

const common = {
  id: v.string(),
  game: v.string(),
  version: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  players: v.array(v.string()),
  commitment: sha256,
  secret: hex,
  entropy: v.array(v.string()),
  log: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.picklist(['decide', 'seal', 'ahead']), text: v.string(), ...entry }),
      v.strictObject({
        kind: v.literal('order'),
        text: v.string(),
        change: v.optional(v.picklist(['add', 'lift'])),
        ...entry,
      }),
      v.strictObject({
        kind: v.literal('act'),
        act: v.picklist(ACTS),
        about: v.optional(whole),
        ...entry,
      }),
    ]),
  ),
  outcome: v.optional(
    v.strictObject({
      ranks: v.array(v.number()),
      results: v.optional(v.array(seatResult)),
      sides: v.optional(v.array(v.array(seatNumber))),
      scores: v.optional(v.array(v.number())),
      reason: v.string(),
    }),
  ),
  state: sha256,
};

/** Its form, without what only playing it can tell. */
const shape = v.variant('format', [
  v.strictObject({ format: v.literal(MATCH_FORMAT), ...common }),
  v.strictObject({
    format: v.literal(MATCH_FORMAT_2),
    ...common,
    digests: v.strictObject({
      terms: sha256,
      options: sha256,
      entropy: v.array(sha256),
      deal: sha256,
      log: v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'no digest of an entry'))),
    }),
  }),
]);

/** The engine's type does not tell the two formats apart. */
export const MatchFileShape = shape as unknown as v.GenericSchema<unknown, MatchFile>;

/** Why something is no match file: where, as a path into it, and what is wrong there, in English. */
export interface NoMatchFile {
  readonly where: string;
  readonly what: string;
}

export const readMatch = (bytes: Uint8Array): Result<MatchFile, NoMatchFile> => {
  const whereNone = (what: string): Result<MatchFile, NoMatchFile> => err({ where: '', what });
  if (bytes.length > MOST_BYTES) return whereNone(`more than ${MOST_BYTES} bytes`);
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return whereNone('no JSON in UTF-8');
  }
  const parsed = v.safeParse(MatchFileShape, read);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err({ where: v.getDotPath(issue) ?? '', what: issue.message });
};
