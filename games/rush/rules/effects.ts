/** Ability → its effect (RUSH-6). Effects that ask something are in `points/`, beside their question. */
import { numberOf } from '#engine/seats.ts';
import { NATION } from '../content/cards.ts';
import type { Ability } from '../content/vehicles.ts';
import { type Effect, tellNoEffect } from './effect.ts';
import { takeSingle } from './medals.ts';
import { basesLeaveHand, drawCards, replaceReserve } from './piles.ts';
import { repair } from './points/choose-repair-cards.ts';
import { research } from './points/choose-research-gain.ts';
import { sabotage } from './points/choose-sabotage-discard.ts';
import { siege } from './points/choose-siege-target.ts';
import { depotOf, garageOf } from './state.ts';

const reinforcements: Effect = {
  start: (s, seat, { n }, chance, tell) => {
    if (s.card.size(garageOf(s, seat)) + s.card.size(depotOf(s, seat)) === 0) tellNoEffect(s, seat, tell);
    drawCards(s, seat, n, true, chance, tell);
    basesLeaveHand(s, seat, tell);
  },
};

const conscription: Effect = {
  start: (s, seat, _ability, _chance, tell) => {
    if (s.conscription !== 0) tellNoEffect(s, seat, tell);
    s.conscription = 1;
    tell?.({ type: 'conscription', seat: numberOf(seat) });
  },
};

const reconnaissance: Effect = {
  start: (s, _seat, _ability, chance, tell) => replaceReserve(s, chance, tell),
};

const invulnerability: Effect = {
  start: (s, seat, _ability, _chance, tell) => takeSingle(s, seat, NATION[s.resolving]!, tell),
};

export const EFFECTS: Readonly<Record<Ability['id'], Effect>> = {
  reinforcements,
  conscription,
  reconnaissance,
  sabotage,
  siege,
  research,
  repair,
  invulnerability,
};
