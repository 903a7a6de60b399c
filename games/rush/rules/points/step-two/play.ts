/** Play a card for its abilities (RUSH-5.1). */
import type { Chance } from '#engine/chance.ts';
import { TOP } from '#engine/layout/zones.ts';
import { numberOf } from '#engine/seats.ts';
import { isMedal, isVehicle, KIND_IDS, KINDS, VEHICLE_COUNT } from '../../../content/cards.ts';
import { happens } from '../../at-random.ts';
import { hasAbility } from '../../effect.ts';
import { EFFECTS } from '../../effects.ts';
import { refuseHandCards } from '../../hand.ts';
import { cardText, forms, mapRead, readOne } from '../../notation.ts';
import { copyIn, nameOf } from '../../piles.ts';
import { refuse } from '../../refusals.ts';
import { handOf, inPlayOf } from '../../state.ts';
import { aboutOf, VERB } from '../../steps.ts';
import type { StepTwoMove } from './move.ts';

/** In sixteenths: how often a random player plays a card that has abilities. */
const PLAY_ODDS = 13;
export const mayPlayAtRandom = (kind: number, chance: Chance): boolean =>
  hasAbility(kind) && happens(PLAY_ODDS, chance);

export const play: StepTwoMove = {
  verbs: [VERB.play],
  about: 'hand',
  offer: () => undefined,
  refuse: (s, seat, draft) => {
    const kind = aboutOf(draft[0]!);
    const unheld = refuseHandCards(s, seat, [kind]);
    if (unheld) return unheld;
    const card = KIND_IDS[kind]!;
    if (!isVehicle(kind) && !hasAbility(kind))
      return isMedal(kind) ? refuse('MEDAL_ONLY_PAYS', { card }) : refuse('ENGINEER_ONLY_PAYS', { card });
    if (isVehicle(kind) && s.played.has(kind)) return refuse('PLAYED_ALREADY', { card });
    if (!hasAbility(kind)) return refuse('NO_ABILITY', { card });
    // RUSH-13.10: a further step would choose among the abilities.
    return draft.length > 1 ? refuse('ALL_ABILITIES') : undefined;
  },
  /** Moves the card from the hand into play; `resolveCard` then resolves its abilities. */
  apply: (s, seat, decision, _chance, tell) => {
    const kind = aboutOf(decision[0]!);
    const card = copyIn(s, handOf(s, seat), kind);
    s.card.move(card, inPlayOf(s), TOP, s.config.all);
    if (kind < VEHICLE_COUNT) s.played.add(kind);
    s.resolving = kind;
    tell?.({ type: 'played', seat: numberOf(seat), card: nameOf(card) });
  },
  final: (s, seat, [first]) => {
    for (const { id } of KINDS[aboutOf(first!)]!.abilities) {
      const clause = EFFECTS[id].final?.(s, seat);
      if (clause !== undefined) return clause;
    }
    return undefined;
  },
  write: (_s, draft) => `play ${cardText(draft[0]!)}`,
  read: forms(
    // RUSH-13.10: abilities cannot be chosen one by one. The form is read so that it gets this refusal.
    [
      /^play (.+?) (?:for|without) .+$/,
      ([card]) => mapRead(readOne(VERB.play, card!), ([first]) => [first!, first!]),
    ],
    [/^play (.+)$/, ([card]) => readOne(VERB.play, card!)],
  ),
};
