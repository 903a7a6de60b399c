/** Fights for the tests: positions set up by hand, decisions in the notation, and what lies where afterwards. */
import { afterEach, expect } from 'vitest';
import type { Chance } from '#engine/chance.ts';
import type { OptionValues } from '#engine/options.ts';
import { firstSeat, listSeats } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { CLASS_IDS, CLASSES } from '../content/classes.ts';
import { CREATURE_IDS } from '../content/creatures.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { beginRound } from '../rules/fight/course.ts';
import { aboutDie, dieText, inPlay } from '../rules/fight/dice.ts';
import { settle, warcraft } from '../rules/game.ts';
import { heroNumber, petCapacityOf, petOf } from '../rules/heroes.ts';
import { LABORATORY } from '../rules/map/fields.ts';
import { writeSteps } from '../rules/notation.ts';
import { configOf } from '../rules/options.ts';
import { CLASS_CARD_IDS, SINGLE_IDS } from '../rules/sources.ts';
import {
  ASKED,
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

/** Dice fall as the script says; a die more than it has is a fault of the test. */
class Script implements Chance {
  readonly dice: number[];
  used = 0;
  constructor(dice: readonly number[]) {
    this.dice = [...dice];
  }
  die(): number {
    const face = this.dice.shift();
    if (face === undefined) throw new Error('the script has no more dice');
    return face;
  }
  draw(): number {
    this.used++;
    return 0;
  }
  shuffle(): void {
    this.used++;
  }
}

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

export class Fight {
  readonly s: Warcraft;
  readonly script: Script;
  events: WarcraftEvent[] = [];
  constructor(s: Warcraft, dice: readonly number[]) {
    this.s = s;
    this.script = new Script(dice);
  }
  readonly tell = (event: WarcraftEvent): void => {
    this.events.push(event);
  };
  /** `dicePool of horde-1`, or the question to a faction. */
  get asked(): string {
    return ASKED[this.s.asked]!;
  }
  get told(): string[] {
    return this.events.map(({ type }) => type);
  }
  /** Who decides: `3: …` names a seat, else whoever is asked. */
  #by(text: string): readonly [number, string] {
    const named = /^(\d): (.*)$/.exec(text);
    const asked = firstSeat(warcraft.active(this.s));
    return named ? [Number(named[1]) - 1, named[2]!] : [asked, text];
  }
  #decide(from: string): void {
    const { s } = this;
    const [seat, text] = this.#by(from);
    const read = warcraft.read(s, seat, text);
    if (!read.ok) throw new Error(`"${text}" is not read (${this.asked})`);
    const refused = warcraft.refuse(s, seat, read.value, true);
    if (refused) throw new Error(`"${text}" is refused: ${refused.code} ${refused.clause} (${this.asked})`);
    // The order of a set does not matter, so the text may come back sorted.
    const written = warcraft.write(s, seat, read.value);
    expect(written.toLowerCase().split(' ').sort()).toEqual(text.toLowerCase().split(' ').sort());
    expect(warcraft.read(s, seat, written)).toEqual(read);
    warcraft.apply(s, seat, read.value, this.script, this.tell as never);
  }
  /** Decisions of whoever is asked, each of which must be legal. */
  play(...texts: string[]): this {
    for (const text of texts) this.#decide(text);
    return this;
  }
  /** Code and clause of the refusal. */
  refused(from: string): string {
    const { s } = this;
    const before = [...s.data];
    const [seat, text] = this.#by(from);
    const read = warcraft.read(s, seat, text);
    const refused = read.ok ? warcraft.refuse(s, seat, read.value, true) : read.error;
    if (!refused) throw new Error(`"${text}" is accepted`);
    expect([...s.data], 'a refusal changes nothing').toEqual(before);
    return `${refused.code} ${refused.clause}`;
  }
  /** The first steps that are offered, in the notation. */
  get offers(): string[] {
    return this.after([]);
  }
  after(draft: readonly number[], seat: number = firstSeat(warcraft.active(this.s))): string[] {
    const list = new StepList();
    warcraft.steps(this.s, seat, draft, list);
    return list.list().map((one) => writeSteps(this.s, [one]));
  }
  /** The next steps after a beginning in the notation. */
  next(from: string): string[] {
    const [seat, text] = this.#by(from);
    const read = warcraft.read(this.s, seat, text);
    if (!read.ok) throw new Error(`"${text}" is not read`);
    return this.after(read.value, seat);
  }
  where(name: string): string {
    return REGION_IDS[this.s.region[this.of(name)]!]!;
  }
  /** Where a card or an item lies: `bag.3` with the number of the character, `merchant`. */
  lies(card: string): string {
    const { s } = this;
    for (const zones of [s.cards, s.items, s.quests, s.counters]) {
      const one = zones.plan.index.get(card);
      if (one === undefined) continue;
      const zone = zones.zoneOf[one]!;
      const [name] = zones.plan.label[zone]!;
      return name;
    }
    throw new Error(`there is no card ${card}`);
  }
  of(name: string): number {
    return heroNumber(this.s, name);
  }
  /** Health/Energy. */
  points(name = 'horde-1'): string {
    const hero = this.of(name);
    return `${this.s.health[hero]}/${this.s.energy[hero]}`;
  }
  /** Damage/defence/attrition of the attackers, and armour: `1/2/0+1`. */
  get boxes(): string {
    const at = this.s.attackers * 3;
    return `${this.s.hits[at]}/${this.s.hits[at + 1]}/${this.s.hits[at + 2]}+${this.s.armor[this.s.attackers]}`;
  }
  /** Dice in play, sorted. */
  get dice(): string {
    return inPlay(this.s)
      .map((die) => aboutDie(this.s, die))
      .sort((a, b) => a - b)
      .map(dieText)
      .join(' ');
  }
}

const fights: Fight[] = [];
/** Looks at this position once more after the test. */
export const keepReady = (fight: Fight): void => {
  fights.push(fight);
};
/** After every test: whoever is asked has an answer, and the late one is legal. */
afterEach(() => {
  for (const { s } of fights.splice(0)) {
    for (const seat of listSeats(warcraft.active(s))) {
      const list = new StepList();
      warcraft.steps(s, seat, [], list);
      expect(list.count, 'there is an answer').toBeGreaterThan(0);
      expect(warcraft.refuse(s, seat, warcraft.timeout(s, seat), true)).toBeUndefined();
    }
  }
});

/** A fight that has just begun; the Horde attacks unless only the Alliance is there. */
export const given = ({
  horde = [],
  alliance = [],
  against,
  dice = [],
  options = {},
  round = 0,
}: Given): Fight => {
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
  const fight = new Fight(s, dice);
  fights.push(fight);
  s.round = round;
  beginRound(s, fight.tell as never);
  settle(s, fight.script, fight.tell as never);
  return fight;
};
