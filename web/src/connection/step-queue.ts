/** Passes things on in the order in which they come: at once, or one by one, so that somebody can follow each. */
export class StepQueue<T> {
  readonly #pass: (one: T) => void;
  readonly #waiting: T[] = [];
  #stepwise = false;
  /** Is the last one still being followed? */
  #busy = false;

  constructor(pass: (one: T) => void) {
    this.#pass = pass;
  }

  /** One by one: whatever comes waits until `next` is called. Otherwise all that waits is passed on now. */
  get stepwise(): boolean {
    return this.#stepwise;
  }
  set stepwise(on: boolean) {
    if (on === this.#stepwise) return;
    this.#stepwise = on;
    this.#busy = on;
    if (!on) this.flush();
  }

  add(one: T): void {
    if (this.#busy) this.#waiting.push(one);
    else this.#send(one);
  }
  /** What was passed on last has been followed. */
  next(): void {
    this.#busy = false;
    const one = this.#waiting.shift();
    if (one !== undefined) this.#send(one);
  }
  /** Passes on all that waits. */
  flush(): void {
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) this.#send(one);
  }
  /** Drops all that waits. */
  clear(): void {
    this.#waiting.length = 0;
  }

  #send(one: T): void {
    this.#busy = this.#stepwise;
    this.#pass(one);
  }
}
