/** Shovelling coal, and playing action and crew cards (EC-7, 8). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { LANDS, TERRAIN_IDS } from '../../content/terrain.ts';
import { type Action, type Coal, type Crew, TRAVEL_KINDS } from '../../content/travel.ts';
import { refuseCost } from '../action.ts';
import { changePressure, payAp } from '../boiler.ts';
import { discardTravel, eachTravelKind, travelCopy } from '../cards.ts';
import { refuseConversion, refuseEffect, refuseSwap, takeEffect } from '../effects.ts';
import { push } from '../frames.ts';
import { isUnder } from '../interference.ts';
import {
  decision,
  forms,
  readRingCard,
  readTerrain,
  readTravel,
  terrainText,
  travelText,
} from '../notation.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { nextTerrain } from '../ring.ts';
import { CREW, crewSlot, type Eighty, F_CARD, MOST_STEAM, terrainReserve, travelPlayed } from '../state.ts';
import { aboutOf, CONVERT_ZERO, step, VERB, verbOf } from '../steps.ts';
import { beginAction } from '../turn.ts';
import { crewBonus, isFilled } from '../vehicle.ts';
import { isKind } from './interfere.ts';
import { type EightyMove, isPublic, oneStep, second } from './point.ts';

/** A kind of this type in the hand, if the number is one. */
const notInHand = (s: Eighty, seat: Seat, kind: number): Refusal | undefined =>
  travelCopy(s, seat, kind) < 0 ? refuse('NOT_IN_HAND', { card: TRAVEL_KINDS[kind]!.id }) : undefined;

/** EC-7 */
export const shovel: EightyMove = oneStep({
  verb: VERB.shovel,
  word: 'shovel',
  text: travelText,
  read: readTravel,
  each: eachTravelKind,
  refuse: (s, seat, about) => {
    const kind = TRAVEL_KINDS[about];
    if (!kind) return malformed();
    if (kind.type !== 'coal') return refuse('NOT_COAL');
    const missing = notInHand(s, seat, about) ?? refuseCost(s, seat, kind.ap);
    if (missing) return missing;
    if (isUnder(s, seat, 'forbidShovel')) return refuse('SHOVEL_FORBIDDEN');
    return s.pressure[seat]! >= MOST_STEAM ? refuse('BOILER_FULL') : undefined;
  },
  apply: (s, seat, about, tell) => {
    const { id, ap, value } = TRAVEL_KINDS[about] as Coal;
    payAp(s, seat, ap);
    beginAction(s);
    discardTravel(s, travelCopy(s, seat, about));
    changePressure(s, seat, value + crewBonus(s, seat, 'coalBonus'), null);
    tell?.({ type: 'shovelled', seat: numberOf(seat), card: id, pressure: s.pressure[seat]! });
  },
});

/** EC-8.4, 8.5 */
export const playCrew: EightyMove = {
  ...oneStep({
    verb: VERB.crew,
    word: 'play',
    text: travelText,
    read: readTravel,
    each: eachTravelKind,
    refuse: (s, seat, about) => {
      const kind = TRAVEL_KINDS[about];
      if (kind?.type !== 'crew') return malformed();
      const missing = notInHand(s, seat, about) ?? refuseCost(s, seat, kind.ap);
      return missing ?? (isFilled(s, seat, CREW) ? refuse('CREW_ABOARD') : undefined);
    },
    apply: (s, seat, about, tell) => {
      const { id, ap, effect } = TRAVEL_KINDS[about] as Crew;
      payAp(s, seat, ap);
      beginAction(s);
      s.travel.move(travelCopy(s, seat, about), crewSlot(s, seat));
      tell?.({ type: 'boarded', seat: numberOf(seat), card: id });
      if (effect.do !== 'moveCost' || effect.scope !== 'nextTerrain') return;
      const land = nextTerrain(s, seat);
      s.bound[seat] = land;
      tell?.({ type: 'bound', seat: numberOf(seat), card: id, terrain: LANDS[land]! });
    },
  }),
  read: forms([
    /^play (\S+)$/,
    ([card]) => (isKind(card!, 'crew') ? decision(readTravel(VERB.crew, card)) : undefined),
  ]),
};

/** How many steps the card takes: what is chosen with it (EC-17.3, 17.13). */
const lengthOf = ({ effect }: Action): number =>
  effect.do === 'swapTerrain' ? 3 : effect.do === 'convert' ? 2 : 1;

const refuseChoice = (s: Eighty, seat: Seat, card: Action, draft: Draft): Refusal | undefined => {
  if (card.effect.do === 'convert') {
    const x = second(draft, VERB.convert);
    return typeof x === 'number' ? refuseConversion(s, seat, card, x - CONVERT_ZERO) : malformed();
  }
  const ringCard = second(draft, VERB.swap);
  if (typeof ringCard !== 'number') return malformed();
  const refused = refuseSwap(s, ringCard);
  const reserve = draft[2];
  if (refused || reserve === undefined) return refused;
  if (verbOf(reserve) !== VERB.reserve || aboutOf(reserve) >= TERRAIN_IDS.length) return malformed();
  const there = s.terrain.zoneOf[aboutOf(reserve)] === terrainReserve(s);
  return there ? undefined : refuse('NOT_IN_RESERVE');
};

const refuseAction = (s: Eighty, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const kind = aboutOf(draft[0]!);
  const card = TRAVEL_KINDS[kind];
  if (card?.type !== 'action' || draft.length > lengthOf(card)) return malformed();
  const missing = notInHand(s, seat, kind);
  if (missing) return missing;
  if (card.timing === 'turnStart' && s.acted === 1) return refuse('TURN_START_ONLY');
  const refused = refuseCost(s, seat, card.ap) ?? refuseEffect(s, seat, card);
  if (refused) return refused;
  return (
    (draft.length > 1 ? refuseChoice(s, seat, card, draft) : undefined) ??
    (draft.length < lengthOf(card) ? unfinished(whole) : undefined)
  );
};

/** EC-8.1, 8.3 */
export const playAction: EightyMove = {
  verbs: [VERB.play],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) {
      eachTravelKind(s, seat, (kind) => offer(step(VERB.play, kind)));
      return;
    }
    const { effect } = TRAVEL_KINDS[aboutOf(draft[0]!)] as Action;
    if (effect.do === 'convert' && draft.length === 1)
      for (let x = effect.least; x <= effect.most; x++) offer(step(VERB.convert, x + CONVERT_ZERO));
    if (effect.do !== 'swapTerrain') return;
    if (draft.length === 1) for (const ringCard of s.config.terrainAt) offer(step(VERB.swap, ringCard));
    else for (const card of s.terrain.list(terrainReserve(s))) offer(step(VERB.reserve, card));
  },
  refuse: refuseAction,
  apply: (s, seat, [first, choice, reserve], chance, tell) => {
    const kind = aboutOf(first!);
    const card = TRAVEL_KINDS[kind] as Action;
    const copy = travelCopy(s, seat, kind);
    payAp(s, seat, card.ap);
    beginAction(s, card.timing === 'turnStart');
    s.travel.move(copy, travelPlayed(s));
    tell?.({ type: 'played', seat: numberOf(seat), card: card.id });
    push(s, F_CARD, { travel: copy });
    const about = choice === undefined ? 0 : aboutOf(choice);
    const chosen = { x: about - CONVERT_ZERO, ringCard: about, reserve: reserve && aboutOf(reserve) };
    takeEffect(s, seat, card, chosen, chance, tell);
  },
  textIsPublic: isPublic,
  write: (_s, [first, choice, reserve]) => {
    const card = `play ${travelText(first!)}`;
    if (choice === undefined) return card;
    if (verbOf(choice) === VERB.convert) return `${card} ${aboutOf(choice) - CONVERT_ZERO}`;
    return `${card} ${aboutOf(choice)}${reserve === undefined ? '' : ` for ${terrainText(reserve)}`}`;
  },
  read: forms(
    [
      /^play (\S+)$/,
      ([card]) => (isKind(card!, 'action') ? decision(readTravel(VERB.play, card)) : undefined),
    ],
    [
      /^play (\S+) ([+-]?\d+)(?: (?:for )?(\S+))?$/,
      ([card, number, reserve]) => {
        const first = readTravel(VERB.play, card);
        const kind = first.ok ? TRAVEL_KINDS[aboutOf(first.value)]! : undefined;
        if (kind?.type !== 'action' || !first.ok) return undefined;
        const x = Number(number) + CONVERT_ZERO;
        if (kind.effect.do === 'convert' && reserve === undefined)
          return x >= 0 && x < 2 * CONVERT_ZERO
            ? decision(first, { ok: true, value: step(VERB.convert, x) })
            : undefined;
        const ringCard = readRingCard(VERB.swap, number);
        if (reserve === undefined) return decision(first, ringCard);
        return decision(first, ringCard, readTerrain(VERB.reserve, reserve));
      },
    ],
  ),
};
