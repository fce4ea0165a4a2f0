import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, long, made, metal, moving } from './made.ts'

const DARK = '#2c2e36'
const STEEL = '#b8bec8'
const WOOD = '#a8744a'

const paddle = (colour = '#d0302c'): Part[] => [
  turned([0, 0.17, 0], [0.0005, -0.007, 0.08, -0.007, 0.08, 0.007, 0.0005, 0.007], colour, { turn: [1.57, 0, 0] }),
  turned([0, 0.17, -0.005], [0.0005, -0.004, 0.081, -0.004, 0.081, 0.004, 0.0005, 0.004], '#22222a', {
    turn: [1.57, 0, 0],
  }),
  box([0, 0.1, 0], [0.09, 0.035, 0.016], '#d8a868', { round: 0.005 }),
  box([0, 0.045, 0], [0.032, 0.1, 0.024], '#d8a868', { round: 0.008 }),
  ball([0.1, 0.02, 0.05], 0.02, '#fdfbf4', gloss),
  rod([0.02, 0.01, 0.01], [0.09, 0.012, 0.045], 0.003, '#d8a868'),
]
const dartboard = (): Part[] => [
  ...(
    [
      [0.225, '#22222a', 0],
      [0.17, '#f0e4c4', 0.006],
      [0.125, '#2f8a4a', 0.012],
      [0.1, '#f0e4c4', 0.018],
      [0.05, '#2f8a4a', 0.024],
      [0.022, '#d0242f', 0.03],
    ] as const
  ).map(([r, hue, z]) => turned([0, 0.25, z], [0.0005, 0, r, 0, r, 0.012, 0.0005, 0.012], hue, { turn: [1.57, 0, 0] })),
  ...around(10, (s, c) =>
    rod([s * 0.05, 0.25 + c * 0.05, 0.028], [s * 0.17, 0.25 + c * 0.17, 0.02], 0.0025, '#22222a'),
  ),
  rod([0.01, 0.26, 0.04], [0.02, 0.275, 0.15], [0.003, 0.006], '#c8a05c'),
  ...[0, 1.57].map(a => box([0.022, 0.278, 0.165], [0.04, 0.004, 0.03], '#d0242f', { round: 0.001, turn: [0, 0, a] })),
]
const bowlingPins = (colour = '#fbf8f2'): Part[] =>
  (
    [
      [0, 0.3],
      [-0.15, 0.04],
      [0.15, 0.04],
      [-0.3, -0.22],
      [0, -0.22],
      [0.3, -0.22],
    ] as const
  ).flatMap(([x, z]) => [
    turned(
      [x, 0, z],
      [0.0005, 0, 0.026, 0, 0.058, 0.11, 0.05, 0.19, 0.023, 0.255, 0.032, 0.32, 0.026, 0.36, 0.0005, 0.38],
      colour,
      gloss,
    ),
    ...[0.245, 0.265].map(y => ring([x, y, z], 0.023, 0.005, '#d0242f')),
  ])
const punchingBag = (colour = '#b5302c'): Part[] => [
  turned([0, 0.5, 0], [0.0005, 0, 0.17, 0.01, 0.18, 0.06, 0.18, 0.94, 0.16, 1, 0.0005, 1.02], colour, gloss),
  ...[0.75, 1.25].map(y => ring([0, y, 0], 0.178, 0.012, '#22222a')),
  ...around(4, (s, c) => rod([s * 0.15, 1.5, c * 0.15], [0, 1.8, 0], 0.01, STEEL, metal)),
  rod([0, 1.8, 0], [0, 2.2, 0], 0.016, STEEL, metal),
  rod([0, 2.2, 0], [0, 2.2, -0.7], 0.04, DARK),
  rod([0, 2.24, -0.7], [0, 0, -0.7], 0.05, DARK),
  box([0, 0.03, -0.5], [0.8, 0.06, 0.8], DARK, { round: 0.02 }),
]
/** Folded sails on a pin, on a stick. */
const pinwheel = () =>
  buildThing({
    bones: [{ name: 'rotor.0', at: [0, 0.38, 0.02] }],
    parts: [
      rod([0, 0, 0], [0, 0.4, 0], 0.006, '#d8b07a'),
      ...['#e8402c', '#f2c23c', '#3f8fd0', '#4fb06a'].map((hue, n) => {
        const a = (n * Math.PI) / 2
        const turned2 = ([x, y]: readonly [number, number]): number[] => [
          x * Math.cos(a) - y * Math.sin(a),
          x * Math.sin(a) + y * Math.cos(a),
        ]
        return panel(
          [0, 0.38, 0.022 + n * 0.002],
          (
            [
              [0, 0],
              [0.02, 0.13],
              [0.13, 0.1],
              [0.09, 0.03],
            ] as const
          ).flatMap(turned2),
          0.008,
          hue,
          { bone: 'rotor.0' },
        )
      }),
      ball([0, 0.38, 0.036], 0.012, '#fdfbf4', { bone: 'rotor.0' }),
    ],
  })
const paperCrane = (colour = '#f2f0ea'): Part[] => [
  cut([0, 0.06, 0], [-0.05, 0, 0, -0.04, 0.05, 0, 0, 0.035], 0.05, colour),
  cut([0, 0.07, 0], [0.03, -0.01, 0.12, 0.1, 0.135, 0.09, 0.16, 0.075, 0.128, 0.08, 0.05, -0.03], 0.01, colour),
  cut([0, 0.07, 0], [-0.03, -0.01, -0.14, 0.09, -0.05, -0.03], 0.01, colour),
  ...both(x => [
    panel([x * 0.02, 0.08, 0], [0, -0.02, x * 0.15, 0.1, x * 0.03, 0.01], 0.012, colour),
    panel([x * 0.02, 0.083, -0.008], [0, -0.02, x * 0.13, 0.085, x * 0.02, 0.015], 0.012, '#d8d4ca'),
  ]),
  rod([0, 0.02, 0], [0, 0.01, 0], 0.01, colour),
]
const rubberDuck = (colour = '#f8d02c'): Part[] => [
  ball([0, 0.04, 0], [0.045, 0.04, 0.055], colour, gloss),
  ball([0, 0.1, 0.025], 0.034, colour, gloss),
  rod([0, 0.05, -0.04], [0, 0.075, -0.068], [0.022, 0.008], colour, gloss),
  ball([0, 0.092, 0.062], [0.018, 0.008, 0.014], '#f0702c', gloss),
  ...both(x => [
    ball([x * 0.016, 0.112, 0.053], 0.006, '#17131a', gloss),
    ball([x * 0.042, 0.048, -0.005], [0.012, 0.02, 0.03], '#f2c01f', gloss),
  ]),
]
const waterGun = (colour = '#3fa8e0'): Part[] => [
  box([0, 0.15, 0.02], [0.04, 0.06, 0.26], colour, { round: 0.015 }),
  rod([0, 0.155, 0.14], [0, 0.155, 0.22], [0.018, 0.013], '#f28a2c'),
  ball([0, 0.155, 0.225], 0.014, '#f2c23c'),
  ball([0, 0.215, -0.03], [0.04, 0.045, 0.08], '#8ad8a0', glass),
  ball([0, 0.205, -0.03], [0.032, 0.03, 0.068], '#5fc8f0'),
  box([0, 0.065, -0.07], [0.034, 0.12, 0.05], '#f28a2c', { round: 0.012, turn: [0.25, 0, 0] }),
  rod([0, 0.12, -0.01], [0, 0.09, 0.005], 0.007, '#f2c23c'),
  rod([0, 0.115, 0.06], [0, 0.115, 0.13], 0.02, '#f2c23c'),
]
const seesaw = (colour = '#e0402c') => ({
  parts: [
    ...both(x => [rod([x * 0.25, 0, 0], [0, 0.5, 0], 0.05, '#3f7ab5')]),
    rod([-0.16, 0.5, 0], [0.16, 0.5, 0], 0.06, '#f2c23c'),
    box([0, 0.55, 0], [0.3, 0.06, 3], colour, { round: 0.02, turn: [0.2, 0, 0] }),
    ...[-1, 1].flatMap(z => [
      box([0, 0.6 - z * 0.25, z * 1.25], [0.34, 0.05, 0.36], '#f2c23c', { round: 0.02, turn: [0.2, 0, 0] }),
      rod([0, 0.56 - z * 0.2, z * 0.95], [0, 0.9 - z * 0.2, z * 0.95], 0.02, '#3f7ab5'),
      rod([-0.14, 0.88 - z * 0.2, z * 0.95], [0.14, 0.88 - z * 0.2, z * 0.95], 0.022, '#3f7ab5'),
    ]),
  ],
  sockets: { seat: [0, 0.36, 1.25] as Point, top: [0, 0.36, 1.25] as Point },
})
const slide = (colour = '#f2b52c') => ({
  parts: [
    ...both(x => [
      rod([x * 0.28, 0, -1.1], [x * 0.28, 2.1, -0.75], 0.04, '#3f7ab5'),
      rod([x * 0.28, 0, -0.45], [x * 0.28, 1.45, -0.45], 0.04, '#3f7ab5'),
      cut(
        [x * 0.3, 0, 0],
        [-0.5, 1.4, -0.1, 1.4, 1.4, 0.2, 1.9, 0.16, 1.9, 0.34, 1.45, 0.4, 0, 1.62, -0.5, 1.62],
        0.05,
        '#e0402c',
      ),
    ]),
    cut(
      [0, 0, 0],
      [-0.85, 1.36, -0.1, 1.36, 1.4, 0.16, 1.9, 0.12, 1.9, 0.18, 1.42, 0.22, -0.08, 1.42, -0.85, 1.42],
      0.58,
      colour,
      { bevel: 0.01 },
    ),
    ...[0.3, 0.6, 0.9, 1.2].map(y => rod([-0.28, y, -1.05 + y * 0.16], [0.28, y, -1.05 + y * 0.16], 0.03, '#f2c23c')),
    rod([-0.28, 2.1, -0.75], [0.28, 2.1, -0.75], 0.035, '#3f7ab5'),
    ...both(x => [rod([x * 0.28, 2.1, -0.75], [x * 0.28, 1.55, -0.2], 0.035, '#3f7ab5')]),
  ],
  sockets: { seat: [0, 1.45, -0.4] as Point, top: [0, 1.45, -0.4] as Point },
})
const xylophone = (): Part[] => [
  ...both(x => [
    cut([0, 0.06, 0], [-0.3, 0.02, 0.3, 0.02, 0.3, -0.02, -0.3, -0.02], 0.03, WOOD, { turn: [0, 1.57 + x * 0.13, 0] }),
  ]),
  ...['#e0302c', '#f2822c', '#f2c23c', '#7ac04a', '#2fa87a', '#3f8fd0', '#5a5ad0', '#a85ac0'].map((hue, n) =>
    box([-0.28 + n * 0.08, 0.095, 0], [0.066, 0.018, 0.36 - n * 0.028], hue, { round: 0.006, ...gloss }),
  ),
  ...[-0.26, 0.26].map(x => rod([x, 0.05, -0.08], [x, 0, -0.08], 0.02, WOOD)),
  ...[-0.26, 0.26].map(x => rod([x, 0.05, 0.08], [x, 0, 0.08], 0.02, WOOD)),
  ...[-0.02, 0.06].flatMap((x, n) => [
    rod([x, 0.13, 0.26], [x - 0.1 + n * 0.05, 0.12, 0.02], 0.006, '#d8b07a'),
    ball([x - 0.1 + n * 0.05, 0.122, 0.02], 0.018, '#d0242f'),
  ]),
]
const dominoes = (colour = '#fbf8f0'): Part[] =>
  Array.from({ length: 7 }, (_, n) => {
    const [z, lean] = [-0.12 + n * 0.04, n < 3 ? 0.5 - n * 0.15 : 0]
    return [
      box([0, 0.026, z + lean * 0.02], [0.026, 0.052, 0.008], colour, { round: 0.002, turn: [lean, 0, 0] }),
      ...(n > 2
        ? [
            [-0.006, 0.04],
            [0.006, 0.034],
            [0, 0.014],
            [-0.006, 0.02],
            [0.006, 0.008],
          ].map(([x, y]) => ball([x!, y!, z + 0.0045], 0.0024, '#22222a'))
        : []),
    ]
  }).flat()
const mahjong = (colour = '#2f9a5a'): Part[] =>
  (
    [
      [-0.05, 0],
      [0, 0],
      [0.05, 0],
      [-0.025, 0.036],
      [0.025, 0.036],
    ] as const
  ).flatMap(([x, y], n) => [
    box([x, y + 0.018, 0], [0.03, 0.036, 0.014], '#fbf8ee', { round: 0.004 }),
    box([x, y + 0.018, -0.01], [0.03, 0.036, 0.01], colour, { round: 0.004 }),
    ...(n === 1
      ? [
          box([x, y + 0.018, 0.0075], [0.014, 0.012, 0.001], '#d0242f', { round: 0.0003 }),
          rod([x, y + 0.006, 0.0075], [x, y + 0.031, 0.0075], 0.0015, '#d0242f'),
        ]
      : [0, 1, 2].map(k =>
          ball(
            [x + (k - 1) * 0.007, y + 0.01 + k * 0.008, 0.0075],
            [0.0034, 0.0034, 0.0008],
            ['#d0242f', '#2f9a5a', '#3a6ab5'][(k + n) % 3]!,
          ),
        )),
  ])
const cards = (): Part[] =>
  [-2, -1, 0, 1, 2].flatMap(n => {
    const a = n * -0.24
    const at = (x: number, y: number): Point => [
      x * Math.cos(a) - y * Math.sin(a),
      x * Math.sin(a) + y * Math.cos(a),
      n * 0.002,
    ]
    const [red, black] = ['#d0242f', '#22222a']
    return [
      box(at(0, 0.1), [0.06, 0.09, 0.0016], '#fdfcf8', { round: 0.0006, turn: [0, 0, a] }),
      ball([at(0, 0.1)[0], at(0, 0.1)[1], n * 0.002 + 0.001], [0.011, 0.013, 0.001], n % 2 ? red : black),
      ball([at(-0.021, 0.133)[0], at(-0.021, 0.133)[1], n * 0.002 + 0.001], [0.005, 0.006, 0.001], n % 2 ? red : black),
      ball([at(0.021, 0.067)[0], at(0.021, 0.067)[1], n * 0.002 + 0.001], [0.005, 0.006, 0.001], n % 2 ? red : black),
    ]
  })

/** Toys, games and what playgrounds have. By pictogram and name. */
export const playthings: Readonly<Record<string, Kind>> = {
  'drawn-ball': made((colour = '#d8343c') => [ball([0, 0.11, 0], 0.11, colour, gloss)]),
  '🏓': made(paddle),
  'drawn-dartboard': made(dartboard),
  '🎳': made(bowlingPins),
  'drawn-punching-bag': long(punchingBag),
  'drawn-pinwheel': moving(pinwheel),
  'drawn-paper-crane': long(paperCrane),
  'drawn-rubber-duck': long(rubberDuck),
  'drawn-water-gun': long(waterGun),
  'drawn-seesaw': long(seesaw),
  '🛝': long(slide),
  'drawn-xylophone': made(xylophone),
  'drawn-dominoes': long(dominoes),
  '🀄': made(mahjong),
  '🃏': made(cards),
}
