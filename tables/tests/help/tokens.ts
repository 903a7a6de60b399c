/** The memory game with its tokens in order, dealt without chance: p1 and p2 are a pair, p3 and p4, and so on. */
import type { AnyGame } from '#engine/game.ts';
import { tokens } from '#engine/laws/small/tokens.ts';

export const laidTokens = { ...tokens, setup: () => undefined } satisfies typeof tokens as AnyGame;
