/** A refusal, thrown while a request is handled; it becomes the answer (http.ts). */
import type { Refusal } from '#engine/result.ts';

export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(refused.code);
    this.refusal = refused;
  }
}
