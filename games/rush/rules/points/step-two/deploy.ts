/** Play a Vehicle without its abilities, only to defend (RUSH-5.4). */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { KIND_IDS } from '../../../content/cards.ts';
import { anyPlace, happens } from '../../at-random.ts';
import { canDefend, hasBase, place } from '../../bases.ts';
import { offerPlaces, refuseOn } from '../../drafts.ts';
import { refuseHandCards, refuseNoVehicle } from '../../hand.ts';
import { cardText, forms, onPlaceText, readOne, readOnPlace } from '../../notation.ts';
import { refuse } from '../../refusals.ts';
import type { RushState } from '../../state.ts';
import { aboutOf, step, VERB } from '../../steps.ts';
import type { StepTwoMove } from './move.ts';

/** In sixteenths: how often a random player deploys a Vehicle that can defend. */
const DEPLOY_ODDS = 6;
/** A random deployment of this kind, which must be in the hand and not played this turn; or undefined. */
export const sampleDeploy = (
  s: RushState,
  seat: Seat,
  vehicle: number,
  chance: Chance,
): Decision | undefined =>
  canDefend(vehicle) && hasBase(s, seat) && happens(DEPLOY_ODDS, chance)
    ? [step(VERB.deploy, vehicle), step(VERB.on, anyPlace(s, seat, chance))]
    : undefined;

export const deploy: StepTwoMove = {
  verbs: [VERB.deploy],
  about: 'hand',
  offer: (_s, seat, _draft, offer) => offerPlaces(seat, offer),
  refuse: (s, seat, draft, whole) => {
    const kind = aboutOf(draft[0]!);
    const refused = refuseHandCards(s, seat, [kind]) ?? refuseNoVehicle([kind]);
    if (refused) return refused;
    const card = KIND_IDS[kind]!;
    if (s.played.has(kind)) return refuse('PLAYED_ALREADY', { card });
    if (!canDefend(kind)) return refuse('NO_DEFENCE', { card });
    if (!hasBase(s, seat)) return refuse('NO_BASE_LEFT');
    return refuseOn(s, seat, draft, whole);
  },
  apply: (s, seat, decision, _chance, tell) => {
    s.played.add(aboutOf(decision[0]!));
    place(s, seat, aboutOf(decision[0]!), aboutOf(decision[1]!), tell);
  },
  write: (_s, draft) => `deploy ${cardText(draft[0]!)}${onPlaceText(draft)}`,
  read: forms(
    [/^deploy (.+) on (.+)$/, ([card, at]) => readOnPlace(VERB.deploy, card!, at!)],
    [/^deploy (.+)$/, ([card]) => readOne(VERB.deploy, card!)],
  ),
};
