/** What is worth trying in phase 2. The rules refuse what is not legal; what no plan needs is not proposed at all. */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { SLOTS } from '../content/effects.ts';
import { RING_CARDS, SPACES_A_CARD } from '../content/terrain.ts';
import { type Action, type Interference, TRAVEL_KINDS } from '../content/travel.ts';
import { DESTROYABLE, modeOf } from '../rules/attack.ts';
import { eachCampKind, eachTravelKind } from '../rules/cards.ts';
import { slotsToName } from '../rules/interference.ts';
import { spaceOf } from '../rules/ring.ts';
import { CREW, type Eighty, terrainReserve, UPGRADE, WEAPON } from '../rules/state.ts';
import { BACK, CONVERT_ZERO, COVER, DISCARD_IT, FORWARD, step, VERB } from '../rules/steps.ts';
import { inSlot, isFilled, isFired, upgradeKind, weaponKind } from '../rules/vehicle.ts';

/** Ring cards ahead that are worth exchanging. */
const MAPS_AHEAD = 3;

/** Where an interference card could be played; the rules refuse targets that it cannot hit. */
export const eachTarget = (
  s: Eighty,
  seat: Seat,
  kind: number,
  visit: (decision: Decision) => void,
): void => {
  const slots = slotsToName(TRAVEL_KINDS[kind] as Interference);
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat) continue;
    const begin = [step(VERB.interfere, kind), step(VERB.target, other)];
    if (slots.length === 0) visit(begin);
    else for (const slot of slots) visit([...begin, step(VERB.remove, SLOTS.indexOf(slot))]);
  }
};

const actions = (s: Eighty, seat: Seat, kind: number, { effect }: Action, found: Decision[]): void => {
  const first = step(VERB.play, kind);
  switch (effect.do) {
    case 'convert':
      for (let x = effect.least; x <= effect.most; x++)
        if (x !== 0) found.push([first, step(VERB.convert, x + CONVERT_ZERO)]);
      return;
    case 'swapTerrain': {
      const here = (spaceOf(s, seat) / SPACES_A_CARD) | 0;
      for (let i = 1; i <= MAPS_AHEAD; i++)
        for (const fresh of s.terrain.list(terrainReserve(s)))
          found.push([first, step(VERB.swap, (here + i) % RING_CARDS), step(VERB.reserve, fresh)]);
      return;
    }
    default:
      found.push([first]);
  }
};

const shots = (s: Eighty, seat: Seat, found: Decision[]): void => {
  const weapon = weaponKind(s, seat);
  if (!weapon || isFired(s, seat)) return;
  if (weapon.chip !== undefined) {
    found.push([step(VERB.launch, FORWARD)], [step(VERB.launch, BACK)]);
    return;
  }
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat) continue;
    found.push([step(VERB.fire, other), step(VERB.mode, 0)]);
    for (const slot of DESTROYABLE) found.push([step(VERB.fire, other), step(VERB.mode, modeOf(slot))]);
  }
};

/** A card in hand may replace what is aboard. */
const replacements = (s: Eighty, seat: Seat, found: Decision[]): void => {
  let [upgrade, weapon, crew] = [false, false, false];
  eachCampKind(s, seat, (kind) => {
    if (CAMP_KINDS[kind]!.type === 'weapon') weapon = true;
    else upgrade = true;
    found.push([step(VERB.install, kind)]);
  });
  eachTravelKind(s, seat, (kind) => {
    if (TRAVEL_KINDS[kind]!.type === 'crew') crew = true;
  });
  if (crew && isFilled(s, seat, CREW)) found.push([step(VERB.throw, CREW)]);
  if (upgrade && isFilled(s, seat, UPGRADE)) found.push([step(VERB.throw, UPGRADE)]);
  if (weapon && inSlot(s, seat, WEAPON) >= 0) found.push([step(VERB.throw, WEAPON)]);
};

/** Candidates for phase 2, some of them not legal. */
export const candidates = (s: Eighty, seat: Seat): Decision[] => {
  const found: Decision[] = [[step(VERB.move)]];
  eachTravelKind(s, seat, (kind) => {
    const card = TRAVEL_KINDS[kind]!;
    if (card.type === 'coal') found.push([step(VERB.shovel, kind)]);
    else if (card.type === 'crew') found.push([step(VERB.crew, kind)]);
    else if (card.type === 'interference') eachTarget(s, seat, kind, (one) => found.push(one));
    else if (card.type === 'action') actions(s, seat, kind, card, found);
  });
  replacements(s, seat, found);
  if (upgradeKind(s, seat)) {
    found.push([step(VERB.rearm)]);
    if (upgradeKind(s, seat)!.use) found.push([step(VERB.use, COVER)], [step(VERB.use, DISCARD_IT)]);
  }
  shots(s, seat, found);
  found.push([step(VERB.end)]);
  return found;
};
