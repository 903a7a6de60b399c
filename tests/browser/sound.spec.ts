import { expect, type Page, test } from '@playwright/test';
import { openCommand, TestServer } from './support.ts';
import { openPosition } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** A white medium tank beside the only way of a black one; the shot of the first turn destroys it. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';

/** Counts started audio sources in an attribute of the root element, and sets this device's settings. */
const listenIn = (page: Page, sound: boolean): Promise<unknown> =>
  page.addInitScript((on) => {
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off', sound: on }));
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        document.documentElement.dataset.awake = '';
      }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      const { dataset } = document.documentElement;
      dataset.sounded = String(Number(dataset.sounded ?? 0) + 1);
      start.apply(this, when);
    };
    const burst = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const { dataset } = document.documentElement;
      dataset.sounded = String(Number(dataset.sounded ?? 0) + 1);
      burst.apply(this, when);
    };
  }, sound);

for (const on of [true, false]) {
  test(`a turn is ${on ? 'heard' : 'not heard, and no sound is fetched,'} when sound is ${on ? 'on' : 'off'}`, async ({
    page,
  }) => {
    let fetched = 0;
    page.on('request', (request) => {
      if (/\/sound-(?!output)[^/]*\.js$/.test(request.url())) fetched++;
    });
    await listenIn(page, on);
    const table = await openPosition(page, server.url, CROSSFIRE);
    const root = page.locator('html');
    // Nothing is fetched before the first tap or key press.
    expect(fetched).toBe(0);
    await openCommand(page);
    // Nothing is heard before the audio device is open.
    if (on) await expect(root).toHaveAttribute('data-awake', '');
    expect(fetched).toBe(on ? 1 : 0);
    await table.playByKeyboard('Me5>f7/N*i10');
    await table.waitForTurns(1);
    if (on)
      await expect
        .poll(async () => Number((await root.getAttribute('data-sounded')) ?? 0))
        .toBeGreaterThan(3);
    else {
      await table.waitForTurns(2);
      expect([fetched, await root.getAttribute('data-sounded')]).toEqual([0, null]);
    }
  });
}
