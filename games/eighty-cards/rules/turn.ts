/** The course of a turn: its stages, and what follows on each (EC-4, 14, 15.2). */
import type { Chance } from '#engine/chance.ts';
import { resumeFrames } from '#engine/flow.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import { resumeAttack } from './attack.ts';
import { resumeDrift } from './balloons.ts';
import { changePressure } from './boiler.ts';
import { canSupply, discardTravel, handSize } from './cards.ts';
import type { EightyEvent, Tell } from './events.ts';
import { finish } from './finish.ts';
import { push, top, topFrame } from './frames.ts';
import { activatePending, resumeWindow } from './interference.ts';
import { resumeEntering } from './movement.ts';
import { nextSeat } from './options.ts';
import {
  ACT,
  ACTING,
  AFTER,
  activeOn,
  CLOSING,
  campHand,
  DISCARD,
  DISCARDING,
  DRAW,
  DRIFTING,
  type Eighty,
  F_CARD,
  F_DRIFT,
  F_ENTER,
  F_USE,
  F_WINDOW,
  MOST_TURNS,
  NONE,
  OPENING,
  OVER,
  UPGRADE,
} from './state.ts';
import { BASE_CAMP, DISCARD_IT, TRAVEL } from './steps.ts';
import { cover, crewEffect, isFilled, throwAway } from './vehicle.ts';

/** What lasts for one turn is over. */
const forget = (s: Eighty): void => {
  s.acted = 0;
  s.moved = 0;
  s.used = 0;
  s.campAnywhere = 0;
  s.halted = 0;
  s.ease.fill(0);
  s.stormOn = -1;
};

/** A turn begins with the drift of balloons (EC-4.2a, 4.3). */
export const beginTurn = (s: Eighty, seat: Seat, tell: Tell | null): void => {
  s.turnOf = seat;
  s.turns = Math.min(MOST_TURNS, s.turns + 1);
  s.stage = DRIFTING;
  push(s, F_DRIFT);
  tell?.({ type: 'turn', seat: numberOf(seat) });
};

/** Steps (b), (c) and (d) of phase 1 (EC-4.2, 4.4, 4.5, 9.9). */
const raiseSteam = (s: Eighty, tell: Tell | null): void => {
  const seat = s.turnOf;
  s.ap[seat] = s.pressure[seat]!;
  changePressure(s, seat, -1, null);
  tell?.({ type: 'steam', seat: numberOf(seat), ap: s.ap[seat]!, pressure: s.pressure[seat]! });
  activatePending(s, seat, tell);
};

/** An action is taken (EC-5.2, 5.3); when it is carried out, a window may follow. */
export const beginAction = (s: Eighty, turnStart = false): void => {
  if (!turnStart) s.acted = 1;
  s.stage = AFTER;
};
/** The active player ends phase 2 (EC-5.9, 18.1). */
export const endActions = (s: Eighty, tell: Tell | null): void => {
  s.stage = CLOSING;
  tell?.({ type: 'actionsEnded', seat: numberOf(s.turnOf) });
  if (s.config.lean) push(s, F_WINDOW);
};

const HAND = 5;
/** Up to how many cards the seat draws (EC-14.2, 17.19). */
export const handLimit = (s: Eighty, seat: Seat): number => crewEffect(s, seat, 'handRefill')?.to ?? HAND;
/** Whether the rule of the base-camp deck allows a card of it now (EC-14.5, 14.6). */
export const mayDrawCamp = (s: Eighty, seat: Seat): boolean =>
  s.config.replaceOnly ? s.replaceable[seat]! > 0 : s.camp.size(campHand(s, seat)) === 0;
export const mayDraw = (s: Eighty, seat: Seat, deck: number): boolean =>
  handSize(s, seat) < handLimit(s, seat) && canSupply(s, deck) && (deck === TRAVEL || mayDrawCamp(s, seat));

/** The end of a turn (EC-4.9, 14.7, 14.10), and of the game (EC-15.2, 15.12). */
const endTurn = (s: Eighty, tell: Tell | null): void => {
  const seat = s.turnOf;
  const active = activeOn(s, seat);
  for (let card = s.travel.first(active); card >= 0; card = s.travel.first(active)) {
    discardTravel(s, card);
    tell?.({ type: 'expired', seat: numberOf(seat), card: TRAVEL_IDS[TRAVEL_KIND_OF[card]!]! });
  }
  s.ap[seat] = 0;
  s.replaceable[seat] = 0;
  forget(s);
  const next = nextSeat(s.config, seat);
  const last = s.config.oneMoreEach ? s.across : 0;
  if (s.across >= 0 && next === last) finish(s, tell);
  else beginTurn(s, next, tell);
};

/** Goes on to the next stage. Returns whether somebody is asked, or the game is over. */
const nextStage = (s: Eighty, tell: Tell | null): boolean => {
  const seat = s.turnOf;
  switch (s.stage) {
    case DRIFTING:
      raiseSteam(s, tell);
      s.stage = OPENING;
      push(s, F_WINDOW);
      return false;
    case OPENING:
    case ACTING:
      s.stage = ACTING;
      s.asked = ACT;
      return true;
    case AFTER:
      s.stage = ACTING;
      if (!s.config.lean) push(s, F_WINDOW);
      return false;
    case CLOSING:
      s.stage = DISCARDING;
      return false;
    case DISCARDING:
      s.asked = DISCARD;
      return true;
    default:
      if (mayDraw(s, seat, TRAVEL) || mayDraw(s, seat, BASE_CAMP)) {
        s.asked = DRAW;
        return true;
      }
      endTurn(s, tell);
      return s.frames.length === 0;
  }
};

/** The used upgrade is covered or discarded, if it is still aboard (EC-13.10). */
const endUse = (s: Eighty, tell: Tell | null): void => {
  const seat = s.turnOf;
  if (!isFilled(s, seat, UPGRADE)) return;
  if (top(s, 'left') === DISCARD_IT) throwAway(s, seat, UPGRADE, tell);
  else cover(s, seat, tell);
};

const resume = resumeFrames<Eighty, EightyEvent>(
  (s) => s.frames,
  (s, _chance, tell) => {
    switch (topFrame(s)) {
      case F_DRIFT:
        return resumeDrift(s);
      case F_WINDOW:
        return resumeWindow(s, tell);
      case F_ENTER:
        return resumeEntering(s, tell);
      case F_CARD:
        discardTravel(s, top(s, 'travel'));
        break;
      case F_USE:
        endUse(s, tell);
        break;
      default:
        return resumeAttack(s, tell);
    }
    s.frames.pop();
    return 'changed';
  },
);

/** Goes on until somebody is asked, or the game is over. Before the first turn the points do that themselves. */
export const goOn = (s: Eighty, chance: Chance, tell: Tell | null): void => {
  if (s.stage === NONE || s.asked === OVER) return;
  for (;;) {
    if (resume(s, chance, tell)) return;
    // The last seat of a round may have crossed first (EC-15.4).
    if (isOver(s) || nextStage(s, tell)) return;
  }
};
const isOver = (s: Eighty): boolean => s.asked === OVER;
