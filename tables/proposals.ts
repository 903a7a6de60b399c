/**
 * What the players of a side propose to each other at one table: one proposal a seat, for the decision that is being
 * asked. It is in no log and no storage, so it is gone when the table leaves memory; a partner who comes back before
 * that is shown it again. Only the side is told that there is any. Everything here runs inside the table's queue.
 *
 * Where the rules let several seats decide together (`Game.together`), a decision that all people among them propose is
 * the answer of the seat that is asked: whoever agrees proposes the same.
 */
import type { Match } from '#engine/match/match.ts';
import { type Refusal, refusal } from '#engine/result.ts';
import type { Runtime } from '#engine/runtime.ts';
import { hasSeat, listSeats, numberOf, type Seat, type SeatSet, seatOf, type Viewer } from '#engine/seats.ts';
import { sideOf } from '#engine/sides.ts';
import type { Proposal, Proposed } from '#wire/proposals.ts';
import { whoOf } from './ids.ts';
import type { LoadedMatch } from './loaded-match.ts';
import { serviceRefusal } from './refusals.ts';
import type { Asker } from './services.ts';
import type { StoredTable } from './storage.ts';
import { isOfSide, type Subscribers } from './subscribers.ts';
import type { TableLog } from './table-log.ts';

/** Commands of the present position that are known when they come again. */
const MOST_COMMANDS = 256;

/** What the table lets this see and do. */
export interface ProposalsTable {
  readonly row: StoredTable;
  readonly loaded: LoadedMatch | undefined;
  readonly subscribers: Pick<Subscribers, 'propose'>;
  /** Seats that a bot plays now: they need not agree. */
  readonly botSet: SeatSet;
  readonly log: Pick<TableLog, 'answer'>;
  readonly rules: { readonly engine: Pick<Runtime, 'judgeProposal'> };
  /** Who plays together now. */
  readonly sides: readonly SeatSet[];
  seatsOf(guest: string): SeatSet;
}

export class Proposals {
  readonly #table: ProposalsTable;
  /** By seat, in the order in which they were made. */
  readonly #standing = new Map<Seat, Proposal>();
  /** Command id → digest. */
  readonly #done = new Map<string, string>();
  /** The decision at which all of these were made. */
  #decision = -1;

  constructor(table: ProposalsTable) {
    this.#table = table;
  }

  /** What this viewer is shown when they come; undefined where their side proposes nothing. */
  shownTo(viewer: Viewer): readonly Proposal[] | undefined {
    const { loaded } = this.#table;
    if (!loaded) return undefined;
    this.#lapse(loaded.match);
    if (this.#standing.size === 0) return undefined;
    const side = this.#table.sides.find((one) => isOfSide(one, viewer));
    const theirs = side === undefined ? [] : this.#of(side);
    return theirs.length > 0 ? theirs : undefined;
  }

  #of(side: SeatSet): readonly Proposal[] {
    return [...this.#standing.values()].filter(({ seat }) => hasSeat(side, seatOf(seat)));
  }

  /** Nothing stands that was proposed at another decision. */
  #lapse({ decisionId, outcome }: Match): void {
    if (this.#decision === decisionId && !outcome) return;
    this.#decision = decisionId;
    this.#standing.clear();
    this.#done.clear();
  }

  /** Points at something for the partners of a seat; `admit` says whether its player may speak just now. */
  async propose(
    asker: Asker,
    seat: Seat,
    decision: number,
    what: Proposed,
    admit: () => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const { match } = this.#table.loaded!;
    const known = this.#known(match, asker);
    if (known) return known.done;
    if (decision !== match.decisionId)
      return refusal('STALE_DECISION', '', { id: decision, now: match.decisionId });
    const barred = this.#refuseScreen(asker, seat) ?? (await admit());
    if (barred) return barred;
    const { judgeProposal } = this.#table.rules.engine;
    // An engine of earlier rules that knows no proposals.
    if (!judgeProposal) return refusal('NO_SUCH_ACT', '', { act: 'propose' });
    const wanted = 'place' in what ? what : { for: seatOf(what.for), text: what.text };
    const judged = judgeProposal(match, seat, wanted);
    if (!judged.ok) return judged.error;
    const { value } = judged;
    const person = this.#table.row.seats[seat]?.account?.person;
    this.#set(seat, {
      seat: numberOf(seat),
      decision,
      what: 'place' in value ? value : { for: numberOf(value.for), text: value.text },
      who: whoOf(this.#table.row.id, asker.guest),
      ...(person === undefined ? {} : { person }),
    });
    if ('place' in value || !this.#agreed(match, value)) {
      this.#note(asker);
      return undefined;
    }
    return this.#table.log.answer(value.for, decision, value.text, asker.received, asker.command);
  }

  /** Whether all people who decide together what this seat is asked propose this. */
  #agreed({ game, state }: Match, wanted: { readonly for: Seat; readonly text: string }): boolean {
    const together = game.together?.(state, wanted.for) ?? 0;
    const people = listSeats(together & ~this.#table.botSet);
    return (
      people.length > 0 &&
      people.every((seat) => {
        const what = this.#standing.get(seat)?.what;
        return what && 'text' in what && seatOf(what.for) === wanted.for && what.text === wanted.text;
      })
    );
  }

  withdraw(asker: Asker, seat: Seat): Refusal | undefined {
    const { match } = this.#table.loaded!;
    const known = this.#known(match, asker);
    if (known) return known.done;
    this.#set(seat, undefined);
    this.#note(asker);
    return undefined;
  }

  /** Takes away what somebody has proposed who may not speak any more. */
  silence(guest: string): void {
    const { loaded, row } = this.#table;
    if (!loaded) return;
    this.#lapse(loaded.match);
    for (const seat of [...this.#standing.keys()])
      if (row.seats[seat]?.guest === guest) this.#set(seat, undefined);
  }

  /** Takes away what was proposed by people who are somebody else now: signed in, or gone. */
  renew(): void {
    const { row } = this.#table;
    for (const [seat, { who }] of [...this.#standing])
      if (who !== whoOf(row.id, row.seats[seat]?.guest ?? '')) this.#set(seat, undefined);
  }

  #set(seat: Seat, proposal: Proposal | undefined): void {
    const stood = this.#standing.delete(seat);
    if (proposal) this.#standing.set(seat, proposal);
    if (!stood && !proposal) return;
    const side = sideOf(this.#table.sides, seat);
    this.#table.subscribers.propose(side, this.#of(side));
  }

  /** Players of other sides at the same screen would see it. */
  #refuseScreen({ guest }: Asker, seat: Seat): Refusal | undefined {
    const alone = isOfSide(sideOf(this.#table.sides, seat), this.#table.seatsOf(guest));
    return alone ? undefined : serviceRefusal('OTHERS_LOOK_ON');
  }

  /** What was answered to the same command; one of an earlier position is refused as stale. */
  #known(match: Match, { command }: Asker): { readonly done: Refusal | undefined } | undefined {
    this.#lapse(match);
    const digest = this.#done.get(command.id);
    if (digest === undefined) return undefined;
    return { done: digest === command.digest ? undefined : serviceRefusal('COMMAND_ID_USED') };
  }

  #note({ command }: Asker): void {
    this.#done.set(command.id, command.digest);
    if (this.#done.size <= MOST_COMMANDS) return;
    const [oldest] = this.#done.keys();
    this.#done.delete(oldest!);
  }
}
