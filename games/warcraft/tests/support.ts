/** Fights for the tests: positions set up by hand, decisions in the notation, and what lies where afterwards. */
import { afterEach, expect } from 'vitest';
import type { Chance } from '#engine/chance.ts';
import { firstSeat, listSeats } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { beginRound } from '../rules/fight/course.ts';
import { aboutDie, dieText, inPlay } from '../rules/fight/dice.ts';
import { settle, warcraft } from '../rules/game.ts';
import { heroNumber } from '../rules/heroes.ts';
import { writeSteps } from '../rules/notation.ts';
import { ASKED, REGION_IDS, type Warcraft } from '../rules/state.ts';
import { type Given, positionOf } from '../tools/laboratory.ts';

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
  /** Decides what changes least. `kills`: opponents that can be defeated are not spared. */
  goOn(kills = false): this {
    const { offers } = this;
    const plain = kills ? ['done', 'roll'] : ['done', 'roll', 'spare'];
    return this.play(offers.find((one) => plain.includes(one)) ?? offers[0]!);
  }
  /** Goes on so until this holds. */
  until(done: () => boolean, kills = false): this {
    for (let guard = 0; !done() && guard < 900; guard++) this.goOn(kills);
    expect(done(), `${this.asked} is asked`).toBe(true);
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

/** A fight that has just begun (laboratory.ts). */
export const given = (position: Given): Fight => {
  const fight = new Fight(positionOf(position), position.dice ?? []);
  const { s } = fight;
  fights.push(fight);
  beginRound(s, fight.tell as never);
  settle(s, fight.script, fight.tell as never);
  return fight;
};
