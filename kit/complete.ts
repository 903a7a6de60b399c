/** Completion of decisions that are typed in notation. */

/** How a notation is completed. */
export interface Completion {
  /** What ends an element of the notation; a global expression. */
  readonly marks: RegExp;
  /** At most so many continuations. */
  readonly most: number;
  /** May the first letter be left out, such as the letter of a piece? */
  readonly skip?: boolean;
}

/** What was typed, gone on to the end of its element, out of the texts of all legal decisions. */
export const continuations = (
  texts: readonly string[],
  typed: string,
  { marks, most, skip = false }: Completion,
): string[] => {
  const wish = typed.trim().toLowerCase();
  const found = new Set<string>();
  for (const text of texts) {
    const lower = text.toLowerCase();
    const skipped = lower.startsWith(wish) ? 0 : skip && lower.slice(1).startsWith(wish) ? 1 : -1;
    if (skipped < 0) continue;
    marks.lastIndex = wish.length + skipped + 1;
    const mark = marks.exec(text);
    const next = mark ? text.slice(0, mark.index) : text;
    found.add(next.toLowerCase() === wish ? text : next);
    if (found.size >= most) break;
  }
  return [...found];
};
