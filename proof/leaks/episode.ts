/**
 * One twin table from its opening until everybody leaves. Each step is done in every world that still matches the true
 * one; then every byte that reached a viewer is compared. For the steps see table-actions.ts.
 */
import type { FastChance } from '#engine/chance.ts';
import { fingerprint } from '#engine/layout/fingerprint.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { Match } from '#engine/match/match.ts';
import { numberOf, seatBit } from '#engine/seats.ts';
import { askedAt } from '#tables/hold.ts';
import { compareAnswer, compareEye, type Eye, type Left, takeAll } from './compare.ts';
import type { Findings } from './findings.ts';
import { otherPast, playPast } from './forgotten-pasts.ts';
import { EXPORT, type Vocabulary } from './odd-requests.ts';
import { secretFrom, type Taint, withoutEntropy } from './planted-secrets.ts';
import { followed, type Person, type Sitting } from './seating.ts';
import type { Start } from './start-positions.ts';
import { deedAt } from './table-actions.ts';
import { Pair } from './twin.ts';
import { ROUND, type World } from './world.ts';

/** What all tables of a run share. */
export interface Stage {
  /** The true world first, then the worlds of twins. */
  readonly worlds: readonly World[];
  readonly findings: Findings;
  readonly taint: Taint;
  readonly words: Vocabulary;
  readonly pace: number;
  readonly counts: { pairs: number; alike: number; parted: number; tables: number; pasts: number };
  /** The clock that all worlds share. */
  now(): number;
  settle(): Promise<void>;
  advance(ms: number): Promise<void>;
}

export class Episode {
  readonly stage: Stage;
  readonly sitting: Sitting;
  readonly random: FastChance;
  readonly eyes: Eye[] = [];
  readonly where: string;
  steps = 0;
  /** Randomness derived from the secret – when an order answers – is then equal in all worlds. */
  sameSecret = false;
  /** Orders exist: changing an answer that one of them gave ends them. */
  ordered = false;
  /** When the table was dealt, by the clock of all worlds. */
  #dealt = 0;
  /** People who are not connected to the table now. */
  readonly gone = new Set<Person>();

  constructor(stage: Stage, sitting: Sitting, random: FastChance, where: string) {
    this.stage = stage;
    this.sitting = sitting;
    this.random = random;
    this.where = where;
  }

  get truth(): Match {
    return this.matchIn(0);
  }
  matchIn(world: number): Match {
    return this.stage.worlds[world]!.dealer.match(this.sitting.table);
  }
  /** Milliseconds since the present decision was asked for. */
  get askedFor(): number {
    return this.stage.now() - this.#dealt - askedAt(this.truth);
  }
  get alive(): Eye[] {
    return this.eyes.filter(({ alive }) => alive);
  }
  get start(): Start {
    return this.sitting.start;
  }
  /** The worlds that go on: the true one, and twins that still match it. */
  get going(): World[] {
    const { worlds } = this.stage;
    return [worlds[0]!, ...this.alive.map(({ world }) => worlds[world]!)];
  }

  // --- the beginning ----------------------------------------------------------------------------------------

  async open(): Promise<void> {
    const { stage, sitting, random, start } = this;
    const { worlds } = stage;
    const { people, bots } = sitting.setup;
    const seed = Uint8Array.from({ length: 32 }, () => random.draw(256));
    const setup = {
      id: sitting.table,
      seats: start.seats,
      options: start.options,
      secret: seed,
      entropy: [],
    };
    const made = Match.create(start.subject.game, setup, { position: start.position });
    if (!made.ok) throw new Error(`A position cannot be laid out: ${JSON.stringify(made.error)}`);
    const past = playPast(start.subject, made.value, random);
    // Bots have heard what was shown.
    const listeners = past ? [] : bots;
    const viewers = [
      ...people.map((person) => ({ person, viewer: person.viewer, name: person.name })),
      ...listeners.map((seat) => ({
        person: undefined,
        viewer: seatBit(seat),
        name: `a bot in seat ${numberOf(seat)}`,
      })),
    ];
    random.shuffle(viewers as unknown as number[], viewers.length);
    const chosen: ((typeof viewers)[number] & { readonly position: JsonObject })[] = [];
    for (const viewer of viewers) {
      if (chosen.length === worlds.length - 1) break;
      const position = past
        ? otherPast(sitting, made.value, past, viewer.viewer, random)
        : sitting.imagined(made.value, viewer.viewer, random);
      if (position) chosen.push({ ...viewer, position });
    }
    this.#dealt = stage.now();
    const sameSecret = random.draw(4) === 0;
    this.sameSecret = sameSecret;
    const secrets = [secretFrom((n) => random.draw(n))];
    const asPeopleDo = !past && random.draw(8) === 0;
    const settle = () => stage.settle();
    const open = async (n: number, position: JsonObject): Promise<void> => {
      const deal = { seed, position };
      if (asPeopleDo) await sitting.open(worlds[n]!, deal, secrets[n]!, settle);
      else sitting.lay(worlds[n]!, deal, secrets[n]!, stage.now(), past?.log.slice() ?? []);
    };
    await open(0, start.position);
    for (const [i, { position }] of chosen.entries()) {
      secrets.push(sameSecret ? secrets[0]! : secretFrom((n) => random.draw(n)));
      await open(i + 1, position);
    }
    const opened = worlds.slice(0, chosen.length + 1);
    if (asPeopleDo) {
      sitting.sitAll(opened);
      await stage.settle();
    }
    // One look first: after the deal the tables could differ, if anything leaks.
    for (const world of opened) for (const { cookie } of people) this.#watch(world, cookie);
    await stage.settle();
    const { announcements = [] } = start.subject.settings;
    for (const [i, { position: _, ...viewer }] of chosen.entries()) {
      const [a, b] = [this.matchIn(0), this.matchIn(i + 1)];
      const differs = fingerprint(a.state) !== fingerprint(b.state) || secrets[0] !== secrets[i + 1];
      const pair = new Pair(viewer.viewer, a, b, sitting.deals[0]!, announcements);
      const fresh = { alive: true, busier: false, uneven: false };
      this.eyes.push({ ...viewer, world: i + 1, pair, differs, pastDiffers: past !== undefined, ...fresh });
      if (past) stage.counts.pasts++;
    }
    stage.counts.tables++;
    await this.#compare('the whole picture', undefined);
  }

  #watch(world: World, cookie: string): void {
    world.browser(cookie).send({ t: 'watch', id: 'w', ...followed(this.sitting, cookie) });
  }

  // --- a step -----------------------------------------------------------------------------------------------

  /** Does one step; false when the twins of this table are used up. */
  async step(): Promise<boolean> {
    if (this.alive.length === 0) return false;
    this.steps++;
    const deed = await deedAt(this);
    return deed && this.alive.length > 0;
  }

  /**
   * Does one action in all worlds, waits until it is quiet, and compares. `own`: who sent the command, from which seats,
   * and its id. Whether it is refused must not depend on what its sender cannot see.
   */
  async together(
    kind: string,
    act: () => void,
    own?: { readonly person: Person; readonly id: string },
    wait = 0,
  ): Promise<void> {
    for (const { pair, world } of this.alive) pair.remember(this.truth, this.matchIn(world));
    act();
    await this.stage.settle();
    if (wait > 0) await this.stage.advance(wait);
    this.#mustBeLive();
    // A covert round that opens while time passes may end here and go on there, where somebody thinks.
    const passing = wait > 0 && (kind === 'time that passes' || kind === 'an act');
    await this.#compare(kind, own, passing && this.truth.game.covert !== undefined);
  }

  /** Judging by a match that the server has replaced would take what happens after its end for a leak. */
  #mustBeLive(): void {
    const [held, stored] = [this.truth.log.length, this.stage.worlds[0]!.stored(this.sitting.table)];
    if (held !== stored) throw new Error(`${this.where}: ${held} entries are held, and ${stored} stored`);
  }

  async #compare(
    kind: string,
    own: { readonly person: Person; readonly id: string } | undefined,
    lawful = false,
  ): Promise<void> {
    const { stage, sitting } = this;
    const { worlds, findings, counts } = stage;
    const cookies = sitting.setup.people.map(({ cookie }) => cookie);
    const left = worlds.map((world) => takeAll(world, cookies));
    this.#search(left);
    const of = () => ({
      game: this.start.subject.game.id,
      where: `${this.where}, step ${this.steps}, ${kind}`,
    });
    const [truth] = left as [Left];
    for (const eye of this.alive) {
      const twin = left[eye.world]!;
      // At the end everything is open.
      if (eye.pastDiffers && this.truth.outcome) {
        this.part(eye);
        continue;
      }
      if (own && eye.person === own.person && !compareAnswer(findings, eye, own.id, truth, twin, of)) {
        eye.alive = false;
        continue;
      }
      if (
        kind !== 'the whole picture' &&
        eye.pair.parted(this.truth, this.matchIn(eye.world), eye.uneven || lawful)
      ) {
        eye.alive = false;
        counts.parted++;
        continue;
      }
      if (eye.differs) counts.pairs++;
      else counts.alike++;
      if (!compareEye(findings, sitting, eye, kind, truth, twin, of)) eye.alive = false;
    }
  }

  /** Searches everything that was sent for planted secrets. */
  #search(left: readonly Left[]): void {
    const { stage, sitting } = this;
    const { findings, taint } = stage;
    const look = (channel: string, viewer: string, text: string): void => {
      findings.searched++;
      const found = taint.in(text);
      if (found === undefined) return;
      const { game } = this.start.subject;
      findings.add({
        channel,
        game: game.id,
        viewer,
        where: this.where,
        truth: text.slice(0, 400),
        twin: found,
      });
    };
    for (const { heard, log, sent } of left) {
      for (const [cookie, list] of heard) {
        const own = sitting.setup.people.find((person) => person.cookie === cookie)?.seats ?? [];
        for (const { by, text } of list) look('token', by, by === EXPORT ? withoutEntropy(text, own) : text);
      }
      for (const line of log) look('token', 'the log', line);
      for (const { text } of sent) look('token', 'a bot', text);
    }
  }

  /** Drops a twin that cannot follow the true world. */
  part(eye: Eye): void {
    eye.alive = false;
    this.stage.counts.parted++;
  }

  // --- the end ----------------------------------------------------------------------------------------------

  /** Everybody leaves, and the table is removed. */
  async close(): Promise<void> {
    const { stage, sitting } = this;
    const { worlds } = stage;
    const { table } = sitting;
    // A running clock keeps a table in memory.
    if (this.truth.game.table(this.truth.config).clock?.setting) await this.#resignAll();
    for (const world of worlds) {
      for (const { cookie } of sitting.setup.people)
        world.browser(cookie).send({ t: 'leave', id: 'l', table });
      world.bots.closed = true;
      world.bots.dismiss();
    }
    await stage.settle();
    await stage.advance(2 * ROUND + 1);
    const cookies = sitting.setup.people.map(({ cookie }) => cookie);
    for (const world of worlds) {
      takeAll(world, cookies);
      world.clear();
      world.bots.closed = false;
      world.dealer.forget(table);
    }
  }

  async #resignAll(): Promise<void> {
    const { worlds } = this.stage;
    for (const { cookie, seats } of this.sitting.setup.people)
      for (const seat of seats) {
        const resign = {
          t: 'act',
          id: this.sitting.nextId,
          table: this.sitting.table,
          seat: numberOf(seat),
          act: 'resign',
        };
        for (const world of worlds) world.browser(cookie).send(resign);
      }
    await this.stage.settle();
  }
}
