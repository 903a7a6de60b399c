/**
 * A tiny game of hidden hands for tests of tables and server. Everybody bids one card of the hand, sealed and all at
 * once; the highest bid takes the round. Bids are told to everybody when all are in; hands are never told.
 */
import type { Game } from '#engine/game.ts';
import { int } from '#engine/layout/domain.ts';
import { perSeat, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { err, ok, refusal } from '#engine/result.ts';
import { everySeat, seatBit } from '#engine/seats.ts';

const CARDS = Array.from({ length: 10 }, (_, i) => `c${i}`);
const HAND = 3;

const fields = {
  cards: zones(
    CARDS,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      bid: { per: 'seat', see: 'secret', ordered: false },
      out: { per: 'table', see: 'open', ordered: false },
    },
    'deck',
  ),
  points: perSeat(int(0, 9)),
  round: scalar(int(0, HAND)),
};
type Bids = StateOf<typeof fields, { seats: number }>;
type BidsEvent =
  /** Told to its owner alone. */
  | { readonly type: 'yourHand'; readonly cards: readonly string[] }
  | { readonly type: 'bid'; readonly seat: number; readonly card: string };

const hand = (s: Bids, seat: number) => s.cards.zone('hand', seat);
const refuse = (s: Bids, seat: number, [card, ...more]: readonly number[]) => {
  if (s.round === HAND) return refusal('GAME_OVER', 'B-9');
  if (card === undefined) return undefined;
  return more.length > 0 || s.cards.zoneOf[card] !== hand(s, seat)
    ? refusal('NOT_IN_HAND', 'B-3')
    : undefined;
};

export const bids: Game<Bids, { seats: number }, BidsEvent> = {
  id: 'bids',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [],
  config: (_options, seats) => ok({ seats }),
  blank: (config) => stateFactory(fields, { seats: config.seats }, config)(),
  setup: (s, chance, tell) => {
    s.cards.shuffle(s.cards.zone('deck'), chance);
    for (let seat = 0; seat < s.config.seats; seat++) {
      for (let n = 0; n < HAND; n++) s.cards.move(s.cards.first(s.cards.zone('deck')), hand(s, seat));
      const names = s.cards.list(hand(s, seat)).map((c) => CARDS[c]!);
      tell?.({ type: 'yourHand', cards: names }, seatBit(seat));
    }
  },
  active: (s) => (s.round === HAND ? 0 : everySeat(s.config.seats)),
  point: (s) => (s.round === HAND ? undefined : { name: 'bid', clause: 'B-3' }),
  steps: (s, seat, draft, out) => {
    out.clear();
    if (draft.length > 0) out.complete = refuse(s, seat, draft) === undefined;
    else if (s.round < HAND) for (const card of s.cards.list(hand(s, seat))) out.add(card);
  },
  refuse: (s, seat, draft, whole) =>
    refuse(s, seat, draft) ?? (whole && draft.length === 0 ? refusal('NOT_IN_HAND', 'B-3') : undefined),
  apply: (s, seat, [card], _chance, tell) => {
    s.cards.move(card!, s.cards.zone('bid', seat));
    if (seat < s.config.seats - 1) return;
    // The last bid of the round reveals all bids.
    let best = -1;
    for (let other = 0; other < s.config.seats; other++) {
      const bid = s.cards.first(s.cards.zone('bid', other));
      if (best < 0 || bid > s.cards.first(s.cards.zone('bid', best))) best = other;
      tell?.({ type: 'bid', seat: other + 1, card: CARDS[bid]! });
    }
    for (let other = 0; other < s.config.seats; other++)
      s.cards.moveAll(s.cards.zone('bid', other), s.cards.zone('out'));
    s.points[best] = s.points[best]! + 1;
    s.round++;
  },
  timeout: (s, seat) => [s.cards.first(hand(s, seat))],
  outcome: (s) => {
    if (s.round < HAND) return undefined;
    const scores = [...s.points];
    return { ranks: scores.map((p) => 1 + scores.filter((q) => q > p).length), scores, reason: 'rounds' };
  },
  maxDecisions: () => 100,
  write: (_s, _seat, [card]) => `bid ${CARDS[card!]}`,
  read: (s, seat, text) => {
    const card = CARDS.indexOf(text.replace(/^bid /, ''));
    const refused = card < 0 ? refusal('NOT_IN_HAND', 'B-3') : refuse(s, seat, [card]);
    return refused ? err(refused) : ok([card]);
  },
  table: () => ({ resign: undefined }),
  fact: () => {
    throw new Error('Nothing is done at this table but bidding');
  },
};
