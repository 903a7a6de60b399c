/**
 * Two bots for the small memory game: one plays by what lies face up now, the other also by what its seat heard. As a
 * bot library (`loadBots`) they play at tables, too.
 */
import type { Bot, BotModule, Thinking } from '#bots/contract.ts';
import { chanceOf } from '#bots/imagined.ts';
import { type Picture, PLACES, tokens } from '#engine/laws/small/tokens.ts';
import type { Heard } from '#engine/match/heard.ts';
import type { View } from '#engine/match/view.ts';

interface Seen {
  readonly up: readonly string[];
  readonly turned: number;
  /** By place: the token that is seen there, or 1 where one lies face down. */
  readonly token: { readonly place: Readonly<Record<string, readonly string[] | number>> };
}

/** Place → picture, of everything that was ever turned face up. */
const remembered = (heard: Heard): Map<string, Picture> => {
  const pictures = new Map<string, Picture>();
  for (const { type, place, picture } of heard.flatMap(({ lines }) => lines.flatMap(({ told }) => told)))
    if (type === 'turned') pictures.set(String(place), picture as Picture);
  return pictures;
};

const choose = (view: View, seat: number, { seed, heard = [] }: Thinking): string => {
  const { up, turned, token } = view.state as unknown as Seen;
  const known = remembered(heard);
  for (const place of up)
    known.set(place, (token.place[place] as readonly string[])[0]!.split('-')[0] as Picture);
  // Those that lie face up now can be turned by nobody before the next turn has begun.
  const free = PLACES.filter((place) => token.place[place] === 1);
  const twinOf = (place: string, among: readonly string[]): string | undefined =>
    among.find((other) => other !== place && known.get(other) === known.get(place));
  const chance = chanceOf(view, seat, seed);
  const any = (places: readonly string[]): string => places[chance.draw(places.length)]!;
  if (turned === 1) {
    const match = twinOf(up[0]!, free);
    if (match !== undefined) return match;
  } else {
    const pair = free.find((place) => known.has(place) && twinOf(place, [...free, ...up]) !== undefined);
    if (pair !== undefined) return pair;
  }
  const unknown = free.filter((place) => !known.has(place));
  return any(unknown.length > 0 ? unknown : free);
};

const bot = (id: string, more: Pick<Bot, 'hears'> = {}): Bot => ({
  id,
  ...more,
  choose: (view, seat, thinking) => ({ text: `turn ${choose(view, seat, thinking)}` }),
});

/** Plays by what lies face up. */
export const forgetful = bot('forgetful');
/** Remembers every token that it has seen. */
export const mindful = bot('mindful', { hears: true });

const module: BotModule = {
  levels: [
    { id: forgetful.id, nodes: 1 },
    { id: mindful.id, nodes: 1 },
  ],
  baselines: [],
  create: (id) => (id === mindful.id ? mindful : forgetful),
};

export const loadBots = async (game: string): Promise<BotModule | undefined> =>
  game === tokens.id ? module : undefined;
