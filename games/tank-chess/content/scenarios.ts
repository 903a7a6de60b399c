/** The built-in scenarios: the two Basic Setups and sixteen more (Content), validated when loaded. */

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

const FILES: readonly Json[] = [
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
];

const load = (file: Json): Scenario => {
  const read = scenarioFromJson(file);
  if (read.ok) return read.value;
  throw new Error(`a built-in scenario is faulty: ${JSON.stringify(read.error)}`);
};

/** All built-in scenarios in the order of the specification. They count as published (TC-16.2). */
export const SCENARIOS: readonly Scenario[] = FILES.map(load);

const BY_ID: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));
if (BY_ID.size !== SCENARIOS.length) throw new Error('two built-in scenarios have the same id');

/** Offered to newcomers: fewer tanks on a smaller board. */
export const FIRST_SCENARIO_ID = 'training-ground';

/** The scenario of first games, and the default (TC-2.12). */
export const DEFAULT_SCENARIO_ID = 'basic-16';

export const scenarioById = (id: string): Scenario | undefined => BY_ID.get(id);
