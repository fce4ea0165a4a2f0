import type { Part, Point } from '../body.ts'
import { along } from '../kits/curves.ts'
import { around, ball, both, box, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, labelled, made, metal } from './made.ts'

const [WOOD, STEEL] = ['#a8642f', '#b8bec8']

const rockingChair = (colour = WOOD) => ({
  parts: [
    ...both(x => [
      ...along(
        10,
        n => [x * 0.24, 0.03 + 0.5 * (n - 0.5) ** 2, (n - 0.5) * 1.1],
        () => 0.024,
        colour,
      ),
      rod([x * 0.22, 0.42, 0.22], [x * 0.24, 0.06, 0.26], 0.022, colour),
      rod([x * 0.22, 0.42, -0.2], [x * 0.24, 0.06, -0.26], 0.022, colour),
      rod([x * 0.22, 0.42, -0.2], [x * 0.22, 1.1, -0.4], 0.024, colour),
      rod([x * 0.25, 0.64, -0.28], [x * 0.25, 0.64, 0.24], 0.022, colour),
      rod([x * 0.24, 0.42, 0.22], [x * 0.25, 0.64, 0.22], 0.018, colour),
    ]),
    box([0, 0.44, 0.01], [0.5, 0.05, 0.48], colour, { round: 0.02 }),
    ...[-0.14, -0.07, 0, 0.07, 0.14].map(x => rod([x, 0.46, -0.21], [x, 1.04, -0.385], 0.012, colour)),
    rod([-0.25, 1.08, -0.4], [0.25, 1.08, -0.4], 0.045, colour),
    box([0, 0.485, 0.02], [0.42, 0.05, 0.4], '#a8323c', { round: 0.024 }),
  ],
  sockets: { seat: [0, 0.5, 0] as Point, top: [0, 0.5, 0] as Point },
})
const cradle = (colour = '#c08a50') => ({
  parts: [
    ...both(z => [
      ...along(
        10,
        n => [(n - 0.5) * 0.8, 0.03 + 0.6 * (n - 0.5) ** 2, z * 0.34],
        () => 0.024,
        colour,
      ),
      panel(
        [0, 0.08, z * 0.36],
        [
          -0.2,
          0,
          0.2,
          0,
          0.3,
          0.42,
          0.2,
          z < 0 ? 0.62 : 0.5,
          0,
          z < 0 ? 0.7 : 0.54,
          -0.2,
          z < 0 ? 0.62 : 0.5,
          -0.3,
          0.42,
        ],
        0.03,
        colour,
      ),
    ]),
    box([0, 0.12, 0], [0.42, 0.04, 0.7], colour, { round: 0.01 }),
    ...both(x => [
      rod([x * 0.3, 0.48, -0.36], [x * 0.3, 0.48, 0.36], 0.022, colour),
      ...[-3, -2, -1, 0, 1, 2, 3].map(at =>
        rod([x * 0.205, 0.12, at * 0.09], [x * 0.3, 0.48, at * 0.09], 0.013, colour),
      ),
    ]),
    box([0, 0.2, 0], [0.4, 0.12, 0.66], '#fbf8f2', { round: 0.05 }),
    box([0, 0.27, 0.1], [0.44, 0.08, 0.44], '#8fc4e8', { round: 0.04 }),
    ball([0, 0.29, -0.22], [0.16, 0.05, 0.1], '#ffffff'),
  ],
  sockets: { seat: [0, 0.3, 0] as Point, top: [0, 0.3, 0] as Point },
})
const bunk = (colour = WOOD) => {
  const berth = (y: number, cover: string): Part[] => [
    box([0, y, 0], [1.96, 0.1, 0.9], colour, { round: 0.02 }),
    box([0, y + 0.12, 0], [1.88, 0.16, 0.82], '#f6f2ea', { round: 0.06 }),
    box([0.25, y + 0.19, 0.01], [1.35, 0.08, 0.86], cover, { round: 0.035 }),
    ball([-0.72, y + 0.24, 0], [0.18, 0.08, 0.28], '#ffffff'),
  ]
  return {
    parts: [
      ...both(x => both(z => [rod([x * 0.98, 0.03, z * 0.43], [x * 0.98, 1.72, z * 0.43], 0.04, colour)])),
      ...berth(0.36, '#4a7fc0'),
      ...berth(1.22, '#d8583c'),
      box([-0.2, 1.55, 0.43], [1.5, 0.06, 0.04], colour, { round: 0.015 }),
      rod([-0.9, 1.3, 0.43], [-0.9, 1.55, 0.43], 0.02, colour),
      rod([0.5, 1.3, 0.43], [0.5, 1.55, 0.43], 0.02, colour),
      ...both(x => [
        box([x * 0.98, 1.55, 0], [0.05, 0.2, 0.86], colour, { round: 0.015 }),
        box([x * 0.98, 0.62, 0], [0.05, 0.2, 0.86], colour, { round: 0.015 }),
      ]),
      ...both(x => [rod([0.72 + x * 0.16, 0.02, 0.62], [0.72 + x * 0.16, 1.6, 0.46], 0.022, '#d8a868')]),
      ...[0.3, 0.58, 0.86, 1.14].map(y => rod([0.56, y, 0.64 - y * 0.1], [0.88, y, 0.64 - y * 0.1], 0.018, '#d8a868')),
    ],
    sockets: { seat: [0, 0.6, 0.1] as Point, top: [0, 1.46, 0] as Point },
  }
}
const deckchair = (colour = '#2f7fc0') => ({
  parts: [
    ...both(x => [
      rod([x * 0.28, 0.02, 0.5], [x * 0.28, 1, -0.5], 0.022, WOOD),
      rod([x * 0.25, 0.02, -0.42], [x * 0.25, 0.46, 0.42], 0.02, WOOD),
      rod([x * 0.28, 0.42, 0.08], [x * 0.28, 0.02, -0.36], 0.016, WOOD),
    ]),
    rod([-0.28, 1, -0.5], [0.28, 1, -0.5], 0.022, WOOD),
    rod([-0.28, 0.46, 0.42], [0.28, 0.46, 0.42], 0.022, WOOD),
    rod([-0.28, 0.05, 0.47], [0.28, 0.05, 0.47], 0.018, WOOD),
    ...[-2, -1, 0, 1, 2].flatMap(at => {
      const hang = (n: number): Point => [
        at * 0.098,
        0.46 + 0.54 * n - 0.36 * Math.sin(Math.PI * n) * (1 - 0.5 * n),
        0.42 - 0.92 * n,
      ]
      return Array.from({ length: 8 }, (_, n) => {
        const [a, b] = [hang(n / 8), hang((n + 1) / 8)]
        const [dy, dz] = [b[1] - a[1], b[2] - a[2]]
        return box(
          [a[0], (a[1] + b[1]) / 2, (a[2] + b[2]) / 2],
          [0.1, 0.014, Math.hypot(dy, dz) + 0.02],
          at % 2 ? '#fbf8f0' : colour,
          {
            round: 0.004,
            turn: [Math.atan2(dy, -dz), 0, 0],
          },
        )
      })
    }),
  ],
  sockets: { seat: [0, 0.34, 0.12] as Point, top: [0, 0.34, 0.12] as Point },
})
const throne = (colour = '#a8202c') => ({
  parts: [
    box([0, 0.06, 0.1], [1.1, 0.12, 1], '#8a6a2c', { round: 0.02 }),
    box([0, 0.32, 0], [0.8, 0.42, 0.66], '#d8a83a', { round: 0.04, ...metal }),
    box([0, 0.56, 0.03], [0.64, 0.12, 0.6], colour, { round: 0.05 }),
    panel(
      [0, 0.5, -0.3],
      [-0.4, 0, 0.4, 0, 0.42, 1, 0.26, 1.24, 0, 1.45, -0.26, 1.24, -0.42, 1],
      0.12,
      '#d8a83a',
      metal,
    ),
    panel([0, 0.58, -0.23], [-0.29, 0, 0.29, 0, 0.3, 0.85, 0.18, 1.04, 0, 1.16, -0.18, 1.04, -0.3, 0.85], 0.06, colour),
    ...both(x => [
      box([x * 0.4, 0.78, 0], [0.12, 0.1, 0.66], '#d8a83a', { round: 0.03, ...metal }),
      rod([x * 0.4, 0.3, 0.28], [x * 0.4, 0.78, 0.28], 0.05, '#d8a83a', metal),
      ball([x * 0.4, 0.84, 0.32], 0.08, '#f0c850', metal),
      ball([x * 0.42, 1.56, -0.3], 0.08, '#f0c850', metal),
    ]),
    ball([0, 1.96, -0.3], 0.1, '#f0c850', metal),
    ball([0, 1.72, -0.22], [0.06, 0.08, 0.03], '#2f9a6a', gloss),
  ],
  sockets: { seat: [0, 0.63, 0.05] as Point, top: [0, 0.63, 0.05] as Point },
})
const highChair = (colour = '#f0c850') => ({
  parts: [
    ...both(x => both(z => [rod([x * 0.18, 0.56, z * 0.16], [x * 0.28, 0.02, z * 0.28], 0.022, '#e0c090')])),
    box([0, 0.57, 0], [0.4, 0.06, 0.4], colour, { round: 0.025 }),
    box([0, 0.8, -0.19], [0.4, 0.44, 0.05], colour, { round: 0.025 }),
    ...both(x => [
      box([x * 0.2, 0.72, 0], [0.04, 0.05, 0.4], '#e0c090', { round: 0.015 }),
      rod([x * 0.2, 0.58, 0.14], [x * 0.2, 0.72, 0.14], 0.014, '#e0c090'),
    ]),
    box([0, 0.77, 0.26], [0.5, 0.03, 0.3], '#fbfaf6', { round: 0.012 }),
    ring([0, 0.785, 0.26], 0.06, 0.012, '#e86a5a'),
    box([0, 0.26, 0.24], [0.44, 0.03, 0.1], '#e0c090', { round: 0.01 }),
  ],
  sockets: { seat: [0, 0.6, 0] as Point, top: [0, 0.79, 0.26] as Point },
})
const officeChair = (colour = '#2c2f38') => ({
  parts: [
    ...around(5, (s, c) => rod([0, 0.1, 0], [s * 0.3, 0.08, c * 0.3], [0.03, 0.02], '#22242c')),
    ...around(5, (s, c) => ball([s * 0.3, 0.035, c * 0.3], 0.035, '#16161c')),
    rod([0, 0.08, 0], [0, 0.44, 0], 0.03, STEEL, metal),
    box([0, 0.49, 0.02], [0.52, 0.09, 0.5], colour, { round: 0.04 }),
    box([0, 0.92, -0.25], [0.48, 0.6, 0.08], colour, { round: 0.04, turn: [-0.08, 0, 0] }),
    box([0, 0.56, -0.26], [0.06, 0.22, 0.04], '#22242c', { round: 0.01 }),
    ...both(x => [
      box([x * 0.29, 0.7, 0.02], [0.07, 0.035, 0.28], '#16161c', { round: 0.015 }),
      rod([x * 0.26, 0.48, -0.02], [x * 0.29, 0.7, -0.02], 0.016, '#22242c'),
    ]),
  ],
  sockets: { seat: [0, 0.54, 0] as Point, top: [0, 0.54, 0] as Point },
})
/** Of three leaves, painted with a branch in blossom. */
const foldingScreen = (): Part[] =>
  [-1, 0, 1].flatMap(at => {
    const turn: Point = [0, at === 0 ? 0 : at * -0.42, 0]
    const [x, z] = [at * 0.62, at === 0 ? 0 : 0.13]
    const off = (dx: number, dy: number, dz: number): Point => {
      const a = turn[1]
      return [x + dx * Math.cos(a) + dz * Math.sin(a), dy, z - dx * Math.sin(a) + dz * Math.cos(a)]
    }
    return [
      box([x, 0.9, z], [0.66, 1.76, 0.04], '#4a2414', { round: 0.012, turn }),
      box(off(0, 0.98, 0.012), [0.56, 1.46, 0.036], '#f4ead0', { round: 0.005, turn }),
      rod(off(-0.24, 0.5 + at * 0.2, 0.033), off(0.24, 0.85 + at * 0.2, 0.033), [0.014, 0.008], '#4a3020'),
      ...[-0.18, -0.05, 0.08, 0.2].map((dx, n) =>
        ball(off(dx, 0.66 + at * 0.2 + (n % 2 ? 0.16 : -0.03) + dx * 0.5, 0.034), [0.045, 0.045, 0.01], '#e06a84'),
      ),
      rod(off(-0.05, 0.64 + at * 0.2, 0.033), off(-0.05, 0.8 + at * 0.2, 0.033), 0.006, '#4a3020'),
      rod(off(0.2, 0.82 + at * 0.2, 0.033), off(0.2, 1.08 + at * 0.2, 0.033), 0.006, '#4a3020'),
      ...both(side => [rod(off(side * 0.3, 0.06, 0), off(side * 0.3, 0.01, 0), 0.02, '#4a2414')]),
    ]
  })
const coatRack = (): Part[] => [
  ...around(4, (s, c) => rod([0, 0.2, 0], [s * 0.24, 0.015, c * 0.24], 0.016, WOOD)),
  rod([0, 0.03, 0], [0, 1.75, 0], 0.024, WOOD),
  ball([0, 1.79, 0], 0.045, WOOD),
  ...around(6, (s, c) => rod([0, 1.5, 0], [s * 0.16, 1.64, c * 0.16], 0.014, WOOD)),
  ...around(6, (s, c) => ball([s * 0.17, 1.65, c * 0.17], 0.024, WOOD)),
  box([0.16, 1.28, 0.06], [0.2, 0.66, 0.14], '#3f5a86', { round: 0.06 }),
  box([-0.15, 1.4, 0.04], [0.06, 0.5, 0.06], '#c8383c', { round: 0.025 }),
  turned([-0.06, 1.66, -0.14], [0.0005, 0.1, 0.07, 0.09, 0.08, 0.02, 0.14, 0.01, 0.14, 0, 0.0005, 0], '#6b4a2f'),
]
/** On two legs, with room for what is written on it. */
const board = (face: string, frame: string, ink: string, sticks: readonly string[]) => () =>
  labelled({
    parts: [
      ...both(x => [
        rod([x * 0.85, 0.03, 0], [x * 0.85, 1.9, 0], 0.025, frame),
        rod([x * 0.85, 0.03, -0.3], [x * 0.85, 0.03, 0.3], 0.025, frame),
      ]),
      box([0, 1.3, 0.02], [1.8, 1.1, 0.05], frame, { round: 0.015 }),
      box([0, 1.3, 0.04], [1.7, 1, 0.03], face, { round: 0.006, material: 'face' }),
      box([0, 0.74, 0.08], [1.4, 0.03, 0.1], frame, { round: 0.01 }),
      box([0.4, 0.78, 0.08], [0.2, 0.05, 0.07], '#5a6a8a', { round: 0.012 }),
      ...sticks.map((colour, at) => rod([at * 0.2 - 0.5, 0.766, 0.1], [at * 0.2 - 0.38, 0.766, 0.1], 0.011, colour)),
    ],
    label: { at: [0, 1.3, 0.056], wide: 1.5, high: 0.8, ink },
  })
const blackboard = board('#24493a', '#8a5a30', '#f4f6ee', ['#ffffff', '#f2d060', '#ffffff'])
const whiteboard = board('#fbfcfe', '#9aa2ae', '#1f4fb0', ['#d8402e', '#2f6fd0', '#2f9a5a'])
const airConditioner = (): Part[] => [
  box([0, 0.16, 0], [0.86, 0.3, 0.22], '#f6f7f8', { round: 0.05, ...gloss }),
  box([0, 0.05, 0.085], [0.78, 0.06, 0.07], '#c8ccd2', { round: 0.01 }),
  ...[0.035, 0.055].map(y => box([0, y, 0.118], [0.76, 0.008, 0.02], '#8a9098')),
  box([0, 0.14, 0.108], [0.8, 0.006, 0.008], '#c8ccd2'),
  box([0.3, 0.19, 0.111], [0.1, 0.04, 0.006], '#3fd0e8', { material: 'glowing' }),
]
const radiator = (colour = '#f2f1ec'): Part[] => [
  ...Array.from({ length: 9 }, (_, at) =>
    box([(at - 4) * 0.1, 0.36, 0], [0.075, 0.56, 0.13], colour, { round: 0.035, ...gloss }),
  ),
  ...[0.14, 0.58].map(y => rod([-0.42, y, 0], [0.42, y, 0], 0.025, colour)),
  ...both(x => [rod([x * 0.36, 0.15, 0], [x * 0.36, 0.015, 0], 0.02, colour)]),
  rod([0.42, 0.14, 0], [0.52, 0.14, 0], 0.018, '#b5743a', metal),
  ball([0.53, 0.15, 0], [0.03, 0.035, 0.03], '#ffffff', gloss),
]
const trampoline = (colour = '#2f6fd0') => ({
  parts: [
    ...around(6, (s, c) => rod([s * 1.4, 0.7, c * 1.4], [s * 1.42, 0.02, c * 1.42], 0.03, STEEL, metal)),
    ring([0, 0.7, 0], 1.4, 0.035, STEEL, metal),
    turned([0, 0.71, 0], [0.0005, 0, 1.2, 0, 1.2, 0.015, 0.0005, 0.015], '#22242c'),
    turned([0, 0.715, 0], [1.14, 0, 1.44, 0, 1.44, 0.03, 1.14, 0.03, 1.14, 0], colour),
  ],
  sockets: { seat: [0, 0.74, 0] as Point, top: [0, 0.74, 0] as Point },
})
const gameTable = (top: string, more: readonly Part[], leg: string, high = 0.76) => ({
  parts: [
    box([0, high - 0.03, 0], [2.74, 0.06, 1.5], top, { round: 0.01 }),
    ...both(x => both(z => [rod([x * 1.1, high - 0.05, z * 0.58], [x * 1.1, 0.03, z * 0.58], 0.035, leg)])),
    ...more,
  ],
  sockets: { top: [0, high, 0] as Point },
})
const pingPongTable = (colour = '#1f5fa8') =>
  gameTable(
    colour,
    [
      ...both(z => [box([0, 0.762, z * 0.74], [2.74, 0.004, 0.02], '#ffffff')]),
      ...both(x => [box([x * 1.36, 0.762, 0], [0.02, 0.004, 1.5], '#ffffff')]),
      box([0, 0.762, 0], [2.74, 0.004, 0.01], '#ffffff'),
      box([0, 0.84, 0], [0.01, 0.15, 1.76], '#dfe4ea'),
      box([0, 0.91, 0], [0.016, 0.02, 1.76], '#ffffff'),
      ...both(z => [rod([0, 0.7, z * 0.88], [0, 0.92, z * 0.88], 0.012, '#22242c')]),
      box([0, 0.73, 0], [0.06, 0.04, 1.78], '#22242c'),
    ],
    '#22242c',
  )
const billiardTable = (colour = '#1f7a4a') =>
  gameTable(
    colour,
    [
      ...both(z => [box([0, 0.77, z * 0.78], [2.9, 0.12, 0.14], '#6a3418', { round: 0.03, ...gloss })]),
      ...both(x => [box([x * 1.4, 0.77, 0], [0.14, 0.12, 1.6], '#6a3418', { round: 0.03, ...gloss })]),
      ...[-1.36, 0, 1.36].flatMap(x =>
        both(z => [turned([x, 0.815, z * 0.73], [0.0005, 0, 0.065, 0, 0.065, 0.016, 0.0005, 0.018], '#16161c')]),
      ),
      box([0, 0.6, 0], [2.4, 0.2, 1.2], '#5a2c14', { round: 0.03 }),
      ...[
        '#f2c21f',
        '#c8232f',
        '#2f4fb0',
        '#e8702c',
        '#22242c',
        '#7a2f8a',
        '#2f9a5a',
        '#d8402e',
        '#3a6fd0',
        '#8a2430',
      ].map((hue, at) => {
        const row = at < 1 ? 0 : at < 3 ? 1 : at < 6 ? 2 : 3
        const first = [0, 1, 3, 6][row]!
        return ball([0.5 + row * 0.1, 0.79, (at - first - row / 2) * 0.11], 0.05, hue, gloss)
      }),
      ball([-0.7, 0.79, 0.08], 0.05, '#fbf8f0', gloss),
      rod([-0.8, 0.82, 0.12], [-1.7, 0.95, 0.5], [0.01, 0.018], '#c89a5a'),
    ],
    '#5a2c14',
  )
const hayBale = (): Part[] => [
  ...[0, 1, 2].map(at =>
    turned(
      [(at - 1) * 0.36, 0.6, 0],
      [0.0005, 0, 0.57 + (at % 2) * 0.03, 0, 0.57 + (at % 2) * 0.03, 0.37, 0.0005, 0.37],
      at % 2 ? '#e0b85a' : '#d4a844',
      { turn: [0, 0, -Math.PI / 2] },
    ),
  ),
  ...both(x =>
    [0.44, 0.3, 0.16].map(r =>
      ring([x > 0 ? 0.735 : -0.365, 0.6, 0], r, 0.018, '#b58a34', { turn: [0, 0, Math.PI / 2] }),
    ),
  ),
  ...Array.from({ length: 26 }, (_, at) => {
    const a = at * 2.4
    const x = -0.3 + ((at * 0.7549) % 1) * 0.96
    return rod(
      [x, 0.6 + 0.58 * Math.cos(a), 0.58 * Math.sin(a)],
      [x + 0.14, 0.6 + 0.63 * Math.cos(a + 0.1), 0.63 * Math.sin(a + 0.1)],
      0.01,
      at % 2 ? '#f2d48a' : '#b58a34',
    )
  }),
]
const haystack = (): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 1.15, 0, 1.25, 0.35, 1.15, 0.9, 0.85, 1.4, 0.4, 1.85, 0.12, 2.05, 0.0005, 2.08],
    '#dcb250',
  ),
  ...Array.from({ length: 60 }, (_, at) => {
    const a = at * 2.4
    const y = 0.1 + ((at * 0.7549) % 1) * 1.7
    const r = y < 0.9 ? 1.2 : 1.2 - (y - 0.9) * 0.85
    return rod(
      [Math.sin(a) * r, y + 0.12, Math.cos(a) * r],
      [Math.sin(a + 0.05) * (r + 0.1), y - 0.16, Math.cos(a + 0.05) * (r + 0.1)],
      0.016,
      at % 3 ? '#f0d080' : '#b88c38',
    )
  }),
  rod([0, 1.9, 0], [0, 2.35, 0], 0.03, '#7a5230'),
]

/** What is sat, lain and played on, and stands in rooms beside it. By name. */
export const seatsAndBeds: Readonly<Record<string, Kind>> = {
  'drawn-rocking-chair': made(rockingChair),
  'drawn-cradle': made(cradle),
  'drawn-bunk-bed': made(bunk),
  'drawn-deckchair': made(deckchair),
  'drawn-throne': made(throne),
  'drawn-high-chair': made(highChair),
  'drawn-office-chair': made(officeChair),
  'drawn-folding-screen': made(foldingScreen),
  'drawn-coat-rack': made(coatRack),
  'drawn-blackboard': made(blackboard),
  'drawn-whiteboard': made(whiteboard),
  'drawn-air-conditioner': made(airConditioner),
  'drawn-radiator': made(radiator),
  'drawn-trampoline': made(trampoline),
  'drawn-ping-pong-table': made(pingPongTable),
  'drawn-billiard-table': made(billiardTable),
  'drawn-hay-bale': made(hayBale),
  'drawn-haystack': made(haystack),
}
