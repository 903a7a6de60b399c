/** Checks that the question that is asked follows from the stage of the turn and from the frames that wait. */

import { countSeats } from '#engine/seats.ts';
import { CAMP_KINDS, CHIPS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { SLOTS } from '../content/effects.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { DESTROYABLE, mayReact, modeOf, removable, STAGE, victimsAt } from './attack.ts';
import { drifter } from './balloons.ts';
import { handSize } from './cards.ts';
import { furthest } from './finish.ts';
import { top, topFrame } from './frames.ts';
import { interferenceKind, payers, slotsToName } from './interference.ts';
import { ENTERED, gasEnds } from './movement.ts';
import {
  ACT,
  ACTING,
  AFTER,
  CLOSING,
  DISCARD,
  DISCARDING,
  DRAW,
  DRAWING,
  DRIFT,
  DRIFTING,
  DUEL,
  type Eighty,
  EXPLOSION,
  F_ATTACK,
  F_CARD,
  F_DRIFT,
  F_ENTER,
  F_USE,
  F_WINDOW,
  GAS,
  INTERFERE,
  NATION,
  OPENING,
  OVER,
  PLACE,
  REACT,
  REFLECT,
  SPY,
  travelPlayed,
  UPGRADE,
  VICTIM,
} from './state.ts';
import { chipOf, isFilled, upgradeKind } from './vehicle.ts';

/** Stage → the frames that can be the lowest one; -1 where there may be none. */
const LOWEST: Readonly<Record<number, readonly number[]>> = {
  [DRIFTING]: [F_DRIFT],
  [OPENING]: [F_WINDOW],
  [ACTING]: [-1, F_WINDOW],
  [AFTER]: [F_CARD, F_USE, F_ENTER, F_ATTACK],
  [CLOSING]: [F_WINDOW],
  [DISCARDING]: [-1],
  [DRAWING]: [-1],
};
/** Frame → those that can lie directly on it. */
const UPON: Readonly<Record<number, readonly number[]>> = {
  [F_DRIFT]: [F_ATTACK],
  [F_WINDOW]: [F_ATTACK],
  [F_CARD]: [F_ENTER],
  [F_USE]: [F_ENTER],
  [F_ENTER]: [F_ATTACK],
  [F_ATTACK]: [],
};

interface Row {
  readonly frame: number;
  readonly stage: number;
  readonly by: number;
  readonly at: number;
  readonly travel: number;
  readonly weapon: number;
  readonly slot: number;
  readonly left: number;
  readonly size: number;
  readonly less: number;
  readonly reflected: number;
}
const rowsOf = ({ frames }: Eighty): Row[] =>
  Array.from({ length: frames.length }, (_, row) => {
    const of = (column: keyof Row): number => frames.get(row, frames.col[column]);
    return {
      frame: of('frame'),
      stage: of('stage'),
      by: of('by'),
      at: of('at'),
      travel: of('travel'),
      weapon: of('weapon'),
      slot: of('slot'),
      left: of('left'),
      size: of('size'),
      less: of('less'),
      reflected: of('reflected'),
    };
  });

/** Whether an interference that waits could have been declared, or reflected, like this. */
const isInterference = (
  s: Eighty,
  { travel, by, at, slot, reflected, less }: Row,
  inWindow: boolean,
): boolean => {
  const card = interferenceKind(TRAVEL_KIND_OF[travel]!);
  if (!card || by < 0 || at < 0 || by === at || less > 0) return false;
  const player = reflected === 1 ? at : by;
  if ((player === s.turnOf) === inWindow) return false;
  const named = reflected === 0 && slotsToName(card).length > 0;
  if (!named) return slot === 0;
  return slot > 0 && slotsToName(card).includes(SLOTS[slot - 1]!) && isFilled(s, at, slot - 1);
};

/** Whether a shot or an explosion that waits could have come about like this. `below`: the frame under it, or -1. */
const isBlow = (s: Eighty, { weapon, by, at, slot, stage, reflected, less }: Row, below: number): boolean => {
  const kind = CAMP_KINDS[CAMP_KIND_OF[weapon]!]!;
  if (kind.type !== 'weapon' || reflected === 1 || less > 0) return false;
  if (slot > 0) {
    const possible = DESTROYABLE.some((one) => modeOf(one) === slot) && at >= 0 && isFilled(s, at, slot - 1);
    if (!possible || by < 0 || by === at) return false;
  }
  if (kind.chip === undefined)
    return below < 0 && by === s.turnOf && at >= 0 && at !== by && stage === STAGE.react;
  if (s.chipAt[kind.chip]! < 0 || by !== (s.adrift[kind.chip] === 1 ? -1 : s.chipBy[kind.chip])) return false;
  if (by < 0 && below !== F_ENTER) return false;
  if (below < 0 && by !== s.turnOf) return false;
  if (below === F_ENTER) return at === s.turnOf;
  if (stage !== STAGE.victim) return at >= 0;
  return at < 0 && countSeats(victimsAt(s, by, s.chipAt[kind.chip]!)) > 1;
};

const isAttack = (s: Eighty, row: Row, below: number): boolean => {
  if (row.travel >= 0 === row.weapon >= 0) return false;
  if (row.weapon >= 0) return below !== F_WINDOW && isBlow(s, row, below);
  return (below < 0 || below === F_WINDOW) && isInterference(s, row, below === F_WINDOW);
};

/** Whether a frame can have been left waiting like this. */
const isFrame = (s: Eighty, rows: readonly Row[], i: number): boolean => {
  const row = rows[i]!;
  const onTop = i === rows.length - 1;
  switch (row.frame) {
    case F_DRIFT:
      return onTop || row.left > 0;
    case F_CARD:
      return row.travel >= 0 && TRAVEL_KINDS[TRAVEL_KIND_OF[row.travel]!]!.type === 'action';
    case F_USE: {
      const upgrade = upgradeKind(s, s.turnOf);
      return (
        row.left <= 1 && (!isFilled(s, s.turnOf, UPGRADE) || (!!upgrade?.use && s.covered[s.turnOf] === 0))
      );
    }
    case F_ENTER:
      return row.size > 0 && (onTop || (row.stage > ENTERED.chips && row.stage <= ENTERED.chips + CHIPS));
    case F_ATTACK:
      return isAttack(s, row, i > 0 ? rows[i - 1]!.frame : -1);
    default:
      return true;
  }
};

/** What the frame on top asks; undefined if it asks nothing as it stands. */
const askedOnTop = (s: Eighty): number | undefined => {
  const stage = top(s, 'stage');
  switch (topFrame(s)) {
    case F_DRIFT:
      return top(s, 'left') < s.config.seats && chipOf(s, drifter(s)) >= 0 ? DRIFT : undefined;
    case F_WINDOW:
      return payers(s) > 0 ? INTERFERE : undefined;
    case F_ENTER:
      return stage === ENTERED.gas && gasEnds(s) ? GAS : undefined;
    case F_ATTACK:
      return askedByAttack(s, stage);
    default:
      return undefined;
  }
};
const askedByAttack = (s: Eighty, stage: number): number | undefined => {
  const [by, at] = [top(s, 'by'), top(s, 'at')];
  const travel = top(s, 'travel') >= 0;
  if (stage === STAGE.victim) return !travel && at < 0 ? VICTIM : undefined;
  if (at < 0) return undefined;
  if (stage === STAGE.mode)
    return !travel && by >= 0 && by !== at && DESTROYABLE.some((slot) => isFilled(s, at, slot))
      ? EXPLOSION
      : undefined;
  if (stage === STAGE.react) return mayReact(s) ? REACT : undefined;
  if (!travel) return undefined;
  if (stage === STAGE.slot) return top(s, 'reflected') === 1 && removable(s).length > 1 ? REFLECT : undefined;
  const spies = interferenceKind(TRAVEL_KIND_OF[top(s, 'travel')]!)?.effect.do === 'spy';
  return stage === STAGE.spy && spies && handSize(s, at) > 0 ? SPY : undefined;
};

const askedInStage: Readonly<Record<number, number>> = {
  [ACTING]: ACT,
  [DISCARDING]: DISCARD,
  [DRAWING]: DRAW,
};

export const auditAsked = (s: Eighty, hasChoice: (s: Eighty) => boolean): readonly string[] => {
  const rows = rowsOf(s);
  const inPlay = rows.filter(({ travel }) => travel >= 0).map(({ travel }) => travel);
  const played = travelPlayed(s);
  // EC-15.4: a game that ends at once leaves the card that was being played.
  if (s.asked === OVER) return [];
  if (s.travel.size(played) !== inPlay.length || inPlay.some((card) => s.travel.zoneOf[card] !== played))
    return s.asked === DUEL ? [] : ['played: the cards that are being resolved lie there'];
  if (s.asked === DUEL)
    return s.config.tie === 'duelCards' && countSeats(furthest(s)) > 1 ? [] : ['asked: there is no duel'];
  if (s.asked === NATION || s.asked === PLACE) {
    if (rows.length > 0) return ['frames: nothing waits before the first turn'];
  } else {
    const lowest = rows[0]?.frame ?? -1;
    if (!LOWEST[s.stage]?.includes(lowest)) return ['frames: they do not fit the stage of the turn'];
    if (lowest === F_WINDOW && s.stage !== OPENING && s.config.lean !== (s.stage === CLOSING))
      return ['frames: there is no window now'];
    for (let i = 0; i < rows.length; i++) {
      if (i > 0 && !UPON[rows[i - 1]!.frame]!.includes(rows[i]!.frame))
        return ['frames: they do not lie like that'];
      if (!isFrame(s, rows, i)) return ['frames: one cannot have come about'];
    }
    const asked = rows.length > 0 ? askedOnTop(s) : askedInStage[s.stage];
    if (asked !== s.asked) return ['asked: the frames and the stage ask something else'];
  }
  return hasChoice(s) ? [] : ['asked: it is asked only where there is a choice'];
};
