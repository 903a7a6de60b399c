/** Thinks for the bots of offline tables; it is shown views and nothing else. */
import { thinkFor } from '#bots/worker-web.ts';
import { loadBots } from '#games/library.ts';

thinkFor(self, loadBots);
