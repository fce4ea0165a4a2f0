import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned, wheels } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, long, made, metal, moving } from './made.ts'

const DARK = '#2c2e36'
const STEEL = '#b8bec8'
const WOOD = '#a8744a'

const lightBulb = (colour = '#fff0b0'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.008, 0, 0.014, 0.008, 0.0145, 0.03, 0.0005, 0.03], '#8f959e', metal),
  ...[0.011, 0.018, 0.025].map(y => ring([0, y, 0], 0.0145, 0.0018, '#6f757e', metal)),
  turned(
    [0, 0.03, 0],
    [0.0145, 0, 0.018, 0.012, 0.032, 0.036, 0.034, 0.055, 0.026, 0.074, 0.012, 0.082, 0.0005, 0.083],
    colour,
    glow,
  ),
]
const tableLamp = (colour = '#e8b45a'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.09, 0, 0.085, 0.02, 0.02, 0.03, 0.035, 0.1, 0.045, 0.16, 0.018, 0.22, 0.0005, 0.23],
    '#3f7a8a',
    gloss,
  ),
  rod([0, 0.22, 0], [0, 0.3, 0], 0.008, '#c8a05c', metal),
  turned([0, 0.27, 0], [0.15, 0, 0.1, 0.17, 0.0005, 0.172], colour, glow),
]
const chandelier = (colour = '#e0b24a'): Part[] => [
  rod([0, 1.3, 0], [0, 0.6, 0], 0.02, colour, metal),
  ...[0.95, 0.75].map(y => ball([0, y, 0], 0.06, colour, metal)),
  turned([0, 0.3, 0], [0.0005, 0, 0.06, 0.04, 0.12, 0.18, 0.05, 0.3, 0.0005, 0.32], colour, metal),
  ...around(8, (s, c) => rod([s * 0.06, 0.45, c * 0.06], [s * 0.35, 0.34, c * 0.35], 0.018, colour, metal)),
  ...around(8, (s, c) => rod([s * 0.35, 0.34, c * 0.35], [s * 0.5, 0.48, c * 0.5], 0.018, colour, metal)),
  ...around(8, (s, c) =>
    turned([s * 0.5, 0.47, c * 0.5], [0.0005, 0, 0.06, 0, 0.05, 0.02, 0.02, 0.03, 0.02, 0.13, 0.0005, 0.13], '#f8f4e8'),
  ),
  ...around(8, (s, c) => ball([s * 0.5, 0.63, c * 0.5], [0.022, 0.045, 0.022], '#ffe6a0', glow)),
  ...around(8, (s, c) => ball([s * 0.5, 0.4, c * 0.5], [0.02, 0.05, 0.02], '#d8ecf4', glass)),
  ball([0, 0.24, 0], [0.05, 0.07, 0.05], '#d8ecf4', glass),
]
const crate = (colour = '#c8985c'): Part[] => [
  box([0, 0.25, 0], [0.56, 0.46, 0.42], '#8a6238', { round: 0.005 }),
  ...[0.08, 0.25, 0.42].flatMap(y => [
    ...[-1, 1].map(z => box([0, y, z * 0.22], [0.6, 0.13, 0.025], colour, { round: 0.006 })),
    ...both(x => [box([x * 0.29, y, 0], [0.025, 0.13, 0.42], colour, { round: 0.006 })]),
  ]),
  ...[-1, 1].flatMap(x =>
    [-1, 1].map(z => box([x * 0.28, 0.25, z * 0.235], [0.06, 0.5, 0.02], '#b5834a', { round: 0.004 })),
  ),
  ...[-0.15, 0, 0.15].map(z => box([0, 0.49, z], [0.58, 0.025, 0.12], colour, { round: 0.006 })),
]
const safe = (colour = '#5f6a74'): Part[] => [
  box([0, 0.42, 0], [0.7, 0.76, 0.62], colour, { round: 0.04 }),
  box([0, 0.42, 0.3], [0.58, 0.64, 0.06], '#72808c', { round: 0.02 }),
  ring([0.02, 0.46, 0.35], 0.1, 0.014, STEEL, { turn: [1.57, 0, 0], ...metal }),
  ...around(5, (s, c) => rod([0.02, 0.46, 0.35], [0.02 + s * 0.12, 0.46 + c * 0.12, 0.355], 0.012, STEEL, metal)),
  turned([-0.18, 0.46, 0.33], [0.0005, 0, 0.06, 0, 0.055, 0.025, 0.0005, 0.03], '#22242c', { turn: [1.57, 0, 0] }),
  ball([-0.18, 0.5, 0.36], 0.008, '#fdfbf4'),
  ...[0.24, 0.6].map(y => rod([-0.31, y - 0.05, 0.32], [-0.31, y + 0.05, 0.32], 0.022, STEEL, metal)),
  ...[-1, 1].flatMap(x => [-1, 1].map(z => box([x * 0.27, 0.025, z * 0.22], [0.1, 0.05, 0.1], DARK, { round: 0.01 }))),
]
const padlock = (colour = '#e0b03c'): Part[] => [
  box([0, 0.035, 0], [0.075, 0.07, 0.032], colour, { round: 0.012, ...metal }),
  ...both(x => [rod([x * 0.022, 0.065, 0], [x * 0.022, 0.095, 0], 0.0075, STEEL, metal)]),
  ...Array.from({ length: 6 }, (_, n) => {
    const at = (k: number): Point => [
      Math.cos((k / 6) * Math.PI) * 0.022,
      0.095 + Math.sin((k / 6) * Math.PI) * 0.022,
      0,
    ]
    return rod(at(n), at(n + 1), 0.0075, STEEL, metal)
  }),
  ball([0, 0.04, 0.016], [0.008, 0.008, 0.003], '#22242c'),
  rod([0, 0.038, 0.0165], [0, 0.022, 0.0165], [0.003, 0.005], '#22242c'),
]
/** Land and sea, a way in dashes, and a cross at its end. */
const map = (colour = '#ecd8a8'): Part[] => [
  box([0, 0.2, 0], [0.54, 0.36, 0.006], colour, { round: 0.003 }),
  ...[0.385, 0.015].map(y => rod([-0.29, y, 0], [0.29, y, 0], 0.018, '#d8bc84')),
  ball([-0.12, 0.24, 0.003], [0.11, 0.08, 0.002], '#a8c07a'),
  ball([0.15, 0.16, 0.003], [0.09, 0.1, 0.002], '#a8c07a'),
  ball([0.12, 0.31, 0.003], [0.07, 0.03, 0.002], '#8ac0d0'),
  ...[0, 1, 2, 3, 4, 5].map(n =>
    rod(
      [-0.16 + n * 0.05, 0.25 - Math.sin(n) * 0.03, 0.005],
      [-0.135 + n * 0.05, 0.245 - Math.sin(n + 0.5) * 0.03, 0.005],
      0.004,
      '#8a4a2c',
    ),
  ),
  ...[-1, 1].map(a =>
    rod([0.15 - 0.025, 0.16 - a * 0.025, 0.006], [0.15 + 0.025, 0.16 + a * 0.025, 0.006], 0.007, '#d0242f'),
  ),
]
const stroller = (colour = '#4a7ab5') => {
  const { bones, parts } = wheels([-0.32, 0.32], 0.24, 0.13)
  return buildThing({
    bones,
    parts: [
      ...parts,
      ...both(x => [
        rod([x * 0.22, 0.14, 0.32], [x * 0.22, 0.55, -0.1], 0.016, STEEL, metal),
        rod([x * 0.22, 0.14, -0.32], [x * 0.22, 0.55, 0.15], 0.016, STEEL, metal),
        rod([x * 0.22, 0.5, -0.15], [x * 0.22, 1, -0.6], 0.016, STEEL, metal),
      ]),
      rod([-0.22, 1, -0.6], [0.22, 1, -0.6], 0.022, DARK),
      cut([0, 0.6, 0], [-0.34, 0.1, -0.3, -0.1, 0.25, -0.12, 0.42, 0.05, 0.36, 0.14], 0.4, colour, { bevel: 0.05 }),
      ...[0, 1, 2, 3].map(n =>
        box([0, 0.78 + Math.sin(n * 0.6) * 0.24, -0.36 + n * 0.13], [0.44, 0.05, 0.2], n % 2 ? colour : '#6a9ad0', {
          round: 0.02,
          turn: [1.1 - n * 0.45, 0, 0],
        }),
      ),
      box([0, 0.73, 0.16], [0.34, 0.08, 0.36], '#fbe8d0', { round: 0.04 }),
    ],
    sockets: { seat: [0, 0.68, 0], top: [0, 0.72, 0.05] },
  })
}
const wheelbarrow = (colour = '#3a8a5a') => ({
  parts: [
    ring([0, 0.2, 0.62], 0.15, 0.05, DARK, { turn: [0, 0, 1.57] }),
    ball([0, 0.2, 0.62], [0.05, 0.1, 0.1], STEEL),
    cut(
      [0, 0.5, 0.1],
      [-0.42, 0.16, -0.3, -0.14, 0.25, -0.16, 0.5, 0.2, 0.44, 0.2, 0.22, -0.1, -0.26, -0.08, -0.36, 0.16],
      0.56,
      colour,
    ),
    ...both(x => [
      cut([x * 0.28, 0.5, 0.1], [-0.42, 0.16, -0.3, -0.14, 0.25, -0.16, 0.5, 0.2], 0.03, colour),
      rod([x * 0.06, 0.2, 0.62], [x * 0.27, 0.52, -0.75], 0.022, WOOD),
      rod([x * 0.26, 0.52, -0.7], [x * 0.27, 0.53, -0.88], 0.03, DARK),
      rod([x * 0.22, 0.42, -0.2], [x * 0.26, 0, -0.28], 0.02, STEEL, metal),
    ]),
    rod([-0.06, 0.2, 0.62], [0.06, 0.2, 0.62], 0.03, STEEL),
    ball([0, 0.56, 0.08], [0.25, 0.12, 0.34], '#6a4a30'),
  ],
  sockets: { top: [0, 0.6, 0.05] as Point, seat: [0, 0.6, 0.05] as Point },
})
const scarecrow = (colour = '#c8402c'): Part[] => [
  rod([0, 0, 0], [0, 1.7, 0], 0.04, WOOD),
  rod([-0.75, 1.32, 0], [0.75, 1.32, 0], 0.035, WOOD),
  box([0, 1.12, 0], [0.42, 0.55, 0.22], colour, { round: 0.08 }),
  ...both(x => [
    rod([x * 0.18, 1.32, 0], [x * 0.62, 1.32, 0], [0.1, 0.08], colour),
    ...[-0.06, 0, 0.06].map(y => rod([x * 0.62, 1.32, 0], [x * 0.8, 1.3 + y, y], [0.02, 0.008], '#f2d26a')),
    rod([x * 0.11, 0.86, 0], [x * 0.14, 0.5, 0], [0.1, 0.09], '#3f5f9a'),
    ...[-0.05, 0, 0.05].map(z => rod([x * 0.14, 0.5, 0], [x * 0.16 + z * 0.5, 0.36, z], [0.02, 0.008], '#f2d26a')),
    ball([x * 0.06, 1.62, 0.13], 0.018, '#22202a'),
  ]),
  ball([0, 1.58, 0], [0.16, 0.17, 0.15], '#e8cf9a'),
  rod([0, 1.58, 0.14], [0, 1.56, 0.24], [0.03, 0.008], '#f0822c'),
  rod([-0.06, 1.5, 0.135], [0.06, 1.5, 0.135], 0.009, '#22202a'),
  turned([0, 1.68, 0], [0.34, 0, 0.3, 0.03, 0.15, 0.05, 0.1, 0.26, 0.0005, 0.27], '#d8a84a'),
  ring([0, 1.74, 0], 0.145, 0.02, '#8a2c1c'),
]
/** A small house with one round or arched hole: of a dog, or on a post of a bird. */
const kennel = (colour = '#c0502c'): Part[] => [
  box([0, 0.32, 0], [0.7, 0.62, 0.8], '#d8a868', { round: 0.01 }),
  panel([0, 0.62, 0], [-0.35, 0, 0.35, 0, 0, 0.32], 0.8, '#d8a868'),
  ...both(x => [box([x * 0.22, 0.82, 0], [0.58, 0.05, 0.94], colour, { round: 0.01, turn: [0, 0, x * -0.74] })]),
  panel(
    [0, 0.05, 0.405],
    [-0.17, 0, 0.17, 0, 0.17, 0.28, 0.12, 0.39, 0, 0.44, -0.12, 0.39, -0.17, 0.28],
    0.02,
    '#3a2a22',
  ),
  box([0, 0.56, 0.415], [0.3, 0.08, 0.02], '#fbf4e2', { round: 0.01 }),
  panel([0, 0.56, 0.43], [-0.06, 0, 0.06, 0, 0.06, 0.02, -0.06, 0.02], 0.006, '#8a5a34'),
]
const birdhouse = (colour = '#4f8fb8'): Part[] => [
  rod([0, 0, 0], [0, 1.3, 0], 0.04, WOOD),
  box([0, 1.5, 0], [0.24, 0.3, 0.22], '#e8d2a0', { round: 0.01 }),
  panel([0, 1.64, 0], [-0.12, 0, 0.12, 0, 0, 0.13], 0.22, '#e8d2a0'),
  ...both(x => [box([x * 0.08, 1.72, 0], [0.22, 0.025, 0.3], colour, { round: 0.005, turn: [0, 0, x * -0.82] })]),
  ball([0, 1.54, 0.11], [0.048, 0.048, 0.012], '#3a2a22'),
  rod([0, 1.45, 0.1], [0, 1.45, 0.18], 0.009, '#8a5a34'),
]
/** Boxes upon each other with a lid and a slit, as keepers have them. */
const beehive = (colour = '#f4e0a0'): Part[] => [
  ...[0, 1, 2].flatMap(n => [
    box([0, 0.32 + n * 0.27, 0], [0.52, 0.25, 0.5], n % 2 ? '#8ac0d8' : colour, { round: 0.012 }),
    box([0, 0.34 + n * 0.27, 0.255], [0.14, 0.035, 0.02], '#c8985c', { round: 0.006 }),
  ]),
  box([0, 1.03, 0], [0.6, 0.07, 0.58], '#d8d8dc', { round: 0.01, ...metal }),
  box([0, 0.215, 0.255], [0.36, 0.03, 0.02], '#2c2420', { round: 0.004 }),
  box([0, 0.18, 0.08], [0.56, 0.04, 0.66], WOOD, { round: 0.01 }),
  ...[-1, 1].flatMap(x => [-1, 1].map(z => rod([x * 0.22, 0.17, z * 0.2], [x * 0.22, 0, z * 0.2], 0.03, WOOD))),
  ...(
    [
      [0.16, 0.23, 0.3],
      [-0.1, 0.24, 0.36],
      [0.05, 0.24, 0.4],
    ] as const
  ).flatMap(([x, y, z]) => [
    ball([x, y - 0.02, z], [0.014, 0.012, 0.02], '#e8b02c'),
    ball([x, y - 0.02, z + 0.018], 0.01, '#2c2420'),
  ]),
]
const whisk = (colour = STEEL): Part[] => [
  rod([0, 0.16, 0], [0, 0.28, 0], [0.009, 0.012], DARK),
  ...around(6, (s, c) => rod([0, 0.16, 0], [s * 0.03, 0.08, c * 0.03], 0.002, colour, metal)),
  ...around(6, (s, c) => rod([s * 0.03, 0.08, c * 0.03], [s * 0.022, 0.025, c * 0.022], 0.002, colour, metal)),
  ...around(6, (s, c) => rod([s * 0.022, 0.025, c * 0.022], [0, 0.003, 0], 0.002, colour, metal)),
]
const ladle = (colour = STEEL): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.025, 0.004, 0.044, 0.025, 0.047, 0.042, 0.044, 0.042, 0.038, 0.026, 0.0005, 0.008],
    colour,
    metal,
  ),
  rod([0.042, 0.04, 0], [0.06, 0.26, 0], 0.006, colour, metal),
  rod([0.06, 0.26, 0], [0.045, 0.285, 0], 0.006, colour, metal),
]
const bagel = (colour = '#d8964a'): Part[] => [
  ring([0, 0.022, 0], 0.04, 0.021, colour),
  ring([0, 0.026, 0], 0.04, 0.0185, '#e8ae62'),
  ...Array.from({ length: 26 }, (_, n) => {
    const a = n * 2.4
    const r = 0.034 + (n % 4) * 0.004
    return ball([Math.sin(a) * r, 0.0435, Math.cos(a) * r], [0.0022, 0.0012, 0.0035], '#fbf0d2', { turn: [0, a, 0] })
  }),
]
const bacon = (): Part[] =>
  [0, 1].flatMap(strip =>
    ['#c0402c', '#f4c8a8', '#a8341f'].flatMap((hue, k) =>
      Array.from({ length: 9 }, (_, n) => {
        const at = (m: number): Point => [
          -0.09 + m * 0.02,
          0.012 + 0.008 * Math.sin(m * 1.3),
          -0.03 + strip * 0.045 + k * 0.011,
        ]
        return rod(at(n), at(n + 1), 0.0062, hue)
      }),
    ),
  )
const butter = (colour = '#f8dc6a'): Part[] => [
  box([0, 0.008, 0], [0.2, 0.014, 0.13], '#f4f6f8', { round: 0.007, ...gloss }),
  box([-0.01, 0.04, 0], [0.12, 0.05, 0.06], colour, { round: 0.006 }),
  box([0.07, 0.022, 0.01], [0.012, 0.045, 0.056], colour, { round: 0.003, turn: [0, 0.2, -0.9] }),
]

/** Lamps, boxes, boards and carriages of a house and its garden. By pictogram and name. */
export const householdThings: Readonly<Record<string, Kind>> = {
  '💡': made(lightBulb),
  'drawn-table-lamp': made(tableLamp),
  'drawn-chandelier': made(chandelier),
  'drawn-crate': made(crate),
  'drawn-safe': made(safe),
  '🔒': made(padlock),
  '🗺️': made(map),
  'drawn-stroller': { ...moving(stroller), isLong: true },
  'drawn-wheelbarrow': long(wheelbarrow),
  'drawn-scarecrow': made(scarecrow),
  'drawn-doghouse': made(kennel),
  'drawn-birdhouse': made(birdhouse),
  'drawn-beehive': made(beehive),
  'drawn-whisk': made(whisk),
  'drawn-ladle': made(ladle),
  '🥯': made(bagel),
  '🥓': made(bacon),
  '🧈': made(butter),
}
