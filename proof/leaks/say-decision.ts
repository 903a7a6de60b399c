/** Sends decisions at twin tables, as the seat's player or its bot. */
import type { Decision } from '#engine/game.ts';
import type { Match } from '#engine/match/match.ts';
import { hasSeat, numberOf } from '#engine/seats.ts';
import type { Episode } from './episode.ts';
import type { World } from './world.ts';

/** Whether a bot plays this seat now. */
export const isBots = ({ sitting, truth }: Episode, seat: number): boolean =>
  sitting.setup.bots.includes(seat) || hasSeat(truth.etiquette.bots, seat);

/** Sends a decision in one world, as the seat's player or its bot. */
export const sayDecision = (
  episode: Episode,
  world: World,
  match: Match,
  id: string,
  seat: number,
  decision: Decision,
): void => {
  const { sitting, stage } = episode;
  const text = match.game.write(match.state, seat, decision);
  stage.words.learn(text);
  if (isBots(episode, seat)) world.bots.answer(numberOf(seat), text);
  else
    sitting.browser(world, seat)?.send({
      t: 'decide',
      id,
      table: sitting.table,
      seat: numberOf(seat),
      decision: match.decisionId,
      text,
    });
};
