/** What one die places and what it suffers, by its colour and face, read from the rules on a copied state. */
import { copyState } from '#engine/layout/layout.ts';
import { foeActs } from '../../rules/fight/foe-acts.ts';
import { top, topFrame } from '../../rules/fight/frames.ts';
import { kelLimit, placeTokens } from '../../rules/fight/place.ts';
import {
  ATTRITION,
  BOX_COUNT,
  blankState,
  DAMAGE,
  DEFENSE,
  dicePerColour,
  F_LOSS,
  ROLLED,
  SUPPLY,
  type Warcraft,
} from '../../rules/state.ts';
import { pack, type Tokens, withDrained } from './spread.ts';

/** Tokens that the opponent's ability takes or gives, beyond Health: they count in later rounds. */
export interface Drain {
  readonly energy: number;
  readonly stun: number;
  readonly curse: number;
}
export const drains = ({ energy, stun, curse }: Drain): boolean => energy + stun + curse > 0;
export interface Face {
  /** Packed tokens, with the Health that the ability takes, and whether it takes something else. */
  readonly packed: number;
  readonly places: boolean;
  readonly drain: Drain;
  /** How bad a face is that places nothing: what is rerolled first. */
  readonly harm: number;
}
export const FACES = 8;
/** Enough tokens in each box for abilities that take some. */
const PLENTY = 40;

const scratches = new WeakMap<object, Warcraft>();
const scratchOf = (s: Warcraft): Warcraft => {
  let scratch = scratches.get(s.config);
  if (!scratch) {
    scratch = blankState(s.config);
    scratches.set(s.config, scratch);
  }
  copyState(s, scratch);
  return scratch;
};

/** The place of a character among the friends of the fight. */
export const friendNo = (s: Warcraft, hero: number): number => hero - (s.attackers * s.config.heroes) / 2;

interface Reading {
  readonly tokens: Tokens;
  readonly drain: Drain;
}
/** The opponent's ability and the placing of tokens with this one die in play, or with none. */
const readDie = (s: Warcraft, colour: number, face: number): Reading => {
  const t = scratchOf(s);
  const hero = t.active;
  for (let die = 0; die < t.dieAt.length; die++) t.dieAt[die] = SUPPLY;
  if (face > 0) {
    const die = colour * dicePerColour(t.config);
    t.dieAt[die] = ROLLED;
    t.face[die] = face;
    t.spotted[die] = 0;
  }
  const at = t.attackers * BOX_COUNT;
  for (let box = 0; box < BOX_COUNT; box++) t.hits[at + box] = PLENTY;
  t.armor[t.attackers] = 0;
  t.frames.clear();
  t.kelSpots = kelLimit(t) ?? -1;
  t.dragonDamage = colour === 1 && face === FACES ? 1 : 0;
  t.dragonDefense = colour === 0 && face === FACES ? 1 : 0;
  foeActs(t, hero, 'rerollEnd', null);
  placeTokens(t, null);
  foeActs(t, hero, 'placeEnd', null);
  let lost = 0;
  for (; t.frames.length > 0; t.frames.pop()) if (topFrame(t) === F_LOSS) lost += top(t, 'left');
  return {
    tokens: {
      damage: t.hits[at + DAMAGE]! - PLENTY,
      defense: t.hits[at + DEFENSE]! - PLENTY,
      attrition: t.hits[at + ATTRITION]! - PLENTY,
      armor: t.armor[t.attackers]!,
      lost: [lost],
    },
    drain: {
      energy: s.energy[hero]! - t.energy[hero]!,
      stun: t.stun[hero]! - s.stun[hero]!,
      curse: t.curse[hero]! - s.curse[hero]!,
    },
  };
};

/** What the phase of the active character places without any die. */
export const placedAlways = (s: Warcraft): number => pack(readDie(s, 0, 0).tokens);
/** The faces 1–8 of a colour for the active character, beyond what is placed always. */
export const facesOf = (s: Warcraft, colour: number): Face[] => {
  const none = readDie(s, 0, 0).tokens;
  return Array.from({ length: FACES }, (_, i) => {
    const { tokens, drain } = readDie(s, colour, i + 1);
    const damage = tokens.damage - none.damage;
    const defense = tokens.defense - none.defense;
    const attrition = tokens.attrition - none.attrition;
    const armor = tokens.armor - none.armor;
    const lost = Array.from({ length: friendNo(s, s.active) + 1 }, () => 0);
    lost[friendNo(s, s.active)] = tokens.lost[0]!;
    const packed = pack({ damage, defense, attrition, armor, lost });
    return {
      packed: drains(drain) ? withDrained(packed) : packed,
      places: damage + defense + attrition + armor > 0,
      drain,
      harm: tokens.lost[0]! + drain.stun + drain.curse + drain.energy / 2,
    };
  });
};
