/** What Tank Chess reads, writes and judges beside its matches: scenario files, position strings, game records, mate. */
import type { GameDocuments, ReadRecord, RecordFormat, Verdict } from '#engine/documents.ts';
import { err, ok, refusal } from '#engine/result.ts';
import { canWin, isMate } from './declare.ts';
import { recordOf } from './notation/export.ts';
import { type ImportedGame, importGame } from './notation/import.ts';
import { printTcg } from './notation/tcg.ts';
import { printTcp, type TcpData } from './notation/tcp.ts';
import { checkPosition, type TankConfig } from './options.ts';
import { parseScenario } from './scenario/file.ts';
import { validateScenario } from './scenario/validate.ts';
import { ENDINGS, type TankState } from './state.ts';
import type { Side } from './types.ts';

/** TC-13.3 to TC-13.10: with errors a scenario is a draft. */
const checkScenario = (text: string): Verdict => {
  const read = parseScenario(text);
  return read.ok ? validateScenario(read.value) : { errors: read.error, warnings: [] };
};

const checkTcp = (text: string): Verdict => {
  const refused = text === '' ? refusal('TCP_SYNTAX', 'TC-14.5', { field: 'text' }) : checkPosition(text);
  return { errors: refused ? [refused] : [], warnings: [] };
};

/** What the table did at the end of a game that the board does not show (TC-10, TC-11.3). */
const actsOf = (game: ImportedGame): ReadRecord['acts'] => {
  if (game.illegal || game.ending !== undefined || game.warnings.length > 0) return [];
  const loser = game.record.result === '1-0' ? 1 : 0;
  switch (game.record.tags.Termination) {
    case 'resign':
      return [{ seat: loser, act: 'resign' }];
    case 'time':
      return [{ seat: loser, act: 'flag' }];
    case 'agreement':
      return [
        { seat: 0, act: 'offerDraw' },
        { seat: 1, act: 'acceptDraw' },
      ];
    case 'repetition':
      return [{ seat: game.end.side, act: 'claim' }];
    case 'abort':
      return [{ seat: 0, act: 'abort' }];
    default:
      return [];
  }
};

const record: RecordFormat = {
  extension: 'tcg',

  write: ({ config, start, answers, end, outcome }, { players = [], event, site, date }) => {
    const at = start as TankState;
    const of = config as TankConfig;
    const from: TcpData = {
      width: of.width,
      height: of.height,
      cells: at.cells.slice(),
      side: at.side as Side,
      noProgress: at.noProgress,
      turnNumber: at.turnNumber,
    };
    // A reader takes the flags from the scenario or the first position, and finds no half-moves before the record.
    const moved = printTcp(from) !== printTcp(of.start);
    if (at.moves.length > 0 || at.ending !== 0 || (moved && of.flags !== undefined))
      return err(refusal('NO_RECORD', 'TC-14.9', { because: 'position' }));
    const { ending, winner } = end as TankState;
    const facts = {
      event: event ?? '?',
      site: site ?? '?',
      date: date ?? '????.??.??',
      white: players[0] ?? '?',
      black: players[1] ?? '?',
      ending: outcome ? ENDINGS[ending]! : ('none' as const),
      winner,
    };
    const turns = answers.flatMap(({ decision }) => decision);
    return ok(printTcg(recordOf(of, turns, facts, from)));
  },

  read: (text) => {
    const imported = importGame(text);
    if (!imported.ok) return imported;
    const game = imported.value;
    const { illegal } = game;
    return ok({
      seats: 2,
      options: { ...game.options, colours: 'hostWhite', clock: 'none' },
      decisions: game.turns.map((turn, i) => ({ seat: (game.start.side + i) % 2, text: turn.text })),
      acts: actsOf(game),
      ...(illegal ? { stopped: { number: illegal.halfMove, text: illegal.text, why: illegal.reason } } : {}),
      warnings: [...game.turns.flatMap(({ warnings }) => warnings), ...game.warnings],
      tags: game.record.tags,
    });
  },
};

export const documents: GameDocuments = {
  checks: { scenario: checkScenario, position: checkTcp },
  record,
  analyse: (s) => ({ mate: isMate(s as TankState), wins: canWin(s as TankState, (s as TankState).side) }),
};
