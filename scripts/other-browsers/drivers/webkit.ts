/** The browser of WebKitGTK, by WebDriver. It has a window, so a display of its own is started for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { type Browser, type Kind, WINDOW } from './browser.ts';

/** The part of selenium-webdriver that is used. It is installed with this command only, so its types are not at hand. */
interface Driver {
  get(url: string): Promise<void>;
  findElement(by: unknown): { click(): Promise<void> };
  executeScript<T>(code: string): Promise<T>;
  takeScreenshot(): Promise<string>;
  getCapabilities(): Promise<{ get(name: string): string }>;
  manage(): { window(): { setRect(size: Readonly<Record<string, number>>): Promise<unknown> } };
  quit(): Promise<void>;
}
interface Selenium {
  readonly Builder: new () => {
    usingServer(url: string): {
      withCapabilities(wanted: Readonly<Record<string, unknown>>): { build(): Promise<Driver> };
    };
  };
  readonly By: { css(selector: string): unknown };
}
const LIBRARY: string = 'selenium-webdriver';
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const browserPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Waits for a server on this port. */
const answers = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
};

/** Starts a display and waits for its number. */
const startDisplay = async (): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const { width, height } = WINDOW;
  // It writes the number of a display that is free to the file descriptor it is given.
  const process = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', `${width}x${height + 120}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, failed) => {
    process.on('error', failed);
    process.on('exit', () => failed(new Error('Xvfb has stopped')));
    process.stdio[3]?.once('data', (data) => done(String(data).trim()));
  });
  return { display: `:${number}`, process };
};

/** What a click meets while the page draws anew what had been rendered before it was loaded. */
const PASSING: readonly string[] = ['StaleElementReferenceError', 'ElementNotInteractableError'];
/** Finding and clicking are two requests. They are repeated for two seconds while the element is replaced. */
const clickPresent = async (click: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await click();
    } catch (error) {
      if (!(error instanceof Error && PASSING.includes(error.name)) || attempt === 40) throw error;
      await pause(50);
    }
  }
};

export const webkit: Kind = {
  id: 'webkit',
  packages: 'webkit2gtk-driver xvfb',
  missing: () =>
    [DRIVER, DISPLAY].find((path) => !existsSync(path)) ?? (browserPath() ? undefined : 'MiniBrowser'),
  async launch(): Promise<Browser> {
    const { Builder, By } = (await import(LIBRARY)) as Selenium;
    const { display, process: screen } = await startDisplay();
    const port = await freePort();
    const server = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    });
    const stop = (): void => {
      server.kill();
      screen.kill();
    };
    try {
      await answers(port);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
        })
        .build();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      return {
        name: `webkitgtk/${(await driver.getCapabilities()).get('browserVersion')}`,
        goto: (url) => driver.get(url),
        click: (selector) => clickPresent(() => driver.findElement(By.css(selector)).click()),
        evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
        picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        close: async () => {
          await driver.quit();
          stop();
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
