import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_JSON_LENGTH, readJson } from '../rules/scenario/json.ts';

const value = (text: string) => {
  const read = readJson(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const fault = (text: string) => {
  const read = readJson(text);
  if (read.ok) throw new Error(`accepted: ${text}`);
  return read.error;
};
const accepts = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('JSON with lines', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 3 }), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        expect(value(spaced).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('accepts nothing that JSON.parse refuses, and little less', () => {
    const scraps = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '1',
        '-',
        '0',
        '.5',
        'e3',
        'true',
        'nul',
        ' ',
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(scraps, (parts) => {
        const text = parts.join('');
        const read = readJson(text);
        expect(read.ok || read.error.fault === 'duplicate').toBe(accepts(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('knows the line of every value', () => {
    const read = value('{\n "a": 1,\n "b": [\n  2,\n  {"c":\n   3}]\n}');
    expect(read.lineOf()).toBe(1);
    expect(read.lineOf('a')).toBe(2);
    expect(read.lineOf('b', 0)).toBe(4);
    expect(read.lineOf('b', 1)).toBe(5);
    expect(read.lineOf('b', 1, 'c')).toBe(6);
  });

  it('points at the first fault', () => {
    expect(fault('{\n "a": 1\n "b": 2\n}')).toEqual({ line: 3, column: 2, fault: 'syntax' });
    expect(fault('{\n "a": 1,\n "a": 2\n}')).toEqual({ line: 3, column: 2, fault: 'duplicate' });
    expect(fault('[1]\n x')).toEqual({ line: 2, column: 2, fault: 'syntax' });
    expect(fault('"a\nb"').fault).toBe('syntax');
    expect(fault('')).toEqual({ line: 1, column: 1, fault: 'syntax' });
  });

  it('keeps a member called __proto__ a plain member', () => {
    const read = value('{"__proto__": {"evil": 1}}').value as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it('stops at deep and at long texts', () => {
    expect(fault('['.repeat(100_000)).fault).toBe('tooDeep');
    expect(fault(`"${'a'.repeat(MAX_JSON_LENGTH)}"`).fault).toBe('tooLong');
    expect(value(`"${'a'.repeat(MAX_JSON_LENGTH - 2)}"`).value).toHaveLength(MAX_JSON_LENGTH - 2);
  });
});
