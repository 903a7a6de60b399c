/** Counts turn sequences of Tank Chess (TC-15), and measures the speed. */
import { SCENARIO_IDS, scenarioById } from '#games/tank-chess/content/scenarios.ts';
import { squareName } from '#games/tank-chess/rules/geometry.ts';
import { parseTcp, positionOf } from '#games/tank-chess/rules/notation/tcp.ts';
import { divide, perft } from '#games/tank-chess/rules/perft.ts';
import { scenarioPosition } from '#games/tank-chess/rules/scenario/scenario.ts';
import type { Position } from '#games/tank-chess/rules/types.ts';
import { type Arguments, type Command, format, table, Usage } from '../command.ts';

const positionGiven = (args: Arguments): Position => {
  const tcp = args.text('position');
  if (tcp !== undefined) {
    const read = parseTcp(tcp);
    if (!read.ok)
      throw new Usage(`${read.error.code} (${read.error.clause}) ${JSON.stringify(read.error.params)}`);
    return positionOf(read.value);
  }
  const id = args.text('scenario') ?? 'basic-16';
  const scenario = scenarioById(id);
  if (!scenario) throw new Usage(`There is no scenario ${id}; there are: ${SCENARIO_IDS.join(', ')}`);
  return scenarioPosition(scenario, { objectives: 'standard' });
};

export const command: Command = {
  usage: 'perft tank-chess --depth D [--position STRING | --scenario ID] [--divide]',
  about: 'Counts the sequences of D distinct turns (TC-15): {leaves, seconds, leavesPerSecond}.',
  options: {
    depth: { type: 'string' },
    position: { type: 'string' },
    scenario: { type: 'string' },
    divide: { type: 'boolean' },
  },
  run: async (args) => {
    if (args.word(0, 'The game') !== 'tank-chess') throw new Usage('Only tank-chess counts its turns');
    const depth = args.number('depth', 2);
    if (depth > 6) throw new Usage('--depth goes up to 6');
    const pos = positionGiven(args);
    const started = performance.now();
    const leaves = perft(pos, depth);
    const seconds = (performance.now() - started) / 1000;
    const json = { leaves, seconds, leavesPerSecond: Math.round(leaves / seconds) };
    const summary = `perft(${depth}) = ${leaves}   ${format(seconds)} s   ${format(json.leavesPerSecond)} leaves/s`;
    if (!args.flag('divide') || depth < 1) return { json, text: summary };
    const by = [...divide(pos, depth)].map(
      ([square, n]) => [squareName(square, pos.config.width), n] as const,
    );
    return {
      json: { ...json, divide: Object.fromEntries(by) },
      text: `${table(['tank', 'leaves'], by)}\n${summary}`,
    };
  },
};
