/**
 * Spies: a small game of hidden hands. Cards 1 to 12 in a face-down pile, three in each hand. A turn is one
 * of: draw a card; play one face up for its value; spy on somebody's hand, once a game; bury a card under the
 * pile, where only its owner knows it to be. An empty pile is replaced by shuffling the played cards. After
 * six turns each, or when the seat on turn can do nothing at all, the most points win. In pairs, partners sit
 * opposite, see each other's hands, and may draw for each other.
 */
import type { Chance } from '../../chance.ts';
import type { Draft, Game, Outcome } from '../../game.ts';
import { flag, int } from '../../layout/domain.ts';
import { perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import { BOTTOM } from '../../layout/zones.ts';
import type { Tell } from '../../narration.ts';
import { err, ok, type Refusal, refusal } from '../../result.ts';
import { everybody, numberOf, type SeatNumber, seatBit } from '../../seats.ts';
import { ranked, tableRules } from './table.ts';

const CARDS = Array.from({ length: 12 }, (_, i) => `c${i + 1}`);
const TURNS = 6;
const HAND = 3;

/** Steps: the action in the high part, its card or seat in the low part. */
export const DRAW = 0;
export const PLAY = 100;
export const BURY = 200;
const SPY = 300;

const fields = {
  turn: scalar(int(0, 4 * TURNS)),
  points: perSeat(int(0, 999)),
  spied: perSeat(flag()),
  resigned: perSeat(flag()),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'team', ordered: false },
      played: { per: 'table', see: 'open', ordered: true },
    },
    'pile',
  ),
};
export interface HandsConfig {
  readonly seats: number;
  readonly pairs: boolean;
  readonly make: () => HandsState;
}
export type HandsState = StateOf<typeof fields, HandsConfig>;

/** Its events; seats from 1. */
type HandsEvent =
  /** The played cards were shuffled into a new pile. */
  | { readonly type: 'reshuffled' }
  /** For viewers who see the hand; everybody else gets `drew`. */
  | { readonly type: 'drewCard'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'drew'; readonly seat: SeatNumber }
  /** A seat looks at the hand of another. */
  | { readonly type: 'spied'; readonly seat: SeatNumber; readonly target: SeatNumber }
  | { readonly type: 'buried'; readonly seat: SeatNumber }
  | { readonly type: 'played'; readonly seat: SeatNumber; readonly card: string };

const onTurn = (s: HandsState): number => s.turn % s.config.seats;
/** The partner of the seat on turn, or -1. */
const partner = (s: HandsState): number => (s.config.pairs ? (onTurn(s) + 2) % 4 : -1);
/** All cards are in other hands, and the seat on turn has spied: it has no legal action. */
const stuck = (s: HandsState): boolean => {
  const { card } = s;
  const empty = (zone: number) => card.size(zone) === 0;
  if (!empty(card.zone('pile')) || !empty(card.zone('played'))) return false;
  return empty(card.zone('hand', onTurn(s))) && s.spied[onTurn(s)] !== 0;
};
const over = (s: HandsState): boolean =>
  s.turn >= TURNS * s.config.seats || s.resigned.some((given) => given !== 0) || stuck(s);

/** Why this seat may not take this step; the only place that decides it. */
const refuseStep = (s: HandsState, seat: number, step: number): Refusal | undefined => {
  if (!Number.isInteger(step)) return refusal('NO_SUCH_CARD', 'SP-2.2');
  if (step === DRAW)
    return s.card.size(s.card.zone('pile')) + s.card.size(s.card.zone('played')) > 0
      ? undefined
      : refusal('NOTHING_TO_DRAW', 'SP-2.1');
  if (step >= SPY && step < SPY + s.config.seats) {
    if (step - SPY === seat) return refusal('OWN_HAND', 'SP-2.3');
    return s.spied[seat] ? refusal('SPIED_BEFORE', 'SP-2.3') : undefined;
  }
  const base = step >= BURY ? BURY : PLAY;
  const card = step - base;
  if (card < 0 || card >= CARDS.length) return refusal('NO_SUCH_CARD', 'SP-2.2');
  return s.card.zoneOf[card] === s.card.zone('hand', seat)
    ? undefined
    : refusal('NOT_IN_HAND', 'SP-2.2', { card: CARDS[card]! });
};

const refuse = (s: HandsState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (over(s)) return refusal('GAME_OVER', 'SP-3');
  if (seat !== onTurn(s) && seat !== partner(s)) return refusal('NOT_YOUR_TURN', 'SP-2');
  if (draft.length > 1 || (whole && draft.length === 0)) return refusal('ONE_DEED_A_TURN', 'SP-2');
  const [step] = draft;
  if (step === undefined) return undefined;
  if (seat === partner(s) && step !== DRAW) return refusal('PARTNERS_ONLY_DRAW', 'SP-5.1');
  return refuseStep(s, seat, step);
};

const drawCard = (s: HandsState, seat: number, chance: Chance, tell: Tell<HandsEvent> | null): void => {
  const { card } = s;
  const pile = card.zone('pile');
  if (card.size(pile) === 0) {
    card.moveAll(card.zone('played'), pile);
    card.shuffle(pile, chance);
    tell?.({ type: 'reshuffled' });
  }
  const drawn = card.first(pile);
  card.move(drawn, card.zone('hand', seat));
  const others = { type: 'drew', seat: numberOf(seat) } as const;
  tell?.({ type: 'drewCard', seat: numberOf(seat), card: CARDS[drawn]! }, s.layout.teamOf(seat), others);
};

const apply = (
  s: HandsState,
  seat: number,
  draft: Draft,
  chance: Chance,
  tell: Tell<HandsEvent> | null,
): void => {
  const step = draft[0]!;
  const { card } = s;
  if (step === DRAW) drawCard(s, seat, chance, tell);
  else if (step >= SPY) {
    const target = step - SPY;
    s.spied[seat] = 1;
    card.showAll(card.zone('hand', target), seatBit(seat));
    tell?.({ type: 'spied', seat: numberOf(seat), target: numberOf(target) });
  } else if (step >= BURY) {
    card.move(step - BURY, card.zone('pile'), BOTTOM);
    tell?.({ type: 'buried', seat: numberOf(seat) });
  } else {
    card.move(step - PLAY, card.zone('played'));
    s.points[seat] = s.points[seat]! + step - PLAY + 1;
    tell?.({ type: 'played', seat: numberOf(seat), card: CARDS[step - PLAY]! });
  }
  s.turn++;
};

const outcome = (s: HandsState): Outcome | undefined =>
  over(s) ? ranked(s.points, s.resigned, 'points') : undefined;

const WORDS: readonly (readonly [word: string, base: number])[] = [
  ['play', PLAY],
  ['bury', BURY],
  ['spy', SPY],
];

export const hands: Game<HandsState, HandsConfig, HandsEvent> = {
  id: 'small-hands',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [
    { kind: 'choice', id: 'memory', clause: 'SP-4', values: ['kept', 'forgotten'], initial: 'kept' },
    { kind: 'flag', id: 'pairs', clause: 'SP-5', initial: false, when: { seats: [4] } },
  ],
  config: ({ memory, pairs }, seats) => {
    const config: HandsConfig = { seats, pairs: pairs === true, make: () => make() };
    const teamOf = (seat: number) => seatBit(seat) | seatBit((seat + 2) % 4);
    const layout = {
      seats,
      memory: memory === 'kept' ? ('kept' as const) : ('forgotten' as const),
      ...(pairs ? { teamOf } : {}),
    };
    const make = stateFactory(fields, layout, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < HAND; i++) s.card.move(s.card.first(pile), s.card.zone('hand', seat));
    // The card at the bottom was turned up for a moment, so everybody has seen it.
    if (s.card.size(pile) > 0) s.card.show(s.card.last(pile), everybody(s.config.seats));
  },

  active: (s) => (over(s) ? 0 : seatBit(onTurn(s))),
  may: (s) => (partner(s) < 0 || refuse(s, partner(s), [DRAW], true) ? 0 : seatBit(partner(s))),
  point: (s, seat) => (!over(s) && seat === onTurn(s) ? { name: 'turn', clause: 'SP-2' } : undefined),
  steps: (s, seat, draft, out) => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = draft.length === 1;
    if (out.complete) return;
    const offer = (step: number) => {
      if (!refuse(s, seat, [step], true)) out.add(step);
    };
    offer(DRAW);
    for (let other = 0; other < s.config.seats; other++) offer(SPY + other);
    for (const card of s.card.list(s.card.zone('hand', seat))) {
      offer(PLAY + card);
      offer(BURY + card);
    }
  },
  refuse,
  apply,
  // What is buried lay in a hand; everything else can be read off the table afterwards.
  textIsPublic: (_s, _seat, [step]) => step! < BURY || step! >= SPY,
  timeout: (s, seat) => [refuseStep(s, seat, DRAW) ? PLAY + s.card.first(s.card.zone('hand', seat)) : DRAW],
  outcome,
  maxDecisions: ({ seats }) => TURNS * seats,

  write: (_s, _seat, [step]) => {
    const [word, base] = WORDS.findLast(([, from]) => step! >= from) ?? ['draw', DRAW];
    if (word === 'draw') return word;
    return word === 'spy' ? `spy ${step! - base + 1}` : `${word} ${CARDS[step! - base]}`;
  },
  read: (_s, _seat, text) => {
    const [word, about, more] = text.trim().toLowerCase().split(/\s+/);
    if (word === 'draw' && about === undefined) return ok([DRAW]);
    const base = WORDS.find(([w]) => w === word)?.[1];
    const index = base === SPY ? Number(about) - 1 : CARDS.indexOf(about ?? '');
    if (
      base === undefined ||
      more !== undefined ||
      !Number.isInteger(index) ||
      index < 0 ||
      index >= CARDS.length
    )
      return err(refusal('NOT_A_DEED', 'SP-2'));
    return ok([base + index]);
  },
  derived: (s) => ({ pile: s.card.size(s.card.zone('pile')) }),
  table: () => tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.turn = TURNS * s.config.seats;
    else s.resigned[fact.seat] = 1;
  },
};
