/** Converts rows of the database to the types of the tables. */
import type { SQLOutputValue } from 'node:sqlite';
import type { Outcome } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { OptionValues } from '#engine/options.ts';
import type { StoredTable, Summary } from '#tables/storage.ts';
import type { Bearer } from '#wire/protocol.ts';

export type Row = Record<string, SQLOutputValue>;
/** The entry of a row of the log. */
export const entryOf = (row: Row): Entry => JSON.parse(String(row.entry)) as Entry;

const optionalNumber = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);
const optionalText = (value: SQLOutputValue | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** A table from its row and the rows of its seats, ordered by seat. `accounts`: account data by seat. */
export const readTable = (
  row: Row,
  seats: readonly Row[],
  accounts: readonly (Bearer | undefined)[] = [],
): StoredTable => {
  return {
    id: String(row.id),
    game: String(row.game),
    version: String(row.version),
    options: JSON.parse(String(row.options)) as OptionValues,
    passAndPlay: row.pass_and_play === 1,
    secret: row.secret as Uint8Array,
    ...(typeof row.deal === 'string' ? { deal: JSON.parse(row.deal) as StoredTable['deal'] } : {}),
    seats: seats.map((s, i) => ({
      kind: s.kind === 'bot' ? 'bot' : 'human',
      level: optionalText(s.level),
      guest: optionalText(s.guest),
      name: String(s.name),
      account: accounts[i],
      entropy: optionalText(s.entropy),
      away: optionalNumber(s.away),
    })),
    created: Number(row.created),
    started: optionalNumber(row.started),
    ready: optionalNumber(row.ready),
    listed: row.listed === 1,
    host: optionalText(row.host),
    ...(row.closed === 1 ? { closed: true } : {}),
    ...(row.rated === null || row.rated === undefined ? {} : { rated: String(row.rated) as 'open' }),
    absent: readAbsent(optionalText(row.absent)),
    ...(typeof row.pace === 'string' ? { pace: JSON.parse(row.pace) as StoredTable['pace'] } : {}),
    offers: typeof row.offers === 'string' ? (JSON.parse(row.offers) as StoredTable['offers']) : undefined,
    next: optionalText(row.next),
    quarantine: optionalText(row.quarantine),
  };
};

/** The rule for absent players: 'never', 'vote' or a number of minutes. */
const readAbsent = (text: string | undefined): StoredTable['absent'] =>
  text === undefined || text === 'never' || text === 'vote' ? text : Number(text);

export const readSummary = (value: SQLOutputValue | undefined): Summary | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as Summary & { outcome?: Outcome }) : undefined;
