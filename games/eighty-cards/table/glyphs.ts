/** The pictures of travel and base-camp cards, each a few flat shapes in a square of 48 units (look.md). */
import type { Part } from './lands.ts';

const coal = 'M-6 4L-3-5L4-6L8 1L4 7L-3 7z';
/** A lump of coal around a point. */
const lump = (x: number, y: number, k = 1): string =>
  coal.replace(
    /(-?\d+)[ ]?(-?\d+)/g,
    (_, a: string, b: string) => `${x + Number(a) * k} ${y + Number(b) * k}`,
  );
const puff = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const drop = (x: number, y: number, h: number): string =>
  `M${x} ${y}q${h * 0.5} ${h * 0.7} 0 ${h}q${-h * 0.5} ${-h * 0.3} 0 ${-h}z`;
const CLOUD = 'M10 26a8 8 0 0 1 3-15 11 11 0 0 1 21-1 8 8 0 0 1 4 16z';
/** A member of the crew: shoulders, face, and what is on the head. */
const person = (coat: string, hat: string, hatTone = 'ink'): Part[] => [
  [coat, 'M6 48q1-16 18-16t18 16z'],
  ['skin', puff(24, 21, 10)],
  ['ink', 'M19.5 20h3v3h-3zM26 20h3v3h-3z'],
  [hatTone, hat],
];
const CAP = 'M13 18q0-12 12-12 10 0 11 9l6 3z';
const WHEEL = 'M24 6a18 18 0 1 0 .1 0zM24 12a12 12 0 1 1-.1 0z';

export const GLYPHS: Readonly<Record<string, readonly Part[]>> = {
  'coal-1': [
    ['wood', 'M28 20L42 4l3 3-14 16z'],
    ['steel', 'M6 30l14-13 12 12-13 13q-9 2-15-4-3-6 2-8z'],
    ['ink', lump(15, 30, 0.9) + lump(22, 26, 0.7)],
  ],
  'coal-2': [
    ['sack', 'M14 14q-10 14-6 28 16 6 32 0 4-14-6-28z'],
    ['wood', 'M12 10h24l-3 6H15z'],
    ['ink', lump(19, 7, 0.8) + lump(28, 6, 0.9) + lump(24, 29, 1.1)],
  ],
  'coal-3': [
    ['ink', lump(13, 18) + lump(23, 13, 1.2) + lump(34, 18) + lump(24, 20, 1.3)],
    ['hot', 'M4 22h40l-5 14H9z'],
    ['steel', `${puff(14, 39, 6)}${puff(34, 39, 6)}`],
  ],
  'full-steam': [
    ['steam', puff(14, 11, 6) + puff(24, 8, 5) + puff(5, 14, 4)],
    ['hot', 'M12 24h16v12H12zM28 16h14v20H28z'],
    ['brass', 'M8 36h36v4H8zM15 16h6v8h-6z'],
    ['steel', puff(14, 41, 5) + puff(25, 41, 5) + puff(37, 40, 6)],
  ],
  tailwind: [
    [
      'cool',
      'M4 14h24a5 5 0 1 0-5-5h-3a8 8 0 1 1 8 8H4zM4 22h32a6 6 0 1 1-6 6h3a3 3 0 1 0 3-3H4zM4 31h18a6 6 0 1 1-6 6h3a3 3 0 1 0 3-3H4z',
    ],
  ],
  'short-cut': [
    ['leaf', 'M4 44L16 20l8 12 9-18 11 30z'],
    ['brass', 'M6 40h6v4H6zM14 34h6v4h-6zM20 27h5v4h-5zM26 20h5v4h-5z'],
    ['hot', 'M30 6h13l-5 5 5 5H33v8h-3z'],
  ],
  'good-going': [
    ['brass', puff(36, 12, 7)],
    ['leaf', 'M0 28q24-12 48 0v20H0z'],
    ['steam', 'M22 22h4l14 26H8z'],
    ['ink', 'M23 26h2v4h-2zM22 33h4v5h-4zM21 41h6v6h-6z'],
  ],
  'relief-valve': [
    ['steam', puff(12, 9, 6) + puff(22, 6, 5) + puff(35, 10, 6)],
    ['brass', 'M20 14h8v8h-8zM10 16h28v4H10z'],
    ['hot', 'M14 22h20v10H14z'],
    ['steel', 'M6 32h36v10H6z'],
  ],
  'field-workshop': [
    ['sack', 'M4 42L24 8l20 34H31L24 28l-7 14z'],
    ['hot', 'M24 2v10l10-5z'],
    ['steel', 'M33 26a5 5 0 0 1 7-4l-3 3 3 3 3-3a5 5 0 0 1-6 7l-9 11-4-4z'],
  ],
  'new-maps': [
    ['paper', 'M4 10l13-4 14 4 13-4v32l-13 4-14-4-13 4z'],
    ['cool', 'M8 16q8-6 12 2t-2 12-10-4zM30 14q10 2 8 10t-9 2z'],
    ['hot', 'M20 30l2-2 3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3z'],
  ],
  telegram: [
    ['paper', 'M4 12h40v26H4z'],
    ['ink', 'M4 12l20 15 20-15v4L24 31 4 16z'],
    ['hot', puff(36, 33, 6)],
  ],
  'salvage-yard': [
    [
      'steel',
      'M21 4h6l1 6 5 2 5-4 4 5-4 5 2 5h6v6h-6l-2 5 4 5-5 4-5-4-5 2v5h-6l-1-6-5-2-5 4-4-5 4-5-2-5H2v-6h6l2-5-4-5 5-4 5 4 5-2z',
    ],
    ['paper', puff(24, 25, 8)],
    ['brass', puff(24, 25, 4)],
  ],
  'local-guide': [
    ...person('leaf', 'M9 17q2-13 15-13t15 13l3 2H6z', 'sack'),
    ['brass', puff(39, 40, 6)],
    ['ink', 'M38 36h2l1 4h-4z'],
  ],
  stoker: [...person('steel', CAP), ['hot', 'M38 26h3v12h4l-3 8h-5l-3-8h4z']],
  mechanic: [
    ...person('cool', 'M13 17q0-11 11-11t11 11z', 'cool'),
    ['steel', 'M36 27a5 5 0 0 1 8 5l-3-1-2 2 1 3a5 5 0 0 1-4-1l-7 9-3-3z'],
  ],
  gunner: [
    ...person('leaf', 'M12 18q-1-14 12-14t12 14z', 'steel'),
    ['hot', `${puff(39, 39, 7)}`],
    ['paper', puff(39, 39, 4)],
    ['hot', puff(39, 39, 2)],
  ],
  lookout: [
    ...person('cool', 'M12 16q4-12 12-12t12 12l-4-1H16z', 'hot'),
    ['ink', 'M10 20h12v7H10zM26 20h12v7H26zM22 22h4v3h-4z'],
    ['cool', 'M12 22h6v3h-6zM28 22h6v3h-6z'],
  ],
  navigator: [
    ...person('ink', 'M11 15l13-9 13 9-2 4H13z', 'cool'),
    ['brass', 'M39 30l2 7 7 2-7 2-2 7-2-7-7-2 7-2z'],
  ],
  telegraphist: [
    ...person('sack', 'M13 18q0-12 11-12t11 12l-3-5H16z', 'wood'),
    ['brass', 'M40 26l-8 11h5l-2 9 9-12h-5z'],
  ],
  'evasive-manoeuvre': [
    ['cool', 'M8 44V24q0-14 14-14h8V2l14 12-14 12v-8h-8q-6 0-6 8v18z'],
    ['hot', 'M30 30l4 4 4-4 4 4-4 4 4 4-4 4-4-4-4 4-4-4 4-4-4-4z'],
  ],
  'emergency-armour': [
    ['steel', 'M24 3l18 6v14q0 15-18 22Q6 38 6 23V9z'],
    ['cool', 'M24 8l13 4v11q0 11-13 17z'],
    ['brass', puff(12, 14, 2) + puff(36, 14, 2) + puff(24, 39, 2)],
  ],
  'not-with-us': [
    ['hot', 'M16 3h16l13 13v16L32 45H16L3 32V16z'],
    ['paper', 'M14 24V14h4v-4h4V8h4v2h4v4h4v16q-1 9-10 9-7 0-10-7l-5-9 3-2z'],
  ],
  'return-to-sender': [
    ['paper', 'M3 20h26v20H3z'],
    ['ink', 'M3 20l13 10 13-10v3L16 34 3 23z'],
    ['hot', 'M46 34V16q0-9-9-9H22V1L10 10l12 9v-6h14q4 0 4 4v17z'],
  ],
  fog: [
    ['steam', CLOUD],
    ['cool', 'M6 30h36v4H6zM10 37h28v4H10zM4 44h30v3H4z'],
  ],
  storm: [
    ['steel', CLOUD],
    ['brass', 'M26 24l-12 14h8l-3 10 14-16h-8l6-8z'],
  ],
  'leaking-pipe': [
    ['brass', 'M2 10h30q12 0 12 12v24H34V24q0-4-4-4H2z'],
    ['steel', 'M8 7h6v16H8z'],
    ['cool', drop(20, 26, 14) + drop(11, 32, 11) + drop(27, 33, 12)],
  ],
  sabotage: [
    ['ink', puff(21, 30, 15)],
    ['steel', 'M28 12l7 7-5 5-7-7z'],
    ['hot', 'M35 8l2 4 5-1-2 4 4 3-5 1 1 5-4-3-3 3v-5l-4-2 4-3z'],
  ],
  homesickness: [
    ['hot', 'M24 44Q4 28 4 16 4 5 14 5q7 0 10 6 3-6 10-6 10 0 10 11 0 12-20 28z'],
    ['paper', 'M24 13l12 10h-3v11h-6v-7h-6v7h-6V23h-3z'],
  ],
  'customs-check': [
    ['steel', 'M6 14h7v34H6z'],
    ['paper', 'M10 16L46 8v8L10 24z'],
    ['hot', 'M10 16l7-1.600v8L10 24zM24 13l7-1.600v8L24 21zM38 10l8-2v8l-8 2z'],
  ],
  'wet-coal': [
    ['ink', lump(15, 36, 1.2) + lump(26, 31, 1.4) + lump(36, 37, 1.1)],
    ['cool', drop(12, 6, 14) + drop(24, 3, 16) + drop(36, 8, 13)],
  ],
  strike: [
    ['wood', 'M22 24h4v24h-4z'],
    ['paper', 'M4 4h40v24H4z'],
    ['hot', 'M10 10h28v4H10zM14 18h20v4H14z'],
  ],
  spy: [
    ['ink', 'M10 48q1-14 14-14t14 14zM4 20h40v4H4zM13 20q0-16 11-16t11 16z'],
    ['skin', 'M15 24h18q0 12-9 12t-9-12z'],
    ['ink', 'M14 25h9v5h-9zM25 25h9v5h-9z'],
    ['hot', 'M13 15h22v4H13z'],
  ],
  'earth-torpedo': [
    ['sack', 'M0 36h48v12H0z'],
    ['steel', 'M8 20h24q8 2 12 8-4 6-12 8H8z'],
    ['hot', 'M32 20q8 2 12 8-4 6-12 8z'],
    ['brass', 'M2 17l8 4v14l-8 4zM14 20h4v16h-4z'],
  ],
  rocket: [
    ['hot', 'M10 26l-8 20 14-12zM22 38l-2 8 8-9z'],
    ['paper', 'M12 30Q18 10 44 4 38 30 18 36z'],
    ['cool', puff(30, 18, 5)],
    ['hot', 'M34 6l10-2-2 10z'],
    ['brass', 'M4 44l6-12 6 6z'],
  ],
  'explosive-balloon-1': [
    ['hot', puff(24, 17, 15)],
    ['brass', 'M10 14h28v6H10zM20 31h8l-2 5h-4z'],
    ['ink', puff(24, 41, 6)],
    ['paper', 'M23 10h4v14h-4v-9l-3 1v-3z'],
  ],
  'explosive-balloon-2': [
    ['hot', puff(24, 17, 15)],
    ['brass', 'M10 14h28v6H10zM20 31h8l-2 5h-4z'],
    ['ink', puff(24, 41, 6)],
    ['paper', 'M19 14q0-5 5-5t5 5q0 3-5 7h5v4H19v-4q6-4 6-7-1-2-2 0z'],
  ],
  skids: [
    ['wood', 'M8 20h32v5H8zM12 25h4v12h-4zM32 25h4v12h-4z'],
    ['steel', 'M4 37h36q4 0 5-8l3 1q-1 12-8 12H4z'],
    ['hot', 'M14 10h20v10H14z'],
  ],
  treads: [
    ['ink', 'M12 18h24a11 11 0 0 1 0 22H12a11 11 0 0 1 0-22zM12 22a7 7 0 0 0 0 14h24a7 7 0 0 0 0-14z'],
    ['steel', puff(13, 29, 5) + puff(24, 29, 5) + puff(35, 29, 5)],
    ['hot', 'M12 8h24v8H12z'],
  ],
  'climbing-claws': [
    ['rock', 'M2 48L20 14l10 14 6-10 12 30z'],
    ['steel', 'M18 4h6v10q8 2 9 12l-5-6-3 8-3-9-6 7 1-12h1z'],
  ],
  'paddle-wheels': [
    ['hot', WHEEL],
    ['brass', 'M22 2h4v44h-4zM2 22h44v4H2zM8 11l3-3 29 29-3 3zM37 8l3 3-29 29-3-3z'],
    ['cool', 'M2 40q6-5 11 0t11 0 11 0 11 0v8H2z'],
  ],
  'icebreaker-ram': [
    ['ice', 'M22 48l6-16 8 4 10-8v20z'],
    ['steel', 'M2 14h22l14 10-6 10H2z'],
    ['brass', 'M34 20l10 5-12 8z'],
    ['hot', 'M2 8h14v6H2z'],
  ],
  'gas-balloon': [
    ['cool', 'M24 3q16 0 16 14 0 9-12 18h-8Q8 26 8 17 8 3 24 3z'],
    ['paper', 'M24 3q6 6 6 15 0 8-4 17h-4q-4-9-4-17 0-9 6-15z'],
    ['wood', 'M19 38h10v8H19z'],
  ],
  springs: [
    ['steel', 'M10 8h28v5H10zM10 41h28v5H10z'],
    ['brass', 'M12 15l24 5v4L12 19zM36 22v4l-24 5v-4zM12 29l24 5v4l-24-5zM36 36v4H12v-2z'],
  ],
  'booster-rockets': [
    ['hot', 'M2 14l12 4-12 6zM2 30l12 4-12 6z'],
    ['steel', 'M12 10h22q8 2 10 8-2 6-10 8H12zM12 26h22q8 2 10 8-2 6-10 8H12z'],
    ['brass', 'M16 10h5v16h-5zM16 26h5v16h-5z'],
  ],
};
