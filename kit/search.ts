/** Finds words in texts, whatever their case, accents, alphabet (Latin or Cyrillic), hyphens and spaces. */

const CYRILLIC = 'абвгдежзиклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ');
/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ...Object.fromEntries([...CYRILLIC].map((letter, n) => [letter, LATIN[n] ?? ''])),
};

/** Lower case without diacritics, in Latin letters. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łа-я]/g, (letter) => LETTERS[letter] ?? letter);

/** Folds character by character, so that offsets in the result are offsets in the text. */
const foldInPlace = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => fold(text.charAt(n)).charAt(0) || ' ').join('');

const HYPHENS = '[-‐‑–]';
const APART = '[-‐‑–\\s]?';

/**
 * The words of a query, folded and without hyphens. A number after at most three letters belongs to them, because it
 * is a designation: `is 2` is one word, as are `is-2` and `is2`.
 */
const wordsOf = (query: string): string[] => {
  const words: string[] = [];
  const parts = fold(query).replaceAll(new RegExp(HYPHENS, 'g'), '').split(/\s+/);
  for (const part of parts) {
    const last = words.at(-1) ?? '';
    if (/^\d/.test(part) && /^[a-z]{1,3}\d*$/.test(last)) words[words.length - 1] = last + part;
    else if (part !== '') words.push(part);
  }
  return words;
};

/** A pattern for folded texts. Umlauts may be spelled with an e: `loewe` finds Löwe. */
const patternOf = (word: string): string => {
  const join = (letters: string, between: string): string =>
    [...letters].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join(between);
  const [, letters, number] = /^([a-z]{1,3})(\d.*)$/.exec(word) ?? [];
  if (letters !== undefined && number !== undefined)
    return `(?<![a-z\\d])${join(letters, `${HYPHENS}?`)}${APART}${join(number, APART)}`;
  return join(word, `${HYPHENS}?`).replace(/([aou]\[[^\]]*\]\?e)(?=\[)/g, '$1?');
};

/** What somebody searches for. */
export interface Query {
  /** Nothing is searched for. */
  readonly empty: boolean;
  /** Whether every word of the query occurs in these texts. */
  matches(...texts: readonly string[]): boolean;
  /** The ranges `[start, end)` of the words in a text, in order and without overlaps. */
  places(text: string): readonly (readonly [start: number, end: number])[];
}

export const queryOf = (text: string): Query => {
  const patterns = wordsOf(text).map(patternOf);
  const each = patterns.map((pattern) => new RegExp(pattern));
  const longestFirst = [...patterns].sort((a, b) => b.length - a.length).join('|');
  return {
    empty: patterns.length === 0,
    matches: (...texts) => {
      const folded = fold(texts.join('\n'));
      return each.every((pattern) => pattern.test(folded));
    },
    places: (where) =>
      patterns.length === 0
        ? []
        : [...foldInPlace(where).matchAll(new RegExp(longestFirst, 'g'))].map(
            ({ index, 0: found }) => [index, index + found.length] as const,
          ),
  };
};
