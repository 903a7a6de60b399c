// Draws the icons of the installed page from web/public/favicon.svg:  node scripts/icons.ts
// The PNG files are committed; run this again when the drawing changes.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { root } from './bootstrap.mjs';

const folder = join(root, 'web', 'public');
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const ground = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? 'none';

interface IconFile {
  readonly name: string;
  readonly size: number;
  /** The drawing's share of the square. The rest, and its corners, are filled with the background colour. */
  readonly filled?: number;
}

const ICONS: readonly IconFile[] = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  // A mask may cut everything outside a circle of 80 % of the width.
  { name: 'icon-maskable.png', size: 512, filled: 0.8 },
  // Apple rounds corners itself, and shows transparent areas in black.
  { name: 'apple-touch-icon.png', size: 180, filled: 1 },
];

const browser = await chromium.launch(settings.use?.launchOptions);
for (const { name, size, filled } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const width = Math.round(size * (filled ?? 1));
  const body = `margin:0;width:${size}px;height:${size}px;display:grid;place-items:center`;
  const style = filled === undefined ? body : `${body};background:${ground}`;
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${width}" `);
  await page.setContent(`<body style="${style}">${sized}</body>`);
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
