/** The next table against stronger bots, for a person who has played alone against bots. */
import type { TableInfo } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';

export interface Stronger {
  readonly wish: OpenTable;
  /** The levels that are new at the table, each once. */
  readonly levels: readonly string[];
}

/**
 * The same table with every bot one level up. Undefined where others have played, too, or every bot is of the highest
 * level. `levels`: of the game, weakest first.
 */
export const strongerTable = (info: TableInfo, levels: readonly string[]): Stronger | undefined => {
  const people = info.seats.filter(({ kind }) => kind !== 'bot');
  if (info.mine.length !== 1 || people.length !== 1) return undefined;
  const up = (level: string | undefined): string => {
    const at = levels.indexOf(level ?? '');
    return levels[Math.min(at + 1, levels.length - 1)] ?? '';
  };
  const raised = info.seats.filter(({ kind, level }) => kind === 'bot' && up(level) !== level);
  if (raised.length === 0 || levels.length === 0) return undefined;
  const seats: OpenTable['seats'] = info.seats.map(({ kind, level }) =>
    kind === 'bot' ? { kind: 'bot', level: up(level) } : { kind: 'human' },
  );
  return {
    wish: { game: info.game, options: { ...info.options }, seats },
    levels: [...new Set(raised.map(({ level }) => up(level)))],
  };
};
