/**
 * What happens, line by line, for screen readers. A live region that is replaced is read out only as it is last; here
 * every line is added to a log, so each is read once and in order, however quickly they come.
 */
export class Narration {
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #next = 1;

  /** So many lines are kept: more than come at once. What goes is not read again. */
  static readonly KEPT = 60;

  add(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const added = texts.map((text) => ({ id: this.#next++, text }));
    this.lines = [...this.lines, ...added].slice(-Narration.KEPT);
  }
  clear(): void {
    this.lines = [];
  }
}
