/** Replays finished games. They must give the same bytes, so an unintended change of a rule fails here. */
import { replayGames } from '#engine/tests/help/replay-games.ts';
import { rush } from '../rules/game.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';

replayGames(rush, FIXTURE_GAMES, new URL('fixtures/', import.meta.url), 'RUSH-1.16');
