/** Computes ratings again from the logs of rated matches, and compares them with the stored ones. */

import { Ratings } from '#server/ratings/ratings.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import { rulesOf } from '#tables/rules.ts';
import { type Command, format } from '../command.ts';
import { dataFolder, inWords } from './backup.ts';

export const command: Command = {
  usage: 'ratings [--data DIR] [--rebuild]',
  about:
    'Recomputes the ratings from the logs (server stopped) and compares. With --rebuild stores the result.',
  options: { data: { type: 'string' }, rebuild: { type: 'boolean' } },
  run: (args) =>
    inWords(async () => {
      const library = libraryWith();
      const keep = args.flag('rebuild');
      const storage = new SqliteStorage(dataFolder(args.text('data')));
      try {
        const rebuilt = await new Ratings(storage.file).rebuild(async (id) => {
          const stored = await storage.load(id);
          const rules = stored && (await rulesOf(library, stored.table.game, stored.table.version));
          return rules && loadMatch(rules, stored.table, stored.log).match.outcome;
        }, keep);
        const { tables, ratings, different } = rebuilt;
        const holds = different === 0 || keep;
        const said = `${format(ratings)} ratings of ${format(tables)} rated matches; ${format(different)} were other numbers${keep ? ' and are mended' : ''}.`;
        return { json: { holds, ...rebuilt }, text: said, holds };
      } finally {
        await storage.close();
      }
    }),
};
