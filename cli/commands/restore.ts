/** Replaces the data of a stopped service by a backup. */
import { restore } from '#server/operations/backup.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { type Command, format } from '../command.ts';
import { dataFolder, inWords } from './backup.ts';

export const command: Command = {
  usage: 'restore FILE [--data DIR] [--sample N]',
  about: 'Replaces the data of a stopped server with a backup, and keeps the old data.',
  options: { data: { type: 'string' }, sample: { type: 'string' } },
  run: (args) =>
    inWords(async () => {
      const folder = dataFolder(args.text('data'));
      const done = await restore(args.word(0, 'The file'), folder, libraryWith(), args.number('sample', 500));
      const { tables, entries, replayed, aside } = done;
      const before =
        aside === undefined ? 'There were no data before.' : `What was there before is ${aside}.`;
      const text = `${folder}: ${format(tables)} tables, ${format(entries)} entries; ${format(replayed)} tables played again. ${before}`;
      return { json: { done: true, ...done }, text };
    }),
};
