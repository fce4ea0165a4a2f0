import type { Part, Point } from '../body.ts'
import { around, ball, both, box, panel, ring, rod, turned, vessel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { cap as off, glass, gloss, labelled, lid, made, metal } from './made.ts'

const PAPER = '#f8f3e6'
/** Letters are painted on it. */
const printed = { material: 'face' } as const

/** Shoulders, a neck and a cap; its label goes all round. */
const bottle = (colour = '#3f7a4a', cap = '#d8b45a') =>
  labelled({
    parts: [
      turned(
        [0, 0, 0],
        [0.0005, 0, 0.036, 0, 0.04, 0.008, 0.04, 0.15, 0.034, 0.18, 0.016, 0.205, 0.015, 0.24, 0.0005, 0.242],
        colour,
        gloss,
      ),
      turned([0, 0.236, 0], [0.018, 0, 0.019, 0.004, 0.019, 0.028, 0.0005, 0.03], cap, { ...metal, ...off }),
      turned([0, 0.03, 0], [0.0402, 0, 0.0414, 0.001, 0.0414, 0.1, 0.0402, 0.101], PAPER, printed),
    ],
    label: { at: [0, 0.08, 0.04], wide: 0.06, high: 0.086 },
    sockets: { grip: [0, 0.1, 0] },
  })
const pump = (colour = '#f2ede4', cap = '#d8b45a') =>
  labelled({
    parts: [
      turned(
        [0, 0, 0],
        [0.0005, 0, 0.03, 0, 0.033, 0.006, 0.033, 0.11, 0.026, 0.13, 0.012, 0.138, 0.0005, 0.138],
        colour,
        gloss,
      ),
      turned([0, 0.136, 0], [0.013, 0, 0.013, 0.014, 0.006, 0.018, 0.005, 0.035, 0.0005, 0.035], cap, {
        ...metal,
        ...off,
      }),
      box([0.014, 0.172, 0], [0.05, 0.012, 0.016], cap, { round: 0.005, ...metal, ...off }),
      turned([0, 0.026, 0], [0.0332, 0, 0.0338, 0.001, 0.0338, 0.064, 0.0332, 0.065], '#dfe8d8', printed),
    ],
    label: { at: [0, 0.058, 0.033], wide: 0.05, high: 0.056 },
    sockets: { grip: [0, 0.07, 0] },
  })
const dropper = (colour = '#a8622c') =>
  labelled({
    parts: [
      turned(
        [0, 0, 0],
        [0.0005, 0, 0.024, 0, 0.026, 0.005, 0.026, 0.066, 0.022, 0.076, 0.01, 0.083, 0.01, 0.09, 0.0005, 0.09],
        colour,
        gloss,
      ),
      turned([0, 0.086, 0], [0.0145, 0, 0.0145, 0.022, 0.0005, 0.022], '#d8b45a', { ...metal, ...off }),
      turned([0, 0.106, 0], [0.009, 0, 0.0105, 0.012, 0.0095, 0.03, 0.005, 0.036, 0.0005, 0.037], '#2c2a30', off),
      rod([0, 0.03, 0], [0, 0.088, 0], 0.003, '#e8f2f6', { ...gloss, ...off }),
      turned([0, 0.014, 0], [0.0262, 0, 0.027, 0.001, 0.027, 0.042, 0.0262, 0.043], PAPER, printed),
    ],
    label: { at: [0, 0.035, 0.026], wide: 0.04, high: 0.038 },
    sockets: { grip: [0, 0.04, 0] },
  })
/** What is in it is seen above and below the label. */
const jar = (content = '#b5482c') =>
  labelled({
    parts: [
      turned([0, 0, 0], [0.0005, 0.004, 0.044, 0.004, 0.046, 0.012, 0.046, 0.09, 0.04, 0.098, 0.0005, 0.098], content),
      vessel([0, 0, 0], [0.046, 0, 0.05, 0.008, 0.05, 0.092, 0.04, 0.106], 0.002, '#c8d8dc', glass),
      turned([0, 0.104, 0], [0.043, 0, 0.044, 0.002, 0.044, 0.02, 0.04, 0.024, 0.0005, 0.024], '#d8b45a', {
        ...metal,
        ...off,
      }),
      turned([0, 0.022, 0], [0.0502, 0, 0.0512, 0.001, 0.0512, 0.052, 0.0502, 0.053], PAPER, printed),
    ],
    label: { at: [0, 0.048, 0.05], wide: 0.072, high: 0.046 },
    sockets: { grip: [0, 0.06, 0], top: [0, 0.128, 0] },
  })
/** Stands on its cap, and is flat above where it is sealed. */
const tube = (colour = '#f2ede4', cap = '#d8b45a') =>
  labelled({
    parts: [
      turned([0, 0, 0], [0.0005, 0, 0.019, 0, 0.02, 0.003, 0.02, 0.028, 0.0005, 0.028], cap, metal),
      panel([0, 0.028, 0], [-0.019, 0, 0.019, 0, 0.027, 0.115, -0.027, 0.115], 0.03, colour, {
        bevel: 0.013,
        ...printed,
      }),
      panel([0, 0.13, 0], [-0.027, 0, 0.027, 0, 0.0285, 0.022, -0.0285, 0.022], 0.006, colour, gloss),
      ...[0.136, 0.143].map(y => box([0, y, 0.0035], [0.053, 0.0014, 0.001], '#c8bfae', { round: 0.0004 })),
    ],
    label: { at: [0, 0.086, 0.015], wide: 0.038, high: 0.07 },
    sockets: { grip: [0, 0.08, 0] },
  })
const pouch = (colour = '#c8884a') =>
  labelled({
    parts: [
      panel([0, 0, 0], [-0.07, 0.004, 0.07, 0.004, 0.078, 0.02, 0.074, 0.2, -0.074, 0.2, -0.078, 0.02], 0.06, colour, {
        bevel: 0.026,
      }),
      panel([0, 0.19, 0], [-0.074, 0, 0.074, 0, 0.074, 0.034, -0.074, 0.034], 0.008, colour, lid),
      box([0, 0.196, 0.008], [0.146, 0.003, 0.004], '#f4efe2', { round: 0.001 }),
      panel([0, 0.052, 0.028], [-0.052, 0, 0.052, 0, 0.052, 0.1, -0.052, 0.1], 0.006, PAPER, printed),
    ],
    label: { at: [0, 0.102, 0.03], wide: 0.096, high: 0.09 },
    sockets: { grip: [0, 0.12, 0] },
  })
/** A carton as wares come in: a band of colour, and its name. */
const carton = (colour = '#3f6f9a') =>
  labelled({
    parts: [
      box([0, 0.1, 0], [0.15, 0.2, 0.07], colour, { round: 0.004 }),
      box([0, 0.112, 0.0355], [0.13, 0.09, 0.002], PAPER, { round: 0.0008, ...printed }),
      box([0, 0.03, 0.0355], [0.13, 0.012, 0.002], '#e8c878', { round: 0.0008 }),
      box([0, 0.202, 0], [0.15, 0.004, 0.07], colour, { round: 0.0015, ...lid }),
    ],
    label: { at: [0, 0.112, 0.036], wide: 0.12, high: 0.078 },
    sockets: { grip: [0, 0.1, 0], top: [0, 0.2, 0] },
  })
const milkCarton = (colour = '#3f86c0') =>
  labelled({
    parts: [
      box([0, 0.085, 0], [0.08, 0.17, 0.08], '#fbf8f2', { round: 0.003 }),
      panel([0, 0.168, 0], [-0.04, 0, 0.04, 0, 0.006, 0.045, -0.006, 0.045], 0.08, '#fbf8f2', { lean: 0 }),
      box([0, 0.222, 0], [0.012, 0.024, 0.08], colour, { round: 0.001 }),
      box([0, 0.028, 0.0403], [0.08, 0.056, 0.002], colour, { round: 0.0005 }),
      box([0, 0.1, 0.0405], [0.074, 0.07, 0.002], PAPER, { round: 0.0005, ...printed }),
    ],
    label: { at: [0, 0.1, 0.041], wide: 0.068, high: 0.06 },
    sockets: { grip: [0, 0.1, 0] },
  })
/** A drink's can, or a taller one of food. */
export const can = (r: number, high: number, colour: string, band = PAPER) =>
  labelled({
    parts: [
      turned(
        [0, 0, 0],
        [
          0.0005,
          0,
          r * 0.86,
          0,
          r,
          high * 0.06,
          r,
          high * 0.92,
          r * 0.86,
          high,
          r * 0.8,
          high * 0.985,
          0.0005,
          high * 0.985,
        ],
        '#c4c8d0',
        metal,
      ),
      turned([0, 0, 0], [r, high * 0.1, r * 1.012, high * 0.12, r * 1.012, high * 0.88, r, high * 0.9], colour, gloss),
      turned(
        [0, 0, 0],
        [r * 1.01, high * 0.34, r * 1.022, high * 0.36, r * 1.022, high * 0.68, r * 1.01, high * 0.7],
        band,
        printed,
      ),
      box([0, high * 0.994, r * 0.3], [r * 0.34, r * 0.05, r * 0.6], '#aab0ba', { round: r * 0.02, ...metal, ...lid }),
    ],
    label: { at: [0, high * 0.52, r], wide: r * 1.3, high: high * 0.28 },
    sockets: { grip: [0, high / 2, 0] },
  })
/** Open: what is in it is seen, and the lid leans behind it with its name. */
const tin = (content = '#f2dca0') =>
  labelled({
    parts: [
      vessel([0, 0, 0.012], [0.036, 0, 0.037, 0.003, 0.037, 0.018], 0.0015, '#c8ccd4', metal),
      turned([0, 0.004, 0.012], [0.0005, 0, 0.035, 0, 0.034, 0.01, 0.02, 0.012, 0.0005, 0.0125], content, gloss),
      turned([0, 0.036, -0.034], [0.0005, -0.004, 0.037, -0.004, 0.0385, 0, 0.037, 0.004, 0.0005, 0.004], '#c8ccd4', {
        turn: [1.32, 0, 0],
        ...metal,
      }),
      turned([0, 0.037, -0.0298], [0.0005, 0, 0.032, 0, 0.0315, 0.0008, 0.0005, 0.0009], PAPER, {
        turn: [1.32, 0, 0],
        ...printed,
      }),
    ],
    label: { at: [0, 0.038, -0.028], wide: 0.054, high: 0.036 },
    sockets: { grip: [0, 0.02, 0] },
  })
const out = { bone: 'slide' } as const
/** The case open, and both of them above it. */
const earbuds = (colour = '#f4f4f2') => [
  box([0, 0.024, 0], [0.066, 0.044, 0.034], colour, { round: 0.015, ...gloss }),
  box([0, 0.0465, 0], [0.056, 0.002, 0.026], '#2c2e36', { round: 0.0008 }),
  box([0, 0.066, -0.026], [0.066, 0.038, 0.014], colour, { round: 0.006, turn: [-0.35, 0, 0], ...gloss, bone: 'fold' }),
  ball([0, 0.026, 0.018], [0.002, 0.002, 0.001], '#5fd88a', { material: 'glowing' }),
  ...both(x => [
    ball([x * 0.017, 0.092, 0.006], [0.0095, 0.0088, 0.0085], colour, { ...gloss, ...out }),
    ball([x * 0.012, 0.0925, 0.0125], [0.0048, 0.0048, 0.0045], '#3a3e48', out),
    rod([x * 0.019, 0.088, 0.004], [x * 0.02, 0.066, 0.004], [0.0042, 0.0036], colour, { ...gloss, ...out }),
    turned([x * 0.02, 0.062, 0.004], [0.0005, 0, 0.0037, 0.0005, 0.0037, 0.003, 0.0005, 0.003], '#c8ccd4', {
      ...metal,
      ...out,
    }),
  ]),
]
const tray = (colour = '#7a4f30') => ({
  parts: [
    box([0, 0.008, 0], [0.42, 0.014, 0.28], colour, { round: 0.005 }),
    ...both(x => [box([x * 0.204, 0.022, 0], [0.014, 0.03, 0.28], colour, { round: 0.006 })]),
    ...[-1, 1].map(z => box([0, 0.022, z * 0.134], [0.42, 0.03, 0.014], colour, { round: 0.006 })),
  ],
  sockets: { top: [0, 0.016, 0] as Point, grip: [0, 0.02, 0] as Point },
})
const pedestal = (colour = '#e2ddd4') => ({
  parts: [
    turned([0, 0, 0], [0.0005, 0, 0.2, 0, 0.2, 0.05, 0.17, 0.056, 0.17, 0.2, 0.0005, 0.2], colour),
    turned([0, 0.2, 0], [0.0005, 0, 0.185, 0, 0.19, 0.01, 0.185, 0.024, 0.0005, 0.024], colour, gloss),
  ],
  sockets: { top: [0, 0.224, 0] as Point },
})
const HEXAGON = [0, 1, 0.866, 0.5, 0.866, -0.5, 0, -1, -0.866, -0.5, -0.866, 0.5]
const honeycomb = (colour = '#e8a42c'): Part[] =>
  [-2, -1, 0, 1, 2].flatMap(row =>
    Array.from({ length: 5 - Math.abs(row) }, (_, at): Part[] => {
      const [x, y] = [(at - (4 - Math.abs(row)) / 2) * 0.052, 0.13 + row * 0.045]
      const hexagon = (r: number, z: number, thick: number, hue: string, more = {}) =>
        panel(
          [x, y, z],
          HEXAGON.map(part => part * r),
          thick,
          hue,
          more,
        )
      return [
        hexagon(0.031, 0, 0.05, colour),
        hexagon(0.023, 0.024, 0.006, (at + row) % 3 === 0 ? '#fbd46a' : '#b8741a', gloss),
      ]
    }).flat(),
  )
const gear = (colour = '#d8b45a'): Part[] => [
  turned([0, 0.06, 0], [0.012, -0.008, 0.044, -0.008, 0.046, 0, 0.044, 0.008, 0.012, 0.008], colour, {
    turn: [1.57, 0, 0],
    ...metal,
  }),
  ...around(12, (s, c) =>
    box([s * 0.05, 0.06 + c * 0.05, 0], [0.014, 0.014, 0.014], colour, {
      round: 0.002,
      turn: [0, 0, -Math.atan2(s, c)],
      ...metal,
    }),
  ),
  ring([0, 0.06, 0], 0.03, 0.003, '#a8843a', { turn: [1.57, 0, 0], ...metal }),
]
const bangle = (colour = '#4fae7a'): Part[] => [
  ring([0, 0.042, 0], 0.034, 0.0075, colour, { turn: [1.35, 0, 0], ...gloss }),
]
const cleaner = (colour = '#f2f2f0') => ({
  parts: [
    turned([0, 0, 0], [0.0005, 0.012, 0.15, 0.012, 0.168, 0.02, 0.17, 0.07, 0.16, 0.082, 0.0005, 0.086], colour, gloss),
    turned([0, 0.012, 0], [0.1705, 0.012, 0.1725, 0.014, 0.1725, 0.036, 0.1705, 0.038], '#3a3e48'),
    turned([0, 0.084, -0.03], [0.0005, 0, 0.042, 0, 0.042, 0.018, 0.036, 0.022, 0.0005, 0.022], '#2c2e36', gloss),
    ball([0, 0.088, 0.07], [0.016, 0.004, 0.016], '#5fd0f0', { material: 'glowing' as const }),
    ...both(x =>
      [0, 1, 2].map(at =>
        rod(
          [x * 0.13, 0.008, 0.1],
          [x * 0.13 + 0.07 * Math.sin(at * 2.1 + 0.4), 0.006, 0.1 + 0.07 * Math.cos(at * 2.1 + 0.4)],
          0.004,
          '#2c2e36',
        ),
      ),
    ),
  ],
  sockets: { top: [0, 0.1, 0] as Point },
})
const slice = (rind: string, flesh: string): Part[] => {
  const disc = (r: number, half: number, hue: string, more = {}) =>
    turned([0, 0.035, 0], [0.0005, -half, r, -half, r, half, 0.0005, half], hue, { turn: [1.3, 0, 0], ...more })
  return [
    disc(0.035, 0.0045, rind),
    disc(0.0315, 0.005, '#fbf3d8'),
    disc(0.0285, 0.0055, flesh, gloss),
    ...around(9, (s, c) =>
      rod([0, 0.035, 0.0052], [s * 0.0285, 0.035 + c * 0.0275, 0.0052 + c * 0.0076], 0.0009, '#fbf3d8'),
    ),
  ]
}
/** Loops of one thread, as it hangs about what it is wound around. */
const thread = (colour = '#c8283c'): Part[] =>
  Array.from({ length: 9 }, (_, at) =>
    ring([0.02 * Math.sin(at * 2.3), 0.2 + 0.02 * Math.cos(at * 1.7), 0], 0.16 + 0.018 * (at % 3), 0.0045, colour, {
      turn: [0.35 * Math.sin(at * 1.9) + 0.2 * (at % 2), at * 0.8, 0.45 * Math.cos(at * 2.6)],
      ...gloss,
    }),
  )
/** A long band that waves. */
const ribbon = (colour = '#e0a030'): Part[] =>
  [-1, 0, 1].flatMap(side =>
    Array.from({ length: 26 }, (_, at) => {
      const place = (n: number): Point => [
        -0.7 + n * 0.054,
        0.45 + 0.2 * Math.sin(n * 0.42) + side * 0.026 * Math.cos(n * 0.3),
        0.16 * Math.cos(n * 0.5) + side * 0.026 * Math.sin(n * 0.3),
      ]
      return rod(place(at), place(at + 1), 0.017, colour, gloss)
    }),
  )
/** Water from a thin spout onto the grounds, and what has come through in the glass below. */
const coffeeDripper = (): Part[] => [
  turned([0, 0.004, 0], [0.0005, 0, 0.05, 0, 0.052, 0.04, 0.0005, 0.041], '#4a2814', gloss),
  vessel([0, 0, 0], [0.05, 0, 0.058, 0.006, 0.056, 0.07, 0.036, 0.1, 0.04, 0.106], 0.002, '#c8d8dc', glass),
  turned([0, 0.104, 0], [0.036, 0, 0.05, 0.002, 0.05, 0.006, 0.036, 0.008], '#f4efe6', gloss),
  vessel([0, 0.11, 0], [0.022, 0, 0.026, 0.004, 0.062, 0.075], 0.004, '#f4efe6', gloss),
  turned([0, 0.168, 0], [0.0005, 0, 0.054, 0, 0.05, 0.007, 0.025, 0.012, 0.0005, 0.013], '#5a3418'),
  ...around(9, (s, c, at) => ball([s * 0.028, 0.18, c * 0.028], 0.006 + 0.002 * (at % 3), '#8a5a34', gloss)),
  rod([0.012, 0.18, 0], [0.016, 0.3, 0], [0.003, 0.0035], '#a8d8ec', gloss),
  turned([0.13, 0.29, 0], [0.0005, 0, 0.05, 0, 0.054, 0.01, 0.04, 0.07, 0.03, 0.08, 0.0005, 0.086], '#2c2e36', metal),
  rod([0.09, 0.31, 0], [0.05, 0.345, 0], [0.009, 0.007], '#2c2e36', metal),
  rod([0.05, 0.345, 0], [0.02, 0.305, 0], [0.007, 0.006], '#2c2e36', metal),
  ring([0.185, 0.34, 0], 0.034, 0.007, '#7a4f30', { turn: [1.57, 0, 0] }),
]
/** Rows of poles with what hangs over them to dry. */
const dryingNoodles = (colour = '#efe2c4'): Part[] =>
  [-0.5, 0, 0.5].flatMap(z => [
    ...both(x => [
      rod([x * 1.25, 0, z - 0.12], [x * 1.25, 1.8, z], 0.025, '#a8843a'),
      rod([x * 1.25, 0, z + 0.12], [x * 1.25, 1.8, z], 0.025, '#a8843a'),
    ]),
    rod([-1.35, 1.78, z], [1.35, 1.78, z], 0.024, '#b89a4a'),
    ...Array.from({ length: 34 }, (_, at) => {
      const x = -1.15 + at * 0.07
      return rod(
        [x, 1.77, z + 0.03],
        [x + 0.01 * Math.sin(at * 2.1), 0.62 + 0.06 * Math.sin(at * 1.3), z + 0.03],
        0.014,
        colour,
        gloss,
      )
    }),
  ])
/** A grain on a stalk below its umbrella of hairs. */
const dandelionSeed = (colour = '#fbfaf4'): Part[] => [
  ball([0, 0.008, 0], [0.006, 0.014, 0.006], '#7a5a34'),
  rod([0, 0.02, 0], [0, 0.07, 0], 0.0022, '#d8d2c0'),
  ...around(16, (s, c, at) =>
    rod([0, 0.068, 0], [s * 0.045, 0.085 + 0.012 * (at % 3), c * 0.045], [0.0024, 0.0034], colour),
  ),
]
const petal = (colour = '#f4b4c8'): Part[] => [
  ball([0, 0.012, 0], [0.022, 0.004, 0.03], colour, { turn: [0.25, 0, 0.2] }),
  ball([0.008, 0.016, -0.016], [0.012, 0.004, 0.014], colour, { turn: [0.5, 0.4, 0.5] }),
]
const match = (): Part[] => [
  box([0, 0.0025, 0.0], [0.005, 0.005, 0.09], '#e2c48c', { round: 0.001 }),
  ball([0, 0.003, 0.046], [0.0042, 0.0042, 0.006], '#c8323c'),
]

/** Wares in what they are sold in, and what they are shown on. By pictogram. */
export const packages: Readonly<Record<string, Kind>> = {
  'drawn-labelled-bottle': made(colour => bottle(colour)),
  'drawn-dropper-bottle': made(dropper),
  '🧴': made(colour => pump(colour)),
  '🫙': made(jar),
  'drawn-tube': made(colour => tube(colour)),
  'drawn-pouch': made(pouch),
  'drawn-carton': made(carton),
  'drawn-milk-carton': made(milkCarton),
  'drawn-tin': made(tin),
  '🥫': made((colour = '#c8323c') => can(0.037, 0.11, colour)),
  'drawn-drink-can': made((colour = '#d8323c') => can(0.033, 0.122, colour)),
  'drawn-earbuds': made(earbuds),
  'drawn-tray': made(tray),
  'drawn-pedestal': made(pedestal),
  'drawn-honeycomb': made(honeycomb),
  'drawn-gear': made(gear),
  'drawn-bangle': made(bangle),
  'drawn-robot-vacuum': made(cleaner),
  'drawn-lemon-slice': made((colour = '#f2c82c') => slice(colour, '#f8dc5a')),
  'drawn-orange-slice': made((colour = '#f0902c') => slice(colour, '#f8ac4a')),
  'drawn-coffee-dripper': made(coffeeDripper),
  'drawn-drying-noodles': made(dryingNoodles),
  'drawn-petal': made(petal),
  'drawn-dandelion-seed': made(dandelionSeed),
  'drawn-thread': made(thread),
  'drawn-ribbon': made(ribbon),
  'drawn-match': { ...made(match), isLong: true },
  'drawn-cube': made((colour = '#f4f2ee') => ({
    parts: [box([0, 0.15, 0], [0.3, 0.3, 0.3], colour, { round: 0.012 })],
    sockets: { top: [0, 0.3, 0] },
  })),
  'drawn-sphere': made((colour = '#c8ccd4') => ({
    parts: [ball([0, 0.15, 0], 0.15, colour, metal)],
    sockets: { grip: [0, 0.15, 0], top: [0, 0.3, 0] },
  })),
  '🧊': made((colour = '#cdeaf6') => [
    box([0, 0.025, 0], [0.05, 0.05, 0.05], colour, { round: 0.009, turn: [0.2, 0.5, 0.15], ...metal }),
    box([0.012, 0.04, 0.014], [0.014, 0.014, 0.014], '#ffffff', { round: 0.004, turn: [0.4, 0.2, 0.3], ...gloss }),
  ]),
  '💧': made((colour = '#7ec4ea') => [
    turned(
      [0, 0, 0],
      [0.0005, 0, 0.011, 0.003, 0.0165, 0.012, 0.0155, 0.022, 0.009, 0.034, 0.003, 0.045, 0.0005, 0.05],
      colour,
      gloss,
    ),
  ]),
}
