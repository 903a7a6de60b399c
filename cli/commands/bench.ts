/** Ratios against peers, all measured in one run. */
import { type Command, format, table, Usage } from '../command.ts';

export const command: Command = {
  usage:
    'bench [engine | tank-chess | rush | battlegrounds | eighty-cards | warcraft | changes | long | server]',
  about: 'Compares the speed with other programs in the same run: [{name, ours, peer, ratio, spread, unit}].',
  run: async (args) => {
    const { installPeers } = await import('../../bench/peers.ts');
    const benches = {
      engine: async () => (await import('../../bench/engine.ts')).benchEngine(),
      'tank-chess': async () => (await import('../../bench/tank-chess.ts')).benchTankChess(),
      rush: async () => (await import('../../bench/rush.ts')).benchRush(),
      battlegrounds: async () => (await import('../../bench/battlegrounds.ts')).benchBattlegrounds(),
      'eighty-cards': async () => (await import('../../bench/eighty-cards.ts')).benchEightyCards(),
      warcraft: async () => (await import('../../bench/warcraft.ts')).benchWarcraft(),
      changes: async () => (await import('../../bench/changes.ts')).benchChanges(),
      long: async () => (await import('../../bench/long-games.ts')).benchLongGames(),
      server: async () => (await import('../../bench/server.ts')).benchServer(),
    };
    const wanted = args.words.length > 0 ? args.words : Object.keys(benches);
    installPeers();
    const rows = [];
    for (const name of wanted) {
      if (!Object.hasOwn(benches, name))
        throw new Usage(`There is no bench ${name}; there are: ${Object.keys(benches).join(', ')}`);
      rows.push(...(await benches[name as keyof typeof benches]()));
    }
    const lines = rows.map((r) => [
      r.name,
      format(r.ours),
      r.peer === null ? '' : format(r.peer),
      r.ratio === null ? '' : `${format(r.ratio)}×`,
      r.spread?.map(format).join('–') ?? '',
      r.unit,
      r.against,
      r.bar === undefined ? '' : format(r.bar),
    ]);
    return {
      json: rows,
      text: table(['', 'ours', 'peer', 'ratio', 'middle half', 'unit', 'against', 'bar'], lines),
    };
  },
};
