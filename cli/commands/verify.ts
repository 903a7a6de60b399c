/** Deals and replays a finished match offline: was the deal what was committed to, and every decision legal? */
import { verifyMatch } from '#engine/match/file.ts';
import type { Command } from '../command.ts';
import { readMatchFile } from '../match-file.ts';

const SAYS = {
  commitment: 'The secret is not the one that was committed to before the deal.',
  setup: 'The match cannot be set up with these options.',
  entry: 'An entry of the log is not legal.',
  outcome: 'The outcome does not follow from the log.',
  state: 'The last state does not follow from the log.',
} as const;

export const command: Command = {
  usage: 'verify FILE',
  about:
    'Deals and replays a match file. Proves that the deal was not altered afterwards – not that nobody peeked.',
  run: async (args) => {
    const { file, game } = await readMatchFile(args.word(0, 'The file'));
    if (game.version !== file.version) {
      const fault = `The match was played by rules ${file.version}; these are ${game.version}.`;
      return { json: { holds: false, fault: 'version', detail: fault }, text: fault, holds: false };
    }
    const verdict = verifyMatch(game, file);
    const where = verdict.entry === undefined ? '' : ` Entry ${verdict.entry}.`;
    const text = verdict.holds
      ? `Holds: dealt as committed to (${file.commitment.slice(0, 16)}…), ${file.log.length} entries legal, same end.`
      : `${SAYS[verdict.fault!]}${where} ${verdict.detail ?? ''}`.trimEnd();
    return { json: verdict, text, holds: verdict.holds };
  },
};
