/** Replays finished games. They must give the same bytes, so an unintended change of a rule fails here. */
import { replayGames } from '#engine/tests/help/replay-games.ts';
import { eightyCards } from '../rules/game.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';

replayGames(eightyCards, FIXTURE_GAMES, new URL('fixtures/', import.meta.url), 'EC-16.8');
