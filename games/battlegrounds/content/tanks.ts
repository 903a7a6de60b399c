/** The twelve tank cards (C-4). */

export type Direction = 'orthogonal' | 'diagonal';
export type TankClass = 'light' | 'medium' | 'heavy';

export interface Tank {
  readonly id: string;
  /** As printed; the same in every language. */
  readonly name: string;
  readonly class: TankClass;
  readonly moveDir: Direction;
  readonly moveDistance: number;
  readonly shotDir: Direction;
  readonly shotDistance: number;
}

const LETTER: Readonly<Record<string, Direction>> = { '+': 'orthogonal', x: 'diagonal' };

/** `+2` is two squares orthogonally, `x1` one diagonally. */
const tank = (id: string, name: string, kind: TankClass, move: string, shot: string): Tank => ({
  id,
  name,
  class: kind,
  moveDir: LETTER[move[0]!]!,
  moveDistance: Number(move[1]),
  shotDir: LETTER[shot[0]!]!,
  shotDistance: Number(shot[1]),
});

export const TANKS: readonly Tank[] = [
  tank('m24-chaffee', 'M24 Chaffee', 'light', '+3', '+1'),
  tank('luchs', 'Luchs', 'light', '+3', 'x1'),
  tank('amx-13', 'AMX 13', 'light', 'x2', '+1'),
  tank('7tp', '7TP', 'light', 'x2', 'x1'),
  tank('t-34', 'T-34', 'medium', '+2', '+1'),
  tank('m4-sherman', 'M4 Sherman', 'medium', '+2', 'x2'),
  tank('cromwell', 'Cromwell', 'medium', '+3', '+2'),
  tank('panther', 'Panther', 'medium', 'x1', '+2'),
  tank('churchill-i', 'Churchill I', 'heavy', '+1', 'x2'),
  tank('maus', 'Maus', 'heavy', '+2', '+3'),
  tank('tiger-i', 'Tiger I', 'heavy', 'x1', '+3'),
  tank('kv-1', 'KV-1', 'heavy', 'x1', 'x2'),
];
export const TANK_IDS: readonly string[] = TANKS.map(({ id }) => id);
export const tankNamed = (id: string): number => TANK_IDS.indexOf(id);
