/** The state of a form request: whether it is pending, and why it was refused. */
import type { Refusal, Result } from '#engine/result.ts';

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | undefined>();
  readonly #done: () => void;

  /** @param done called when the request succeeded */
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
