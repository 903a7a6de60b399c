/** Step II of a turn: what do you do now? (RUSH-3.5–3.14) Any number of deeds, one decision each, until it is ended. */
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

/** In listing order: what a card of the hand can do, what can be bought, the end. */
const MOVES: readonly StepTwoMove[] = [play, deploy, attack, buy, end];
const moves = (about: StepTwoMove['about']) => MOVES.filter((move) => move.about === about);
const WITH_HAND = moves('hand');
const WITH_RESERVE = moves('reserve');
const WITH_NOTHING = moves('nothing');

const END: Decision = [step(VERB.end)];
/** So many times in sixteen a random player ends the step, and looks at the Reserve before the hand. */
const ENDS = 1;
const BUYS_FIRST = 2;

/** Something to do with one card of the hand, or undefined. */
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
  // RUSH-13.4: ending the step is asked for even where nothing else is left.
  asks: ofTurn('always'),
  moves: MOVES,
  /** Card by card as the hand lies, then the Reserve from slot 0 (RUSH-13.12). */
  offerFirst: (s, seat, offer) => {
    for (const kind of kindsIn(s, handOf(s, seat)))
      for (const move of WITH_HAND) offer(step(move.verbs[0], kind));
    for (const vehicle of s.card.list(reserveOf(s)))
      for (const move of WITH_RESERVE) offer(step(move.verbs[0], vehicle));
    for (const move of WITH_NOTHING) offer(step(move.verbs[0]));
  },
  // RUSH-13.5: step II ends.
  late: () => END,
  /**
   * From a random card of the hand on, each card in turn attacks, or is played, or defends; when none does, a Vehicle
   * is bought if one can be, and then the step is ended.
   */
  sample: (s, seat, chance) => {
    const hand = handOf(s, seat);
    const held = s.card.size(hand);
    if (held === 0 || happens(ENDS, chance)) return END;
    if (!happens(BUYS_FIRST, chance)) {
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
