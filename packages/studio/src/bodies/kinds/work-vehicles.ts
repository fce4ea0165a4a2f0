import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, ring, rod, turned, wheels } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'
import type { Kind } from './kind.ts'
import { gloss, glow, long, metal, moving } from './made.ts'

const YELLOW = '#f2b52c'
const DARK = '#2c2e36'
const STEEL = '#8f96a0'

/** A crawler's belt with its rollers, at both sides. */
const tracks = (half: number, length: number, r: number, wide: number): Part[] =>
  both(x => [
    cut(
      [x * half, r, 0],
      [
        -length,
        -r * 0.7,
        -length - r * 0.7,
        0,
        -length,
        r * 0.9,
        length,
        r * 0.9,
        length + r * 0.7,
        0,
        length,
        -r * 0.7,
      ],
      wide,
      DARK,
      { bevel: 0.06 },
    ),
    ...[-0.9, -0.3, 0.3, 0.9].map(at =>
      ball([x * (half + wide * 0.42), r, at * length], [wide * 0.2, r * 0.55, r * 0.55], STEEL),
    ),
  ])
/** A driver's cabin of posts, panes and a roof. */
const cabin = ([x, y, z]: Point, [w, h, d]: Point, colour: string): Part[] => [
  box([x, y + h * 0.2, z], [w, h * 0.4, d], colour, { round: 0.06 }),
  box([x, y + h * 0.66, z], [w * 0.92, h * 0.56, d * 0.92], GLASS, { round: 0.05, ...glass }),
  ...[-1, 1].flatMap(sx =>
    [-1, 1].map(sz =>
      rod(
        [x + sx * w * 0.46, y + h * 0.35, z + sz * d * 0.46],
        [x + sx * w * 0.44, y + h, z + sz * d * 0.44],
        0.05,
        colour,
      ),
    ),
  ),
  box([x, y + h, z], [w * 1.04, 0.12, d * 1.04], colour, { round: 0.05 }),
]

const excavator = (colour = YELLOW) => ({
  parts: excavatorParts(colour),
  // In its bucket.
  sockets: { mouth: [0.45, 0.8, 2.78] as Point },
})
const excavatorParts = (colour: string): Part[] => [
  ...tracks(0.85, 1.3, 0.42, 0.5),
  box([0, 0.62, 0], [1.3, 0.4, 1.6], DARK, { round: 0.06 }),
  box([0, 1.25, -0.5], [1.9, 0.8, 1.7], colour, { round: 0.15 }),
  ...cabin([-0.5, 0.95, 0.45], [0.85, 1.7, 1.1], colour),
  rod([0.45, 1.2, 0.4], [0.45, 3.5, 2], [0.26, 0.22], colour),
  rod([0.45, 3.5, 2], [0.45, 3.3, 2.5], 0.22, colour),
  rod([0.45, 3.4, 2.35], [0.45, 1.7, 3.7], [0.2, 0.15], colour),
  rod([0.45, 1.7, 0.9], [0.45, 2.9, 1.85], 0.08, STEEL, metal),
  rod([0.45, 3.75, 1.9], [0.45, 3.1, 2.75], 0.07, STEEL, metal),
  cut([0.45, 1, 3.4], [-0.45, 0.1, -0.35, -0.6, 0.15, -0.75, 0.5, -0.4, 0.4, 0.75, 0.15, 0.75], 0.8, '#4a4e58', {
    bevel: 0.06,
  }),
  ...[-0.3, 0, 0.3].map(x => rod([0.45 + x, 0.45, 3.1], [0.45 + x, 0.3, 2.8], [0.07, 0.03], STEEL)),
]
const bulldozer = (colour = YELLOW): Part[] => [
  ...tracks(0.85, 1.3, 0.45, 0.55),
  box([0, 1.05, 0.55], [1.15, 0.8, 1.6], colour, { round: 0.12 }),
  ...cabin([0, 1, -0.65], [1.3, 1.6, 1.1], colour),
  rod([0.35, 1.4, 0.7], [0.35, 2.2, 0.7], [0.07, 0.06], DARK),
  cut([0, 0.65, 2.25], [0, -0.6, 0.2, -0.65, 0.12, 0, 0.25, 0.7, 0.05, 0.7, -0.12, 0], 2.9, colour, { bevel: 0.04 }),
  ...both(x => [rod([x * 0.85, 0.5, 0.6], [x * 0.85, 0.4, 2.2], 0.12, '#d8982c')]),
  ...[0.35, 0.6, 0.85].map(y => box([0, y + 0.3, 1.36], [0.7, 0.1, 0.04], DARK, { round: 0.02 })),
]
const forklift = (colour = '#f08a2c') => {
  const { bones, parts } = wheels([-0.75, 0.7], 0.5, 0.32)
  return buildThing({
    bones,
    parts: [
      ...parts,
      box([0, 0.7, -0.2], [1, 0.65, 1.9], colour, { round: 0.12 }),
      box([0, 1.05, -0.95], [1, 0.5, 0.5], DARK, { round: 0.1 }),
      ...both(x => [
        rod([x * 0.45, 1, -0.8], [x * 0.42, 2.15, -0.6], 0.045, DARK),
        rod([x * 0.45, 0.95, 0.6], [x * 0.42, 2.15, 0.4], 0.045, DARK),
        rod([x * 0.3, 0.12, 0.95], [x * 0.3, 2.6, 0.95], 0.06, STEEL, metal),
        box([x * 0.26, 0.3, 1.6], [0.14, 0.05, 1.2], STEEL, { round: 0.02, ...metal }),
        box([x * 0.26, 0.55, 1.02], [0.14, 0.55, 0.06], STEEL, { round: 0.02, ...metal }),
      ]),
      box([0, 2.18, -0.1], [1, 0.07, 1.3], DARK, { round: 0.03 }),
      box([0, 2.58, 0.95], [0.7, 0.1, 0.1], STEEL, { round: 0.03 }),
      box([0, 1.1, -0.25], [0.5, 0.15, 0.5], DARK, { round: 0.06 }),
      box([0, 1.4, -0.48], [0.5, 0.55, 0.12], DARK, { round: 0.05 }),
      rod([0, 1, 0.5], [0, 1.4, 0.25], 0.03, DARK),
      ring([0, 1.4, 0.25], 0.17, 0.025, DARK, { turn: [0.9, 0, 0] }),
    ],
    sockets: { seat: [0, 1.17, -0.25], top: [0, 0.35, 1.6] },
  })
}
const towerCrane = (colour = YELLOW): Part[] => [
  box([0, 0.25, 0], [3, 0.5, 3], '#9a9ea6', { round: 0.05 }),
  ...[-1, 1].flatMap(x => [-1, 1].map(z => rod([x * 0.6, 0.4, z * 0.6], [x * 0.6, 16, z * 0.6], 0.11, colour))),
  ...Array.from({ length: 10 }, (_, n) => n * 1.56 + 0.5).flatMap((y, n) => [
    ...both(x => [rod([x * 0.6, y, n % 2 ? -0.6 : 0.6], [x * 0.6, y + 1.5, n % 2 ? 0.6 : -0.6], 0.06, colour)]),
    ...[-0.6, 0.6].map(z => rod([n % 2 ? -0.6 : 0.6, y, z], [n % 2 ? 0.6 : -0.6, y + 1.5, z], 0.06, colour)),
  ]),
  box([0, 16.3, 0], [1.6, 0.6, 1.6], DARK, { round: 0.1 }),
  ...cabin([0.9, 15.1, 0.7], [1, 1.3, 1.2], colour),
  rod([0, 16.5, 0], [0, 19, 0], [0.4, 0.12], colour),
  ...both(x => [rod([x * 0.45, 16.7, -5], [x * 0.45, 16.7, 13], 0.1, colour)]),
  rod([0, 17.6, -0.2], [0, 17.3, 12.8], 0.1, colour),
  ...Array.from({ length: 16 }, (_, n) =>
    rod([n % 2 ? 0.45 : -0.45, 16.7, n * 0.8], [0, 17.5, n * 0.8 + 0.4], 0.05, colour),
  ),
  rod([0, 18.9, 0], [0, 17.3, 9.5], 0.04, DARK),
  rod([0, 18.9, 0], [0, 16.8, -4.6], 0.04, DARK),
  box([0, 16.1, -4.4], [1.4, 1.2, 1.2], '#8a8f98', { round: 0.08 }),
  rod([0, 16.7, 10], [0, 9.4, 10], 0.04, DARK),
  box([0, 9.2, 10], [0.4, 0.5, 0.3], '#e0562c', { round: 0.08 }),
  ring([0, 8.75, 10], 0.22, 0.07, STEEL, { turn: [0, 0, 1.57] }),
]
const tank = (colour = '#6f7a4a'): Part[] => [
  ...tracks(1.2, 2.2, 0.5, 0.6),
  cut([0, 0.9, 0], [-2.7, -0.2, -2.5, 0.35, 1.8, 0.45, 2.8, 0, 2.4, -0.35, -2.4, -0.35], 2, colour, { bevel: 0.1 }),
  turned([0, 1.3, -0.2], [0.0005, 0, 1.15, 0, 1.05, 0.45, 0.75, 0.62, 0.0005, 0.65], colour),
  rod([0, 1.6, 0.6], [0, 1.68, 3.9], [0.14, 0.11], '#5f6a40'),
  rod([0, 1.675, 3.6], [0, 1.685, 4], 0.16, '#5f6a40'),
  turned([-0.35, 1.9, -0.4], [0.0005, 0, 0.3, 0, 0.28, 0.14, 0.0005, 0.16], '#5a6440'),
  rod([0.6, 1.8, -0.8], [0.6, 3.1, -0.9], 0.02, DARK),
  ...both(x => [box([x * 1.2, 1.12, 0], [0.7, 0.1, 4.6], colour, { round: 0.04 })]),
]
const mixer = (colour = '#f2f0ea') => {
  const { bones, parts } = wheels([-1.9, -1.1, 1.9], 0.95, 0.48)
  return buildThing({
    bones: [...bones, { name: 'rotor.0', at: [0, 1.9, -0.9] }],
    parts: [
      ...parts,
      box([0, 0.75, -0.2], [1.5, 0.3, 5.2], DARK, { round: 0.05 }),
      box([0, 1.5, 1.9], [2, 1.6, 1.4], '#e0562c', { round: 0.18 }),
      box([0, 1.85, 2.35], [1.8, 0.7, 0.55], GLASS, { round: 0.1, ...glass }),
      turned([0, 1.9, -0.9], [0.3, -1.6, 0.75, -1.2, 1.15, -0.3, 1.15, 0.5, 0.7, 1.5, 0.4, 1.9, 0.0005, 1.9], colour, {
        turn: [-1.35, 0, 0],
      }),
      ...[-0.9, -0.2, 0.5].map(at =>
        ring([0, 1.9 + at * 0.22, -0.9 - at], 1.06 - Math.abs(at) * 0.2, 0.06, '#e0562c', { turn: [-1.35, 0, 0] }),
      ),
      box([0, 1.05, -0.9], [1.2, 0.5, 2.4], '#8a8f98', { round: 0.06 }),
      cut([0, 1.5, -2.9], [-0.3, -0.3, 0.3, 0.5, 0.1, 0.6, -0.5, -0.2], 0.6, STEEL),
      ...both(x => [ball([x * 0.7, 1.1, 2.62], 0.13, '#fff4c8', glow)]),
    ],
  })
}
/** A hooded seat on two large wheels, with shafts to pull it by. */
const rickshaw = (colour = '#b5302c') => ({
  parts: [
    ...both(x => [
      ring([x * 0.48, 0.5, 0], 0.46, 0.04, DARK, { turn: [0, 0, 1.57] }),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(n => {
        const a = (n / 8) * 2 * Math.PI
        return rod([x * 0.48, 0.5, 0], [x * 0.48, 0.5 + Math.cos(a) * 0.45, Math.sin(a) * 0.45], 0.012, '#c8a05c')
      }),
      ball([x * 0.48, 0.5, 0], [0.05, 0.08, 0.08], '#d8b45a', metal),
      rod([x * 0.34, 0.6, -0.2], [x * 0.3, 0.75, 1.7], 0.03, '#5a3a24'),
      cut([x * 0.38, 0.9, 0], [-0.4, -0.25, 0.35, -0.25, 0.3, 0.1, -0.35, 0.2], 0.06, colour, { bevel: 0.02 }),
    ]),
    rod([-0.46, 0.5, 0], [0.46, 0.5, 0], 0.035, DARK),
    rod([-0.3, 0.75, 1.68], [0.3, 0.75, 1.68], 0.028, '#5a3a24'),
    box([0, 0.66, 0], [0.72, 0.1, 0.75], colour, { round: 0.04 }),
    box([0, 0.78, -0.02], [0.66, 0.14, 0.6], '#e8d2a0', { round: 0.06 }),
    box([0, 1.1, -0.34], [0.68, 0.6, 0.12], '#e8d2a0', { round: 0.06, turn: [-0.15, 0, 0] }),
    ...[0, 1, 2, 3].map(n =>
      box([0, 1.38 + Math.sin(n * 0.55) * 0.42, -0.42 + n * 0.22], [0.84, 0.06, 0.32], '#2f2a30', {
        round: 0.02,
        turn: [0.9 - n * 0.42, 0, 0],
      }),
    ),
    ...both(x => [rod([x * 0.4, 0.95, -0.34], [x * 0.4, 1.75, 0.15], 0.025, DARK)]),
  ],
  sockets: { seat: [0, 0.85, 0] as Point, top: [0, 0.85, 0] as Point },
})
const OAK = '#8a5f38'
const PLANK = '#a87a4a'
/** An open bed of planks between low sides, on two large wheels, with shafts for whoever draws it. */
const farmCart = (colour = PLANK) => ({
  parts: [
    ...both(x => [
      ring([x * 0.56, 0.5, -0.1], 0.46, 0.05, OAK, { turn: [0, 0, 1.57] }),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(n => {
        const a = (n / 8) * 2 * Math.PI
        return rod(
          [x * 0.56, 0.5, -0.1],
          [x * 0.56, 0.5 + Math.cos(a) * 0.44, -0.1 + Math.sin(a) * 0.44],
          0.022,
          '#c8a05c',
        )
      }),
      ball([x * 0.58, 0.5, -0.1], [0.06, 0.09, 0.09], '#4a3a2c'),
      rod([x * 0.4, 0.58, 0.6], [x * 0.36, 0.7, 1.9], 0.035, OAK),
      ...[0, 1].map(n => box([x * 0.46, 0.74 + n * 0.17, -0.1], [0.04, 0.12, 1.5], colour, { round: 0.01 })),
      ...[-0.8, -0.1, 0.6].map(z => rod([x * 0.46, 0.56, z], [x * 0.46, 1.02, z], 0.028, OAK)),
    ]),
    rod([-0.54, 0.5, -0.1], [0.54, 0.5, -0.1], 0.04, OAK),
    ...[-2, -1, 0, 1, 2].map(n =>
      box([n * 0.18, 0.62, -0.1], [0.17, 0.06, 1.54], n % 2 ? colour : OAK, { round: 0.01 }),
    ),
    ...[-0.84, 0.64].map(z => box([0, 0.78, z], [0.94, 0.26, 0.04], colour, { round: 0.01 })),
  ],
  sockets: { seat: [0, 0.68, -0.1] as Point, top: [0, 0.7, -0.1] as Point },
})
/** 花轿: a red box with a roof and tassels, on two poles. */
const sedanChair = (colour = '#c8232f') => ({
  parts: [
    ...both(x => [
      rod([x * 0.5, 0.75, -1.7], [x * 0.5, 0.75, 1.7], 0.045, '#8a2c1c'),
      ...[-1, 1].map(z => rod([x * 0.44, 0.02, z * 0.46], [x * 0.44, 1.85, z * 0.46], 0.04, '#e0b03c')),
      box([x * 0.44, 1, 0], [0.05, 1.5, 0.86], colour, { round: 0.02 }),
    ]),
    box([0, 0.2, 0], [0.95, 0.14, 0.98], '#e0b03c', { round: 0.03 }),
    box([0, 1, -0.46], [0.86, 1.5, 0.05], colour, { round: 0.02 }),
    ...both(x => [box([x * 0.28, 1, 0.47], [0.28, 1.5, 0.04], '#d83a3c', { round: 0.02 })]),
    ball([0, 1.1, 0.5], [0.14, 0.14, 0.03], '#f2c84a', metal),
    turned([0, 1.82, 0], [0.78, 0, 0.72, 0.08, 0.35, 0.3, 0.14, 0.42, 0.0005, 0.44], colour),
    ...around(12, (s, c) => rod([s * 0.74, 1.84, c * 0.74], [s * 0.74, 1.64, c * 0.74], [0.03, 0.04], '#f2c84a')),
    ball([0, 2.32, 0], 0.11, '#f2c84a', metal),
    box([0, 0.5, -0.1], [0.7, 0.3, 0.5], '#a81f2a', { round: 0.04 }),
  ],
  sockets: { seat: [0, 0.66, -0.05] as Point, top: [0, 2.4, 0] as Point },
})
/** 龙舟: a long hull with a dragon's head and tail, a drum, and benches. */
const dragonBoat = (colour = '#c8302c') => ({
  parts: [
    cut([0, 0, 0], [-4.6, 0.3, -4.2, 0.02, 4.2, 0.02, 4.9, 0.45, 4.6, 0.6, -4.6, 0.6], 1.1, colour, { bevel: 0.18 }),
    ...both(x => [
      rod([x * 0.55, 0.6, -4.4], [x * 0.55, 0.6, 4.5], 0.06, '#f2c23c'),
      ...Array.from({ length: 14 }, (_, n) => ball([x * 0.56, 0.34, -4 + n * 0.6], [0.03, 0.14, 0.2], '#f2c23c')),
      ...[-2.6, -1.5, -0.4, 0.7, 1.8].map(z =>
        rod([x * 0.5, 0.75, z], [x * 1.35, 0.12, z - 0.25], [0.035, 0.06], '#c89a5c'),
      ),
    ]),
    ...[-2.8, -1.7, -0.6, 0.5, 1.6, 2.7].map(z => box([0, 0.58, z], [1, 0.08, 0.3], '#c89a5c', { round: 0.02 })),
    rod([0, 0.5, 4.4], [0, 1.5, 5], [0.34, 0.28], '#2f9a5a'),
    ball([0, 1.72, 5.25], [0.32, 0.3, 0.42], '#2f9a5a'),
    box([0, 1.55, 5.65], [0.46, 0.2, 0.5], '#2f9a5a', { round: 0.08 }),
    box([0, 1.36, 5.55], [0.38, 0.1, 0.46], '#d83a3c', { round: 0.04 }),
    ...both(x => [
      ball([x * 0.2, 1.92, 5.42], 0.11, '#fbf8f0'),
      ball([x * 0.22, 1.93, 5.51], 0.055, '#17131a', gloss),
      rod([x * 0.14, 1.95, 5.1], [x * 0.28, 2.5, 4.75], [0.07, 0.02], '#f2c23c'),
      rod([x * 0.2, 1.55, 5.85], [x * 0.5, 1.5, 6.2], [0.03, 0.01], '#f2c23c'),
      ball([x * 0.14, 1.68, 5.9], 0.06, '#1f7a44'),
    ]),
    ...[0, 1, 2, 3].map(n => ball([0, 1.9 - n * 0.3, 5 - n * 0.2], [0.08, 0.2, 0.16], '#f28a2c')),
    rod([0, 0.5, -4.4], [0, 1.3, -5], [0.28, 0.16], '#2f9a5a'),
    ...[-0.4, 0, 0.4].map(a => rod([0, 1.3, -5], [a * 0.5, 1.9, -5.3 - Math.abs(a) * 0.3], [0.12, 0.03], '#f28a2c')),
    turned([0, 0.62, 3.6], [0.0005, 0, 0.3, 0, 0.36, 0.25, 0.3, 0.5, 0.0005, 0.5], '#d83a3c'),
    turned([0, 1.11, 3.6], [0.0005, 0, 0.3, 0, 0.3, 0.03, 0.0005, 0.03], '#f4e6c4'),
  ],
  sockets: { seat: [0, 0.65, 0] as Point, top: [0, 0.62, 0] as Point },
})

/** Machines that dig, lift and haul, and chairs that people carry or pull. By name. */
export const workVehicles: Readonly<Record<string, Kind>> = {
  'drawn-excavator': long(excavator),
  'drawn-bulldozer': long(bulldozer),
  'drawn-forklift': { ...moving(forklift), isLong: true },
  'drawn-tower-crane': long(towerCrane),
  'drawn-tank': long(tank),
  'drawn-cement-mixer': { ...moving(mixer), isLong: true },
  'drawn-rickshaw': long(rickshaw),
  'drawn-farm-cart': long(farmCart),
  'drawn-sedan-chair': long(sedanChair),
  'drawn-dragon-boat': long(dragonBoat),
}
