/** Firefox without a window, by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { type Browser, type Kind, WINDOW } from './browser.ts';

/** The part of puppeteer-core that is used. It is installed with this command only, so its types are not at hand. */
interface Puppeteer {
  launch(settings: Readonly<Record<string, unknown>>): Promise<{
    newPage(): Promise<{
      goto(url: string): Promise<unknown>;
      /** Its click waits until the element stands still, and looks for it anew if it was replaced meanwhile. */
      locator(selector: string): { click(): Promise<void> };
      evaluate(expression: string): Promise<unknown>;
      screenshot(): Promise<Uint8Array>;
    }>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}
const LIBRARY: string = 'puppeteer-core';
const PROGRAMS = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const program = (): string | undefined => PROGRAMS.find((path) => path !== '' && existsSync(path));

export const firefox: Kind = {
  id: 'firefox',
  packages: 'firefox-esr',
  missing: () => (program() ? undefined : 'firefox-esr'),
  async launch(): Promise<Browser> {
    const { default: puppeteer } = (await import(LIBRARY)) as { readonly default: Puppeteer };
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program(),
      headless: true,
      defaultViewport: WINDOW,
    });
    const page = await browser.newPage();
    return {
      name: await browser.version(),
      goto: async (url) => void (await page.goto(url)),
      click: (selector) => page.locator(selector).click(),
      evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
