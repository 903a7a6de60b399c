/**
 * Vehicles from the side, put together of a few parts: a running gear, a hull, turrets or casemates, guns. They face
 * right, the ground is at y = 0 and up is negative; a unit is about a seventh of a metre. A line of text says what a
 * vehicle is made of; games keep such a line for each.
 */
import { GEARS, HULLS, MOUNTS } from './parts.ts';
import { Sketch } from './sketch.ts';
import { WHEELED } from './wheeled.ts';

/** Path data by tone, and the box that the drawing fills. */
export interface Silhouette {
  /** Hull and turrets. */
  readonly body: string;
  /** Tracks, tyres, barrels: the darkest parts. */
  readonly dark: string;
  /** Wheels and openings, as light as the ground behind; what is drawn twice is cut out (even-odd). */
  readonly light: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const TOKEN = /([a-zA-Z])(-?[\d.]+)?(?:\*([\d.]+))?(?:\^(\d+))?(?:\/([\d.]+))?(!)?/;

/**
 * What a line draws: running gear with its number of wheels, hull with half its length, then mounts with
 * their place (`*` size), each followed by its gun: `g` length, `^` degrees, `/` thickness, `!` with a muzzle brake.
 */
const assemble = (s: Sketch, line: string): void => {
  const [gear = '', hull = '', ...parts] = line.split(' ');
  const half = Number(hull.slice(1));
  const at = GEARS[gear[0]!]!(s, Number(gear.slice(1)), half);
  const deck = HULLS[hull[0]!]!(s, half, at);
  let [x, y] = [0, 0];
  for (const part of parts) {
    const [, what = '', n = '0', size = '1', rise = '0', thick = '2.6', brake] = TOKEN.exec(part) ?? [];
    if (what === 'g') s.gun(x, y, Number(n), Number(thick), Number(rise), brake !== undefined);
    else {
      const mount = MOUNTS[what]!;
      const k = Number(size);
      mount.draw(s, Number(n), deck, k);
      [x, y] = [Number(n) + (mount.front - 1) * k, -deck - mount.rise * k];
    }
  }
};

const drawn = new Map<string, Silhouette>();

/**
 * The drawing of a line; made once.
 * @throws when it names an unknown part
 */
export const silhouette = (line: string): Silhouette => {
  const known = drawn.get(line);
  if (known) return known;
  const s = new Sketch();
  const [wheels, load] = line.split(' ');
  const whole = WHEELED[wheels!];
  if (whole) whole(s, load ?? '');
  else assemble(s, line);
  const { body, dark, light, left, right, top } = s;
  const made = { body, dark, light, left, width: right - left, height: -top };
  drawn.set(line, made);
  return made;
};
