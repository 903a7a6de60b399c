/** Describes how reliably somebody finishes their games. */
import { say } from '#kit/i18n.svelte.ts';
import type { Completion } from '#wire/completion.ts';

export const completionText = ({ dealt, finished, aborted, left }: Completion): string =>
  [
    say('completion.line', { finished, dealt }),
    ...(aborted > 0 ? [say('completion.aborted', { n: aborted })] : []),
    ...(left > 0 ? [say('completion.left', { n: left })] : []),
  ].join(' · ');
