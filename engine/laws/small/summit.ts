/**
 * Summit: a small game of climbing. Cards 1 to 28 in a face-down pile, two in each hand. A turn is one of: play a card
 * face up and climb as many steps as it says; or draw a card. After five turns each, the highest climber wins. One
 * seat climbs alone and must reach step 40: a won or lost game.
 */
import type { Chance } from '../../chance.ts';
import type { Draft, Game, Outcome } from '../../game.ts';
import { flag, int } from '../../layout/domain.ts';
import { perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { err, ok, type Refusal, refusal } from '../../result.ts';
import { numberOf, type SeatNumber, seatBit } from '../../seats.ts';
import { ranked, tableRules } from './table.ts';

const TURNS = 5;
const HAND = 2;
const SEATS = 4;
/** Enough to draw one in every turn. */
const CARDS = Array.from({ length: SEATS * (HAND + TURNS) }, (_, i) => `c${i + 1}`);
/** How high one seat alone must climb. */
const GOAL = 40;

/** Steps: draw, or play the card of this number. */
const DRAW = 0;

const fields = {
  turn: scalar(int(0, SEATS * TURNS)),
  height: perSeat(int(0, 99)),
  resigned: perSeat(flag()),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      played: { per: 'table', see: 'open', ordered: false },
    },
    'pile',
  ),
};
export interface SummitConfig {
  readonly seats: number;
  readonly make: () => SummitState;
}
export type SummitState = StateOf<typeof fields, SummitConfig>;

/** Its events; seats from 1. */
type SummitEvent =
  | { readonly type: 'climbed'; readonly seat: SeatNumber; readonly card: string }
  /** For the seat itself; everybody else gets `drew`. */
  | { readonly type: 'drewCard'; readonly seat: SeatNumber; readonly card: string }
  | { readonly type: 'drew'; readonly seat: SeatNumber };

const onTurn = (s: SummitState): number => s.turn % s.config.seats;
const over = (s: SummitState): boolean => s.turn >= TURNS * s.config.seats || s.resigned.includes(1);

const refuse = (s: SummitState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (over(s)) return refusal('GAME_OVER', 'SU-4');
  if (seat !== onTurn(s)) return refusal('NOT_YOUR_TURN', 'SU-2');
  if (draft.length > 1 || (whole && draft.length === 0)) return refusal('ONE_DEED_A_TURN', 'SU-2');
  const [step] = draft;
  if (step === undefined) return undefined;
  if (step === DRAW) return undefined;
  const card = step - 1;
  if (!Number.isInteger(card) || card < 0 || card >= CARDS.length) return refusal('NO_SUCH_CARD', 'SU-2.1');
  return s.card.zoneOf[card] === s.card.zone('hand', seat)
    ? undefined
    : refusal('NOT_IN_HAND', 'SU-2.1', { card: CARDS[card]! });
};

const apply = (
  s: SummitState,
  seat: number,
  draft: Draft,
  _chance: Chance,
  tell: Tell<SummitEvent> | null,
): void => {
  const step = draft[0]!;
  const { card } = s;
  if (step === DRAW) {
    const drawn = card.first(card.zone('pile'));
    card.move(drawn, card.zone('hand', seat));
    const others = { type: 'drew', seat: numberOf(seat) } as const;
    tell?.({ type: 'drewCard', seat: numberOf(seat), card: CARDS[drawn]! }, seatBit(seat), others);
  } else {
    card.move(step - 1, card.zone('played'));
    s.height[seat] = s.height[seat]! + step;
    tell?.({ type: 'climbed', seat: numberOf(seat), card: CARDS[step - 1]! });
  }
  s.turn++;
};

const outcome = (s: SummitState): Outcome | undefined => {
  if (!over(s)) return undefined;
  if (s.config.seats > 1) return ranked(s.height, s.resigned, 'height');
  const [height = 0] = s.height;
  const won = height >= GOAL && !s.resigned[0];
  const reason = s.resigned[0] ? 'resign' : won ? 'reached' : 'fell';
  return { ranks: [1], results: [won ? 'won' : 'lost'], scores: [height], reason };
};

export const summit: Game<SummitState, SummitConfig, SummitEvent> = {
  id: 'small-summit',
  version: '1',
  seats: { min: 1, max: SEATS },
  options: [],
  config: (_options, seats) => {
    const config: SummitConfig = { seats, make: () => make() };
    const make = stateFactory(fields, { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < HAND; i++) s.card.move(s.card.first(pile), s.card.zone('hand', seat));
  },
  active: (s) => (over(s) ? 0 : seatBit(onTurn(s))),
  point: (s, seat) => (!over(s) && seat === onTurn(s) ? { name: 'turn', clause: 'SU-2' } : undefined),
  steps: (s, seat, draft, out) => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = draft.length === 1;
    if (out.complete) return;
    for (let step = DRAW; step <= CARDS.length; step++) if (!refuse(s, seat, [step], true)) out.add(step);
  },
  refuse,
  apply,
  timeout: (s, seat) => {
    const held = s.card.first(s.card.zone('hand', seat));
    return [held < 0 ? DRAW : held + 1];
  },
  outcome,
  maxDecisions: ({ seats }) => TURNS * seats,
  write: (_s, _seat, [step]) => (step === DRAW ? 'draw' : `play ${CARDS[step! - 1]}`),
  read: (_s, _seat, text) => {
    const plain = text.trim().toLowerCase();
    if (plain === 'draw') return ok([DRAW]);
    const card = CARDS.indexOf(/^play (c\d+)$/.exec(plain)?.[1] ?? '');
    return card < 0 ? err(refusal('NOT_A_DEED', 'SU-2')) : ok([card + 1]);
  },
  audit: (s) =>
    over(s) || s.card.size(s.card.zone('pile')) >= TURNS * s.config.seats - s.turn
      ? []
      : ['there is a card to draw in every turn to come'],
  // One seat alone has nobody to agree on a draw with.
  table: ({ seats }) => (seats > 1 ? tableRules : { ...tableRules, draw: undefined }),
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.turn = TURNS * s.config.seats;
    else s.resigned[fact.seat] = 1;
  },
};
