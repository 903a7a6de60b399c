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
    if (this.count === this.items.length) {
      const wider = new Int32Array(this.count * 2);
      wider.set(this.items);
      this.items = wider;
    }
    this.items[this.count++] = step;
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
