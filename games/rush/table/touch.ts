/** What a touch means, by what is being asked. Whatever cannot be done is put before the rules, which say why. */
import type { Refusal } from '#engine/result.ts';
import { baseCard, CARD_IDS, DEFENCE, isVehicle, KINDS } from '../content/cards.ts';
import { defenderAt, placesOf } from '../rules/bases.ts';
import { attackingOf, depotOf, handOf, reserveOf, seatOfPlace } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Send } from './asking.ts';
import type { Composer } from './compose.svelte.ts';
import { type Model, type Shown, shownCard } from './model.ts';
import type { Thing } from './things.ts';

export interface Hands {
  readonly composer: Composer;
  readonly send: Send;
  readonly why: (refusal: Refusal | undefined) => void;
  /** Opens a pile to look through. */
  readonly browse: (pile: string) => void;
  /** Shows a thing large, with all that is to be known of it: where a touch means nothing else. */
  readonly look: (thing: Thing) => void;
  /** Says how it is done. */
  readonly tell: (message: 'tell.attack' | 'tell.attacker' | 'tell.defend') => void;
}

/** A touched thing, as the rules know it. */
export interface Found {
  readonly card?: Shown;
  /** The place of a Base or of the Vehicle on it. */
  readonly place?: number;
  readonly defender?: boolean;
  readonly pile?: string;
}

const INDEX: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, card) => [id, card]));

export const find = ({ state: s }: Model, thing: Thing): Found => {
  const at = thing.indexOf(':');
  const [what, name] = [thing.slice(0, at), thing.slice(at + 1)];
  if (what === 'base') return { place: Number(name) };
  if (what !== 'card') return { pile: thing };
  const card = INDEX.get(name);
  if (card === undefined) return {};
  for (let place = 0; place < placesOf(s); place++) {
    if (defenderAt(s, place) === card) return { card: shownCard(card), place, defender: true };
    if (baseCard(place) === card && s.card.zoneOf[card] === s.card.zone('standing', seatOfPlace(place)))
      return { place };
  }
  return { card: shownCard(card) };
};

const zoneOf = ({ state: s }: Model, card: Shown): number => s.card.zoneOf[card.card]!;
const target = ({ place, defender }: Found): number => step(defender ? VERB.defender : VERB.base, place);

/** Why nothing can be done with a card of the hand: the first reason of its uses. */
const whyUseless = (composer: Composer, card: Shown): Refusal | undefined => {
  const { abilities, vehicle, resources } = KINDS[card.kind]!;
  const reasons = [
    abilities.length > 0 ? composer.turn.refuse([step(VERB.play, card.kind)]) : undefined,
    vehicle ? composer.turn.refuse([step(VERB.attack, card.kind)]) : undefined,
    resources === null && abilities.length === 0
      ? composer.turn.refuse([step(VERB.play, card.kind)])
      : undefined,
  ];
  return reasons.find((one) => one?.code === 'PLAYED_ALREADY' || one?.code === 'BASE_CARD');
};

const touchHand = ({ composer, why }: Hands, card: Shown): void => {
  const useless = whyUseless(composer, card);
  if (useless && !composer.has(card)) why(useless);
  else composer.toggle(card);
};

/** A Reserve card: with cards chosen, may they buy it? Else the cheapest payment is proposed. Again: it is bought. */
const touchReserve = ({ composer, send, why }: Hands, card: Shown): void => {
  if (composer.wanted?.id === card.id) {
    send(composer.buy(card));
    return;
  }
  const chosen = composer.chosen.length > 0 && composer.can(composer.buy(card));
  const payment = chosen ? composer.chosen : composer.suggestPayment(card);
  if (!payment) {
    const hand = composer.turn.refuse([step(VERB.buy, card.kind)], false);
    const refused = composer.turn.refuse(composer.buy(card));
    why(composer.chosen.length > 0 ? refused : (hand ?? refused));
    return;
  }
  composer.wanted = card;
  composer.chosen = payment;
  composer.placing = false;
};

/**
 * One's own Base: the chosen Vehicle goes there. An enemy's: what could be hit, an attack would have to be declared.
 * With nothing chosen a Base is just looked at.
 */
const touchPlace = ({ composer, send, why, look, tell }: Hands, found: Found, thing: Thing): void => {
  const { chosen } = composer;
  const [only] = chosen;
  if (!only) {
    look(thing);
    return;
  }
  if (seatOfPlace(found.place!) !== composer.seat) {
    const refused = composer.turn.refuse(composer.attack);
    if (refused) why(refused);
    else tell('tell.attack');
    return;
  }
  if (chosen.length > 1) {
    tell('tell.defend');
    return;
  }
  const draft = [step(VERB.deploy, only.kind), step(VERB.on, found.place)];
  const plays = KINDS[only.kind]!.abilities.length > 0 && isVehicle(only.kind) && DEFENCE[only.kind]! > 0;
  // A Vehicle with abilities may be meant either way: the question is put, and a second touch answers it.
  if (plays && !composer.placing && composer.can(draft)) composer.placing = true;
  else send(draft);
};

const touchStepTwo = (hands: Hands, found: Found, thing: Thing): void => {
  const model = hands.composer.model!;
  const { state: s } = model;
  if (found.place !== undefined) touchPlace(hands, found, thing);
  else if (found.card && zoneOf(model, found.card) === handOf(s, hands.composer.seat!))
    touchHand(hands, found.card);
  else if (found.card && zoneOf(model, found.card) === reserveOf(s)) touchReserve(hands, found.card);
  else hands.look(thing);
};

/** The only attacker that could hit this, if there is but one. */
const onlyAttacker = (composer: Composer, attackers: readonly number[], aim: number): number | undefined => {
  const able = attackers.filter((kind) => composer.can([step(VERB.strike, kind), aim]));
  return able.length === 1 ? able[0] : undefined;
};

/** An attack step or an exposure: first the card, then where to. Only one attacker can be meant: then at once. */
const touchPair = ({ composer, send, why, look, tell }: Hands, found: Found, thing: Thing): void => {
  const model = composer.model!;
  const exposing = model.asked === 'chooseExposedAttacker';
  const verb = exposing ? VERB.expose : VERB.strike;
  const own = exposing ? depotOf(model.state, composer.seat!) : attackingOf(model.state);
  const able = composer.abouts(verb);
  if (found.card && !found.defender && zoneOf(model, found.card) === own) {
    const refused = composer.turn.refuse([step(verb, found.card.kind)], false);
    if (refused) why(refused);
    else composer.chosen = composer.has(found.card) ? [] : [found.card];
    return;
  }
  if (found.place === undefined) {
    look(thing);
    return;
  }
  const aim = exposing ? step(VERB.on, found.place) : target(found);
  const chosen =
    composer.chosen[0]?.kind ??
    (able.length === 1 ? able[0] : exposing ? undefined : onlyAttacker(composer, able, aim));
  if (chosen === undefined) tell('tell.attacker');
  else send([step(verb, chosen), aim]);
};

/** What is asked for is one of such things: another is only looked at. */
export const touch = (hands: Hands, thing: Thing): void => {
  const { composer, send, why, look } = hands;
  const { model, seat } = composer;
  why(undefined);
  if (!model) return;
  composer.ready = undefined;
  const found = find(model, thing);
  const { card, place } = found;
  if (found.pile !== undefined) hands.browse(found.pile);
  else if (seat === undefined) look(thing);
  else if (model.asked === 'stepTwo') touchStepTwo(hands, found, thing);
  else if (model.asked === 'chooseAttackStep' || model.asked === 'chooseExposedAttacker')
    touchPair(hands, found, thing);
  else if (model.asked === 'chooseDefendedBase' && place !== undefined) send([step(VERB.on, place)]);
  else if (model.asked === 'chooseSiegeTarget' && place !== undefined) send([target(found)]);
  else if (model.asked === 'chooseResearchGain' && card && zoneOf(model, card) === reserveOf(model.state))
    send([step(VERB.gain, card.kind)]);
  else if (model.asked === 'chooseRepairCards' && card && zoneOf(model, card) === depotOf(model.state, seat))
    composer.toggle(card);
  else if (
    model.asked === 'chooseSabotageDiscard' &&
    card &&
    zoneOf(model, card) === handOf(model.state, seat)
  )
    composer.chosen = composer.has(card) ? [] : [card];
  else look(thing);
};
