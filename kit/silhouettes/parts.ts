/** What tracked Vehicles are put together of: running gears, hulls, turrets and casemates. */
import { round, type Sketch } from './sketch.ts';

/** A track of rounded ends between two x, with its top at this height. */
const track = (s: Sketch, half: number, top: number): void => {
  const r = top / 2;
  s.dark += `M${round(-half + r)} ${-top}H${round(half - r)}a${r} ${r} 0 0 1 0 ${top}H${round(-half + r)}a${r} ${r} 0 0 1 0 ${-top}z`;
  s.reach(-half, -top);
  s.reach(half, -top);
};
const row = (s: Sketch, n: number, half: number, r: number, y: number, hub = true): void => {
  for (let i = 0; i < n; i++) {
    const x = n === 1 ? 0 : -half + (2 * half * i) / (n - 1);
    s.disc('light', x, y, r);
    if (hub) s.disc('light', x, y, r * 0.4);
  }
};

/** Running gears: large wheels, interleaved ones, small ones with rollers, bogies, skirts, all around, Renault's. */
export const GEARS: Readonly<Record<string, (s: Sketch, n: number, half: number) => number>> = {
  c: (s, n, half) => {
    track(s, half, 14);
    const r = Math.min(6, (half - 5) / n - 0.2);
    row(s, n, half - 5 - r * 0.4, r, -6.6);
    return 14;
  },
  i: (s, n, half) => {
    track(s, half, 14);
    row(s, n - 1, half - 11, 5.6, -6.6, false);
    row(s, n - 1, half - 11, 4, -6.6, true);
    for (const x of [-half + 5, half - 5]) s.disc('light', x, -8.4, 2.6);
    return 14;
  },
  s: (s, n, half) => {
    track(s, half, 14);
    row(s, n, half - 10, Math.min(4.2, (half - 10) / (n - 1) - 0.5), -5);
    for (const x of [-half + 5.5, half - 5.5]) s.disc('light', x, -8, 3.4);
    for (const x of [-0.45, 0, 0.45]) s.disc('light', x * half, -11.6, 1.2);
    return 14;
  },
  v: (s, n, half) => {
    track(s, half, 14);
    const gap = (2 * half - 20) / (n / 2);
    for (let i = 0; i < n / 2; i++) {
      const x = -half + 10 + gap * (i + 0.5);
      s.disc('light', x - gap * 0.24, -4.6, gap * 0.22);
      s.disc('light', x + gap * 0.24, -4.6, gap * 0.22);
      s.shape('light', x - 2.4, -8.4, x, -11.6, x + 2.4, -8.4);
    }
    for (const x of [-half + 5.5, half - 5.5]) s.disc('light', x, -8, 3.4);
    return 14;
  },
  k: (s, n, half) => {
    track(s, half, 15);
    row(s, n, half - 8, Math.min(2.6, (half - 8) / (n - 1) - 0.4), -3.8, false);
    s.shape('body', -half + 2, -15, half - 2, -15, half - 6, -7, -half + 6, -7);
    return 15;
  },
  r: (s, n, half) => {
    s.shape(
      'dark',
      -half,
      -12,
      -half + 7,
      -23,
      half - 12,
      -24,
      half,
      -15,
      half - 5,
      -3,
      half - 12,
      0,
      -half + 10,
      0,
    );
    row(s, n, half - 14, 2.2, -3.4, false);
    s.shape('body', -half + 6, -19.5, half - 12, -20.5, half - 6, -14, half - 10, -7, -half + 9, -7);
    return 21;
  },
  f: (s, n, half) => {
    s.shape('dark', -half + 2, -8, -half + 5, 0, half - 5, 0, half + 2, -8, half - 3, -15.5, half - 9, -16);
    s.disc('light', half - 6.4, -7.6, 5.6);
    s.disc('light', half - 6.4, -7.6, 2.4);
    s.disc('light', -half + 7.4, -5, 2.6);
    row(s, n, half - 16, 1.7, -2.8, false);
    s.shape('dark', -half + 8, -13, -half - 6, -5, -half - 7, -7.4, -half + 6, -15.4);
    return 13;
  },
};

/** Hulls stand on the track, at its height; they return the height of the deck. */
export const HULLS: Readonly<Record<string, (s: Sketch, half: number, at: number) => number>> = {
  // Sloped on all sides.
  s: (s, half, at) => {
    s.shape(
      'body',
      -half + 1,
      -at + 2,
      -half + 8,
      -at - 8,
      half - 16,
      -at - 8,
      half,
      -at + 1,
      half - 4,
      -at + 5,
      -half + 4,
      -at + 5,
    );
    return at + 8;
  },
  // Stepped boxes.
  b: (s, half, at) => {
    s.shape(
      'body',
      -half + 1,
      -at + 3,
      -half + 1,
      -at - 5,
      -half + 4,
      -at - 8,
      half - 17,
      -at - 8,
      half - 14,
      -at - 2,
      half - 3,
      -at,
      half - 2,
      -at + 4,
    );
    return at + 8;
  },
  // Cast and rounded.
  r: (s, half, at) => {
    s.body += `M${-half + 1} ${-at + 3}q-1-12 7-12H${half - 18}q13 2 16 9v4z`;
    s.reach(0, -at - 9);
    return at + 9;
  },
  // Low, with a long glacis.
  l: (s, half, at) => {
    s.shape(
      'body',
      -half + 1,
      -at + 3,
      -half + 2,
      -at - 6,
      half * 0.2,
      -at - 6.5,
      half - 1,
      -at + 1,
      half - 4,
      -at + 4,
    );
    return at + 6;
  },
  // Tall.
  h: (s, half, at) => {
    s.shape(
      'body',
      -half + 2,
      -at + 3,
      -half + 2,
      -at - 8,
      -half + 6,
      -at - 12,
      half - 17,
      -at - 12,
      half - 13,
      -at - 4,
      half - 3,
      -at - 1,
      half - 3,
      -at + 4,
    );
    return at + 12;
  },
  // Renault's first: low behind, tall in front.
  f: (s, half, at) => {
    s.shape(
      'body',
      -half + 6,
      -at + 3,
      -half + 9,
      -at - 5,
      -4,
      -at - 8,
      10,
      -at - 8,
      half - 4,
      -at - 1,
      half - 6,
      -at + 4,
    );
    return at + 8;
  },
};

/** What stands on the deck: half its width and height where the gun leaves it, for size 1. */
interface Mount {
  readonly front: number;
  readonly rise: number;
  readonly draw: (s: Sketch, x: number, deck: number, k: number) => void;
}
const box =
  (...points: readonly number[]) =>
  (s: Sketch, x: number, deck: number, k: number): void =>
    s.shape('body', ...points.map((n, i) => (i % 2 === 0 ? x + n * k : -deck - n * k)));
const domed =
  (half: number, height: number, cupola: number) =>
  (s: Sketch, x: number, deck: number, k: number): void => {
    const [w, h] = [half * k, height * k];
    s.body += `M${round(x - w)} ${-deck + 0.5}q${round(w * 0.06)} ${round(-h)} ${round(w * 0.72)} ${round(-h)}h${round(w * 0.56)}q${round(w * 0.66)} 0 ${round(w * 0.72)} ${round(h)}z`;
    s.reach(x, -deck - h);
    if (cupola > 0)
      box(
        -half * 0.45,
        height - 1,
        -half * 0.4,
        height + cupola,
        half * 0.05,
        height + cupola,
        half * 0.1,
        height - 1,
      )(s, x, deck, k);
  };
export const MOUNTS: Readonly<Record<string, Mount>> = {
  a: { front: 11, rise: 5, draw: box(-14, 0, -15, 4, -10, 10, -9, 12, -3, 12, -3, 10, 8, 10, 13, 4, 12, 0) },
  h: {
    front: 11,
    rise: 4.5,
    draw: box(-11, 0, -14, 5, -9, 10, -5, 10.5, -4, 12, 1, 12, 2, 10, 7, 9.5, 13, 4.5, 10, 0),
  },
  d: { front: 8, rise: 5, draw: domed(10, 11, 3) },
  r: { front: 12, rise: 5, draw: domed(15, 11, 2) },
  q: { front: 15, rise: 4, draw: domed(20, 9.5, 0) },
  y: {
    front: 12,
    rise: 6,
    draw: box(-14, 0, -15, 3, -14, 11, -11, 11, -10.5, 14, -4, 14, -4, 11.5, 9, 10.5, 14, 7, 14, 3, 12, 0),
  },
  k: { front: 12, rise: 8, draw: box(-13, 0, -14, 18, -8, 20, 9, 20, 13, 17, 14, 3, 12, 0) },
  o: {
    front: 11,
    rise: 6,
    draw: box(
      -9,
      0,
      -9,
      3,
      -22,
      5,
      -22,
      10,
      -12,
      11.5,
      -10,
      13,
      -4,
      13,
      -3,
      11,
      4,
      10.5,
      14,
      6.5,
      12,
      3.5,
      8,
      3,
      8,
      0,
    ),
  },
  b: {
    front: 14,
    rise: 5,
    draw: box(-14, 0, -15, 2.5, -24, 3, -24, 10, -12, 11, -11, 13, -5, 13, -4, 11, 9, 10, 17, 6, 14, 0),
  },
  t: { front: 7, rise: 5, draw: box(-8, 0, -8, 8, -6, 10, 5, 10, 8, 7, 8, 0) },
  m: { front: 22, rise: 7, draw: box(-26, 0, -28, 7, -24, 14, 14, 14.5, 24, 9, 26, 3, 25, 0) },
  w: { front: 12, rise: 5, draw: box(-10, 0, -16, 4, -19, 9, -4, 9, 6, 10, 14, 5, 10, 0) },
  // Casemates: low, forward, along the whole slope, and compartments open above.
  C: { front: 15, rise: 4, draw: box(-18, 0, -17, 5, -12, 8, -4, 8, 4, 7.5, 18, 3, 19, 0) },
  U: { front: 17, rise: 3, draw: box(-17, 0, -15, 9, -9, 9, -8, 11, -3, 11, -3, 9, 6, 9, 20, 0) },
  J: { front: 15, rise: 4, draw: box(-24, 0, -18, 12, 2, 12, 24, -1) },
  O: { front: 14, rise: 8, draw: box(-18, 0, -19, 13, -4, 14, 12, 13, 15, 9, 17, 0) },
  // A gun on an open platform, a hull gun, a crane.
  P: { front: 6, rise: 9, draw: box(-8, 0, -5, 8, -7, 12, 4, 13, 9, 8, 12, 0) },
  e: { front: 0, rise: -3, draw: box(-6, -7, -6, 0, 3, -1, 5, -6) },
  X: {
    front: 0,
    rise: 0,
    draw: (s, x, deck, k) => {
      box(-14, 0, -14, 8, 10, 8, 12, 0)(s, x, deck, k);
      s.gun(x - 10, -deck - 4, 34 * k, 2, 28, false);
      s.gun(x + 8, -deck - 6, 17 * k, 1.6, 68, false);
    },
  },
};
