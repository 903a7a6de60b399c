/**
 * Sabotage: every opponent gives up a card (RUSH-6.8–6.13). Opponents with several cards are asked at once, with sealed
 * answers. An only card is taken, and empty hands are skipped. The sizes of hands are public, so who is asked reveals
 * nothing.
 */
import type { Decision } from '#engine/game.ts';
import { numberOf, type Seat, seatBit } from '#engine/seats.ts';
import {
  COST,
  ENGINEER,
  isBase,
  isMedal,
  KIND_IDS,
  KIND_OF,
  POINTS,
  TECHNICIAN,
  VOLUNTEERS,
} from '../../content/cards.ts';
import { anyCard } from '../at-random.ts';
import { offerEach, refuseWhileAsked } from '../drafts.ts';
import { type Effect, questionAnswered, tellNoEffect } from '../effect.ts';
import type { Tell } from '../events.ts';
import { kindsIn } from '../hand.ts';
import { cardText, forms, readOne } from '../notation.ts';
import { copyIn, countIn, nameOf, toDepot } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { handOf, type RushState, SABOTAGE } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import type { RushPoint } from './point.ts';

const giveUp = (s: RushState, seat: Seat, card: number, tell: Tell | null): void => {
  toDepot(s, card, seat);
  tell?.({ type: 'gaveUp', seat: numberOf(seat), card: nameOf(card) });
};
/** After the last answer: takes the only cards, and continues with the card in play. */
const end = (s: RushState, tell: Tell | null): void => {
  for (let other = 0; other < s.config.seats; other++)
    if (s.onlyCard & seatBit(other)) giveUp(s, other, s.card.first(handOf(s, other)), tell);
  s.onlyCard = 0;
  questionAnswered(s);
};

export const sabotage: Effect = {
  start: (s, seat, _ability, _chance, tell) => {
    tell?.({ type: 'sabotage', seat: numberOf(seat) });
    for (let other = 0; other < s.config.seats; other++) {
      if (other === seat) continue;
      const held = s.card.size(handOf(s, other));
      if (held === 1) s.onlyCard |= seatBit(other);
      else if (held > 1) s.owing |= seatBit(other);
    }
    if (s.owing === 0 && s.onlyCard === 0) tellNoEffect(s, seat, tell);
    if (s.owing === 0) end(s, tell);
    else s.asked = SABOTAGE;
  },
};

/** RUSH-13.5: when time has run out, the card with the lowest rank is given up. */
const rankOf = (kind: number): number => {
  if (isBase(kind)) return 0;
  if (kind === TECHNICIAN) return 1;
  if (kind === VOLUNTEERS) return 2;
  if (kind === ENGINEER) return 3;
  if (isMedal(kind)) return 3 + POINTS[kind]!;
  return 10 + COST[kind]!;
};
const lowestCard = (s: RushState, seat: Seat): Decision => {
  const kinds = s.card.list(handOf(s, seat)).map((card) => KIND_OF[card]!);
  const lowest = Math.min(...kinds.map(rankOf));
  return [
    step(
      VERB.discard,
      kinds.find((kind) => rankOf(kind) === lowest),
    ),
  ];
};

export const chooseSabotageDiscard: RushPoint = {
  name: 'chooseSabotageDiscard',
  ability: 'sabotage',
  clause: 'RUSH-6.8',
  asks: { how: 'sealed', seats: (s) => s.owing },
  moves: [
    {
      verbs: [VERB.discard],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0) offerEach(VERB.discard, kindsIn(s, handOf(s, seat)), offer);
      },
      refuse: (s, seat, draft) => {
        const kind = aboutOf(draft[0]!);
        return draft.length > 1 || kind >= KIND_IDS.length || countIn(s, handOf(s, seat), kind) === 0
          ? refuse('GIVE_ONE_CARD')
          : undefined;
      },
      notNow: () => refuse('NO_DISCARDS'),
      // RUSH-6.10: the sealed answers are applied one after another at one place of the log.
      apply: (s, seat, decision, _chance, tell) => {
        giveUp(s, seat, copyIn(s, handOf(s, seat), aboutOf(decision[0]!)), tell);
        s.owing &= ~seatBit(seat);
        if (s.owing === 0) end(s, tell);
      },
      final: () => 'RUSH-13.1',
      write: (_s, [card]) => `discard ${cardText(card!)}`,
      read: forms([/^discard (.+)$/, ([card]) => readOne(VERB.discard, card!)]),
    },
  ],
  // An opponent who owes a card can do nothing else out of turn.
  otherwise: () => refuse('NOT_YOUR_TURN'),
  barred: (s, seat, verb) => (seat === s.turnOf ? refuseWhileAsked(s, seat, verb) : refuse('NOT_YOUR_TURN')),
  late: lowestCard,
  sample: (s, seat, chance) => [step(VERB.discard, KIND_OF[anyCard(s, handOf(s, seat), chance)]!)],
};
