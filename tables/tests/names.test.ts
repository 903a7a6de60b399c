import { expect, test } from 'vitest';
import { nameOf, readName } from '../names.ts';

test('a name has 1 to 24 visible characters', () => {
  const told = (text: string) => {
    const read = readName(text);
    return read.ok ? read.value : read.error.code;
  };
  expect(told('  Łukasz  Żółć ')).toBe('Łukasz Żółć');
  expect(told('e\u0301'.repeat(24))).toBe('é'.repeat(24));
  expect(told('I ❤️ tanks')).toBe('I ❤️ tanks');
  const bad = [
    '',
    '   ',
    'x'.repeat(25),
    'a\u0000b',
    'evil\u202Ename',
    '\u200B',
    '\u3164',
    '\u2800',
    'x\u2066y',
  ];
  for (const text of [...bad, `a${'\u0327\u0301\u0316\u0317'.repeat(9)}`])
    expect(told(text)).toBe('BAD_NAME');
});

test('a person without a chosen name has a generated one, which never changes', () => {
  const names = Array.from({ length: 200 }, (_, n) => nameOf(`guest ${n}`));
  expect(names.every((name) => readName(name).ok && name.length <= 24)).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(190);
  expect(nameOf('guest 7')).toBe(names[7]);
});
