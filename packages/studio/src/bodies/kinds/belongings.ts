import type { Part, Point } from '../body.ts'
import { around, ball, both, box, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, lid, made, metal } from './made.ts'
import { hollowBox } from './hollow-box.ts'

const book = (colour = '#b5323f') => ({
  parts: [
    box([0, 0.14, 0], [0.2, 0.28, 0.05], '#f6f0e0', { round: 0.006 }),
    box([0, 0.14, 0.028], [0.22, 0.3, 0.01], colour, { round: 0.004 }),
    box([0, 0.14, -0.028], [0.22, 0.3, 0.01], colour, { round: 0.004 }),
    box([-0.108, 0.14, 0], [0.012, 0.3, 0.066], colour, { round: 0.005 }),
    box([0, 0.2, 0.034], [0.12, 0.03, 0.004], '#f2d27a', { round: 0.001 }),
  ],
  sockets: { grip: [0, 0.04, 0] as Point, top: [0, 0.3, 0] as Point },
})
const canopy = { bone: 'canopy' } as const
const umbrella = (colour = '#d8323c') => ({
  parts: [
    turned([0, 0.62, 0], [0.56, 0, 0.58, 0.02, 0.5, 0.17, 0.3, 0.28, 0.02, 0.34], colour, canopy),
    turned([0, 0.62, 0], [0.02, 0.3, 0.28, 0.25, 0.48, 0.15, 0.56, 0], colour, canopy),
    rod([0, 0.05, 0], [0, 1, 0], 0.014, '#6b4a30'),
    ring([0, 0.03, 0.05], 0.05, 0.014, '#6b4a30', { turn: [0, 0, Math.PI / 2] }),
  ],
  sockets: { grip: [0, 0.1, 0] as Point },
})
const candle = () => ({
  parts: [
    turned([0, 0, 0], [0.005, 0, 0.04, 0, 0.045, 0.012, 0.005, 0.015], '#c8a03c'),
    rod([0, 0.02, 0], [0, 0.13, 0], 0.016, '#f6f0e2'),
    ball([0, 0.172, 0], [0.011, 0.024, 0.011], '#ffd23f', glow),
  ],
  sockets: { grip: [0, 0.02, 0] as Point },
})
const laptop = (colour = '#c0c4ce') => ({
  parts: [
    box([0, 0.012, 0.02], [0.36, 0.02, 0.25], colour, { round: 0.008 }),
    box([0, 0.024, 0.01], [0.31, 0.006, 0.13], '#3a3e48', { round: 0.003 }),
    box([0, 0.13, -0.13], [0.36, 0.24, 0.015], colour, { round: 0.007, turn: [-0.2, 0, 0], bone: 'fold' }),
    box([0, 0.132, -0.12], [0.33, 0.205, 0.006], '#8fc8f0', {
      round: 0.003,
      turn: [-0.2, 0, 0],
      ...glow,
      bone: 'fold',
    }),
  ],
  bones: [{ name: 'fold', at: [0, 0.022, -0.108] as Point }],
})

const screen = (wide: number, high: number, deep: number, colour: string, shown = '#6fb4ec'): Part[] => [
  box([0, high / 2, 0], [wide, high, deep], colour, { round: deep * 0.45, ...gloss }),
  box([0, high / 2, deep * 0.5], [wide * 0.9, high * 0.93, deep * 0.1], shown, { round: 0.001, ...glow }),
]
const phone = (colour = '#2c2e36'): Part[] => [
  ...screen(0.075, 0.155, 0.01, colour),
  ...[0, 1, 2, 3].flatMap(row =>
    [-1, 0, 1].map(x =>
      box(
        [x * 0.02, 0.04 + row * 0.026, 0.0058],
        [0.014, 0.014, 0.001],
        ['#f2745a', '#fbf8f2', '#5fd88a', '#f6d24a'][(row + x + 4) % 4]!,
        { round: 0.0004, ...glow },
      ),
    ),
  ),
  box([0.02, 0.135, -0.006], [0.028, 0.028, 0.004], '#15161c', { round: 0.002 }),
]
const tablet = (colour = '#c8ccd4'): Part[] => screen(0.18, 0.25, 0.01, colour, '#8fd0f4')
const camera = (colour = '#2c2c34'): Part[] => [
  box([0, 0.045, 0], [0.14, 0.085, 0.06], colour, { round: 0.012 }),
  box([0, 0.095, 0], [0.05, 0.025, 0.045], colour, { round: 0.008 }),
  box([0, 0.05, 0.001], [0.142, 0.045, 0.062], '#4a4a54', { round: 0.006 }),
  turned([0, 0.045, 0.03], [0.036, 0, 0.036, 0.045, 0.03, 0.05, 0.026, 0.045, 0.0005, 0.04], '#1c1c22', {
    turn: [1.57, 0, 0],
  }),
  ball([0, 0.045, 0.069], [0.024, 0.024, 0.008], '#3a5a8a', gloss),
  turned([0.05, 0.087, 0], [0.0005, 0, 0.013, 0, 0.013, 0.012, 0.0005, 0.012], '#b4b8c0', metal),
  ball([-0.05, 0.09, 0], [0.009, 0.006, 0.009], '#d8323c'),
]
const desktop = (colour = '#2c2e36'): Part[] => [
  box([0, 0.36, 0], [0.6, 0.36, 0.03], colour, { round: 0.012, ...gloss }),
  box([0, 0.365, 0.016], [0.56, 0.32, 0.004], '#7ab8f0', { round: 0.002, ...glow }),
  rod([0, 0.2, -0.01], [0, 0.03, -0.03], 0.02, '#9aa0aa', metal),
  turned([0, 0, -0.02], [0.0005, 0, 0.12, 0, 0.11, 0.014, 0.0005, 0.016], '#9aa0aa', metal),
  box([-0.03, 0.012, 0.22], [0.42, 0.02, 0.14], '#d4d8de', { round: 0.008 }),
  ...[-1, 0, 1].flatMap(row =>
    Array.from({ length: 11 }, (_, at) =>
      box([-0.21 + at * 0.036, 0.024, 0.22 + row * 0.038], [0.028, 0.008, 0.028], '#f4f4f2', { round: 0.003 }),
    ),
  ),
  ball([0.25, 0.012, 0.22], [0.028, 0.014, 0.045], '#d4d8de', gloss),
]
const keyboard = (colour = '#3a3e48'): Part[] => [
  box([0, 0.012, 0], [0.44, 0.02, 0.15], colour, { round: 0.008 }),
  ...[-1.5, -0.5, 0.5, 1.5].flatMap(row =>
    Array.from({ length: 13 }, (_, at) =>
      box([-0.192 + at * 0.032, 0.026, row * 0.032], [0.026, 0.012, 0.026], row === -1.5 ? '#8fa8c8' : '#e4e6ea', {
        round: 0.004,
      }),
    ),
  ),
]
const headphones = (colour = '#2c2e36'): Part[] => [
  ...Array.from({ length: 10 }, (_, at) => {
    const place = (n: number): Point => [
      0.085 * Math.cos((n / 10) * Math.PI),
      0.085 + 0.1 * Math.sin((n / 10) * Math.PI),
      0,
    ]
    return rod(place(at), place(at + 1), 0.011, colour)
  }),
  ...both(x => [
    turned([x * 0.085, 0.06, 0], [0.0005, -0.012, 0.045, -0.012, 0.05, 0, 0.045, 0.016, 0.0005, 0.018], colour, {
      turn: [0, 0, x * -1.57],
      ...gloss,
    }),
    turned([x * 0.07, 0.06, 0], [0.0005, -0.014, 0.042, -0.014, 0.044, 0, 0.0005, 0], '#6a6e78', {
      turn: [0, 0, x * -1.57],
    }),
  ]),
]
const watch = (colour = '#3a2c28'): Part[] => [
  ...Array.from({ length: 16 }, (_, at) => {
    const place = (n: number): Point => [
      0,
      0.034 + 0.033 * Math.sin((n / 16) * 2 * Math.PI),
      0.028 * Math.cos((n / 16) * 2 * Math.PI),
    ]
    return rod(place(at), place(at + 1), 0.0045, colour)
  }),
  ...both(x =>
    Array.from({ length: 16 }, (_, at) => {
      const place = (n: number): Point => [
        x * 0.007,
        0.034 + 0.033 * Math.sin((n / 16) * 2 * Math.PI),
        0.028 * Math.cos((n / 16) * 2 * Math.PI),
      ]
      return rod(place(at), place(at + 1), 0.0045, colour)
    }),
  ),
  turned([0, 0.034, 0.026], [0.0005, 0, 0.022, 0, 0.024, 0.004, 0.022, 0.009, 0.0005, 0.009], '#d8b45a', {
    turn: [1.57, 0, 0],
    ...metal,
  }),
  turned([0, 0.034, 0.035], [0.0005, 0, 0.019, 0, 0.0005, 0.001], '#fbf8f0', { turn: [1.57, 0, 0] }),
  ...around(12, (s, c) => ball([s * 0.016, 0.034 + c * 0.016, 0.0365], 0.0012, '#2c2a30')),
  rod([0, 0.034, 0.037], [0, 0.047, 0.037], 0.0009, '#2c2a30'),
  rod([0, 0.034, 0.037], [0.009, 0.03, 0.037], 0.0011, '#2c2a30'),
  ball([0.026, 0.034, 0.03], 0.003, '#d8b45a', metal),
]
const lipstick = (colour = '#c81c3c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.011, 0, 0.011, 0.035, 0.0005, 0.035], '#2c2a30', gloss),
  turned([0, 0.035, 0], [0.0095, 0, 0.0095, 0.016, 0.0005, 0.016], '#d8b45a', metal),
  turned([0, 0.05, 0], [0.0078, 0, 0.0078, 0.018, 0.006, 0.026, 0.0005, 0.03], colour, { ...gloss, bone: 'slide' }),
]
const glasses = (frame = '#2c2a30', lens = '#a8c8d8', isDark = false): Part[] => [
  ...both(x => [
    ring([x * 0.036, 0.025, 0], 0.026, 0.0032, frame, { turn: [1.57, 0, 0] }),
    ball([x * 0.036, 0.025, 0], [0.025, 0.025, 0.002], lens, isDark ? gloss : glass),
    rod([x * 0.062, 0.03, 0], [x * 0.068, 0.03, -0.12], 0.0028, frame),
    rod([x * 0.068, 0.03, -0.12], [x * 0.066, 0.015, -0.14], 0.0028, frame),
  ]),
  rod([-0.01, 0.03, 0], [0.01, 0.03, 0], 0.003, frame),
]
const suitcase = (colour = '#3f7f9a') => ({
  parts: [
    box([0, 0.33, 0], [0.42, 0.58, 0.24], colour, { round: 0.05, ...gloss }),
    ...[-0.12, -0.04, 0.04, 0.12].map(x => box([x, 0.33, 0], [0.02, 0.56, 0.255], '#34708a', { round: 0.008 })),
    ...both(x => [
      rod([x * 0.09, 0.6, -0.08], [x * 0.09, 0.86, -0.08], 0.01, '#9aa0aa', metal),
      ...[-1, 1].map(z => ball([x * 0.16, 0.03, z * 0.08], 0.032, '#2c2a30')),
    ]),
    rod([-0.09, 0.86, -0.08], [0.09, 0.86, -0.08], 0.016, '#2c2a30'),
  ],
  sockets: { grip: [0, 0.86, -0.08] as Point, top: [0, 0.62, 0] as Point },
})
const umbrellaParasol = (colour = '#e8503c') => [
  turned([0, 1.9, 0], [1.15, 0, 1.2, 0.03, 0.8, 0.3, 0.02, 0.55], colour),
  turned([0, 1.9, 0], [0.02, 0.5, 0.78, 0.26, 1.15, 0], colour),
  ...around(4, (s, c) =>
    ball([s * 0.62, 2.2, c * 0.62], [0.2, 0.03, 0.5], '#fbf4e6', { turn: [0.42, Math.atan2(s, c), 0] }),
  ),
  rod([0, 0.02, 0], [0, 2.45, 0], 0.03, '#f0ece2'),
]
const torch = (colour = '#3a3e48'): Part[] => [
  rod([0, 0.02, 0], [0, 0.13, 0], 0.017, colour, metal),
  turned([0, 0.12, 0], [0.018, 0, 0.032, 0.04, 0.032, 0.055, 0.0005, 0.055], colour, metal),
  turned([0, 0.173, 0], [0.0005, 0, 0.028, 0, 0.0005, 0.003], '#fff4c0', glow),
  ball([0, 0.1, 0.017], 0.006, '#d8323c'),
]
const keyShape = (colour = '#d8b45a'): Part[] => [
  ring([0, 0.075, 0], 0.018, 0.0055, colour, { turn: [1.57, 0, 0], ...metal }),
  rod([0, 0.056, 0], [0, 0.004, 0], 0.0042, colour, metal),
  ...[0.008, 0.018].map(y => box([0.009, y, 0], [0.014, 0.006, 0.005], colour, { round: 0.001, ...metal })),
]
const ring_ = (colour = '#e2b84a'): Part[] => [
  ring([0, 0.013, 0], 0.0105, 0.0018, colour, { turn: [1.57, 0, 0], ...metal }),
  turned([0, 0.0235, 0], [0.0005, 0, 0.003, 0.002, 0.0065, 0.0075, 0.004, 0.0105, 0.0005, 0.011], '#d8f0fa', metal),
]
const diamond = (colour = '#a8e0f6'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.05, 0.055, 0.05, 0.058, 0.03, 0.078, 0.0005, 0.079], colour, metal),
  ...around(8, (s, c) => rod([s * 0.003, 0.004, c * 0.003], [s * 0.05, 0.057, c * 0.05], 0.0012, '#fbfdff', glow)),
]
const necklace = (colour = '#f6f0e6'): Part[] =>
  Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * 2 * Math.PI
    return ball(
      [0.09 * Math.sin(angle), 0.14 - 0.12 * Math.cos(angle) * (Math.cos(angle) > 0 ? 1 : 0.8), 0.02 * Math.cos(angle)],
      at === 0 ? 0.016 : 0.0125,
      colour,
      gloss,
    )
  })
const coin = (colour = '#e2b43a'): Part[] => [
  turned(
    [0, 0.05, 0],
    [0.0005, -0.004, 0.044, -0.004, 0.048, -0.003, 0.048, 0.003, 0.044, 0.004, 0.0005, 0.004],
    colour,
    { turn: [1.57, 0, 0], ...metal },
  ),
  ring([0, 0.05, 0.003], 0.038, 0.0025, '#c8922a', { turn: [1.57, 0, 0], ...metal }),
  panel(
    [0, 0.05, 0.004],
    [
      0, 0.024, 0.007, 0.008, 0.023, 0.007, 0.011, -0.004, 0.015, -0.02, 0, -0.011, -0.015, -0.02, -0.011, -0.004,
      -0.023, 0.007, -0.007, 0.008,
    ],
    0.004,
    '#c8922a',
    metal,
  ),
]
const moneyBag = (colour = '#c8a468'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.1, 0.005, 0.15, 0.08, 0.13, 0.17, 0.06, 0.23, 0.045, 0.25, 0.08, 0.3, 0.0005, 0.29],
    colour,
  ),
  ring([0, 0.25, 0], 0.05, 0.012, '#8a5a34'),
  panel(
    [0, 0.11, 0.142],
    [
      -0.03, -0.045, 0.03, -0.045, 0.03, -0.03, -0.012, -0.03, 0.028, 0.03, 0.028, 0.045, -0.03, 0.045, -0.03, 0.03,
      0.01, 0.03, -0.03, -0.03,
    ],
    0.012,
    '#5a3f20',
  ),
]
const carton = (colour = '#c89a62'): Part[] => [
  ...hollowBox([0.4, 0.31, 0.32], colour),
  box([-0.1, 0.314, 0], [0.2, 0.008, 0.32], colour, { round: 0.002, bone: 'leaf.l' }),
  box([0.1, 0.314, 0], [0.2, 0.008, 0.32], colour, { round: 0.002, bone: 'leaf.r' }),
  box([-0.015, 0.319, 0], [0.03, 0.003, 0.322], '#e6cf9e', { round: 0.001, bone: 'leaf.l' }),
  box([0.015, 0.319, 0], [0.03, 0.003, 0.322], '#e6cf9e', { round: 0.001, bone: 'leaf.r' }),
  box([0, 0.27, 0.161], [0.06, 0.1, 0.003], '#e6cf9e', { round: 0.001 }),
  box([0.1, 0.1, 0.162], [0.11, 0.07, 0.002], '#f4efe2', { round: 0.0005 }),
]
const chest = (colour = '#8a5230'): Part[] => [
  ...hollowBox([0.62, 0.34, 0.4], colour),
  rod([-0.3, 0.36, 0], [0.3, 0.36, 0], 0.2, colour, lid),
  box([0, 0.36, 0], [0.62, 0.03, 0.41], '#5a3420', { round: 0.006, ...lid }),
  ...[-0.24, 0, 0.24].map(x => box([x, 0.17, 0.205], [0.05, 0.34, 0.012], '#d8a83a', { round: 0.005, ...metal })),
  ...[-0.24, 0, 0.24].map(x => ring([x, 0.36, 0], 0.195, 0.014, '#d8a83a', { turn: [0, 0, 1.57], ...metal, ...lid })),
  box([0, 0.35, 0.21], [0.09, 0.12, 0.03], '#e8c04a', { round: 0.01, ...metal, ...lid }),
  ball([0, 0.345, 0.228], 0.014, '#2c1a10', lid),
]
const paper = (colour = '#fbf8f0'): Part[] => [
  box([0, 0.15, 0], [0.21, 0.297, 0.003], colour, { round: 0.0008 }),
  ...[0.06, 0.09, 0.12, 0.15, 0.18, 0.21].map((y, at) =>
    box([at % 3 === 0 ? -0.025 : 0, y, 0.002], [at % 3 === 0 ? 0.11 : 0.16, 0.006, 0.001], '#8a8e98', {
      round: 0.0003,
    }),
  ),
  box([-0.03, 0.255, 0.002], [0.1, 0.014, 0.001], '#3a3e48', { round: 0.0003 }),
]
const envelope = (colour = '#f4ecd8'): Part[] => [
  box([0, 0.06, 0], [0.18, 0.12, 0.006], colour, { round: 0.001 }),
  panel([0, 0.06, 0.0035], [-0.089, 0.059, 0, -0.012, 0.089, 0.059], 0.003, '#e6d8b8', { bevel: 0.0005 }),
  ball([0, 0.052, 0.006], [0.015, 0.015, 0.003], '#c02c34', gloss),
]
const books = (): Part[] =>
  ['#b5323f', '#3a73b8', '#e0a030', '#3f7a4a'].flatMap((hue, at) => {
    const turn: Point = [0, [0.1, -0.15, 0.2, -0.05][at]!, 0]
    const y = 0.022 + at * 0.045
    return [
      box([0, y, 0], [0.27, 0.034, 0.19], '#f4ecd8', { round: 0.003, turn }),
      box([0, y + 0.019, 0], [0.29, 0.006, 0.21], hue, { round: 0.002, turn }),
      box([0, y - 0.019, 0], [0.29, 0.006, 0.21], hue, { round: 0.002, turn }),
    ]
  })
const newspaper = (): Part[] => [
  ...paper('#efece2'),
  box([0, 0.235, 0.003], [0.18, 0.05, 0.001], '#c9c5b8', { round: 0.0003 }),
  box([0, 0.28, 0.003], [0.17, 0.02, 0.001], '#22242a', { round: 0.0003 }),
]
const scroll = (colour = '#f0dfb4'): Part[] => [
  ...[0.03, 0.37].flatMap(y => [
    rod([-0.16, y, 0], [0.16, y, 0], 0.022, '#e2cb94'),
    ...both(x => [rod([x * 0.17, y, 0], [x * 0.21, y, 0], 0.015, '#8a3a24')]),
  ]),
  box([0, 0.2, -0.004], [0.3, 0.33, 0.004], colour, { round: 0.001 }),
  ...[0.12, 0.17, 0.22, 0.27].map(y => box([0, y, 0.001], [0.2, 0.009, 0.002], '#5a4630', { round: 0.0005 })),
]
const pencil = (colour = '#f2b82c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.0015, 0.003, 0.0048, 0.018, 0.0048, 0.155, 0.0005, 0.155], colour),
  turned([0, 0, 0], [0.0005, 0, 0.0016, 0.0028, 0.0046, 0.016, 0.005, 0.018], '#ecd2a0'),
  turned([0, -0.001, 0], [0.0005, 0, 0.002, 0.005], '#2c2a30'),
  turned([0, 0.153, 0], [0.0055, 0, 0.0055, 0.012, 0.0005, 0.012], '#c4c8d0', metal),
  turned([0, 0.164, 0], [0.005, 0, 0.005, 0.01, 0.0005, 0.012], '#ec7fae'),
]
const pen = (colour = '#22345a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.003, 0.012, 0.0055, 0.03, 0.006, 0.1, 0.0055, 0.135, 0.0005, 0.138], colour, gloss),
  turned([0, 0, 0], [0.0005, 0, 0.0034, 0.012, 0.0058, 0.028], '#d8b45a', metal),
  rod([0, 0.13, 0.008], [0, 0.095, 0.008], 0.0015, '#d8b45a', metal),
  ring([0, 0.07, 0], 0.006, 0.001, '#d8b45a', metal),
]
const brush = (colour = '#c8843c'): Part[] => [
  rod([0, 0.06, 0], [0, 0.23, 0], [0.006, 0.0035], colour),
  turned([0, 0.04, 0], [0.007, 0, 0.0065, 0.03, 0.0005, 0.03], '#c4c8d0', metal),
  turned([0, 0, 0], [0.0005, 0, 0.003, 0.008, 0.008, 0.028, 0.0068, 0.042], '#3a73d8'),
]
const palette = (): Part[] => [
  cut(
    [0, 0.012, 0],
    [
      -0.13, -0.02, -0.1, -0.08, -0.02, -0.1, 0.07, -0.09, 0.13, -0.03, 0.13, 0.04, 0.08, 0.09, 0, 0.1, -0.02, 0.06,
      -0.07, 0.07, -0.12, 0.05,
    ],
    0.012,
    '#c8935a',
    { turn: [0, 0, Math.PI / 2] },
  ),
  ...['#d8283c', '#f2c230', '#3f9a57', '#3a73d8', '#fbf8f2', '#7d55c8'].map((hue, at) =>
    ball([-0.07 + 0.035 * Math.abs(at - 2.5) * 0.6, 0.02, -0.09 + at * 0.036], [0.016, 0.008, 0.016], hue, gloss),
  ),
]
const soap = (colour = '#f4b8c8'): Part[] => [
  box([0, 0.02, 0], [0.09, 0.035, 0.06], colour, { round: 0.015, ...gloss }),
  ...around(7, (s, c, at) =>
    ball([0.01 + s * 0.03, 0.045 + 0.006 * (at % 3), c * 0.02], 0.01 + 0.003 * (at % 3), '#f4f8fc', gloss),
  ),
]
const toothbrush = (colour = '#3fa8d0'): Part[] => [
  rod([0, 0.006, 0], [0, 0.13, 0], [0.006, 0.004], colour),
  box([0, 0.15, 0.001], [0.012, 0.035, 0.006], colour, { round: 0.002 }),
  box([0, 0.15, 0.009], [0.011, 0.032, 0.012], '#fbf8f2', { round: 0.002 }),
  box([0, 0.15, 0.013], [0.0115, 0.012, 0.006], '#6fd0e8', { round: 0.001 }),
]
const shoppingBag = (colour = '#e8628a'): Part[] => [
  box([0, 0.17, 0], [0.28, 0.34, 0.12], colour, { round: 0.004 }),
  ...[-0.06, 0.06].flatMap(z =>
    Array.from({ length: 6 }, (_, at) => {
      const place = (n: number): Point => [
        0.07 * Math.cos((n / 6) * Math.PI),
        0.34 + 0.1 * Math.sin((n / 6) * Math.PI),
        z,
      ]
      return rod(place(at), place(at + 1), 0.006, '#f6efe0')
    }),
  ),
  ball([0, 0.17, 0.061], [0.05, 0.05, 0.004], '#fbf4ea'),
]
const controller = (colour = '#3a3e4a'): Part[] => [
  box([0, 0.045, 0], [0.15, 0.04, 0.07], colour, { round: 0.018 }),
  ...both(x => [
    rod([x * 0.06, 0.045, 0.01], [x * 0.08, 0.025, 0.06], [0.03, 0.02], colour),
    turned([x * 0.032, 0.062, 0.018], [0.009, 0, 0.009, 0.008, 0.014, 0.01, 0.013, 0.016, 0.0005, 0.014], '#1c1e26'),
  ]),
  ...(['#d8323c', '#3a73d8', '#f2c230', '#3f9a57'] as const).map((hue, at) =>
    ball([0.055 + 0.013 * Math.sin(at * 1.57), 0.067, -0.008 + 0.013 * Math.cos(at * 1.57)], 0.006, hue, gloss),
  ),
  box([-0.055, 0.067, -0.008], [0.03, 0.006, 0.01], '#c4c8d0', { round: 0.002 }),
  box([-0.055, 0.067, -0.008], [0.01, 0.006, 0.03], '#c4c8d0', { round: 0.002 }),
]
const radio = (colour = '#b5483c'): Part[] => [
  box([0, 0.1, 0], [0.3, 0.2, 0.1], colour, { round: 0.025 }),
  turned([-0.07, 0.1, 0.05], [0.0005, 0, 0.065, 0, 0.065, 0.006, 0.0005, 0.007], '#e8dcc4', { turn: [1.57, 0, 0] }),
  ...[0.055, 0.04, 0.025].map(r => ring([-0.07, 0.1, 0.057], r, 0.002, '#8a7a64', { turn: [1.57, 0, 0] })),
  box([0.075, 0.14, 0.05], [0.11, 0.05, 0.01], '#f8e8b0', { round: 0.003, ...glow }),
  ...both(x => [
    turned([0.075 + x * 0.03, 0.065, 0.05], [0.0005, 0, 0.018, 0, 0.016, 0.016, 0.0005, 0.016], '#3a2c28', {
      turn: [1.57, 0, 0],
    }),
  ]),
  rod([0.12, 0.2, -0.02], [0.17, 0.42, -0.02], 0.004, '#c4c8d0', metal),
]
const telephone = (colour = '#c8282f'): Part[] => [
  panel([0, 0, 0], [-0.11, 0, 0.11, 0, 0.07, 0.09, -0.07, 0.09], 0.16, colour, gloss),
  rod([-0.1, 0.13, 0], [0.1, 0.13, 0], 0.02, colour, gloss),
  ...both(x => [
    ball([x * 0.11, 0.12, 0], [0.032, 0.034, 0.034], colour, gloss),
    box([x * 0.05, 0.1, 0], [0.02, 0.04, 0.06], colour),
  ]),
  turned([0, 0.045, 0.075], [0.0005, 0, 0.042, 0, 0.04, 0.008, 0.0005, 0.01], '#f4efe2', { turn: [1.2, 0, 0] }),
  ...around(10, (s, c) => ball([s * 0.03, 0.05 + c * 0.028, 0.086 - c * 0.01], 0.0055, '#2c2a30')),
]

/** Things that people have about them. By pictogram. */
export const belongings: Readonly<Record<string, Kind>> = {
  '📕': made(book),
  '📖': made((colour = '#3a73b8') => book(colour)),
  '☂️': made(umbrella),
  '☔': made(umbrella),
  '🕯️': made(candle),
  '💻': made(laptop),
  '📱': made(phone),
  'drawn-tablet': made(tablet),
  '📷': made(camera),
  '📸': made(camera),
  '🖥️': made(desktop),
  '⌨️': made(keyboard),
  '🎧': made(headphones),
  '⌚': made(watch),
  '💄': made(lipstick),
  '👓': made((colour = '#2c2a30') => glasses(colour)),
  '🕶️': made((colour = '#1c1c22') => glasses(colour, '#22262e', true)),
  '🧳': made(suitcase),
  '⛱️': made(umbrellaParasol),
  '🔦': made(torch),
  '🔑': made(keyShape),
  '🗝️': made(keyShape),
  '💍': made(ring_),
  '💎': made(diamond),
  '📿': made(necklace),
  '🪙': made(coin),
  '💰': made(moneyBag),
  '📦': made(carton),
  'drawn-chest': made(chest),
  '📄': made(paper),
  '✉️': made(envelope),
  '📚': made(books),
  '📰': made(newspaper),
  '📜': made(scroll),
  '📓': made((colour = '#3f7a6a') => book(colour)),
  '✏️': made(pencil),
  '🖋️': made(pen),
  '🖌️': made(brush),
  '🎨': made(palette),
  '🧼': made(soap),
  '🪥': made(toothbrush),
  '🛍️': made(shoppingBag),
  '🎮': made(controller),
  '📻': made(radio),
  '📞': made(telephone),
  '☎️': made(telephone),
}
