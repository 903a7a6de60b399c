/** Replays a match file and prints it, decision by decision. */

import { resultsOf } from '#engine/outcome.ts';
import { numberOf } from '#engine/seats.ts';
import { type Command, table, Usage } from '../command.ts';
import { readMatchFile } from '../match-file.ts';

export const command: Command = {
  usage: 'replay FILE [--rules DIR]',
  about: 'Replays a match file: every entry in notation, and the result.',
  options: { rules: { type: 'string' } },
  run: async (args) => {
    const { file, rules, present } = await readMatchFile(args.word(0, 'The file'), args.text('rules'));
    if (!rules)
      throw new Usage(
        `The match was played by rules ${file.version}, which are not kept; these are ${present}`,
      );
    const { openMatch, fingerprint } = rules.engine;
    const opened = openMatch(rules.game, file);
    if (!opened.ok) {
      const text = `The match cannot be set up: ${opened.error.code} ${opened.error.clause}`;
      return { json: { error: opened.error }, text, holds: false };
    }
    const m = opened.value;
    const entries: { n: number; seat: number; did: string; events: string[] }[] = [];
    for (const [i, entry] of file.log.entries()) {
      const { told } = m.replay(entry);
      const did = entry.kind === 'act' ? entry.act : entry.text;
      entries.push({ n: i + 1, seat: numberOf(entry.seat), did, events: told.map((t) => t.event.type) });
    }
    const rows = entries.map((e) => [e.n, e.seat, e.did, e.events.join(' ')] as const);
    const { outcome } = m;
    const results = outcome ? resultsOf(outcome).join(' ') : '';
    const end = outcome
      ? `${outcome.reason}: ranks ${outcome.ranks.join(' ') || 'none'}${results && ` (${results})`}`
      : 'not over';
    const same = fingerprint(m.state) === file.state;
    return {
      json: { entries, outcome: m.outcome ?? null, state: fingerprint(m.state), same },
      text: `${table(['entry', 'seat', 'decision', 'events'], rows)}\n${end}${same ? '' : ' – but the file ends otherwise'}`,
      holds: same,
    };
  },
};
