/** A baseline: takes the most points in its turn, then the most tokens, and looks no further. */
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { SQUARE_COUNT } from '../content/board.ts';
import { pointsOf } from '../rules/area.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import { areaZone, type Battlegrounds } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { freeDecision } from './choose.ts';
import { familyChoices } from './family.ts';
import { sideOfSeat } from './features.ts';
import { Pool } from './pool.ts';
import { isSetUp } from './setup.ts';
import { Turns } from './turns.ts';

const BREADTH = { extended: 1, extras: 1, returns: 4 };
const FORGETFUL = new Int8Array(SQUARE_COUNT).fill(-1);
const PLAIN = { gift: 0, curiosity: 0 };
/** Only equally good choices. */
const TIES = { margin: 0.01, half: 1 };

/** Points, less those of the others, and a little for every token. */
const gains = (s: Battlegrounds, seat: Seat): number => {
  let worth = 0.1 * s.token.size(areaZone(s, seat));
  const side = sideOfSeat(s.config, seat);
  const others = s.config.team ? 1 : Math.max(1, s.config.seats - 1);
  for (let one = 0; one < (s.config.team ? 2 : s.config.seats); one++)
    worth += pointsOf(s, one) * (one === side ? 1 : -1 / others);
  return worth;
};

export class Greedy {
  #pool: Pool | undefined;
  #config: Config | undefined;

  /** Reads nothing that the seat does not see. */
  choose(s: Battlegrounds, seat: Seat, chance: Chance): Decision {
    if (isSetUp(s.asked)) return battlegrounds.sample!(s, seat, chance);
    if (s.config.family)
      return soften(familyChoices(s, seat, FORGETFUL, PLAIN), ({ worth }) => worth, TIES, chance).decision;
    const free = freeDecision(s, seat);
    if (free) return free;
    if (this.#config !== s.config) {
      this.#config = s.config;
      this.#pool = new Pool(s.config);
    }
    const pool = this.#pool!;
    const lines = new Turns(pool, gains).list(s, seat, BREADTH);
    const taken = soften(lines, ({ worth }) => worth, TIES, chance);
    for (const { state } of lines) pool.release(state);
    return taken.decisions[0] ?? [step(VERB.end)];
  }
}
