/** Reading a match file from disk, with the rules that it was played by. */
import { readFile } from 'node:fs/promises';
import type { MatchFile } from '#engine/match/file.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { type Rules, rulesOf } from '#tables/rules.ts';
import { readMatch } from '#wire/match-file.ts';
import { programLibrary } from './announced.ts';
import { gameNamed, Usage } from './command.ts';

export interface ReadMatch {
  readonly file: MatchFile;
  /** The rules of the file's version, present or frozen; undefined when they are not available. */
  readonly rules: Rules | undefined;
  /** The version of the present rules. */
  readonly present: string;
}

/**
 * A malformed file is a usage error, not a crash. `folder`: the rules of earlier versions, by default those
 * shipped with the games.
 */
export const readMatchFile = async (path: string, folder?: string): Promise<ReadMatch> => {
  const bytes = await readFile(path).catch((e: unknown) => {
    throw new Usage(`${path} cannot be read: ${e instanceof Error ? e.message : String(e)}`);
  });
  const read = readMatch(bytes);
  if (!read.ok) {
    const { where, what } = read.error;
    throw new Usage(`${path} is not a match file: ${where === '' ? '' : `${where}: `}${what}`);
  }
  const file = read.value;
  const present = (await gameNamed(file.game)).version;
  return {
    file,
    present,
    rules: await rulesOf(libraryWith(folder, programLibrary), file.game, file.version),
  };
};
