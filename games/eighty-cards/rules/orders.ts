/**
 * Standing orders: most windows find a player with nothing to do, so one may pass in all of them until one lifts the
 * order (EC-9.6). Nobody else learns of it (EC-16.10).
 */
import type { Game } from '#engine/game.ts';
import type { EightyEvent } from './events.ts';
import type { Config } from './options.ts';
import { refuse } from './refusals.ts';
import { type Eighty, INTERFERE, NONE, OVER } from './state.ts';
import { step, VERB } from './steps.ts';

export const PASS_WINDOWS = 'pass-windows';

export const ORDERS: Required<
  Pick<Game<Eighty, Config, EightyEvent>, 'standing' | 'orders' | 'refuseOrder'>
> = {
  standing: (s, _seat, order) =>
    order === PASS_WINDOWS && s.asked === INTERFERE ? [step(VERB.pass)] : undefined,
  // In the own turn there is nothing to pass; an order that was left before stays.
  orders: (s, seat) => (s.asked === OVER || s.stage === NONE || s.turnOf === seat ? [] : [PASS_WINDOWS]),
  refuseOrder: (_s, _seat, order) => (order === PASS_WINDOWS ? undefined : refuse('NO_SUCH_ORDER')),
};
