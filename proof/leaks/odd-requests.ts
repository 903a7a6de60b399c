/** Requests beside a viewer's own decisions: pages, data, and commands that are not allowed or make no sense. */
import type { FastChance } from '#engine/chance.ts';
import { ACTS } from '#engine/match/entry.ts';
import type { Sitting } from './seating.ts';

const pick = <T>(random: FastChance, things: readonly T[]): T => things[random.draw(things.length)]!;

/** What is kept about the asker, the turns that wait for them among it. */
export const EXPORT = 'GET /api/account/export';

/** Channel names, and the path requested. */
export const PAGES: readonly (readonly [channel: string, path: (table: string) => string])[] = [
  ['GET /api/me', () => '/api/me'],
  ['GET /api/tables', () => '/api/tables?state=running'],
  ['GET /api/tables', () => '/api/tables?state=open'],
  ['GET /api/tables', () => '/api/tables?state=finished'],
  ['GET …/file', (table) => `/api/tables/${table}/file`],
  ['GET …/completion', (table) => `/api/tables/${table}/completion`],
  ['GET /api/completion', () => '/api/completion'],
  ['GET /api/games', () => '/api/games'],
  ['GET /api/vacation', () => '/api/vacation'],
  ['GET /api/notices', () => '/api/notices'],
  ['GET /api/account', () => '/api/account'],
  [EXPORT, () => '/api/account/export'],
  ['GET /health', () => '/health'],
  ['GET /health', () => '/ready'],
  ['GET /t/TABLE', (table) => `/t/${table}`],
  ['GET nothing', (table) => `/api/tables/${table}`],
];

/** Texts of earlier decisions: what they name may be elsewhere by now. */
export class Vocabulary {
  readonly #texts: string[] = [];
  learn(text: string): void {
    if (this.#texts.length < 400) this.#texts.push(text);
    else this.#texts[this.#texts.length % 400] = text;
  }
  some(random: FastChance): string {
    return this.#texts.length === 0 ? 'pass' : pick(random, this.#texts);
  }
}

/** An earlier decision, a mix of two, or nonsense. */
const curiousText = (random: FastChance, words: Vocabulary): string => {
  const text = words.some(random);
  if (random.draw(3) > 0) return text;
  const mine = text.split(' ');
  const theirs = words.some(random).split(' ');
  mine[random.draw(mine.length)] = pick(random, theirs);
  return random.draw(8) === 0 ? `${mine.join(' ')} ?` : mine.join(' ');
};

/** A command that a viewer tries; most are refused. `mine`: their seats, from 0. */
export const curiousCommand = (
  sitting: Sitting,
  mine: readonly number[],
  decision: number,
  length: number,
  random: FastChance,
  words: Vocabulary,
): Record<string, unknown> => {
  const { table } = sitting;
  const { seats } = sitting.start;
  const id = sitting.nextId;
  const any = random.draw(seats) + 1;
  const own = mine.length > 0 && random.draw(4) > 0 ? pick(random, mine) + 1 : any;
  const text = curiousText(random, words);
  switch (random.draw(12)) {
    case 0:
      return { t: 'decide', id, table, seat: any, decision, text };
    case 1:
      return { t: 'decide', id, table, seat: own, decision: Math.max(0, decision - 1), text };
    case 2:
      return { t: 'past', id, table, index: length + 1 + random.draw(3) };
    case 3:
      return { t: 'act', id, table, seat: own, act: pick(random, ACTS.filter(isHarmless)), about: any };
    case 4:
      return { t: 'sit', id, table, seat: any };
    case 5:
      return { t: 'people', id, table };
    case 6:
      return { t: 'rematch', id, table };
    case 7:
      return { t: 'unsay', id, table, line: random.draw(4) };
    default:
      return { t: 'decide', id, table, seat: own, decision, text };
  }
};

/** Table acts that are either refused or do not end the match. */
const isHarmless = (act: string): boolean => !['resign', 'abort', 'toBot', 'replace', 'claim'].includes(act);

/** The figures of a metrics page by name, without those of the process, of durations and of bytes sent to others. */
export const figuresIn = (page: string): Map<string, number> => {
  const figures = new Map<string, number>();
  for (const [, name, value] of page.matchAll(/^(ludoteca_\S+(?: \S+=\S+)*) (\S+)$/gm)) {
    if (/^ludoteca_(?:event_loop|commits|queue_length|messages_sent|\w+_seconds_(?:sum|bucket))/.test(name!))
      continue;
    figures.set(name!, Number(value));
  }
  return figures;
};

/** The figure for tables in memory. */
export const RESIDENT = 'ludoteca_resident_tables';

/** How much each figure has grown, as text; but for those `without`. */
export const growth = (
  from: ReadonlyMap<string, number>,
  to: ReadonlyMap<string, number>,
  without: readonly string[] = [],
): string =>
  [...to]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => [name, Number((value - (from.get(name) ?? 0)).toFixed(6))] as const)
    .filter(([, more]) => more !== 0)
    .map(([name, more]) => `${name} +${more}`)
    .sort()
    .join('\n');
