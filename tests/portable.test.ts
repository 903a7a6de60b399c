import { describe, expect, test } from 'vitest';
import { lockfileGaps, machineTies } from '../scripts/portable.ts';

/** Written in two halves, so that the check does not find these examples. */
const halves: [string, string][] = [
  ["const data = '/ho", "me/anna/data';"],
  ['cd /ro', 'ot/ludoteca'],
  ['log=/tm', 'p/x.log'],
  ['"resolved": "https://registry.npm', 'js.org/x/-/x-1.0.0.tgz"'],
  ['see ../sha', 'red/rules'],
  ['open C:\\Us', 'ers\\anna'],
];

describe('the check for dependencies on one machine', () => {
  test.each(halves)('finds %s…', (start, end) => {
    expect(machineTies('a.md', `fine\n${start}${end}\n`)).toEqual([expect.stringMatching(/^a\.md:2: /)]);
  });

  test('leaves ordinary paths and addresses alone', () => {
    const text =
      'GET /work, /usr/bin/chromium, ../sharedness, https://www.gnu.org/licenses/, src/home/x.ts, d4/root';
    expect(machineTies('a.md', text)).toEqual([]);
  });
});

describe('the check of the lockfile', () => {
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };

  test('finds a platform package that the lockfile lacks', () => {
    const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux': {} };
    expect(lockfileGaps({ packages })).toEqual([expect.stringContaining('tool-mac')]);
  });

  test('accepts a complete lockfile, also with nested packages', () => {
    const nested = { 'node_modules/tool/node_modules/tool-mac': {} };
    const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux': {}, ...nested };
    expect(lockfileGaps({ packages })).toEqual([]);
  });
});
