/**
 * Pictures of the tables at fixed positions, and what differs from earlier ones:
 * `node scripts/table-pictures.ts FOLDER [--against FOLDER]`. The positions are shown by the gallery of the table kit,
 * from stored matches, so two runs of the same sources give the same pictures. With `--against` it names each picture
 * that differs, with the number of differing pixels and the box around them, and fails if there is any.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import config from '../playwright.config.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder for the pictures');

// High enough for all of it: pictures of more than the screen resize the page while they are taken.
const DESK = { width: 1440, height: 1100 };
const PHONE = { width: 390, height: 1100 };

interface Picture {
  readonly name: string;
  /** What the gallery shows. */
  readonly query: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly light: 'light' | 'dark';
}

/** Stored matches of Rush: file, entries of the log, seat. */
const RUSH = [
  ['two-plain', 4, 1],
  ['two-v2', 60, 2],
  ['three-defenders', 90, 1],
  ['four-everything', 150, 3],
  ['five-plain', 120, 5],
  ['four-plain', 100_000, 2],
] as const;
const TANKS = [
  ['start', { scenarioId: 'basic-16', clock: 'none' }, []],
  ['training', { scenarioId: 'training-ground', clock: 'none' }, ['Lf2>h5/N', 'Li11>h9/NW', 'Cf1>h4/NE']],
] as const;

const pictures: Picture[] = [];
for (const [size, view] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const)
  for (const light of ['light', 'dark'] as const) {
    for (const [file, entries, seat] of RUSH)
      pictures.push({
        name: `rush-${file}-${size}-${light}`,
        query: `table=rush&file=${file}&entries=${entries}&seat=${seat}&light=${light}`,
        size: view,
        light,
      });
    for (const [name, options, texts] of TANKS) {
      const plays = texts.map((text) => `&play=${encodeURIComponent(text)}`).join('');
      pictures.push({
        name: `tank-chess-${name}-${size}-${light}`,
        query: `table=tank-chess&options=${encodeURIComponent(JSON.stringify(options))}${plays}&seat=${(texts.length % 2) + 1}&light=${light}`,
        size: view,
        light,
      });
    }
  }

/** Everything that is drawn in pieces is drawn: tables measure what is there, and then draw more. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { queueIdle } = globalThis as unknown as { readonly queueIdle: () => Promise<void> };
    await document.fonts.ready;
    for (let frames = 0; frames < 12; frames++) {
      await new Promise((done) => requestAnimationFrame(done));
      await queueIdle();
    }
    scrollTo(0, 0);
  });

const take = async (browser: Browser, url: string, { query, size, light }: Picture) => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: light,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto(`${url}/kit?${query}`);
  await page.locator('[data-table-at]').waitFor();
  // Some drawings are loaded after the table.
  await page.waitForLoadState('networkidle');
  await settled(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return shot;
};

/** So many pixels differ by the rounding of edges alone. */
const FEW = 20;
/** The differing pixels of two PNG files; undefined where there are none. */
const difference = (page: Page, before: Buffer, after: Buffer): Promise<string | undefined> =>
  page.evaluate(
    async ([one, two, few]) => {
      const [a, b] = await Promise.all(
        [one, two].map(async (text) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob()),
        ),
      );
      if (a!.width !== b!.width || a!.height !== b!.height)
        return `${a!.width} × ${a!.height} → ${b!.width} × ${b!.height}`;
      const [first, second] = [a!, b!].map((image) => {
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      });
      let pixels = 0;
      const box = [a!.width, a!.height, 0, 0] as [number, number, number, number];
      for (let at = 0; at < first!.length; at += 4) {
        if ([0, 1, 2].every((part) => Math.abs(first![at + part]! - second![at + part]!) <= 8)) continue;
        const [x, y] = [(at / 4) % a!.width, Math.floor(at / 4 / a!.width)];
        pixels++;
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
      }
      return pixels <= few ? undefined : `${pixels} pixels in ${box.join(', ')}`;
    },
    [before.toString('base64'), after.toString('base64'), FEW] as const,
  );

mkdirSync(folder, { recursive: true });
const server = await createServer({
  configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
});
await server.listen();
const address = server.httpServer?.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const blank = await browser.newPage();
  let differing = 0;
  for (const picture of pictures) {
    const shot = await take(browser, url, picture);
    writeFileSync(join(folder, `${picture.name}.png`), shot);
    const earlier = join(values.against ?? '', `${picture.name}.png`);
    if (values.against === undefined || !existsSync(earlier)) continue;
    const was = readFileSync(earlier);
    const told = was.equals(shot) ? undefined : await difference(blank, was, shot);
    if (told === undefined) continue;
    differing++;
    console.log(`${picture.name}: ${told}`);
  }
  console.log(`${pictures.length} pictures${values.against === undefined ? '' : `, ${differing} differ`}`);
  if (differing > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
