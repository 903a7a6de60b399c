/** The decisions of Rush as they are typed. */
import type { Completion } from '#kit/complete.ts';
import { VERB, verbOf } from '../rules/steps.ts';

/** A card or word at a time. */
export const NOTATION: Completion = { marks: / |,/g, most: 40 };

/** The cards of a payment have no order: one is enough. */
export const inOrder = (last: number, next: number): boolean =>
  verbOf(last) !== VERB.pay || verbOf(next) !== VERB.pay || next >= last;
