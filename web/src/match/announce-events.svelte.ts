/** Announces what happens at a table to screen readers. */

import { onDestroy } from 'svelte';
import { Announcer, describeNews } from '#kit/announcer.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import { queueTask } from '#kit/yielding-queue.ts';
import type { Play } from './play.svelte.ts';

/** Milliseconds after which a screen reader has taken up an announcement. */
const READ = 2000;

/** To be called during the setup of a component. `module`: undefined until the game's texts are loaded. */
export const announceEvents = (play: Play, module: () => TableModule | undefined): void => {
  const { session, desk, company } = play;
  const announcer = new Announcer();
  $effect(() => {
    const { story } = play.moments;
    if (!session.picture || !module()) return;
    if (session.picture.view?.forgets) {
      announcer.restart();
      return;
    }
    return queueTask(() => {
      desk.narration.add(announcer.announce(story, say, company.factOf));
    });
  });

  // At a table that forgets it is announced as it happens, and then cannot be read again.
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stopHearing = session.hear(({ lines, undone }) => {
    if (!module() || (lines.length === 0 && !undone)) return;
    desk.narration.add(describeNews(lines, undone, say, company.factOf));
    clearTimeout(silence);
    silence = setTimeout(() => {
      desk.narration.clear();
    }, READ);
  });
  onDestroy(() => {
    stopHearing();
    clearTimeout(silence);
  });
};
