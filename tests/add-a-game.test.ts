// Checks the guide for authors of games: its files are the example's, and following it word for word in a copy
// of the repository yields a game that every command knows. tests/browser/add-a-game.spec.ts plays it in Chromium.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followGuide, forget, readGuide } from './example/guide.ts';

const EXAMPLE = 'tests/example/high-card';
const guide = readGuide();

describe('docs/add-a-game.md', () => {
  it('shows every file of the example, and no other', () => {
    const files = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(`${EXAMPLE}/${path}`).isFile(),
    );
    expect(files.length).toBeGreaterThan(15);
    expect([...guide.files.keys()].sort()).toEqual(files.map((path) => `games/high-card/${path}`).sort());
    for (const path of files)
      expect(guide.files.get(`games/high-card/${path}`), path).toBe(
        readFileSync(`${EXAMPLE}/${path}`, 'utf8'),
      );
  });

  it('builds a table from the kit in fewer than 150 lines', () => {
    const drawn = [...guide.files].filter(([path]) => /\/table\/[^/]+\.(ts|svelte)$/.test(path));
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(drawn.reduce((lines, [, code]) => lines + code.split('\n').length - 1, 0)).toBeLessThan(150);
  });

  it('links only to files that are there', () => {
    const links = [...guide.text.matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(existsSync(`docs/${link}`), link).toBe(true);
  });

  it('names laws of the suite that exist', async () => {
    const { LAW_NAMES } = await import('#engine/laws/report.ts');
    const named = [...guide.text.matchAll(/^\| `(\w+)` \|/gm)].map(([, law]) => law!);
    expect(named.length).toBeGreaterThan(5);
    for (const law of named) expect(LAW_NAMES).toContain(law);
  });
});

describe('a copy of the repository in which the guide was followed', () => {
  let folder = '';
  beforeAll(() => {
    folder = followGuide();
  });
  afterAll(() => forget(folder));

  const run = (script: string, args: readonly string[], input = ''): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], {
      cwd: folder,
      encoding: 'utf8',
      input,
      // Without the settings of the test run around it.
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
    expect(status, `${script} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };

  it('compiles', () => {
    const config = { extends: './tsconfig.json', include: ['games/*.ts', 'games/high-card', 'web/*.d.ts'] };
    writeFileSync(join(folder, 'tsconfig.guide.json'), JSON.stringify(config));
    run('node_modules/ts7/bin/tsc', ['-p', 'tsconfig.guide.json']);
  });

  // The browser test runs `npm start`. Commands of npx are started as npx starts them.
  const commands = guide.commands.filter((command) => command.startsWith('npx '));
  it('lists the commands to run', () => {
    const names = commands.map((command) => command.split(' ').slice(1, 3).join(' '));
    expect(names).toEqual(
      expect.arrayContaining([
        'ludoteca laws',
        'ludoteca simulate',
        'ludoteca arena',
        'ludoteca conformance',
      ]),
    );
    const others = guide.commands.filter((command) => !command.startsWith('npx '));
    expect(others).toEqual([expect.stringMatching(/^mkdir -p games\/high-card\//), 'npm start']);
  });
  it.each(commands)('%s', (command) => {
    const [, tool, ...args] = command.split(' ');
    const script = { ludoteca: 'cli/ludoteca.mjs', vitest: 'node_modules/vitest/vitest.mjs' }[tool!];
    expect(script, tool).toBeDefined();
    expect(run(script!, args)).toMatch(
      tool === 'vitest' ? /[1-9] passed/ : /high-card|cardsharp against newcomer/,
    );
  });

  it('plays over standard input and output as the page shows', () => {
    const said = [...guide.talk.matchAll(/^> (.*)$/gm)].map(([, line]) => line!);
    const answers = [...guide.talk.matchAll(/^< (.*)$/gm)].map(([, line]) => line!);
    expect(said.length).toBe(6);
    expect(
      run('cli/ludoteca.mjs', ['engine'], `${said.join('\n')}\n`)
        .trimEnd()
        .split('\n'),
    ).toEqual(answers);
  });
});
