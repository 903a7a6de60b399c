/** A pawn comes back, or a new tank enters in Solo (BG-6.7–6.20, 16.32, 16.33, 16.43). */
import type { Chance } from '#engine/chance.ts';
import type { Decision, Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { BASES, COLOURS, kingDistance, SQUARE_COUNT, SQUARES } from '../../content/board.ts';
import { TANK_IDS } from '../../content/tanks.ts';
import { pawnText, readPawn, readSquare, readTank, squareText, tankText } from '../notation.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { activate, artilleryAt, type Battlegrounds, dudAt, pawnAt, reserveOf, supplyOf } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { entryIsOptional, goOnReturning, isMissing, startActions } from '../turn.ts';
import { type BattlegroundsMove, decision, forms, isPublic, OF_TURN, type Point } from './point.ts';

const isTaken = (s: Battlegrounds, square: number): boolean =>
  pawnAt(s, square) >= 0 || artilleryAt(s, square) >= 0;

/** BG-6.17–6.19: why this pawn cannot come in here. */
const refuseSquare = (s: Battlegrounds, pawn: number, square: number): Refusal | undefined => {
  const unfit = (): Refusal => refuse('NO_RETURN_SQUARE', { square: SQUARES[square]! });
  if (isTaken(s, square)) return unfit();
  const base = BASES[pawn]!;
  const free = base.filter((one) => !isTaken(s, one));
  const clean = free.filter((one) => dudAt(s, one) < 0);
  if (clean.length > 0) {
    if (clean.includes(square)) return undefined;
    return free.includes(square) ? refuse('FREE_SQUARE_FIRST') : unfit();
  }
  if (free.length > 0) return free.includes(square) ? undefined : refuse('DUD_SQUARE_FIRST');
  const distance = (one: number): number => kingDistance(one, base[0]!);
  const isFree = (one: number): boolean => !isTaken(s, one) && dudAt(s, one) < 0;
  if (!isFree(square)) return unfit();
  for (let other = 0; other < SQUARE_COUNT; other++)
    if (isFree(other) && distance(other) < distance(square)) return refuse('NEAREST_SQUARE');
  return undefined;
};

const refuseEntry = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const pawn = aboutOf(draft[0]!);
  if (pawn >= COLOURS.length) return malformed();
  if (!isMissing(s, seat, pawn)) return refuse(s.lost.has(pawn) ? 'LOST_PAWN_LATER' : 'PAWN_NOT_MISSING');
  if (draft.length < 2) return unfinished(whole);
  const card = aboutOf(draft[1]!);
  if (verbOf(draft[1]!) !== VERB.card || card >= TANK_IDS.length) return malformed();
  if (s.tank.zoneOf[card] !== reserveOf(s, seat)) return refuse('NOT_YOUR_CARD', { card: TANK_IDS[card]! });
  if (draft.length < 3) return unfinished(whole);
  const square = aboutOf(draft[2]!);
  if (draft.length > 3 || verbOf(draft[2]!) !== VERB.to || square >= SQUARE_COUNT) return malformed();
  return refuseSquare(s, pawn, square);
};

const enter: BattlegroundsMove = {
  verbs: [VERB.enter],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const pawn of COLOURS.keys()) offer(step(VERB.enter, pawn));
    else if (draft.length === 1)
      for (const card of s.tank.list(reserveOf(s, seat))) offer(step(VERB.card, card));
    else if (draft.length === 2)
      for (let square = 0; square < SQUARE_COUNT; square++) offer(step(VERB.to, square));
  },
  refuse: refuseEntry,
  apply: (s, seat, [who, what, where], _chance, tell) => {
    const [pawn, card, square] = [aboutOf(who!), aboutOf(what!), aboutOf(where!)];
    const dud = dudAt(s, square);
    if (dud >= 0) s.dud.move(dud, supplyOf(s));
    s.square[pawn] = square;
    s.lost.delete(pawn);
    activate(s, pawn, card);
    const of = { seat: numberOf(seat) };
    tell?.({
      type: 'returned',
      ...of,
      pawn: COLOURS[pawn]!,
      card: TANK_IDS[card]!,
      square: SQUARES[square]!,
    });
    // BG-6.13: one damaged return pauses the whole turn.
    if (s.pause === 0 && (s.damaged.has(card) || s.config.alwaysPause)) {
      s.pause = 1;
      tell?.({ type: 'paused', ...of });
    }
    goOnReturning(s, seat);
  },
  textIsPublic: isPublic,
  write: (_s, [who, what, where]) =>
    `return ${pawnText(who!)}${what === undefined ? '' : ` with ${tankText(what)}`}${where === undefined ? '' : ` on ${squareText(where)}`}`,
  read: forms([
    /^return (\S+)(?: with (.+?))?(?: on (\S+))?$/,
    ([pawn, card, square]) => {
      const steps = [readPawn(VERB.enter, pawn)];
      if (card !== undefined) steps.push(readTank(VERB.card, card));
      if (square !== undefined) steps.push(readSquare(VERB.to, square));
      return decision(...steps);
    },
  ]),
};

const skipEntry: BattlegroundsMove = {
  verbs: [VERB.skipEntry],
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) offer(step(VERB.skipEntry));
  },
  refuse: (s, seat, draft) => {
    if (draft.length > 1 || aboutOf(draft[0]!) !== 0) return malformed();
    if (entryIsOptional(s, seat)) return undefined;
    return refuse(s.config.solo ? 'ENTRY_NOT_OPTIONAL' : 'MUST_RETURN');
  },
  apply: (s, seat, _decision, _chance, tell) => {
    tell?.({ type: 'skippedEntry', seat: numberOf(seat) });
    startActions(s);
  },
  textIsPublic: isPublic,
  write: () => 'skip entry',
  read: forms([/^skip entry$/, () => decision({ ok: true, value: step(VERB.skipEntry) })]),
};

const anyOf = (items: readonly number[], chance: Chance): number =>
  items[items.length > 1 ? chance.draw(items.length) : 0]!;

/** Of sixteen optional entries, how many are skipped at random. */
const SKIP_ODDS = 4;

/** A random pawn, card and square; the squares are those of the base unless all of them hold tanks. */
const anyEntry = (s: Battlegrounds, seat: Seat, chance: Chance): Decision => {
  if (s.config.solo && entryIsOptional(s, seat) && chance.draw(16) < SKIP_ODDS) return [step(VERB.skipEntry)];
  const pawns = s.config.pawnsOf[seat]!;
  const pawn =
    pawns.length === 1
      ? pawns[0]!
      : anyOf(
          pawns.filter((one) => isMissing(s, seat, one)),
          chance,
        );
  const reserve = reserveOf(s, seat);
  const size = s.tank.size(reserve);
  const card = s.tank.at(reserve, size > 1 ? chance.draw(size) : 0);
  const base = BASES[pawn]!;
  const first = base.length > 1 ? chance.draw(base.length) : 0;
  let square = -1;
  for (let i = 0; i < base.length && square < 0; i++) {
    const one = base[(first + i) % base.length]!;
    if (!isTaken(s, one) && dudAt(s, one) < 0) square = one;
  }
  for (let one = 0; square < 0; one++) if (!refuseSquare(s, pawn, one)) square = one;
  return [step(VERB.enter, pawn), step(VERB.card, card), step(VERB.to, square)];
};

export const returnPawn: Point = {
  name: 'returnPawn',
  clause: 'BG-6.8',
  asks: OF_TURN,
  moves: [enter, skipEntry],
  sample: anyEntry,
  otherwise: () => refuse('MUST_RETURN'),
};
