/** The shelf: the five games of the house. A game without a table is not built yet, and says so. */
import type { RuleChapter } from '#engine/text.ts';
import { rulebook as rushRulebook } from '#games/rush/table/rulebook.ts';
import { rulebook as tankChessRulebook } from '#games/tank-chess/table/rulebook.ts';
import type { TableModule } from '#kit/table.ts';
import type { Language } from '#kit/text.ts';

export interface Shelved {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly load?: () => Promise<TableModule>;
  readonly rulebook?: TableModule['rulebook'];
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'tank-chess',
    players: { min: 2, max: 2 },
    load: async () => (await import('#games/tank-chess/table/index.ts')).table,
    rulebook: tankChessRulebook,
  },
  {
    id: 'rush',
    players: { min: 2, max: 5 },
    load: async () => (await import('#games/rush/table/index.ts')).table,
    rulebook: rushRulebook,
  },
  { id: 'battlegrounds', players: { min: 1, max: 4 } },
  { id: 'eighty-cards', players: { min: 3, max: 4 } },
  { id: 'warcraft', players: { min: 2, max: 6 } },
];

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id);

type Chapters = readonly RuleChapter[];
const read = new Map<string, Chapters>();

/** The rulebook of a game, itself when it is here already; nothing where the game has none. */
export const rulebookOf = (id: string, language: Language): Chapters | Promise<Chapters> => {
  const key = `${id} ${language}`;
  const load = async (): Promise<Chapters> => {
    const chapters = (await shelved(id)?.rulebook?.(language)) ?? [];
    read.set(key, chapters);
    return chapters;
  };
  return read.get(key) ?? load();
};
