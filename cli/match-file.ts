/** Reading a match file from disk, with the rules that it was played by. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ACTS } from '#engine/match/entry.ts';
import { MATCH_FORMAT, type MatchFile } from '#engine/match/file.ts';
import { libraryWith } from '#server/library.ts';
import { type Rules, rulesOf } from '#tables/rules.ts';
import { gameNamed, Usage } from './command.ts';

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));
const entry = { seat: v.pipe(v.number(), v.integer(), v.minValue(0)), at: v.optional(v.number()) };
const Shape = v.object({
  format: v.literal(MATCH_FORMAT),
  id: v.string(),
  game: v.string(),
  version: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  players: v.array(v.string()),
  commitment: hex,
  secret: hex,
  entropy: v.array(v.string()),
  log: v.array(
    v.variant('kind', [
      v.object({ kind: v.picklist(['decide', 'seal', 'ahead', 'order']), text: v.string(), ...entry }),
      v.object({ kind: v.literal('act'), act: v.picklist(ACTS), about: v.optional(entry.seat), ...entry }),
    ]),
  ),
  outcome: v.optional(
    v.object({ ranks: v.array(v.number()), scores: v.optional(v.array(v.number())), reason: v.string() }),
  ),
  state: hex,
});

export interface ReadMatch {
  readonly file: MatchFile;
  /** Those of the file's version, present or frozen; undefined when they are not to be had. */
  readonly rules: Rules | undefined;
  /** The version of the present rules. */
  readonly present: string;
}

/**
 * A file that is not of the form is wrong words, not a crash. `folder`: of the rules of earlier versions, by default
 * those that came with the games.
 */
export const readMatchFile = async (path: string, folder?: string): Promise<ReadMatch> => {
  const text = await readFile(path, 'utf8').catch((e: unknown) => {
    throw new Usage(`${path} cannot be read: ${e instanceof Error ? e.message : String(e)}`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Shape), text);
  if (!parsed.success) {
    const where = v.getDotPath(parsed.issues[0]) ?? 'the file';
    throw new Usage(`${path} is not a match file: ${where}: ${parsed.issues[0].message}`);
  }
  const file = parsed.output as MatchFile;
  const present = (await gameNamed(file.game)).version;
  return { file, present, rules: await rulesOf(libraryWith(folder), file.game, file.version) };
};
