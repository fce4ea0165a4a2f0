import type { Part, Point } from '../body.ts'
import { rgb } from '../build-mesh.ts'
import { darker } from '../darker.ts'
import { inkOn } from '../print-mesh.ts'
import { around, ball, both, box, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, labelled, long, made, metal } from './made.ts'

const shoe = (colour: string, sole: string, isHigh = false): Part[] =>
  both(x => [
    cut([x * 0.06, 0.0, 0], [-0.13, 0, 0.13, 0, 0.14, 0.012, 0.13, 0.026, -0.13, 0.026], 0.085, sole, { bevel: 0.012 }),
    cut(
      [x * 0.06, 0.02, 0],
      [
        -0.125,
        0,
        0.125,
        0,
        0.13,
        0.025,
        0.08,
        0.05,
        0.02,
        0.065,
        -0.01,
        isHigh ? 0.15 : 0.095,
        -0.115,
        isHigh ? 0.15 : 0.1,
        -0.128,
        0.04,
      ],
      0.078,
      colour,
      { bevel: 0.02 },
    ),
    ...[0.02, 0.04, 0.06].map(z =>
      rod([x * 0.06 - 0.028, 0.092 - z * 0.4, z], [x * 0.06 + 0.028, 0.092 - z * 0.4, z], 0.004, '#fbf8f2'),
    ),
    ball([x * 0.06, 0.04, 0.1], [0.034, 0.028, 0.034], sole),
    cut([x * 0.06 + 0.04, 0.035, -0.02], [-0.06, 0, 0.04, 0.012, 0.05, 0.028, -0.05, 0.02], 0.005, '#fbf8f2', {
      bevel: 0.001,
    }),
    cut([x * 0.06 - 0.04, 0.035, -0.02], [-0.06, 0, 0.04, 0.012, 0.05, 0.028, -0.05, 0.02], 0.005, '#fbf8f2', {
      bevel: 0.001,
    }),
  ])
const leatherShoe = (colour = '#4a2c1c'): Part[] =>
  both(x => [
    cut(
      [x * 0.06, 0, 0],
      [-0.13, 0, -0.05, 0, -0.05, 0.012, 0.14, 0.004, 0.145, 0.018, -0.13, 0.026],
      0.08,
      '#22181a',
      { bevel: 0.008 },
    ),
    cut(
      [x * 0.06, 0.015, 0],
      [-0.125, 0, 0.13, 0, 0.138, 0.016, 0.09, 0.042, 0.02, 0.06, -0.02, 0.08, -0.12, 0.085, -0.128, 0.03],
      0.072,
      colour,
      { bevel: 0.02, ...gloss },
    ),
  ])
const heel = (colour = '#d01c34'): Part[] =>
  both(x => [
    cut(
      [x * 0.055, 0, 0],
      [
        0.13, 0, 0.135, 0.012, 0.09, 0.032, 0.04, 0.042, -0.03, 0.1, -0.1, 0.125, -0.115, 0.16, -0.1, 0.165, -0.085,
        0.13, -0.105, 0.11, -0.06, 0.095, 0, 0.03, 0.05, 0.004,
      ],
      0.06,
      colour,
      { bevel: 0.014, ...gloss },
    ),
    rod([x * 0.055, 0.1, -0.095], [x * 0.055, 0.003, -0.1], [0.015, 0.005], colour, gloss),
  ])
const boot = (colour = '#7a4a28', high = 0.32): Part[] =>
  both(x => [
    cut([x * 0.065, 0, 0], [-0.11, 0, 0.14, 0, 0.14, 0.02, -0.11, 0.025], 0.09, '#2c2220', { bevel: 0.008 }),
    cut(
      [x * 0.065, 0.02, 0],
      [-0.105, 0, 0.13, 0, 0.135, 0.035, 0.07, 0.075, 0.015, 0.11, 0.015, high, -0.105, high, -0.095, 0.12],
      0.085,
      colour,
      { bevel: 0.025 },
    ),
    ring([x * 0.065, high + 0.015, -0.045], 0.048, 0.012, colour),
  ])
const sandal = (colour = '#b5703c'): Part[] =>
  both(x => [
    box([x * 0.06, 0.012, 0], [0.08, 0.022, 0.25], colour, { round: 0.01 }),
    ...both(s => [rod([x * 0.06 + s * 0.038, 0.02, 0], [x * 0.06, 0.04, 0.07], 0.008, '#5a3420')]),
    rod([x * 0.06 - 0.038, 0.03, -0.06], [x * 0.06 + 0.038, 0.03, -0.06], 0.009, '#5a3420'),
  ])
/** As if on a hanger. */
/** Letters are painted on it. */
const printed = { material: 'face' } as const

const shirt = (colour: string, sleeve: number, more: Part[] = []): Part[] => [
  panel(
    [0, 0, 0],
    [
      -0.24,
      0,
      0.24,
      0,
      0.24,
      0.42,
      0.22,
      0.46,
      0.24 + sleeve * 0.6,
      0.46 - sleeve,
      0.32 + sleeve * 0.62,
      0.5 - sleeve,
      0.28,
      0.62,
      0.12,
      0.68,
      0.07,
      0.65,
      0,
      0.63,
      -0.07,
      0.65,
      -0.12,
      0.68,
      -0.28,
      0.62,
      -0.32 - sleeve * 0.62,
      0.5 - sleeve,
      -0.24 - sleeve * 0.6,
      0.46 - sleeve,
      -0.22,
      0.46,
      -0.24,
      0.42,
    ],
    0.12,
    colour,
    { bevel: 0.045, ...printed },
  ),
  ...more,
]
const coat = (colour = '#8a6a4a'): Part[] =>
  shirt(colour, 0.4, [
    ...both(x => [
      panel([x * 0.06, 0.45, 0.06], [-0.04, 0, 0.04, 0, 0.03, 0.2, -0.03, 0.2], 0.02, '#6b5036', { lean: x * 0.2 }),
      box([x * 0.14, 0.16, 0.06], [0.12, 0.1, 0.02], '#7a5c40', { round: 0.008 }),
    ]),
    box([0, 0.25, 0.06], [0.012, 0.46, 0.01], '#5a4430'),
    ...[0.1, 0.22, 0.34].map(y => ball([0.03, y, 0.066], 0.014, '#3a2c20', gloss)),
  ])
const suitTie = (colour = '#2c4a8a'): Part[] => [
  panel([0, 0, 0], [0, 0, 0.045, 0.05, 0.02, 0.36, -0.02, 0.36, -0.045, 0.05], 0.012, colour),
  panel([0, 0.36, 0.003], [-0.022, 0, 0.022, 0, 0.03, 0.05, -0.03, 0.05], 0.022, colour),
  ...[0.08, 0.16, 0.24].map(y =>
    panel([0, y, 0.006], [-0.035, 0, 0.035, 0.03, 0.034, 0.05, -0.034, 0.02], 0.006, '#e2b84a'),
  ),
]
const trousers = (colour = '#3f5f9a'): Part[] => [
  panel([0, 0, 0], [-0.2, 0, -0.06, 0, -0.01, 0.6, 0.01, 0.6, 0.06, 0, 0.2, 0, 0.2, 0.9, -0.2, 0.9], 0.13, colour, {
    bevel: 0.04,
  }),
  box([0, 0.9, 0], [0.39, 0.06, 0.14], '#6b4428', { round: 0.01 }),
  box([0, 0.9, 0.072], [0.05, 0.05, 0.01], '#d8b45a', { round: 0.004, ...metal }),
  ...both(x => [rod([x * 0.08, 0.86, 0.062], [x * 0.16, 0.78, 0.062], 0.004, '#d8b070')]),
]
const dress = (colour = '#d0406a'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0.02, 0.4, 0, 0.41, 0.02, 0.3, 0.3, 0.15, 0.62, 0.13, 0.68, 0.17, 0.86, 0.15, 0.95, 0.0005, 0.93],
    colour,
  ),
  ...both(x => [rod([x * 0.11, 0.92, 0], [x * 0.09, 1.06, -0.01], 0.014, colour)]),
  ring([0, 0.66, 0], 0.13, 0.018, '#f6e2a0'),
  ball([0.06, 0.67, 0.13], [0.04, 0.03, 0.02], '#f6e2a0'),
]
const kimono = (colour = '#b5324a'): Part[] => [
  ...shirt(colour, 0.3, [
    box([0, 0.24, 0], [0.48, 0.48, 0.12], colour, { round: 0.04 }),
    box([0, 0.3, 0], [0.5, 0.14, 0.14], '#e2b84a', { round: 0.02 }),
    ...both(x => [
      panel([x * 0.05, 0.36, 0.06], [-0.03, 0, 0.03, 0, 0.02, 0.28, -0.02, 0.28], 0.02, '#fbf4ea', {
        lean: x * 0.25,
      }),
    ]),
  ]),
  ...both(x => [box([x * 0.4, 0.26, 0], [0.16, 0.28, 0.07], colour, { round: 0.03 })]),
]
const scarf = (colour = '#c8323c'): Part[] => [
  ring([0, 0.34, 0], 0.12, 0.05, colour),
  ...(
    [
      [0.05, 0.16],
      [-0.03, 0.15],
    ] as const
  ).flatMap(([x, z]) => [
    box([x, 0.18, z], [0.1, 0.34, 0.03], colour, { round: 0.014 }),
    ...[0.08, 0.16].map(y => box([x, y, z], [0.102, 0.03, 0.034], '#fbf4ea', { round: 0.006 })),
  ]),
]
const gloves = (colour = '#a8502c'): Part[] =>
  both(x => [
    box([x * 0.1, 0.12, 0], [0.1, 0.13, 0.05], colour, { round: 0.024 }),
    ...[-0.036, -0.012, 0.012, 0.036].map((at, n) =>
      rod([x * 0.1 + at, 0.17, 0], [x * 0.1 + at * 1.15, 0.24 - (n === 0 || n === 3 ? 0.02 : 0), 0], 0.014, colour),
    ),
    rod([x * 0.06, 0.1, 0], [x * 0.035, 0.16, 0.01], 0.016, colour),
    box([x * 0.1, 0.03, 0], [0.1, 0.06, 0.055], '#f0e6d4', { round: 0.02 }),
  ])
const socks = (colour = '#5f8fc8'): Part[] =>
  both(x => [
    cut(
      [x * 0.06, 0, 0],
      [-0.04, 0, 0.11, 0, 0.13, 0.03, 0.11, 0.06, 0.05, 0.09, 0.045, 0.28, -0.045, 0.28, -0.055, 0.05],
      0.07,
      colour,
      { bevel: 0.03 },
    ),
    box([x * 0.06, 0.27, 0], [0.075, 0.05, 0.1], '#fbf4ea', { round: 0.03 }),
    ...[0.15, 0.2].map(y => box([x * 0.06, y, 0], [0.074, 0.018, 0.095], '#d8323c', { round: 0.008 })),
  ])
const backpack = (colour = '#d0503c') => [
  box([0, 0.24, 0], [0.34, 0.46, 0.2], colour, { round: 0.09 }),
  box([0, 0.15, 0.11], [0.26, 0.2, 0.08], '#b5422f', { round: 0.035 }),
  rod([-0.11, 0.25, 0.15], [0.11, 0.25, 0.15], 0.006, '#f2d27a'),
  box([0, 0.36, 0.09], [0.28, 0.14, 0.06], colour, { round: 0.028 }),
  ...both(x => [
    rod([x * 0.1, 0.44, -0.08], [x * 0.12, 0.3, -0.16], 0.024, '#5a2f28'),
    rod([x * 0.12, 0.3, -0.16], [x * 0.12, 0.06, -0.1], 0.022, '#5a2f28'),
    box([x * 0.18, 0.16, 0], [0.05, 0.16, 0.12], '#b5422f', { round: 0.02 }),
  ]),
  ring([0, 0.49, -0.04], 0.035, 0.01, '#5a2f28', { turn: [1.57, 0, 0] }),
]
const handbag = (colour = '#b5563c') => ({
  parts: [
    panel([0, 0, 0], [-0.17, 0, 0.17, 0, 0.14, 0.2, -0.14, 0.2], 0.12, colour, { bevel: 0.03, ...gloss }),
    panel([0, 0.09, 0.058], [-0.145, 0.11, 0.145, 0.11, 0.1, 0.02, 0, 0, -0.1, 0.02], 0.014, '#984630', gloss),
    ball([0, 0.11, 0.07], 0.016, '#e2b84a', metal),
    ...Array.from({ length: 8 }, (_, at) => {
      const place = (n: number): Point => [
        0.09 * Math.cos((n / 8) * Math.PI),
        0.2 + 0.13 * Math.sin((n / 8) * Math.PI),
        0,
      ]
      return rod(place(at), place(at + 1), 0.01, '#8a3f2a')
    }),
  ],
  sockets: { grip: [0, 0.32, 0] as Point },
})
/** A bag of cloth with letters on it, and two long handles. */
const toteBag = (colour = '#efe6d2') =>
  labelled({
    parts: [
      panel([0, 0, 0], [-0.18, 0, 0.18, 0, 0.19, 0.36, -0.19, 0.36], 0.07, colour, { bevel: 0.02, ...printed }),
      ...[0.025, -0.025].flatMap(z =>
        Array.from({ length: 8 }, (_, at) => {
          const place = (n: number): Point => [
            0.09 * Math.cos((n / 8) * Math.PI),
            0.35 + 0.2 * Math.sin((n / 8) * Math.PI),
            z,
          ]
          return rod(place(at), place(at + 1), 0.009, darker(colour, 0.85))
        }),
      ),
    ],
    sockets: { grip: [0, 0.54, 0] as Point },
    label: { at: [0, 0.19, 0.036], wide: 0.31, high: 0.24, ink: inkOn(rgb(colour)), isBold: true },
  })
const topHat = (colour = '#22222a'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.17, 0, 0.175, 0.012, 0.11, 0.018, 0.1, 0.05, 0.108, 0.2, 0.1, 0.205, 0.0005, 0.205],
    colour,
    gloss,
  ),
  turned([0, 0.02, 0], [0.104, 0, 0.106, 0.004, 0.105, 0.034, 0.102, 0.036], '#b5323f'),
]
const cap = (colour = '#3a73d8'): Part[] => [
  turned([0, 0, 0], [0.0005, 0.02, 0.1, 0.012, 0.104, 0.03, 0.09, 0.08, 0.05, 0.11, 0.0005, 0.118], colour),
  ball([0, 0.02, 0.13], [0.085, 0.01, 0.08], colour, { turn: [0.12, 0, 0] }),
  ball([0, 0.12, 0], 0.012, colour),
  ball([0, 0.062, 0.092], [0.03, 0.03, 0.014], '#fbf8f2'),
]
const strawHat = (colour = '#e2c27a'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0.012, 0.24, 0, 0.245, 0.008, 0.12, 0.022, 0.108, 0.04, 0.1, 0.1, 0.07, 0.125, 0.0005, 0.13],
    colour,
  ),
  turned([0, 0.024, 0], [0.113, 0, 0.114, 0.004, 0.106, 0.03, 0.103, 0.032], '#d8405a'),
  ball([0.09, 0.045, 0.06], [0.03, 0.022, 0.02], '#d8405a'),
]
const bambooHat = (colour = '#cfae6a'): Part[] => [
  turned([0, 0, 0], [0.24, 0, 0.25, 0.006, 0.12, 0.1, 0.0005, 0.18], colour),
  turned([0, 0, 0], [0.0005, 0.17, 0.12, 0.09, 0.24, 0], '#a8884a'),
  ...[0.2, 0.14, 0.08].map(r => ring([0, 0.185 - r * 0.74, 0], r, 0.004, '#a8884a')),
]
/** Thin cloth, gathered at a comb, with folds around its hem. */
const veil = (colour = '#fbf8f4'): Part[] => [
  turned([0, 0, 0], [0.31, 0.02, 0.32, 0.03, 0.24, 0.08, 0.16, 0.15, 0.07, 0.21, 0.0005, 0.22], colour),
  ...around(9, (s, c) => ball([s * 0.29, 0.035, c * 0.29], [0.06, 0.035, 0.06], colour)),
  ball([0, 0.22, 0], [0.06, 0.025, 0.03], '#e8dcc4'),
]
const beret = (colour = '#b5323f'): Part[] => [
  ball([0.02, 0.05, 0], [0.13, 0.045, 0.12], colour),
  ring([0, 0.02, 0], 0.09, 0.014, colour),
  rod([0.02, 0.09, 0], [0.025, 0.115, 0], 0.006, colour),
]
const chefHat = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.1, 0, 0.1, 0.09, 0.0005, 0.09], '#fbf9f4'),
  ...around(7, (s, c) => ball([s * 0.075, 0.14, c * 0.075], 0.062, '#fdfcf8')),
  ball([0, 0.17, 0], [0.1, 0.05, 0.1], '#fdfcf8'),
]
const helmet = (colour = '#f2b82c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0.005, 0.12, 0, 0.125, 0.02, 0.115, 0.08, 0.07, 0.13, 0.0005, 0.145], colour, gloss),
  ball([0, 0.015, 0.07], [0.12, 0.012, 0.11], colour, gloss),
  ...[-0.03, 0, 0.03].map(x => ring([x, 0.02, 0], 0.115, 0.009, colour, { turn: [0, 0, 1.57] })).slice(0, 0),
  rod([0, 0.143, -0.03], [0, 0.143, 0.03], 0.012, colour, gloss),
]
const crownHat = (colour = '#e8b83a'): Part[] => [
  turned([0, 0, 0], [0.1, 0, 0.104, 0.004, 0.104, 0.05, 0.1, 0.05], colour, metal),
  turned([0, 0, 0], [0.097, 0.05, 0.097, 0], colour, metal),
  ...around(8, (s, c) => rod([s * 0.1, 0.045, c * 0.1], [s * 0.115, 0.13, c * 0.115], [0.026, 0.004], colour, metal)),
  ...around(8, (s, c) => ball([s * 0.117, 0.135, c * 0.117], 0.012, '#f6e2a0', metal)),
  ...around(8, (s, c, at) => ball([s * 0.105, 0.025, c * 0.105], 0.012, at % 2 ? '#d01c34' : '#2c6ad0', gloss)),
  turned([0, 0, 0], [0.0005, 0.02, 0.09, 0.03, 0.0005, 0.08], '#a81c3c'),
]
const gradCap = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.09, 0, 0.085, 0.07, 0.0005, 0.07], '#22242e'),
  box([0, 0.078, 0], [0.25, 0.014, 0.25], '#22242e', { round: 0.003, turn: [0, 0.5, 0] }),
  ball([0, 0.09, 0], 0.01, '#e2b84a'),
  rod([0, 0.09, 0], [0.13, 0.085, 0.06], 0.004, '#e2b84a'),
  rod([0.13, 0.085, 0.06], [0.135, 0.0, 0.065], [0.004, 0.012], '#e2b84a'),
]
const foldingFan = (colour = '#d8405a'): Part[] => [
  panel(
    [0, 0.02, 0],
    [
      0.02,
      0.05,
      ...Array.from({ length: 13 }, (_, at) => {
        const a = Math.PI * (0.1 + (0.8 * at) / 12)
        return [0.24 * Math.cos(a), 0.24 * Math.sin(a)]
      }).flat(),
      -0.02,
      0.05,
    ],
    0.006,
    colour,
    { bevel: 0.001 },
  ),
  ...Array.from({ length: 11 }, (_, at) => {
    const a = Math.PI * (0.1 + (0.8 * at) / 10)
    return rod([0, 0.02, 0.005], [0.23 * Math.cos(a), 0.02 + 0.23 * Math.sin(a), 0.005], 0.0035, '#7a4628')
  }),
]

/** What is worn. By pictogram. */
export const clothes: Readonly<Record<string, Kind>> = {
  '👟': long((colour = '#e84a3c') => shoe(colour, '#fbf8f2')),
  '👞': long(leatherShoe),
  '🥾': long((colour = '#8a5a34') => shoe(colour, '#3a2c24', true)),
  '👠': long(heel),
  '👢': long(colour => boot(colour)),
  'drawn-rain-boots': long((colour = '#f2c230') => boot(colour, 0.26)),
  '👡': long(sandal),
  '🩴': long(sandal),
  '🥿': long(leatherShoe),
  '👕': made((colour = '#3a8fd0') =>
    labelled({
      parts: shirt(colour, 0.14),
      label: { at: [0, 0.36, 0.06], wide: 0.36, high: 0.22, ink: inkOn(rgb(colour)), isBold: true },
    }),
  ),
  '👔': made(suitTie),
  '👚': made((colour = '#ec8fb0') =>
    shirt(
      colour,
      0.2,
      [0.15, 0.28, 0.41].map(y => ball([0, y, 0.064], 0.013, '#fbf4ea')),
    ),
  ),
  '🧥': made(coat),
  '🥼': made((colour = '#f4f6f8') => coat(colour)),
  '👖': made(trousers),
  '👗': made(dress),
  '👘': made(kimono),
  '🧣': made(scarf),
  '🧤': made(gloves),
  '🧦': long(socks),
  '🎒': made(backpack),
  '👜': made(handbag),
  '👛': made(handbag),
  '🎩': made(topHat),
  '🧢': made((colour = '#3a73d8') =>
    labelled({
      parts: cap(colour),
      label: { at: [0, 0.062, 0.1], wide: 0.1, high: 0.04, ink: inkOn(rgb(colour)), isBold: true },
    }),
  ),
  'drawn-tote-bag': made(toteBag),
  '👒': made(strawHat),
  'drawn-bamboo-hat': made(bambooHat),
  'drawn-beret': made(beret),
  'drawn-veil': made(veil),
  'drawn-chef-hat': made(chefHat),
  '⛑️': made(helmet),
  '🪖': made((colour = '#5f6a3c') => helmet(colour)),
  '👑': made(crownHat),
  '🎓': made(gradCap),
  '🪭': made(foldingFan),
}
