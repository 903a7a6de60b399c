/** Something that a form asks of the server: while it is on its way, and why it was refused. */
import type { Refusal, Result } from '#engine/result.ts';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | undefined>();
  readonly #done: () => void;

  /** `done`: when it was not refused. */
  constructor(done: () => void) {
    this.#done = done;
  }

  async run(how: () => Promise<Result<unknown, Refusal>>): Promise<void> {
    this.busy = true;
    this.refusal = undefined;
    const made = await how();
    this.busy = false;
    if (made.ok) this.#done();
    else this.refusal = made.error;
  }
}
