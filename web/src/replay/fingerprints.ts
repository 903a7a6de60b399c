/** Used only by tests: replays recorded matches in this browser, to compare their fingerprints. */
import { replayFingerprints } from '#engine/laws/record.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { loadGame } from '#games/library.ts';

declare global {
  interface Window {
    replayRecorded?: typeof replayRecorded;
  }
}

const replayRecorded = async (game: string, recorded: readonly MatchFile[]): Promise<string[]> => {
  const loaded = await loadGame(game);
  if (!loaded) throw new Error(`There is no game ${game}`);
  return replayFingerprints(loaded, recorded);
};
window.replayRecorded = replayRecorded;
