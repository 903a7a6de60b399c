/** Grounds and obstacles of open country, where first games are played. */
import type { Colours, Drawing, Part } from './drawing.ts';

/** The colours of what lies about on a ground: hardly brighter or darker than it. */
export const FAINT: Colours = {
  deep: 'light-dark(rgb(60 48 20 / 0.2), rgb(0 0 0 / 0.22))',
  lit: 'light-dark(rgb(255 255 255 / 0.42), rgb(255 255 255 / 0.13))',
};

type Disc = readonly [x: number, y: number, radius: number, height?: number];
/** Round figures. */
export const discs = (...all: readonly Disc[]): string =>
  all
    .map(([x, y, r, h = r]) => `M${x - r} ${y}a${r} ${h} 0 1 1 ${2 * r} 0a${r} ${h} 0 1 1 ${-2 * r} 0`)
    .join('');

export const SQUARE = 'M0 0h40v40h-40z';
/** A pyramid of concrete at so far from the corner. */
const tooth = (x: number, y: number): readonly Part[] => [
  ['lit', `M${x} ${y}h15l-7.5 7z`],
  ['mid', `M${x} ${y}l7.5 7-7.5 8z`],
  ['low', `M${x + 15} ${y}v15l-7.5-8z`],
  ['deep', `M${x} ${y + 15}l7.5-8 7.5 8z`],
];

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  rocks: {
    parts: [
      ['low', SQUARE],
      ['deep', 'M5 29l9 7h18l6-9-4-6z'],
      ['mid', 'M4 25l5-14 12-6 11 5 4 12-5 11-17 2z'],
      ['lit', 'M9 11l12-6 11 5-8 7-11 1z'],
      ['deep', 'M32 10l4 12-5 11-6-3-1-13z'],
      ['lit', 'M5 35l4-5 5 2-1 4z'],
      ['deep', 'M13 18l11-1 1 13-9 2', 0.9],
    ],
    colours: {
      deep: 'light-dark(#6a6455, #3b392f)',
      low: 'light-dark(#8f8468, #4f4b3a)',
      mid: 'light-dark(#a29c8b, #625f52)',
      lit: 'light-dark(#c6c1b1, #8a8675)',
    },
  },
  woods: {
    parts: [
      ['deep', SQUARE],
      ['low', discs([12, 12, 10.5], [29, 10, 9.5], [10, 30, 9.5], [29, 29, 11], [20, 21, 8])],
      ['mid', discs([11, 10.5, 8.5], [28, 8.5, 7.5], [9, 28.5, 7.5], [27.5, 27, 9])],
      ['lit', discs([9, 8, 4.5], [26.5, 6.5, 3.8], [7.5, 26.5, 3.8], [25, 24, 4.8])],
      ['sign', discs([16, 19.5, 1.2], [34, 14, 1.2], [13, 33, 1.2], [32, 31, 1.4], [14, 12, 1.1])],
    ],
    colours: {
      deep: 'light-dark(#2b4a25, #14240f)',
      low: 'light-dark(#39602d, #1d3317)',
      mid: 'light-dark(#4d7a39, #2a4722)',
      lit: 'light-dark(#6f9c4c, #3d612f)',
      sign: 'light-dark(#88b35c, #4f763a)',
    },
    on: {
      autumn: {
        deep: 'light-dark(#5c3413, #2c180a)',
        low: 'light-dark(#84461a, #43220e)',
        mid: 'light-dark(#a96022, #5f3315)',
        lit: 'light-dark(#cc8a34, #85501f)',
        sign: 'light-dark(#e2b04c, #a87429)',
      },
    },
  },
  teeth: {
    parts: [['sign', SQUARE], ...tooth(3, 3), ...tooth(22, 3), ...tooth(3, 21), ...tooth(22, 21)],
    colours: {
      deep: 'light-dark(#5c5b54, #282924)',
      low: 'light-dark(#75746a, #373832)',
      mid: 'light-dark(#98968a, #4d4e47)',
      lit: 'light-dark(#c4c2b5, #74756b)',
      sign: 'light-dark(#7c8b57, #394227)',
    },
  },
  steppe: {
    parts: [
      ['deep', 'M7 11l1-4M8 11v-5M9 11l2-4M28 30l1-4M29 30v-5M30 30l2-4M17 24h2M33 8h1.500M5 34h2', 0.9],
    ],
    colours: FAINT,
  },
  meadow: {
    parts: [
      ['deep', 'M7 11l1-4M8 11v-5M9 11l2-4M28 31l1-4M29 31v-5M30 31l2-4M18 22l-1-3M18 22l1-3', 1],
      ['lit', discs([33, 9, 1.1], [12, 30, 1], [22, 14, 0.8])],
    ],
    colours: FAINT,
  },
};
