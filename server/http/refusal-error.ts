/** A refusal on its way out of an endpoint. */
import type { Refusal } from '#engine/result.ts';

export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(refused.code);
    this.refusal = refused;
  }
}
