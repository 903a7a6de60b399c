/**
 * Random answers without lists, for playouts. Every legal answer can come up; not all are equally likely. What is drawn
 * is judged by the rules: after some that are refused, the answer is the one that ends the question.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Zones } from '#engine/layout/zones.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../../content/copies.ts';
import { SLOTS } from '../../content/effects.ts';
import { type Action, TRAVEL_KINDS } from '../../content/travel.ts';
import { interferenceKind, slotsToName } from '../interference.ts';
import { campHand, type Eighty, terrainReserve, travelHand, UPGRADE, WEAPON } from '../state.ts';
import { CONVERT_ZERO, step, VERB, verbOf } from '../steps.ts';
import { isFilled } from '../vehicle.ts';
import { MODE_NUMBERS } from './fire.ts';
import type { Point } from './point.ts';

type Refuse = (s: Eighty, seat: Seat, draft: Decision) => Refusal | undefined;

/** The refusals of a question's moves, found by the verb of the first step. */
const judgedBy = ({ moves }: Point): Refuse => {
  const refuses: Point['moves'][number]['refuse'][] = [];
  for (const move of moves) for (const verb of move.verbs) refuses[verb] = move.refuse;
  return (s, seat, draft) => refuses[verbOf(draft[0]!)]!(s, seat, draft, true);
};

const PASS: Decision = [step(VERB.pass)];
const MOVE: Decision = [step(VERB.move)];
const END: Decision = [step(VERB.end)];
const KEEP: Decision = [step(VERB.keep)];

/** Card `n` of a zone. */
const nthOf = (cards: Zones, zone: number, n: number): number => {
  let card = cards.first(zone);
  for (let i = 0; i < n; i++) card = cards.next(card);
  return card;
};
/** The kind of a random travel card in hand; the hand is not empty. */
const travelIn = (s: Eighty, seat: Seat, chance: Chance): number => {
  const hand = travelHand(s, seat);
  return TRAVEL_KIND_OF[nthOf(s.travel, hand, chance.draw(s.travel.size(hand)))]!;
};
const campIn = (s: Eighty, seat: Seat, chance: Chance): number => {
  const hand = campHand(s, seat);
  return CAMP_KIND_OF[nthOf(s.camp, hand, chance.draw(s.camp.size(hand)))]!;
};
const otherThan = (s: Eighty, seat: Seat, chance: Chance): Seat =>
  (seat + chance.draw(s.config.seats - 1) + 1) % s.config.seats;

/** Interference of this kind at somebody. */
const aimed = (s: Eighty, seat: Seat, kind: number, chance: Chance): Decision => {
  const begin = [step(VERB.interfere, kind), step(VERB.target, otherThan(s, seat, chance))];
  const slots = slotsToName(interferenceKind(kind)!);
  if (slots.length === 0) return begin;
  return [...begin, step(VERB.remove, SLOTS.indexOf(slots[chance.draw(slots.length)]!))];
};

/** In a window: a random card of the hand, if it is interference; else a pass. */
const sampleWindow =
  (refuse: Refuse) =>
  (s: Eighty, seat: Seat, chance: Chance): Decision => {
    const kind = travelIn(s, seat, chance);
    if (TRAVEL_KINDS[kind]!.type !== 'interference' || chance.draw(2) === 0) return PASS;
    const decision = aimed(s, seat, kind, chance);
    return refuse(s, seat, decision) ? PASS : decision;
  };

/** When attacked: a random card of the hand, if it is a reaction that fits; else a pass. */
const sampleReaction =
  (refuse: Refuse) =>
  (s: Eighty, seat: Seat, chance: Chance): Decision => {
    const kind = travelIn(s, seat, chance);
    if (TRAVEL_KINDS[kind]!.type !== 'reaction') return PASS;
    const decision = [step(VERB.react, kind)];
    return refuse(s, seat, decision) ? PASS : decision;
  };

const sampleAction = (s: Eighty, kind: number, { effect }: Action, chance: Chance): Decision => {
  const first = step(VERB.play, kind);
  if (effect.do === 'convert')
    return [
      first,
      step(VERB.convert, effect.least + chance.draw(effect.most - effect.least + 1) + CONVERT_ZERO),
    ];
  if (effect.do !== 'swapTerrain') return [first];
  const { terrainAt } = s.config;
  const reserve = terrainReserve(s);
  const fresh = nthOf(s.terrain, reserve, chance.draw(s.terrain.size(reserve)));
  return [first, step(VERB.swap, terrainAt[chance.draw(terrainAt.length)]!), step(VERB.reserve, fresh)];
};
const sampleCard = (s: Eighty, seat: Seat, chance: Chance): Decision => {
  const kind = travelIn(s, seat, chance);
  const card = TRAVEL_KINDS[kind]!;
  switch (card.type) {
    case 'coal':
      return [step(VERB.shovel, kind)];
    case 'crew':
      return [step(VERB.crew, kind)];
    case 'interference':
      return aimed(s, seat, kind, chance);
    case 'action':
      return sampleAction(s, kind, card, chance);
    case 'reaction':
      return MOVE;
  }
};

/** What a random action of phase 2 begins with. */
const MOVES = 3;
const CARDS = 6;
const CHOICES = 12;
/** So many refused ones end the turn. */
const TRIES = 4;

const sampleDeed = (s: Eighty, seat: Seat, chance: Chance): Decision => {
  const choice = chance.draw(CHOICES);
  if (choice < MOVES) return MOVE;
  if (choice < CARDS) return s.travel.size(travelHand(s, seat)) > 0 ? sampleCard(s, seat, chance) : MOVE;
  switch (choice) {
    case CARDS:
    case CARDS + 1:
      return s.camp.size(campHand(s, seat)) > 0 ? [step(VERB.install, campIn(s, seat, chance))] : MOVE;
    case CARDS + 2:
      if (!isFilled(s, seat, WEAPON)) return MOVE;
      return chance.draw(2) === 0
        ? [step(VERB.launch, chance.draw(2))]
        : [
            step(VERB.fire, otherThan(s, seat, chance)),
            step(VERB.mode, MODE_NUMBERS[chance.draw(MODE_NUMBERS.length)]!),
          ];
    case CARDS + 3:
      if (!isFilled(s, seat, UPGRADE)) return MOVE;
      return s.covered[seat] === 1 ? [step(VERB.rearm)] : [step(VERB.use, chance.draw(2))];
    case CARDS + 4:
      return chance.draw(4) === 0 ? [step(VERB.throw, chance.draw(SLOTS.length))] : MOVE;
    default:
      return END;
  }
};
const sampleAct =
  (refuse: Refuse) =>
  (s: Eighty, seat: Seat, chance: Chance): Decision => {
    if (s.ap[seat] === 0 && !s.config.freeAtZero) {
      // EC-5.9: what is left is to discard what is aboard, and to end.
      const throwOut = [step(VERB.throw, chance.draw(SLOTS.length))];
      return chance.draw(8) === 0 && !refuse(s, seat, throwOut) ? throwOut : END;
    }
    for (let i = 0; i < TRIES; i++) {
      const decision = sampleDeed(s, seat, chance);
      if (decision === END || !refuse(s, seat, decision)) return decision;
    }
    return END;
  };

/** In phase 3: to keep all, to discard a card of the hand, or seldom something aboard. */
const sampleDiscard =
  (refuse: Refuse) =>
  (s: Eighty, seat: Seat, chance: Chance): Decision => {
    const cards = s.travel.size(travelHand(s, seat));
    const tools = s.camp.size(campHand(s, seat));
    const which = chance.draw(cards + tools + 3);
    if (which < cards)
      return [step(VERB.dropTravel, TRAVEL_KIND_OF[nthOf(s.travel, travelHand(s, seat), which)]!)];
    if (which < cards + tools)
      return [step(VERB.dropCamp, CAMP_KIND_OF[nthOf(s.camp, campHand(s, seat), which - cards)]!)];
    const throwOut = [step(VERB.throw, chance.draw(SLOTS.length))];
    return which > cards + tools || refuse(s, seat, throwOut) ? KEEP : throwOut;
  };
/** The drawing of a card, where there is a choice. */
const sampleDraw =
  (refuse: Refuse) =>
  (s: Eighty, seat: Seat, chance: Chance): Decision => {
    const decision = chance.draw(8) === 0 ? [step(VERB.throw, chance.draw(SLOTS.length))] : undefined;
    if (decision && !refuse(s, seat, decision)) return decision;
    const deck = chance.draw(2);
    const drawn = [step(VERB.draw, deck)];
    return refuse(s, seat, drawn) ? [step(VERB.draw, 1 - deck)] : drawn;
  };

const SAMPLES: Readonly<Record<string, (refuse: Refuse) => NonNullable<Point['sample']>>> = {
  interfere: sampleWindow,
  react: sampleReaction,
  act: sampleAct,
  discardHand: sampleDiscard,
  drawFrom: sampleDraw,
};
/** The decision points, with random answers where their lists would be long. */
export const withSamples = (points: readonly Point[]): readonly Point[] =>
  points.map((point) => {
    const sample = SAMPLES[point.name];
    return sample ? { ...point, sample: sample(judgedBy(point)) } : point;
  });
