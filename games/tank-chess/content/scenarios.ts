/** The built-in scenarios: the two Basic Setups and sixteen more (Content). Each is validated when it is first asked for. */

import { scenarioFromJson } from '../rules/scenario/file.ts';
import type { Json } from '../rules/scenario/json.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import archipelago from './scenarios/archipelago.json' with { type: 'json' };
import artilleryPark from './scenarios/artillery-park.json' with { type: 'json' };
import basic16 from './scenarios/basic-16.json' with { type: 'json' };
import basic20 from './scenarios/basic-20.json' with { type: 'json' };
import cityBlocks from './scenarios/city-blocks.json' with { type: 'json' };
import crossroads from './scenarios/crossroads.json' with { type: 'json' };
import defile from './scenarios/defile.json' with { type: 'json' };
import diagonalRidge from './scenarios/diagonal-ridge.json' with { type: 'json' };
import labyrinth from './scenarios/labyrinth.json' with { type: 'json' };
import longRidge from './scenarios/long-ridge.json' with { type: 'json' };
import octagon from './scenarios/octagon.json' with { type: 'json' };
import pillars from './scenarios/pillars.json' with { type: 'json' };
import skirmish from './scenarios/skirmish.json' with { type: 'json' };
import theDam from './scenarios/the-dam.json' with { type: 'json' };
import threeLanes from './scenarios/three-lanes.json' with { type: 'json' };
import trainingGround from './scenarios/training-ground.json' with { type: 'json' };
import twinForts from './scenarios/twin-forts.json' with { type: 'json' };
import twoBridges from './scenarios/two-bridges.json' with { type: 'json' };

/** In the order of the specification. They count as published (TC-16.2). */
const FILES = [
  basic16,
  basic20,
  crossroads,
  pillars,
  threeLanes,
  theDam,
  diagonalRidge,
  twinForts,
  labyrinth,
  octagon,
  defile,
  twoBridges,
  artilleryPark,
  cityBlocks,
  longRidge,
  archipelago,
  trainingGround,
  skirmish,
] satisfies readonly Json[];

export const SCENARIO_IDS: readonly string[] = FILES.map(({ id }) => id);

const read = new Map<string, Scenario>();
/** To read all of them takes longer than a page may take for one task, and a table needs one. */
export const scenarioById = (id: string): Scenario | undefined => {
  const known = read.get(id);
  const file = known ? undefined : FILES.find((one) => one.id === id);
  if (!file) return known;
  const found = scenarioFromJson(file);
  if (!found.ok) throw new Error(`a built-in scenario is faulty: ${JSON.stringify(found.error)}`);
  read.set(id, found.value);
  return found.value;
};

/** All built-in scenarios in their order. */
export const allScenarios = (): readonly Scenario[] => SCENARIO_IDS.map((id) => scenarioById(id)!);

/** Offered to newcomers: fewer tanks on a smaller board. */
export const FIRST_SCENARIO_ID = 'training-ground';

/** The scenario of first games, and the default (TC-2.12). */
export const DEFAULT_SCENARIO_ID = 'basic-16';
