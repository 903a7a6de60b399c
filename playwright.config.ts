import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser: the machine's own Chromium, else the one that npm carries. Never a skipped test. */
async function chromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  for (const path of [given, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) {
    if (path !== undefined && existsSync(path)) return path;
  }
  const packed = (await import('@sparticuz/chromium')).default;
  return packed.executablePath();
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
