/** Replays finished games. They must give the same bytes, so an unintended change of a rule fails here. */
import { replayGames } from '#engine/tests/help/replay-games.ts';
import { battlegrounds } from '../rules/game.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';

replayGames(battlegrounds, FIXTURE_GAMES, new URL('fixtures/', import.meta.url), 'BG-1.4');
