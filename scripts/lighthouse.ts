/**
 * Lighthouse over the front page, a table and the rulebook, on its telephone (mobile) setting: four scores a page
 * and what took points off. Run by hand: `node scripts/lighthouse.ts`; npx fetches Lighthouse, nothing is installed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../playwright.config.ts';
import { withServer } from './own-server.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly selector: string } }[] };
}
interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

const run = (command: string, args: readonly string[], chrome: string): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, {
      env: { ...process.env, CHROME_PATH: chrome },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ended with ${String(code)}`)),
    );
  });

/** Opens a table against a bot and returns its address and the cookie of the seat. */
const openTable = async (url: string): Promise<{ readonly address: string; readonly cookie: string }> => {
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const opened = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({
      game: 'tank-chess',
      options: { colours: 'hostWhite', clock: 'none' },
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'recruit' }],
    }),
  });
  if (opened.status !== 201) throw new Error(`No table: ${opened.status} ${await opened.text()}`);
  const { table } = (await opened.json()) as { readonly table: string };
  return { address: `${url}/t/${table}`, cookie };
};

const lostPoints = (report: Report): string[] =>
  CATEGORIES.flatMap((id) =>
    report.categories[id]!.auditRefs.flatMap((ref) => {
      const audit = report.audits[ref.id]!;
      if (ref.weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const where = (audit.details?.items ?? []).flatMap((item) => item.node?.selector ?? []).slice(0, 4);
      return [`    ${id}: ${audit.title} ${audit.displayValue ?? ''} (${audit.score}) ${where.join(' | ')}`];
    }),
  );

const chrome = config.use?.launchOptions?.executablePath;
if (chrome === undefined) throw new Error('No Chromium was found.');
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  await withServer(async (url) => {
    const { address, cookie } = await openTable(url);
    const pages = [
      { name: 'front', page: url, cookie: '' },
      { name: 'table', page: address, cookie },
      { name: 'rulebook', page: `${url}/rules/tank-chess`, cookie },
    ];
    for (const { name, page, cookie } of pages) {
      const output = join(folder, 'report.json');
      const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
      const headers = cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
      const how = ['--quiet', '--output=json', `--output-path=${output}`, flags, ...headers];
      await run('npx', ['--yes', LIGHTHOUSE, page, ...how], chrome);
      const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
      const scores = CATEGORIES.map((id) => `${id} ${Math.round((report.categories[id]!.score ?? 0) * 100)}`);
      console.log(`${name}: ${scores.join(', ')}`);
      for (const id of METRICS)
        console.log(`    ${report.audits[id]!.title}: ${report.audits[id]!.displayValue ?? ''}`);
      for (const line of lostPoints(report)) console.log(line);
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
