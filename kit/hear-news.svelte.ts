/** Plays what new decisions of the story sound like, once each. */
import { untrack } from 'svelte';
import type { GameEvent } from '#engine/narration.ts';
import type { TimedCue } from './sound.ts';
import type { TableProps } from './table.ts';

/** So many decisions are heard one after the other when they come at once; more are not. */
const MOST = 2;

/**
 * Called while a component is being set up.
 * @param cues what events sound like; `pace` in milliseconds of one step of motion
 */
export const hearNews = <E extends GameEvent>(
  props: () => TableProps<E>,
  cues: (told: readonly E[], pace: number) => readonly TimedCue[],
): void => {
  let heard = untrack(() => props().at);
  $effect(() => {
    const { at, story, pace, desk } = props();
    const news =
      at > heard && at <= heard + MOST ? story.filter(({ index }) => index > heard && index <= at) : [];
    heard = at;
    if (news.length > 0)
      desk.hear(
        cues(
          news.flatMap(({ told }) => told),
          pace,
        ),
      );
  });
};
