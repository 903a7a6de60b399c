/**
 * The games as the page sees them: title and description, and on demand the table component, messages and
 * rulebook.
 */
import type { Language, Messages, RuleChapter } from '#engine/text.ts';
import { manifestOf, SHELF } from '#games/library.ts';
import { i18n } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import { yieldToBrowser } from '#kit/yielding-queue.ts';

// The colours of the boxes.
import.meta.glob('../../games/*/table/cover.css', { eager: true });

/** The table components. The manifests cannot name them, because servers load manifests, too. */
const TABLES = import.meta.glob<TableModule>('../../games/*/table/index.ts', { import: 'table' });

/** The messages `game.<id>` and `game.<id>.about` of all games. */
const titles = (language: Language): Messages =>
  Object.fromEntries(
    SHELF.flatMap(({ id, title, about }) => [
      [`game.${id}`, title[language]],
      [`game.${id}.about`, about[language]],
    ]),
  );
i18n.addSource('shelf', async (language) => titles(language));

/** Is this game implemented? */
export const isPlayable = (id: string): boolean => manifestOf(id) !== undefined;

/** Loads the table component of a game. Undefined where there is none. */
export const fetchTable = async (id: string): Promise<TableModule | undefined> =>
  isPlayable(id) ? TABLES[`../../games/${id}/table/index.ts`]?.() : undefined;

/** Loads the messages of a game, including the names of its levels and acts. */
export const loadGameMessages = async (id: string): Promise<void> => {
  const game = manifestOf(id);
  if (!game) return;
  for (const [prefix, messages] of Object.entries(game.seldom ?? {}))
    i18n.addSeldom(`${id} ${prefix}`, prefix, (language) => messages[language]());
  await i18n.load(id, (language) => game.messages[language]());
};

/** The rules, and then the table component: to evaluate either takes long, so each has a task of its own. */
const fetchInTurn = async (id: string): Promise<TableModule | undefined> => {
  await manifestOf(id)?.rules();
  await yieldToBrowser();
  return fetchTable(id);
};

/**
 * Loads the table component and the messages of a game.
 * @param hinted the browser fetches the files already, because the document has preload hints for them
 * @throws when there is no such game, or when loading fails
 */
export const loadTable = async (id: string, hinted = false): Promise<TableModule> => {
  const fetched = hinted ? fetchInTurn(id) : fetchTable(id);
  const [table] = await Promise.all([fetched, loadGameMessages(id)]);
  if (!table) throw new Error(`There is no table of ${id}`);
  return table;
};

type Chapters = readonly RuleChapter[];
const read = new Map<string, Chapters>();

/** The rulebook of a game: directly when it is cached, else a promise. Empty where the game has none. */
export const rulebookOf = (id: string, language: Language): Chapters | Promise<Chapters> => {
  const key = `${id} ${language}`;
  const load = async (): Promise<Chapters> => {
    const chapters = (await manifestOf(id)?.rulebook[language]()) ?? [];
    read.set(key, chapters);
    return chapters;
  };
  return read.get(key) ?? load();
};
