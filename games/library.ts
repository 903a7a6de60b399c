/** Looks up games by id; everything is loaded lazily. */
import type { BotModule } from '#bots/contract.ts';
import type { Appraisal } from '#bots/review/contract.ts';
import type { GameDocuments } from '#engine/documents.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Library } from '#engine/referee.ts';
import type { Language } from '#engine/text.ts';
import * as list from './index.ts';
import { type Announcement, isBuilt, type Manifest } from './manifest.ts';

/** All games in catalogue order, including announced ones. */
export const SHELF: readonly Announcement[] = Object.values<Announcement>(list).sort(
  (a, b) => a.shelf - b.shelf,
);

/** The games that can be played, in the order of the shelf. */
export const MANIFESTS: readonly Manifest[] = SHELF.filter(isBuilt);
export const GAME_IDS: readonly string[] = MANIFESTS.map(({ id }) => id);

/** The manifest of a game that can be played, or undefined when there is none of this id. */
export const manifestOf = (id: string): Manifest | undefined => MANIFESTS.find((game) => game.id === id);

export const titleOf = (id: string, language: Language): string =>
  SHELF.find((game) => game.id === id)?.title[language] ?? id;

/** The rules of this game, or undefined when there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => manifestOf(id)?.rules();

/** The bots of a game, or undefined when it has none. */
export const loadBots = async (id: string): Promise<BotModule | undefined> => manifestOf(id)?.bots?.();

/** How finished matches of a game are judged, or undefined when it does not say. */
export const loadAppraisal = async (id: string): Promise<Appraisal | undefined> => manifestOf(id)?.review?.();

/** What a game reads, writes and judges beside its matches, or undefined when there is nothing. */
export const loadDocuments = async (id: string): Promise<GameDocuments | undefined> =>
  manifestOf(id)?.documents?.();

/** The library as the local referee asks for it. */
export const library: Library = { ids: GAME_IDS, load: loadGame, documents: loadDocuments };
