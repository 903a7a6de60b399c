/** Positions on the map, set up by hand: who stands where with what, whose turn it is, and which figures are there. */
import { FastChance } from '#engine/chance.ts';
import type { OptionValues } from '#engine/options.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { CREATURE_IDS } from '../content/creatures.ts';
import { settle } from '../rules/game.ts';
import { factionOf, heroNumber } from '../rules/heroes.ts';
import { QUEST_IDS, TURN } from '../rules/map/fields.ts';
import { START } from '../rules/map/geography.ts';
import { beginTurn } from '../rules/map/turn.ts';
import { configOf } from '../rules/options.ts';
import { AWAY, blankState, FIGURES, REGION_IDS, stockZone, type Warcraft } from '../rules/state.ts';
import { initialOptions } from '../tools/initial.ts';
import { type Fighter, setHero } from '../tools/laboratory.ts';
import { Fight, keepReady } from './support.ts';

export interface Standing extends Fighter {
  /** `horde-1` and so on. */
  readonly name: string;
  readonly region: string;
  readonly gold?: number;
  /** The seat from 1; without it each character has its own. */
  readonly seat?: number;
  readonly actions?: number;
}
export interface Place {
  readonly heroes: readonly Standing[];
  /** `blue gnoll in brill`, `2 green murloc in sewer of quest-id`. */
  readonly figures?: readonly string[];
  readonly space?: number;
  readonly seats?: number;
  readonly dice?: readonly number[];
  readonly merchant?: readonly string[];
  readonly options?: OptionValues;
  /** Runs before the turn begins. */
  readonly more?: (s: Warcraft) => void;
}

const FIGURE = /^(?:(\d) )?(\S+) (\S+) in (\S+?)(?: of (\S+))?$/;
const putFigures = (s: Warcraft, text: string): void => {
  const [, count = '1', colour, kind, region, quest] = FIGURE.exec(text)!;
  const alike = FIGURES.flatMap((figure, i) =>
    CREATURE_IDS[figure.kind] === kind && figure.colour === colour && s.figures.zoneOf[i] === stockZone(s)
      ? [i]
      : [],
  );
  for (const figure of alike.slice(0, Number(count))) {
    s.figures.move(figure, s.figures.plan.base.region! + REGION_IDS.indexOf(region!));
    s.questOf[figure] = quest === undefined ? -1 : QUEST_IDS.indexOf(quest);
  }
  if (quest === undefined) return;
  const number = QUEST_IDS.indexOf(quest);
  s.quests.move(number, s.quests.plan.base.open! + (number < QUEST_IDS.length / 2 ? 0 : 1));
};

/** A turn that has just begun: of the Horde unless the space says otherwise. */
export const onMap = ({
  heroes,
  figures = [],
  space = 1,
  seats = 4,
  dice = [],
  merchant = [],
  options = {},
  more,
}: Place): Fight => {
  const config = configOf({ ...initialOptions(), ...options }, seats);
  if (!config.ok) throw new Error(config.error.code);
  const s = blankState(config.value);
  for (const { kind, item } of s.items.plan.ids.map((id, item) => ({ kind: id, item })))
    if (merchant.includes(kind)) s.items.move(item, s.items.plan.base.merchant!);
  for (const one of heroes) {
    const hero = heroNumber(s, one.name);
    setHero(s, hero, (one.seat ?? hero + 1) - 1, one);
    s.region[hero] = REGION_IDS.indexOf(one.region);
    s.gold[hero] = one.gold ?? 0;
    s.role[hero] = AWAY;
  }
  // Nobody else is near: the others wait where they started.
  const spare = CLASS_IDS.filter((id) => !heroes.some((one) => one.class === id));
  for (let hero = 0; hero < config.value.heroes; hero++) {
    if (s.classOf[hero]! >= 0) continue;
    setHero(s, hero, hero, { class: spare.pop()! });
    s.region[hero] = START[factionOf(s, hero)]!;
    s.role[hero] = AWAY;
  }
  for (const text of figures) putFigures(s, text);
  s.space = space;
  s.course = TURN;
  more?.(s);
  const fight = new Fight(s, dice);
  beginTurn(s, new FastChance(1), fight.tell as never);
  for (let hero = 0; hero < s.config.heroes; hero++) {
    const here = heroes.find(({ name }) => heroNumber(s, name) === hero);
    if (!here) s.actions[hero] = 0;
    else if (here.actions !== undefined) s.actions[hero] = here.actions;
  }
  fight.events = [];
  settle(s, fight.script, fight.tell as never);
  keepReady(fight);
  return fight;
};
