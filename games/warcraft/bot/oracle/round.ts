/** What follows the attack phases of a round: strike, wounds, move and resolution, carried out by the rules on a copy. */
import { copyState } from '#engine/layout/layout.ts';
import { firstSeat } from '#engine/seats.ts';
import type { WarcraftEvent } from '../../rules/events.ts';
import { group } from '../../rules/fight/foes.ts';
import { setTop } from '../../rules/fight/frames.ts';
import { toStage } from '../../rules/fight/stages.ts';
import { settle, warcraft } from '../../rules/game.ts';
import {
  ATTACKER,
  BOX_COUNT,
  blankState,
  DAMAGE,
  DEFEATED,
  FIGHTING,
  FIGURES,
  OVER,
  POOL,
  stockZone,
  type Warcraft,
} from '../../rules/state.ts';
import { answer, NO_DICE } from './answers.ts';

/** Opponents left: how many figures of each colour, green, red, blue. A single opponent has none. */
export type Group = readonly number[];
const COLOURS = ['green', 'red', 'blue'] as const;
export const groupOf = (s: Warcraft): Group =>
  COLOURS.map((colour) => group(s).filter((figure) => FIGURES[figure]!.colour === colour).length);

export interface Before {
  readonly group: Group;
  /** Undefeated friends, as bits. */
  readonly mask: number;
  readonly damage: number;
  readonly defense: number;
  readonly attrition: number;
  readonly armor: number;
}
export interface After {
  readonly won: boolean;
  readonly group: Group;
  /** Hits in the damage box. */
  readonly damage: number;
  /** Wounds to be dealt to the characters. */
  readonly wounds: number;
}
/** So that nobody falls here: whom the wounds hit is dealt with by the chain of the fight. */
const ENOUGH = 500;

export class Rounds {
  readonly #start: Warcraft;
  readonly #scratch: Warcraft;
  readonly #known = new Map<string, After>();

  /** @param start the fight, with `course` the laboratory, so that it ends where it is decided */
  constructor(start: Warcraft) {
    this.#start = start;
    this.#scratch = blankState(start.config);
  }
  after(before: Before): After {
    const { mask, damage, defense, attrition, armor } = before;
    const key = `${before.group.join(' ')} ${mask} ${damage} ${defense} ${attrition} ${armor}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.#work(before);
      this.#known.set(key, found);
    }
    return found;
  }
  #work(before: Before): After {
    const s = this.#scratch;
    this.#set(before);
    let wounds = 0;
    const tell = (event: WarcraftEvent): void => {
      if (event.type !== 'wounds') return;
      wounds += event.count;
      setTop(s, 'left', 0);
    };
    settle(s, NO_DICE, tell as never);
    const { round } = s;
    while (s.asked !== OVER && !(s.round > round || s.asked === POOL || s.asked === ATTACKER))
      warcraft.apply(s, firstSeat(warcraft.active(s)), answer(s, () => 0)!, NO_DICE, tell as never);
    const won = s.wonBy === s.attackers;
    return { won, group: groupOf(s), damage: s.hits[s.attackers * BOX_COUNT + DAMAGE]!, wounds };
  }
  #set({ group: left, mask, damage, defense, attrition, armor }: Before): void {
    const s = this.#scratch;
    copyState(this.#start, s);
    const counts = [0, 0, 0];
    for (const figure of group(s)) {
      const colour = COLOURS.indexOf(FIGURES[figure]!.colour);
      if (counts[colour]! < left[colour]!) counts[colour]!++;
      else s.figures.move(figure, stockZone(s));
    }
    const half = s.config.heroes / 2;
    for (let i = 0; i < half; i++) {
      const hero = s.attackers * half + i;
      if (s.role[hero] !== FIGHTING) continue;
      s.health[hero] = ENOUGH;
      s.acted[hero] = 1;
      if (!((mask >> i) & 1)) s.role[hero] = DEFEATED;
    }
    const at = s.attackers * BOX_COUNT;
    for (const [box, count] of [damage, defense, attrition].entries()) s.hits[at + box] = Math.max(0, count);
    s.armor[s.attackers] = Math.max(0, armor);
    s.active = -1;
    s.frames.clear();
    toStage(s, 'strike');
  }
}
