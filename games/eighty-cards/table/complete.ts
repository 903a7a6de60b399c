/** Completion in the command box. */
import type { Completion } from '#kit/complete.ts';
import { decisionTexts } from '#kit/decision-texts.ts';
import type { Turn } from '#kit/turn.svelte.ts';
import type { EightyEvent } from '../rules/events.ts';
import type { Eighty } from '../rules/state.ts';

export const NOTATION: Completion = { marks: / /g, most: 9 };
export const turnTexts = (turn: Turn<Eighty, EightyEvent>): string[] =>
  decisionTexts(turn as Turn<never>, () => true);
