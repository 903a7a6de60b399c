/** The arrow keys as directions on the screen: right and down. */
export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** With which keys something under the cursor is taken. */
export const isYes = (key: string): boolean => key === 'Enter' || key === ' ';
