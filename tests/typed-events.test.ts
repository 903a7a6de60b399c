// A game's events are a union against which its messages, record, digest, sounds and motion are checked. A renamed or
// added event does not compile until each of them handles it. Compiled here on a modified copy.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { type AddressedEvent, eventCollector, type GameEvent } from '#engine/narration.ts';
import { everybody, type Seat } from '#engine/seats.ts';
import { placeOf, type RushEvent, type Tell } from '#games/rush/rules/events.ts';
import type { en as rushEn } from '#games/rush/text/en.ts';
import type { TankEvent } from '#games/tank-chess/rules/events.ts';
import type { en as tankEn } from '#games/tank-chess/text/en.ts';

const RUSH = 'games/rush/rules/events.ts';
const BATTLEGROUNDS = 'games/battlegrounds/rules/events.ts';
const TANK_CHESS = 'games/tank-chess/rules/events.ts';
const EIGHTY_CARDS = 'games/eighty-cards/rules/events.ts';
const ROOTS = [
  'games/rush/rules/game.ts',
  'games/rush/text/en.ts',
  ...['sounds', 'entry', 'digest', 'coach', 'foresee'].map((name) => `games/rush/table/${name}.ts`),
  'games/battlegrounds/rules/game.ts',
  'games/battlegrounds/text/en.ts',
  ...['sounds', 'entry', 'digest', 'captions', 'routes'].map(
    (name) => `games/battlegrounds/table/${name}.ts`,
  ),
  'games/eighty-cards/rules/game.ts',
  'games/eighty-cards/text/en.ts',
  ...['sounds', 'entry', 'digest', 'captions', 'routes'].map((name) => `games/eighty-cards/table/${name}.ts`),
  'games/tank-chess/rules/game.ts',
  'games/tank-chess/text/en.ts',
  ...['sounds', 'last'].map((name) => `games/tank-chess/table/${name}.ts`),
];

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ludoteca-events-'));
  const source = (path: string): boolean => !/\/(tests|bot|laws|node_modules)$/.test(path);
  const games = ['rush', 'tank-chess', 'battlegrounds', 'eighty-cards'].map((id) => `games/${id}`);
  for (const folder of ['engine', 'kit', 'wire', ...games])
    cpSync(folder, join(copy, folder), { recursive: true, filter: source });
  cpSync('package.json', join(copy, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: ['svelte'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ROOTS }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files that do not compile after these texts in them are replaced. */
const broken = (...changes: readonly (readonly [file: string, from: string, to: string])[]): string[] => {
  for (const [file, from, to] of changes) {
    const text = readFileSync(file, 'utf8');
    expect(text.split(from), `${from} in ${file}`).toHaveLength(2);
    writeFileSync(join(copy, file), text.replace(from, to));
  }
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', copy], { cwd: copy, encoding: 'utf8' });
  for (const [file] of changes) cpSync(file, join(copy, file));
  expect(run.stderr).toBe('');
  return [...new Set([...run.stdout.matchAll(/^(\S+\.ts)\(/gm)].map(([, file]) => file!))].sort();
};

describe('an event', () => {
  it('that is renamed breaks every file that emits, words, shows or sounds it', () => {
    const rename = (file: string, from: string, to: string) =>
      [file, `readonly type: '${from}'`, `readonly type: '${to}'`] as const;
    const missed = broken(
      rename(RUSH, 'baseDestroyed', 'baseLost'),
      rename(TANK_CHESS, 'bounced', 'glanced'),
      rename(BATTLEGROUNDS, 'ranOntoDud', 'hitADud'),
      rename(EIGHTY_CARDS, 'leapt', 'sprang'),
    );
    const ofRules = missed.filter((file) => file.includes('/rules/'));
    expect(new Set(ofRules.map((file) => file.split('/')[1]))).toEqual(
      new Set(['battlegrounds', 'eighty-cards', 'rush', 'tank-chess']),
    );
    expect(missed.filter((file) => !ofRules.includes(file))).toEqual([
      'games/battlegrounds/table/captions.ts',
      'games/battlegrounds/table/digest.ts',
      'games/battlegrounds/table/entry.ts',
      'games/battlegrounds/table/routes.ts',
      'games/battlegrounds/table/sounds.ts',
      'games/battlegrounds/text/en.ts',
      'games/eighty-cards/table/driven.ts',
      'games/eighty-cards/table/sounds.ts',
      'games/eighty-cards/text/en.ts',
      'games/rush/table/coach.ts',
      'games/rush/table/digest.ts',
      'games/rush/table/entry.ts',
      'games/rush/table/sounds.ts',
      'games/rush/text/en/play.ts',
      'games/tank-chess/table/last.ts',
      'games/tank-chess/table/sounds.ts',
      'games/tank-chess/text/en.ts',
    ]);
  });

  it('that is added needs a message, a sound, and a case in record and digest', () => {
    const more = (file: string, union: string) =>
      [
        file,
        `export type ${union} =`,
        `export type ${union} = { readonly type: 'rained' } | Known;\ntype Known =`,
      ] as const;
    expect(
      broken(
        more(RUSH, 'RushEvent'),
        more(TANK_CHESS, 'TankEvent'),
        more(BATTLEGROUNDS, 'BattlegroundsEvent'),
        more(EIGHTY_CARDS, 'EightyEvent'),
      ),
    ).toEqual([
      'games/battlegrounds/table/digest.ts',
      'games/battlegrounds/table/entry.ts',
      'games/battlegrounds/table/sounds.ts',
      'games/battlegrounds/text/en.ts',
      'games/eighty-cards/table/sounds.ts',
      'games/eighty-cards/text/en.ts',
      'games/rush/table/digest.ts',
      'games/rush/table/entry.ts',
      'games/rush/table/sounds.ts',
      'games/rush/text/en/play.ts',
      'games/tank-chess/table/sounds.ts',
      'games/tank-chess/text/en.ts',
    ]);
  });
});

describe('a game', () => {
  it('emits its own events with their own parameters, and nothing else', () => {
    const told: AddressedEvent<RushEvent>[] = [];
    const tell: Tell = eventCollector(told, 2);
    const seat: Seat = 0;
    tell({ type: 'baseDamaged', seat: 2, base: 'S1.3' });
    // @ts-expect-error -- there is no such event
    tell({ type: 'baseHarmed', seat: 2, base: 'S1.3' });
    // @ts-expect-error -- this event has no such parameter
    tell({ type: 'sabotage', seat: 2, base: 'S1.3' });
    // @ts-expect-error -- a parameter is missing
    tell({ type: 'baseDamaged', seat: 2 });
    // @ts-expect-error -- a place is not given by its number
    tell({ type: 'baseDamaged', seat: 2, base: 2 });
    // @ts-expect-error -- nor by a text of another form
    tell({ type: 'baseDamaged', seat: 2, base: 'the third one' });
    // @ts-expect-error -- there is no card of this name
    tell({ type: 'played', seat: 2, card: 'enginer' });
    // @ts-expect-error -- seats are numbered from 1
    tell({ type: 'sabotage', seat });
    // @ts-expect-error -- what others hear is an event of the game, too
    tell({ type: 'drew', seat: 2, cards: [] }, 1, { type: 'drewSecretly', seat: 2 });
    expect(told[0]).toEqual({
      event: { type: 'baseDamaged', seat: 2, base: 'S1.3' },
      audience: everybody(2),
    });
    expect(placeOf('S1.3')).toEqual({ seat: 1, base: 3 });
  });

  it('has no messages for events that it does not emit', () => {
    type Stale<M, E extends GameEvent> = Exclude<Extract<keyof M, `event.${string}`>, `event.${E['type']}`>;
    expectTypeOf<Stale<typeof rushEn, RushEvent>>().toBeNever();
    expectTypeOf<Stale<typeof tankEn, TankEvent>>().toBeNever();
    expectTypeOf<Stale<{ 'event.rained': string }, TankEvent>>().toEqualTypeOf<'event.rained'>();
  });
});
