/** What does not run on tracks alone: lorries, half-tracks, armoured cars, motorcycles, tractors. */
import type { Sketch } from './sketch.ts';

/** What a lorry carries: a tarpaulin, nothing, rockets, a launcher under armour. */
const load = (s: Sketch, what: string, left: number, right: number, floor: number): void => {
  if (what === 'tarp') {
    s.body += `M${left} ${-floor}v-15q2-4 7-4H${right - 7}q5 0 7 4v15z`;
    s.reach(left, -floor - 19);
    for (let x = left + 9; x < right - 4; x += 9)
      s.shape('light', x, -floor - 17, x + 0.9, -floor - 17, x + 0.9, -floor - 4, x, -floor - 4);
  } else if (what === 'rockets') {
    s.shape('body', left, -floor, left, -floor - 3, right, -floor - 3, right, -floor);
    for (let i = 0; i < 3; i++)
      s.gun(left - 2 + i * 4, -floor - 4 - i * 3.4, right - left + 10, 1.7, 17, false);
    s.shape('dark', right - 14, -floor, right - 8, -floor - 20, right - 6, -floor - 20, right - 10, -floor);
  } else if (what === 'tubes') {
    s.shape('body', left + 10, -floor, left + 12, -floor - 5, left + 26, -floor - 5, left + 28, -floor);
    for (let i = 0; i < 3; i++) s.gun(left + 6 + i, -floor - 7 - i * 3.2, 24, 2.4, 14, false);
  } else {
    s.shape('body', left, -floor, left - 1, -floor - 8, right, -floor - 8, right, -floor);
    for (let x = left + 8; x < right - 3; x += 9)
      s.shape('light', x, -floor - 8, x + 0.9, -floor - 8, x + 0.9, -floor, x, -floor);
  }
};

/** A lorry with a bonnet; behind two axles or one. */
const lorry =
  (axles: number) =>
  (s: Sketch, what: string): void => {
    s.shape('dark', -36, -10, 36, -10, 36, -7, -36, -7);
    load(s, what, -37, 5, 10);
    s.shape('body', 7, -8, 7, -27, 19, -27, 22, -19, 35, -17.5, 38, -14, 38, -8);
    s.shape('light', 11, -24.5, 17.6, -24.5, 19.8, -18.6, 11, -18.6);
    s.shape('dark', 22, -8, 24, -13, 35, -13, 39, -8);
    for (const x of axles === 3 ? [-27, -14, 29] : [-21, 29]) s.wheel(x, axles === 3 ? 6.2 : 7);
  };

/** Armour on wheels in front and tracks behind. */
const halfTrack = (s: Sketch, what: string): void => {
  s.dark += 'M-34-12.5H2a6.2 6.2 0 0 1 0 12.5H-34a6.2 6.2 0 0 1 0-12.5z';
  for (const x of [-32, -22.5, -13, -3.5]) s.disc('light', x, -6.2, 4.3);
  for (const x of [-27, -17.5, -8]) s.disc('light', x, -6.2, 2.4);
  s.shape('body', -42, -11, -40, -21, -14, -24, 8, -24, 16, -19, 36, -15, 41, -11, 38, -8, 10, -9);
  s.shape('light', 8, -22, 13.5, -18.8, 8, -18.8);
  s.wheel(29, 6.6);
  if (what === 'tubes') load(s, what, -40, 0, 22);
  else {
    s.shape('dark', -4, -24, -2, -28, 0, -28, 1, -24);
    s.gun(-2, -27.4, 17, 1.7, 4, false);
  }
};

const car =
  (axles: number) =>
  (s: Sketch, what: string): void => {
    s.shape('body', -33, -9, -36, -15, -28, -20, 12, -21, 22, -15, 34, -13, 36, -9, 30, -6, -28, -6);
    s.shape('light', 13.5, -18.4, 18.6, -15.4, 13.5, -15.4);
    const x = what === 'rear' ? -10 : -4;
    s.shape('body', x - 12, -20, x - 10, -28, x - 4, -30, x + 6, -30, x + 11, -26, x + 12, -20);
    s.gun(x + 10, -25, 17, 2, 0, false);
    for (const at of axles === 3 ? [-25, -11, 25] : [-22, 22]) s.wheel(at, axles === 3 ? 7 : 8);
  };

const motorcycle = (s: Sketch, what: string): void => {
  s.wheel(-20, 9);
  s.wheel(21, 9);
  s.shape(
    'dark',
    -21,
    -8,
    -6,
    -8,
    8,
    -12,
    14,
    -22,
    17,
    -22,
    22,
    -9,
    19,
    -9,
    15.5,
    -17,
    10,
    -7,
    -4,
    -4,
    -20,
    -6,
  );
  s.shape('body', -25, -16, -14, -19, -4, -15.4, 4, -20, 13, -19, 12, -14, 2, -11, -12, -13, -26, -13);
  s.shape('dark', 8, -26, 16, -24.4, 16, -22.6, 8, -24);
  if (what === 'side') {
    // The sidecar, nearer to us, with its own wheel.
    s.shape('body', -22, -12, -20, -17, -6, -18, 2, -20, 14, -13, 25, -11, 27, -7, 20, -4, -14, -4);
    s.wheel(-4, 7.6);
    s.disc('light', 27, -17.5, 2.4);
  }
};

const jeep = (s: Sketch): void => {
  s.shape('body', -29, -8, -29, -17, -12, -18, -9, -12, 2, -12, 4, -18, 26, -17, 29, -14, 29, -8);
  s.shape('dark', 3, -18, 6, -29, 8, -29, 6.4, -18);
  s.shape('body', -20, -17, -22, -25, -18, -25, -15, -17);
  s.shape('dark', -10, -20, -1, -22, 0, -20, -9, -18);
  s.wheel(-19, 7.4);
  s.wheel(19, 7.4);
  s.disc('dark', -31, -14, 4.6);
};

/** A motorcycle in front, tracks behind. */
const kettenkrad = (s: Sketch): void => {
  s.dark += 'M-23-13.5H3a6.5 6.5 0 0 1 0 13.5H-23a6.5 6.5 0 0 1 0-13.5z';
  for (const x of [-22, -13.5, -5, 3]) s.disc('light', x, -6.6, 4.4);
  s.shape(
    'body',
    -30,
    -13,
    -31,
    -22,
    -23,
    -23,
    -21,
    -16,
    -6,
    -16,
    -3,
    -21,
    8,
    -20,
    13,
    -14,
    8,
    -10,
    -26,
    -11,
  );
  s.shape('dark', 12, -27, 15, -28, 26, -9, 22.6, -8);
  s.shape('dark', 4, -29, 15, -27, 14, -25, 4, -27);
  s.wheel(24, 8);
};

/** A cab and a platform on tracks. */
const tractor = (s: Sketch, what: string): void => {
  s.dark += 'M-29-13H28a6.4 6.4 0 0 1 0 13H-29a6.4 6.4 0 0 1 0-13z';
  for (const x of [-23, -9, 6, 20]) {
    s.disc('light', x - 3.4, -4.8, 3);
    s.disc('light', x + 3.4, -4.8, 3);
  }
  s.shape('body', -35, -11, -34, -15, 33, -15, 35, -11);
  if (what === 'cab') {
    s.shape('body', 8, -14, 8, -33, 29, -33, 33, -24, 34, -14);
    s.shape('light', 12, -30, 19, -30, 19, -23, 12, -23);
    s.shape('light', 22, -30, 27.6, -30, 30.4, -23, 22, -23);
    load(s, 'open', -34, 6, 14);
  } else {
    s.shape('body', -33, -14, -33, -22, -4, -22, 2, -26, 14, -26, 20, -20, 33, -17, 34, -13);
    s.shape('light', 4, -24, 12, -24, 15, -20, 4, -20);
  }
};

export const WHEELED: Readonly<Record<string, (s: Sketch, what: string) => void>> = {
  lorry2: lorry(2),
  lorry3: lorry(3),
  half: halfTrack,
  car2: car(2),
  car3: car(3),
  motorcycle,
  jeep,
  kettenkrad,
  tractor,
};
