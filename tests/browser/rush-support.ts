/** Hands and eyes for the table of Rush: what the server has told a page, what the page draws, and touches between. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '#engine/match/view.ts';
import type { OptionValues } from '#engine/options.ts';
import { StepList } from '#engine/steps.ts';
import { createBot } from '#games/rush/bot/index.ts';
import { CARD_IDS, COST, KIND_IDS, KINDS } from '#games/rush/content/cards.ts';
import { defenderAt } from '#games/rush/rules/bases.ts';
import { rush } from '#games/rush/rules/game.ts';
import { aboutOf, doublesOf, singlesOf, step, VERB, verbOf } from '#games/rush/rules/steps.ts';
import { type Model, modelOf } from '#games/rush/table/model.ts';
import type { Message, StoryItem, TableInfo } from '#wire/protocol.ts';

export type Seat = 'person' | 'rookie' | 'gunner' | 'veteran';

/** Settings that every test begins with: no motion, no sound, this language. */
export const quiet = async (page: Page, language = 'en'): Promise<void> => {
  await page.addInitScript(
    (settings) => localStorage.setItem('ludoteca.settings', JSON.stringify(settings)),
    { language, motion: 'off', sound: false },
  );
};

/** Opens a table and answers with its address; the first person is whoever this page belongs to. */
export const openRush = async (
  page: Page,
  url: string,
  seats: readonly Seat[],
  options: OptionValues = {},
  passAndPlay = false,
): Promise<string> => {
  await expect.poll(async () => (await page.request.get(`${url}/api/me`)).status()).toBe(200);
  const opened = await page.request.post(`${url}/api/tables`, {
    data: {
      game: 'rush',
      options,
      seats: seats.map((seat) => (seat === 'person' ? { kind: 'human' } : { kind: 'bot', level: seat })),
      passAndPlay,
    },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  return `${url}/t/${((await opened.json()) as { table: string }).table}`;
};

export const configOf = (view: Pick<View, 'options' | 'seats'>) => {
  const config = rush.config(view.options, view.seats);
  if (!config.ok) throw new Error(config.error.code);
  return config.value;
};

export class RushPage {
  readonly page: Page;
  /** Everything the server has sent this page. */
  readonly heard: string[] = [];
  info: TableInfo | undefined;
  story: StoryItem[] = [];
  #view: View | undefined;
  #tap: (target: Locator, position?: { x: number; y: number }) => Promise<void>;

  /** Before the page goes to the table. */
  constructor(page: Page, touch = false) {
    this.page = page;
    // What cannot be touched is told at once, and not at the end of the test.
    page.setDefaultTimeout(20_000);
    this.#tap = (target, position) => {
      const how = position ? { position } : {};
      return touch ? target.tap(how) : target.click(how);
    };
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.heard.push(payload.toString());
        this.#hear(JSON.parse(payload.toString()) as Message);
      }),
    );
  }

  #hear(message: Message): void {
    if (message.t === 'table' || message.t === 'info') this.info = message.info;
    if (message.t === 'table') {
      this.#view = message.view;
      this.story = [...message.story];
    } else if (message.t === 'update') {
      const { cut } = message;
      this.story = cut === undefined ? this.story : this.story.filter((item) => item.index <= cut);
      this.story.push(...message.story);
      this.#view = message.view;
    }
  }

  get shell(): Locator {
    return this.page.locator('.shell[data-at]');
  }
  get table(): Locator {
    return this.page.locator('.rush[role=application]');
  }
  thing(thing: string): Locator {
    return this.table.locator(`[data-thing="${thing}"]`);
  }
  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }
  get view(): View {
    if (!this.#view) throw new Error('Nothing has been dealt yet');
    return this.#view;
  }
  /** What lies on the table, as the server has told these eyes. */
  get model(): Model {
    return modelOf(this.view, configOf(this.view));
  }
  /** The seat of this page that is asked, from 0, or -1. */
  get asked(): number {
    const mine = this.info?.mine ?? [];
    return (this.view.outcome ? 0 : (mine.find((seat) => this.view.owing.includes(seat)) ?? 0)) - 1;
  }

  /** Waits until this page is asked, covered or at the end, and shows what the server told last. */
  async settle(): Promise<'asked' | 'covered' | 'over'> {
    let state: 'asked' | 'covered' | 'over' = 'asked';
    await expect
      .poll(
        async () => {
          if (!this.#view) return 'nothing dealt';
          const shown = await this.page.evaluate(() => {
            const shell = document.querySelector<HTMLElement>('.shell[data-at]');
            const table = document.querySelector<HTMLElement>('.rush[role=application]');
            return {
              covered: document.querySelector('[data-handover]') !== null,
              asked: shell?.dataset.asked,
              over: shell?.dataset.over ?? '',
              at: shell?.dataset.at,
              moment: table?.dataset.moment,
              question: table?.dataset.asked,
              flying: document.querySelector<HTMLElement>('[data-flying]')?.dataset.flying,
            };
          });
          const { asked, model } = this;
          const last = String(this.story.at(-1)?.index ?? 0);
          if (shown.at !== last) return `at ${shown.at} of ${last}`;
          if (this.view.outcome) {
            state = 'over';
            return shown.over === this.view.outcome.reason && shown.moment === last
              ? 'still'
              : 'not over yet';
          }
          if (asked < 0) return 'others are asked';
          if (shown.covered) {
            state = 'covered';
            return 'still';
          }
          state = 'asked';
          if (shown.asked !== String(asked + 1)) return `asks ${shown.asked}, not ${asked + 1}`;
          if (shown.moment !== last || shown.question !== model.asked) return `shows ${shown.question}`;
          return shown.flying === '0' ? 'still' : 'flying';
        },
        { timeout: 120_000, intervals: [50, 100, 200] },
      )
      .toBe('still');
    return state;
  }

  /** Page and server agree on what lies where, as far as it is drawn. */
  async agree(): Promise<void> {
    const { model } = this;
    const seat = this.asked >= 0 ? this.asked : (this.info?.mine[0] ?? 1) - 1;
    const drawn = await this.table.evaluate((table, seat) => {
      const things = (selector: string) =>
        [...table.querySelectorAll<HTMLElement>(selector)].map((one) =>
          one.dataset.thing?.slice('card:'.length),
        );
      const count = (thing: string) =>
        table.querySelector(`[data-thing="${thing}"] .count`)?.textContent?.trim();
      return {
        hand: things(`[data-place="hand:${seat}"] [data-thing^="card:"]`),
        reserve: things('.reserve .slot [data-thing^="card:"]'),
        garage: count(`pile:garage-${seat + 1}`),
        depot: count(`pile:depot-${seat + 1}`),
        graveyard: count('pile:graveyard'),
        discard: count('pile:vehicleDiscard'),
        ruins: table.querySelectorAll(`[data-seat-mat="${seat + 1}"] .ruin`).length,
        medals: [...table.querySelectorAll('[data-thing^="medals:"]')].length,
      };
    }, seat);
    const own = model.seats[seat]!;
    const front = model.turnOf === seat ? [model.inPlay, ...model.attacking] : [];
    expect(drawn).toEqual({
      hand: [...front, ...own.hand].filter((card) => card !== undefined).map((card) => card.id),
      reserve: model.reserve.map((card) => card.id),
      garage: String(own.garage),
      depot: String(own.depotSize),
      graveyard: String(model.graveyard.length),
      discard: String(model.discard.length),
      ruins: own.bases.filter(({ base }) => !base).length,
      medals: model.piles.length,
    });
  }

  /** What a bot of this strength would decide for the seat that is asked. */
  think(level = 'veteran'): string {
    return createBot(level).choose(this.view, this.asked + 1, { seed: this.view.decision, nodes: 200 }).text;
  }
  read(text: string): readonly number[] {
    const read = rush.read(this.model.state, this.asked, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    return read.value;
  }

  /** Taps a card of the hand for each kind, two copies for a kind that is named twice. */
  async #chooseOf(
    cards: readonly ({ id: string; kind: number } | undefined)[],
    kinds: readonly number[],
  ): Promise<void> {
    const left = cards.filter((card) => card !== undefined);
    for (const kind of kinds) {
      const at = left.findIndex((card) => card.kind === kind);
      if (at < 0) throw new Error(`There is no ${KIND_IDS[kind]} to choose`);
      const [card] = left.splice(at, 1);
      const thing = this.thing(`card:${card!.id}`);
      await this.#tap(thing.first());
      await expect(thing.first()).toHaveAttribute('data-chosen', '');
    }
  }
  async #press(id: string): Promise<void> {
    await this.#tap(this.action(id));
  }
  /** A Base; the upper left of it is seen under its defender. */
  async #tapPlace(place: number): Promise<void> {
    await this.#tap(this.thing(`base:${place}`).first(), { x: 5, y: 5 });
  }
  async #tapTarget(target: number): Promise<void> {
    const at = aboutOf(target);
    if (verbOf(target) === VERB.base) await this.#tapPlace(at);
    else await this.#tap(this.thing(`card:${CARD_IDS[defenderAt(this.model.state, at)]}`).first());
  }

  /** Plays a decision as a person does: by touching cards, Bases and buttons. */
  async touch(text: string): Promise<void> {
    const steps = this.read(text);
    const [first, ...rest] = steps as [number, ...number[]];
    const about = aboutOf(first);
    const { model } = this;
    const own = model.seats[this.asked]!;
    const kinds = (list: readonly number[]) => list.map(aboutOf);
    switch (verbOf(first)) {
      case VERB.end:
        return this.#press('end');
      case VERB.yes:
        return this.#press('yes');
      case VERB.no:
        return this.#press('no');
      case VERB.buy: {
        await this.#chooseOf(own.hand, kinds(rest));
        const wanted = model.reserve.find((card) => card.kind === about)!;
        await this.#tap(this.thing(`card:${wanted.id}`));
        await expect(this.thing(`card:${wanted.id}`)).toHaveAttribute('data-chosen', '');
        return this.#press('buy');
      }
      case VERB.play:
        await this.#chooseOf(own.hand, [about]);
        return this.#press('ability');
      case VERB.deploy:
        await this.#chooseOf(own.hand, [about]);
        await this.#press('defend');
        if (own.bases.filter(({ base, defender }) => base && !defender).length !== 1)
          await this.#tapPlace(aboutOf(rest[0]!));
        return;
      case VERB.attack:
        await this.#chooseOf(own.hand, kinds(steps));
        return this.#press('declare');
      case VERB.on:
        return this.#tapPlace(about);
      case VERB.base:
      case VERB.defender:
        return this.#tapTarget(first);
      case VERB.gain:
        return this.#tap(this.thing(`card:${model.reserve.find((card) => card.kind === about)!.id}`));
      case VERB.repair:
        await this.#chooseOf(own.depot, kinds(steps));
        return this.#press('graveyard');
      case VERB.discard:
        await this.#chooseOf(own.hand, [about]);
        return this.#press('giveUp');
      case VERB.strike:
        if (model.attacking.length > 1) await this.#chooseOf(model.attacking, [about]);
        return this.#tapTarget(rest[0]!);
      case VERB.expose:
        await this.#chooseOf(own.depot, [about]);
        return this.#tapPlace(aboutOf(rest[0]!));
      case VERB.payout:
        return this.#press(`payout-${singlesOf(first)}-${doublesOf(first)}`);
      default:
        throw new Error(`Nobody can touch ${text}`);
    }
  }

  /** Types a decision into the command box. */
  async type(text: string): Promise<void> {
    const field = this.page.locator('input[name=command]');
    await field.fill(text);
    await field.press('Enter');
  }

  /** Plays it in a way, and waits until the server has taken it. */
  async play(text: string, way: (text: string) => Promise<void> = (one) => this.touch(one)): Promise<void> {
    const [before, seat] = [this.view, this.asked + 1];
    await way(text);
    const taken = async (): Promise<string> => {
      const { decision, sealed, outcome } = this.view;
      if (decision !== before.decision || sealed.includes(seat) || outcome) return 'taken';
      return `${text}: ${(await this.page.locator('.prompt').allInnerTexts()).join(' ')}`;
    };
    await expect.poll(taken, { intervals: [20, 50, 100] }).toBe('taken');
  }
}

/** Does this kind sabotage? */
export const sabotages = (kind: number): boolean =>
  KINDS[kind]!.abilities.some(({ id }) => id === 'sabotage');

/** A purchase of this Vehicle that the rules allow, in notation. */
const purchaseOf = ({ state, seats }: Model, seat: number, vehicle: number): string | undefined => {
  const hand = seats[seat]!.hand.filter((card) => card !== undefined);
  for (let set = 0; set < 1 << hand.length; set++) {
    const pay = hand.filter((_, i) => set & (1 << i)).map((card) => step(VERB.pay, card.kind));
    const draft = [step(VERB.buy, vehicle), ...pay];
    if (!rush.refuse(state, seat, draft, true)) return rush.write(state, seat, draft);
  }
  return undefined;
};

/** Buys a Vehicle that sabotages, or else one that does not cost much, so that the others lie longer. */
export const buySaboteur = (model: Model, seat: number): string | undefined => {
  const wanted = model.reserve
    .filter((card) => sabotages(card.kind))
    .sort((a, b) => COST[a.kind]! - COST[b.kind]!);
  for (const card of wanted) {
    const text = purchaseOf(model, seat, card.kind);
    if (text) return text;
  }
  return undefined;
};

/** An attack with one Vehicle, if there is any. */
export const anyAttack = ({ state }: Model, seat: number): string | undefined => {
  const list = new StepList();
  rush.steps(state, seat, [], list);
  const one = list
    .list()
    .find((next) => verbOf(next) === VERB.attack && !rush.refuse(state, seat, [next], true));
  return one === undefined ? undefined : rush.write(state, seat, [one]);
};

/** Sends commands as the person whose page this is, over a socket of their own; answers with the first view. */
const speak = (page: Page, commands: readonly object[]): Promise<View | undefined> =>
  page.evaluate(
    (said) =>
      new Promise<View | undefined>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onerror = () => failed(new Error('no socket'));
        socket.onopen = () => {
          for (const command of said) socket.send(JSON.stringify(command));
        };
        const answered = new Set<string>();
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.t === 'refused') failed(new Error(message.refusal.code));
          if (message.t !== 'ack' && message.t !== 'table') return;
          answered.add(message.id);
          if (answered.size < said.length - 1) return;
          socket.close();
          done(message.t === 'table' ? message.view : undefined);
        };
      }),
    [{ t: 'hello', protocol: 1 }, ...commands],
  );

/**
 * Opens tables until one is dealt as it is wanted, and answers with its address. The first page is the host's; the
 * others sit down, or all play at its device.
 */
export const seekTable = async (
  pages: readonly Page[],
  url: string,
  seats: readonly Seat[],
  options: OptionValues,
  wanted: (model: Model) => boolean,
  passAndPlay = false,
): Promise<string> => {
  const [host, ...friends] = pages as [Page, ...Page[]];
  for (const page of pages) {
    await page.goto(url);
    await expect(page.locator('[data-play=rush]')).toBeVisible();
  }
  for (let tried = 0; tried < MOST_TABLES; tried++) {
    const address = await openRush(host, url, seats, options, passAndPlay);
    const table = address.slice(address.lastIndexOf('/') + 1);
    for (const friend of friends) await speak(friend, [{ t: 'sit', id: crypto.randomUUID(), table }]);
    const view = await speak(host, [{ t: 'watch', id: crypto.randomUUID(), table }]);
    if (view && wanted(modelOf(view, configOf(view)))) return address;
  }
  throw new Error('No table was dealt as it is wanted');
};
/** As many as one address may open at once. */
const MOST_TABLES = 58;

/** What a page must never hold, looked for after every change of it. */
export class Secrets {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Before the page goes anywhere. */
  static async watch(page: Page): Promise<Secrets> {
    await page.addInitScript(() => {
      const watched = window as Window & { secrets?: RegExp; leaks?: string[] };
      watched.leaks = [];
      const look = (): void => {
        // The example in the command box is the same for everybody.
        const html = document.documentElement.outerHTML.replace(/ placeholder="[^"]*"/g, '');
        const found = watched.secrets?.exec(html);
        if (found) watched.leaks?.push(html.slice(Math.max(0, found.index - 60), found.index + 60));
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      window.addEventListener('secrets', look);
    });
    return new Secrets(page);
  }

  /** From now on these cards, by id, must be nowhere in the page. */
  async forbid(cards: readonly string[]): Promise<void> {
    const source = cards.length > 0 ? `(?<![\\w-])(?:${cards.join('|')})(?![\\w-])` : '';
    await this.page.evaluate((pattern) => {
      const watched = window as Window & { secrets?: RegExp };
      watched.secrets = pattern === '' ? undefined : new RegExp(pattern);
      window.dispatchEvent(new Event('secrets'));
    }, source);
  }
  /** What was found all the same. */
  leaks(): Promise<string[]> {
    return this.page.evaluate(() => (window as Window & { leaks?: string[] }).leaks ?? ['not watched']);
  }
}

/** The ids of the cards in a hand, as far as this model shows them. */
export const handIds = (model: Model, seat: number): string[] =>
  model.seats[seat]!.hand.filter((card) => card !== undefined).map((card) => card.id);
