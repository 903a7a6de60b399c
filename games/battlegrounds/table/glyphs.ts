/** The drawings: 16 pictures, 7 kinds of special tokens, and what else lies on the board; on a grid of 24 by 24. */
import type { Kind } from '../content/tokens.ts';

/** What is filled and what is stroked; and, of a picture, its field and the ink on it. */
export interface Glyph {
  readonly fill?: string;
  readonly line?: string;
}
export interface PictureGlyph extends Glyph {
  readonly field: string;
  /** The lower half, as ground, water or wall behind the sign. */
  readonly low: string;
  readonly ink: string;
}

const LIGHT = '#fffdf4';
const DARK = '#1d1f1c';

export const PICTURE_GLYPHS: Readonly<Record<string, PictureGlyph>> = {
  airfield: {
    field: '#8d99a3',
    low: '#5c666e',
    ink: LIGHT,
    fill: 'M12 1.8c1 0 1.6 1.1 1.6 2.6v4.2l8.2 5v2.3l-8.2-2.4v4.6l2.6 2v1.8L12 20.8l-4.2 1.1v-1.8l2.6-2v-4.6l-8.2 2.4v-2.3l8.2-5V4.4c0-1.5.6-2.6 1.6-2.6z',
  },
  'railway-station': {
    field: '#a06f45',
    low: '#6d4826',
    ink: LIGHT,
    fill: 'M13 3h8.5v2.4H20V16h1l1 3H2.4L2 16V9.5h2V4.6h3.4v4.9H13zm2.4 2.6v3.6h2.4V5.6zM5.6 17.5a2.3 2.3 0 1 0 .01 4.6 2.3 2.3 0 0 0-.01-4.6zm6.4 0a2.3 2.3 0 1 0 .01 4.6 2.3 2.3 0 0 0-.01-4.6zm6.2-1.3a3 3 0 1 0 .01 6 3 3 0 0 0-.01-6z',
  },
  bridge: {
    field: '#5aa0d6',
    low: '#2b6ba3',
    ink: LIGHT,
    fill: 'M1 10.5h22v3.2h-1.5V20h-4v-1.5a5.5 5.5 0 0 0-11 0V20h-4v-6.3H1z',
    line: 'M3 10C7 3.5 17 3.5 21 10M7.5 10V6.8M12 10V5.2M16.5 10V6.8',
  },
  harbour: {
    field: '#2f4f8f',
    low: '#1c3266',
    ink: LIGHT,
    fill: 'M12 1.8a3 3 0 0 1 1.5 5.6v2h4v2.6h-4v7.2c2.6-.4 4.6-1.9 5.2-4.2l-1.9.8 2.2-5 3.3 4.3-1.5-.1c-.8 4.4-4.4 7-8.8 7.4C7.6 22 4 19.4 3.2 15l-1.5.1L5 10.8l2.2 5-1.9-.8c.6 2.3 2.6 3.8 5.2 4.2V12h-4V9.4h4v-2A3 3 0 0 1 12 1.8zm0 1.9a1.2 1.2 0 1 0 .01 2.4A1.2 1.2 0 0 0 12 3.7z',
  },
  factory: {
    field: '#c4573f',
    low: '#8a3323',
    ink: LIGHT,
    fill: 'M2 21.5V12l5.5 3v-3l5.5 3V4.5l1-2h2.4l.8 2V15h.6V7l.8-1.8h1.8L21.3 7l.7 14.5zM5 17.5v2h2.5v-2zm5 0v2h2.5v-2zm5 0v2h2.5v-2z',
  },
  'tank-depot': {
    field: '#8a8f45',
    low: '#575c22',
    ink: LIGHT,
    fill: 'M1.5 21V12.5C4 5.5 9 3 12 3s8 2.5 10.5 9.5V21H19V13H5v8zm5.2-6.3h10.6v1.7H6.7zm0 3h10.6v1.7H6.7zM6.7 20.5h10.6v1H6.7z',
  },
  crossroads: {
    field: '#d9b582',
    low: '#a9814a',
    ink: DARK,
    fill: 'M10.9 2h2.2v2H20l2.5 2.5L20 9h-6.9v2h-2.2V9H6V4h4.9zM10.9 11H4l-2.5 2.5L4 16h6.9v6h2.2v-6H18v-5h-4.9z',
  },
  'town-square': {
    field: '#f2cf4a',
    low: '#c79a1c',
    ink: DARK,
    fill: 'M2.5 14h19c-.3 2.6-2 4.2-4.5 4.8l.8 2.7H6.2l.8-2.7c-2.5-.6-4.2-2.2-4.5-4.8zM10.8 9h2.4v4h-2.4z',
    line: 'M12 8.5V6M12 6.5C11 2.5 6 2.5 5.5 8.5M12 6.5c1-4 6-4 6.5 2M8.8 9.5C9 6.5 12 6 12 6s3 .5 3.2 3.5',
  },
  hilltop: {
    field: '#a5d078',
    low: '#5d8f3a',
    ink: DARK,
    fill: 'M1 20.5L9 7l3.2 5.4L15 8l8 12.5zM14 7.8V2l5.2 2L15 6v1.8zM9 10.3l-2 3.4 1.5-.7 1.2 1.2 1.1-1z',
  },
  lighthouse: {
    field: '#f4f1ea',
    low: '#e2574b',
    ink: DARK,
    fill: 'M9.2 9h5.6l1.7 12.5h-9zM8.5 7.4h7V9h-7zM9.7 4.5h4.6v2.9H9.7zM12 1.5l3 3H9zM9.6 12.5l4.8 2.2.3 2.3-5.4-2.4z',
    line: 'M7.5 6L2 4M7.5 7L2 9M16.5 6L22 4M16.5 7l5.5 2',
  },
  'desert-road': {
    field: '#f0d69a',
    low: '#dba94e',
    ink: '#5a3510',
    fill: 'M17 3a3.5 3.5 0 1 1-.01 7A3.5 3.5 0 0 1 17 3zM10.3 11h2l.7 2.5c.6 2-3.3 2.3-2.5 4.3.5 1.4 4.5 1.5 5.5 3.7H4.5c-1-3.5 3.7-3.5 4.7-5.5S9.5 13 10.3 11z',
    line: 'M1.5 13.5c3-3 5-3 7-2M14 12.5c3-2 6-1.5 8.5.5',
  },
  'frozen-lake': {
    field: '#bfe6f5',
    low: '#7fc0e0',
    ink: '#12405e',
    line: 'M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M3.7 11l4.1-1.2L6.7 5.7M20.3 13l-4.1 1.2 1.1 4.1M20.3 11l-4.1-1.2 1.1-4.1M3.7 13l4.1 1.2-1.1 4.1',
  },
  'radio-tower': {
    field: '#9b6cc4',
    low: '#65408c',
    ink: LIGHT,
    fill: 'M12 5.5a2 2 0 1 1-.01 4 2 2 0 0 1 .01-4z',
    line: 'M12 9L7 22M12 9l5 13M9.3 16h5.4M8 19.5h8M7.8 3.6a6 6 0 0 0 0 7.8M16.2 3.6a6 6 0 0 1 0 7.8M4.8 1.5a9.5 9.5 0 0 0 0 12M19.2 1.5a9.5 9.5 0 0 1 0 12',
  },
  ruins: {
    field: '#6d6f76',
    low: '#3f4147',
    ink: '#f3ead6',
    fill: 'M2 21.5V8l3-2.5 2 3 2.5-4 1.5 4.5 1.5 2.5v3.5h3V12l3 1.5 1.5 2 2 1v5zM5 11v3.5h2.5V11zm5 3.5V18h2.5v-3.5zM5 17v2.5h2.5V17z',
    line: 'M15.5 10l3-3.5M19.5 10.5l2-1',
  },
  castle: {
    field: '#cfc6b4',
    low: '#948a76',
    ink: DARK,
    fill: 'M2 21.5V6h2.3v2h2V6h2.4v2h2V2.5L15 4l-3 1.5V8h1.3V6h2.4v2h2V6H20h2v15.5h-7V17a3 3 0 0 0-6 0v4.5zM5 11v3.5h2V11zm12 0v3.5h2V11z',
  },
  bunker: {
    field: '#3f6b4a',
    low: '#23422c',
    ink: LIGHT,
    fill: 'M1.5 20.5v-5C2.5 9.5 7 6.5 12 6.5s9.5 3 10.5 9v5zM5 12.5v2.8h14v-2.8zM10.5 17.5v3h3v-3z',
    line: 'M12 6.5V2.5M12 3h4.5',
  },
};

export const KIND_GLYPHS: Readonly<Record<Kind, Glyph>> = {
  'extra-turn': {
    fill: 'M13.8 5.5L8 13.3h3.4L10.2 19l6-8h-3.6z',
    line: 'M19.5 7.5A9 9 0 1 0 21 12M20.5 3.5v4.5H16',
  },
  'extra-tank': {
    fill: 'M2 14.5h15l1.5 2-1.5 4H3.5L1.5 17zM5 10.5h7l1 3H4.2zM12.5 11h7v1.6h-7z',
    line: 'M18.5 2v7M15 5.5h7',
  },
  direction: { line: 'M5 21v-8.5a4 4 0 0 1 4-4h9.5M14.5 4l5 4.5-5 4.5' },
  'longer-shot': {
    line: 'M9.5 5.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM9.5 3v5M9.5 17v5M1 12.5h5M13 12.5h5M19.5 2v6M16.5 5h6',
  },
  'longer-move': { line: 'M3 6l6 6-6 6M11 6l6 6-6 6M21 5v14' },
  'order-change': { line: 'M4 8.5h15M14.5 4l4.5 4.5M20 15.5H5M9.5 20L5 15.5M14.5 13l4.5-4.5M9.5 11L5 15.5' },
  armour: {
    fill: 'M12 2l8.5 3v6.5c0 5.2-3.6 8.8-8.5 10.5-4.9-1.7-8.5-5.3-8.5-10.5V5zm0 3v13.7c3-1.3 5.5-3.6 5.5-7.2V7z',
  },
};

/** Where cards lie that are out of the game. */
export const BOX: Glyph = {
  line: 'M12 2.5l9 4.5v10l-9 4.5L3 17V7zM3 7l9 4.5L21 7M12 11.5v10M7.5 4.7l9 4.6v3.2',
};

export const SIGNS = {
  skull:
    'M12 2.5c5 0 8.5 3.3 8.5 8 0 2.8-1.3 4.8-3.3 6.2v2.8a1.5 1.5 0 0 1-1.5 1.5H8.3a1.5 1.5 0 0 1-1.5-1.5v-2.8c-2-1.4-3.3-3.4-3.3-6.2 0-4.7 3.5-8 8.5-8zM8.5 9.5a2.2 2.2 0 1 0 .01 4.4 2.2 2.2 0 0 0-.01-4.4zm7 0a2.2 2.2 0 1 0 .01 4.4 2.2 2.2 0 0 0-.01-4.4zM12 14.5l-1.3 2.5h2.6z',
  cross: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v6M12 17v6M1 12h6M17 12h6',
  star: 'M12 2l3 6.7 7.2.8-5.4 4.9 1.5 7.2L12 18l-6.3 3.6 1.5-7.2L1.8 9.5 9 8.7z',
} as const;
