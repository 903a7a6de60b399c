/** Deals and replays a finished match offline, to check that the deal was as committed and every decision legal. */
import { type FaultCode, STEPS, type Verification, verifyFile } from '#engine/match/verify.ts';
import type { Command } from '../command.ts';
import { readMatchFile } from '../match-file.ts';

const SAYS: Readonly<Record<FaultCode, string>> = {
  TERMS_CHANGED: 'Id, game, version, players or commitment were changed after the file was written.',
  OPTIONS_CHANGED: 'The options were changed after the file was written.',
  SECRET_DIFFERS: 'The secret is not the one that was committed to before the deal.',
  OTHER_COMMITMENT: 'This is not the commitment that was shown.',
  ENTROPY_CHANGED: 'What a seat added to the chance was changed:',
  ENTROPY_COUNT: 'Some seats added to the chance, and others are in the file:',
  ENTROPY_NOT_MINE: 'What was added to the chance is not in the file.',
  ENTROPY_NOT_SEALED: 'What was added to the chance is not what everybody had sealed before.',
  OTHER_RULES: 'It was played by rules that are not here:',
  CANNOT_DEAL: 'The match cannot be set up with these options:',
  DEAL_DIFFERS: 'The deal does not follow from secret, entropy and id.',
  ENTRY_CHANGED: 'An entry of the log was changed:',
  ENTRY_MISSING: 'An entry of the log is missing:',
  ENTRY_ADDED: 'An entry was added to the log:',
  ENTRIES_REORDERED: 'Entries of the log were put into another order, from here:',
  ENTRY_REFUSED: 'The rules refuse an entry of the log:',
  NOT_OVER: 'The match is not over.',
  OUTCOME_DIFFERS: 'The outcome does not follow from the log.',
  STATE_DIFFERS: 'The last state does not follow from the log.',
};

const MARKS = { holds: '✓', fails: '✗', skipped: '·', unknown: '?' } as const;

const textOf = ({ steps, faults }: Verification): string[] => [
  ...STEPS.map((step) => `${MARKS[steps[step]]} ${step}`),
  ...faults.map(({ code, params, detail }) => {
    const facts = Object.values(params).join(' ');
    return [SAYS[code], facts, detail].filter((part) => part !== '' && part !== undefined).join(' ');
  }),
];

export const command: Command = {
  usage: 'verify FILE [--commitment HEX] [--rules DIR]',
  about:
    'Deals and replays a match file. Proves that the deal was not altered afterwards – not that nobody peeked.',
  options: { rules: { type: 'string' }, commitment: { type: 'string' } },
  run: async (args) => {
    const { file, rules, present } = await readMatchFile(args.word(0, 'The file'), args.text('rules'));
    const commitment = args.text('commitment')?.toLowerCase();
    const found = verifyFile(file, rules, commitment === undefined ? {} : { commitment });
    const text = found.holds
      ? [
          `Holds: dealt as committed to (${file.commitment.slice(0, 16)}…), ${file.log.length} entries legal, same end.`,
          ...(commitment === undefined
            ? ['Compare the commitment with the one that you were shown before the deal: --commitment HEX.']
            : []),
        ]
      : textOf(found);
    const missing = rules ? [] : [`The rules that are here are ${present}.`];
    return { json: found, text: [...text, ...missing].join('\n'), holds: found.holds };
  },
};
