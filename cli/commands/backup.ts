/** Writes the data of a service into one file, while it runs. */
import { ArchiveError } from '#server/operations/archive.ts';
import { BackupRefused, backUp, stamp } from '#server/operations/backup.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { DataFolderInUse } from '#server/storage/sqlite-file.ts';
import { type Command, format, type Output } from '../command.ts';

/** Turns expected errors into a failed result with their message, printed without a stack. */
export const inWords = async (run: () => Promise<Output>): Promise<Output> => {
  try {
    return await run();
  } catch (error) {
    const known = [ArchiveError, BackupRefused, DataFolderInUse].some((kind) => error instanceof kind);
    if (!known || !(error instanceof Error)) throw error;
    return { json: { done: false, why: error.message }, text: `Not done: ${error.message}.`, holds: false };
  }
};

/** The data folder of a service, unless given. */
export const dataFolder = (given: string | undefined): string => given ?? process.env.DATA_DIR ?? 'data';

export const command: Command = {
  usage: 'backup [FILE] [--data DIR] [--sample N]',
  about:
    'Writes the data into a new file, also while the server runs, and verifies it: reads the whole file and replays N of its tables (500).',
  options: { data: { type: 'string' }, sample: { type: 'string' } },
  run: (args) =>
    inWords(async () => {
      const file = args.words[0] ?? `ludoteca-${stamp()}.db`;
      const done = await backUp(
        dataFolder(args.text('data')),
        file,
        libraryWith(),
        args.number('sample', 500),
      );
      const { tables, entries, bytes, replayed, withoutRules } = done;
      const missing = withoutRules === 0 ? '' : ` The rules of ${withoutRules} tables are not here.`;
      const text = `${file}: ${format(tables)} tables, ${format(entries)} entries, ${format(bytes)} bytes; ${format(replayed)} tables played again.${missing}`;
      return { json: { done: true, ...done }, text };
    }),
};
