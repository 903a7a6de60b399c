/** Areas: pairs, special tokens that can be used, and points (BG-8, 12.1). */
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { isUpgrade, KIND_OF, PICTURE_IDS, pictureOf, specialOf, worthOf } from '../content/tokens.ts';
import { refuse } from './refusals.ts';
import { areaZone, type Battlegrounds } from './state.ts';

/** How many tokens of a picture an area holds. */
export const heldOf = (s: Battlegrounds, seat: Seat, picture: number): number => {
  const { token } = s;
  const zone = areaZone(s, seat);
  const first = specialOf(picture);
  let count = 0;
  for (let one = first; one < first + 4; one++) if (token.zoneOf[one] === zone) count++;
  return count;
};

/** BG-8.2: the pairs of an area. Its tokens lie in the order of their pictures. */
const pairsOf = (s: Battlegrounds, seat: Seat): number => {
  const { token } = s;
  let pairs = 0;
  let single = -1;
  for (let one = token.first(areaZone(s, seat)); one >= 0; one = token.next(one)) {
    const picture = pictureOf(one);
    if (picture === single) {
      pairs++;
      single = -1;
    } else single = picture;
  }
  return pairs;
};

/** The values of the scoring tokens that a player or team has won, and how many they are (BG-12.1, 14.8). */
export const wonBy = (s: Battlegrounds, seat: Seat): { readonly sum: number; readonly count: number } => {
  const { score, config } = s;
  const base = score.plan.base.won!;
  let sum = 0;
  let count = 0;
  for (let one = config.team ? seat % 2 : seat; one < config.seats; one += config.team ? 2 : config.seats)
    for (let token = score.first(base + one); token >= 0; token = score.next(token)) {
      sum += worthOf(token);
      count++;
    }
  return { sum, count };
};

/** BG-12.1, 14.3, 15.20, 16.39. */
export const pointsOf = (s: Battlegrounds, seat: Seat): number => 2 * pairsOf(s, seat) + wonBy(s, seat).sum;

/** BG-8.3, 8.4, 8.7, 8.11: why the special token of this picture cannot be used. */
export const refuseSpecial = (s: Battlegrounds, seat: Seat, picture: number): Refusal | undefined => {
  if (picture >= PICTURE_IDS.length) return refuse('NO_SPECIAL');
  const token = specialOf(picture);
  if (s.token.zoneOf[token] !== areaZone(s, seat))
    return refuse('NO_SPECIAL', { picture: PICTURE_IDS[picture]! });
  if (s.spent.has(picture)) return refuse('USED_UP', { picture: PICTURE_IDS[picture]! });
  if (s.upgrade[picture]! >= 0) return refuse('ASSIGNED_ALREADY', { picture: PICTURE_IDS[picture]! });
  return heldOf(s, seat, picture) < 2 ? refuse('NEEDS_PAIR', { picture: PICTURE_IDS[picture]! }) : undefined;
};

const UPGRADES = KIND_OF.flatMap((kind, picture) => (isUpgrade(kind) ? [picture] : []));
const ACTIONS = KIND_OF.flatMap((kind, picture) => (isUpgrade(kind) ? [] : [picture]));

/** Calls `each` with the picture of every special token that this seat can use: upgrades, or one-time actions. */
export const eachUsable = (
  s: Battlegrounds,
  seat: Seat,
  upgrades: boolean,
  each: (picture: number) => void,
): void => {
  const { zoneOf } = s.token;
  const zone = areaZone(s, seat);
  const pictures = upgrades ? UPGRADES : ACTIONS;
  for (let i = 0; i < pictures.length; i++) {
    const picture = pictures[i]!;
    const special = specialOf(picture);
    if (zoneOf[special] !== zone || s.spent.has(picture) || s.upgrade[picture]! >= 0) continue;
    if (zoneOf[special + 1] === zone || zoneOf[special + 2] === zone || zoneOf[special + 3] === zone)
      each(picture);
  }
};
