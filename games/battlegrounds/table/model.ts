/**
 * What lies where, as everybody may see it: made of a view, drawn by everything on the table. What lies face down in
 * Family is imagined in `state`, and is nowhere in the rest.
 */
import type { View } from '#engine/match/view.ts';
import type { Seat } from '#engine/seats.ts';
import { stateFromView } from '#kit/table-config.ts';
import { COLOURS, type Colour, SQUARE_COUNT } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import {
  DUD_IDS,
  isSpecial,
  KIND_OF,
  KINDS,
  type Kind,
  LETTER_DUDS,
  PICTURE_IDS,
  pictureOf,
  SCORE_IDS,
  TOKEN_IDS,
  worthOf,
} from '../content/tokens.ts';
import { heldOf, pointsOf, refuseSpecial, wonBy } from '../rules/area.ts';
import { artilleryPoints } from '../rules/artillery.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import { starsFor } from '../rules/outcome.ts';
import {
  ASKED,
  type Asked,
  activeCard,
  areaZone,
  artilleryAt,
  type Battlegrounds,
  deckOf,
  driverOf,
  dudAt,
  OVER,
  pawnAt,
  reserveOf,
  supplyOf,
  tokenAt,
} from '../rules/state.ts';
import { stallLimit } from '../rules/turn.ts';

export interface TokenShown {
  readonly id: string;
  readonly picture: string;
  /** Of a special token. */
  readonly kind: Kind | undefined;
}
export interface SquareShown {
  readonly square: number;
  /** A token that lies face up. */
  readonly token: TokenShown | undefined;
  /** Family: one that lies face down. */
  readonly hidden: boolean;
  /** Family: it will be covered at the end of this sub-turn (BG-15.17). */
  readonly fades: boolean;
  readonly dud: string | undefined;
  readonly artillery: string | undefined;
  readonly pawn: number;
}
export interface CardShown {
  readonly card: number;
  readonly id: string;
  /** The pawn that drives it, or -1. */
  readonly pawn: number;
  readonly damaged: boolean;
  /** The upgrades in its slots. */
  readonly slots: readonly TokenShown[];
}
export interface PawnShown {
  readonly pawn: number;
  readonly colour: Colour;
  readonly card: number;
  readonly square: number;
  /** Values left of its stack, top first. */
  readonly stack: readonly { readonly id: string; readonly value: number }[];
  /** Solo: hit by the artillery. */
  readonly lost: boolean;
}
export interface PictureShown {
  readonly picture: number;
  readonly id: string;
  readonly tokens: readonly TokenShown[];
  readonly usable: boolean;
  readonly spent: boolean;
  /** Assigned to this card, or -1. */
  readonly on: number;
}
export interface WonShown {
  readonly id: string;
  readonly value: number;
  readonly colour: Colour;
}
export interface SeatShown {
  readonly seat: Seat;
  readonly pawns: readonly PawnShown[];
  readonly active: readonly CardShown[];
  readonly reserve: readonly CardShown[];
  /** Sorted by picture; of a team at the seat where its tokens lie. */
  readonly area: readonly PictureShown[];
  readonly won: readonly WonShown[];
  readonly points: number;
  readonly fromWon: number;
}
interface SoloShown {
  readonly letters: readonly boolean[];
  readonly digits: readonly boolean[];
  readonly tokens: readonly TokenShown[];
  readonly tanks: number;
  readonly stock: number;
  readonly points: number;
  readonly stars: number;
  readonly shots: number;
}
export interface Model {
  /** To ask the rules, never to be drawn. */
  readonly state: Battlegrounds;
  readonly asked: Asked;
  readonly turnOf: Seat;
  readonly squares: readonly SquareShown[];
  readonly seats: readonly SeatShown[];
  /** Cards laid out: for the draft, for the choice of Solo, or drawn. */
  readonly offer: readonly CardShown[];
  readonly deck: number;
  readonly box: number;
  readonly duds: number;
  readonly stall: number;
  readonly limit: number;
  readonly solo: SoloShown | undefined;
  /** What has just happened, for motion. */
  readonly told: readonly BattlegroundsEvent[];
}

const shownToken = (token: number): TokenShown => ({
  id: TOKEN_IDS[token]!,
  picture: PICTURE_IDS[pictureOf(token)]!,
  kind: isSpecial(token) ? KINDS[KIND_OF[pictureOf(token)]!]! : undefined,
});

const squareOf = (s: Battlegrounds, square: number): SquareShown => {
  const token = tokenAt(s, square);
  const open = token >= 0 && (!s.config.family || s.faceUp.has(square));
  const dud = dudAt(s, square);
  const gun = artilleryAt(s, square);
  return {
    square,
    token: open ? shownToken(token) : undefined,
    hidden: token >= 0 && !open,
    fades: open && s.config.family && s.turnOf >= 0 && !s.fresh.has(square),
    dud: dud < 0 ? undefined : DUD_IDS[dud]!,
    artillery: gun < 0 ? undefined : SCORE_IDS[gun]!,
    pawn: pawnAt(s, square),
  };
};

export const shownCard = (s: Battlegrounds, card: number): CardShown => ({
  card,
  id: TANK_IDS[card]!,
  pawn: driverOf(s, card),
  damaged: s.damaged.has(card),
  slots: PICTURE_IDS.flatMap((_, picture) => (s.upgrade[picture] === card ? [shownToken(picture * 4)] : [])),
});

const pictureOfArea = (s: Battlegrounds, seat: Seat, picture: number): PictureShown => {
  const zone = areaZone(s, seat);
  const tokens = [0, 1, 2, 3].map((n) => picture * 4 + n).filter((token) => s.token.zoneOf[token] === zone);
  return {
    picture,
    id: PICTURE_IDS[picture]!,
    tokens: tokens.map(shownToken),
    usable: !s.config.family && s.asked !== OVER && !refuseSpecial(s, seat, picture),
    spent: s.spent.has(picture) && tokens[0] === picture * 4,
    on: s.upgrade[picture]!,
  };
};

const seatOf = (s: Battlegrounds, seat: Seat): SeatShown => {
  const { config, score } = s;
  const pawns = config.pawnsOf[seat]!.filter((pawn) => s.inGame.has(pawn));
  const cards = (zone: number): CardShown[] =>
    [...s.tank.list(zone)].sort((a, b) => a - b).map((card) => shownCard(s, card));
  return {
    seat,
    pawns: pawns.map((pawn) => ({
      pawn,
      colour: COLOURS[pawn]!,
      card: activeCard(s, pawn),
      square: s.square[pawn]!,
      stack: config.solo
        ? []
        : [...score.list(score.plan.base.stack! + pawn)]
            .map((one) => ({ id: SCORE_IDS[one]!, value: worthOf(one) }))
            .sort((a, b) => b.value - a.value),
      lost: s.lost.has(pawn),
    })),
    active: pawns.flatMap((pawn) => (activeCard(s, pawn) < 0 ? [] : [shownCard(s, activeCard(s, pawn))])),
    reserve: cards(reserveOf(s, seat)),
    area:
      config.areaOf[seat] === seat
        ? PICTURE_IDS.flatMap((_, picture) =>
            heldOf(s, seat, picture) > 0 ? [pictureOfArea(s, seat, picture)] : [],
          )
        : [],
    won: [...score.list(score.plan.base.won! + seat)].map((one) => ({
      id: SCORE_IDS[one]!,
      value: worthOf(one),
      colour: COLOURS[(one / 3) | 0]!,
    })),
    points: pointsOf(s, seat),
    fromWon: wonBy(s, seat).sum,
  };
};

const soloOf = (s: Battlegrounds): SoloShown => {
  const { dud, token, score } = s;
  const left = (from: number): boolean[] =>
    Array.from({ length: LETTER_DUDS }, (_, n) => dud.zoneOf[from + n] !== dud.plan.base.revealed);
  const stock = score.size(score.plan.base.stock!);
  return {
    letters: left(0),
    digits: left(LETTER_DUDS),
    tokens: [...token.list(token.plan.base.artillery!)].sort((a, b) => a - b).map(shownToken),
    tanks: score.plan.ids.length - stock,
    stock,
    points: artilleryPoints(s),
    stars: starsFor(pointsOf(s, 0)),
    shots: s.shots,
  };
};

/** `told`: the events of the last decision, where they are known. */
export const modelOf = (view: View, told: readonly BattlegroundsEvent[]): Model => {
  const s = stateFromView(battlegrounds, view);
  const offered = [...s.tank.list(s.tank.zone('offer')), ...s.tank.list(s.tank.zone('drawn'))];
  return {
    state: s,
    asked: ASKED[s.asked]!,
    turnOf: view.outcome ? -1 : s.turnOf,
    squares: Array.from({ length: SQUARE_COUNT }, (_, square) => squareOf(s, square)),
    seats: Array.from({ length: s.config.seats }, (_, seat) => seatOf(s, seat)),
    offer: offered.sort((a, b) => a - b).map((card) => shownCard(s, card)),
    deck: s.tank.size(deckOf(s)),
    box: s.config.family ? 0 : s.tank.size(s.tank.zone('box')),
    duds: s.config.solo || s.config.family ? 0 : s.dud.size(supplyOf(s)),
    stall: s.fruitless,
    limit: s.config.family ? s.config.stall : s.config.solo ? 0 : stallLimit(s),
    solo: s.config.solo ? soloOf(s) : undefined,
    told,
  };
};
