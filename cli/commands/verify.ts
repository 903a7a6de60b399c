/** Deals and replays a finished match offline: was the deal what was committed to, and every decision legal? */
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
  usage: 'verify FILE [--rules DIR]',
  about:
    'Deals and replays a match file. Proves that the deal was not altered afterwards – not that nobody peeked.',
  options: { rules: { type: 'string' } },
  run: async (args) => {
    const { file, rules, present } = await readMatchFile(args.word(0, 'The file'), args.text('rules'));
    if (!rules) {
      const fault = `The match was played by rules ${file.version}, which are not kept; these are ${present}.`;
      return { json: { holds: false, fault: 'version', detail: fault }, text: fault, holds: false };
    }
    const verdict = rules.engine.verifyMatch(rules.game, file);
    const where = verdict.entry === undefined ? '' : ` Entry ${verdict.entry}.`;
    const text = verdict.holds
      ? `Holds: dealt as committed to (${file.commitment.slice(0, 16)}…), ${file.log.length} entries legal, same end.`
      : `${SAYS[verdict.fault!]}${where} ${verdict.detail ?? ''}`.trimEnd();
    return { json: verdict, text, holds: verdict.holds };
  },
};
