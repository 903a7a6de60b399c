/** Grounds and obstacles of towns, coasts, mountains, and other seasons. */
import type { Drawing } from './drawing.ts';
import { discs, FAINT, SQUARE } from './plains.ts';

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  firs: {
    parts: [
      ['low', SQUARE],
      ['deep', discs([14, 33, 9, 3.5], [31, 22, 8, 3], [31, 37, 7, 2.4])],
      [
        'mid',
        'M12 2l8 11h-4l7 9h-5l6 10h-24l6-10h-5l7-9h-4zM29 1l6 8h-3l6 7h-4l4 6h-18l4-6h-4l6-7h-3zM30 21l5 7h-3l6 8h-16l6-8h-3z',
      ],
      [
        'lit',
        'M12 2l5 7-3.5-1-2 2-3-2-3 2zM10 17l3 2 3-3 4 5h-16zM29 1l3.5 5-3.5-1.5-3 1.500zM29 13l3 1 4 3h-13zM30 21l3.5 5-3.5-1-3 1z',
      ],
      ['deep', 'M12 10v22M29 8v14M30 28v8', 1.1],
    ],
    colours: {
      deep: 'light-dark(#1c3a34, #0f211e)',
      low: 'light-dark(#9fb2b9, #4d5c62)',
      mid: 'light-dark(#2f5a4c, #1d3b32)',
      lit: 'light-dark(#f7fbfc, #b9c8cd)',
    },
  },
  houses: {
    parts: [
      ['low', SQUARE],
      ['deep', 'M8 12h30v24h-30z'],
      ['mid', 'M4 20h31v13h-31z'],
      ['lit', 'M4 7h31v13h-31z'],
      ['deep', 'M4 20h31M10 7v26M16.5 7v26M23 7v26M29 7v26', 0.7],
      ['sign', 'M24 9h5v7h-5z'],
      ['deep', 'M25.5 10.500h2v4h-2z'],
    ],
    colours: {
      deep: 'light-dark(#4c2a1e, #26140e)',
      low: 'light-dark(#7d9358, #3a4729)',
      mid: 'light-dark(#93412b, #532316)',
      lit: 'light-dark(#bd5f41, #733626)',
      sign: 'light-dark(#cdb9a1, #86755f)',
    },
  },
  ruins: {
    parts: [
      ['low', SQUARE],
      ['deep', 'M5 6h15v7h-8v11h-7zM27 7h12v14h-6v-8h-6zM39 27v12h-18v-6h11v-6zM5 30h9v9h-9z'],
      ['mid', 'M3 3h15v7h-8v11h-7zM25 4h12v14h-6v-8h-6zM37 24v12h-18v-6h11v-6zM3 27h9v9h-9z'],
      ['lit', 'M3 3h15v2h-13v16h-2zM25 4h12v2h-10v4h-2zM30 24h7v2h-5v4h-2zM3 27h9v2h-7v7h-2z'],
      ['sign', 'M14 15h3v3h-3zM21 18l4 1-2 3zM18 24h3v2h-3zM26 22h2v2h-2zM22 8h2v3h-2z'],
    ],
    colours: {
      deep: 'light-dark(#4a4844, #1b1b1a)',
      low: 'light-dark(#827c72, #3b3833)',
      mid: 'light-dark(#b09a86, #6a5b4c)',
      lit: 'light-dark(#d8c6b1, #94836f)',
      sign: 'light-dark(#6d5f53, #57493c)',
    },
  },
  columns: {
    parts: [
      ['low', SQUARE],
      ['mid', 'M3 3h34v34h-34z'],
      ['deep', discs([22.5, 23, 15])],
      ['low', discs([20, 20, 15])],
      ['mid', discs([20, 20, 13])],
      ['lit', discs([19, 18.5, 10])],
      ['low', discs([19.5, 19.5, 4])],
      [
        'deep',
        'M20 5v4M20 31v4M5 20h4M31 20h4M9.4 9.400l3 3M27.6 27.600l3 3M9.4 30.600l3-3M27.6 12.400l3-3',
        1.6,
      ],
    ],
    colours: {
      deep: 'light-dark(#7d6336, #2d2414)',
      low: 'light-dark(#a98c56, #54452a)',
      mid: 'light-dark(#c8ab74, #776340)',
      lit: 'light-dark(#eddbb0, #a38c62)',
    },
  },
  crags: {
    parts: [
      ['low', SQUARE],
      ['mid', 'M0 0h40l-12 9-8-9-7 12zM0 20l13-8-4 16zM9 28l13-3-2 15zM33 29l7-11v22z'],
      ['lit', 'M0 0l13 12-13 8zM20 0l8 9-15 3zM13 12l15-3-6 16z'],
      ['deep', 'M28 9l12 9-7 11zM0 40l9-12 11 12zM22 25l11 4-13 11z'],
      ['sign', 'M20 5l8 4-6 9-7-5z'],
    ],
    colours: {
      deep: 'light-dark(#5d4c38, #261f17)',
      low: 'light-dark(#8d7757, #3f3527)',
      mid: 'light-dark(#a98f69, #5b4c38)',
      lit: 'light-dark(#c4ab80, #76644a)',
      sign: 'light-dark(#ecdcb8, #a28c69)',
    },
    on: {
      snow: {
        deep: 'light-dark(#4b5763, #1f262d)',
        low: 'light-dark(#7c8994, #38424b)',
        mid: 'light-dark(#94a1ac, #4b5761)',
        lit: 'light-dark(#bcc7cf, #6d7a84)',
        sign: 'light-dark(#ffffff, #b3c0c8)',
      },
    },
  },
  walls: {
    parts: [
      ['low', SQUARE],
      ['mid', 'M0 0h40v9h-40zM0 21h40v9h-40z'],
      [
        'deep',
        'M0 10h40M0 20h40M0 30h40M0 40h40M10 0v10M30 0v10M0 10v10M20 10v10M10 20v10M30 20v10M0 30v10M20 30v10',
        1.3,
      ],
      ['lit', 'M1 1h8v2h-8zM11 1h18v2h-18zM31 1h8v2h-8zM1 21h8v2h-8zM11 21h18v2h-18zM31 21h8v2h-8z'],
      ['sign', 'M1 11h18v2h-18zM21 11h18v2h-18zM1 31h18v2h-18zM21 31h18v2h-18z'],
    ],
    colours: {
      deep: 'light-dark(#57301f, #24130c)',
      low: 'light-dark(#91513a, #4c281b)',
      mid: 'light-dark(#a5614a, #5a3224)',
      lit: 'light-dark(#cf927a, #865340)',
      sign: 'light-dark(#b87860, #6b3f30)',
    },
    on: {
      mud: {
        deep: 'light-dark(#55585a, #212426)',
        low: 'light-dark(#888c8e, #3d4245)',
        mid: 'light-dark(#9da1a3, #4b5154)',
        lit: 'light-dark(#cdd1d2, #7d8386)',
        sign: 'light-dark(#b2b6b7, #5f6568)',
      },
    },
  },
  hedges: {
    parts: [
      ['low', SQUARE],
      ['mid', 'M0 2h40v31h-40z'],
      [
        'lit',
        discs(
          [6, 7, 3.5],
          [16, 5, 3],
          [27, 8, 3.6],
          [36, 5, 2.8],
          [10, 17, 3],
          [21, 15, 3.4],
          [33, 19, 3.2],
          [5, 27, 2.8],
          [16, 27, 3],
          [27, 28, 2.8],
        ),
      ],
      [
        'deep',
        discs(
          [11, 10, 1.4],
          [22, 9, 1.3],
          [32, 12, 1.5],
          [4, 18, 1.4],
          [16, 21, 1.4],
          [27, 21, 1.5],
          [38, 26, 1.4],
          [11, 32, 1.4],
          [22, 32, 1.3],
          [33, 33, 1.5],
        ),
      ],
      ['sign', discs([8, 6, 0.9], [28, 7, 0.9], [22, 14, 0.9], [34, 18, 0.9])],
    ],
    colours: {
      deep: 'light-dark(#23401f, #101f0e)',
      low: 'light-dark(#2c4f26, #152813)',
      mid: 'light-dark(#47753a, #24401d)',
      lit: 'light-dark(#659350, #355a2b)',
      sign: 'light-dark(#f1e9ef, #a99ba6)',
    },
  },
  crates: {
    parts: [
      ['low', SQUARE],
      ['deep', 'M6 6h33v15h-33zM6 24h33v15h-33z'],
      ['mid', 'M3 3h33v15h-33z'],
      ['sign', 'M3 21h33v15h-33z'],
      ['lit', 'M3 3h33v2h-33zM3 21h33v2h-33z'],
      [
        'deep',
        'M8 5v13M13 5v13M18 5v13M23 5v13M28 5v13M33 5v13M8 23v13M13 23v13M18 23v13M23 23v13M28 23v13M33 23v13',
        1.1,
      ],
    ],
    colours: {
      deep: 'light-dark(#33393b, #141718)',
      low: 'light-dark(#70777a, #303537)',
      mid: 'light-dark(#a8452c, #622716)',
      lit: 'light-dark(#ffffff55, #ffffff26)',
      sign: 'light-dark(#34647f, #1d3d50)',
    },
  },
  sandbags: {
    parts: [
      ['low', SQUARE],
      ['deep', discs([20, 21, 12])],
      [
        'mid',
        discs(
          [8, 7, 6.5, 5],
          [20, 6, 6.5, 5],
          [32, 7, 6.5, 5],
          [6, 18, 5, 6],
          [34, 18, 5, 6],
          [7, 30, 6, 5.5],
          [33, 30, 6, 5.5],
          [20, 34, 7, 5],
        ),
      ],
      [
        'lit',
        discs(
          [7, 5.5, 4, 2.4],
          [19, 4.5, 4, 2.4],
          [31, 5.5, 4, 2.4],
          [5, 16, 2.6, 3.4],
          [33, 16, 2.6, 3.4],
          [6, 28.5, 3.6, 2.6],
          [32, 28.5, 3.6, 2.6],
          [19, 32.5, 4.4, 2.4],
        ),
      ],
      ['sign', 'M15 17h10v8h-10z'],
      ['deep', 'M15 21h10M20 17v8', 0.9],
    ],
    colours: {
      deep: 'light-dark(#53452c, #221c11)',
      low: 'light-dark(#7f6c4a, #3b3222)',
      mid: 'light-dark(#b39c6c, #6a5b3c)',
      lit: 'light-dark(#d9c797, #8f7e57)',
      sign: 'light-dark(#5c6b3a, #333d20)',
    },
  },
  islands: {
    parts: [
      ['mid', SQUARE],
      ['lit', 'M3 22q-1-12 10-17t19 3q8 8 5 18t-15 11q-16 1-19-15z', 2],
      ['sign', 'M6 22q-1-10 8-14t16 3q6 6 4 14t-13 9q-13 1-15-12z'],
      ['deep', 'M21 20l4 14', 2],
      [
        'low',
        'M21 19q-2-10-12-8 7 2 9 9-9-1-11 8 6-6 12-5 0 8 8 10-4-6-3-10 8 1 10-6-6 2-9 1 4-8-1-13-1 8-3 14z',
      ],
    ],
    colours: {
      deep: 'light-dark(#6b4a26, #33230f)',
      low: 'light-dark(#39722f, #1e431b)',
      mid: 'light-dark(#5b9aa6, #1f4650)',
      lit: 'light-dark(#e2f2f0, #79a4a6)',
      sign: 'light-dark(#e4cf95, #8b7a4f)',
    },
  },
  water: {
    parts: [
      ['mid', SQUARE],
      ['low', 'M0 16q10-7 20 0t20 0v12q-10 7-20 0t-20 0z'],
      ['lit', 'M4 8q4-4 8 0t8 0M22 20q4-4 8 0t8 0M3 32q4-4 8 0t8 0', 1.6],
      ['sign', 'M26 6q3-3 6 0M6 20q3-3 6 0M26 34q3-3 6 0', 1.1],
    ],
    colours: {
      deep: 'light-dark(#24566f, #10283a)',
      low: 'light-dark(#33718c, #17384b)',
      mid: 'light-dark(#3d82a0, #1c455b)',
      lit: 'light-dark(#a9d6e2, #4f8496)',
      sign: 'light-dark(#7dbbcd, #386d80)',
    },
  },
  autumn: {
    parts: [
      ['deep', 'M7 11l1-4M8 11v-5M9 11l2-4M24 33l1-4M25 33v-4', 0.9],
      ['lit', 'M31 9l3 1-2 2zM13 28l2-2 1 3zM21 17l2 1-2 1z'],
    ],
    colours: FAINT,
  },
  desert: {
    parts: [
      ['lit', 'M3 10q6-4 12 0t12 0M14 26q6-4 12 0t12 0', 1.2],
      ['deep', 'M3 12q6-4 12 0t12 0M14 28q6-4 12 0t12 0M33 6h1.500M6 34h1.5', 0.7],
    ],
    colours: FAINT,
  },
  snow: {
    parts: [
      ['lit', 'M2 13q9-7 18-1-8-1-18 1zM20 32q9-7 18-1-8-1-18 1z'],
      ['deep', 'M2 14q9-4 18-2M20 33q9-4 18-2', 0.8],
    ],
    colours: FAINT,
  },
  mud: {
    parts: [
      ['deep', 'M5 9q5-3 10 0-5 3-10 0zM24 27q6-4 12 0-6 4-12 0zM27 8h3M8 30h3'],
      ['lit', 'M6 8q4-2 8 0M25 26q5-3 10 0', 0.8],
    ],
    colours: FAINT,
  },
  gravel: {
    parts: [
      [
        'deep',
        discs(
          [6, 8, 1],
          [17, 5, 0.8],
          [28, 11, 1.1],
          [36, 4, 0.8],
          [10, 20, 0.9],
          [22, 24, 1],
          [34, 22, 0.8],
          [5, 33, 1],
          [16, 35, 0.8],
          [29, 34, 1],
        ),
      ],
      [
        'lit',
        discs(
          [11, 12, 0.9],
          [23, 15, 1],
          [35, 14, 0.9],
          [4, 25, 0.8],
          [16, 27, 1],
          [28, 28, 0.9],
          [37, 36, 0.8],
        ),
      ],
    ],
    colours: FAINT,
  },
  paving: {
    parts: [['deep', 'M0 13h40M0 27h40M13 0v13M33 0v13M6 13v14M26 13v14M16 27v13M36 27v13', 0.8]],
    colours: FAINT,
  },
  shallows: {
    parts: [
      ['lit', 'M3 11q4-3 8 0t8 0M20 30q4-3 8 0t8 0M27 9q2-2 5 0', 1.1],
      ['deep', 'M5 26q4-3 8 0M23 17q3-2 6 0', 0.9],
    ],
    colours: FAINT,
  },
};
