/** Four people and a spectator at a table of the small game of partners. */
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { RateLimit } from '../../access/rate-limiter.ts';
import { Client, eventually } from './client.ts';
import { server } from './servers.ts';

const HUMAN = { kind: 'human' } as const;
export const MANY: RateLimit = { burst: 1000, perSecond: 1000 };
/** The code of a refusal, else the kind of the answer. */
export const codeOf = (m: Message): string => (m.t === 'refused' ? m.refusal.code : m.t);

/** Four at a table, seats 1 and 3 against 2 and 4, and a spectator. */
export const meetAtSummit = async (
  dataDir: string,
  options: OpenTable['options'] = {},
  chat: RateLimit = MANY,
) => {
  const running = await server({ dataDir, limits: { chat, messages: MANY } });
  const all: Client[] = [];
  for (let n = 0; n < 5; n++) all.push(await new Client(running.url).connect());
  const [one, two, three, four, spectator] = all as [Client, Client, Client, Client, Client];
  const table = await one.open({ game: 'small-summit', options, seats: [HUMAN, HUMAN, HUMAN, HUMAN] });
  for (const client of all) await client.watch(table);
  const early = codeOf(await one.ask({ t: 'say', table, to: 'side', text: 'too early' }));
  for (const [i, client] of [two, three, four].entries()) await client.ask({ t: 'sit', table, seat: i + 2 });
  await eventually(() => all.every((client) => client.messages.some((m) => m.t === 'update')));
  return { running, table, all, one, two, three, four, spectator, early };
};
