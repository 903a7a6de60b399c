/**
 * Standing orders: most windows find a player with nothing to do, so one may say beforehand when one wants to be asked
 * (EC-9.6), or that an answer which lapses is given again. Nobody else learns of an order (EC-16.10).
 */
import type { Decision, Game } from '#engine/game.ts';
import { hasSeat, type Seat } from '#engine/seats.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { eachTravelKind, travelCopy } from './cards.ts';
import type { EightyEvent } from './events.ts';
import { top, topFrame } from './frames.ts';
import { unanswered } from './interference.ts';
import { plainText } from './notation.ts';
import type { Config } from './options.ts';
import { interfere } from './points/interfere.ts';
import { refuse } from './refusals.ts';
import { type Eighty, F_ATTACK, F_WINDOW, INTERFERE, NONE, OVER } from './state.ts';
import { step, VERB } from './steps.ts';

/** Pass in every window, until the order is lifted. */
export const PASS_WINDOWS = 'pass-windows';
/** The same until somebody attacks this seat. */
export const PASS_UNTIL_ATTACKED = 'pass-until-attacked';
/** `pass-turn N`: pass in every window of the turn N, counted from 1. */
const PASS_TURN = 'pass-turn';
/** `ask-about CARD+CARD`: pass in every window, unless the hand holds one of these cards. */
const ASK_ABOUT = 'ask-about';
/** `again DECISION`: give this answer as long as the window that is open goes on and the rules allow it. */
export const AGAIN = 'again';

const PASS: Decision = [step(VERB.pass)];
const [AND, BLANK] = ['+', ' '];

/** An order: what it says, and about what. */
const parts = (order: string): readonly [say: string, about: string] => {
  const end = order.indexOf(BLANK);
  return end < 0 ? [order, ''] : [order.slice(0, end), order.slice(end + 1)];
};

const isInterference = (kind: number): boolean => TRAVEL_KINDS[kind]?.type === 'interference';
/** The kinds of cards that an `ask-about` names, each once and in the order of the content; or undefined. */
const kindsIn = (about: string): readonly number[] | undefined => {
  const kinds = about.split(AND).map((id) => TRAVEL_IDS.indexOf(id));
  const ordered = kinds.every((kind, i) => isInterference(kind) && (i === 0 || kind > kinds[i - 1]!));
  return ordered ? kinds : undefined;
};

const inWindow = (s: Eighty): boolean => {
  const { frames } = s;
  for (let i = 0; i < frames.length; i++) if (frames.get(i, frames.col.frame) === F_WINDOW) return true;
  return false;
};
/** The answer that an `again` names, if the rules allow it now. */
const answerAgain = (s: Eighty, seat: Seat, about: string): Decision | undefined => {
  const read = interfere.read(s, plainText(about));
  return read?.ok && !interfere.refuse(s, seat, read.value, true) ? read.value : undefined;
};

const standing = (s: Eighty, seat: Seat, order: string): Decision | undefined => {
  if (s.asked !== INTERFERE) return undefined;
  const [say, about] = parts(order);
  switch (say) {
    case PASS_WINDOWS:
    case PASS_UNTIL_ATTACKED:
      return PASS;
    case PASS_TURN:
      return Number(about) === s.turns ? PASS : undefined;
    case ASK_ABOUT:
      return kindsIn(about)!.some((kind) => travelCopy(s, seat, kind) >= 0) ? undefined : PASS;
    default:
      return answerAgain(s, seat, about);
  }
};

const isKnown = (s: Eighty, seat: Seat, order: string): boolean => {
  const [say, about] = parts(order);
  switch (say) {
    case PASS_WINDOWS:
    case PASS_UNTIL_ATTACKED:
      return about === '';
    case PASS_TURN:
      return s.stage !== NONE && seat !== s.turnOf && about === String(s.turns);
    case ASK_ABOUT:
      return kindsIn(about) !== undefined;
    case AGAIN:
      return (
        s.asked === INTERFERE &&
        hasSeat(unanswered(s), seat) &&
        about === plainText(about) &&
        answerAgain(s, seat, about) !== undefined
      );
    default:
      return false;
  }
};

const lapses = (s: Eighty, seat: Seat, order: string): boolean => {
  const [say, about] = parts(order);
  switch (say) {
    case PASS_UNTIL_ATTACKED:
      return topFrame(s) === F_ATTACK && top(s, 'at') === seat;
    case PASS_TURN:
      return Number(about) !== s.turns;
    case AGAIN:
      return !inWindow(s) || (s.asked === INTERFERE && answerAgain(s, seat, about) === undefined);
    default:
      return false;
  }
};

export const ORDERS: Required<
  Pick<Game<Eighty, Config, EightyEvent>, 'standing' | 'orders' | 'refuseOrder' | 'orderLapses'>
> = {
  standing,
  orders: (s, seat) => {
    // In the own turn there is nothing to pass; an order that was left before stays.
    if (s.asked === OVER || s.stage === NONE || s.turnOf === seat) return [];
    const listed = [PASS_UNTIL_ATTACKED, `${PASS_TURN} ${s.turns}`, PASS_WINDOWS];
    eachTravelKind(s, seat, (kind) => {
      if (isInterference(kind)) listed.push(`${ASK_ABOUT} ${TRAVEL_IDS[kind]}`);
    });
    return listed;
  },
  refuseOrder: (s, seat, order) => (isKnown(s, seat, order) ? undefined : refuse('NO_SUCH_ORDER')),
  orderLapses: lapses,
};
