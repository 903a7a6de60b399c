/** Replays a match file and tells it, decision by decision. */

import { fingerprint } from '#engine/layout/layout.ts';
import { openMatch } from '#engine/match/file.ts';
import { type Command, table } from '../command.ts';
import { readMatchFile } from '../match-file.ts';

export const command: Command = {
  usage: 'replay FILE',
  about: 'Replays a match file: every entry in notation, and how it ended.',
  run: async (args) => {
    const { file, game } = await readMatchFile(args.word(0, 'The file'));
    const opened = openMatch(game, file);
    if (!opened.ok) {
      const text = `The match cannot be set up: ${opened.error.code} ${opened.error.clause}`;
      return { json: { error: opened.error }, text, holds: false };
    }
    const m = opened.value;
    const entries: { n: number; seat: number; did: string; events: string[] }[] = [];
    for (const [i, entry] of file.log.entries()) {
      const { told } = m.replay(entry);
      const did = entry.kind === 'act' ? entry.act : entry.text;
      entries.push({ n: i + 1, seat: entry.seat + 1, did, events: told.map((t) => t.event.type) });
    }
    const rows = entries.map((e) => [e.n, e.seat, e.did, e.events.join(' ')] as const);
    const end = m.outcome ? `${m.outcome.reason}: ranks ${m.outcome.ranks.join(' ') || 'none'}` : 'not over';
    const same = fingerprint(m.state) === file.state;
    return {
      json: { entries, outcome: m.outcome ?? null, state: fingerprint(m.state), same },
      text: `${table(['entry', 'seat', 'decision', 'events'], rows)}\n${end}${same ? '' : ' – but the file ends otherwise'}`,
      holds: same,
    };
  },
};
