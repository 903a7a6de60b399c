/**
 * Step II of a turn: asks for the next act until the player ends the step (RUSH-3.5–3.14). Each act is one decision.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { KIND_OF, VEHICLE_COUNT } from '../../../content/cards.ts';
import { anyCard, cardAfter, happens } from '../../at-random.ts';
import { kindsIn } from '../../hand.ts';
import { handOf, type RushState, reserveOf } from '../../state.ts';
import { step, VERB } from '../../steps.ts';
import { ofTurn, type RushPoint } from '../point.ts';
import { attack, sampleAttack } from './attack.ts';
import { buy, sampleBuy } from './buy.ts';
import { deploy, sampleDeploy } from './deploy.ts';
import { end } from './end.ts';
import type { StepTwoMove } from './move.ts';
import { mayPlayAtRandom, play } from './play.ts';

/** In listing order: the uses of a card of the hand, purchases, the end of the step. */
const MOVES: readonly StepTwoMove[] = [play, deploy, attack, buy, end];
const moves = (about: StepTwoMove['about']) => MOVES.filter((move) => move.about === about);
const WITH_HAND = moves('hand');
const WITH_RESERVE = moves('reserve');
const WITH_NOTHING = moves('nothing');

const END: Decision = [step(VERB.end)];
/** In sixteenths: how often a random player ends the step, and how often they try to buy before using the hand. */
const END_ODDS = 1;
const BUY_FIRST_ODDS = 2;

/** A random use of this card of the hand, or undefined. */
const sampleUse = (s: RushState, seat: Seat, kind: number, chance: Chance): Decision | undefined => {
  const vehicle = kind < VEHICLE_COUNT;
  if (vehicle && s.played.has(kind)) return undefined;
  const attacking = vehicle ? sampleAttack(s, seat, kind, chance) : undefined;
  if (attacking) return attacking;
  if (mayPlayAtRandom(kind, chance)) return [step(VERB.play, kind)];
  return vehicle ? sampleDeploy(s, seat, kind, chance) : undefined;
};

export const stepTwo: RushPoint = {
  name: 'stepTwo',
  clause: 'RUSH-3.5',
  // RUSH-13.4: asked even if ending the step is the only answer.
  asks: ofTurn('always'),
  moves: MOVES,
  /** RUSH-13.12: first the cards of the hand in their order, then the Reserve from slot 0. */
  offerFirst: (s, seat, offer) => {
    for (const kind of kindsIn(s, handOf(s, seat)))
      for (const move of WITH_HAND) offer(step(move.verbs[0], kind));
    for (const vehicle of s.card.list(reserveOf(s)))
      for (const move of WITH_RESERVE) offer(step(move.verbs[0], vehicle));
    for (const move of WITH_NOTHING) offer(step(move.verbs[0]));
  },
  // RUSH-13.5: when time has run out, step II ends.
  late: () => END,
  /**
   * Tries to use the cards of the hand in turn, from a random one on: each may attack, be played or defend. If none is
   * used, buys a Vehicle if one can be bought, and else ends the step.
   */
  sample: (s, seat, chance) => {
    const hand = handOf(s, seat);
    const held = s.card.size(hand);
    if (held === 0 || happens(END_ODDS, chance)) return END;
    if (!happens(BUY_FIRST_ODDS, chance)) {
      let card = anyCard(s, hand, chance);
      for (let i = 0; i < held; i++) {
        const use = sampleUse(s, seat, KIND_OF[card]!, chance);
        if (use) return use;
        card = cardAfter(s, card, hand);
      }
    }
    return sampleBuy(s, seat, chance) ?? END;
  },
};
