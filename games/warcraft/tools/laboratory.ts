/** Positions of fights set up by hand, for tests and tools. */
import type { OptionValues } from '#engine/options.ts';
import { CLASS_IDS, CLASSES } from '../content/classes.ts';
import { CREATURE_IDS } from '../content/creatures.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import { petCapacityOf, petOf } from '../rules/heroes.ts';
import { LABORATORY } from '../rules/map/fields.ts';
import { configOf } from '../rules/options.ts';
import { CLASS_CARD_IDS, SINGLE_IDS } from '../rules/sources.ts';
import {
  bagOf,
  blankState,
  bookOf,
  cardArea,
  FIGHTING,
  FIGURES,
  fightZone,
  frontOf,
  itemArea,
  REGION_IDS,
  talentsOf,
  type Warcraft,
} from '../rules/state.ts';
import { initialOptions } from './initial.ts';

export interface Fighter {
  readonly class: string;
  readonly level?: number;
  readonly health?: number;
  readonly energy?: number;
  readonly xp?: number;
  readonly curse?: number;
  readonly stun?: number;
  /** Cards on the sheet: `heroic-strike@2` lies in the second area. */
  readonly sheet?: readonly string[];
  readonly book?: readonly string[];
  readonly bag?: readonly string[];
  readonly front?: readonly string[];
  readonly talents?: readonly string[];
}
export interface Given {
  readonly horde?: readonly Fighter[];
  readonly alliance?: readonly Fighter[];
  /** `green murloc`, several with a number in front: `2 green murloc`; or a boss or an overlord. */
  readonly against: readonly string[];
  readonly dice?: readonly number[];
  readonly options?: OptionValues;
  readonly round?: number;
}

const put = (s: Warcraft, hero: number, card: string, area: number): void => {
  const power = CLASS_CARD_IDS.indexOf(card);
  const item = ITEM_IDS.indexOf(card);
  if (power < 0 && item < 0) throw new Error(`there is no card ${card}`);
  if (power >= 0) s.cards.move(power, cardArea(s, hero, area));
  else s.items.move(item, itemArea(s, hero, area));
};
const itemNo = (id: string): number => {
  const item = ITEM_IDS.indexOf(id);
  if (item < 0) throw new Error(`there is no item ${id}`);
  return item;
};
export const setHero = (s: Warcraft, hero: number, seat: number, one: Fighter): void => {
  const level = one.level ?? 1;
  const kind = CLASSES[CLASS_IDS.indexOf(one.class)]!;
  s.seatOf[hero] = seat;
  s.classOf[hero] = CLASS_IDS.indexOf(one.class);
  s.level[hero] = level;
  s.xp[hero] = one.xp ?? 0;
  s.health[hero] = one.health ?? kind.health[level - 1]!;
  s.energy[hero] = one.energy ?? kind.energy[level - 1]!;
  s.curse[hero] = one.curse ?? 0;
  s.stun[hero] = one.stun ?? 0;
  s.region[hero] = REGION_IDS.indexOf('tarren-mill');
  s.role[hero] = FIGHTING;
  for (const entry of one.sheet ?? []) {
    const [card, area] = entry.split('@');
    put(s, hero, card!, Number(area) - 1);
  }
  for (const card of one.book ?? []) s.cards.move(CLASS_CARD_IDS.indexOf(card), bookOf(s, hero));
  for (const card of one.talents ?? []) s.cards.move(CLASS_CARD_IDS.indexOf(card), talentsOf(s, hero));
  for (const card of one.bag ?? []) s.items.move(itemNo(card), bagOf(s, hero));
  for (const card of one.front ?? []) s.items.move(itemNo(card), frontOf(s, hero));
  const pet = petOf(s, hero);
  if (pet >= 0) s.pet[hero] = petCapacityOf(s, hero, pet);
};

/** A fight whose first round has not begun; the Horde attacks unless only the Alliance is there. */
export const positionOf = ({
  horde = [],
  alliance = [],
  against,
  options = {},
  round = 0,
}: Given): Warcraft => {
  const config = configOf({ ...initialOptions(), ...options }, 4);
  if (!config.ok) throw new Error(config.error.code);
  const s = blankState(config.value);
  for (const [i, one] of alliance.entries()) setHero(s, i, i, one);
  for (const [i, one] of horde.entries()) setHero(s, 2 + i, 2 + i, one);
  s.course = LABORATORY;
  s.attackers = horde.length > 0 ? 1 : 0;
  s.fightIn = REGION_IDS.indexOf('tarren-mill');
  for (const text of against) {
    const single = SINGLE_IDS.indexOf(text);
    if (single >= 0) {
      s.opposed = 1;
      s.single = single;
      continue;
    }
    const [, count = '1', colour, kind] = /^(?:(\d) )?(\S+) (\S+)$/.exec(text)!;
    if (colour === 'blue') s.independent = 1;
    FIGURES.flatMap((figure, i) =>
      CREATURE_IDS[figure.kind] === kind && figure.colour === colour ? [i] : [],
    )
      .slice(0, Number(count))
      .forEach((figure) => {
        s.figures.move(figure, fightZone(s));
      });
  }
  s.round = round;
  return s;
};
