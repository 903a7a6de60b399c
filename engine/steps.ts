/** The list that `steps` fills: every legal next step of a draft, and whether the draft may be confirmed as it is. */
export class StepList {
  /** Only the first `count` entries mean anything. */
  items = new Int32Array(256);
  count = 0;
  /** May the draft, as it stands, be confirmed as a whole decision? */
  complete = false;

  clear(): void {
    this.count = 0;
    this.complete = false;
  }

  add(step: number): void {
    if (this.count === this.items.length) this.reserve(this.count * 2);
    this.items[this.count++] = step;
  }

  /** Makes room for so many steps in all, for games that write `items` themselves. */
  reserve(size: number): void {
    if (size <= this.items.length) return;
    const wider = new Int32Array(size);
    wider.set(this.items);
    this.items = wider;
  }

  has(step: number): boolean {
    return this.items.subarray(0, this.count).includes(step);
  }

  list(): number[] {
    return Array.from(this.items.subarray(0, this.count));
  }
}

/** At most so many next steps may be listed at a time; a law reports a game that lists more. */
export const MOST_STEPS = 2048;
