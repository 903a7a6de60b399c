/** Marks words in what is shown, without touching its elements. Browsers without such marks show it unmarked. */

/** Small letters without accents; Polish ł is a letter of its own to Unicode, but not to whoever searches. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The same letter by letter, so that places in it are places in the text. */
const foldInPlace = (text: string): string =>
  Array.from({ length: text.length }, (_, n) => fold(text.charAt(n)).charAt(0) || ' ').join('');

/** Where one of these words, folded, begins and ends in a text; in order, without overlaps. */
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

/** Marks these words below an element under the name that `::highlight(NAME)` uses; none takes the marks away. */
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
