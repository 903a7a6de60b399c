/** Which of several boxes an arrow key leads to: the nearest that lies in its direction. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance to the side counts so much more than distance straight ahead. */
const ASIDE = 2.5;
/** A box may lie so many times further to the side than ahead. */
const CONE = 3;

/** A box along one axis. */
interface Span {
  readonly middle: number;
  readonly half: number;
}
const spans = ({ left, top, width, height }: Box): { x: Span; y: Span } => ({
  x: { middle: left + width / 2, half: width / 2 },
  y: { middle: top + height / 2, half: height / 2 },
});

/** How far a box lies in a direction, less being nearer; undefined where it does not lie there. */
const distance = (from: Box, to: Box, [right, down]: readonly [number, number]): number | undefined => {
  const [a, b] = [spans(from), spans(to)];
  const [along, across] = right === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const ahead = (b[along].middle - a[along].middle) * (right + down);
  const aside = Math.abs(b[across].middle - a[across].middle);
  if (ahead <= 0) return undefined;
  // In one row, though one stands a little higher: a step to the side. One upon the other: whichever way is longer.
  const level = ahead <= Math.max(a[along].half, b[along].half);
  const gap = Math.max(0, aside - a[across].half - b[across].half);
  if (level ? aside > ahead : gap > CONE * ahead) return undefined;
  return ahead + ASIDE * aside;
};

/** The next box in a direction (`ARROWS`); undefined where there is none. */
export const nextAhead = <B extends Box>(
  boxes: readonly B[],
  from: B,
  direction: readonly [number, number],
): B | undefined => {
  let best: B | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const far = box === from ? undefined : distance(from, box, direction);
    if (far === undefined || far >= nearest) continue;
    [best, nearest] = [box, far];
  }
  return best;
};
