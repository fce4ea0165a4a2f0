import type { Part, Point } from '../body.ts'
import { around, ball, both, box, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, lid, long, made, metal } from './made.ts'

const DARK = '#2c2e36'
const STEEL = '#b8bec8'
const WOOD = '#a8744a'

/** Plates from helmet to feet, that stand by themselves. */
const armour = (colour = '#b0b8c4'): Part[] => [
  box([0, 0.04, 0], [0.6, 0.08, 0.4], WOOD, { round: 0.02 }),
  ...both(x => [
    ball([x * 0.12, 0.13, 0.06], [0.075, 0.06, 0.14], colour, metal),
    rod([x * 0.12, 0.15, 0], [x * 0.12, 0.5, 0], [0.07, 0.085], colour, metal),
    ball([x * 0.12, 0.52, 0.05], 0.07, '#d8dee6', metal),
    rod([x * 0.12, 0.54, 0], [x * 0.12, 0.9, 0], [0.09, 0.11], colour, metal),
    ball([x * 0.29, 1.42, 0], [0.13, 0.11, 0.13], '#d8dee6', metal),
    rod([x * 0.31, 1.36, 0], [x * 0.33, 1.1, 0.02], [0.075, 0.065], colour, metal),
    rod([x * 0.33, 1.1, 0.02], [x * 0.31, 0.86, 0.08], [0.065, 0.055], colour, metal),
    ball([x * 0.31, 0.8, 0.1], 0.065, '#d8dee6', metal),
  ]),
  turned([0, 0.86, 0], [0.0005, 0, 0.25, 0, 0.2, 0.16, 0.26, 0.4, 0.24, 0.58, 0.12, 0.62, 0.0005, 0.62], colour, metal),
  turned([0, 1.48, 0], [0.0005, 0, 0.13, 0, 0.15, 0.12, 0.13, 0.26, 0.06, 0.33, 0.0005, 0.34], '#d8dee6', metal),
  box([0, 1.62, 0.14], [0.2, 0.025, 0.04], '#17171c', { round: 0.006 }),
  ...[1.54, 1.5].map(y => box([0, y, 0.135], [0.12, 0.012, 0.03], '#17171c', { round: 0.004 })),
  rod([0, 1.8, -0.02], [0, 1.98, -0.1], [0.03, 0.05], '#d0242f'),
  rod([0, 1.98, -0.1], [0, 1.86, -0.24], [0.05, 0.02], '#d0242f'),
]
const spear = (colour = WOOD): Part[] => [
  rod([0, 0, 0], [0, 1.75, 0], 0.018, colour),
  panel([0, 1.95, 0], [-0.05, -0.15, 0, -0.22, 0.05, -0.15, 0, 0.22], 0.02, STEEL, { ...metal, bevel: 0.006 }),
  ...around(6, (s, c) => rod([s * 0.015, 1.74, c * 0.015], [s * 0.06, 1.58, c * 0.06], [0.012, 0.006], '#d0242f')),
]
const magnet = (colour = '#d8302c'): Part[] => [
  ...Array.from({ length: 10 }, (_, n) => {
    const at = (k: number): Point => [Math.cos((k / 10) * Math.PI) * 0.06, 0.1 + Math.sin((k / 10) * Math.PI) * 0.06, 0]
    return rod(at(n), at(n + 1), 0.026, colour, gloss)
  }),
  ...both(x => [
    rod([x * 0.06, 0.1, 0], [x * 0.06, 0.055, 0], 0.026, colour, gloss),
    turned([x * 0.06, 0, 0], [0.0005, 0, 0.026, 0, 0.026, 0.06, 0.0005, 0.06], '#dfe3e8', metal),
  ]),
]
const rope = (colour = '#c8a46a'): Part[] => [
  ...[0, 1, 2, 3].map(n => ring([0, 0.03 + n * 0.045, 0], 0.2 - (n % 2) * 0.008, 0.028, n % 2 ? '#b8925a' : colour)),
  rod([0.2, 0.03, 0.04], [0.34, 0.025, 0.2], 0.026, colour),
  rod([0.34, 0.025, 0.2], [0.28, 0.025, 0.36], 0.026, '#b8925a'),
  ball([0.28, 0.03, 0.37], 0.034, colour),
]
const battery = (colour = '#2f8a4a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.014, 0, 0.0145, 0.034, 0.0005, 0.034], '#22242c'),
  turned([0, 0.034, 0], [0.0145, 0, 0.0145, 0.014, 0.013, 0.016, 0.0005, 0.016], colour, gloss),
  turned([0, 0.05, 0], [0.006, 0, 0.005, 0.004, 0.0005, 0.0042], STEEL, metal),
  ...[0, 1.57].map(a => box([0, 0.04, 0.0146], [0.008, 0.0022, 0.001], '#fdfbf4', { round: 0.0004, turn: [0, 0, a] })),
]
const pineCone = (colour = '#8a5a34'): Part[] => [
  ball([0, 0.055, 0], [0.026, 0.05, 0.026], '#5f3c22'),
  ...Array.from({ length: 48 }, (_, n) => {
    const t = n / 48
    const turn = n * 2.39996
    const r = 0.034 * Math.sin(0.35 + t * 2.4)
    return ball(
      [Math.sin(turn) * r, 0.012 + t * 0.09, Math.cos(turn) * r],
      [0.013, 0.005, 0.013],
      n % 3 ? colour : '#a8744a',
      { turn: [Math.cos(turn) * 0.45, 0, -Math.sin(turn) * 0.45] },
    )
  }),
]
const acorn = (colour = '#a8703a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.004, 0.003, 0.012, 0.012, 0.0135, 0.026, 0.0005, 0.03], colour, gloss),
  turned([0, 0.024, 0], [0.0155, 0, 0.016, 0.005, 0.011, 0.012, 0.0005, 0.0145], '#6f4a2c'),
  ...around(9, (s, c) => ball([s * 0.0145, 0.029, c * 0.0145], 0.003, '#5a3a22')),
  rod([0, 0.036, 0], [0.003, 0.046, 0], 0.0018, '#5a3a22'),
]
const seaweed = (colour = '#3f8a4a'): Part[] =>
  [-0.16, 0, 0.15].flatMap((x, stalk) =>
    Array.from({ length: 7 }, (_, n) => {
      const at = (k: number): Point => [
        x + 0.06 * Math.sin(k * 0.9 + stalk * 2),
        k * (0.15 - stalk * 0.012),
        0.05 * Math.cos(k + stalk),
      ]
      return [
        rod(at(n), at(n + 1), [0.026 - n * 0.002, 0.024 - n * 0.002], colour),
        ball(
          [at(n + 1)[0] + (n % 2 ? 0.06 : -0.06), at(n + 1)[1], at(n + 1)[2]],
          [0.075, 0.028, 0.012],
          n % 2 ? '#5fa85a' : colour,
          { turn: [0, 0, n % 2 ? 0.6 : -0.6] },
        ),
      ]
    }).flat(),
  )
const pickaxe = (colour = WOOD): Part[] => [
  rod([0, 0, 0], [0, 0.95, 0], [0.022, 0.026], colour),
  box([0, 0.92, 0], [0.06, 0.08, 0.06], '#6a7078', { round: 0.01, ...metal }),
  ...both(x => [
    rod([x * 0.02, 0.93, 0], [x * 0.22, 0.9, 0], [0.034, 0.026], '#8a909a', metal),
    rod([x * 0.22, 0.9, 0], [x * 0.38, 0.8, 0], [0.026, 0.006], '#8a909a', metal),
  ]),
]
const chainsaw = (colour = '#f0702c'): Part[] => [
  box([0, 0.14, -0.14], [0.16, 0.16, 0.28], colour, { round: 0.03 }),
  cut([0, 0.13, 0.24], [-0.24, -0.045, 0.28, -0.045, 0.33, 0, 0.28, 0.045, -0.24, 0.045], 0.02, '#b8bec8', metal),
  ...Array.from({ length: 10 }, (_, n) =>
    [0.08, 0.178].map(y => box([0, y, 0.05 + n * 0.05], [0.024, 0.018, 0.024], DARK, { round: 0.003 })),
  ).flat(),
  rod([-0.07, 0.2, -0.02], [-0.07, 0.28, -0.02], 0.014, DARK),
  rod([-0.07, 0.28, -0.02], [0.07, 0.28, -0.02], 0.014, DARK),
  rod([0.07, 0.28, -0.02], [0.07, 0.2, -0.02], 0.014, DARK),
  rod([0, 0.22, -0.24], [0, 0.2, -0.38], 0.02, DARK),
  rod([0, 0.2, -0.38], [0, 0.1, -0.36], 0.02, DARK),
  rod([0, 0.1, -0.36], [0, 0.09, -0.26], 0.02, DARK),
]
const drill = (colour = '#f2b52c'): Part[] => [
  rod([0, 0.2, -0.07], [0, 0.2, 0.08], [0.036, 0.034], colour),
  rod([0, 0.2, 0.08], [0, 0.2, 0.13], [0.03, 0.016], DARK),
  rod([0, 0.2, 0.13], [0, 0.2, 0.24], [0.006, 0.004], STEEL, metal),
  box([0, 0.11, -0.04], [0.036, 0.14, 0.05], colour, { round: 0.012, turn: [0.12, 0, 0] }),
  box([0, 0.03, -0.05], [0.06, 0.05, 0.1], DARK, { round: 0.012 }),
  rod([0, 0.155, -0.005], [0, 0.13, 0], 0.008, DARK),
]
const spring = (colour = STEEL): Part[] =>
  Array.from({ length: 60 }, (_, n) => {
    const at = (k: number): Point => [Math.cos(k * 0.7) * 0.03, 0.004 + k * 0.0021, Math.sin(k * 0.7) * 0.03]
    return rod(at(n), at(n + 1), 0.004, colour, metal)
  })
const goldBars = (colour = '#f2c02c'): Part[] =>
  (
    [
      [-0.05, 0, 0],
      [0.05, 0, 0],
      [0, 0.045, 0],
    ] as const
  ).map(([x, y, z]) =>
    cut([x, y, z], [-0.1, 0, 0.1, 0, 0.085, 0.042, -0.085, 0.042], 0.075, colour, { bevel: 0.008, ...metal }),
  )
const pocketWatch = (colour = '#e0b24a'): Part[] => [
  turned([0, 0.05, 0], [0.0005, -0.008, 0.04, -0.008, 0.045, 0, 0.04, 0.008, 0.0005, 0.008], colour, {
    turn: [1.57, 0, 0],
    ...metal,
  }),
  turned([0, 0.05, 0.007], [0.0005, 0, 0.036, 0, 0.036, 0.003, 0.0005, 0.003], '#fdfbf4', { turn: [1.57, 0, 0] }),
  ...around(12, (s, c, n) => ball([s * 0.03, 0.05 + c * 0.03, 0.0105], n % 3 ? 0.0015 : 0.0028, '#22222a')),
  rod([0, 0.05, 0.0115], [0, 0.072, 0.0115], 0.0018, '#22222a'),
  rod([0, 0.05, 0.0115], [0.016, 0.044, 0.0115], 0.0018, '#22222a'),
  rod([0, 0.094, 0], [0, 0.102, 0], 0.006, colour, metal),
  ring([0, 0.114, 0], 0.012, 0.0028, colour, { turn: [1.57, 0, 0], ...metal }),
  ...Array.from({ length: 9 }, (_, n) =>
    ring([0.012 + n * 0.0095, 0.118 - n * n * 0.0008, 0], 0.006, 0.0017, colour, {
      turn: [n % 2 ? 1.57 : 0, 0, 0.6],
      ...metal,
    }),
  ),
]
const compass = (colour = '#c8963a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.05, 0, 0.052, 0.02, 0.048, 0.024, 0.046, 0.014, 0.0005, 0.014], colour, metal),
  turned([0, 0.014, 0], [0.0005, 0, 0.046, 0, 0.046, 0.002, 0.0005, 0.002], '#fdf8ea'),
  panel([0, 0.02, 0], [-0.006, 0, 0.006, 0, 0, 0.038], 0.003, '#d0242f'),
  rod([-0.004, 0.019, 0.004], [-0.024, 0.019, 0.024], [0.005, 0.001], '#22222a'),
  rod([0.004, 0.019, -0.004], [0.024, 0.019, -0.024], [0.005, 0.001], '#d0242f'),
  ball([0, 0.02, 0], 0.005, colour, metal),
  ...around(8, (s, c, n) => ball([s * 0.038, 0.017, c * 0.038], n % 2 ? 0.0018 : 0.0036, '#22222a')),
  box([0, 0.06, -0.052], [0.1, 0.1, 0.008], colour, { round: 0.03, turn: [-0.2, 0, 0], ...metal, ...lid }),
]
const abacus = (colour = '#6f3f22'): Part[] => [
  ...[0.01, 0.19].map(y => box([0, y, 0], [0.34, 0.02, 0.03], colour, { round: 0.004 })),
  ...both(x => [box([x * 0.165, 0.1, 0], [0.02, 0.2, 0.03], colour, { round: 0.004 })]),
  box([0, 0.135, 0], [0.32, 0.012, 0.024], colour, { round: 0.003 }),
  ...Array.from({ length: 9 }, (_, n) => {
    const x = -0.132 + n * 0.033
    return [
      rod([x, 0.015, 0], [x, 0.185, 0], 0.0022, '#d8b07a'),
      ...[0.03, 0.046, 0.062 + (n % 3) * 0.012, 0.09 + (n % 2) * 0.014, 0.152, 0.172].map(y =>
        ball([x, y, 0], [0.0135, 0.0075, 0.0135], '#2f2420', gloss),
      ),
    ]
  }).flat(),
]

/** Tools, gear and small finds that hands take up. By pictogram and name. */
export const gear: Readonly<Record<string, Kind>> = {
  'drawn-armour': made(armour),
  'drawn-spear': made(spear),
  '🧲': made(magnet),
  '🪢': made(rope),
  '🔋': made(battery),
  'drawn-pine-cone': made(pineCone),
  'drawn-acorn': made(acorn),
  'drawn-seaweed': made(seaweed),
  'drawn-pocket-watch': made(pocketWatch),
  '🧭': made(compass),
  '🧮': made(abacus),
  'drawn-pickaxe': made(pickaxe),
  'drawn-chainsaw': long(chainsaw),
  'drawn-drill': long(drill),
  'drawn-spring': made(spring),
  'drawn-gold-bars': made(goldBars),
}
