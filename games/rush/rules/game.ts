/**
 * Rush as the engine plays it. A turn is a series of decisions; the first step of each names what is done, and every
 * question in the middle of an effect is a decision of its own. Everything here only joins the rules of the other
 * files to the engine's contract.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision, Game, Point } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { hasSeat, seatBit } from '#engine/seats.ts';
import { KIND_IDS, KINDS } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import {
  answerPlacement,
  answerRepair,
  answerResearch,
  answerSabotage,
  answerSiege,
  deploy,
  playAbilities,
  researchLimit,
} from './abilities.ts';
import { declareAttack, expose, strike } from './attack.ts';
import { auditRush } from './audit.ts';
import type { RushEvent, Tell } from './events.ts';
import { completeImagined } from './imagined.ts';
import { refuseDraft } from './judge.ts';
import { nextPayout } from './medals.ts';
import { readDecision, writeDecision } from './notation.ts';
import { offerSteps } from './offer.ts';
import { configOf, OPTIONS, type RushConfig, V2 } from './options.ts';
import { purchase } from './purchase.ts';
import { sampleDecision } from './sample.ts';
import { outcome, scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';
import { eachSiegeTarget } from './siege.ts';
import {
  ASKED,
  blankState,
  OVER,
  PAYOUT,
  RESEARCH,
  type RushState,
  SABOTAGE,
  SIEGE,
  STRIKE,
} from './state.ts';
import { aboutOf, doublesOf, singlesOf, VERB, verbOf } from './steps.ts';
import { lateAnswer } from './timeout.ts';
import { answerPayout, answerRefresh, endStepTwo } from './turn.ts';

/** Where each question stands in the rulebook. */
const CLAUSE_OF: Readonly<Record<(typeof ASKED)[number], string>> = {
  over: 'RUSH-11.3',
  chooseReserveRefresh: 'RUSH-12.2',
  stepTwo: 'RUSH-3.5',
  chooseDefendedBase: 'RUSH-5.7',
  chooseSiegeTarget: 'RUSH-6.14',
  chooseResearchGain: 'RUSH-6.26',
  chooseRepairCards: 'RUSH-6.32',
  chooseSabotageDiscard: 'RUSH-6.8',
  chooseAttackStep: 'RUSH-7.5',
  chooseExposedAttacker: 'RUSH-12.5',
  chooseMedalPayout: 'RUSH-8.6',
};

const isAsked = (s: RushState, seat: number): boolean => {
  if (s.asked === OVER) return false;
  return s.asked === SABOTAGE ? hasSeat(s.owing, seat) : seat === s.turnOf;
};

const point = (s: RushState, seat: number): Point | undefined => {
  if (!isAsked(s, seat)) return undefined;
  const name = ASKED[s.asked]!;
  const clause = CLAUSE_OF[name];
  if (s.asked === PAYOUT) return { name, clause, params: { nation: NATIONS[nextPayout(s)]! } };
  if (s.asked === RESEARCH)
    return { name, clause, params: { card: KIND_IDS[s.resolving]!, n: researchLimit(s) } };
  return s.resolving < 0 || s.asked === SABOTAGE
    ? { name, clause }
    : { name, clause, params: { card: KIND_IDS[s.resolving]! } };
};

type Do = (s: RushState, seat: number, decision: Decision, chance: Chance, tell: Tell | null) => void;

/** What carries out a decision, by the verb of its first step. No lists are made of its steps: playouts come here. */
const ACTS: Readonly<Record<number, Do>> = {
  [VERB.end]: (s, seat, _, chance, tell) => endStepTwo(s, seat, chance, tell),
  [VERB.yes]: (s, seat, _, chance, tell) => answerRefresh(s, seat, true, chance, tell),
  [VERB.no]: (s, seat, _, chance, tell) => answerRefresh(s, seat, false, chance, tell),
  [VERB.buy]: purchase,
  [VERB.play]: (s, seat, of, chance, tell) => playAbilities(s, seat, aboutOf(of[0]!), chance, tell),
  [VERB.deploy]: (s, seat, of, _, tell) => deploy(s, seat, aboutOf(of[0]!), aboutOf(of[1]!), tell),
  [VERB.attack]: (s, seat, of, _, tell) => declareAttack(s, seat, of, tell),
  [VERB.on]: (s, seat, of, _, tell) => answerPlacement(s, seat, aboutOf(of[0]!), tell),
  [VERB.base]: (s, seat, of, chance, tell) => answerSiege(s, seat, of[0]!, chance, tell),
  [VERB.defender]: (s, seat, of, chance, tell) => answerSiege(s, seat, of[0]!, chance, tell),
  [VERB.gain]: (s, seat, of, chance, tell) => answerResearch(s, seat, aboutOf(of[0]!), chance, tell),
  [VERB.repair]: answerRepair,
  [VERB.discard]: (s, seat, of, chance, tell) => answerSabotage(s, seat, aboutOf(of[0]!), chance, tell),
  [VERB.strike]: (s, seat, of, _, tell) => strike(s, seat, aboutOf(of[0]!), aboutOf(of[1]!), tell),
  [VERB.expose]: (s, seat, of, _, tell) => expose(s, seat, aboutOf(of[0]!), aboutOf(of[1]!), tell),
  [VERB.payout]: (s, seat, of, chance, tell) =>
    answerPayout(s, seat, singlesOf(of[0]!), doublesOf(of[0]!), chance, tell),
};

/**
 * RUSH-13.2: declarations, attack steps and Siege selections – also one that the server makes – are final. RUSH-13.1:
 * so are answers to Sabotage, also the only one that was asked for.
 */
const FINAL = 'RUSH-13.2';
const final = (s: RushState, seat: number, [first]: Decision): string | undefined => {
  if (s.asked === SABOTAGE) return 'RUSH-13.1';
  if (s.asked === STRIKE || s.asked === SIEGE) return FINAL;
  const verb = verbOf(first!);
  if (verb === VERB.attack) return FINAL;
  const besieges = verb === VERB.play && KINDS[aboutOf(first!)]!.abilities.some(({ id }) => id === 'siege');
  if (!besieges) return undefined;
  let targets = 0;
  eachSiegeTarget(s, seat, () => {
    targets++;
  });
  return targets === 1 ? FINAL : undefined;
};

/** The score sheet is public: cards join squads openly, so everybody can count (RUSH-2.7, 13.7). */
const derived = (s: RushState): JsonObject => {
  const { standings, scores } = scoreSheet(s);
  return {
    standings: standings.map(({ id, values, leader }) => ({
      id,
      values: [...values],
      leader: leader < 0 ? null : leader + 1,
    })),
    scores: scores.map((score) => ({ ...score })),
  };
};

export const rush: Game<RushState, RushConfig, RushEvent> = {
  id: 'rush',
  version: '1',
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  presets: [V2],

  config: configOf,
  blank: blankState,
  setup: setUp,

  active: (s) => (s.asked === OVER ? 0 : s.asked === SABOTAGE ? s.owing : seatBit(s.turnOf)),
  point,
  steps: offerSteps,
  sample: sampleDecision,
  refuse: refuseDraft,
  apply: (s, seat, decision, chance, tell) => ACTS[verbOf(decision[0]!)]!(s, seat, decision, chance, tell),
  final,
  timeout: lateAnswer,
  outcome,
  // Nobody is obliged to do anything (RUSH-3.11), so a match can go on for ever; these are 60 rounds and more.
  maxDecisions: ({ seats }) => 4000 * seats,

  write: (s, _seat, decision) => writeDecision(s, decision),
  read: (s, _seat, text) => readDecision(s, text),
  derived,
  complete: completeImagined,
  audit: auditRush,

  table: ({ clock }) => ({
    undo: { clause: 'RUSH-13.1', late: 'RUSH-13.2', policy: 'free' },
    clock: { clause: 'RUSH-13.5', onFall: 'answer', setting: clock },
  }),
  // The rules know no act of the table: who leaves is replaced by a bot (RUSH-13.6), time is answered for (RUSH-13.5).
  fact: (_s, fact) => {
    throw new Error(`Rush knows no ${fact.kind}`);
  },
};
