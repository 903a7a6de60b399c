/** Signs on the cards, drawn in a square of 16 units. */
import type { ActiveAbility, Nation, PassiveAbility, VehicleClass } from '../content/vehicle-row.ts';

/** Each ability has a shape of its own; holes are cut by the even-odd rule. */
export const ABILITY_SIGNS: Readonly<Record<ActiveAbility | PassiveAbility, string>> = {
  // A card, and one more.
  reinforcements: 'M1 2h8v12H1zM10.2 7h2V5h1.8v2h2v1.8h-2v2h-1.8v-2h-2z',
  // A call to all.
  conscription: 'M1 5.6h3.6L13 2v11L4.6 9.8H1zM5 10.6h3.2V15H5zM14 5.4h1.4v4.2H14z',
  // Field glasses.
  reconnaissance: 'M.8 14V8.6L3 2.6h3.6V14zM15.2 14V8.6L13 2.6H9.4V14zM7.2 6h1.6v4H7.2z',
  // A bomb with a burning fuse.
  sabotage:
    'M6.4 4.8a5.2 5.2 0 1 0 .1 0zM9.2 4.6l2-2 1.6 1.6-2 2zM12.4 0h1.3v2.2h-1.3zM13.6 3.2h2.2v1.3h-2.2z',
  // A burst.
  siege:
    'M8 0l1.7 4.4L14 1.8l-1.7 4.5L16 8l-3.7 1.7L14 14.2l-4.3-2.6L8 16l-1.7-4.4L2 14.2l1.7-4.5L0 8l3.7-1.7L2 1.8l4.3 2.6z',
  // A flask.
  research:
    'M5.4.8h5.2v1.6h-1V6l4.2 6.8q.8 2.4-1.6 2.4H3.8q-2.4 0-1.6-2.4L6.4 6V2.4h-1zM5.4 10.4h5.2L9 7.6H7z',
  // A spanner.
  repair: 'M9.8.6a4.8 4.8 0 0 0-4 6.6L.8 12.2l3 3 5-5a4.8 4.8 0 0 0 6.6-5.6l-3 3-3-.8-.8-3z',
  // A Medal.
  invulnerability:
    'M3 0h3.6L8 3.4 9.4 0H13l-2.4 6a5 5 0 1 1-5.2 0zM8 7.6l-.9 2H5l1.7 1.4-.7 2.1 2-1.3 2 1.3-.7-2.1L11 9.6H8.9z',
  // A bunker.
  attackBasesOnly: 'M.6 14.4V9L4 4.6h8L15.4 9v5.4zM4 8.8v1.9h8V8.8z',
  // A tank.
  attackVehiclesOnly: 'M.4 9.4h15.2q0 4-3.2 4H3.6q-3.2 0-3.2-4zM3 8.4V5h6.4v1.2H16v1.6h-6v.6z',
  // A flag.
  nationalResources: 'M2 .6h1.8v15H2zM4.8 1.8c3-1.6 6 1.4 10 0v7c-4 1.4-7-1.6-10 0z',
};

/** Chevrons by weight, a muzzle for what shoots from afar, a wheel for what carries. */
export const CLASS_SIGNS: Readonly<Record<VehicleClass, string>> = {
  light: 'M8 4l7 7h-4L8 8l-3 3H1z',
  medium: 'M8 1l7 7h-4L8 5 5 8H1zM8 7.4l7 7h-4l-3-3-3 3H1z',
  heavy: 'M8 0l7 6h-4L8 3.4 5 6H1zM8 5l7 6h-4L8 8.4 5 11H1zM8 10l7 6h-4l-3-2.6L5 16H1z',
  spg: 'M1 2h14L8 15zM5.4 4.6L8 9.6l2.6-5z',
  auxiliary: 'M8 .6a7.4 7.4 0 1 0 .01 0zM8 4.2a3.8 3.8 0 1 1-.01 0zM8 6.4a1.6 1.6 0 1 0 .01 0z',
};

const star = (r: number): string => {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const [a, l] = [(Math.PI * i) / 5, i % 2 === 0 ? r : r * 0.4];
    d += `${i === 0 ? 'M' : 'L'}${(8 + l * Math.sin(a)).toFixed(1)} ${(8 - l * Math.cos(a)).toFixed(1)}`;
  }
  return `${d}z`;
};
/** A five-pointed star. */
export const STAR: string = star(7);

/** Emblems: shapes by colour, from below. The plain cross of bars is not that of any party. */
export const EMBLEMS: Readonly<Record<Nation, readonly (readonly [colour: string, path: string])[]>> = {
  ussr: [
    ['#f7efdc', 'M8 0a8 8 0 1 0 .01 0z'],
    ['#b8291d', star(7)],
  ],
  germany: [
    ['#f7efdc', 'M5 0h6v5h5v6h-5v5H5v-5H0V5h5z'],
    ['#16181a', 'M6.4 0h3.2v6.4H16v3.2H9.6V16H6.4V9.6H0V6.4h6.4z'],
  ],
  usa: [
    ['#2c3f57', 'M8 0a8 8 0 1 0 .01 0z'],
    ['#fff', star(7.4)],
  ],
  france: [
    ['#c22f2b', 'M8 0a8 8 0 1 0 .01 0z'],
    ['#fff', 'M8 2.6a5.4 5.4 0 1 0 .01 0z'],
    ['#24509c', 'M8 5.3a2.7 2.7 0 1 0 .01 0z'],
  ],
};

/** Medals in a box of 40 by 34, hanging from the middle of the ribbon. */
export const MEDAL_SHAPES: Readonly<
  Record<Nation, { readonly ribbon: readonly string[]; readonly metal: string; readonly shape: string }>
> = {
  ussr: {
    ribbon: ['#b8291d', '#f7efdc', '#b8291d'],
    metal: '#c9372a',
    shape: 'M20 11.5L23.3 19.5L31.9 20.1L25.3 25.7L27.3 34.1L20 29.6L12.7 34.1L14.7 25.7L8.1 20.1L16.7 19.5z',
  },
  germany: {
    ribbon: ['#1b1c1e', '#f7efdc', '#1b1c1e'],
    metal: '#23262a',
    shape: 'M15 13h10q-3 5-2 8 3 1 8-2v10q-5-3-8-2-1 3 2 8H15q3-5 2-8-3-1-8 2V19q5 3 8 2 1-3-2-8z',
  },
  usa: {
    ribbon: ['#7fa8d8', '#dfe9f5', '#7fa8d8'],
    metal: '#d8b24a',
    shape: 'M20 36L16.4 29L8.6 27.7L14.1 22.1L12.9 14.3L20 17.8L27.1 14.3L25.9 22.1L31.4 27.7L23.6 29.0z',
  },
  france: { ribbon: ['#e3b72c', '#3d7a45', '#e3b72c'], metal: '#cfd3d6', shape: 'M20 13a11 11 0 1 0 .01 0z' },
};

/** A crack, for what is damaged. */
export const CRACK = 'M9 0L3 8.6h4L4.6 16 13 6.4H8.6L12 0z';
