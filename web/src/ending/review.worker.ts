/** The worker that looks back at one finished match. The page ends it when it has its answer, or when it is left. */
import type { Review } from '#bots/review/contract.ts';
import { reviewing } from '#bots/review/review.ts';
import { loadAppraisal, loadBots, loadGame } from '#games/library.ts';
import type { ReviewQuestion, ReviewReply } from './review-messages.ts';

/** Gives the processor away between two slices, without the least delay that timers have. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

const review = async ({ file, readers }: ReviewQuestion): Promise<Review> => {
  const [game, appraisal, bots] = await Promise.all([
    loadGame(file.game),
    loadAppraisal(file.game),
    loadBots(file.game),
  ]);
  if (!game || !appraisal) throw new Error(`Matches of ${file.game} are not reviewed`);
  const slices = reviewing({ game, file, appraisal, bots, readers });
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await pause();
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  review(data).then(
    (found) => self.postMessage({ review: found } satisfies ReviewReply),
    (error: unknown) => self.postMessage({ error: String(error) } satisfies ReviewReply),
  );
});
