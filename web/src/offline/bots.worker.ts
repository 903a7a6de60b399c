/** Thinks for the bots of offline tables; it is shown views and nothing else. */
import { thinkFor } from '#bots/worker-web.ts';
import { loadBots } from '#games/bots.ts';

thinkFor(self, loadBots);
