/** Around the World in 80 Cards, whole: with quick random answers and the audit of its states. */
import type { Game } from '#engine/game.ts';
import { auditEighty } from './audit.ts';
import type { EightyEvent } from './events.ts';
import type { Config } from './options.ts';
import { gameOf } from './plain-game.ts';
import { POINTS } from './points/index.ts';
import { withSamples } from './points/samples.ts';
import type { Eighty } from './state.ts';

const { game, hasChoice } = gameOf(withSamples(POINTS));

export const eightyCards: Game<Eighty, Config, EightyEvent> = {
  ...game,
  audit: (s) => auditEighty(s, hasChoice),
};
