/**
 * High Card: everybody holds some cards; in each trick everybody in turn lays one open, and the highest takes the
 * trick and leads the next. Most tricks win. The clauses stand in `text/rulebook.en.ts`.
 */
import type { Draft, Game, Outcome } from '#engine/game.ts';
import { int, seatOrNone } from '#engine/layout/domain.ts';
import { perSeat, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import type { Tell } from '#engine/narration.ts';
import { err, ok, type Refusal, refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';

const CARDS = Array.from({ length: 20 }, (_, i) => `card-${i + 1}`);
const MOST_CARDS = 5;

/** The state, declared once. From this come saving, views, imagining and the audit. */
const fieldsFor = (seats: number) => ({
  turn: scalar(seatOrNone(seats)),
  tricks: perSeat(int(0, MOST_CARDS)),
  card: zones(
    CARDS,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      laid: { per: 'seat', see: 'open', ordered: false },
      taken: { per: 'table', see: 'open', ordered: false },
    },
    'deck',
  ),
});

/** What never changes during a match. */
export interface HighCardConfig {
  readonly seats: number;
  readonly cards: number;
  readonly blank: () => HighCard;
}
export type HighCard = StateOf<ReturnType<typeof fieldsFor>, HighCardConfig>;

/** The events, for the record and the announcements; seats and cards are numbered from 1. */
export type HighCardEvent =
  /** A card is laid (HC-2.1). */
  | { readonly type: 'laid'; readonly seat: number; readonly card: number }
  /** The highest card takes the trick (HC-2.2). */
  | { readonly type: 'tookTrick'; readonly seat: number; readonly card: number };

const laidBy = (s: HighCard, seat: number): number => s.card.first(s.card.zone('laid', seat));

/** Why this seat may not lay this card. The list of steps, the refusals and `apply` all use this function. */
const refuseCard = (s: HighCard, seat: number, card: number): Refusal | undefined =>
  Number.isInteger(card) && s.card.zoneOf[card] === s.card.zone('hand', seat)
    ? undefined
    : refusal('NOT_IN_HAND', 'HC-2.1', { card: card + 1 });

const refuse = (s: HighCard, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (s.turn < 0) return refusal('GAME_OVER', 'HC-2.3');
  if (seat !== s.turn) return refusal('NOT_YOUR_TURN', 'HC-2.1');
  if (draft.length > 1 || (whole && draft.length === 0)) return refusal('ONE_CARD', 'HC-2.1');
  return draft.length === 0 ? undefined : refuseCard(s, seat, draft[0]!);
};

/** HC-2.2: the trick is complete. */
const take = (s: HighCard, tell: Tell<HighCardEvent> | null): void => {
  const { seats } = s.config;
  let winner = 0;
  for (let seat = 1; seat < seats; seat++) if (laidBy(s, seat) > laidBy(s, winner)) winner = seat;
  s.tricks[winner] = s.tricks[winner]! + 1;
  tell?.({ type: 'tookTrick', seat: winner + 1, card: laidBy(s, winner) + 1 });
  for (let seat = 0; seat < seats; seat++) s.card.move(laidBy(s, seat), s.card.zone('taken'));
  s.turn = s.card.size(s.card.zone('hand', winner)) > 0 ? winner : -1;
};

const apply = (s: HighCard, seat: number, [card]: Draft, tell: Tell<HighCardEvent> | null): void => {
  s.card.move(card!, s.card.zone('laid', seat));
  tell?.({ type: 'laid', seat: seat + 1, card: card! + 1 });
  const next = (seat + 1) % s.config.seats;
  if (laidBy(s, next) < 0) s.turn = next;
  else take(s, tell);
};

const outcome = (s: HighCard): Outcome | undefined => {
  if (s.turn >= 0) return undefined;
  const scores = Array.from(s.tricks);
  return {
    ranks: scores.map((own) => 1 + scores.filter((other) => other > own).length),
    scores,
    reason: 'tricks',
  };
};

/** What the rules rely on, and a position set up by hand could violate. */
const audit = (s: HighCard): string[] => {
  const { seats, cards } = s.config;
  const size = (zone: 'hand' | 'laid', seat: number) => s.card.size(s.card.zone(zone, seat));
  const left = size('hand', 0) + size('laid', 0);
  const faults: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    if (size('hand', seat) + size('laid', seat) !== left) faults.push('somebody has more cards than another');
  if (s.tricks.reduce((sum, tricks) => sum + tricks, left) > cards) faults.push('there are too many cards');
  if (s.turn < 0 !== (left === 0)) faults.push('it is over with the last card, not before');
  // From the seat on turn: first the seats that have not laid a card in this trick, then those that have.
  let open = 0;
  for (let i = 0; i < seats && s.turn >= 0; i++) {
    const laid = size('laid', (s.turn + i) % seats);
    if (laid === 0 && open === i) open++;
    else if (laid !== 1 || open === 0) faults.push('cards are laid one after another');
  }
  return faults;
};

export const highCard: Game<HighCard, HighCardConfig, HighCardEvent> = {
  id: 'high-card',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [{ kind: 'number', id: 'cards', clause: 'HC-1.2', min: 2, max: MOST_CARDS, initial: 3 }],

  config: (options, seats) => {
    const config: HighCardConfig = { seats, cards: Number(options.cards), blank: () => blank() };
    const blank = stateFactory(fieldsFor(seats), { seats }, config);
    return ok(config);
  },
  blank: (config) => config.blank(),
  setup: (s, chance) => {
    const deck = s.card.zone('deck');
    s.card.shuffle(deck, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < s.config.cards; i++) s.card.move(s.card.first(deck), s.card.zone('hand', seat));
    s.turn = 0;
  },

  active: (s) => (s.turn < 0 ? 0 : seatBit(s.turn)),
  point: (s, seat) => (seat === s.turn ? { name: 'layCard', clause: 'HC-2.1' } : undefined),
  steps: (s, seat, draft, out) => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = draft.length === 1;
    if (!out.complete) for (const card of s.card.list(s.card.zone('hand', seat))) out.add(card);
  },
  refuse,
  apply: (s, seat, decision, _chance, tell) => apply(s, seat, decision, tell),
  timeout: (s, seat) => [s.card.first(s.card.zone('hand', seat))],
  outcome,
  audit,
  maxDecisions: ({ seats, cards }) => seats * cards,

  write: (_s, _seat, [card]) => `lay ${card! + 1}`,
  read: (_s, _seat, text) => {
    const found = /^\s*(?:lay\s+)?(\d{1,2})\s*$/i.exec(text);
    return found ? ok([Number(found[1]) - 1]) : err(refusal('NOT_A_CARD', 'HC-2.1'));
  },

  table: () => ({}),
  fact: (_s, fact) => {
    throw new Error(`High Card knows no ${fact.kind}`);
  },
};
