import type { Part, Point } from '../body.ts'
import { along } from '../kits/curves.ts'
import { around, ball, both, box, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, made, metal } from './made.ts'

const [BRASS, STEEL, WOOD] = ['#e2b03a', '#c8ccd4', '#7a4526']
const FACING: Point = [Math.PI / 2, 0, 0]

/** What sound comes out of: as wide as `r`, from where it begins. */
const flare = (at: Point, r: number, colour: string, turn: Point = [0, 0, 0]): Part =>
  turned(
    at,
    [0.12, 0, 0.16, 0.7, 0.3, 1.25, 0.6, 1.65, 1, 1.85, 0.94, 1.87, 0.5, 1.62, 0.22, 1.2, 0.001, 0.9].map(n => n * r),
    colour,
    { turn, ...metal },
  )

const bagpipes = (colour = '#a8242f'): Part[] => [
  ball([0, 0.3, 0], [0.25, 0.17, 0.14], colour),
  ...[-0.11, 0.02, 0.13].map(x => {
    const r = Math.sqrt(1 - (x / 0.25) ** 2)
    return ball([x, 0.3, 0], [0.018, 0.174 * r, 0.144 * r], '#1f4a34')
  }),
  ball([0, 0.3, 0], [0.254, 0.016, 0.144], '#f0d060'),
  rod([-0.13, 0.25, 0.05], [-0.2, 0.02, 0.1], [0.014, 0.022], '#241a1a', gloss),
  ring([-0.2, 0.022, 0.1], 0.022, 0.007, '#f6f0e2'),
  rod([-0.14, 0.36, 0.04], [-0.24, 0.56, 0.12], 0.012, '#241a1a', gloss),
  ...[0, 1, 2].flatMap(at => {
    const [from, to]: [Point, Point] = [
      [0.02 + at * 0.06, 0.4, -0.02],
      [0.1 + at * 0.16, at === 2 ? 1 : 0.76, -0.06],
    ]
    const on = (n: number): Point => [
      from[0] + (to[0] - from[0]) * n,
      from[1] + (to[1] - from[1]) * n,
      from[2] + (to[2] - from[2]) * n,
    ]
    return [
      rod(from, to, [0.014, 0.02], '#241a1a', gloss),
      ...[0.3, 0.65, 0.98].map(n => ball(on(n), [0.028, 0.016, 0.028], '#f6f0e2', gloss)),
    ]
  }),
  rod([0.2, 0.6, -0.04], [0.36, 0.66, -0.05], 0.004, colour),
]
const plate = (x: number, side: number, colour: string): Part[] => [
  turned(
    [x, 0.18, 0],
    [0.0005, 0.04, 0.04, 0.035, 0.05, 0.012, 0.18, 0, 0.18, 0.006, 0.05, 0.02, 0.0005, 0.05],
    colour,
    { turn: [0, 0, (side * -Math.PI) / 2], ...metal },
  ),
  ring([x, 0.18, 0], 0.12, 0.002, '#b5862a', { turn: [0, 0, Math.PI / 2], ...metal }),
  ring([x + side * 0.07, 0.18, 0], 0.035, 0.009, '#3a2418', { turn: FACING }),
]
const cymbals = (colour = '#e8bc48') => ({
  parts: [
    ...plate(-0.07, -1, colour),
    ...plate(0.07, 1, colour),
    rod([-0.07, 0.02, 0], [0.07, 0.02, 0], 0.004, '#b5862a'),
  ],
  sockets: { grip: [0.1, 0.18, 0] as Point },
})
const trombone = (colour = BRASS): Part[] => [
  ...both(z => [rod([-0.4, 0.1, z * 0.05], [0.62, 0.1, z * 0.05], 0.011, colour, metal)]),
  ring([0.62, 0.1, 0], 0.05, 0.011, colour, metal),
  rod([-0.02, 0.1, -0.05], [-0.02, 0.1, 0.05], 0.008, STEEL, metal),
  rod([0.3, 0.1, -0.05], [0.3, 0.1, 0.05], 0.008, STEEL, metal),
  ball([-0.42, 0.1, 0.05], [0.022, 0.016, 0.016], STEEL, metal),
  rod([-0.4, 0.1, -0.05], [-0.55, 0.2, -0.05], 0.012, colour, metal),
  ring([-0.55, 0.25, -0.05], 0.05, 0.012, colour, { turn: FACING, ...metal }),
  rod([-0.55, 0.3, -0.05], [0.1, 0.3, -0.05], [0.012, 0.016], colour, metal),
  rod([-0.2, 0.1, -0.05], [-0.2, 0.3, -0.05], 0.008, STEEL, metal),
  flare([0.05, 0.3, -0.05], 0.11, colour, [0, 0, -Math.PI / 2]),
]
const tuba = (colour = BRASS): Part[] => [
  ...along(
    24,
    n => [0.2 * Math.sin(n * 6.28 * 1), 0.26 + 0.24 * Math.cos(n * 6.28), 0.03],
    n => 0.035 + n * 0.02,
    colour,
    metal,
  ),
  ...along(
    16,
    n => [0.12 * Math.sin(n * 6.28), 0.26 + 0.15 * Math.cos(n * 6.28), -0.05],
    () => 0.026,
    colour,
    metal,
  ),
  rod([-0.2, 0.28, 0], [-0.16, 0.6, 0], [0.06, 0.075], colour, metal),
  flare([-0.14, 0.42, 0], 0.3, colour, [0, 0, 0.05]),
  ...[-0.05, 0.01, 0.07].map(x =>
    turned(
      [x, 0.18, 0.1],
      [0.0005, 0, 0.024, 0, 0.024, 0.2, 0.01, 0.2, 0.01, 0.24, 0.02, 0.245, 0.0005, 0.25],
      STEEL,
      metal,
    ),
  ),
  rod([0.18, 0.36, 0.03], [0.28, 0.6, 0.1], 0.014, colour, metal),
  ball([0.285, 0.61, 0.105], 0.024, STEEL, metal),
]
const frenchHorn = (colour = '#e0a83c'): Part[] => [
  ...along(
    28,
    n => [0.17 * Math.sin(n * 6.28), 0.2 + 0.17 * Math.cos(n * 6.28), 0],
    n => 0.012 + n * 0.012,
    colour,
    metal,
  ),
  ...along(
    20,
    n => [0.12 * Math.sin(n * 6.28) - 0.02, 0.21 + 0.12 * Math.cos(n * 6.28), 0.02],
    () => 0.012,
    colour,
    metal,
  ),
  ...[-0.05, 0, 0.05].map(x =>
    turned([x, 0.2, 0], [0.0005, 0, 0.022, 0, 0.022, 0.05, 0.0005, 0.05], STEEL, { turn: FACING, ...metal }),
  ),
  rod([-0.05, 0.2, 0.03], [0.09, 0.27, 0.04], 0.008, STEEL, metal),
  flare([0.08, 0.2, -0.02], 0.17, colour, [0, 0, -2]),
  rod([-0.15, 0.3, 0], [-0.3, 0.4, 0.03], 0.01, colour, metal),
  ball([-0.305, 0.405, 0.03], 0.018, STEEL, metal),
]
const harmonica = (colour = STEEL): Part[] => [
  box([0, 0.017, 0], [0.12, 0.012, 0.03], '#6a3420', { round: 0.002 }),
  ...both(y => [box([0, 0.017 + y * 0.009, -0.002], [0.124, 0.009, 0.026], colour, { round: 0.004, ...metal })]),
  ...Array.from({ length: 9 }, (_, at) =>
    box([(at - 4) * 0.0125, 0.017, 0.015], [0.007, 0.007, 0.003], '#1c1412', { round: 0.001 }),
  ),
]
const tambourine = (colour = '#c8783c'): Part[] => [
  turned([0, 0.14, -0.03], [0.12, 0, 0.135, 0, 0.135, 0.06, 0.12, 0.06, 0.12, 0], colour, { turn: FACING, ...gloss }),
  turned([0, 0.14, 0.026], [0.0005, 0, 0.124, 0, 0.0005, 0.006], '#f8f0dc', { turn: FACING }),
  ...around(8, (s, c) => {
    const at: Point = [s * 0.137, 0.14 + c * 0.137, 0]
    return ball(
      at,
      [0.026, 0.026, 0.026].map((n, axis) => (axis === 2 ? 0.014 : n)) as [number, number, number],
      BRASS,
      metal,
    )
  }),
]
const shell = (at: Point, r: number, high: number, colour: string, turn: Point = [0, 0, 0]): Part[] => [
  turned(at, [0.0005, 0, r, 0, r, high, 0.0005, high], colour, { turn, ...gloss }),
]
const stood = (x: number, z: number, high: number): Part[] => [
  rod([x, 0.12, z], [x, high, z], 0.012, STEEL, metal),
  ...around(3, (s, c) => rod([x, 0.16, z], [x + s * 0.16, 0.01, z + c * 0.16], 0.01, STEEL, metal)),
]
const dish = (x: number, y: number, z: number, r: number, lean: number): Part =>
  turned([x, y, z], [0.0005, 0.025, r * 0.18, 0.02, r, 0, r, 0.008, 0.0005, 0.034], '#e8bc48', {
    turn: [lean, 0, 0],
    ...metal,
  })
const drumKit = (colour = '#c8282f'): Part[] => [
  ...shell([0, 0.29, -0.12], 0.28, 0.4, colour, FACING),
  turned([0, 0.29, 0.285], [0.0005, 0, 0.265, 0, 0.0005, 0.006], '#f6f0e2', { turn: FACING }),
  ring([0, 0.29, 0.28], 0.28, 0.018, STEEL, { turn: FACING, ...metal }),
  ...both(x => [
    rod([x * 0.2, 0.12, 0.2], [x * 0.3, 0.01, 0.26], 0.012, STEEL, metal),
    ...shell([x * 0.18, 0.64, 0.05], 0.15, 0.2, colour, [-0.35, 0, 0]),
    turned([x * 0.18, 0.832, -0.02], [0.0005, 0, 0.145, 0, 0.0005, 0.006], '#f6f0e2', { turn: [-0.35, 0, 0] }),
    rod([x * 0.12, 0.5, 0], [x * 0.16, 0.68, 0], 0.014, STEEL, metal),
  ]),
  ...shell([-0.5, 0.5, -0.3], 0.18, 0.14, STEEL),
  turned([-0.5, 0.64, -0.3], [0.0005, 0, 0.17, 0, 0.0005, 0.006], '#fbf8f0'),
  ...stood(-0.5, -0.3, 0.52),
  ...shell([0.52, 0.2, -0.28], 0.21, 0.36, colour),
  turned([0.52, 0.56, -0.28], [0.0005, 0, 0.2, 0, 0.0005, 0.006], '#fbf8f0'),
  ...around(3, (s, c) =>
    rod([0.52 + s * 0.2, 0.4, -0.28 + c * 0.2], [0.52 + s * 0.22, 0.01, -0.28 + c * 0.22], 0.01, STEEL, metal),
  ),
  ...stood(-0.75, -0.05, 0.9),
  dish(-0.75, 0.86, -0.05, 0.17, 0),
  dish(-0.75, 0.89, -0.05, 0.17, 0),
  ...stood(0.62, 0.15, 1.22),
  dish(0.62, 1.2, 0.15, 0.24, -0.25),
  ...stood(-0.42, 0.22, 1.16),
  dish(-0.42, 1.14, 0.22, 0.21, -0.25),
]
const guzheng = (colour = '#8a4526') => ({
  parts: [
    ...both(x => [
      ...both(z => [rod([x * 0.55, 0.6, z * 0.1], [x * (0.55 + z * 0.06), 0.02, z * 0.16], 0.025, '#4a2414')]),
      box([x * 0.55, 0.56, 0], [0.06, 0.05, 0.3], '#4a2414', { round: 0.015 }),
    ]),
    box([0, 0.63, 0], [1.6, 0.07, 0.28], '#3a1c10', { round: 0.02, ...gloss }),
    rod([-0.78, 0.6, 0], [0.78, 0.6, 0], 0.12, colour, gloss),
    ...both(x => [box([x * 0.76, 0.66, 0], [0.1, 0.12, 0.3], '#3a1c10', { round: 0.03, ...gloss })]),
    ...Array.from({ length: 7 }, (_, at) => {
      const z = (at - 3) * 0.032
      return rod([-0.72, 0.745, z], [0.72, 0.745, z], 0.0025, '#f6f2e4')
    }),
    ...Array.from({ length: 9 }, (_, at) =>
      box([-0.3 + at * 0.09, 0.725, (at - 4) * 0.024], [0.014, 0.045, 0.02], '#f0e0b8', { round: 0.004 }),
    ),
  ],
  sockets: { top: [0, 0.75, 0] as Point },
})
const electricGuitar = (colour = '#c8202c'): Part[] => [
  panel(
    [0, 0.24, 0],
    [
      0, -0.22, 0.14, -0.19, 0.17, -0.08, 0.12, 0.02, 0.14, 0.12, 0.11, 0.23, 0.06, 0.14, 0, 0.12, -0.06, 0.16, -0.12,
      0.27, -0.16, 0.16, -0.12, 0.02, -0.18, -0.08, -0.15, -0.19,
    ],
    0.05,
    colour,
    { bevel: 0.012, ...gloss },
  ),
  panel([0, 0.24, 0.024], [0.01, -0.17, 0.1, -0.12, 0.09, 0.1, 0.05, 0.12, 0.04, -0.05], 0.008, '#f6f4ee'),
  ...[0.13, 0.21, 0.29].map(y => box([0, y, 0.032], [0.09, 0.022, 0.016], '#1c1a20', { round: 0.005 })),
  box([0, 0.62, 0.03], [0.045, 0.58, 0.026], '#e0b878', { round: 0.008 }),
  ...[0.42, 0.48, 0.55, 0.63, 0.72, 0.82].map(y => box([0, y, 0.045], [0.043, 0.005, 0.004], STEEL, metal)),
  panel([0, 0.9, 0.022], [-0.022, 0, 0.022, 0, 0.045, 0.06, 0.06, 0.18, 0, 0.16, -0.03, 0.06], 0.024, colour, gloss),
  ...[0.94, 0.98, 1.02].map(y => ball([-0.04, y, 0.02], [0.016, 0.01, 0.01], STEEL, metal)),
  ...[-0.012, 0, 0.012].map(x => rod([x, 0.08, 0.05], [x, 0.94, 0.05], 0.002, '#eceef2', metal)),
  ...[0.06, 0.1].map(y => ball([0.1, y, 0.035], 0.014, STEEL, metal)),
]
/** Seen from above, with its lid up; its keys look to where the piano does not. */
const grandPiano = (colour = '#1c1a20') => {
  const OUTLINE = [-0.45, -0.72, 0.75, -0.72, 1.05, -0.5, 1.05, -0.2, 0.5, 0.1, 0.2, 0.72, -0.45, 0.72]
  return {
    parts: [
      cut([0, 0.83, 0], OUTLINE, 0.26, colour, { turn: [0, 0, Math.PI / 2], ...gloss }),
      cut(
        [0, 0.97, 0],
        OUTLINE.map(n => n * 0.94),
        0.01,
        '#c89030',
        { turn: [0, 0, Math.PI / 2], ...metal },
      ),
      cut(
        [0.32, 1.36, 0.02],
        OUTLINE.map((n, at) => (at % 2 ? n * 0.94 : n)),
        0.025,
        colour,
        { turn: [0, 0, Math.PI / 2 - 0.62], ...gloss },
      ),
      rod([-0.45, 0.95, 0.3], [-0.02, 1.58, 0.3], 0.015, colour),
      box([0, 0.7, -0.58], [1.44, 0.1, 0.34], colour, { round: 0.02, ...gloss }),
      box([0, 0.765, -0.6], [1.26, 0.03, 0.22], '#fbf8f0', { round: 0.006 }),
      ...[-10, -9, -7, -6, -5, -3, -2, 0, 1, 2, 4, 5, 7, 8, 9].map(at =>
        box([at * 0.06, 0.785, -0.56], [0.03, 0.024, 0.13], '#1c1a20', { round: 0.005 }),
      ),
      ...[
        [-0.6, -0.5],
        [0.6, -0.5],
        [0.45, 0.8],
      ].map(([x, z]) => rod([x!, 0.72, z!], [x!, 0.03, z!], [0.06, 0.04], colour, gloss)),
    ],
    sockets: { top: [0.3, 1, 0] as Point },
  }
}
const clarinet = (): Part[] => [
  rod([0, 0.05, 0], [0, 0.6, 0], [0.016, 0.013], '#1f1c22', gloss),
  turned([0, 0, 0], [0.0005, 0, 0.036, 0, 0.034, 0.01, 0.02, 0.06, 0.016, 0.1, 0.0005, 0.1], '#1f1c22', gloss),
  rod([0, 0.6, 0], [0, 0.68, -0.012], [0.012, 0.005], '#3a3036', gloss),
  ...[0.03, 0.1, 0.33, 0.56].map(y => ring([0, y, 0], y < 0.05 ? 0.03 : 0.016, 0.004, STEEL, metal)),
  ...[0.14, 0.18, 0.22, 0.26, 0.38, 0.42, 0.46, 0.5].map(y => ball([0, y, 0.017], [0.011, 0.009, 0.006], STEEL, metal)),
  rod([0.016, 0.12, 0.008], [0.016, 0.5, 0.008], 0.003, STEEL, metal),
]
const suona = (): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0.05, 0.05, 0.04, 0.085, 0, 0.09, 0.004, 0.06, 0.05, 0.03, 0.13, 0.02, 0.15, 0.0005, 0.15],
    BRASS,
    metal,
  ),
  rod([0, 0.14, 0], [0, 0.44, 0], [0.022, 0.012], '#6a2418', gloss),
  ...[0.18, 0.22, 0.26, 0.3, 0.34, 0.38].map(y => ball([0, y, 0.018 - (y - 0.18) * 0.03], 0.006, '#1c1412')),
  ball([0, 0.46, 0], [0.026, 0.012, 0.026], BRASS, metal),
  rod([0, 0.44, 0], [0, 0.52, 0], 0.006, BRASS, metal),
  ball([0, 0.49, 0], [0.018, 0.008, 0.018], BRASS, metal),
  rod([0.012, 0.42, 0.01], [0.07, 0.24, 0.03], 0.006, '#d8242f'),
  ball([0.072, 0.22, 0.03], [0.012, 0.04, 0.012], '#d8242f'),
]
const triangle = (): Part[] => [
  ...[
    [-0.11, 0.03, 0.11, 0.03],
    [-0.11, 0.03, 0, 0.22],
    [0, 0.22, 0.09, 0.06],
  ].map(([a, b, c, d]) => rod([a!, b!, 0], [c!, d!, 0], 0.008, STEEL, metal)),
  rod([0, 0.22, 0], [0, 0.3, 0], 0.003, '#c8323c'),
  rod([0.07, 0.02, 0.03], [0.17, 0.17, 0.03], 0.006, STEEL, metal),
  rod([0.05, 0.026, 0], [0.075, 0.026, 0.03], 0.006, STEEL, metal),
]
const maracas = (colour = '#d8402e'): Part[] =>
  both(x => [
    rod([x * 0.03, 0.012, 0], [x * 0.08, 0.15, 0], [0.012, 0.014], '#a8743f'),
    ball([x * 0.1, 0.21, 0], [0.05, 0.068, 0.05], x > 0 ? colour : '#f0b428', gloss),
    ring([x * 0.1, 0.21, 0], 0.05, 0.006, '#2f8f5a', { turn: [0, 0, x * -0.3] }),
    ring([x * 0.1, 0.235, 0], 0.046, 0.004, '#fbf4e0', { turn: [0, 0, x * -0.3] }),
    rod([-0.03, 0.012, 0], [0.03, 0.012, 0], 0.003, '#a8743f'),
  ])
const pipeOrgan = (): Part[] => [
  box([0, 0.6, 0], [2.4, 1.2, 0.7], WOOD, { round: 0.04 }),
  box([0, 0.82, 0.42], [1.3, 0.1, 0.36], '#5a2f18', { round: 0.02 }),
  ...[0, 1].map(at => box([0, 0.89 + at * 0.09, 0.44 - at * 0.14], [1.1, 0.03, 0.14], '#fbf8f0', { round: 0.005 })),
  box([0, 1.24, 0], [2.5, 0.08, 0.76], '#5a2f18', { round: 0.02 }),
  ...Array.from({ length: 17 }, (_, at) => {
    const n = at - 8
    const tall = 2.1 + 1.5 * Math.abs(Math.cos(n * 0.42))
    return rod([n * 0.145, 1.24, 0.1], [n * 0.145, tall, 0.1], 0.062, '#d8c27a', metal)
  }),
  ...Array.from({ length: 17 }, (_, at) =>
    box([(at - 8) * 0.145, 1.46, 0.16], [0.05, 0.08, 0.02], '#2c1c14', { round: 0.01 }),
  ),
  ...both(x => [box([x * 1.28, 1.9, 0], [0.12, 3.8, 0.6], '#5a2f18', { round: 0.03 })]),
  box([0, 3.8, 0], [2.7, 0.12, 0.7], '#5a2f18', { round: 0.03 }),
]
const musicStand = (): Part[] => [
  ...around(3, (s, c) => rod([0, 0.3, 0], [s * 0.26, 0.012, c * 0.26], 0.011, '#22242c')),
  rod([0, 0.02, 0], [0, 1, 0], 0.012, '#22242c'),
  box([0, 1.14, -0.01], [0.5, 0.34, 0.012], '#2c2e38', { round: 0.004, turn: [-0.3, 0, 0] }),
  box([0, 0.99, 0.06], [0.5, 0.02, 0.05], '#2c2e38', { round: 0.004 }),
  ...both(x => [box([x * 0.11, 1.15, 0.012], [0.21, 0.29, 0.006], '#fbf8f0', { round: 0.002, turn: [-0.3, 0, 0] })]),
  ...both(x =>
    [0, 1, 2, 3].map(at =>
      box([x * 0.11, 1.06 + at * 0.055, 0.043 - at * 0.017], [0.17, 0.012, 0.004], '#4a4a52', { turn: [-0.3, 0, 0] }),
    ),
  ),
]

/** Instruments of bands and orchestras, East and West. By pictogram and name. */
export const orchestra: Readonly<Record<string, Kind>> = {
  'drawn-bagpipes': made(bagpipes),
  'drawn-cymbals': made(cymbals),
  'drawn-trombone': made(trombone),
  'drawn-tuba': made(tuba),
  'drawn-french-horn': made(frenchHorn),
  'drawn-harmonica': made(harmonica),
  'drawn-tambourine': made(tambourine),
  'drawn-drum-kit': made(drumKit),
  'drawn-guzheng': made(guzheng),
  'drawn-electric-guitar': made(colour => ({ parts: electricGuitar(colour), sockets: { grip: [0, 0.38, -0.02] } })),
  'drawn-grand-piano': made(grandPiano),
  'drawn-clarinet': made(() => ({ parts: clarinet(), sockets: { grip: [0, 0.35, 0] } })),
  'drawn-suona': made(() => ({ parts: suona(), sockets: { grip: [0, 0.32, 0] } })),
  'drawn-triangle': made(triangle),
  '🪇': made(maracas),
  'drawn-pipe-organ': made(pipeOrgan),
  'drawn-music-stand': made(musicStand),
}
