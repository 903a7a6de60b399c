import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium's build without windows: the same engine, and a sixth less of the processor's time. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell'];
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The first of these that the machine has, else the one that npm carries. Never a skipped test. */
async function chromium(paths: readonly string[]): Promise<string> {
  for (const path of [process.env.CHROMIUM_PATH, ...paths]) {
    if (path !== undefined && existsSync(path)) return path;
  }
  const packed = (await import('@sparticuz/chromium')).default;
  return packed.executablePath();
}

/** What takes longest begins first, so that no worker is left alone with it at the end. `npm test` names the slowest. */
const LONGEST = [
  'offline',
  'rush-secrets',
  'leaks',
  'first-game',
  'rush-sizes',
  'what-if',
  'keyboard',
  'pages',
  'overlays',
  'rush-guide',
  'sizes',
].map((name) => `${name}.spec.ts`);

/** What the build without windows cannot do: it shows no notifications. */
const NOTIFIED = 'push.spec.ts';

/**
 * What Chromium does not need to do here. Without the last three lines it opens, for every page, the parts of a window
 * that surround the page, and a process in reserve: a quarter to a third of the processor's time of a test. This list
 * takes the place of Playwright's own (chromiumSwitches.ts, version 1.65), whose entries come first.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['PreloadTopChromeWebUI', 'PreloadTopChromeWebUILessNavigations'],
  'SpareRendererForSitePerProcess',
];

const launch = async (paths: readonly string[]) => ({
  executablePath: await chromium(paths),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
});

/** Tests of this tag are left to `npm test -- page long`, which sets this. */
const LONG = process.env.LONG === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  // Tests of one file follow each other, unless the file says otherwise; each file has its own server and folder.
  fullyParallel: false,
  workers: 2,
  ...(LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  projects: [
    { name: 'longest', testMatch: LONGEST },
    {
      name: 'notified',
      testMatch: NOTIFIED,
      use: { launchOptions: await launch(WITH_WINDOWS), serviceWorkers: 'allow' },
    },
    { name: 'others', testIgnore: [...LONGEST, NOTIFIED] },
  ],
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    // It copies the whole page into the cache of each new context. Tests of what it does allow it.
    serviceWorkers: 'block',
    // An action that cannot be done says why, long before the whole test is out of time.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // To record every step takes an eighth of the processor's time: `npx playwright test --trace on NAME`.
    trace: 'off',
    launchOptions: await launch([...WITHOUT_WINDOWS, ...WITH_WINDOWS]),
    // What is lit would pulse for ever, at the cost of the processor's time. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
