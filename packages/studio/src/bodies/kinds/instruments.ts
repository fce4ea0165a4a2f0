import type { Part, Point } from '../body.ts'
import { around, ball, both, box, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, made, metal } from './made.ts'

const guitar = (colour = '#c8803c') => ({
  parts: [
    ball([0, 0.22, 0], [0.2, 0.2, 0.05], colour, gloss),
    ball([0, 0.46, 0], [0.15, 0.15, 0.05], colour, gloss),
    ball([0, 0.34, 0], [0.12, 0.14, 0.048], colour, gloss),
    ball([0, 0.37, 0.045], [0.055, 0.055, 0.012], '#2c2018'),
    box([0, 0.75, 0.02], [0.05, 0.55, 0.03], '#5a3a24', { round: 0.01 }),
    box([0, 1.07, 0.01], [0.08, 0.14, 0.03], '#3a2618', { round: 0.015 }),
    box([0, 0.18, 0.055], [0.12, 0.03, 0.015], '#3a2618', { round: 0.005 }),
    ...[-0.012, 0, 0.012].map(x => rod([x, 0.18, 0.062], [x, 1.02, 0.042], 0.0025, '#e8e4da')),
  ],
  sockets: { grip: [0, 0.38, -0.02] as Point },
})
/** Played from behind: its keys are on the side that it does not look to. */
const piano = (colour = '#3a2c28') => ({
  parts: [
    box([0, 0.62, 0.22], [1.3, 1.24, 0.3], colour, { round: 0.03, ...gloss }),
    box([0, 1.26, 0.22], [1.36, 0.05, 0.36], colour, { round: 0.015, ...gloss }),
    box([0, 0.68, -0.05], [1.3, 0.08, 0.34], colour, { round: 0.02, ...gloss }),
    box([0, 0.735, -0.07], [1.16, 0.03, 0.24], '#fbf8f0', { round: 0.006 }),
    ...[-10, -9, -7, -6, -5, -3, -2, 0, 1, 2, 4, 5, 7, 8, 9].map(at =>
      box([at * 0.055, 0.758, -0.03], [0.028, 0.024, 0.14], '#1c1a20', { round: 0.005 }),
    ),
    ...[-1, 1].map(x => box([x * 0.6, 0.32, -0.1], [0.09, 0.64, 0.12], colour, { round: 0.015 })),
    box([0, 0.98, 0.06], [0.6, 0.28, 0.02], '#f6f0e2', { round: 0.005, turn: [-0.15, 0, 0] }),
  ],
  sockets: { top: [0, 1.29, 0.22] as Point },
})

const fiddle = (colour = '#a85a28', by = 1): Part[] => {
  const at = (x: number, y: number, z: number): Point => [x * by, y * by, z * by]
  return [
    ball(at(0, 0.1, 0), at(0.105, 0.1, 0.03), colour, gloss),
    ball(at(0, 0.26, 0), at(0.085, 0.08, 0.03), colour, gloss),
    box(at(0, 0.18, 0), at(0.11, 0.16, 0.05), colour, { round: 0.02 * by, ...gloss }),
    box(at(0, 0.37, 0.022), at(0.026, 0.26, 0.02), '#2c1c14', { round: 0.006 * by }),
    ball(at(0, 0.55, 0.01), at(0.022, 0.03, 0.02), colour),
    box(at(0, 0.5, 0.012), at(0.03, 0.08, 0.024), colour, { round: 0.008 * by }),
    ...both(x => [
      rod(at(0, 0.5, 0.012), at(x * 0.045, 0.5 + x * 0.012, 0.012), 0.005 * by, '#2c1c14'),
      box(at(x * 0.05, 0.18, 0.032), at(0.006, 0.06, 0.004), '#2c1c14', { round: 0.002 * by }),
    ]),
    box(at(0, 0.16, 0.036), at(0.05, 0.008, 0.022), '#e2c088', { round: 0.002 * by }),
    box(at(0, 0.07, 0.034), at(0.03, 0.09, 0.012), '#2c1c14', { round: 0.004 * by }),
    ...[-0.01, -0.003, 0.003, 0.01].map(x => rod(at(x, 0.08, 0.046), at(x, 0.5, 0.034), 0.0014 * by, '#e8e4da')),
  ]
}
const violin = (colour?: string) => ({
  parts: [
    ...fiddle(colour),
    rod([0.14, 0.02, 0.03], [0.16, 0.62, 0.03], 0.004, '#5a3420'),
    rod([0.15, 0.03, 0.03], [0.17, 0.61, 0.03], 0.002, '#f4efe2'),
  ],
  sockets: { grip: [0, 0.42, 0] as Point },
})
const drum = (colour = '#c8282f', r = 0.2, high = 0.28): Part[] => [
  turned([0, 0, 0], [0.0005, 0, r, 0, r, high, 0.0005, high], colour, gloss),
  ...[0.015, high - 0.015].map(y => ring([0, y, 0], r, 0.014, '#d8b45a', metal)),
  turned([0, high, 0], [0.0005, 0, r * 0.96, 0, 0.0005, 0.006], '#f6f0e2'),
  ...around(8, (s, c) =>
    rod([s * r * 1.02, 0.02, c * r * 1.02], [s * r * 1.02, high - 0.02, c * r * 1.02], 0.006, '#d8b45a', metal),
  ),
  ...both(x => [rod([x * 0.03, high + 0.014, -0.1], [x * -0.08, high + 0.03, 0.2], 0.009, '#c89a5a')]),
]
const bongo = (colour = '#a8602c'): Part[] =>
  both(x => [
    turned([x * 0.1, 0, 0], [0.0005, 0, 0.07, 0, 0.095, 0.2, 0.0005, 0.2], colour, gloss),
    turned([x * 0.1, 0.2, 0], [0.092, 0, 0.09, 0.012, 0.0005, 0.014], '#f6ecd6'),
    ring([x * 0.1, 0.17, 0], 0.093, 0.008, '#3a3a42', metal),
  ])
const flute = (colour = '#c8ccd4', long_ = 0.66): Part[] => [
  rod([0, 0.01, 0], [0, long_, 0], 0.011, colour, metal),
  ...Array.from({ length: 9 }, (_, at) => ball([0, 0.1 + at * 0.045, 0.011], [0.007, 0.007, 0.004], '#8a909c', metal)),
  ring([0, long_ * 0.78, 0], 0.012, 0.003, '#8a909c', metal),
]
const bambooFlute = (): Part[] => [
  rod([0, 0.012, 0], [0, 0.6, 0], 0.012, '#c8a050'),
  ...[0.15, 0.3, 0.45].map(y => ring([0, y, 0], 0.012, 0.002, '#8a6a2c')),
  ...[0.2, 0.24, 0.28, 0.33, 0.37, 0.41, 0.5].map(y => ball([0, y, 0.0115], 0.004, '#2c1c14')),
  rod([0, 0.08, 0], [0.015, -0.0, 0.012], 0.005, '#d8323c'),
]
const bell_ = (at: Point, r: number, colour: string, turn: Point): Part =>
  turned(
    at,
    [
      r * 0.15,
      0,
      r * 0.22,
      r * 0.5,
      r * 0.45,
      r * 0.9,
      r,
      r * 1.3,
      r * 0.95,
      r * 1.32,
      r * 0.4,
      r * 0.9,
      0.0005,
      r * 0.6,
    ],
    colour,
    { turn, ...metal },
  )
const trumpet = (colour = '#e2b03a'): Part[] => [
  rod([-0.26, 0.13, 0], [0.12, 0.13, 0], 0.01, colour, metal),
  bell_([0.1, 0.13, 0], 0.075, colour, [0, 0, -1.57]),
  ball([-0.27, 0.13, 0], [0.02, 0.014, 0.014], '#c8ccd4', metal),
  rod([-0.12, 0.04, 0], [0.1, 0.04, 0], 0.01, colour, metal),
  ring([0.1, 0.085, 0], 0.045, 0.01, colour, { turn: [1.57, 0, 0], ...metal }),
  ring([-0.12, 0.085, 0], 0.045, 0.01, colour, { turn: [1.57, 0, 0], ...metal }),
  ...[-0.05, -0.01, 0.03].map(x =>
    turned(
      [x, 0.03, 0],
      [0.0005, 0, 0.015, 0, 0.015, 0.14, 0.006, 0.14, 0.006, 0.16, 0.012, 0.165, 0.0005, 0.17],
      colour,
      metal,
    ),
  ),
]
const saxophone = (colour = '#e2a82c'): Part[] => [
  rod([0, 0.12, 0], [0, 0.58, 0], [0.042, 0.02], colour, metal),
  ...Array.from({ length: 6 }, (_, at) => {
    const place = (n: number): Point => [
      0.075 - 0.075 * Math.cos((n / 6) * Math.PI),
      0.12 - 0.075 * Math.sin((n / 6) * Math.PI),
      0,
    ]
    return rod(place(at), place(at + 1), 0.042 + at * 0.002, colour, metal)
  }),
  bell_([0.15, 0.12, 0], 0.115, colour, [0, 0, -0.25]),
  rod([0, 0.58, 0], [-0.06, 0.66, 0], [0.018, 0.012], colour, metal),
  rod([-0.06, 0.66, 0], [-0.13, 0.63, 0], [0.012, 0.012], '#22242e'),
  ...[0.2, 0.26, 0.32, 0.38, 0.44, 0.5].map(y =>
    ball([0, y, 0.036 - y * 0.025], [0.016, 0.014, 0.01], '#f6e2a0', metal),
  ),
]
const accordion = (colour = '#b5242f'): Part[] => [
  ...both(x => [box([x * 0.16, 0.17, 0], [0.08, 0.33, 0.18], colour, { round: 0.015, ...gloss })]),
  ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map(at =>
    box([at * 0.027, 0.17, 0], [0.022, at % 2 ? 0.31 : 0.28, at % 2 ? 0.17 : 0.14], at % 2 ? '#2c2a30' : '#4a4650', {
      round: 0.005,
    }),
  ),
  ...Array.from({ length: 9 }, (_, at) =>
    box([-0.2, 0.03 + at * 0.034, 0.07], [0.02, 0.026, 0.05], '#fbf8f2', { round: 0.003 }),
  ),
  ...[0.08, 0.14, 0.2, 0.26].flatMap(y => [0.03, 0.06].map(z => ball([0.202, y, z], 0.009, '#f6f0e2'))),
]
const harp = (colour = '#d8a83a'): Part[] => [
  box([0, 0.05, 0], [0.3, 0.1, 0.3], colour, { round: 0.03 }),
  rod([-0.3, 0.08, 0], [-0.34, 1.6, 0], [0.04, 0.035], colour, metal),
  rod([0.28, 0.08, 0], [0.1, 1.15, 0], [0.09, 0.04], colour, metal),
  ...Array.from({ length: 8 }, (_, at) => {
    const place = (n: number): Point => [
      0.1 - 0.44 * (n / 8),
      1.15 + 0.42 * (n / 8) - 0.16 * Math.sin((n / 8) * Math.PI),
      0,
    ]
    return rod(place(at), place(at + 1), 0.035, colour, metal)
  }),
  ...Array.from({ length: 13 }, (_, at) => {
    const n = (at + 0.5) / 13
    const x = 0.08 - 0.38 * n
    return rod(
      [x, 1.1 + 0.4 * n - 0.14 * Math.sin(n * Math.PI), 0],
      [0.24 - 0.4 * n, 0.16 + 0.1 * (1 - n), 0],
      0.003,
      '#f4efe2',
    )
  }),
]
const pipa = (colour = '#a85a28'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.09, 0.02, 0.14, 0.12, 0.13, 0.25, 0.06, 0.45, 0.03, 0.55, 0.0005, 0.56],
    colour,
    gloss,
  ),
  box([0, 0.64, 0], [0.04, 0.2, 0.035], '#2c1c14', { round: 0.01 }),
  box([0, 0.78, 0], [0.05, 0.12, 0.03], '#2c1c14', { round: 0.012 }),
  ...[0.35, 0.4, 0.45, 0.5].map(y =>
    box([0, y, 0.12 - y * 0.17], [0.09 - (y - 0.35) * 0.2, 0.01, 0.02], '#f4efe2', { round: 0.002 }),
  ),
  ...both(x => [0.74, 0.8].map(y => rod([0, y, 0], [x * 0.07, y, 0], 0.008, '#f0dca8'))),
]
const banjo = (): Part[] => [
  turned([0, 0.16, 0], [0.0005, -0.03, 0.15, -0.03, 0.155, 0, 0.15, 0.03, 0.0005, 0.03], '#8a5230', {
    turn: [1.57, 0, 0],
  }),
  turned([0, 0.16, 0.03], [0.0005, 0, 0.14, 0, 0.0005, 0.004], '#f8f4e8', { turn: [1.57, 0, 0] }),
  ring([0, 0.16, 0.03], 0.147, 0.008, '#c8ccd4', { turn: [1.57, 0, 0], ...metal }),
  box([0, 0.56, 0.03], [0.045, 0.5, 0.024], '#5a3420', { round: 0.008 }),
  box([0, 0.86, 0.025], [0.07, 0.13, 0.024], '#3a2418', { round: 0.014 }),
  ...[-0.013, 0, 0.013].map(x => rod([x, 0.08, 0.045], [x, 0.82, 0.044], 0.0018, '#e8e4da')),
  box([0, 0.1, 0.042], [0.08, 0.012, 0.012], '#3a2418'),
]
const microphone = (colour = '#2c2e36'): Part[] => [
  rod([0, 0.015, 0], [0, 0.15, 0], [0.012, 0.018], colour, gloss),
  ring([0, 0.16, 0], 0.024, 0.006, '#c8ccd4', metal),
  ball([0, 0.19, 0], [0.034, 0.036, 0.034], '#8a909c', metal),
  ...[0, 0.6, 1.2, 1.8, 2.4].map(turn => ring([0, 0.19, 0], 0.034, 0.0012, '#4a4e58', { turn: [1.57, turn, 0] })),
  ring([0, 0.19, 0], 0.034, 0.0015, '#4a4e58'),
]
const bellThing = (colour = '#e2b03a'): Part[] => [
  turned(
    [0, 0, 0],
    [0.13, 0, 0.14, 0.012, 0.11, 0.05, 0.085, 0.13, 0.07, 0.17, 0.04, 0.2, 0.0005, 0.21],
    colour,
    metal,
  ),
  ball([0, 0.02, 0], 0.03, '#a87a20', metal),
  ring([0, 0.225, 0], 0.022, 0.008, colour, { turn: [1.57, 0, 0], ...metal }),
]
const gong = (): Part[] => [
  ...both(x => [
    rod([x * 0.5, 0.02, 0], [x * 0.5, 1.3, 0], 0.035, '#8a2a20'),
    box([x * 0.5, 0.03, 0], [0.08, 0.06, 0.4], '#8a2a20', { round: 0.01 }),
  ]),
  rod([-0.55, 1.3, 0], [0.55, 1.3, 0], 0.04, '#8a2a20'),
  turned(
    [0, 0.75, -0.02],
    [0.0005, 0, 0.4, 0, 0.42, 0.02, 0.38, 0.05, 0.12, 0.05, 0.08, 0.07, 0.0005, 0.08],
    '#d8a83a',
    { turn: [1.57, 0, 0], ...metal },
  ),
  ...both(x => [rod([x * 0.2, 1.28, 0], [x * 0.2, 1.08, 0], 0.008, '#c8323c')]),
]

/** What music is made on. By pictogram. */
export const instruments: Readonly<Record<string, Kind>> = {
  '🎸': made(guitar),
  '🎹': made(piano),
  '🎻': made(violin),
  'drawn-cello': made(colour => ({ parts: fiddle(colour, 2.15), sockets: { grip: [0, 0.9, 0] } })),
  'drawn-erhu': made(() => [
    rod([0, 0.1, 0], [0, 0.8, 0], 0.012, '#4a2418'),
    turned([0, 0.08, -0.06], [0.0005, 0, 0.05, 0, 0.045, 0.12, 0.0005, 0.12], '#5a2f1c', { turn: [1.57, 0, 0] }),
    turned([0, 0.08, 0.061], [0.0005, 0, 0.043, 0, 0.0005, 0.003], '#d8c8a0', { turn: [1.57, 0, 0] }),
    ...[0.62, 0.7].map(y => rod([0, y, 0], [-0.09, y, 0], 0.01, '#2c1810')),
    ...both(x => [rod([x * 0.006, 0.08, 0.065], [x * 0.006, 0.7, 0.012], 0.0015, '#f4efe2')]),
    rod([0.05, 0.02, 0.05], [0.13, 0.62, 0.05], 0.005, '#c8a050'),
  ]),
  '🥁': made(colour => drum(colour)),
  'drawn-big-drum': made((colour = '#c8282f') => drum(colour, 0.4, 0.75)),
  '🪘': made(bongo),
  '🪈': made(colour => ({ parts: flute(colour), sockets: { grip: [0, 0.35, 0] } })),
  'drawn-bamboo-flute': made(() => ({ parts: bambooFlute(), sockets: { grip: [0, 0.3, 0] } })),
  '🎺': made(trumpet),
  '🎷': made(saxophone),
  '🪗': made(accordion),
  'drawn-harp': made(harp),
  'drawn-pipa': made(pipa),
  '🪕': made(banjo),
  '🎤': made(microphone),
  '🔔': made(bellThing),
  'drawn-gong': made(gong),
}
