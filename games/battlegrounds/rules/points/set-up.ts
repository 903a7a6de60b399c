/** The decisions at set-up: draft, cards and bases of Solo, active cards, start squares (BG-1.15–1.19, 2, 16.3, 16.5). */
import type { Draft } from '#engine/game.ts';
import { ok, type Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { BASES, COLOURS, CORNERS, SQUARES } from '../../content/board.ts';
import { TANK_IDS } from '../../content/tanks.ts';
import {
  cornerText,
  pawnText,
  readCorner,
  readPawn,
  readSquare,
  readTank,
  squareText,
  tankText,
} from '../notation.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { goOnSettingUp, goOnSettingUpSolo, layOut, PICKS_A_ROUND, undriven, unplaced } from '../setup.ts';
import { activate, type Battlegrounds, deckOf, pawnAt, reserveOf } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { decision, forms, isPublic, OF_TURN, type Point } from './point.ts';

const offerCards = (
  s: Battlegrounds,
  zone: number,
  verb: typeof VERB.draft,
  offer: (one: number) => void,
): void => {
  for (const card of s.tank.list(zone)) offer(step(verb, card));
};
const isIn = (s: Battlegrounds, card: number, zone: number): boolean =>
  card < TANK_IDS.length && s.tank.zoneOf[card] === zone;

/** BG-2.3: one of the cards laid out. */
const draftCard: Point = {
  name: 'draftCard',
  clause: 'BG-2.3',
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.draft],
      offer: (s, _seat, draft, offer) => {
        if (draft.length === 0) offerCards(s, s.tank.zone('offer'), VERB.draft, offer);
      },
      refuse: (s, _seat, draft) => {
        if (draft.length > 1) return malformed();
        return isIn(s, aboutOf(draft[0]!), s.tank.zone('offer')) ? undefined : refuse('NOT_LAID_OUT');
      },
      apply: (s, seat, [one], _chance, tell) => {
        const card = aboutOf(one!);
        s.tank.move(card, reserveOf(s, seat));
        s.picks++;
        tell?.({ type: 'drafted', seat: numberOf(seat), card: TANK_IDS[card]! });
        // BG-2.4: with two players four further cards are laid out.
        if (s.config.seats === 2 && s.picks === PICKS_A_ROUND) layOut(s, tell);
        goOnSettingUp(s, tell);
      },
      textIsPublic: isPublic,
      write: (_s, [one]) => `draft ${tankText(one!)}`,
      read: forms([/^(?:draft|pick) (.+)$/, ([card]) => decision(readTank(VERB.draft, card))]),
    },
  ],
};

/** BG-16.3: two of the twelve cards, by option. */
const chooseSoloCards: Point = {
  name: 'chooseSoloCards',
  clause: 'BG-16.3',
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.cards],
      offer: (s, _seat, draft, offer) => {
        if (draft.length < 2)
          for (const card of s.tank.list(s.tank.zone('offer'))) offer(step(VERB.cards, card));
      },
      refuse: (s, _seat, draft, whole) => refuseTwoCards(s, draft, whole),
      apply: (s, _seat, cards, chance, tell) => {
        const offer = s.tank.zone('offer');
        for (const one of cards) s.tank.move(aboutOf(one), reserveOf(s, 0));
        s.tank.shuffleInto(offer, deckOf(s), chance);
        goOnSettingUpSolo(s, tell);
      },
      textIsPublic: isPublic,
      write: (_s, cards) => `choose ${cards.map(tankText).join(' ')}`,
      read: forms([
        /^choose (\S+)(?: (\S+))?$/,
        ([first, second]) => {
          const one = readTank(VERB.cards, first);
          if (second === undefined) return decision(one);
          const other = readTank(VERB.cards, second);
          return one.ok && other.ok && one.value > other.value
            ? ok([other.value, one.value])
            : decision(one, other);
        },
      ]),
    },
  ],
};
const refuseTwoCards = (s: Battlegrounds, draft: Draft, whole: boolean): Refusal | undefined => {
  const offer = s.tank.zone('offer');
  if (draft.length > 2 || draft.some((one) => verbOf(one) !== VERB.cards)) return malformed();
  const cards = draft.map(aboutOf);
  if (cards.some((card) => !isIn(s, card, offer))) return refuse('NOT_LAID_OUT');
  if (cards.length === 2) return cards[0]! < cards[1]! ? undefined : refuse('TWO_CARDS');
  // In ascending order: the last card cannot be the first of two.
  return whole || s.tank.last(offer) === cards[0] ? refuse('TWO_CARDS') : undefined;
};

/** BG-16.5: the base of each tank; the pawn is that of the corner. */
const chooseSoloBases: Point = {
  name: 'chooseSoloBases',
  clause: 'BG-16.5',
  params: (s) => ({ card: TANK_IDS[s.tank.first(reserveOf(s, 0))]! }),
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.base],
      offer: (s, _seat, draft, offer) => {
        if (draft.length === 0) offerCards(s, reserveOf(s, 0), VERB.base as never, offer);
        else if (draft.length === 1) for (const corner of CORNERS.keys()) offer(step(VERB.corner, corner));
      },
      refuse: (s, _seat, draft, whole) => {
        const card = aboutOf(draft[0]!);
        if (!isIn(s, card, reserveOf(s, 0))) return refuse('NOT_YOUR_CARD');
        // One order is enough: the card with the lower number first.
        if (card !== s.tank.first(reserveOf(s, 0))) return refuse('NEXT_CARD_FIRST');
        if (draft.length < 2) return unfinished(whole);
        const corner = aboutOf(draft[1]!);
        if (draft.length > 2 || verbOf(draft[1]!) !== VERB.corner || corner >= CORNERS.length)
          return malformed();
        return s.inGame.has(corner) ? refuse('CORNER_TAKEN') : undefined;
      },
      apply: (s, seat, [one, where], _chance, tell) => {
        const pawn = aboutOf(where!);
        s.inGame.add(pawn);
        activate(s, pawn, aboutOf(one!));
        tell?.({
          type: 'activated',
          seat: numberOf(seat),
          pawn: COLOURS[pawn]!,
          card: TANK_IDS[aboutOf(one!)]!,
        });
        goOnSettingUpSolo(s, tell);
      },
      textIsPublic: isPublic,
      write: (_s, [one, where]) =>
        `base ${tankText(one!)}${where === undefined ? '' : ` ${cornerText(where)}`}`,
      read: forms([
        /^base (.+?)(?: (sw|nw|ne|se))?$/,
        ([card, corner]) => {
          const one = readTank(VERB.base, card);
          return corner === undefined ? decision(one) : decision(one, readCorner(VERB.corner, corner));
        },
      ]),
    },
  ],
};

/** BG-1.15: the active card of a pawn. Pawns come in the order of the corners (BG-1.19). */
const chooseActive: Point = {
  name: 'chooseActive',
  clause: 'BG-1.15',
  params: (s, seat) => ({ pawn: COLOURS[undriven(s, seat)]! }),
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.activate],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0) offer(step(VERB.activate, undriven(s, seat)));
        else if (draft.length === 1)
          for (const card of s.tank.list(reserveOf(s, seat))) offer(step(VERB.card, card));
      },
      refuse: (s, seat, draft, whole) => refuseActive(s, seat, draft, whole),
      apply: (s, seat, [who, what], _chance, tell) => {
        const [pawn, card] = [aboutOf(who!), aboutOf(what!)];
        activate(s, pawn, card);
        tell?.({ type: 'activated', seat: numberOf(seat), pawn: COLOURS[pawn]!, card: TANK_IDS[card]! });
        goOnSettingUp(s, tell);
      },
      textIsPublic: isPublic,
      write: (_s, [who, what]) =>
        `activate ${pawnText(who!)}${what === undefined ? '' : ` ${tankText(what)}`}`,
      read: forms([
        /^activate (\S+)(?: (.+))?$/,
        ([pawn, card]) => {
          const who = readPawn(VERB.activate, pawn);
          return card === undefined ? decision(who) : decision(who, readTank(VERB.card, card));
        },
      ]),
    },
  ],
};
const refuseActive = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  if (aboutOf(draft[0]!) !== undriven(s, seat)) return refuse('NEXT_PAWN_FIRST');
  if (draft.length < 2) return unfinished(whole);
  const card = aboutOf(draft[1]!);
  if (draft.length > 2 || verbOf(draft[1]!) !== VERB.card || card >= TANK_IDS.length) return malformed();
  if (isIn(s, card, reserveOf(s, seat))) return undefined;
  const mine = s.config.pawnsOf[seat]!.some((pawn) => isIn(s, card, s.tank.zone('active', pawn)));
  return refuse(mine ? 'CARD_IN_USE' : 'NOT_YOUR_CARD', { card: TANK_IDS[card]! });
};

/** BG-1.18, 15.5, 16.5: the start square of a pawn. */
const placePawn: Point = {
  name: 'placePawn',
  clause: 'BG-1.18',
  params: (s, seat) => ({ pawn: COLOURS[unplaced(s, seat)]! }),
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.place],
      offer: (s, seat, draft, offer) => {
        const pawn = unplaced(s, seat);
        if (draft.length === 0) offer(step(VERB.place, pawn));
        else if (draft.length === 1) for (const square of BASES[pawn]!) offer(step(VERB.to, square));
      },
      refuse: (s, seat, draft, whole) => {
        const pawn = unplaced(s, seat);
        if (aboutOf(draft[0]!) !== pawn) return refuse('NEXT_PAWN_FIRST');
        if (draft.length < 2) return unfinished(whole);
        if (draft.length > 2 || verbOf(draft[1]!) !== VERB.to) return malformed();
        const square = aboutOf(draft[1]!);
        return BASES[pawn]!.includes(square) && pawnAt(s, square) < 0 ? undefined : refuse('NOT_IN_BASE');
      },
      apply: (s, seat, [who, where], _chance, tell) => {
        const [pawn, square] = [aboutOf(who!), aboutOf(where!)];
        s.square[pawn] = square;
        tell?.({ type: 'placed', seat: numberOf(seat), pawn: COLOURS[pawn]!, square: SQUARES[square]! });
        goOnSettingUp(s, tell);
      },
      textIsPublic: isPublic,
      write: (_s, [who, where]) =>
        `place ${pawnText(who!)}${where === undefined ? '' : ` ${squareText(where)}`}`,
      read: forms([
        /^place (\S+)(?: (\S+))?$/,
        ([pawn, square]) => {
          const who = readPawn(VERB.place, pawn);
          return square === undefined ? decision(who) : decision(who, readSquare(VERB.to, square));
        },
      ]),
    },
  ],
};

export const SET_UP: readonly Point[] = [
  draftCard,
  chooseSoloCards,
  chooseSoloBases,
  chooseActive,
  placePawn,
];
