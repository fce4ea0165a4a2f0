import type { Part, Point } from '../body.ts'
import { ball, both, box, cut, ring, rod, turned, vessel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { lid, long, made, metal } from './made.ts'

/** Half the hull of a ship is left at a place along its keel: broader amidships, and higher at the stern. */
const side = (z: number): number => 1.9 * Math.sqrt(Math.max(0.04, 1 - (z / 7.6) ** 2))
const RIBS = [-6, -4.8, -3.6, -2.4, -1.2, 0, 1.2, 2.4, 3.6, 4.8, 6] as const

/** A wooden ship on the ground of the sea: planked aft, ribs ahead, its masts broken, weed and shells on it. */
const shipwreck = (colour = '#6d553a') => {
  const dark = '#4a3a2a'
  const rib = (z: number): Part[] => {
    const [half, top] = [side(z), z < -2 ? 3.4 : 2.5 - 0.12 * (z + 2)]
    return both(x => [
      rod([0, 0.15, z], [x * half * 0.75, 0.7, z], 0.13, dark),
      rod([x * half * 0.75, 0.7, z], [x * half, 1.6, z], 0.12, dark),
      rod([x * half, 1.6, z], [x * half * 1.02, top, z], 0.1, dark),
    ])
  }
  const plank = (y: number, from: number, to: number, wide: number): Part[] =>
    RIBS.slice(0, -1).flatMap((z, at) => {
      const next = RIBS[at + 1]!
      if (z < from || next > to) return []
      return both(x => [rod([x * side(z) * wide, y, z], [x * side(next) * wide, y, next], 0.17, colour)])
    })
  return {
    parts: [
      rod([0, 0.15, -6.6], [0, 0.15, 6.6], 0.2, dark),
      rod([0, 0.15, 6.5], [0, 2.4, 7.8], [0.2, 0.14], dark),
      rod([0, 0.15, -6.5], [0, 3.6, -7], [0.22, 0.16], dark),
      ...RIBS.flatMap(rib),
      ...[0.55, 0.9, 1.25].flatMap((y, at) => plank(y, -6, 4.8, 0.72 + 0.13 * at)),
      ...[1.6, 1.95].flatMap(y => plank(y, -6, at(y), 1)),
      ...[2.3, 2.65, 3].flatMap(y => plank(y, -6, -2.4, 1.02)),
      box([0, 2.5, -4.7], [3, 0.12, 3.2], '#7d6446', { round: 0.03 }),
      box([0, 3.1, -5.6], [2.4, 1.1, 1.6], colour, { round: 0.06 }),
      ...both(x => [box([x * 0.6, 3.15, -4.78], [0.5, 0.5, 0.06], '#1c1a18', { round: 0.02 })]),
      rod([0, 0.4, -1.4], [0.5, 5.6, -2.2], [0.2, 0.13], dark),
      rod([-1.3, 4.3, -2.3], [1.7, 3.7, -1.9], 0.08, dark),
      rod([0, 0.4, 2.6], [-0.25, 3.1, 3], [0.18, 0.14], dark),
      rod([-2.6, 0.15, 4.4], [-0.6, 0.3, 0.4], 0.13, dark),
      ...[-5.2, -2.8, -0.6, 1.8, 4.2].flatMap((z, at) => [
        ball([(at % 2 ? 1 : -1) * side(z), 1.2 + 0.25 * (at % 3), z], [0.3, 0.18, 0.4], '#4f7a54'),
        rod([side(z) * 1.05, 0.05, z + 0.4], [side(z) * 1.12, 1 + 0.3 * (at % 2), z + 0.6], [0.07, 0.02], '#3f8a5c'),
      ]),
      ...[-4, 0.8, 3.4].map(z => ball([side(z) * 1.02, 0.7, z], 0.16, '#d8785c')),
    ],
    sockets: { top: [0, 2.6, -4.4] as Point, deck: [0, 2.6, -4.4] as Point },
  }
}
/** How far ahead planks of the upper side are left. */
const at = (y: number): number => (y < 1.8 ? 2.4 : 0)

/** Planks let down on chains from two posts. */
const drawbridge = (colour = '#7d5632') => ({
  parts: [
    ...Array.from({ length: 13 }, (_, plank) =>
      box([0, 0.42, -3.6 + plank * 0.6], [2.7, 0.16, 0.56], plank % 2 ? colour : '#6c4828', { round: 0.02 }),
    ),
    ...both(x => [
      box([x * 1.05, 0.26, 0], [0.22, 0.2, 7.8], '#54381f', { round: 0.02 }),
      box([x * 1.55, 1.75, -3.9], [0.55, 3.5, 0.55], '#9a958c', { round: 0.04 }),
      box([x * 1.55, 3.6, -3.9], [0.72, 0.25, 0.72], '#b0aba2', { round: 0.04 }),
      rod([x * 1.3, 3.2, -3.7], [x * 1.3, 0.5, 3.3], 0.045, '#3c3e44', metal),
      ring([x * 1.3, 0.52, 3.3], 0.12, 0.03, '#3c3e44', metal),
      box([x * 1.2, 0.18, 3.8], [0.5, 0.36, 0.7], '#9a958c', { round: 0.04 }),
    ]),
  ],
  sockets: { top: [0, 0.5, 0.6] as Point },
})

/** Folded twice, in squares of two colours. */
const quilt = (colour = '#d86a72'): Part[] => [
  ...[0.05, 0.14, 0.23].map((y, layer) =>
    box([0, y, 0], [0.62 - 0.02 * layer, 0.1, 0.44], layer === 1 ? '#f4e8d4' : colour, { round: 0.045 }),
  ),
  ...[-0.2, 0, 0.2].flatMap(x =>
    [-0.12, 0.06].map(z => box([x, 0.28, z + 0.03], [0.11, 0.012, 0.11], '#f4e8d4', { round: 0.004 })),
  ),
  rod([-0.3, 0.14, 0.21], [0.3, 0.14, 0.21], 0.05, '#f4e8d4'),
]

/** A round of bamboo full of buns, under a lid of it. */
const steamer = (colour = '#d8a860'): Part[] => [
  vessel([0, 0, 0], [0.22, 0, 0.22, 0.16], 0.012, colour),
  turned([0, 0.075, 0], [0.0005, 0, 0.21, 0, 0.21, 0.006, 0.0005, 0.006], '#e8cf9c'),
  ...[0.02, 0.09, 0.15].map(y => ring([0, y, 0], 0.222, 0.009, '#a87838')),
  ...[
    [0, 0] as const,
    ...[0, 1, 2, 3, 4, 5].map(n => [Math.sin(n * 1.047) * 0.13, Math.cos(n * 1.047) * 0.13] as const),
  ].flatMap(([x, z]) => [ball([x, 0.115, z], [0.06, 0.05, 0.06], '#fbf4e6'), ball([x, 0.162, z], 0.014, '#ecdcc0')]),
  turned([0, 0.165, 0], [0.0005, 0, 0.226, 0, 0.22, 0.03, 0.12, 0.07, 0.0005, 0.08], '#e4bc78', lid),
  ring([0, 0.255, 0], 0.03, 0.01, '#a87838', lid),
]

/** Rails on posts around trodden earth, open to whoever is driven in. */
const sheepPen = (colour = '#8a6238'): Part[] => {
  const post = (x: number, z: number): Part => rod([x, 0, z], [x, 1.15, z], 0.07, '#6e4c2a')
  const rails = (from: readonly [number, number], to: readonly [number, number]): Part[] =>
    [0.35, 0.68, 1].map(y => rod([from[0], y, from[1]], [to[0], y, to[1]], 0.045, colour))
  const corners = [
    [-2.4, 1.5],
    [-2.4, -1.6],
    [2.4, -1.6],
    [2.4, 1.5],
  ] as const
  return [
    cut([0, 0.01, 0], [-1.7, -0.005, 1.6, -0.005, 1.6, 0.005, -1.7, 0.005], 4.9, '#a08456'),
    ...corners.flatMap(([x, z]) => [post(x, z)]),
    ...[-1.2, 0, 1.2].map(x => post(x, -1.6)),
    ...both(x => [post(x * 2.4, 0)]),
    ...rails(corners[1], corners[2]),
    ...rails(corners[2], corners[3]),
    ...rails([-2.4, -1.6], [-2.4, -0.2]),
  ]
}

/** A thin stem with its first twigs, in a heap of fresh earth. */
const sapling = (colour = '#5fa845'): Part[] => [
  ball([0, 0.02, 0], [0.2, 0.07, 0.2], '#6b4a30'),
  rod([0, 0.04, 0], [0.015, 0.72, 0], [0.02, 0.01], '#7d5a38'),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap(n => {
    const [turn, y] = [n * 2.4, 0.3 + n * 0.065]
    const far = 0.2 - n * 0.018
    const tip: Point = [Math.sin(turn) * far, y + 0.1, Math.cos(turn) * far]
    return [rod([0.01, y, 0], tip, 0.007, '#7d5a38'), ball(tip, [0.075, 0.05, 0.075], n % 2 ? colour : '#78bf55')]
  }),
  ball([0.015, 0.78, 0], [0.07, 0.08, 0.07], '#78bf55'),
]

/** What lies sunk, is let down, folded, lifted off or driven into. By pictogram. */
export const sunkAndDrawn: Readonly<Record<string, Kind>> = {
  'drawn-shipwreck': long(shipwreck),
  'drawn-drawbridge': long(drawbridge),
  'drawn-quilt': made(quilt),
  'drawn-steamer': made(steamer),
  'drawn-sheep-pen': made(sheepPen),
  'drawn-sapling': made(sapling),
}
