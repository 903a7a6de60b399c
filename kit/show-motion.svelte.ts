/** Keeps the result and the next player waiting for what still flies over the table. */
import { onDestroy } from 'svelte';
import type { TableProps } from './table.ts';

/**
 * Called while a component is being set up.
 * @param moving are pieces in the air?
 */
export const showMotion = (props: () => Pick<TableProps, 'view' | 'desk'>, moving: () => boolean): void => {
  const { desk } = props();
  let over: boolean | undefined;
  /** The end has just been reached; what led to it may still begin to fly. */
  let ending = $state(false);
  $effect(() => {
    const now = props().view.outcome !== undefined;
    if (now && over === false) ending = true;
    over = now;
  });
  $effect(() => {
    if (ending && !moving()) ending = false;
  });
  $effect(() => {
    desk.showing = moving() || ending;
  });
  onDestroy(() => {
    desk.showing = false;
  });
};
