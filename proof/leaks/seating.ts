/** One table in every world: who sits at it, on which devices, and which seats each device sees. */
import { FastChance } from '#engine/chance.ts';
import { commitmentOf } from '#engine/chance-stream.ts';
import type { AnyGame } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { State } from '#engine/layout/layout.ts';
import { readState, writeState } from '#engine/layout/named.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { imagine, stateView } from '#engine/match/view.ts';
import {
  countSeats,
  everySeat,
  listSeats,
  numberOf,
  SPECTATOR,
  seatBit,
  type Viewer,
} from '#engine/seats.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { Browser } from './browser.ts';
import { entropyOf, tokenOf } from './planted-secrets.ts';
import type { Deal } from './scripted-deal.ts';
import type { Start } from './start-positions.ts';
import { swapped } from './swap-hidden.ts';
import type { World } from './world.ts';

/** A person with a browser. */
export interface Person {
  readonly cookie: string;
  /** From 0. */
  readonly seats: readonly number[];
  readonly viewer: Viewer;
  readonly name: string;
}

/** How a table is set up, equal in all worlds. */
export interface Setup {
  readonly kind: 'friends' | 'bots' | 'family';
  readonly order: OpenTable;
  readonly people: readonly Person[];
  /** Bot seats, from 0. */
  readonly bots: readonly number[];
}

const HUMAN = { kind: 'human' } as const;
export const SPECTATOR_COOKIE = 30;
const ID_BYTES = 12;
const SECRET_BYTES = 32;
/** How many imagined positions are tried for a device with several seats. */
const TRIES = 20;

export const newSetup = (start: Start, random: FastChance): Setup => {
  const { seats, options, subject } = start;
  const kind = (['friends', 'friends', 'bots', 'family'] as const)[random.draw(4)]!;
  const person = (n: number, own: readonly number[]): Person => ({
    cookie: tokenOf(n),
    seats: own,
    viewer: own.reduce((set, seat) => set | seatBit(seat), SPECTATOR),
    name: own.length === 0 ? 'a spectator' : `seat ${own.map((seat) => numberOf(seat)).join('+')}`,
  });
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const spectator = person(SPECTATOR_COOKIE, []);
  const wishes: OpenTable['seats'] = all.map((seat) =>
    kind === 'bots' && seat > 0 ? { kind: 'bot', level: 'twin' } : HUMAN,
  );
  const people =
    kind === 'friends'
      ? all.map((seat) => person(numberOf(seat), [seat]))
      : [person(1, kind === 'family' ? all : [0])];
  const slow = kind !== 'bots' && random.draw(5) === 0;
  return {
    kind,
    people: [...people, spectator],
    bots: kind === 'bots' ? all.slice(1) : [],
    order: {
      game: subject.game.id,
      options: { ...options },
      seats: wishes,
      passAndPlay: kind === 'family',
      listed: random.draw(4) > 0,
      ...(slow ? { pace: { days: 3, late: 'remind' } } : {}),
      ...(random.draw(3) === 0 && !slow ? { absent: 'vote' } : {}),
      entropy: entropyOf(0),
    },
  };
};

/** The source of unguessable values while a table is opened. */
const withRandomBytes = async (
  id: Uint8Array,
  secret: Uint8Array,
  seed: number,
  run: () => Promise<unknown>,
) => {
  const common = new FastChance(seed);
  const real = crypto.getRandomValues;
  let secrets = 0;
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    writable: true,
    value: (to: Uint8Array): Uint8Array => {
      if (to.length === ID_BYTES) to.set(id);
      else if (to.length === SECRET_BYTES && secrets++ === 0) to.set(secret);
      else for (let i = 0; i < to.length; i++) to[i] = common.draw(256);
      return to;
    },
  });
  try {
    await run();
  } finally {
    Object.defineProperty(crypto, 'getRandomValues', { configurable: true, writable: true, value: real });
  }
};

/** What a viewer sees of a state, as text; of a device with several seats also what each of them sees alone. */
export const looksOf = (game: AnyGame, s: State, viewer: Viewer): string => {
  const eyes = countSeats(viewer) > 1 ? [viewer, ...listSeats(viewer).map(seatBit)] : [viewer];
  return JSON.stringify(eyes.map((eye) => stateView(game, s, eye)));
};

export class Sitting {
  readonly table: string;
  readonly setup: Setup;
  readonly start: Start;
  readonly deals: Deal[] = [];
  readonly #commitments: string[] = [];
  readonly #id: Uint8Array;
  readonly #seed: number;
  #commands = 0;

  constructor(start: Start, setup: Setup, random: FastChance) {
    this.start = start;
    this.setup = setup;
    this.#id = Uint8Array.from({ length: ID_BYTES }, () => random.draw(256));
    this.#seed = random.word();
    this.table = Buffer.from(this.#id).toString('base64url');
  }

  /** An id for a command, equal in every world. */
  get nextId(): string {
    return `c${++this.#commands}`;
  }

  /**
   * Another position that looks the same to a viewer; undefined when none is found. A device with several seats is also
   * shown what each seat sees alone, so those views must be equal as well.
   */
  imagined(match: Match, viewer: Viewer, random: FastChance): JsonObject | undefined {
    const { game, state, config } = match;
    const seen = JSON.parse(JSON.stringify(stateView(game, state, viewer).state)) as JsonObject;
    const look = (s: State): string => looksOf(game, s, viewer);
    const true_ = look(state);
    const scratch = game.blank(config);
    for (let i = 0; i < TRIES; i++) {
      if (random.draw(4) > 0) {
        const position = swapped(writeState(state), seen, 1 + random.draw(4), random);
        if (position && readState(scratch, position).ok && look(scratch) === true_) return position;
      } else {
        const twin = imagine(game, config, seen, viewer, new FastChance(random.word()));
        if (countSeats(viewer) < 2 || look(twin) === true_) return writeState(twin);
      }
    }
    return undefined;
  }

  /** Writes the table into a world's database, as if everybody had sat down long ago. `past`: what was done since. */
  lay(world: World, deal: Deal, secret: Uint8Array, now: number, past: readonly Entry[] = []): void {
    const { order, people } = this.setup;
    this.deals.push(deal);
    this.#commitments.push(commitmentOf(secret));
    world.dealer.deals.set(this.table, deal);
    world.lay(this.table, this.start.subject.game, order, secret, now, past, (seat) => {
      const person = people.find(({ seats }) => seats.includes(seat));
      return person && { cookie: person.cookie, entropy: entropyOf(seat) };
    });
  }

  /** Opens the table in a world through the API. Nobody watches yet. `settle` waits for the responses. */
  async open(world: World, deal: Deal, secret: Uint8Array, settle: () => Promise<void>): Promise<void> {
    const { order, people } = this.setup;
    this.deals.push(deal);
    this.#commitments.push(commitmentOf(secret));
    world.dealer.deals.set(this.table, deal);
    world.dealer.opening = true;
    const [host] = people as [Person];
    let answer = '';
    await withRandomBytes(this.#id, secret, this.#seed, async () => {
      const asked = world.browser(host.cookie).request('POST', '/api/tables', order);
      await settle();
      answer = await asked;
    });
    world.dealer.opening = false;
    if (!answer.includes(`"table":"${this.table}"`)) throw new Error(`No table was opened: ${answer}`);
  }

  /** Everybody but the host takes a seat. */
  sitAll(worlds: readonly World[]): void {
    const { kind, people } = this.setup;
    if (kind !== 'friends') return;
    for (const { cookie, seats } of people.slice(1)) {
      if (seats.length === 0) continue;
      const sit = {
        t: 'sit',
        id: this.nextId,
        table: this.table,
        seat: seats[0]! + 1,
        entropy: entropyOf(seats[0]!),
      };
      for (const world of worlds) world.browser(cookie).send(sit);
    }
  }

  /** What was received, without the commitment to the secret, which may differ. */
  plain(world: number, text: string): string {
    const commitment = this.#commitments[world]!;
    return text.includes(commitment) ? text.replaceAll(commitment, 'COMMITMENT') : text;
  }

  person(seat: number): Person | undefined {
    return this.setup.people.find(({ seats }) => seats.includes(seat));
  }
  browser(world: World, seat: number): Browser | undefined {
    const person = this.person(seat);
    return person && world.browser(person.cookie);
  }
  get everySeat(): number {
    return everySeat(this.start.seats);
  }
}

/** How this person follows the table: every other one is sent what changed instead of whole views. */
export const followed = (
  { table, setup }: Sitting,
  cookie: string,
): { readonly table: string; readonly changes: boolean } => ({
  table,
  changes: setup.people.findIndex((person) => person.cookie === cookie) % 2 === 1,
});
