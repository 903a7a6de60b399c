/** What each game gives the law suite: positions and decisions that random play seldom reaches. */
import type { LawSettings } from '#engine/laws/scene.ts';

const SETTINGS = {
  rush: async () => (await import('./rush/laws.ts')).lawSettings,
  'tank-chess': async () => (await import('./tank-chess/laws.ts')).lawSettings,
} as const;

export type GameLawSettings = Pick<LawSettings, 'positions' | 'guide' | 'orders' | 'announcements' | 'most'>;

export const loadLawSettings = async (game: string): Promise<GameLawSettings> =>
  Object.hasOwn(SETTINGS, game) ? SETTINGS[game as keyof typeof SETTINGS]() : {};
