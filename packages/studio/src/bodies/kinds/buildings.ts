import type { Body, Part, Point } from '../body.ts'
import { scalePart } from '../scale-part.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, glow, labelled, long, made, metal, moving } from './made.ts'

const house = (colour = '#f0dcb8', roof = '#b5502f') => ({
  parts: [
    box([0, 1.5, 0], [5, 3, 4], colour, { round: 0.06 }),
    cut([0, 0, 0], [-2.4, 2.9, 2.4, 2.9, 0, 4.9], 5.5, roof, { bevel: 0.1 }),
    box([0, 0.95, 2.02], [0.95, 1.9, 0.1], '#7a4a2c', { round: 0.04 }),
    ball([0.3, 0.95, 2.1], 0.05, '#f0c33c'),
    ...[-1, 1].flatMap(x => [
      box([x * 1.6, 1.6, 2.02], [1, 1, 0.1], '#f8f4ea', { round: 0.03 }),
      box([x * 1.6, 1.6, 2.06], [0.82, 0.82, 0.08], '#8fc4dc', { round: 0.02, ...gloss }),
      box([x * 1.6, 1.6, 2.1], [0.06, 0.86, 0.06], '#f8f4ea', { round: 0.01 }),
      box([x * 2.52, 1.6, 0], [0.1, 0.9, 1.2], '#8fc4dc', { round: 0.02, ...gloss }),
    ]),
    box([1.5, 4.3, -0.6], [0.6, 1.5, 0.6], '#9a4a34', { round: 0.04 }),
    box([0, 0.06, 2.5], [1.6, 0.12, 0.9], '#b8b0a4', { round: 0.03 }),
  ],
  sockets: { top: [0, 4.9, 0] as Point },
})
const castle = (colour = '#b8b4b0') => ({
  parts: [
    box([0, 2.2, 0], [8, 4.4, 5], colour, { round: 0.08 }),
    box([0, 1.4, 2.5], [2, 2.8, 0.3], '#6b4a2c', { round: 0.1 }),
    ...[-1, 1].flatMap(x =>
      [-1, 1].flatMap(z => [
        turned([x * 4, 0, z * 2.5], [0.02, 0, 1.25, 0, 1.15, 0.4, 1.1, 6, 1.3, 6.2, 1.3, 6.8, 0.02, 6.8], colour),
        turned([x * 4, 6.7, z * 2.5], [1.45, 0, 1.4, 0.1, 0.02, 2.6], '#4a6fa8'),
        ball([x * 4, 4.4, z * 2.5 + z * 1.05], [0.22, 0.42, 0.12], '#3a3a42'),
      ]),
    ),
    ...[-3, -1.8, -0.6, 0.6, 1.8, 3].map(x => box([x, 4.6, 2.35], [0.6, 0.6, 0.4], colour, { round: 0.05 })),
    box([0, 6, -0.5], [3.4, 5, 3], colour, { round: 0.08 }),
    cut([0, 0, -0.5], [-1.8, 8.4, 1.8, 8.4, 0, 11], 3.8, '#4a6fa8', { bevel: 0.1 }),
    rod([0, 10.9, -0.5], [0, 12.6, -0.5], 0.06, '#6b4a2c'),
    cut([0, 12.2, -0.5], [0, -0.35, 1.2, 0, 0, 0.4], 0.06, '#d8323c'),
  ],
  sockets: { top: [0, 11, 0] as Point },
})
/** Pressed out of buckets, with a moat's rim and a paper flag. */
const sandcastle = (colour = '#d9b878'): Part[] =>
  [
    turned([0, 0, 0], [0.02, 0, 3.6, 0, 3.2, 0.7, 2.6, 1.1, 0.02, 1.1], colour),
    box([0, 2, 0], [3, 2.2, 2.6], colour, { round: 0.3 }),
    ...both(side =>
      [-1, 1].flatMap(z => [
        turned([side * 1.7, 0.9, z * 1.4], [0.02, 0, 0.95, 0, 0.75, 2.6, 0.02, 2.6], colour),
        ...[-0.45, 0.45].map(x => box([side * 1.7 + x, 3.65, z * 1.4], [0.34, 0.4, 0.6], '#cfac6c', { round: 0.1 })),
      ]),
    ),
    turned([0, 2.9, 0], [0.02, 0, 0.9, 0, 0.65, 2.2, 0.02, 2.2], colour),
    rod([0, 5, 0], [0, 6.3, 0], 0.05, '#8a6a44'),
    panel([0.42, 5.95, 0], [-0.4, -0.28, 0.45, 0, -0.4, 0.28], 0.05, '#e0443c'),
    ball([0, 1.6, 1.34], [0.42, 0.6, 0.1], '#a88450'),
  ].map(part => scalePart(part, 0.13))
const tent = (colour = '#e0862c') => ({
  parts: [
    cut([0, 0, 0], [-1.3, 0, 1.3, 0, 0, 1.7], 2.6, colour, { bevel: 0.05, turn: [0, Math.PI / 2, 0] }),
    cut([0, 0, 1.3], [-0.5, 0.02, 0.5, 0.02, 0, 1.2], 0.06, '#3a2c24', { turn: [0, Math.PI / 2, 0] }),
  ],
})

const PANE = '#8fc4dc'
const windows = (
  columns: number,
  rows: number,
  wide: number,
  from: number,
  to: number,
  z: number,
  size: readonly [number, number],
  colour = PANE,
): Part[] =>
  Array.from({ length: rows }, (_, row) => from + ((to - from) * row) / Math.max(1, rows - 1)).flatMap(y =>
    Array.from({ length: columns }, (_, at) =>
      box([wide * (columns === 1 ? 0 : at / (columns - 1) - 0.5), y, z], [size[0], size[1], 0.12], colour, {
        round: 0.02,
        ...gloss,
      }),
    ),
  )
const sideWindows = (
  count: number,
  rows: number,
  deep: number,
  from: number,
  to: number,
  x: number,
  size: readonly [number, number],
): Part[] =>
  both(side =>
    Array.from({ length: rows }, (_, row) => from + ((to - from) * row) / Math.max(1, rows - 1)).flatMap(y =>
      Array.from({ length: count }, (_, at) =>
        box([side * x, y, deep * (count === 1 ? 0 : at / (count - 1) - 0.5)], [0.12, size[1], size[0]], PANE, {
          round: 0.02,
          ...gloss,
        }),
      ),
    ),
  )
const gable = (wide: number, deep: number, from: number, high: number, colour: string, z = 0): Part =>
  cut([0, from, z], [-deep / 2, 0, deep / 2, 0, 0, high], wide, colour, { bevel: 0.06 })
const frontGable = (wide: number, deep: number, from: number, high: number, colour: string, z = 0): Part =>
  panel([0, from, z], [-wide / 2, 0, wide / 2, 0, 0, high], deep, colour, { bevel: 0.06 })
const lighthouse = (colour = '#d0323c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 3.6, 0, 3.4, 0.6, 0.0005, 0.8], '#8f8a84'),
  ...[0, 1, 2, 3, 4, 5].map(at =>
    turned([0, 0.6 + at * 2.6, 0], [2.5 - at * 0.2, 0, 2.3 - at * 0.2, 2.6], at % 2 ? '#fbf8f2' : colour),
  ),
  turned([0, 16.2, 0], [0.0005, 0, 1.9, 0, 2, 0.3, 0.0005, 0.35], '#3a3e48'),
  ring([0, 17.3, 0], 1.8, 0.07, '#3a3e48'),
  ...around(10, (s, c) => rod([s * 1.8, 16.5, c * 1.8], [s * 1.8, 17.3, c * 1.8], 0.05, '#3a3e48')),
  turned([0, 16.5, 0], [0.0005, 0, 1, 0, 1, 1.9, 0.0005, 1.9], '#ffe9a0', glow),
  ...around(8, (s, c) => rod([s * 1.05, 16.5, c * 1.05], [s * 1.05, 18.4, c * 1.05], 0.07, '#3a3e48')),
  turned([0, 18.4, 0], [0.0005, 0, 1.4, 0, 1.3, 0.3, 0.0005, 1.6], colour),
  ball([0, 20.1, 0], 0.2, '#3a3e48'),
  box([0, 1.6, 2.3], [1, 1.9, 0.3], '#5a3420', { round: 0.1 }),
  ...[5, 10].map(y => box([0, y, 2.25 - y * 0.077], [0.5, 0.8, 0.2], PANE, { round: 0.05, ...gloss })),
]
const windmill = (colour = '#f0e8d8'): Body =>
  buildThing({
    bones: [{ name: 'spinner.0', at: [0, 8.6, 2.2] }],
    parts: [
      turned([0, 0, 0], [0.0005, 0, 2.9, 0, 2.8, 0.8, 1.9, 8, 0.0005, 8], colour),
      turned([0, 7.9, 0], [0.0005, 0, 2.2, 0, 2.1, 0.3, 1.2, 1.6, 0.0005, 2], '#8a5a3c'),
      box([0, 1.2, 2.75], [1.1, 2.2, 0.4], '#5a3420', { round: 0.06 }),
      ...[3.8, 6].map(y => box([0, y, 2.9 - y * 0.13], [0.7, 0.9, 0.3], PANE, { round: 0.04, ...gloss })),
      rod([0, 8.6, 1.2], [0, 8.6, 2.3], 0.3, '#5a3420'),
      ...[0, 1, 2, 3].flatMap(at => {
        const a = (at * Math.PI) / 2 + 0.5
        const [s, c] = [Math.sin(a), Math.cos(a)]
        return [
          rod([0, 8.6, 2.3], [s * 5.2, 8.6 + c * 5.2, 2.3], [0.14, 0.08], '#7a4a2c', { bone: 'spinner.0' }),
          box([s * 3.2 + c * 0.5, 8.6 + c * 3.2 - s * 0.5, 2.35], [0.95, 3.9, 0.06], '#fbf6ea', {
            turn: [0, 0, -a],
            bone: 'spinner.0',
            round: 0.02,
          }),
          ...[1.6, 2.6, 3.6, 4.6].map(r =>
            box([s * r + c * 0.5, 8.6 + c * r - s * 0.5, 2.4], [0.97, 0.07, 0.05], '#7a4a2c', {
              turn: [0, 0, -a],
              bone: 'spinner.0',
              round: 0.01,
            }),
          ),
        ]
      }),
      ball([0, 8.6, 2.45], 0.35, '#7a4a2c', { bone: 'spinner.0' }),
    ],
  })
const windTurbine = (): Body =>
  buildThing({
    bones: [{ name: 'spinner.0', at: [0, 20, 1.4] }],
    parts: [
      turned([0, 0, 0], [0.0005, 0, 1, 0, 0.5, 20, 0.0005, 20], '#f2f4f6', gloss),
      box([0, 20, 0.2], [1, 1, 2.4], '#e4e8ec', { round: 0.3 }),
      ball([0, 20, 1.5], [0.6, 0.6, 0.5], '#f2f4f6', { bone: 'spinner.0' }),
      ...[0, 1, 2].map(at => {
        const a = (at * 2 * Math.PI) / 3 + 0.3
        return rod([0, 20, 1.5], [Math.sin(a) * 8.5, 20 + Math.cos(a) * 8.5, 1.5], [0.45, 0.1], '#fbfcfd', {
          bone: 'spinner.0',
        })
      }),
    ],
  })
const tower = (colour = '#b4aa9c'): Part[] => [
  box([0, 7, 0], [5, 14, 5], colour, { round: 0.1 }),
  box([0, 14.2, 0], [5.8, 0.6, 5.8], colour, { round: 0.1 }),
  turned([0, 11.5, 2.4], [0.0005, 0, 1.6, 0, 1.5, 0.25, 0.0005, 0.3], '#fbf6e6', { turn: [1.57, 0, 0] }),
  ...around(12, (s, c) => ball([s * 1.25, 11.5 + c * 1.25, 2.7], 0.11, '#22242e')),
  rod([0, 11.5, 2.72], [0, 12.6, 2.72], 0.08, '#22242e'),
  rod([0, 11.5, 2.72], [0.75, 11.1, 2.72], 0.1, '#22242e'),
  ...both(x => [-1, 1].map(z => rod([x * 2.4, 14.4, z * 2.4], [x * 2.4, 17, z * 2.4], 0.3, colour))),
  box([0, 17.2, 0], [5.6, 0.5, 5.6], colour, { round: 0.1 }),
  turned([0, 15, 0], [0.9, 0, 0.6, 0.8, 0.3, 1.2, 0.0005, 1.3], '#c8963a', metal),
  rod([0, 16.2, 0], [0, 17, 0], 0.08, '#22242e'),
  turned([0, 17.4, 0], [3.9, 0, 0.2, 5, 0.0005, 5.2], '#5a6a7a'),
  ...windows(1, 2, 0, 4, 8, 2.5, [0.9, 1.6]),
  box([0, 1.3, 2.5], [1.6, 2.6, 0.2], '#5a3420', { round: 0.1 }),
]
const eiffel = (colour = '#8a6a4c'): Part[] => [
  ...both(x =>
    [-1, 1].flatMap(z => [
      rod([x * 6, 0.3, z * 6], [x * 3, 9, z * 3], [0.9, 0.6], colour),
      rod([x * 3, 9, z * 3], [x * 1.3, 17, z * 1.3], [0.6, 0.4], colour),
      rod([x * 1.3, 17, z * 1.3], [0, 34, 0], [0.4, 0.15], colour),
    ]),
  ),
  box([0, 9, 0], [7.6, 0.9, 7.6], colour, { round: 0.15 }),
  box([0, 17, 0], [4, 0.7, 4], colour, { round: 0.15 }),
  box([0, 30, 0], [1.6, 0.8, 1.6], colour, { round: 0.15 }),
  ...both(x => [
    ...[2, 4.5, 7].flatMap(y => {
      const r = 6 - y * 0.33
      return [
        rod([-r, y, x * r], [r * 0.98, y + 1.8, x * r * 0.9], 0.14, colour),
        rod([r, y, x * r], [-r * 0.98, y + 1.8, x * r * 0.9], 0.14, colour),
        rod([x * r, y, -r], [x * r * 0.9, y + 1.8, r * 0.98], 0.14, colour),
      ]
    }),
    ring([0, 4.6, x * 5], 4, 0.3, colour, { turn: [1.57, 0, 0] }),
  ]),
  ...[19, 21.5, 24, 26.5].flatMap(y => {
    const r = 1.3 - (y - 17) * 0.076
    return [rod([-r, y, r], [r, y + 1.8, r * 0.9], 0.1, colour), rod([r, y, r], [-r, y + 1.8, r * 0.9], 0.1, colour)]
  }),
  rod([0, 33, 0], [0, 38, 0], 0.12, colour),
]
const roofTier = (
  y: number,
  half: number,
  colour: string,
  wall: number,
  high: number,
  wallColour = '#a8322c',
): Part[] => [
  box([0, y + high / 2, 0], [wall * 2, high, wall * 2], wallColour, { round: 0.05 }),
  ...both(x => [-1, 1].map(z => rod([x * wall, y, z * wall], [x * wall, y + high, z * wall], 0.12, '#d8a83a'))),
  turnedRoof(y + high, half, colour),
  ...both(x =>
    [-1, 1].map(z =>
      rod(
        [x * half * 0.62, y + high + 0.28, z * half * 0.62],
        [x * half * 0.78, y + high + 0.75, z * half * 0.78],
        [0.2, 0.06],
        colour,
      ),
    ),
  ),
]
/** Four slopes that rise at the corners. */
const turnedRoof = (y: number, half: number, colour: string): Part =>
  turned(
    [0, y, 0],
    [0.0005, -0.05, half, 0, half * 0.98, 0.22, half * 0.6, 0.6, half * 0.35, 1.1, 0.0005, 1.15],
    colour,
  )
const pagoda = (colour = '#3a5a4a'): Part[] => [
  box([0, 0.4, 0], [7.4, 0.8, 7.4], '#b4ac9e', { round: 0.08 }),
  ...[0, 1, 2, 3, 4].flatMap(at => roofTier(0.8 + at * 3, 4.1 - at * 0.5, colour, 2.4 - at * 0.32, 2)),
  box([0, 1.7, 2.42], [1.1, 1.8, 0.1], '#5a1c18', { round: 0.04 }),
  rod([0, 16, 0], [0, 19, 0], [0.22, 0.05], '#d8a83a', metal),
  ...[17, 17.5, 18].map(y => ring([0, y, 0], 0.35 - (y - 17) * 0.15, 0.09, '#d8a83a', metal)),
]
/** A hall with a sweeping roof on red pillars. */
const temple = (colour = '#c8963a'): Part[] => [
  box([0, 0.4, 0], [13, 0.8, 9], '#c4bcae', { round: 0.08 }),
  ...[0.15, 0.4, 0.62].map((y, at) => box([0, y, 4.9 - at * 0.3], [3.4, 0.25, 0.5], '#d2cabc', { round: 0.03 })),
  box([0, 2.6, -0.6], [10, 3.6, 5.4], '#a8322c', { round: 0.05 }),
  ...[-5, -3, -1, 1, 3, 5].map(x => rod([x, 0.8, 3], [x, 4.3, 3], 0.24, '#c03a2c')),
  ...[-4, -2, 0, 2, 4].map(x =>
    box([x, 2.4, 2.12], [1.4, 2.8, 0.12], x === 0 ? '#5a1c18' : '#e8c88a', { round: 0.04 }),
  ),
  box([0, 4.5, 0], [12, 0.6, 7.6], '#2c6a6a', { round: 0.08 }),
  cut(
    [0, 4.7, 0],
    [
      -5.2, 0, -4.6, 0.1, -2, 1.6, -0.4, 3.2, 0.4, 3.2, 2, 1.6, 4.6, 0.1, 5.2, 0, 5.2, 0.3, 4.4, 0.55, 0, 1.2, -4.4,
      0.55, -5.2, 0.3,
    ].slice(0, 16),
    13.6,
    colour,
    { bevel: 0.1 },
  ),
  ...both(x => [
    rod([x * 6.6, 5, 4.6], [x * 7.4, 5.7, 5.3], [0.3, 0.1], colour),
    rod([x * 6.6, 5, -4.6], [x * 7.4, 5.7, -5.3], [0.3, 0.1], colour),
    rod([x * 6.2, 7.9, 0], [x * 6.9, 8.7, 0], [0.4, 0.1], colour),
  ]),
  rod([-6.4, 7.95, 0], [6.4, 7.95, 0], 0.3, '#8a5a20'),
]
const pavilion = (colour = '#3a5a4a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 2.6, 0, 2.6, 0.4, 0.0005, 0.4], '#c4bcae'),
  ...around(6, (s, c) => rod([s * 1.9, 0.4, c * 1.9], [s * 1.9, 3, c * 1.9], 0.15, '#c03a2c')),
  ...around(6, (s, c, at) => {
    const next = ((at + 1) / 6) * 2 * Math.PI
    return rod([s * 1.9, 0.9, c * 1.9], [Math.sin(next) * 1.9, 0.9, Math.cos(next) * 1.9], 0.08, '#c03a2c')
  }).slice(1),
  turned([0, 2.9, 0], [0.0005, -0.05, 3, 0, 2.9, 0.2, 1.8, 0.7, 0.9, 1.4, 0.3, 2.1, 0.0005, 2.2], colour),
  ...around(6, (s, c) => rod([s * 2.5, 3.1, c * 2.5], [s * 3.2, 3.6, c * 3.2], [0.16, 0.05], colour)),
  turned([0, 5, 0], [0.1, 0, 0.25, 0.25, 0.08, 0.5, 0.0005, 0.8], '#d8a83a', metal),
]
const torii = (colour = '#d0382c'): Part[] => [
  ...both(x => [
    rod([x * 2.1, 0.2, 0], [x * 1.9, 4.6, 0], [0.26, 0.22], colour),
    turned([x * 2.1, 0, 0], [0.0005, 0, 0.42, 0, 0.4, 0.5, 0.0005, 0.52], '#2c2a30'),
  ]),
  box([0, 3.7, 0], [4.9, 0.36, 0.3], colour, { round: 0.04 }),
  panel(
    [0, 4.6, 0],
    [-3.1, 0.35, -2.2, 0.05, 0, 0, 2.2, 0.05, 3.1, 0.35, 3.2, 0.75, 2.2, 0.5, 0, 0.42, -2.2, 0.5, -3.2, 0.75],
    0.5,
    colour,
  ),
  panel(
    [0, 5.02, 0],
    [-3.3, 0.36, -2.2, 0.1, 0, 0.02, 2.2, 0.1, 3.3, 0.36, 3.3, 0.5, 2.2, 0.26, 0, 0.2, -2.2, 0.26, -3.3, 0.5],
    0.62,
    '#2c2a30',
  ),
  box([0, 4.15, 0.1], [0.5, 0.7, 0.2], '#2c2a30', { round: 0.03 }),
]
const church = (colour = '#f2ece0'): Part[] => [
  box([0, 2.6, -1.5], [5.4, 5.2, 9], colour, { round: 0.06 }),
  frontGable(6, 9.4, 5.1, 3, '#7a4a3c', -1.5),
  box([0, 4.6, 3.6], [3, 9.2, 3], colour, { round: 0.06 }),
  turned([0, 9.1, 3.6], [2.2, 0, 2.1, 0.2, 0.1, 5.6, 0.0005, 5.7], '#7a4a3c'),
  rod([0, 14.6, 3.6], [0, 16.2, 3.6], 0.1, '#d8a83a', metal),
  rod([-0.5, 15.6, 3.6], [0.5, 15.6, 3.6], 0.1, '#d8a83a', metal),
  box([0, 1.2, 5.12], [1.3, 2.4, 0.12], '#5a3420', { round: 0.04 }),
  ball([0, 2.4, 5.12], [0.65, 0.6, 0.08], '#5a3420'),
  turned([0, 4.6, 5.08], [0.0005, 0, 0.7, 0, 0.65, 0.1, 0.0005, 0.12], '#5fa8d8', { turn: [1.57, 0, 0] }),
  box([0, 7.6, 5.12], [0.9, 1.6, 0.1], '#3a3e48', { round: 0.04 }),
  ...both(x =>
    [-4.4, -2, 0.4].flatMap(z => [
      box([x * 2.72, 2.8, z], [0.12, 1.8, 0.8], '#5fa8d8', { round: 0.03, ...gloss }),
      ball([x * 2.72, 3.7, z], [0.07, 0.4, 0.4], '#5fa8d8', gloss),
    ]),
  ),
]
const mosque = (colour = '#f4efe4'): Part[] => [
  box([0, 2, 0], [9, 4, 7], colour, { round: 0.06 }),
  turned([0, 4, 0], [2.9, 0, 3, 0.6, 2.8, 1.8, 1.8, 3, 0.5, 3.9, 0.0005, 4.2], '#3a9a8a', gloss),
  rod([0, 8.1, 0], [0, 9.2, 0], 0.07, '#e2b84a', metal),
  ring([0, 9.5, 0], 0.3, 0.08, '#e2b84a', { turn: [1.57, 0, 0], ...metal }),
  ...both(x => [
    turned(
      [x * 5.3, 0, 2.6],
      [0.0005, 0, 0.8, 0, 0.7, 0.5, 0.6, 9, 1, 9.2, 1, 9.6, 0.55, 9.7, 0.5, 11.4, 0.0005, 13.4],
      colour,
    ),
    turned([x * 5.3, 11.3, 2.6], [0.62, 0, 0.6, 0.3, 0.3, 1.4, 0.0005, 2.2], '#3a9a8a', gloss),
    turned([x * 3, 4, 1.6], [1.1, 0, 1.1, 0.4, 0.7, 1.1, 0.0005, 1.6], '#3a9a8a', gloss),
  ]),
  box([0, 1.5, 3.52], [1.8, 3, 0.1], '#2c5a6a', { round: 0.05 }),
  ball([0, 3, 3.52], [0.9, 0.9, 0.06], '#2c5a6a'),
  ...windows(2, 1, 5.6, 2, 2, 3.5, [1, 2], '#2c5a6a'),
]
const hut = (colour = '#c8a468'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 1.9, 0, 1.9, 1.9, 0.0005, 1.9], colour),
  turned([0, 1.7, 0], [2.7, 0, 2.6, 0.15, 1.3, 1.6, 0.2, 2.5, 0.0005, 2.5], '#b08a44'),
  ...around(26, (s, c) => rod([s * 2.62, 1.72, c * 2.62], [s * 0.3, 4.1, c * 0.3], 0.07, '#9a7838')),
  box([0, 0.85, 1.85], [1, 1.7, 0.3], '#4a2c18', { round: 0.05 }),
]
/** Round logs on each other, crossed at the corners, and a lit window. */
const logCabin = (colour = '#8a5c34'): Part[] => [
  ...[0.16, 0.48, 0.8, 1.12, 1.44, 1.76, 2.08].flatMap((y, at) => {
    const shade = at % 2 ? colour : '#7a4e2a'
    return [
      rod([-2.75, y, 1.8], [2.75, y, 1.8], 0.17, shade),
      rod([-2.75, y, -1.8], [2.75, y, -1.8], 0.17, shade),
      ...both(x => [rod([x * 2.45, y + 0.16, -2.1], [x * 2.45, y + 0.16, 2.1], 0.17, shade)]),
    ]
  }),
  box([0, 1.2, 0], [4.9, 2.4, 3.5], '#6b4424'),
  panel([0, 2.3, 0], [-3.1, 0, 3.1, 0, 0, 1.9], 4.6, '#54463c', { bevel: 0.08 }),
  panel([0, 2.36, 2.3], [-2.4, 0, 2.4, 0, 0, 1.5], 0.1, '#8a5c34', { bevel: 0.02 }),
  box([-1, 1, 1.98], [0.9, 1.9, 0.12], '#4a2f1c', { round: 0.03 }),
  box([1.1, 1.35, 1.98], [1.15, 0.95, 0.1], '#e8dcc4', { round: 0.03 }),
  box([1.1, 1.35, 2.02], [0.98, 0.78, 0.08], '#ffd27a', { round: 0.02, ...gloss }),
  box([1.1, 1.35, 2.06], [0.05, 0.8, 0.04], '#e8dcc4'),
  box([1.1, 1.35, 2.06], [1, 0.05, 0.04], '#e8dcc4'),
  box([1.5, 3.6, -0.6], [0.6, 1.7, 0.6], '#8d8880', { round: 0.05 }),
]
const igloo = (): Part[] => [
  turned([0, 0, 0], [1.9, 0, 1.85, 0.5, 1.5, 1.2, 0.8, 1.75, 0.0005, 1.9], '#f0f6fa'),
  ...[0.45, 0.9, 1.3, 1.62].map(y => ring([0, y, 0], Math.sqrt(1.93 ** 2 - y * y) * 0.985, 0.025, '#b8d0e0')),
  ball([0, 0.35, 2.2], [0.75, 0.75, 1], '#f0f6fa'),
  ball([0, 0.4, 3.2], [0.55, 0.6, 0.1], '#2c3a4a'),
]
/** A drum with a dome that is open at its slit, and the telescope that looks out. */
const observatory = (colour = '#eceef0'): Part[] => [
  turned([0, 0, 0], [4.4, 0, 4.4, 0.5, 4.1, 0.5, 4.1, 4.6, 4.4, 4.7, 4.4, 5.1, 0.0005, 5.1], '#d8d4cc'),
  turned([0, 5.1, 0], [4.2, 0, 4.1, 1.1, 3.6, 2.2, 2.7, 3.2, 1.4, 3.95, 0.0005, 4.2], colour, gloss),
  ...[0.3, 0.75, 1.2].map(angle =>
    box([0, 5.2 + 4.16 * Math.sin(angle), 4.16 * Math.cos(angle)], [1.5, 0.24, 1.9], '#23262e', {
      turn: [angle - 1.57 + 1.57, 0, 0],
      round: 0.05,
    }),
  ),
  rod([0, 7.2, 1.6], [0, 10.4, 4.3], [0.62, 0.5], '#8a929c', metal),
  ring([0, 10.4, 4.3], 0.5, 0.09, '#3a3e46', { turn: [0.7, 0, 0] }),
  ...both(x => [box([x * 1.05, 7.9, 3.1], [0.22, 3.2, 0.3], '#b8bcc4', { turn: [-0.75, 0, 0], round: 0.05 })]),
  box([0, 1.3, 4.2], [1.5, 2.4, 0.4], '#4a5260', { round: 0.05 }),
  ...[-1, 1].flatMap(x => [
    box([x * 2.5, 3, 3.2], [0.9, 1, 0.4], '#7aa0c0', { turn: [0, x * 0.65, 0], round: 0.05, ...gloss }),
  ]),
]
const skyscraper = (colour = '#5f86a8'): Part[] => [
  box([0, 14, 0], [8, 28, 8], colour, { round: 0.1, ...gloss }),
  box([0, 31, 0], [5.6, 7, 5.6], colour, { round: 0.1, ...gloss }),
  rod([0, 34, 0], [0, 40, 0], [0.3, 0.08], '#c8ccd4', metal),
  ...Array.from({ length: 13 }, (_, at) => 2 + at * 2).flatMap(y => [
    box([0, y, 4], [7.6, 1.1, 0.12], '#b8e0f4', { round: 0.02, ...gloss }),
    ...both(x => [box([x * 4, y, 0], [0.12, 1.1, 7.6], '#a8d0e8', { round: 0.02, ...gloss })]),
  ]),
  ...[-2.5, 0, 2.5].map(x => box([x, 14, 4.05], [0.25, 27.6, 0.12], '#4a6a88', { round: 0.02 })),
  box([0, 0.9, 4.1], [2.6, 1.8, 0.3], '#2c3a4a', { round: 0.05 }),
]
const block = (colour = '#c89a7a', floors = 4, columns = 4): Part[] => [
  box([0, floors * 1.5, 0], [10, floors * 3, 7], colour, { round: 0.08 }),
  box([0, floors * 3 + 0.15, 0], [10.5, 0.4, 7.5], '#8a8078', { round: 0.05 }),
  ...windows(columns, floors - 1, 7.4, 4.6, floors * 3 - 1.4, 3.5, [1.3, 1.6]),
  ...sideWindows(3, floors - 1, 4.4, 4.6, floors * 3 - 1.4, 5, [1.1, 1.6]),
  box([0, 1.25, 3.52], [1.8, 2.5, 0.12], '#4a3428', { round: 0.04 }),
  ...both(x => [box([x * 3, 1.5, 3.52], [2.4, 1.6, 0.12], PANE, { round: 0.03, ...gloss })]),
]
const signBoard = (y: number, wide: number, colour: string, mark: 'cross' | 'letter' | 'bars'): Part[] => [
  box([0, y, 3.6], [wide, 1.4, 0.25], colour, { round: 0.05 }),
  ...(mark === 'cross'
    ? [
        box([0, y, 3.74], [0.9, 0.3, 0.08], '#fbf8f2', { round: 0.02 }),
        box([0, y, 3.74], [0.3, 0.9, 0.08], '#fbf8f2', { round: 0.02 }),
      ]
    : mark === 'bars'
      ? [-1, 0, 1].map(x => box([x * wide * 0.26, y, 3.74], [wide * 0.16, 0.6, 0.08], '#fbf8f2', { round: 0.02 }))
      : [box([0, y, 3.74], [wide * 0.7, 0.24, 0.08], '#fbf8f2', { round: 0.02 })]),
]
const shopParts = (colour = '#e8d4b0', awning = '#d0323c'): Part[] => [
  box([0, 2, 0], [7, 4, 5], colour, { round: 0.06 }),
  ...Array.from({ length: 8 }, (_, at) =>
    box([-3.06 + at * 0.875, 2.75, 3.1], [0.875, 0.08, 1.5], at % 2 ? '#fbf8f2' : awning, {
      round: 0.02,
      turn: [0.5, 0, 0],
    }),
  ),
  box([-1.4, 1.35, 2.5], [3.2, 1.7, 0.12], '#a8d8ec', { round: 0.03, ...gloss }),
  box([1.9, 1.15, 2.52], [1.2, 2.3, 0.12], '#7a4a2c', { round: 0.04 }),
  box([0, 3.6, 2.55], [6, 0.7, 0.2], awning, { round: 0.04 }),
  box([0, 3.6, 2.67], [5.6, 0.56, 0.06], '#fbf4e2', { round: 0.02, material: 'face' }),
  box([0, 4.1, 0], [7.4, 0.25, 5.4], '#8a8078', { round: 0.04 }),
]
/** The name of the shop is over its door. */
const shop = (colour?: string, awning?: string) =>
  labelled({
    parts: shopParts(colour, awning),
    label: { at: [0, 3.6, 2.7], wide: 5.4, high: 0.52, ink: '#5a2418' },
  })
const columnHall = (colour = '#ece6d8'): Part[] => [
  ...[0, 1, 2].map(at =>
    box([0, 0.2 + at * 0.4, 0.5 - at * 0.4], [13 - at, 0.4, 9 - at * 0.8], colour, { round: 0.03 }),
  ),
  box([0, 3.6, -1.2], [10, 4.8, 5.4], '#d8d0c0', { round: 0.05 }),
  ...[-4.5, -2.7, -0.9, 0.9, 2.7, 4.5].flatMap(x => [
    turned([x, 1.2, 3], [0.55, 0, 0.55, 0.25, 0.42, 0.35, 0.36, 4.3, 0.52, 4.5, 0.52, 4.7, 0.0005, 4.7], colour),
  ]),
  box([0, 6.2, 0.6], [11.6, 0.7, 6.8], colour, { round: 0.04 }),
  frontGable(12, 6.8, 6.5, 2.3, colour, 0.6),
  panel([0, 6.8, 4], [-3.8, 0, 3.8, 0, 0, 1.5], 0.14, '#c8bea8'),
  box([0, 2.6, 1.55], [1.4, 2.8, 0.1], '#5a3a24', { round: 0.04 }),
]
const pyramid = (colour = '#dcbc7a'): Part[] =>
  Array.from({ length: 11 }, (_, at) =>
    box([0, 0.75 + at * 1.4, 0], [24 - at * 2.1, 1.5, 24 - at * 2.1], at % 2 ? colour : '#d0b070', { round: 0.12 }),
  )
const factory = (): Part[] => [
  box([0, 2.2, 0], [10, 4.4, 6], '#a8604a', { round: 0.06 }),
  ...[-1, 0, 1].map(x => panel([x * 3.3, 4.4, 0], [-1.65, 0, 1.65, 0, 1.65, 1.7], 6, '#8a4a3a', { bevel: 0.05 })),
  ...both(x => [
    turned([x * 1.6 + 3, 0, -2.2], [0.0005, 0, 0.9, 0, 0.55, 10.5, 0.65, 10.8, 0.5, 10.8, 0.0005, 10.4], '#8a5244'),
    ring([x * 1.6 + 3, 9.4, -2.2], 0.62, 0.16, '#f2ece0'),
    ...[11.4, 12.6, 14].map((y, at) => ball([x * 1.6 + 3 + at * 0.4, y, -2.2], 0.7 + at * 0.25, '#d4d4d8')),
  ]),
  ...windows(4, 1, 7, 2.4, 2.4, 3, [1.4, 1.5]),
]
const stadium = (): Part[] => [
  turned([0, 0, 0], [13, 0, 14.5, 5.4, 13.8, 6, 8.5, 1, 0.0005, 0.9], '#c8ccd4'),
  turned([0, 0, 0], [0.0005, 0.92, 8.3, 0.95, 0.0005, 0.97], '#4f9a4a'),
  ...[1.8, 2.8, 3.8, 4.8].map((y, at) =>
    ring([0, y, 0], 9.4 + at * 1.1, 0.4, ['#d0323c', '#3a73d8', '#f2c230', '#3f9a57'][at]!),
  ),
  ...around(8, (s, c) => rod([s * 14, 5.5, c * 14], [s * 14, 9.5, c * 14], 0.2, '#8a909c')),
  ...around(8, (s, c) =>
    box([s * 13.8, 9.7, c * 13.8], [1.6, 0.9, 0.5], '#fffbe0', { round: 0.1, turn: [0, Math.atan2(s, c), 0], ...glow }),
  ),
]
const ferris = (colour = '#d0426a'): Body =>
  buildThing({
    bones: [{ name: 'spinner.0', at: [0, 8.5, 0] }],
    parts: [
      ...both(x => [
        ring([0, 8.5, x * 0.7], 7, 0.16, colour, { turn: [1.57, 0, 0], bone: 'spinner.0' }),
        ...[-1, 1].map(z => rod([x * 3.6, 0.2, z * 1.6], [0, 8.5, z * 0.8], 0.25, '#e8ecf0')),
      ]),
      ...Array.from({ length: 12 }, (_, at) => at).flatMap(at => {
        const [s, c] = [Math.sin(at * 0.5236), Math.cos(at * 0.5236)]
        return [
          rod([0, 8.5, 0.7], [s * 7, 8.5 + c * 7, 0.7], 0.07, '#f4f4f6', { bone: 'spinner.0' }),
          rod([0, 8.5, -0.7], [s * 7, 8.5 + c * 7, -0.7], 0.07, '#f4f4f6', { bone: 'spinner.0' }),
          ball(
            [s * 7, 8.5 + c * 7 - 0.3, 0],
            [0.75, 0.75, 0.75],
            ['#f2c230', '#3a8fd0', '#3fb07a', '#e8763c'][at % 4]!,
            { bone: 'spinner.0', ...gloss },
          ),
        ]
      }),
      ball([0, 8.5, 0], [0.9, 0.9, 1.2], '#f2c230'),
      box([0, 0.2, 0], [9, 0.4, 5], '#8a8f98', { round: 0.08 }),
    ],
  })
const carousel = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 3.4, 0, 3.4, 0.4, 0.0005, 0.4], '#b5323f'),
  turned([0, 0.4, 0], [0.0005, 0, 0.8, 0, 0.8, 3, 0.0005, 3], '#f6e2a0'),
  turned([0, 3.2, 0], [3.6, 0, 3.7, 0.3, 1.8, 1.2, 0.0005, 2], '#d8405a'),
  turned([0, 3.2, 0], [0.0005, 0.3, 3.6, 0], '#f8ecd0'),
  ...around(12, (s, c, at) => ball([s * 3.6, 3.25, c * 3.6], 0.3, at % 2 ? '#f2c230' : '#fbf8f2', glow)),
  ...around(8, (s, c) => rod([s * 2.5, 0.4, c * 2.5], [s * 2.5, 3.3, c * 2.5], 0.06, '#e2b84a', metal)),
  ...around(8, (s, c, at) =>
    ball([s * 2.5, 1.4 + 0.3 * (at % 2), c * 2.5], [0.22, 0.26, 0.5], '#fbf8f2', {
      turn: [0, Math.atan2(s, c) + 1.57, 0],
    }),
  ),
  ...around(8, (s, c, at) =>
    ball([s * 2.5 + c * 0.5, 1.75 + 0.3 * (at % 2), c * 2.5 - s * 0.5], [0.14, 0.28, 0.16], '#fbf8f2'),
  ),
  ball([0, 5.4, 0], 0.25, '#f2c230', metal),
]
const circus = (colour = '#d0323c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 4.4, 0, 4.2, 2.4, 0.0005, 2.4], '#fbf4e6'),
  ...around(12, (s, c, at) =>
    box([s * 4.25, 1.2, c * 4.25], [1.15, 2.4, 0.2], at % 2 ? colour : '#fbf4e6', {
      round: 0.03,
      turn: [0, Math.atan2(s, c), 0],
    }),
  ),
  turned([0, 2.3, 0], [4.9, 0, 4.8, 0.25, 2.6, 1.6, 1, 3.2, 0.0005, 4.2], colour),
  ...around(8, (s, c) => rod([s * 4.7, 2.6, c * 4.7], [s * 0.9, 5.6, c * 0.9], [0.4, 0.12], '#fbf4e6')),
  rod([0, 6.3, 0], [0, 8, 0], 0.07, '#8a5a34'),
  panel([0, 7.4, 0], [0, -0.3, 1.2, 0, 0, 0.4], 0.06, '#f2c230'),
  box([0, 0.95, 4.3], [1.3, 1.9, 0.3], '#3a1c20', { round: 0.05 }),
]
const stoneBridge = (colour = '#a8a296'): Part[] => [
  cut(
    [0, 0, 0],
    [
      -6, 0, -3.2, 0, -2.9, 0.9, -2, 1.8, -0.8, 2.25, 0.8, 2.25, 2, 1.8, 2.9, 0.9, 3.2, 0, 6, 0, 6, 0.9, 3.4, 2.4, 0,
      3.1, -3.4, 2.4, -6, 0.9,
    ],
    3,
    colour,
    { bevel: 0.06 },
  ),
  ...both(x => [
    ...[-5, -3.6, -2.2, -0.8, 0.8, 2.2, 3.6, 5].map(z => {
      const y = z * z > 11 ? 1.25 + (6 - Math.abs(z)) * 0.55 : 3.1 - z * z * 0.05
      return box([x * 1.4, y + 0.3, z], [0.24, 0.9, 0.24], '#c0baae', { round: 0.03 })
    }),
    rod([x * 1.4, 1.5, -5.4], [x * 1.4, 3.3, -2], 0.1, '#c0baae'),
    rod([x * 1.4, 3.3, -2], [x * 1.4, 3.6, 0], 0.1, '#c0baae'),
    rod([x * 1.4, 3.6, 0], [x * 1.4, 3.3, 2], 0.1, '#c0baae'),
    rod([x * 1.4, 3.3, 2], [x * 1.4, 1.5, 5.4], 0.1, '#c0baae'),
  ]),
]
const suspensionBridge = (colour = '#c8402c'): Part[] => [
  box([0, 3, 0], [2.4, 0.4, 34], '#6a6e78', { round: 0.05 }),
  ...both(x => [
    ...[-8, 8].flatMap(z => [rod([x * 1.3, 0.2, z], [x * 1.2, 12, z], [0.45, 0.3], colour)]),
    ...Array.from({ length: 16 }, (_, at) => {
      const y = (z: number): number => 3.6 + (z / 8) ** 2 * 8.2
      const z = -8 + at
      return rod([x * 1.25, y(z), z], [x * 1.25, y(z + 1), z + 1], 0.1, colour)
    }),
    ...[-1, 1].map(end => rod([x * 1.25, 11.8, end * 8], [x * 1.25, 3.2, end * 17], 0.1, colour)),
    ...Array.from({ length: 15 }, (_, at) => {
      const z = -7 + at
      return rod([x * 1.25, 3, z], [x * 1.25, 3.6 + (z / 8) ** 2 * 8.2, z], 0.04, colour)
    }),
  ]),
  ...[-8, 8].flatMap(z => [6, 9, 11.8].map(y => rod([-1.3, y, z], [1.3, y, z], 0.25, colour))),
]
const well = (): Part[] => [
  turned([0, 0, 0], [0.7, 0, 0.75, 0.75, 0.6, 0.75, 0.55, 0.3, 0.0005, 0.3], '#a09a90'),
  ring([0, 0.75, 0], 0.68, 0.1, '#b4aea4'),
  ...both(x => [rod([x * 0.68, 0.7, 0], [x * 0.68, 2, 0], 0.06, '#7a4a2c')]),
  rod([-0.75, 1.6, 0], [0.75, 1.6, 0], 0.06, '#7a4a2c'),
  gable(1.9, 1.5, 1.9, 0.7, '#9a4a34'),
  rod([0, 1.6, 0], [0, 1.1, 0], 0.02, '#d8b878'),
  turned([0, 0.85, 0], [0.12, 0, 0.16, 0.28, 0.0005, 0.28], '#8a5a34'),
]

/** Houses, tents and other buildings. By pictogram. */
export const buildings: Readonly<Record<string, Kind>> = {
  '🏠': made(colour => house(colour)),
  '🏡': made((colour = '#dce4c8') => house(colour, '#8a5a3f')),
  '🏰': made(castle),
  '⛺': made(tent),
  'drawn-sandcastle': made(sandcastle),
  'drawn-lighthouse': made(lighthouse),
  'drawn-windmill': moving(windmill),
  'drawn-wind-turbine': moving(windTurbine),
  'drawn-clock-tower': made(tower),
  '🗼': made(eiffel),
  '🏯': made(pagoda),
  'drawn-temple': made(temple),
  '🛕': made(temple),
  'drawn-pavilion': made(pavilion),
  '⛩️': made(torii),
  '⛪': made(church),
  '🕌': made(mosque),
  '🛖': made(hut),
  'drawn-log-cabin': made(logCabin),
  'drawn-igloo': made(igloo),
  'drawn-observatory': made(observatory),
  'drawn-skyscraper': made(skyscraper),
  '🏢': made(() => block('#b8bcc4', 6, 5)),
  'drawn-apartment-block': made(() => block('#c89a7a', 6, 4)),
  '🏥': made(() => [...block('#f2f0ec', 4, 5), ...signBoard(10.6, 3, '#d0323c', 'cross')]),
  '🏫': made(() => [...block('#d8a878', 3, 5), ...signBoard(8.6, 4, '#3a5fa8', 'bars')]),
  '🏨': made(() => [...block('#c8b49a', 5, 5), ...signBoard(13.2, 5, '#a8323c', 'bars')]),
  '🏪': made(() => shop()),
  'drawn-barn': made((colour = '#a8322c') => [
    box([0, 2, 0], [6, 4, 8], colour, { round: 0.06 }),
    panel([0, 4, 0], [-3.3, 0, 3.3, 0, 2.4, 1.6, 0, 2.8, -2.4, 1.6], 8.4, '#5a5a62', { bevel: 0.08 }),
    box([0, 1.4, 4.02], [2.4, 2.8, 0.12], '#fbf4ea', { round: 0.04 }),
    box([0, 1.4, 4.06], [2.1, 2.5, 0.12], colour, { round: 0.03 }),
    ...both(x => [rod([x * 1, 0.3, 4.14], [x * -1, 2.5, 4.14], 0.07, '#fbf4ea')]),
    box([0, 4.4, 4.22], [1, 1, 0.1], '#fbf4ea', { round: 0.03 }),
  ]),
  '🏛️': made(columnHall),
  '🏦': made(columnHall),
  'drawn-pyramid': made(pyramid),
  '🏭': made(factory),
  '🏟️': made(stadium),
  '🎡': moving(ferris),
  '🎠': made(carousel),
  '🎪': made(circus),
  'drawn-stone-bridge': long(stoneBridge),
  'drawn-suspension-bridge': long(suspensionBridge),
  'drawn-well': made(well),
}
