/**
 * What a game tells the rest of the program: `games/<id>/index.ts` exports a manifest, `games/index.ts` lists them, and
 * `games/library.ts` looks them up. Large parts are loaded when they are first needed. What the page draws is beside it
 * in `games/<id>/table/index.ts` (kit/table.ts), which servers never load.
 */
import type { BotModule } from '#bots/contract.ts';
import type { Appraisal } from '#bots/review/contract.ts';
import type { GameDocuments } from '#engine/documents.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Law } from '#engine/laws/report.ts';
import type { LawSettings } from '#engine/laws/scene.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Language, Messages, PerLanguage, RuleChapter } from '#engine/text.ts';

type Lazy<T> = () => Promise<T>;

/** Settings of the law suite for a game. */
export interface GameLaws
  extends Pick<LawSettings, 'positions' | 'guide' | 'orders' | 'announcements' | 'most'> {
  /** Laws that this game cannot exercise, each with the reason. */
  readonly idle?: Partial<Record<Law, string>>;
}

/** A decision point as a program meets it: a position in which it is asked, and an answer. */
export interface PointExample {
  /** The request that leads there; `do: 'load'` unless it says otherwise. */
  readonly from: Readonly<Record<string, unknown>>;
  /** What is already decided, where the decision has several steps. */
  readonly draft?: string;
  /** The seat that answers, from 1, where several are asked. */
  readonly seat?: number;
  /** Nobody is asked: a seat may do so while another one decides. */
  readonly unasked?: true;
  readonly text: string;
}

/** What programs that play through the referee are told of a game. */
export interface RefereeGuide {
  /** How decisions are written, in Markdown. */
  readonly notation: string;
  /** Number of seats and options of the table whose state is described. */
  readonly table: { readonly seats: number; readonly options: OptionValues };
  /** Field, or `field.zone` → what it is for. */
  readonly state: Readonly<Record<string, string>>;
  /** What a list of the state is by → the ids that it counts, in its order. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
  /** By decision point. */
  readonly points: Readonly<Record<string, PointExample>>;
}

/** Which clauses of the rulebook have to be named by a test. */
export interface Conformance {
  /** Clauses begin with this and a hyphen; the rulebook may have other paragraphs, such as examples. */
  readonly prefix: string;
  /** Clauses that no test names, because they are about looks: clause → reason. */
  readonly presentation: Readonly<Record<string, string>>;
  /** Clauses that are not played yet: clause → reason. */
  readonly deferred: Readonly<Record<string, string>>;
}

/** A game in the catalogue, playable or announced. */
export interface Announcement {
  /** Stable: in addresses, in stored matches, and the name of its folder. */
  readonly id: string;
  readonly title: PerLanguage<string>;
  /** One sentence that advertises the game. */
  readonly about: PerLanguage<string>;
  /** For how many players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Position in the catalogue, smallest first. */
  readonly shelf: number;
}

/** A game that is built. */
export interface Manifest extends Announcement {
  readonly rules: Lazy<AnyGame>;
  readonly messages: PerLanguage<Lazy<Messages>>;
  /** Messages that are seldom said, by the first part of their keys; a page loads them when one is first wanted. */
  readonly seldom?: Readonly<Record<string, PerLanguage<Lazy<Messages>>>>;
  readonly rulebook: PerLanguage<Lazy<readonly RuleChapter[]>>;
  readonly bots?: Lazy<BotModule>;
  /** How finished matches are judged when they are looked back at, by what its bots think of a state. */
  readonly review?: Lazy<Appraisal>;
  /** Files, records and analysis of its own, if it has any. */
  readonly documents?: Lazy<GameDocuments>;
  /** What programs are told of the game beyond its schemas: the page `docs/referee/<id>.md` is made of it. */
  readonly referee?: Lazy<RefereeGuide>;
  readonly laws: Lazy<GameLaws>;
  readonly conformance: Lazy<Conformance>;
  /** Its table has a course (`TableModule.course`), to which the front page leads. */
  readonly course?: true;
  /** The table of each day, dealt alike for everybody; without it there is none. */
  readonly daily?: { readonly seats: number; readonly options: OptionValues };
  /** Options for measured matches: no clock, no draw of lots, and nothing that ends them early. */
  readonly measured: OptionValues;
}

export const isBuilt = (game: Announcement): game is Manifest => 'rules' in game;

/** All messages of a game in a language, those that are seldom said included. */
export const allMessages = async (
  { messages, seldom = {} }: Pick<Manifest, 'messages' | 'seldom'>,
  language: Language,
): Promise<Messages> => {
  const parts = [messages, ...Object.values(seldom)];
  return Object.assign({}, ...(await Promise.all(parts.map((part) => part[language]()))));
};
