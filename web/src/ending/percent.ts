/** A share of the win in thousandths, in whole percent as people read it. */
export const percent = (share: number): number => Math.round(share / 10);
