/**
 * Lighthouse over the pages with its mobile setting: for each page the median of four scores, the measurements, and
 * what cost points. Run by hand: `node bench/page/lighthouse.ts [--runs 3] [page ...]`. npx fetches Lighthouse; nothing
 * is installed. Each run is a first visit with an empty cache.
 *
 * Lighthouse assumes that the machine is four times as fast as a phone. The collected data is therefore scored a second
 * time, with the multiplier that Lighthouse's guide gives for the measured speed of this machine (slowdown.ts).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import config from '../../playwright.config.ts';
import { measuredPages } from './measured-pages.ts';
import { Visitor, withServer } from './own-server.ts';
import { slowdownFor } from './slowdown.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Name in the report, printed name, decimal places. */
const METRICS = [
  ['first-contentful-paint', 'first paint ms', 0],
  ['largest-contentful-paint', 'largest paint ms', 0],
  ['speed-index', 'speed index ms', 0],
  ['total-blocking-time', 'blocking ms', 0],
  ['cumulative-layout-shift', 'shift', 3],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly selector: string } }[] };
}
interface Report {
  readonly environment: { readonly benchmarkIndex: number };
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

const lostPoints = (report: Report): string[] =>
  CATEGORIES.flatMap((id) =>
    report.categories[id]!.auditRefs.flatMap((ref) => {
      const audit = report.audits[ref.id]!;
      if (ref.weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const where = (audit.details?.items ?? []).flatMap((item) => item.node?.selector ?? []).slice(0, 4);
      return [`    ${id}: ${audit.title} ${audit.displayValue ?? ''} (${audit.score}) ${where.join(' | ')}`];
    }),
  );

/** Of an even number, the lower of the two in the middle. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1, not ${values.runs}`);
const chrome = config.use?.launchOptions?.executablePath;
if (chrome === undefined) throw new Error('No Chromium was found.');

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const gathered = join(folder, 'gathered');

/** A report, and the scores of the same run adjusted to this machine. */
interface Measured {
  readonly report: Report;
  readonly slowdown: number;
  readonly fitted: Report;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const measure = async (page: string, cookie: string): Promise<Measured> => {
  const output = join(folder, 'report.json');
  const headers = cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  const lighthouse = (...how: string[]): Promise<void> => {
    const always = ['--quiet', '--output=json', `--output-path=${output}`, ...headers];
    return run('npx', ['--yes', LIGHTHOUSE, page, ...always, ...how], chrome);
  };
  rmSync(gathered, { recursive: true, force: true });
  await lighthouse(`-GA=${gathered}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu');
  const report = readJson<Report>(output);
  const slowdown = slowdownFor(report.environment.benchmarkIndex);
  // Lighthouse refuses other settings than the data was gathered under, although it simulates the slowdown afterwards.
  const file = join(gathered, 'artifacts.json');
  const artifacts = readJson<{
    readonly settings: { readonly throttling: { cpuSlowdownMultiplier: number } };
  }>(file);
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  writeFileSync(file, JSON.stringify(artifacts));
  await lighthouse(`-A=${gathered}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`);
  return { report, slowdown, fitted: readJson<Report>(output) };
};

const ATTEMPTS = 5;
/** Chromium sometimes loses the trace of a page (NO_NAVSTART). Such a run measured nothing and is repeated. */
const measureAgain = async (page: string, cookie: string, left = ATTEMPTS): Promise<Measured> => {
  try {
    return await measure(page, cookie);
  } catch (error) {
    if (left <= 1) throw error;
    console.log(`    a run came to nothing: ${String(error)}`);
    return measureAgain(page, cookie, left - 1);
  }
};

try {
  await withServer(async (url) => {
    const visitor = await Visitor.at(url);
    const all = await measuredPages(url, visitor);
    const pages = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    for (const { name, page, cookie } of pages) {
      const measured: Measured[] = [];
      for (let n = 0; n < runs; n++) measured.push(await measureAgain(page, cookie));
      const reports = measured.map(({ report }) => report);
      const scores = CATEGORIES.map((id) => {
        const all = reports.map((report) => Math.round((report.categories[id]!.score ?? 0) * 100));
        return `${id} ${median(all)}${runs > 1 ? ` (${all.join(' ')})` : ''}`;
      });
      console.log(`${name}: ${scores.join(', ')}`);
      const metrics = METRICS.map(([id, title, digits]) => {
        const all = reports.map((report) => report.audits[id]!.numericValue ?? 0);
        return `${title} ${median(all).toFixed(digits)}`;
      });
      const speed = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
      console.log(
        `    ${metrics.join(', ')}; this machine's speed by Lighthouse's own measure ${speed.join(' ')}`,
      );
      const fitted = measured.map(({ fitted }) =>
        Math.round((fitted.categories.performance?.score ?? 0) * 100),
      );
      const blocked = measured.map(({ fitted }) => fitted.audits['total-blocking-time']?.numericValue ?? 0);
      const slowdowns = measured.map(({ slowdown }) => slowdown.toFixed(1));
      console.log(
        `    slowed down as that asks for (${slowdowns.join(' ')} times, not 4): performance ${median(fitted)} (${fitted.join(' ')}), blocking ms ${median(blocked).toFixed(0)}`,
      );
      for (const line of new Set(reports.flatMap(lostPoints))) console.log(line);
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
