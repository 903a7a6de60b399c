/** Replays finished games. They must give the same bytes, so an unintended change of a rule fails here. */
import { replayGames } from '#engine/tests/help/replay-games.ts';
import { warcraft } from '../rules/game.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';

replayGames(warcraft, FIXTURE_GAMES, new URL('fixtures/', import.meta.url), 'WOW-25.9');
