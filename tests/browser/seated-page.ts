/** Page object for a table at which seats sit: what the server has sent, what the page shows, and whether they agree. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '#engine/match/view.ts';
import { viewAfter } from '#wire/follow.ts';
import type { Message, StoryItem, TableInfo } from '#wire/protocol.ts';

/** A click or tap, in the middle unless given otherwise. */
export type Tap = (target: Locator, position?: { x: number; y: number }) => Promise<void>;

export abstract class SeatedPage {
  readonly page: Page;
  /** Every message that the server has sent to this page. */
  readonly heard: string[] = [];
  info: TableInfo | undefined;
  story: StoryItem[] = [];
  #view: View | undefined;
  readonly tap: Tap;

  /** To be called before the page goes to the table. */
  constructor(page: Page, touch = false) {
    this.page = page;
    // An element that cannot be clicked fails after this time, not at the end of the test.
    page.setDefaultTimeout(20_000);
    this.tap = (target, position) => {
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
    } else if (message.t === 'update' || message.t === 'change') {
      const { cut } = message;
      this.story = cut === undefined ? this.story : this.story.filter((item) => item.index <= cut);
      this.story.push(...message.story);
      this.#view = viewAfter(this.#view, message);
      // At a table that forgets, nobody holds what happened.
      if (this.#view?.forgets) this.story = [];
    }
  }

  get shell(): Locator {
    return this.page.locator('.shell[data-at]');
  }
  get table(): Locator {
    return this.page.locator('[role=application][data-moment]');
  }
  thing(thing: string): Locator {
    return this.table.locator(`[data-thing="${thing}"]`);
  }
  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }
  /** Has the server shown the table to this page? */
  get dealt(): boolean {
    return this.#view !== undefined;
  }
  get view(): View {
    if (!this.#view) throw new Error('Nothing has been dealt yet');
    return this.#view;
  }
  /** What is asked, as the page names it. */
  abstract get question(): string;
  /** Plays a decision in notation by taps on what lies on the table. */
  abstract touch(text: string): Promise<void>;
  /** The seat (from 0) of this page that has to decide, or -1. */
  get asked(): number {
    const mine = this.info?.mine ?? [];
    return (this.view.outcome ? 0 : (mine.find((seat) => this.view.owing.includes(seat)) ?? 0)) - 1;
  }

  /**
   * Waits until this page has to decide, is covered, or the game is over, and shows the server's last
   * message.
   */
  async settle(): Promise<'asked' | 'covered' | 'over'> {
    let state: 'asked' | 'covered' | 'over' = 'asked';
    await expect
      .poll(
        async () => {
          if (!this.#view) return 'nothing dealt';
          const shown = await this.page.evaluate(() => {
            const shell = document.querySelector<HTMLElement>('.shell[data-at]');
            const table = document.querySelector<HTMLElement>('[role=application][data-moment]');
            return {
              covered: document.querySelector('[data-handover]') !== null,
              asked: shell?.dataset.asked,
              over: shell?.dataset.over ?? '',
              waking: shell?.ariaBusy === 'true',
              at: shell?.dataset.at,
              moment: table?.dataset.moment,
              question: table?.dataset.asked,
              flying: document.querySelector<HTMLElement>('[data-flying]')?.dataset.flying,
            };
          });
          const { asked, question } = this;
          const last = String(this.story.at(-1)?.index ?? 0);
          if (shown.waking) return 'not all laid';
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
          if (shown.moment !== last || shown.question !== question) return `shows ${shown.question}`;
          return shown.flying === '0' ? 'still' : 'flying';
        },
        { timeout: 120_000, intervals: [50, 100, 200] },
      )
      .toBe('still');
    return state;
  }

  /** Plays it in some way, and waits until the server has accepted it. */
  async play(text: string, way: (text: string) => Promise<void> = (one) => this.touch(one)): Promise<void> {
    const [before, seat] = [this.view, this.asked + 1];
    await way(text);
    const taken = async (): Promise<string> => {
      const { decision, sealed, outcome } = this.view;
      if (decision !== before.decision || sealed.includes(seat) || outcome) return 'taken';
      return `${text}: ${(await this.page.locator('.prompt').allInnerTexts()).join(' ')}`;
    };
    // Named here, since scripts have no configuration that names it.
    await expect.poll(taken, { timeout: 15_000, intervals: [20, 50, 100] }).toBe('taken');
  }
}

declare global {
  interface Window {
    /** The socket of `sendDecision`, kept until the page is left. */
    decisionSocket?: Promise<WebSocket>;
  }
}

/**
 * Decides as the person of this page, without its table: over a second socket. The page hears of it as from others, at
 * times after the answer on that socket: `SeatedPage.play` waits for both.
 */
export const sendDecision = async ({ page, asked, view }: SeatedPage, text: string): Promise<void> => {
  const table = page.url().slice(page.url().lastIndexOf('/') + 1);
  const { decision } = view;
  const command = { t: 'decide', id: crypto.randomUUID(), table, seat: asked + 1, decision, text };
  await page.evaluate(async (command) => {
    window.decisionSocket ??= new Promise((done, failed) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      socket.onerror = () => failed(new Error('no socket'));
      socket.onopen = () => {
        socket.send(JSON.stringify({ t: 'hello', protocol: 1 }));
        done(socket);
      };
    });
    const socket = await window.decisionSocket;
    await new Promise<void>((done, failed) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.t === 'refused') failed(new Error(message.refusal.code));
        if (message.t === 'ack' && message.id === command.id) done();
      };
      socket.send(JSON.stringify(command));
    });
  }, command);
};
