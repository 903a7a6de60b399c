/** Which things stand for a step of a decision, and with which step a decision about a thing would begin. */
import type { Seat } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_COPIES, TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { plainGame } from '../rules/plain-game.ts';
import { beside, nextSpace, spaceOf } from '../rules/ring.ts';
import { UPGRADE } from '../rules/state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../rules/steps.ts';
import { chipOf } from '../rules/vehicle.ts';
import type { CardShown, Held, Model } from './model.ts';
import {
  boilerThing,
  cardThing,
  DECK_THINGS,
  find,
  ringThing,
  seatThing,
  slotThing,
  spaceThing,
  type Thing,
  terrainThing,
} from './things.ts';

const isSeen = (held: Held): held is CardShown => 'id' in held;
export const seenCards = (hand: readonly Held[]): CardShown[] => hand.filter(isSeen);

/** The copies of a kind in a hand, as things. */
const copies = (model: Model, seat: Seat, name: string | undefined): Thing[] =>
  seenCards(model.seats[seat]!.hand)
    .filter((card) => card.name === name)
    .map(({ id }) => cardThing(id));

/** The space of which the question to this seat speaks; undefined where it speaks of none. */
export const spotOf = ({ state }: Model, seat: Seat): number | undefined => {
  const space = plainGame.point(state, seat)?.params?.space;
  return typeof space === 'number' ? space : undefined;
};

/** A mode of a shot or an explosion: the boiler for damage, else what is destroyed. */
const modeThing = (mode: number, victim: Seat): Thing =>
  mode === 0 ? boilerThing(victim) : slotThing(mode - 1, victim);

/** The things that stand for a step after a draft. `seat`: who decides. */
export const thingsOf = (
  model: Model,
  seat: Seat,
  draft: readonly number[],
  one: number,
): readonly Thing[] => {
  const about = aboutOf(one);
  const { state: s, attack } = model;
  const before = draft.length > 0 ? aboutOf(draft.at(-1)!) : -1;
  switch (verbOf(one)) {
    case VERB.terrain:
    case VERB.reserve:
      return [terrainThing(about)];
    case VERB.slot:
    case VERB.swap:
      return [ringThing(about)];
    case VERB.drift: {
      const chip = chipOf(s, seat);
      return chip < 0 ? [] : [spaceThing(beside(s.chipAt[chip]!, about))];
    }
    case VERB.launch:
      return [spaceThing(beside(spaceOf(s, seat), about))];
    case VERB.victim:
    case VERB.target:
    case VERB.fire:
      return [seatThing(about)];
    case VERB.explode:
      return attack?.at === undefined ? [] : [modeThing(about, attack.at)];
    case VERB.mode:
      return [modeThing(about, before)];
    case VERB.remove:
      return [slotThing(about, before)];
    case VERB.reflect:
      return attack?.at === undefined ? [] : [slotThing(about, attack.at)];
    case VERB.move:
      return [spaceThing(nextSpace(s, seat))];
    case VERB.interfere:
    case VERB.react:
    case VERB.shovel:
    case VERB.play:
    case VERB.crew:
    case VERB.dropTravel:
      return copies(model, seat, TRAVEL_IDS[about]);
    case VERB.install:
    case VERB.dropCamp:
      return copies(model, seat, CAMP_IDS[about]);
    case VERB.spyTravel:
      return attack?.at === undefined ? [] : copies(model, attack.at, TRAVEL_IDS[about]);
    case VERB.spyCamp:
      return attack?.at === undefined ? [] : copies(model, attack.at, CAMP_IDS[about]);
    case VERB.rearm:
    case VERB.use:
    case VERB.gas:
      return [slotThing(UPGRADE, seat)];
    case VERB.throw:
      return [slotThing(about, seat)];
    case VERB.draw:
    case VERB.duel:
      return [DECK_THINGS[about as 0 | 1]];
    default:
      return [];
  }
};

const VERB_OF_TYPE = {
  coal: VERB.shovel,
  action: VERB.play,
  crew: VERB.crew,
  reaction: VERB.react,
  interference: VERB.interfere,
} as const satisfies Readonly<Record<(typeof TRAVEL_KINDS)[number]['type'], Verb>>;

/** Whether a travel card lies on a vehicle, one’s own or another’s. */
export const isAttached = ({ seats }: Model, travel: number): boolean =>
  seats.some(({ active, pending }) => [...active, ...pending].some(({ id }) => id === TRAVEL_COPIES[travel]));

/** The step with which something would be done with this thing, to ask the rules why it cannot be. */
export const attemptOf = (model: Model, seat: Seat, thing: Thing): readonly number[] | undefined => {
  const { travel, camp, space, ringCard, terrain, slot, seat: of, boiler, deck } = find(thing);
  const { asked, state: s } = model;
  if (travel !== undefined) {
    if (isAttached(model, travel)) return undefined;
    const kind = TRAVEL_KIND_OF[travel]!;
    if (asked === 'discardHand') return [step(VERB.dropTravel, kind)];
    return [step(VERB_OF_TYPE[TRAVEL_KINDS[kind]!.type], kind)];
  }
  if (camp !== undefined) {
    const kind = CAMP_KIND_OF[camp]!;
    return [step(asked === 'discardHand' ? VERB.dropCamp : VERB.install, kind)];
  }
  if (space !== undefined) return space === nextSpace(s, seat) ? [step(VERB.move)] : undefined;
  if (terrain !== undefined) return asked === 'placeTerrain' ? [step(VERB.terrain, terrain)] : undefined;
  if (ringCard !== undefined) {
    const first = model.seats[seat]!.terrain[0];
    return asked === 'placeTerrain' && first !== undefined
      ? [step(VERB.terrain, first), step(VERB.slot, ringCard)]
      : undefined;
  }
  if (slot !== undefined) return of === seat ? [step(VERB.throw, slot)] : undefined;
  if (deck !== undefined) return [step(asked === 'duelDeck' ? VERB.duel : VERB.draw, deck)];
  if (of !== undefined && !boiler && of !== seat && asked === 'act') return [step(VERB.fire, of)];
  return undefined;
};
