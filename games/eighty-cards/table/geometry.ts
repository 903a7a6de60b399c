/**
 * The ring as it is drawn: a little planet. Its track lies between two radii, terrain stands outward from it, and the
 * direction of travel is clockwise. A unit is a five-hundredth of the outer edge of the track.
 */
import { SPACES, SPACES_A_CARD } from '../content/terrain.ts';

/** Radii of the track, of the middle of a space, of the highest peak, and of the plates with names. */
export const OUTER = 470;
export const INNER = 384;
export const MIDDLE = (OUTER + INNER) / 2;
export const SKY = 580;
export const PLATE = 352;
/** What is inside belongs to the boiler. */
export const CORE = 318;

const FULL = 360;
export const STEP = FULL / SPACES;
export const CARD = STEP * SPACES_A_CARD;

/** The angle of the middle of a space, clockwise from the top; the space `first` is at the top. */
export const angleOf = (space: number, first: number): number => (space - first) * STEP;
/** The angle at which a card of the ring begins. */
export const cardAngle = (ringCard: number, first: number): number =>
  angleOf(ringCard * SPACES_A_CARD, first) - STEP / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}
const RAD = Math.PI / 180;
export const polar = (angle: number, radius: number): Point => ({
  x: radius * Math.sin(angle * RAD),
  y: -radius * Math.cos(angle * RAD),
});
const written = (n: number): string => String(Math.round(n * 10) / 10);
const pair = ({ x, y }: Point): string => `${written(x)} ${written(y)}`;

/** The area between two angles and two radii. */
export const sector = (from: number, to: number, inner: number, outer: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${pair(polar(from, outer))}`,
    `A${outer} ${outer} 0 ${large} 1 ${pair(polar(to, outer))}`,
    `L${pair(polar(to, inner))}`,
    `A${inner} ${inner} 0 ${large} 0 ${pair(polar(from, inner))}z`,
  ].join('');
};
/** An arc to write along; in the lower half it runs the other way, so that the writing stands upright. */
export const arc = (from: number, to: number, radius: number, flipped: boolean): string => {
  const [a, b, sweep] = flipped ? [to, from, 0] : [from, to, 1];
  return `M${pair(polar(a, radius))}A${radius} ${radius} 0 0 ${sweep} ${pair(polar(b, radius))}`;
};

/**
 * Bends a drawing that stands on a straight line around the planet: x goes along the outer edge of the track, from the
 * middle of a card, y upward. Paths have absolute `M`, `L`, `C`, `Q` and `Z` only.
 */
export const bend = (path: string, middle: number): string =>
  path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
    pair(polar(middle + Number(x) / OUTER / RAD, OUTER + Number(y))),
  );

/** What is seen of the ring: its middle in CSS pixels, pixels for a unit, and by how much it is turned. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}
/** All of it in a square. */
export const wholeWorld = (width: number): Camera => ({
  x: width / 2,
  y: width / 2,
  scale: width / (2 * SKY),
  turn: 0,
  width,
  height: width,
});
/** A space as wide as a finger, with the horizon around it. */
const FINGER = 50;
const NEAR_RATIO = 0.62;
const NEAR_HEIGHT = 280;
export const nearby = (width: number, turn: number): Camera => {
  const height = Math.min(Math.round(width * NEAR_RATIO), NEAR_HEIGHT);
  const scale = Math.max(FINGER / (MIDDLE * STEP * RAD), (width / (2 * SKY)) * 1.6);
  return { x: width / 2, y: SKY * scale, scale, turn, width, height };
};
/** Where a point of the ring is, in CSS pixels. */
export const seen = ({ x, y, scale, turn }: Camera, angle: number, radius: number): Point => {
  const at = polar(angle + turn, radius * scale);
  return { x: x + at.x, y: y + at.y };
};
