/**
 * Vehicles from the side, put together of a few parts: a running gear, a hull, turrets or casemates, guns. They face
 * right, the ground is at y = 0 and up is negative; a unit is about a seventh of a metre. What each Vehicle is made
 * of stands in `fleet.ts`.
 */
import { GEARS, HULLS, MOUNTS } from './parts.ts';
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

/** A drawing under way. */
export class Sketch {
  body = '';
  dark = '';
  light = '';
  left = 0;
  right = 0;
  top = 0;

  reach(x: number, y: number): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
  }
  /** A polygon from pairs x, y. */
  shape(tone: 'body' | 'dark' | 'light', ...points: readonly number[]): void {
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [round(points[i]!), round(points[i + 1]!)];
      this.reach(x, y);
      d += `${i === 0 ? 'M' : 'L'}${x} ${y}`;
    }
    this[tone] += `${d}z`;
  }
  disc(tone: 'body' | 'dark' | 'light', x: number, y: number, r: number): void {
    const [a, b] = [round(r), round(2 * r)];
    this[tone] += `M${round(x - r)} ${round(y)}a${a} ${a} 0 1 0 ${b} 0a${a} ${a} 0 1 0 ${-b} 0z`;
    this.reach(x - r, y - r);
    this.reach(x + r, y - r);
  }
  /** A wheel: tyre, rim, hub. */
  wheel(x: number, r: number, y = -r): void {
    this.disc('dark', x, y, r);
    this.disc('light', x, y, r * 0.52);
  }
  /** A barrel from (x, y), raised by so many degrees. */
  gun(x: number, y: number, length: number, thick: number, rise: number, brake: boolean): void {
    const [c, s] = [Math.cos((rise * Math.PI) / 180), Math.sin((rise * Math.PI) / 180)];
    const tube = (from: number, to: number, half: number): void => {
      const at = (d: number, side: number): [number, number] => [x + d * c + side * s, y - d * s + side * c];
      this.shape('dark', ...at(from, -half), ...at(to, -half), ...at(to, half), ...at(from, half));
    };
    tube(0, length, thick / 2);
    tube(0, length * 0.22, thick * 0.95);
    if (brake) tube(length - thick * 1.6, length, thick * 0.8);
  }
}
export const round = (n: number): number => Math.round(n * 10) / 10;

const TOKEN = /([a-zA-Z])(-?[\d.]+)?(?:\*([\d.]+))?(?:\^(\d+))?(?:\/([\d.]+))?(!)?/;

/**
 * What a line of the fleet draws: running gear with its number of wheels, hull with half its length, then mounts with
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

/** The drawing of a line of the fleet. */
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
