/**
 * Painted terrain: what stands on the outer edge of the ring, one drawing for each terrain card and one for the
 * homelands. Drawn on a straight line 246 units long, from its middle, and bent around the planet (geometry.ts).
 */

/** A part of a drawing: the tone that the theme gives it, and its outline. */
export type Part = readonly [tone: string, d: string];

const poly = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
/** A circle of four curves. */
const disc = (x: number, y: number, r: number): string => {
  const k = r * 0.55;
  return `M${x} ${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}C${x + r} ${y - k} ${x + k} ${y - r} ${x} ${y - r}C${x - k} ${y - r} ${x - r} ${y - k} ${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}Z`;
};

/** A peak: lit side, dark side, snow. */
const peak = (x: number, h: number, w: number, snow = 0.36): Part[] => {
  const s = h * (1 - snow);
  const k = w * snow;
  return [
    ['rock', poly([x - w, -4], [x, h], [x + w, -4])],
    ['rock-deep', poly([x, h], [x + w, -4], [x + w * 0.1, -4], [x + w * 0.22, h * 0.42])],
    [
      'snow',
      poly(
        [x, h],
        [x - k, s],
        [x - k * 0.4, s + h * 0.07],
        [x, s - h * 0.06],
        [x + k * 0.45, s + h * 0.08],
        [x + k, s],
      ),
    ],
  ];
};
const fir = (x: number, h: number, w = h * 0.3): Part[] => [
  ['trunk', poly([x - 2.5, -2], [x - 2.5, h * 0.3], [x + 2.5, h * 0.3], [x + 2.5, -2])],
  ['leaf', poly([x - w, h * 0.16], [x, h * 0.66], [x + w, h * 0.16])],
  ['leaf-lit', poly([x - w * 0.75, h * 0.44], [x, h], [x + w * 0.75, h * 0.44])],
];
const palm = (x: number, h: number, lean = 6): Part[] => {
  const [a, b] = [x + lean, h];
  const leaf = (dx: number, dy: number): string =>
    `M${a} ${b}Q${a + dx * 0.5} ${b + Math.abs(dx) * 0.32 + dy} ${a + dx} ${b + dy - 6}Q${a + dx * 0.5} ${b + dy} ${a} ${b}Z`;
  return [
    ['trunk', `M${x - 3} -2Q${x} ${h * 0.5} ${a - 2} ${b}L${a + 2} ${b}Q${x + 5} ${h * 0.5} ${x + 4} -2Z`],
    ['leaf', leaf(-22, 0) + leaf(23, 1)],
    ['leaf-lit', leaf(-15, 9) + leaf(15, 10) + leaf(-16, -9) + leaf(17, -8)],
  ];
};
const crown = (x: number, h: number, r: number): Part[] => [
  ['trunk', poly([x - 4, -2], [x - 3, h], [x + 3, h], [x + 4, -2])],
  ['leaf', disc(x - r * 0.5, h, r * 0.72) + disc(x + r * 0.55, h - 2, r * 0.7)],
  ['leaf-lit', disc(x, h + r * 0.45, r * 0.78)],
];
/** Swell along the whole card. */
const swell = (h: number, from: number, tone: string): Part => {
  let d = `M-123 -4L-123 ${h}`;
  for (let x = -123 + from; x < 123; x += 41)
    d += `Q${Math.min(x + 10, 123)} ${h + 13} ${Math.min(x + 20, 123)} ${h}Q${Math.min(x + 30, 123)} ${h - 7} ${Math.min(x + 41, 123)} ${h}`;
  return [tone, `${d}L123 -4Z`];
};
const dune = (x: number, h: number, w: number): Part[] => [
  ['sand', `M${x - w} -4Q${x - w * 0.3} ${h * 0.5} ${x} ${h}Q${x + w * 0.25} ${h * 0.4} ${x + w} -4Z`],
  [
    'sand-deep',
    `M${x} ${h}Q${x + w * 0.25} ${h * 0.4} ${x + w} -4L${x + w * 0.2} -4Q${x - w * 0.1} ${h * 0.5} ${x} ${h}Z`,
  ],
];
const pyramid = (x: number, h: number): Part[] => [
  ['stone', poly([x - h * 0.85, -2], [x, h], [x + h * 0.85, -2])],
  ['stone-deep', poly([x, h], [x + h * 0.85, -2], [x + h * 0.2, -2])],
];
const berg = (x: number, h: number, w: number): Part[] => [
  [
    'ice',
    poly(
      [x - w, -4],
      [x - w * 0.72, h * 0.5],
      [x - w * 0.2, h * 0.62],
      [x, h],
      [x + w * 0.35, h * 0.78],
      [x + w * 0.62, h * 0.3],
      [x + w, -4],
    ),
  ],
  [
    'ice-deep',
    poly(
      [x, h],
      [x + w * 0.35, h * 0.78],
      [x + w * 0.62, h * 0.3],
      [x + w, -4],
      [x + w * 0.15, -4],
      [x + w * 0.2, h * 0.45],
    ),
  ],
];
const house = (x: number, w: number, h: number, roof: number): Part[] => [
  ['wall', poly([x - w, -2], [x - w, h], [x + w, h], [x + w, -2])],
  ['roof', poly([x - w - 3, h], [x, h + roof], [x + w + 3, h])],
  [
    'window',
    poly([x - w * 0.5, h * 0.3], [x - w * 0.5, h * 0.72], [x - w * 0.05, h * 0.72], [x - w * 0.05, h * 0.3]),
  ],
];
const stack = (x: number, h: number): Part[] => [
  ['brick', poly([x - 6, -2], [x - 4, h], [x + 4, h], [x + 6, -2])],
  ['smoke', disc(x + 6, h + 12, 8) + disc(x + 18, h + 24, 11) + disc(x + 35, h + 32, 8)],
];
const penguin = (x: number): Part[] => [
  ['dark', `M${x - 5} 0Q${x - 7} 17 ${x} 19Q${x + 7} 17 ${x + 5} 0Z`],
  ['snow', `M${x - 2} 1Q${x - 3} 12 ${x + 1} 12Q${x + 5} 11 ${x + 3} 1Z`],
];
const sail = (x: number, y: number): Part[] => [
  ['trunk', `M${x - 22} ${y + 8}Q${x - 16} ${y - 6} ${x} ${y - 5}Q${x + 17} ${y - 6} ${x + 24} ${y + 9}Z`],
  [
    'snow',
    `M${x - 1} ${y + 13}L${x - 1} ${y + 52}Q${x - 22} ${y + 36} ${x - 20} ${y + 13}Z` +
      `M${x + 3} ${y + 13}L${x + 3} ${y + 46}Q${x + 20} ${y + 34} ${x + 18} ${y + 13}Z`,
  ],
];
const steamer = (x: number, y: number): Part[] => [
  ['dark', poly([x - 30, y + 9], [x - 22, y - 6], [x + 22, y - 6], [x + 31, y + 11])],
  ['wall', poly([x - 16, y + 9], [x - 16, y + 19], [x + 15, y + 19], [x + 15, y + 9])],
  ['brick', poly([x - 8, y + 19], [x - 8, y + 36], [x - 1, y + 36], [x - 1, y + 19])],
  ['smoke', disc(x - 9, y + 44, 7) + disc(x - 21, y + 52, 9) + disc(x - 37, y + 57, 7)],
];
const whale = (x: number, y: number): Part[] => [
  [
    'dark',
    `M${x - 26} ${y - 4}Q${x - 14} ${y + 20} ${x + 10} ${y + 12}Q${x + 20} ${y + 8} ${x + 24} ${y + 19}L${x + 33} ${y + 24}L${x + 30} ${y + 12}L${x + 36} ${y + 5}Q${x + 18} ${y - 4} ${x - 26} ${y - 4}Z`,
  ],
  [
    'ice',
    `M${x - 12} ${y + 16}Q${x - 14} ${y + 32} ${x - 24} ${y + 30}Q${x - 16} ${y + 27} ${x - 14} ${y + 16}Z` +
      `M${x - 11} ${y + 16}Q${x - 9} ${y + 34} ${x + 2} ${y + 31}Q${x - 6} ${y + 28} ${x - 9} ${y + 16}Z`,
  ],
];
const igloo = (x: number): Part[] => [
  ['snow', `M${x - 24} -2Q${x - 22} 26 ${x} 26Q${x + 22} 26 ${x + 24} -2Z`],
  ['dark', `M${x + 4} -2Q${x + 5} 12 ${x + 12} 12Q${x + 19} 12 ${x + 20} -2Z`],
];
const cactus = (x: number, h: number): Part[] => [
  [
    'leaf',
    `M${x - 4} -2L${x - 4} ${h}Q${x} ${h + 6} ${x + 4} ${h}L${x + 4} ${h * 0.55}L${x + 10} ${h * 0.55}L${x + 10} ${h * 0.85}Q${x + 13} ${h * 0.92} ${x + 16} ${h * 0.85}L${x + 16} ${h * 0.38}L${x + 4} ${h * 0.38}L${x + 4} -2Z`,
  ],
];

const HOME: readonly Part[] = [
  ...stack(-88, 62),
  ...house(-92, 18, 24, 14),
  ...house(-46, 14, 32, 18),
  ['wall', poly([-10, -2], [-10, 54], [10, 54], [10, -2])],
  ['roof', poly([-13, 54], [0, 92], [13, 54])],
  ['window', disc(0, 40, 6)],
  ...house(42, 17, 27, 16),
  ...crown(76, 22, 17),
  ...house(104, 13, 22, 13),
];

export const LAND_ART: Readonly<Record<string, readonly Part[]>> = {
  start: HOME,
  'sea-atlantic': [swell(24, -20, 'sea-far'), ...steamer(28, 16), swell(9, 0, 'sea-near')],
  'sea-pacific': [
    swell(24, 0, 'sea-far'),
    ...whale(-20, 18),
    ...palm(84, 50, -6),
    ['sand', 'M58 -4Q84 26 110 -4Z'],
    swell(9, -20, 'sea-near'),
  ],
  'sea-indian': [swell(24, -10, 'sea-far'), ...sail(-30, 16), ...sail(62, 12), swell(9, -30, 'sea-near')],
  'desert-sahara': [
    ...pyramid(-44, 74),
    ...pyramid(8, 50),
    ...dune(70, 34, 66),
    ...palm(96, 46),
    ...palm(78, 34, -7),
    ...dune(-90, 20, 50),
  ],
  'desert-gobi': [
    ...dune(-64, 52, 74),
    ...dune(52, 66, 84),
    ...cactus(-10, 38),
    ...cactus(102, 26),
    ...dune(0, 14, 120),
  ],
  'forest-amazon': [
    ...crown(-100, 34, 24),
    ...palm(-70, 66),
    ...crown(-32, 46, 29),
    ...palm(10, 76, -8),
    ...crown(48, 40, 27),
    ...palm(88, 60, 8),
    ...crown(106, 26, 19),
  ],
  'forest-taiga': [
    ...fir(-106, 56),
    ...fir(-76, 84),
    ...fir(-44, 62),
    ...fir(-12, 94),
    ...fir(22, 66),
    ...fir(52, 88),
    ...fir(82, 60),
    ...fir(108, 74),
  ],
  'ice-arctic': [...berg(-70, 66, 50), ...berg(44, 88, 60), ...igloo(-12), ...berg(104, 34, 26)],
  'ice-antarctic': [
    ...berg(-52, 84, 64),
    ...berg(66, 56, 56),
    ...penguin(6),
    ...penguin(22),
    ...penguin(-104),
    ...penguin(112),
  ],
  'mountain-himalaya': [...peak(-82, 68, 50), ...peak(72, 82, 60), ...peak(-8, 106, 72, 0.42)],
  'mountain-rockies': [
    ...peak(-40, 88, 66, 0.28),
    ...peak(64, 72, 60, 0.3),
    ...fir(-108, 44),
    ...fir(12, 38),
    ...fir(108, 48),
    ...fir(-90, 34),
  ],
};

/** The camp signs, in a square of 24 units around the origin, upward negative. */
export const CAMP_SIGNS: Readonly<Record<string, string>> = {
  tent: 'M-10 8L0-9L10 8H4L0 0L-4 8z',
  crane: 'M-8 9V-9H-5V-7H9V-4H7V1H5V-4H-5V9zM3 2H9V6H3z',
  tools: 'M-9-6L-6-9L-1-4L1-6A5 5 0 0 1 7-10L4-6L6-4L10-7A5 5 0 0 1 5 0L3 1L10 7L7 10L0 3L-6 9L-9 6L-3 0z',
  fuel: 'M-7-9H7V-6H6V6H7V9H-7V6H-6V-6H-7zM-4-4V-1H4V-4zM-4 2V5H4V2z',
  hut: 'M0-10L10-1H7V9H2V2H-2V9H-7V-1H-10z',
};
