/** Attacks: interference, shots and explosions, from their declaration to their effect (EC-10, 11, 12). */
import type { Progress } from '#engine/flow.ts';
import { numberOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { CAMP_IDS, CAMP_KINDS, type Weapon } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { SLOTS } from '../content/effects.ts';
import { type Reaction, TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { changePressure } from './boiler.ts';
import { discardCamp, discardTravel, handSize } from './cards.ts';
import type { Tell } from './events.ts';
import { push, setTop, top } from './frames.ts';
import { attach, interferenceKind } from './interference.ts';
import type { RefusalCode } from './refusals.ts';
import { spaceOf } from './ring.ts';
import {
  campHand,
  type Eighty,
  EXPLOSION,
  F_ATTACK,
  REACT,
  REFLECT,
  SPY,
  travelHand,
  travelPlayed,
  UPGRADE,
  VICTIM,
  WEAPON,
} from './state.ts';
import { crewBonus, emptySlot, isFilled, loseSlot, takeChip } from './vehicle.ts';

/** How far the attack on top has come. */
export const STAGE = {
  /** Who is the victim of an explosion (EC-12.10). */
  victim: 0,
  /** Damage, or what is destroyed, of an explosion (EC-12.16). */
  mode: 1,
  /** The target may react (EC-10.4). */
  react: 2,
  effect: 3,
  /** Which slot a reflected card empties (EC-10.6). */
  slot: 4,
  /** Which card the spy discards (EC-17.16). */
  spy: 5,
  done: 6,
} as const;

/** Shows a hand to the one who resolves the spy (EC-16.4). */
export const showHand = (s: Eighty): void => {
  const [by, at] = [top(s, 'by'), top(s, 'at')];
  s.travel.showAll(travelHand(s, at), seatBit(by));
  s.camp.showAll(campHand(s, at), seatBit(by));
};

/** The card of the attack on top, by name. */
export const attackName = (s: Eighty): string =>
  top(s, 'travel') >= 0
    ? TRAVEL_IDS[TRAVEL_KIND_OF[top(s, 'travel')]!]!
    : CAMP_IDS[CAMP_KIND_OF[top(s, 'weapon')]!]!;
const weaponOnTop = (s: Eighty): Weapon => CAMP_KINDS[CAMP_KIND_OF[top(s, 'weapon')]!] as Weapon;
const interferenceOnTop = (s: Eighty) => interferenceKind(TRAVEL_KIND_OF[top(s, 'travel')]!)!;

/** What an attack can destroy (EC-11.5). */
export const DESTROYABLE = [UPGRADE, WEAPON] as const;
/** What is destroyed, 0 for damage, as one number: the mode of a shot or an explosion. */
export const modeOf = (slot: number): number => slot + 1;
const slotOfMode = (mode: number): number => mode - 1;
export const isMode = (s: Eighty, target: Seat, mode: number): boolean =>
  mode === 0 || DESTROYABLE.some((slot) => modeOf(slot) === mode && isFilled(s, target, slot));
export const modeName = (mode: number): string => (mode === 0 ? 'damage' : SLOTS[slotOfMode(mode)]!);

/** The vehicles of others in a space: the victims that the owner may choose (EC-12.10). */
export const victimsAt = (s: Eighty, owner: Seat, space: number): SeatSet => {
  let set = 0;
  for (let seat = 0; seat < s.config.seats; seat++)
    if (seat !== owner && spaceOf(s, seat) === space) set |= seatBit(seat);
  return set;
};

/** A drifting or launched chip explodes if there is a vehicle in its space (EC-12.4, 12.8, 12.10). */
export const meet = (s: Eighty, chip: number, weapon: number): void => {
  const owner = s.chipBy[chip]!;
  const space = s.chipAt[chip]!;
  const others = victimsAt(s, owner, space);
  if (others !== 0) {
    const alone = (others & (others - 1)) === 0;
    push(s, F_ATTACK, { by: owner, at: alone ? 31 - Math.clz32(others) : -1, weapon });
  } else if (spaceOf(s, owner) === space) push(s, F_ATTACK, { by: owner, at: owner, weapon });
};

const next = (s: Eighty, stage: number): Progress => {
  setTop(s, 'stage', stage);
  return 'changed';
};
const ask = (s: Eighty, asked: number): Progress => {
  s.asked = asked;
  return 'asks';
};

/** The victim of an explosion is known. */
export const explodeOn = (s: Eighty, victim: Seat, tell: Tell | null): void => {
  setTop(s, 'at', victim);
  setTop(s, 'stage', STAGE.mode);
  const { chip } = weaponOnTop(s);
  tell?.({ type: 'exploded', seat: numberOf(victim), card: attackName(s), at: s.chipAt[chip!]! });
};

/** Whether the target is asked: not about its own chip (EC-12.14, 12.18), nor without a travel card. */
export const mayReact = (s: Eighty): boolean => {
  const target = top(s, 'at');
  if (top(s, 'reflected') === 1 || s.travel.size(travelHand(s, target)) === 0) return false;
  if (top(s, 'travel') >= 0) return true;
  const { chip } = weaponOnTop(s);
  return chip === undefined || s.chipBy[chip] !== target;
};

/** Why this reaction does not fit the attack on top (EC-10.1, 17.18). */
export const misfit = (s: Eighty, { against, effect }: Reaction): RefusalCode | undefined => {
  const shot = top(s, 'travel') < 0;
  if ((against === 'weapon') !== shot) return 'DOES_NOT_FIT';
  return effect.do === 'reduceWeapon' && top(s, 'slot') > 0 ? 'ONLY_AGAINST_DAMAGE' : undefined;
};

/** The target plays this reaction against the attack on top (EC-10.5–10.7). */
export const react = (s: Eighty, seat: Seat, card: number, tell: Tell | null): void => {
  const { id, effect } = TRAVEL_KINDS[TRAVEL_KIND_OF[card]!] as Reaction;
  const attack = attackName(s);
  discardTravel(s, card);
  tell?.({ type: 'reacted', seat: numberOf(seat), card: id, against: attack });
  setTop(s, 'stage', STAGE.effect);
  if (effect.do === 'reduceWeapon') setTop(s, 'less', effect.by);
  else if (effect.do === 'reflectInterference') {
    const by = top(s, 'by');
    setTop(s, 'by', seat);
    setTop(s, 'at', by);
    setTop(s, 'slot', 0);
    setTop(s, 'reflected', 1);
    tell?.({ type: 'reflected', seat: numberOf(seat), target: numberOf(by), card: attack });
  } else {
    setTop(s, 'stage', STAGE.done);
    tell?.({ type: 'cancelled', seat: numberOf(seat), card: attack });
  }
};

/** EC-11.4–11.6 */
const strike = (s: Eighty, tell: Tell | null): Progress => {
  const [by, at, slot] = [top(s, 'by'), top(s, 'at'), top(s, 'slot')];
  if (slot > 0) loseSlot(s, at, slotOfMode(slot), tell);
  else {
    const bonus = by >= 0 && by !== at ? crewBonus(s, by, 'damageDealt') : 0;
    changePressure(s, at, -Math.max(0, weaponOnTop(s).icons + bonus - top(s, 'less')), tell);
  }
  return next(s, STAGE.done);
};

const fizzle = (s: Eighty, tell: Tell | null): Progress => {
  tell?.({ type: 'fizzled', seat: numberOf(top(s, 'at')), card: attackName(s) });
  return next(s, STAGE.done);
};

/** The slots that a card without a named slot can empty. */
export const removable = (s: Eighty): readonly number[] => {
  const { effect } = interferenceOnTop(s);
  const slots = effect.do === 'removeSlot' ? effect.slots : [];
  return slots.map((slot) => SLOTS.indexOf(slot)).filter((slot) => isFilled(s, top(s, 'at'), slot));
};
export const removeSlot = (s: Eighty, slot: number, tell: Tell | null): void => {
  loseSlot(s, top(s, 'at'), slot, tell);
  setTop(s, 'stage', STAGE.done);
};

/** Interference takes effect (EC-17). A reflected one may find nothing to act on (EC-10.6). */
const hit = (s: Eighty, tell: Tell | null): Progress => {
  const at = top(s, 'at');
  const card = interferenceOnTop(s);
  if (card.wholeTurn) {
    attach(s, at, top(s, 'travel'), top(s, 'reflected') === 1, tell);
    return next(s, STAGE.done);
  }
  switch (card.effect.do) {
    case 'pressure':
      changePressure(s, at, card.effect.by, tell);
      return next(s, STAGE.done);
    case 'removeSlot': {
      const slots = top(s, 'slot') > 0 ? [slotOfMode(top(s, 'slot'))] : removable(s);
      if (slots.length === 0) return fizzle(s, tell);
      if (slots.length > 1) return next(s, STAGE.slot);
      removeSlot(s, slots[0]!, tell);
      return 'changed';
    }
    case 'spy': {
      if (handSize(s, at) === 0) return fizzle(s, tell);
      const by = top(s, 'by');
      showHand(s);
      tell?.({ type: 'spied', seat: numberOf(by), target: numberOf(at) });
      return next(s, STAGE.spy);
    }
  }
};

/** The attack is over: its card is discarded, and the chip of an explosion leaves the ring (EC-8.1, 12.12). */
const close = (s: Eighty): Progress => {
  const [travel, weapon] = [top(s, 'travel'), top(s, 'weapon')];
  if (travel >= 0) {
    if (s.travel.zoneOf[travel] === travelPlayed(s)) discardTravel(s, travel);
  } else {
    const { chip } = weaponOnTop(s);
    if (chip !== undefined) {
      const adrift = s.adrift[chip] === 1;
      takeChip(s, chip);
      if (!adrift) discardCamp(s, weapon);
    }
  }
  s.frames.pop();
  return 'changed';
};

/** Carries the attack on top on as far as its next question. */
export const resumeAttack = (s: Eighty, tell: Tell | null): Progress => {
  const [by, at] = [top(s, 'by'), top(s, 'at')];
  switch (top(s, 'stage')) {
    case STAGE.victim:
      if (top(s, 'travel') >= 0) return next(s, STAGE.react);
      if (at < 0) return ask(s, VICTIM);
      explodeOn(s, at, tell);
      return 'changed';
    case STAGE.mode: {
      const choice = by >= 0 && by !== at && DESTROYABLE.some((slot) => isFilled(s, at, slot));
      return choice ? ask(s, EXPLOSION) : next(s, STAGE.react);
    }
    case STAGE.react:
      return mayReact(s) ? ask(s, REACT) : next(s, STAGE.effect);
    case STAGE.effect:
      return top(s, 'travel') >= 0 ? hit(s, tell) : strike(s, tell);
    case STAGE.slot:
      return ask(s, REFLECT);
    case STAGE.spy:
      return ask(s, SPY);
    default:
      return close(s);
  }
};

/** A shot is fired: its card is spent at once (EC-11.7). `mode`: what it destroys, 0 for damage. */
export const shoot = (s: Eighty, seat: Seat, target: Seat, mode: number, tell: Tell | null): void => {
  const weapon = s.camp.first(s.camp.zone('weapon', seat));
  const card = CAMP_IDS[CAMP_KIND_OF[weapon]!]!;
  tell?.({ type: 'fired', seat: numberOf(seat), target: numberOf(target), card, mode: modeName(mode) });
  emptySlot(s, seat, WEAPON, tell);
  push(s, F_ATTACK, { by: seat, at: target, weapon, slot: mode, stage: STAGE.react });
};
