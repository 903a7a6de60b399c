/** Tells the lines of a chat apart: those for everybody are numbered by themselves, and so are those for each side. */
import type { ChatLine } from '#wire/protocol.ts';

/** Who may read a line, as text: '' is everybody. */
export const channelOf = ({ side }: Pick<ChatLine, 'side'>): string => side?.join(' ') ?? '';

/** Identifies a line among all lines of its table. */
export const keyOf = (line: Pick<ChatLine, 'n' | 'side'>): string => `${channelOf(line)}/${line.n}`;
