// Dependencies between folders: they point one way only, and there are no cycles between files. The table below is the
// whole rule; docs/contributing.md gives the reasons.

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { trackedAndNewFiles } from './files.ts';

/** One dependency of a file on another. */
export interface Import {
  /** The importing file, relative to the root, with forward slashes. */
  readonly from: string;
  /** What is imported: a path relative to the root for our files; packages and Node's modules as written. */
  readonly to: string;
  /** Counted from 1. */
  readonly line: number;
  /** Only types are imported: a dependency, but none that exists at run time. */
  readonly typeOnly: boolean;
}

/** One line for people: what is wrong, and where. */
export type Complaint = string;

/** The layers. Files elsewhere (`tests/`, `scripts/`, `bench/`, settings) may import everything. */
const LAYERS = ['engine', 'bots', 'games', 'kit', 'wire', 'tables', 'server', 'web', 'proof', 'cli'] as const;
type Layer = (typeof LAYERS)[number];

/** The layer and role of a file. */
interface Place {
  readonly layer: Layer;
  /** The game's folder; undefined outside `games/` and for files directly in it (the library). */
  readonly game: string | undefined;
  /** The folder inside a game (`rules`, `content`, `text`, `bot`, `table`, `tools`, `tests`), '' for its own files. */
  readonly part: string;
  /** In a `tests` folder, at any depth. */
  readonly test: boolean;
  /** The type of a manifest: the one file of the library that games may import. */
  readonly manifest: boolean;
}

/** @returns undefined for a file without rules */
function placeOf(path: string): Place | undefined {
  const segments = path.split('/');
  const layer = LAYERS.find((name) => name === segments[0]);
  if (layer === undefined || segments.length === 1) return undefined;
  const test = segments.includes('tests');
  const manifest = path === 'games/manifest.ts';
  if (layer !== 'games' || segments.length === 2) return { layer, game: undefined, part: '', test, manifest };
  return { layer, game: segments[1], part: segments.length > 3 ? (segments[2] ?? '') : '', test, manifest };
}

/** The layers that files of a layer may import. Files of games have further rules below. */
const MAY_USE: Record<Layer, readonly Layer[]> = {
  engine: [],
  bots: ['engine'],
  games: ['engine'],
  kit: ['engine', 'wire'],
  wire: ['engine'],
  tables: ['engine', 'bots', 'games', 'wire'],
  server: ['engine', 'bots', 'games', 'wire', 'tables'],
  web: ['engine', 'bots', 'games', 'kit', 'wire'],
  proof: ['engine', 'bots', 'games', 'kit', 'wire', 'tables', 'server', 'web'],
  cli: ['engine', 'bots', 'games', 'kit', 'wire', 'tables', 'server', 'web', 'proof'],
};

/** The part of the page that may import tables, because it runs them offline. */
const PLAYS_OFFLINE = /^web\/src\/offline\//;

/** Used by Node when the page is built. */
const BUILDS_THE_PAGE = /^web\/(vite\.config\.ts|build\/)/;

/** Code of these layers must run in a browser and in a worker, without anything that only Node has. */
function runsEverywhere(place: Place): boolean {
  if (place.test || place.part === 'tools') return false;
  if (place.layer === 'games') return true;
  return ['engine', 'kit', 'wire', 'tables', 'web'].includes(place.layer);
}

/** @returns why `from` may not import `to`; undefined when it may */
function forbidden(from: Place, to: Place): string | undefined {
  if (to.test && !from.test && from.layer !== 'cli' && from.layer !== 'proof')
    return 'only tests and the command line use tests';
  if (from.layer === 'games' && to.layer === 'games') {
    if (from.game === undefined)
      return to.part === 'table' ? 'the library of games has no tables' : undefined;
    if (to.game === undefined) return to.manifest ? undefined : 'a game does not know the library of games';
    if (from.game !== to.game) return 'no game knows another';
    if (from.test || from.part === 'tools') return undefined;
    if (to.part === 'tools') return 'only its own tests use a tool of a game';
    if (to.part === 'table' && from.part !== 'table') return 'only the page knows what a table looks like';
    if (to.part === 'bot' && from.part !== 'bot' && from.part !== '') return 'rules do not know their bots';
    return undefined;
  }
  if (from.layer === to.layer) return undefined;
  if (from.layer === 'games') {
    if (to.layer === 'bots' && (from.part === 'bot' || from.game === undefined || from.test))
      return undefined;
    if ((to.layer === 'kit' || to.layer === 'wire') && (from.part === 'table' || from.test)) return undefined;
    // A rulebook may word its tables with the page's own formatter.
    if (to.layer === 'kit' && from.part === 'text') return undefined;
  }
  const allowed = MAY_USE[from.layer];
  if (!allowed.includes(to.layer)) {
    return `${from.layer}/ may use ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing else of ours'}`;
  }
  if ((from.layer === 'server' || from.layer === 'tables') && to.part === 'table')
    return `${from.layer}/ draws nothing`;
  return undefined;
}

/** The scripts of a Svelte file, everything else blanked, so that lines keep their numbers. */
function scriptsOfSvelte(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  let out = '';
  let at = 0;
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + (match[1] ?? '').length;
    const body = match[2] ?? '';
    out += blank(text.slice(at, start)) + body;
    at = start + body.length;
  }
  return out + blank(text.slice(at));
}

/** The file or package of an import specifier: relative to the root; packages and Node's modules as written. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  return specifier;
}

/** All imports of one file: static, lazy, re-exports, and `new URL('…', import.meta.url)` of workers. */
export function importsOf(path: string, text: string): Import[] {
  const code = path.endsWith('.svelte') ? scriptsOfSvelte(text) : text;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: string, typeOnly: boolean): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    found.push({ from: path, to: resolve(path, specifier.replace(/\?.*$/, '')), line, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node, node.moduleSpecifier.text, node.importClause?.isTypeOnly ?? false);
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node, node.moduleSpecifier.text, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node, node.argument.literal.text, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const argument = node.arguments[0];
      if (argument && ts.isStringLiteralLike(argument)) add(node, argument.text, false);
    } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
      const [file, base] = node.arguments ?? [];
      const isModule = file && ts.isStringLiteralLike(file) && /\.(ts|js|mjs|svelte)$/.test(file.text);
      if (isModule && base?.getText(source) === 'import.meta.url') add(node, file.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Cycles of imports, each in the order of its imports. */
export function cycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const found: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const walk = (file: string): void => {
    const seen = trail.indexOf(file);
    if (seen >= 0) {
      found.push(trail.slice(seen));
      return;
    }
    if (done.has(file)) return;
    trail.push(file);
    for (const other of next.get(file) ?? []) walk(other);
    trail.pop();
    done.add(file);
  };
  for (const file of [...next.keys()].sort()) walk(file);
  return found;
}

/**
 * Every forbidden import and every cycle among the files.
 * @param files path relative to the root → text; other kinds of files than code are ignored
 */
export function checkArrows(files: ReadonlyMap<string, string>): Complaint[] {
  const complaints: Complaint[] = [];
  const ours: Import[] = [];
  for (const [path, text] of files) {
    if (!/\.(ts|mjs|js|svelte)$/.test(path)) continue;
    const from = placeOf(path);
    for (const one of importsOf(path, text)) {
      if (files.has(one.to)) ours.push(one);
      if (from === undefined) continue;
      const where = `${one.from}:${one.line} → ${one.to}`;
      const everywhere = runsEverywhere(from) && !BUILDS_THE_PAGE.test(path);
      if (one.to.startsWith('node:') && everywhere) {
        complaints.push(`${where}: ${from.layer}/ runs in browsers, too`);
        continue;
      }
      const to = placeOf(one.to);
      if (to?.layer === 'tables' && !to.test && PLAYS_OFFLINE.test(path)) continue;
      const why = to === undefined ? outside(from, one.to) : forbidden(from, to);
      if (why !== undefined) complaints.push(`${where}: ${why}`);
    }
  }
  for (const circle of cycles(ours)) complaints.push(`cycle: ${[...circle, circle[0]].join(' → ')}`);
  return complaints;
}

/** @returns why a layer may not import a file outside all layers, or a package; undefined when it may */
function outside(from: Place, path: string): string | undefined {
  if (from.layer === 'cli' && /^(scripts|bench)\//.test(path)) return undefined;
  return /^(tests|scripts|bench)\//.test(path) ? 'the program may not use tools' : undefined;
}

/** Reads the files of the repository and checks them. */
export function checkRepository(): Complaint[] {
  const files = new Map<string, string>();
  for (const path of trackedAndNewFiles()) {
    if (/\.(ts|mjs|js|svelte)$/.test(path)) files.set(path, readFileSync(path, 'utf8'));
  }
  return checkArrows(files);
}
