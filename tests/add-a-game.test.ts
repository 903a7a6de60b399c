// The page that leads authors of games quotes an example that is compiled and run: every file word for word.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const EXAMPLE = 'tests/example/high-card';
const page = readFileSync('docs/add-a-game.md', 'utf8');
const files = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));

describe('docs/add-a-game.md', () => {
  it('quotes every file of the example, and nothing else that claims to be one', () => {
    expect(files.length).toBe(6);
    for (const file of files) {
      const text = readFileSync(`${EXAMPLE}/${file}`, 'utf8');
      expect(page.includes(`\`\`\`ts\n${text}\`\`\`\n`), `${file} is not quoted as it is`).toBe(true);
    }
    const quoted = [...page.matchAll(/^```ts$/gm)].length;
    // The other is the line for the list of games.
    expect(quoted).toBe(files.length + 1);
  });

  it('links only to files that are there', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect(() => readFileSync(`docs/${link}`), link).not.toThrow();
  });

  it('names laws and files of the suite that exist', async () => {
    const { LAW_NAMES } = await import('#engine/laws/report.ts');
    const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, law]) => law!);
    expect(named.length).toBeGreaterThan(5);
    for (const law of named) expect(LAW_NAMES).toContain(law);
  });
});
