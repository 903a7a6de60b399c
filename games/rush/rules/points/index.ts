/** The decision points of Rush, in the order in which they come up in a turn. */

import { chooseAttackStep } from './choose-attack-step.ts';
import { chooseDefendedBase } from './choose-defended-base.ts';
import { chooseExposedAttacker } from './choose-exposed-attacker.ts';
import { chooseMedalPayout } from './choose-medal-payout.ts';
import { chooseRepairCards } from './choose-repair-cards.ts';
import { chooseResearchGain } from './choose-research-gain.ts';
import { chooseReserveRefresh } from './choose-reserve-refresh.ts';
import { chooseSabotageDiscard } from './choose-sabotage-discard.ts';
import { chooseSiegeTarget } from './choose-siege-target.ts';
import type { RushPoint } from './point.ts';
import { stepTwo } from './step-two/index.ts';

export const POINTS: readonly RushPoint[] = [
  chooseReserveRefresh,
  stepTwo,
  chooseDefendedBase,
  chooseSiegeTarget,
  chooseResearchGain,
  chooseRepairCards,
  chooseSabotageDiscard,
  chooseAttackStep,
  chooseExposedAttacker,
  chooseMedalPayout,
];
