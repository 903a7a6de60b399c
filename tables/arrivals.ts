/** Who comes to a table, goes, and takes a seat. Everything here runs inside the table's queue. */
import type { Refusal } from '#engine/result.ts';
import { jsonText } from '#wire/write-message.ts';
import { isGone, newEntropy } from './ids.ts';
import { nameOf } from './names.ts';
import { serviceRefusal } from './refusals.ts';
import { isSecretYet, seatToTake, startOf } from './seating.ts';
import type { Asker } from './services.ts';
import type { Subscriber } from './subscribers.ts';
import type { TableContext } from './table-context.ts';
import type { Done } from './table-log.ts';
import { showSeats } from './waiting.ts';

/** Why this guest may see nothing of the table. */
export const bar = async (table: TableContext, guest: string): Promise<Refusal | undefined> => {
  const removed = await table.moderation?.refuse(guest);
  if (removed) return removed;
  if (isSecretYet(table.row) && table.seatsOf(guest) === 0) return serviceRefusal('DEAL_IS_SECRET');
  return undefined;
};

/**
 * Everything this subscriber may know, then every change. `id`: of the command that asks. `changes`: it is sent what
 * changed instead of whole views.
 */
export const watch = async (
  table: TableContext,
  subscriber: Subscriber,
  id: string,
  changes: boolean,
): Promise<Done> => {
  const { guest } = subscriber;
  const { subscribers } = table;
  if (table.broken) return serviceRefusal('SERVER_FAULT');
  const barred = await bar(table, guest);
  if (barred) return barred;
  const chat = jsonText((await table.services.chat?.last(table.id, table.seatsOf(guest))) ?? []);
  const here = subscribers.has(guest);
  if (!here) await comes(table, guest);
  const viewer = table.seatsOf(guest);
  const again = subscribers.follows(subscriber);
  const picture = table.loaded && table.pictures.show(table.loaded, viewer, table.now(), again);
  const { story, clock, round } = picture?.rest ?? { story: jsonText([]) };
  const info = jsonText(table.infoFor(guest, true));
  const shown = table.proposals.shownTo(viewer);
  const proposals = shown && jsonText(shown);
  const welcome = { info, chat, proposals, story, clock, round };
  subscribers.welcome(subscriber, { viewer, id, changes }, welcome, picture?.view);
  if (!here) table.inform(subscriber);
  // Now that they are here, everybody may be.
  if (!here && table.again.proceed()) table.inform();
  await table.log.startClock();
  table.agenda.reschedule();
  return undefined;
};

/** Somebody comes who was not here: nothing is voted about them any more. */
const comes = async (table: TableContext, guest: string): Promise<void> => {
  const entries = await table.absences.came(guest);
  if (table.loaded && entries.length > 0) await table.recordActs(entries);
};

/** The last connection of this guest has gone, at `at` milliseconds since the deal. */
export const goes = async (table: TableContext, guest: string, at: number): Promise<void> => {
  if (table.here(guest)) return;
  if (table.subscribers.size === 0) table.pictures.forget();
  await table.absences.went(guest, at);
  table.inform();
  // Those who are left may all have voted.
  await table.passSeats();
  table.agenda.reschedule();
};

/** Takes a free human seat: `wanted` from 0, or the first one. The last one to sit starts the table. */
export const sit = async (
  table: TableContext,
  { guest }: Asker,
  wanted: number | undefined,
  entropy: string | undefined,
): Promise<Done> => {
  const { row, services } = table;
  const barred = await table.moderation?.refuse(guest);
  if (barred) return barred;
  const seat = seatToTake(row.seats, guest, wanted);
  if (typeof seat !== 'number') return seat;
  const name = (await services.people?.nameOf(guest)) ?? nameOf(guest);
  const account = await services.people?.bearerOf(guest, row.game, row.seats.length);
  if (row.rated !== undefined && !account) return serviceRefusal('SIGN_IN_FIRST');
  const who = { guest, name, entropy: entropy || newEntropy() };
  const taken = row.seats.map((s, i) => (i === seat ? { ...s, ...who, ...(account && { account }) } : s));
  const started = startOf(taken, services.up);
  try {
    await services.storage.sit(table.id, seat, who, started);
  } catch (error) {
    return table.log.notSaved(error);
  }
  table.row = { ...row, seats: taken, started };
  await showSeats(table);
  return undefined;
};

/** A guest has another name from now on. */
export const rename = (table: TableContext, guest: string, name: string): void => {
  if (table.seatsOf(guest) === 0) return;
  const seats = table.row.seats.map((s) => (s.guest === guest ? { ...s, name } : s));
  table.row = { ...table.row, seats };
  table.inform();
};

/** Who its people are has changed where it is stored. */
export const renew = async (table: TableContext): Promise<void> => {
  const stored = await table.services.storage.load(table.id);
  if (!stored) return;
  table.row = stored.table;
  await table.orders.load();
  for (const guest of table.guests()) table.subscribers.setViewer(guest, table.seatsOf(guest));
  table.proposals.renew();
  const at = table.now();
  for (const { guest, away } of table.row.seats)
    if (guest !== undefined && isGone(guest) && away === undefined) await table.absences.went(guest, at);
  table.inform();
  await table.passSeats();
  table.agenda.reschedule();
};
