/**
 * Follows docs/add-a-game.md in a copy of the repository: writes every file that the page shows, and adds the one line
 * to the list of games.
 */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/bootstrap.mjs';
import { trackedAndNewFiles } from '../../scripts/files.ts';

const GUIDE = 'docs/add-a-game.md';

export interface Guide {
  readonly text: string;
  /** The files that the page shows, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The line added to games/index.ts. */
  readonly line: string;
  /** The terminal commands, line by line. */
  readonly commands: readonly string[];
  /** The requests to `ludoteca engine`, and its answers. */
  readonly talk: string;
}

/** @throws when the page shows code that is neither a named file nor the one line */
export const readGuide = (): Guide => {
  const text = readFileSync(join(root, GUIDE), 'utf8');
  const files = new Map<string, string>();
  const rest = text.replace(
    /^`(games\/high-card\/[^`]+)`:\n\n```(\w+)\n([\s\S]*?)^```$/gm,
    (_all, path: string, language: string, code: string) => {
      if (!path.endsWith(`.${language}`)) throw new Error(`${path} is shown as ${language}`);
      files.set(path, code);
      return '';
    },
  );
  const blocks = (language: string): string[] =>
    [...rest.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, code]) => code!,
    );
  const [line, ...others] = ['ts', 'svelte', 'css', 'svg'].flatMap(blocks);
  if (line === undefined || others.length > 0) throw new Error(`${GUIDE} shows code that is in no file`);
  return {
    text,
    files,
    line,
    commands: blocks('sh').flatMap((block) => block.trimEnd().split('\n')),
    talk: /^```\n(> [\s\S]*?)^```$/m.exec(text)?.[1] ?? '',
  };
};

/** Everything that the commands and the page need, and the test that every game of the list has to pass. */
const NEEDED =
  /^(engine|bots|games|kit|wire|tables|server|web|cli|proof|bench|scripts)\/|^tests\/(library\.test|vitest-setup|fixed-chance)\.ts$|^[^/]+$/;

/** @returns the folder of a copy in which High Card is on the list; the caller removes it */
export const followGuide = (): string => {
  const { files, line } = readGuide();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-guide-'));
  const kept = trackedAndNewFiles().filter((path) => NEEDED.test(path) && !/\.(match|jpg|png)$/.test(path));
  for (const path of kept) cpSync(join(root, path), join(folder, path));
  for (const picture of trackedAndNewFiles().filter((path) => /^web\/public\/.*\.png$/.test(path)))
    cpSync(join(root, picture), join(folder, picture));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  appendFileSync(join(folder, 'games', 'index.ts'), line);
  return folder;
};

export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true });
