/** The worker of the bots at offline tables. It receives views and nothing else. */
import { thinkFor } from '#bots/worker-web.ts';
import { loadBots } from '#games/library.ts';

thinkFor(self, loadBots);
