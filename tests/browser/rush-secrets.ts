/** A watch over what a page of Rush must not hold. */
import type { Page } from '@playwright/test';

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
