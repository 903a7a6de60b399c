/** What may change at a table before its beginning: who sits where, and how it is set up. All of it inside the table's queue. */
import type { Refusal, Result } from '#engine/result.ts';
import { fullUpdate } from './changes.ts';
import { loadMatch } from './loaded-match.ts';
import { serviceRefusal } from './refusals.ts';
import type { Rules } from './rules.ts';
import { startOf } from './seating.ts';
import type { Asker } from './services.ts';
import type { StoredTable } from './storage.ts';
import type { TableContext } from './table-context.ts';
import type { Done } from './table-log.ts';

/** Makes the table that takes the place of one that waits, or says why it cannot be. */
export type Draft = (
  old: StoredTable,
  rules: Rules,
  levels: readonly string[],
) => Promise<Result<StoredTable, Refusal>>;

/** Everybody is shown who sits where now; a table that has started by it is dealt. */
export const showSeats = async (table: TableContext): Promise<void> => {
  const { row, subscribers } = table;
  for (const guest of table.guests()) subscribers.setViewer(guest, table.seatsOf(guest));
  if (row.started !== undefined) table.loaded = loadMatch(table.rules, row, [], table.services.storage);
  table.inform();
  if (!table.loaded) return;
  subscribers.update(fullUpdate(table.loaded, table.now()).picture);
  await table.log.startClock();
  table.agenda.reschedule();
};

/** Why nothing about the seats of this table changes any more. */
const refuseBegun = async (table: TableContext, guest: string): Promise<Refusal | undefined> => {
  const barred = await table.moderation?.refuse(guest);
  if (barred) return barred;
  return table.row.started === undefined ? undefined : serviceRefusal('ALREADY_BEGUN');
};

const refuseNotHost = ({ row }: TableContext, guest: string): Refusal | undefined =>
  row.host === undefined || row.host !== guest ? serviceRefusal('NOT_THE_HOST') : undefined;

/** Somebody gives their seats back. */
export const stand = async (table: TableContext, { guest }: Asker): Promise<Done> => {
  const refused = await refuseBegun(table, guest);
  if (refused) return refused;
  if (table.seatsOf(guest) === 0) return serviceRefusal('NOT_YOUR_SEAT');
  try {
    await table.free(guest);
  } catch (error) {
    return table.log.notSaved(error);
  }
  await showSeats(table);
  return undefined;
};

/** The host lets bots play at a free seat, `wanted` from 0, or at all of them. */
export const fill = async (
  table: TableContext,
  { guest }: Asker,
  wanted: number | undefined,
  level = table.middleLevel,
): Promise<Done> => {
  const { row, services } = table;
  const refused = refuseNotHost(table, guest) ?? (await refuseBegun(table, guest));
  if (refused) return refused;
  if (row.rated !== undefined) return serviceRefusal('RATED_NO_BOTS');
  if (level === undefined || !table.levels.includes(level))
    return serviceRefusal('NO_SUCH_LEVEL', { level: level ?? '' });
  const free = row.seats.flatMap((s, i) => (s.kind === 'human' && s.guest === undefined ? i : []));
  const seats = wanted === undefined ? free : free.filter((seat) => seat === wanted);
  if (seats.length === 0)
    return serviceRefusal(row.seats[wanted ?? -1]?.guest === undefined ? 'NO_FREE_SEAT' : 'SEAT_TAKEN');
  const filled = row.seats.map((s, i) => (seats.includes(i) ? { kind: 'bot' as const, level, name: '' } : s));
  const started = startOf(filled, services.up);
  try {
    if (!services.storage.seatBots) throw new Error('This storage holds no tables that wait');
    await services.storage.seatBots(
      table.id,
      seats.map((seat) => ({ seat, level })),
      started,
    );
  } catch (error) {
    return table.log.notSaved(error);
  }
  table.row = { ...row, seats: filled, started };
  await showSeats(table);
  return undefined;
};

/** The host wants the table otherwise. */
export const change = async (table: TableContext, guest: string, draft: Draft): Promise<Done> => {
  const { row, rules, services } = table;
  const refused = refuseNotHost(table, guest) ?? (await refuseBegun(table, guest));
  if (refused) return refused;
  // They sat down at the table as it was.
  if (row.seats.some((s) => s.guest !== undefined && s.guest !== guest))
    return serviceRefusal('OTHERS_SEATED');
  const made = await draft(row, rules, table.levels);
  if (!made.ok) return made.error;
  try {
    if (!services.storage.replace) throw new Error('This storage holds no tables that wait');
    await services.storage.replace(made.value);
    // What is kept of people and not of tables is read with it.
    table.row = (await services.storage.load(table.id))?.table ?? made.value;
  } catch (error) {
    return table.log.notSaved(error);
  }
  await showSeats(table);
  return undefined;
};
