import { type Param, type Refusal, refusal } from '#engine/result.ts';
import { squareName } from '../geometry.ts';
import type { TcpData } from '../notation/tcp.ts';
import type { Side } from '../types.ts';

/** What validation found: a stable code, its clause, what fills the message, and the squares concerned. */
export interface Finding extends Refusal {
  readonly squares?: readonly string[];
}

export const finding = (
  code: string,
  clause: string,
  params: Readonly<Record<string, Param>>,
  squares: readonly string[] = [],
): Finding => ({ ...refusal(code, clause, params), ...(squares.length === 0 ? {} : { squares }) });

export const SIDE_NAMES = ['white', 'black'] as const;
export const BOTH: readonly Side[] = [0, 1];

export const namesOf = (data: TcpData, squares: readonly number[]): readonly string[] =>
  squares.map((square) => squareName(square, data.width));
