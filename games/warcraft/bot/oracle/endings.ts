/** What happens by itself when a fight is won: who still stands may regain Health (window `combatEnd`). */
import { copyState } from '#engine/layout/layout.ts';
import { happen } from '../../rules/effects/use.ts';
import { toStage } from '../../rules/fight/stages.ts';
import { WINDOW_BITS } from '../../rules/hands.ts';
import { blankState, type Warcraft } from '../../rules/state.ts';
import { NO_DICE } from './answers.ts';

export class Endings {
  readonly #start: Warcraft;
  readonly #scratch: Warcraft;
  readonly #known = new Map<number, number>();

  /** @param start the fight, from which only who takes part and their cards are read */
  constructor(start: Warcraft) {
    this.#start = start;
    this.#scratch = blankState(start.config);
  }
  /** Health, with that of its pet, that the friend of this number has after a fight won with `left`. */
  health(friend: number, left: number): number {
    const key = left * 4 + friend;
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#work(friend, left);
      this.#known.set(key, found);
    }
    return found;
  }
  #work(friend: number, left: number): number {
    const s = this.#scratch;
    copyState(this.#start, s);
    const hero = (s.attackers * s.config.heroes) / 2 + friend;
    s.pet[hero] = Math.min(s.pet[hero]!, left - 1);
    s.health[hero] = left - s.pet[hero]!;
    s.felled = 1;
    toStage(s, 'combatEnd');
    happen(s, hero, WINDOW_BITS.combatEnd, NO_DICE, null);
    return s.health[hero]! + s.pet[hero]!;
  }
}
