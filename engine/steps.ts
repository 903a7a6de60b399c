/**
 * The list that `steps` fills: every legal next step of a draft, and whether the draft can be confirmed as it
 * is.
 */
export class StepList {
  /** Only the first `count` entries are valid. */
  items = new Int32Array(256);
  count = 0;
  /** Whether the draft, as it stands, can be confirmed as a whole decision. */
  complete = false;

  clear(): void {
    this.count = 0;
    this.complete = false;
  }

  add(step: number): void {
    if (this.count === this.items.length) this.reserve(this.count * 2);
    this.items[this.count++] = step;
  }

  /** Reserves capacity for so many steps, for games that write `items` directly. */
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

/** Maximum number of next steps in one list; a law reports a game that lists more. */
export const MOST_STEPS = 2048;
