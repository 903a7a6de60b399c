/**
 * Highlights search hits with the CSS Custom Highlight API, without changing the DOM. Browsers without that
 * API show the text unmarked.
 */

/**
 * Lower case without diacritics, for search. Polish ł has no decomposition in Unicode, so it is replaced
 * explicitly.
 */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Folds character by character, so that offsets in the result are offsets in the text. */
const foldInPlace = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => fold(text.charAt(n)).charAt(0) || ' ').join('');

/**
 * The ranges `[start, end)` at which one of these folded words occurs in a text, in order and without
 * overlaps.
 */
export const findWords = (text: string, words: readonly string[]): readonly (readonly [number, number])[] => {
  const folded = foldInPlace(text);
  const found: [number, number][] = [];
  for (let at = 0; at < folded.length; ) {
    const length = Math.max(0, ...words.filter((word) => folded.startsWith(word, at)).map((w) => w.length));
    if (length > 0) found.push([at, at + length]);
    at += length || 1;
  }
  return found;
};

/**
 * Highlights these folded words below an element, under the name that `::highlight(NAME)` uses. An empty list
 * removes the highlights.
 */
export const highlight = (name: string, root: Node, words: readonly string[]): void => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (words.length === 0) return;
  const marks = new Highlight();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [start, end] of findWords(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      marks.add(range);
    }
  CSS.highlights.set(name, marks);
};
