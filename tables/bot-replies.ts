/**
 * How bots behave at the table. They agree to every request to undo. Where only the last mover may take back,
 * the bot that moved last takes its own decision back first – the request counts as its asker's consent to
 * that – so that "undo" against bots always means one's own last decision. Draw offers they decline at once.
 * Every one of these acts is an entry of the log; all entries of one request are stored together or not at all.
 */
import type { Act, Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import type { Refusal } from '#engine/result.ts';
import { err, ok, type Result } from '#engine/result.ts';
import type { Runtime } from '#engine/runtime.ts';
import { everySeat, hasSeat, listSeats, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';

/** The same match once more, to try acts on that build on each other. */
const rehearsalOf = (engine: Runtime, match: Match): Match => {
  const made = engine.createMatch(match.game, match.setup);
  if (!made.ok) throw new Error(`A running match cannot be set up again: ${made.error.code}`);
  for (const entry of match.log) made.value.replay(entry);
  return made.value;
};

class Rehearsal {
  readonly match: Match;
  readonly entries: Entry[] = [];
  readonly #bots: SeatSet;
  readonly #at: number;

  constructor(engine: Runtime, match: Match, bots: SeatSet, at: number) {
    this.match = rehearsalOf(engine, match);
    this.#bots = bots;
    this.#at = at;
  }

  act(seat: Seat, act: Act): Refusal | undefined {
    const judged = this.match.judgeAct(seat, act, this.#at);
    if (!judged.ok) return judged.error;
    this.entries.push(this.match.commit(judged.value).entry);
    return undefined;
  }

  /** Everybody of `seats` who is still asked agrees to the undo that stands. */
  agree(seats: SeatSet): void {
    for (const seat of listSeats(seats)) {
      const { undo } = this.match.etiquette;
      if (undo !== 0 && !hasSeat(undo, seat)) this.act(seat, 'acceptUndo');
    }
  }

  /** The bot that decided last takes that back. False when it was no bot, or it cannot be taken back. */
  botTakesBack(asker: number): boolean {
    const answers = this.match.history.items.at(-1)?.answers ?? [];
    const seat = answers.length === 1 ? answers[0]!.seat : -1;
    if (seat < 0 || !hasSeat(this.#bots, seat) || this.act(seat, 'undo')) return false;
    this.agree(this.#bots | seatBit(asker));
    return this.match.etiquette.undo === 0;
  }
}

/** What an act of a person comes to at a table with bots: the entries to store, in order, or why not. */
export const actAmongBots = (
  engine: Runtime,
  match: Match,
  bots: SeatSet,
  seat: Seat,
  act: Act,
  at: number,
): Result<readonly Entry[], Refusal> => {
  const others = everySeat(match.setup.seats) & ~seatBit(seat);
  const refused = match.refuseAct(seat, act);
  const answered = act === 'undo' || act === 'offerDraw';
  if (!answered || (others & bots) === 0)
    return refused ? err(refused) : ok([{ kind: 'act', seat, act, at }]);

  const trial = new Rehearsal(engine, match, bots, at);
  if (act === 'offerDraw') {
    if (refused) return err(refused);
    trial.act(seat, act);
    const decliner = listSeats(bots).find((bot) => !trial.match.refuseAct(bot, 'declineDraw'));
    if (decliner !== undefined) trial.act(decliner, 'declineDraw');
    return ok(trial.entries);
  }
  const mine = match.history.items.some((item) => item.answers.some((a) => a.seat === seat));
  // Other people would have to be asked first, and may say no after the bot has gone back.
  const alone = (others & ~bots) === 0;
  while (mine && alone && trial.match.refuseAct(seat, 'undo')) if (!trial.botTakesBack(seat)) break;
  const still = trial.act(seat, 'undo');
  if (still) return err(refused ?? still);
  trial.agree(bots);
  return ok(trial.entries);
};
