/** What the player of a seat may do: decide, act, hand the seat to a bot. Everything here runs inside the table's queue. */
import { ABOUT_OTHERS, type Act, BY_TABLE, type Entry, type OrderChange } from '#engine/match/entry.ts';
import { refusal } from '#engine/result.ts';
import { hasSeat, type Seat, seatBit } from '#engine/seats.ts';
import type { Proposed } from '#wire/proposals.ts';
import { actAmongBots } from './bot-replies.ts';
import { serviceRefusal } from './refusals.ts';
import type { Asker } from './services.ts';
import type { TableContext } from './table-context.ts';
import type { Done } from './table-log.ts';

/** Answers at once those who may not speak for a seat, and those who have been answered before. */
export const bar = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
): Promise<{ readonly done: Done } | undefined> => {
  if (table.broken) return { done: serviceRefusal('SERVER_FAULT') };
  if (table.row.seats[seat]?.guest !== asker.guest) return { done: serviceRefusal('NOT_YOUR_SEAT') };
  if (!table.loaded) return { done: serviceRefusal('NOT_STARTED') };
  const { id, digest } = asker.command;
  const known = await table.services.storage.findCommand(table.id, id);
  if (known === undefined) return undefined;
  return { done: known === digest ? undefined : serviceRefusal('COMMAND_ID_USED') };
};

export const decide = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  decision: number,
  text: string,
): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  if (barred) return barred.done;
  // Otherwise one could think while no clock runs, because the bot's do not.
  if (hasSeat(table.match.etiquette.bots, seat)) return serviceRefusal('BOT_PLAYS');
  return table.log.answer(seat, decision, text, asker.received, asker.command);
};

/** Leaves or lifts a standing order of the game's. */
export const order = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  text: string,
  change: OrderChange,
): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  if (barred) return barred.done;
  if (hasSeat(table.match.etiquette.bots, seat)) return serviceRefusal('BOT_PLAYS');
  return table.log.unasked(asker.received, asker.command, (match, at) =>
    match.judgeOrder(seat, text, change, at),
  );
};

export const withdrawAhead = async (table: TableContext, asker: Asker, seat: Seat): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  if (barred) return barred.done;
  return table.log.unasked(asker.received, asker.command, (match, at) => match.judgeWithdrawal(seat, at));
};

/** Points at a decision or a place for the partners of a seat. */
export const propose = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  decision: number,
  what: Proposed,
): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  if (barred) return barred.done;
  const { moderation, services } = table;
  return table.proposals.propose(asker, seat, decision, what, async () => {
    const silenced = (await moderation?.refuse(asker.guest)) ?? (await moderation?.refuseTalk(asker.guest));
    return silenced ?? services.chat?.refuseHaste(asker.guest);
  });
};

export const withdrawProposal = async (table: TableContext, asker: Asker, seat: Seat): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  return barred ? barred.done : table.proposals.withdraw(asker, seat);
};

export const act = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  wanted: Act,
  about = seat,
): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  if (barred) return barred.done;
  if (BY_TABLE.includes(wanted)) return refusal('NO_SUCH_ACT', '', { act: wanted });
  if (ABOUT_OTHERS.includes(wanted)) return vote(table, asker, seat, wanted, about);
  return wanted === 'toBot' ? lend(table, asker, seat, undefined) : carryOut(table, asker, seat, wanted);
};

export const sitOut = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  level: string | undefined,
): Promise<Done> => {
  const barred = await bar(table, asker, seat);
  return barred ? barred.done : lend(table, asker, seat, level);
};

const lend = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  wanted: string | undefined,
): Promise<Done> => {
  if (table.row.rated !== undefined) return serviceRefusal('RATED_NO_BOTS');
  const level = wanted ?? table.middleLevel;
  // A seat can pass to a bot only where there is one.
  if (level === undefined) return refusal('NO_SUCH_ACT', '', { act: 'toBot' });
  if (!table.levels.includes(level)) return serviceRefusal('NO_SUCH_LEVEL', { level });
  const refused = table.match.refuseAct(seat, 'toBot');
  if (refused) return refused;
  return (await table.appoint([seat], level)) ?? carryOut(table, asker, seat, 'toBot');
};

/** Votes for a bot in an absent player's seat, or takes that back; the last vote that is needed lets it play. */
const vote = async (
  table: TableContext,
  asker: Asker,
  seat: Seat,
  wanted: Act,
  about: Seat,
): Promise<Done> => {
  const at = await table.log.timeOf(asker.received);
  const { match, absences } = table;
  const refused =
    match.refuseAct(seat, wanted, about) ??
    (wanted === 'voteBot' ? absences.refuseVote(seat, about) : undefined);
  if (refused) return refused;
  const voted: Entry = { kind: 'act', seat, act: wanted, about, at };
  const votes = match.etiquette.votes[about]! | seatBit(seat);
  const passes = wanted === 'voteBot' && absences.decided(about, votes);
  const entries: Entry[] = passes ? [voted, { kind: 'act', seat: about, act: 'replace', at }] : [voted];
  const failed =
    (passes ? await table.appoint([about]) : undefined) ?? (await table.recordActs(entries, asker.command));
  if (failed || !passes) return failed;
  await table.log.startClock();
  table.inform();
  return undefined;
};

const carryOut = async (table: TableContext, asker: Asker, seat: Seat, wanted: Act): Promise<Done> => {
  const at = await table.log.timeOf(asker.received);
  const entries = actAmongBots(table.rules.engine, table.match, table.botSet, seat, wanted, at);
  if (!entries.ok) return entries.error;
  const refused = await table.recordActs(entries.value, asker.command);
  if (refused || (wanted !== 'toBot' && wanted !== 'fromBot')) return refused;
  await table.log.startClock();
  table.inform();
  return undefined;
};
