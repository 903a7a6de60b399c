/** Watches a page of Rush for content that must not be there. */
import type { Page } from '@playwright/test';

/** Forbidden content, searched for after every change of the page. */
export class Secrets {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** To be called before the page navigates. */
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

  /** From now on, these card ids must not occur in the page. */
  async forbid(cards: readonly string[]): Promise<void> {
    const source = cards.length > 0 ? `(?<![\\w-])(?:${cards.join('|')})(?![\\w-])` : '';
    await this.page.evaluate((pattern) => {
      const watched = window as Window & { secrets?: RegExp };
      watched.secrets = pattern === '' ? undefined : new RegExp(pattern);
      window.dispatchEvent(new Event('secrets'));
    }, source);
  }
  /** The violations found. */
  leaks(): Promise<string[]> {
    return this.page.evaluate(() => (window as Window & { leaks?: string[] }).leaks ?? ['not watched']);
  }
}
