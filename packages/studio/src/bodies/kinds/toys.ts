import type { Body, Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, long, made, metal, moving, lid } from './made.ts'
import { hollowBox } from './hollow-box.ts'

const balloon = (colour = '#d8323c') => ({
  parts: [
    ball([0, 1.25, 0], [0.2, 0.25, 0.2], colour, gloss),
    turned([0, 0.96, 0], [0.04, 0, 0.015, 0.04, 0.02, 0.06], colour),
    rod([0, 0.97, 0], [0, 0.02, 0], 0.006, '#e8e4da'),
  ],
  sockets: { grip: [0, 0.05, 0] as Point },
})
const gift = (colour = '#d8323c') => ({
  parts: [
    ...hollowBox([0.3, 0.27, 0.3], colour),
    ...[-1, 1].flatMap(side => [
      box([0, 0.13, side * 0.151], [0.06, 0.26, 0.008], '#f6e2a0', { round: 0.003 }),
      box([side * 0.151, 0.13, 0], [0.008, 0.26, 0.06], '#f6e2a0', { round: 0.003 }),
    ]),
    box([0, 0.275, 0], [0.33, 0.07, 0.33], colour, { round: 0.015, ...lid }),
    box([0, 0.276, 0], [0.06, 0.076, 0.336], '#f6e2a0', { round: 0.008, ...lid }),
    box([0, 0.276, 0], [0.336, 0.076, 0.06], '#f6e2a0', { round: 0.008, ...lid }),
    ...[-1, 1].map(x => ball([x * 0.07, 0.35, 0], [0.07, 0.045, 0.035], '#f6e2a0', { turn: [0, 0, x * 0.4], ...lid })),
    ball([0, 0.33, 0], 0.03, '#f6e2a0', lid),
  ],
  sockets: { grip: [0, 0.05, 0] as Point, top: [0, 0.31, 0] as Point },
})
const soccer = () => ({
  parts: [
    ball([0, 0.12, 0], 0.12, '#f8f6f2'),
    ...(
      [
        [0, 1, 0],
        [0, -1, 0],
        [0.9, 0.45, 0],
        [-0.9, 0.45, 0],
        [0, 0.45, 0.9],
        [0, 0.45, -0.9],
        [0.64, -0.45, 0.64],
        [-0.64, -0.45, 0.64],
        [0.64, -0.45, -0.64],
        [-0.64, -0.45, -0.64],
      ] as const
    ).map(([x, y, z]) => ball([x * 0.1, 0.12 + y * 0.1, z * 0.1], 0.036, '#2c2a30')),
  ],
  sockets: { grip: [0, 0.12, 0] as Point },
})
const sphere = (colour: string, r: number, seams?: string) => ({
  parts: [
    ball([0, r, 0], r, colour),
    ...(seams
      ? [
          ring([0, r, 0], r * 0.99, r * 0.03, seams),
          ring([0, r, 0], r * 0.99, r * 0.03, seams, { turn: [Math.PI / 2, 0, 0] }),
          ring([0, r, 0], r * 0.99, r * 0.03, seams, { turn: [0, 0, Math.PI / 2] }),
        ]
      : []),
  ],
  sockets: { grip: [0, r, 0] as Point },
})
/** Not quite round, so that it is seen to roll. */
const snowball = (colour = '#f7fafc') => ({
  parts: [
    ball([0, 0.04, 0], 0.04, colour),
    ...[0.3, 1.6, 2.9, 4.1, 5.3].map((angle, at) => {
      const level = 0.6 * Math.sin(angle * 2.3)
      const out = 0.034 * Math.sqrt(1 - level * level)
      return ball([out * Math.sin(angle), 0.04 + 0.034 * level, out * Math.cos(angle)], 0.009 + 0.001 * at, '#dfe9f0')
    }),
  ],
  sockets: { grip: [0, 0.04, 0] as Point },
})
const robot = (colour = '#a8b4c4'): Body =>
  buildThing({
    parts: [
      box([0, 0.78, 0], [0.52, 0.56, 0.36], colour, { round: 0.1 }),
      rod([0, 1.02, 0], [0, 1.14, 0], 0.07, '#7a8494'),
      box([0, 1.28, 0], [0.46, 0.36, 0.36], colour, { round: 0.11 }),
      box([0, 1.28, 0.17], [0.36, 0.22, 0.05], '#2c3440', { round: 0.06, ...gloss }),
      ...[-1, 1].flatMap(x => [
        ball([x * 0.09, 1.29, 0.2], [0.045, 0.06, 0.02], '#6fe8f8', glow),
        ball([x * 0.26, 1.28, 0], [0.06, 0.09, 0.09], '#e0562c'),
        rod([x * 0.3, 0.95, 0], [x * 0.4, 0.68, 0.04], 0.055, '#7a8494'),
        ball([x * 0.42, 0.6, 0.06], 0.085, '#e0562c'),
        rod([x * 0.14, 0.5, 0], [x * 0.15, 0.14, 0], 0.075, '#7a8494'),
        box([x * 0.15, 0.08, 0.05], [0.2, 0.14, 0.3], colour, { round: 0.06 }),
      ]),
      rod([0, 1.44, 0], [0, 1.62, 0], 0.015, '#7a8494'),
      ball([0, 1.66, 0], 0.045, '#e0562c', glow),
      box([0, 0.82, 0.18], [0.26, 0.18, 0.03], '#f2c230', { round: 0.02 }),
    ],
    sockets: { top: [0, 1.47, 0], 'hand.r': [0.42, 0.6, 0.14], hat: [0, 1.46, 0] },
  })
const snowman = () => ({
  parts: [
    ball([0, 0.36, 0], 0.38, '#f8f8fc'),
    ball([0, 0.9, 0], 0.28, '#f8f8fc'),
    ball([0, 1.3, 0], 0.21, '#f8f8fc'),
    rod([0, 1.3, 0.18], [0, 1.27, 0.42], [0.045, 0.008], '#f0862c'),
    ...[-1, 1].flatMap(x => [
      ball([x * 0.075, 1.37, 0.185], 0.025, '#2c2a30'),
      rod([x * 0.22, 0.98, 0], [x * 0.6, 1.2, 0.05], [0.022, 0.012], '#6b4a2c'),
    ]),
    ...[0.78, 0.92, 1.06].map(y => ball([0, y, y > 1 ? 0.22 : 0.275], 0.026, '#2c2a30')),
    ring([0, 1.12, 0], 0.17, 0.05, '#d8323c'),
    turned([0, 1.47, 0], [0.02, 0, 0.26, 0, 0.26, 0.03, 0.16, 0.035, 0.16, 0.24, 0.02, 0.25], '#2c2a34'),
  ],
  sockets: { top: [0, 1.7, 0] as Point },
})
const teddy = (colour = '#b5834f') => ({
  parts: [
    ball([0, 0.15, 0], [0.13, 0.15, 0.12], colour),
    ball([0, 0.15, 0.05], [0.085, 0.1, 0.085], '#e2c49a'),
    ball([0, 0.36, 0.01], [0.12, 0.11, 0.11], colour),
    ball([0, 0.33, 0.1], [0.05, 0.042, 0.04], '#e2c49a'),
    ball([0, 0.345, 0.138], [0.018, 0.013, 0.01], '#2c2024'),
    ...[-1, 1].flatMap(x => [
      ball([x * 0.09, 0.455, 0], [0.042, 0.042, 0.025], colour),
      ball([x * 0.042, 0.385, 0.102], 0.013, '#2c2024', gloss),
      ball([x * 0.14, 0.2, 0.06], [0.05, 0.07, 0.05], colour),
      ball([x * 0.09, 0.05, 0.13], [0.055, 0.05, 0.075], colour),
      ball([x * 0.09, 0.05, 0.2], [0.035, 0.032, 0.012], '#e2c49a'),
    ]),
  ],
  sockets: { grip: [0, 0.2, 0] as Point, top: [0, 0.47, 0] as Point },
})

/** At the end of its string, which is held below. */
/** A fold below, and the wings above it. */
const paperPlane = (colour = '#f4f2ec') => ({
  parts: [
    cut([0, 0, 0], [0.18, 0.07, -0.16, 0.07, -0.16, 0], 0.008, colour),
    cut([0, 0.07, 0], [0.18, 0, -0.16, 0.13, -0.16, -0.13], 0.008, colour, { turn: [0, 0, Math.PI / 2] }),
  ],
  sockets: { grip: [0, 0.03, 0] as Point },
})
const kite = (colour = '#e84a3c') => ({
  parts: [
    panel([0.5, 1.5, 0], [0, -0.5, 0.32, 0.08, 0, 0.4, -0.32, 0.08], 0.015, colour, { bevel: 0.004 }),
    panel([0.5, 1.5, 0.009], [0, -0.5, 0, 0.4, -0.32, 0.08], 0.006, '#f2c230', { bevel: 0.001 }),
    rod([0.5, 1, 0.014], [0.5, 1.9, 0.014], 0.008, '#8a5a34'),
    rod([0.18, 1.58, 0.014], [0.82, 1.58, 0.014], 0.008, '#8a5a34'),
    rod([0, 0.01, 0], [0.22, 0.6, 0.02], 0.004, '#f0ece2'),
    rod([0.22, 0.6, 0.02], [0.5, 1.5, 0.02], 0.004, '#f0ece2'),
    ...[0, 1, 2, 3].flatMap(at => {
      const x = 0.5 + 0.05 * Math.sin(at * 1.6)
      return [
        rod([x, 1 - at * 0.11, 0], [0.5 + 0.05 * Math.sin((at + 1) * 1.6), 0.89 - at * 0.11, 0], 0.005, '#f0ece2'),
        ...both(side => [
          ball(
            [x + side * 0.04, 0.95 - at * 0.11, 0],
            [0.036, 0.02, 0.01],
            ['#3a73d8', '#3f9a57', '#e0508c', '#f2c230'][at]!,
          ),
        ]),
      ]
    }),
  ],
  sockets: { grip: [0, 0.02, 0] as Point },
})
const baseball = (): Part[] => [
  ball([0, 0.037, 0], 0.037, '#fbf8f0'),
  ...both(x => [ring([x * 0.028, 0.037, 0], 0.025, 0.0016, '#d0242f', { turn: [0, 0, 1.57 + x * 0.3] })]),
]
const americanFootball = (): Part[] => [
  ball([0, 0.085, 0], [0.14, 0.085, 0.085], '#8a4a24'),
  ...both(x => [ring([x * 0.085, 0.085, 0], 0.067, 0.006, '#fbf8f0', { turn: [0, 0, 1.57] })]),
  ...[-0.03, -0.01, 0.01, 0.03].map(x => box([x, 0.168, 0.02], [0.006, 0.008, 0.03], '#fbf8f0', { round: 0.002 })),
  rod([-0.045, 0.17, 0.02], [0.045, 0.17, 0.02], 0.003, '#fbf8f0'),
]
const eight = (): Part[] => [
  ball([0, 0.029, 0], 0.029, '#15151a', gloss),
  ball([0, 0.04, 0.019], [0.015, 0.013, 0.011], '#fbf8f2'),
  ring([0, 0.045, 0.029], 0.0035, 0.0013, '#15151a', { turn: [1.3, 0, 0] }),
  ring([0, 0.038, 0.0305], 0.0035, 0.0013, '#15151a', { turn: [1.4, 0, 0] }),
]
const bowling = (): Part[] => [
  ball([0, 0.108, 0.1], 0.108, '#2c4a9a', gloss),
  ...(
    [
      [0, 0.19, 0.17],
      [0.03, 0.2, 0.15],
      [-0.03, 0.2, 0.15],
    ] as const
  ).map(at => ball(at, 0.013, '#15151a')),
  ...[-0.14, 0, 0.14].map((x, at) =>
    turned(
      [x, 0, -0.16 - 0.06 * (at % 2)],
      [0.0005, 0, 0.025, 0, 0.06, 0.13, 0.03, 0.25, 0.032, 0.31, 0.026, 0.36, 0.0005, 0.38],
      '#fbf8f2',
      gloss,
    ),
  ),
  ...[-0.14, 0, 0.14].map((x, at) => ring([x, 0.255, -0.16 - 0.06 * (at % 2)], 0.031, 0.006, '#d0242f')),
]
const racket = (colour: string, isPaddle: boolean): Part[] =>
  isPaddle
    ? [
        rod([0, 0.01, 0], [0, 0.09, 0], 0.014, '#c89a5a'),
        ball([0, 0.165, 0], [0.076, 0.08, 0.009], colour),
        ball([0, 0.165, -0.005], [0.076, 0.08, 0.007], '#22242e'),
        ball([0.08, 0.24, 0.02], 0.02, '#fbf8f0'),
      ]
    : [
        rod([0, 0.012, 0], [0, 0.4, 0], [0.014, 0.007], '#22242e'),
        ring([0, 0.53, 0], 0.11, 0.008, colour, { turn: [1.57, 0, 0] }),
        ...Array.from({ length: 9 }, (_, at) => {
          const x = -0.088 + at * 0.022
          const half = Math.sqrt(0.11 ** 2 - x * x)
          return rod([x, 0.53 - half, 0], [x, 0.53 + half, 0], 0.0016, '#f4f4f2')
        }),
        ...Array.from({ length: 9 }, (_, at) => {
          const y = -0.088 + at * 0.022
          const half = Math.sqrt(0.11 ** 2 - y * y)
          return rod([-half, 0.53 + y, 0], [half, 0.53 + y, 0], 0.0016, '#f4f4f2')
        }),
      ]
const bat = (): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.02, 0, 0.022, 0.012, 0.013, 0.02, 0.014, 0.3, 0.032, 0.6, 0.035, 0.8, 0.03, 0.85, 0.0005, 0.86],
    '#c8935a',
    gloss,
  ),
  turned([0, 0.02, 0], [0.0145, 0, 0.0155, 0.003, 0.0165, 0.22, 0.0145, 0.222], '#22242e'),
]
const golf = (): Part[] => [
  rod([0, 0.02, 0], [0.12, 1, 0], [0.007, 0.006], '#c8ccd4', metal),
  rod([0.095, 0.8, 0], [0.12, 1, 0], 0.013, '#22242e'),
  ball([-0.02, 0.025, 0.02], [0.05, 0.025, 0.03], '#3a3e48', metal),
  ball([-0.14, 0.021, 0.08], 0.021, '#fbf8f2'),
]
const skateboard = (colour = '#e84a3c') => ({
  parts: [
    box([0, 0.105, 0], [0.2, 0.016, 0.62], '#2c2a30', { round: 0.007 }),
    box([0, 0.096, 0], [0.196, 0.01, 0.6], colour, { round: 0.004 }),
    ...[-1, 1].flatMap(z => [
      box([0, 0.122, z * 0.35], [0.19, 0.014, 0.13], '#2c2a30', { round: 0.006, turn: [z * -0.35, 0, 0] }),
      rod([-0.07, 0.04, z * 0.22], [0.07, 0.04, z * 0.22], 0.012, '#c8ccd4', metal),
      box([0, 0.07, z * 0.22], [0.05, 0.05, 0.06], '#c8ccd4', { round: 0.01, ...metal }),
      ...both(x => [
        turned([x * 0.085, 0.032, z * 0.22], [0.0005, -0.02, 0.032, -0.02, 0.032, 0.02, 0.0005, 0.02], '#f6e2a0', {
          turn: [0, 0, 1.57],
        }),
      ]),
    ]),
  ],
  sockets: { seat: [0, 0.115, 0] as Point, top: [0, 0.115, 0] as Point },
})
const kickScooter = (colour = '#3a8fd0') => ({
  parts: [
    box([0, 0.11, 0], [0.13, 0.03, 0.5], '#2c2e36', { round: 0.012 }),
    ...[-0.34, 0.36].map(z => ring([0, 0.075, z], 0.055, 0.022, '#22242e', { turn: [0, 0, 1.57] })),
    ...[-0.34, 0.36].map(z => ball([0, 0.075, z], [0.02, 0.045, 0.045], '#c8ccd4')),
    rod([0, 0.11, -0.25], [0, 0.09, -0.34], 0.02, '#2c2e36'),
    rod([0, 0.1, 0.36], [0, 0.98, 0.27], 0.02, colour, metal),
    rod([-0.2, 0.98, 0.27], [0.2, 0.98, 0.27], 0.016, '#c8ccd4', metal),
    ...both(x => [rod([x * 0.14, 0.98, 0.27], [x * 0.22, 0.98, 0.27], 0.022, '#2c2e36')]),
    rod([0, 0.12, 0.24], [0, 0.2, 0.35], 0.022, colour, metal),
  ],
  sockets: { seat: [0, 0.13, 0] as Point, bars: [0, 0.98, 0.27] as Point, top: [0, 0.13, 0] as Point },
})
const sled = (colour = '#b5482c') => ({
  parts: [
    ...[-0.2, -0.1, 0, 0.1, 0.2].map(x => box([x, 0.22, -0.05], [0.08, 0.02, 0.95], colour, { round: 0.006 })),
    ...both(x => [
      rod([x * 0.2, 0.03, -0.55], [x * 0.2, 0.03, 0.4], 0.02, '#5a5a62', metal),
      rod([x * 0.2, 0.03, 0.4], [x * 0.2, 0.14, 0.55], 0.02, '#5a5a62', metal),
      rod([x * 0.2, 0.14, 0.55], [x * 0.2, 0.24, 0.5], 0.02, '#5a5a62', metal),
      ...[-0.35, 0, 0.3].map(z => rod([x * 0.2, 0.03, z], [x * 0.2, 0.21, z], 0.018, '#8a5a34')),
    ]),
    rod([-0.2, 0.24, 0.5], [0.2, 0.24, 0.5], 0.014, '#8a5a34'),
  ],
  sockets: { seat: [0, 0.24, -0.1] as Point, top: [0, 0.24, -0.1] as Point },
})
const iceSkates = (colour = '#fbf8f4'): Part[] =>
  both(x => [
    cut(
      [x * 0.06, 0.05, 0],
      [-0.11, 0, 0.12, 0, 0.125, 0.035, 0.06, 0.075, 0.02, 0.1, 0.01, 0.22, -0.1, 0.22, -0.09, 0.1],
      0.075,
      colour,
      { bevel: 0.022 },
    ),
    cut(
      [x * 0.06, 0, 0],
      [-0.13, 0.01, -0.11, 0, 0.12, 0, 0.15, 0.02, 0.15, 0.03, 0.11, 0.014, -0.13, 0.018],
      0.006,
      '#b8bec8',
      { bevel: 0.001, ...metal },
    ),
    ...[-0.07, 0.08].map(z => box([x * 0.06, 0.03, z], [0.012, 0.05, 0.03], '#b8bec8', { round: 0.003, ...metal })),
    ...[0.13, 0.17, 0.2].map(y => rod([x * 0.06 - 0.025, y, 0.015], [x * 0.06 + 0.025, y, 0.015], 0.004, '#8a909c')),
  ])
const skis = (colour = '#d8323c'): Part[] => [
  ...both(x => [
    box([x * 0.09, 0.85, 0], [0.085, 1.62, 0.014], colour, { round: 0.006 }),
    box([x * 0.09, 1.7, 0.02], [0.075, 0.13, 0.012], colour, { round: 0.005, turn: [0.35, 0, 0] }),
    box([x * 0.09, 0.8, 0.016], [0.07, 0.24, 0.03], '#2c2e36', { round: 0.01 }),
    rod([x * 0.22, 0.02, 0.04], [x * 0.19, 1.25, 0.02], 0.008, '#c8ccd4', metal),
    rod([x * 0.19, 1.13, 0.02], [x * 0.188, 1.26, 0.02], 0.018, '#2c2e36'),
    ring([x * 0.22, 0.1, 0.04], 0.035, 0.006, '#2c2e36'),
  ]),
]
const baseballGlove = (colour = '#9a5a2c'): Part[] => [
  ball([0, 0.12, 0], [0.11, 0.12, 0.055], colour),
  ball([0.01, 0.12, 0.035], [0.075, 0.085, 0.04], '#7a4420'),
  ...[-0.06, -0.015, 0.03, 0.07].map((x, at) =>
    rod([x, 0.17, 0], [x * 1.45, 0.29 - 0.012 * Math.abs(at - 1.5), 0.03], [0.032, 0.026], colour),
  ),
  rod([-0.08, 0.1, 0], [-0.15, 0.21, 0.05], [0.036, 0.028], colour),
  ...[0.2, 0.235].map(y => rod([-0.13, y, 0.045], [-0.07, y + 0.02, 0.035], 0.008, '#e2bc84')),
  rod([-0.08, 0.27, 0.045], [0.1, 0.27, 0.045], 0.007, '#e2bc84'),
  ball([0, 0.15, 0.075], 0.037, '#f6f2ea'),
  box([0, 0.02, 0], [0.13, 0.05, 0.07], colour, { round: 0.02 }),
]
const pompom = (colour = '#e0402e'): Part[] =>
  around(10, (s, c) => rod([0, 0.14, 0], [s * 0.13, 0.14, c * 0.13], [0.03, 0.012], colour)).concat(
    around(9, (s, c) => rod([0, 0.14, 0], [s * 0.1, 0.23, c * 0.1], [0.03, 0.012], '#fbf2d8')),
    around(9, (s, c) => rod([0, 0.14, 0], [s * 0.1, 0.05, c * 0.1], [0.03, 0.012], colour)),
  )
const snowboard = (colour = '#3a8fd0'): Part[] => [
  box([0, 0.76, 0], [0.27, 1.5, 0.016], colour, { round: 0.008 }),
  ...[0.02, 1.5].map(y => ball([0, y, 0.004], [0.134, 0.06, 0.01], colour)),
  ...[0.45, 1.05].map(y => box([0, y, 0.03], [0.2, 0.13, 0.05], '#2c2e36', { round: 0.02 })),
  panel([0, 0.76, 0.01], [-0.1, -0.1, 0.1, 0, -0.1, 0.1], 0.006, '#f2c230'),
]
const surfboard = (colour = '#f2b82c'): Part[] => [
  ball([0, 0.98, 0], [0.26, 0.98, 0.035], colour, gloss),
  ball([0, 0.98, 0.012], [0.03, 0.9, 0.028], '#fbf8f2', gloss),
  ball([0, 1.3, 0.014], [0.2, 0.12, 0.026], '#3a8fd0', gloss),
]
const boxingGloves = (colour = '#d0202c'): Part[] =>
  both(x => [
    ball([x * 0.11, 0.2, 0.02], [0.09, 0.11, 0.1], colour, gloss),
    ball([x * 0.03, 0.18, 0.05], [0.035, 0.06, 0.05], colour, gloss),
    turned([x * 0.11, 0, 0], [0.0005, 0, 0.065, 0, 0.06, 0.1, 0.0005, 0.1], '#fbf8f2'),
    ring([x * 0.11, 0.05, 0], 0.064, 0.008, colour),
  ])
const goal = (): Part[] => [
  ...both(x => [
    rod([x * 1.6, 0.03, 0], [x * 1.6, 1.6, 0], 0.05, '#fbf8f2'),
    rod([x * 1.6, 1.6, 0], [x * 1.6, 0.03, -0.9], 0.025, '#fbf8f2'),
  ]),
  rod([-1.6, 1.6, 0], [1.6, 1.6, 0], 0.05, '#fbf8f2'),
  rod([-1.6, 0.03, -0.9], [1.6, 0.03, -0.9], 0.025, '#fbf8f2'),
  ...Array.from({ length: 17 }, (_, at) =>
    rod([-1.6 + at * 0.2, 1.6, 0], [-1.6 + at * 0.2, 0.03, -0.9], 0.008, '#dfe4ea'),
  ),
  ...Array.from({ length: 8 }, (_, at) =>
    rod([-1.6, 1.6 - at * 0.2, -at * 0.115], [1.6, 1.6 - at * 0.2, -at * 0.115], 0.008, '#dfe4ea'),
  ),
]
const target = (): Part[] => [
  ...(['#fbf8f2', '#22242e', '#3a8fd0', '#d0242f', '#f2c230'] as const).map((hue, at) =>
    turned([0, 0.75, at * 0.012], [0.0005, 0, 0.45 - at * 0.088, 0, 0.44 - at * 0.088, 0.014, 0.0005, 0.014], hue, {
      turn: [1.57, 0, 0],
    }),
  ),
  ...both(x => [rod([x * 0.25, 0.6, -0.04], [x * 0.4, 0.02, 0.1], 0.03, '#a8743f')]),
  rod([0, 0.8, -0.05], [0, 0.02, -0.5], 0.03, '#a8743f'),
  rod([0.04, 0.78, 0.08], [0.14, 0.85, 0.5], 0.012, '#c89a5a'),
]
const trophy = (colour = '#e8b43a'): Part[] => [
  box([0, 0.04, 0], [0.16, 0.08, 0.16], '#3a2418', { round: 0.01 }),
  turned(
    [0, 0.08, 0],
    [
      0.0005, 0, 0.055, 0, 0.05, 0.015, 0.015, 0.04, 0.013, 0.08, 0.03, 0.1, 0.08, 0.15, 0.095, 0.28, 0.1, 0.285, 0.088,
      0.285, 0.07, 0.16, 0.0005, 0.12,
    ],
    colour,
    metal,
  ),
  ...both(x => [ring([x * 0.105, 0.27, 0], 0.05, 0.011, colour, { turn: [1.57, 0, 0], ...metal })]),
  panel(
    [0, 0.27, 0.088],
    [
      0, 0.035, 0.01, 0.01, 0.034, 0.01, 0.015, -0.006, 0.022, -0.03, 0, -0.016, -0.022, -0.03, -0.015, -0.006, -0.034,
      0.01, -0.01, 0.01,
    ],
    0.012,
    '#fbe8a0',
    metal,
  ),
]
const medal = (colour = '#e8b43a'): Part[] => [
  turned([0, 0.05, 0], [0.0005, -0.006, 0.045, -0.006, 0.05, 0, 0.045, 0.006, 0.0005, 0.006], colour, {
    turn: [1.57, 0, 0],
    ...metal,
  }),
  ring([0, 0.05, 0.005], 0.036, 0.003, '#c8902a', { turn: [1.57, 0, 0], ...metal }),
  ...both(x => [
    panel([x * 0.022, 0.1, 0], [-0.016, 0, 0.016, 0, 0.016, 0.13, -0.016, 0.13], 0.006, '#c8282f', { lean: x * 0.25 }),
    panel([x * 0.022, 0.1, 0.004], [-0.005, 0, 0.005, 0, 0.005, 0.13, -0.005, 0.13], 0.003, '#fbf8f2', {
      lean: x * 0.25,
    }),
  ]),
]
const dice = (): Part[] => [
  box([0, 0.05, 0], [0.1, 0.1, 0.1], '#fbf8f2', { round: 0.018 }),
  ...(
    [
      [0, 0],
      [-0.026, -0.026],
      [0.026, 0.026],
      [-0.026, 0.026],
      [0.026, -0.026],
    ] as const
  ).map(([x, y]) => ball([x, 0.05 + y, 0.05], [0.009, 0.009, 0.004], '#22242e')),
  ball([0, 0.1, 0], [0.014, 0.004, 0.014], '#d0242f'),
  ...both(x => ([-0.026, 0, 0.026] as const).map(z => ball([x * 0.05, 0.05 + z, z], [0.004, 0.009, 0.009], '#22242e'))),
]
const rubik = (): Part[] => [
  box([0, 0.03, 0], [0.057, 0.057, 0.057], '#15151a', { round: 0.004 }),
  ...[-1, 0, 1].flatMap(a =>
    [-1, 0, 1].flatMap(b => {
      const hues = ['#d0242f', '#3f9a57', '#f2c230', '#3a73d8', '#fbf8f2', '#ee7a24']
      const hue = (n: number): string => hues[Math.abs(a * 3 + b * 5 + n + 12) % 6]!
      return [
        box([a * 0.019, 0.03 + b * 0.019, 0.0285], [0.016, 0.016, 0.003], hue(0), { round: 0.001 }),
        box([a * 0.019, 0.0585, b * 0.019], [0.016, 0.003, 0.016], hue(2), { round: 0.001 }),
        box([0.0285, 0.03 + a * 0.019, b * 0.019], [0.003, 0.016, 0.016], hue(1), { round: 0.001 }),
        box([-0.0285, 0.03 + a * 0.019, b * 0.019], [0.003, 0.016, 0.016], hue(4), { round: 0.001 }),
      ]
    }),
  ),
]
const pawn = (colour = '#2c2a30'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.022, 0, 0.023, 0.008, 0.014, 0.018, 0.009, 0.04, 0.014, 0.045, 0.009, 0.048, 0.0005, 0.048],
    colour,
    gloss,
  ),
  ball([0, 0.058, 0], 0.013, colour, gloss),
]
const chessboard = (): Part[] => [
  box([0, 0.015, 0], [0.44, 0.03, 0.44], '#5a3420', { round: 0.006 }),
  ...Array.from({ length: 32 }, (_, at) => {
    const row = Math.floor(at / 4)
    const column = (at % 4) * 2 + (row % 2)
    return box([-0.175 + column * 0.05, 0.031, -0.175 + row * 0.05], [0.05, 0.004, 0.05], '#f0dcb0', { round: 0.001 })
  }),
  ...Array.from({ length: 16 }, (_, at) => {
    const isWhite = at < 8
    const x = -0.175 + (at % 8) * 0.05
    const z = isWhite ? 0.125 : -0.125
    return turned(
      [x, 0.033, z],
      [0.0005, 0, 0.017, 0, 0.008, 0.02, 0.007, 0.035, 0.011, 0.042, 0.0005, 0.052],
      isWhite ? '#f8f0dc' : '#22181a',
      gloss,
    )
  }),
  ...Array.from({ length: 16 }, (_, at) => {
    const isWhite = at < 8
    const n = at % 8
    const x = -0.175 + n * 0.05
    const z = isWhite ? 0.175 : -0.175
    const high = n === 3 || n === 4 ? 0.09 : 0.07
    return turned(
      [x, 0.033, z],
      [0.0005, 0, 0.019, 0, 0.009, 0.024, 0.008, high * 0.7, 0.013, high * 0.78, 0.0005, high],
      isWhite ? '#f8f0dc' : '#22181a',
      gloss,
    )
  }),
]
const balloons = (): Part[] =>
  [
    [0, 1.5, 0, '#d8283c'],
    [0.2, 1.3, 0.05, '#f2c230'],
    [-0.2, 1.32, 0.02, '#3a73d8'],
    [0.02, 1.22, 0.16, '#3f9a57'],
  ].flatMap(([x, y, z, hue]) => [
    ball([x as number, y as number, z as number], [0.15, 0.19, 0.15], hue as string, gloss),
    rod([x as number, (y as number) - 0.19, z as number], [0, 0.02, 0], 0.003, '#e8e4da'),
  ])
const doll = (): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.1, 0, 0.13, 0.05, 0.13, 0.13, 0.095, 0.2, 0.1, 0.25, 0.09, 0.31, 0.05, 0.35, 0.0005, 0.36],
    '#c8282f',
    gloss,
  ),
  ball([0, 0.265, 0.035], [0.075, 0.078, 0.07], '#f8e2c8'),
  ...both(x => [
    ball([x * 0.028, 0.275, 0.1], [0.011, 0.014, 0.006], '#22242e'),
    ball([x * 0.042, 0.25, 0.094], [0.014, 0.009, 0.006], '#f09a9a'),
  ]),
  ball([0, 0.235, 0.1], [0.013, 0.006, 0.005], '#c8202c'),
  ball([0, 0.12, 0.085], [0.08, 0.085, 0.055], '#f6e2a0'),
  ...around(5, (s, c) => ball([s * 0.028, 0.12 + c * 0.028, 0.136], [0.018, 0.018, 0.008], '#d8405a')),
  ball([0, 0.12, 0.14], 0.012, '#f2c230'),
]
const yoyo = (colour = '#d0242f'): Part[] => [
  ...both(x => [ball([x * 0.014, 0.04, 0], [0.016, 0.038, 0.038], colour, gloss)]),
  rod([0, 0.075, 0], [0, 0.3, 0], 0.002, '#f4efe2'),
  ring([0, 0.32, 0], 0.015, 0.002, '#f4efe2', { turn: [1.57, 0, 0] }),
]
const blocks = (): Part[] =>
  (
    [
      [-0.1, 0.05, 0, '#d0242f'],
      [0.02, 0.05, 0.02, '#3a73d8'],
      [-0.04, 0.15, 0, '#f2c230'],
      [0.14, 0.05, -0.02, '#3f9a57'],
    ] as const
  ).map(([x, y, z, hue]) => box([x, y, z], [0.1, 0.1, 0.1], hue, { round: 0.01, turn: [0, x * 2, 0] }))
const magicWand = (): Part[] => [
  rod([0, 0.01, 0], [0, 0.34, 0], 0.009, '#22242e', gloss),
  rod([0, 0.3, 0], [0, 0.35, 0], 0.0095, '#fbf8f2'),
  panel(
    [0, 0.4, 0],
    [
      0, 0.06, 0.016, 0.018, 0.058, 0.018, 0.025, -0.01, 0.036, -0.05, 0, -0.026, -0.036, -0.05, -0.025, -0.01, -0.058,
      0.018, -0.016, 0.018,
    ],
    0.018,
    '#f8d84a',
    glow,
  ),
]
const crystalBall = (): Part[] => [
  ball([0, 0.15, 0], 0.1, '#a8b8f4', glass),
  ball([0, 0.15, 0], 0.06, '#b88af0', glow),
  turned([0, 0, 0], [0.0005, 0, 0.09, 0, 0.08, 0.03, 0.05, 0.05, 0.06, 0.07, 0.0005, 0.06], '#8a5230'),
]
const snowGlobe = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.09, 0, 0.085, 0.05, 0.0005, 0.05], '#8a2a30', gloss),
  turned([0, 0.05, 0], [0.0005, 0, 0.08, 0, 0.06, 0.02, 0.0005, 0.025], '#fbfcff'),
  ...[0, 1, 2].map(at => turned([0, 0.07 + at * 0.025, 0], [0.035 - at * 0.009, 0, 0.0005, 0.04], '#3f7a4a')),
  ...around(9, (s, c, at) => ball([s * 0.06, 0.09 + (at % 4) * 0.025, c * 0.06], 0.004, '#ffffff', glow)),
  ball([0, 0.13, 0], 0.092, '#b4d0e0', glass),
]
const bubble = (): Part[] => [
  ball([0, 0.1, 0], 0.1, '#c8e4fa', glass),
  ball([0.16, 0.2, -0.04], 0.06, '#f4d0ec', glass),
  ball([-0.12, 0.24, 0.02], 0.045, '#d0f4e4', glass),
  ball([-0.04, 0.14, 0.07], [0.02, 0.014, 0.008], '#ffffff', glow),
]
const heart = (colour = '#e0203c'): Part[] => [
  ...both(x => [ball([x * 0.075, 0.2, 0], [0.095, 0.095, 0.07], colour, gloss)]),
  panel([0, 0.02, 0], [0, 0, 0.155, 0.16, 0.1, 0.22, -0.1, 0.22, -0.155, 0.16], 0.11, colour, {
    bevel: 0.045,
    ...gloss,
  }),
]
const flag = (colour = '#d8283c'): Part[] => [
  rod([-0.4, 0.02, 0], [-0.4, 2.2, 0], 0.025, '#c8ccd4', metal),
  ball([-0.4, 2.24, 0], 0.045, '#e2b84a', metal),
  ...Array.from({ length: 8 }, (_, at) =>
    box([-0.33 + at * 0.13, 1.8 + 0.02 * Math.sin(at * 1.1), 0.04 * Math.sin(at * 0.9)], [0.14, 0.62, 0.02], colour, {
      round: 0.006,
      turn: [0, -0.27 * Math.cos(at * 0.9), 0],
    }),
  ),
]

/** Toys, balls and presents. By pictogram. */
export const toys: Readonly<Record<string, Kind>> = {
  '🎈': made(balloon),
  '🎁': made(gift),
  '⚽': made(soccer),
  'drawn-snowball': made(snowball),
  '🏀': made((colour = '#e0752c') => sphere(colour, 0.12, '#3a2418')),
  '🎾': made((colour = '#c8e03f') => sphere(colour, 0.034, '#f6f6ea')),
  '🏐': made((colour = '#f6f0dc') => sphere(colour, 0.105, '#b8b4a8')),
  '🤖': moving(robot),
  '⛄': made(snowman),
  '☃️': made(snowman),
  '🧸': made(teddy),
  '🪁': made(kite),
  'drawn-paper-plane': long(paperPlane),
  '⚾': made(baseball),
  '🏈': made(americanFootball),
  '🎱': made(eight),
  '🎳': made(bowling),
  '🏓': made((colour = '#d0242f') => racket(colour, true)),
  '🏸': made((colour = '#3a8fd0') => racket(colour, false)),
  'drawn-tennis-racket': made((colour = '#d0242f') => racket(colour, false)),
  'drawn-baseball-bat': made(bat),
  'drawn-golf-club': made(golf),
  '🛹': long(skateboard),
  '🛴': long(kickScooter),
  '🛷': long(sled),
  '⛸️': long(iceSkates),
  '🎿': made(skis),
  'drawn-baseball-glove': made(baseballGlove),
  'drawn-pompom': made(pompom),
  'drawn-snowboard': made(snowboard),
  'drawn-surfboard': made(surfboard),
  '🥊': made(boxingGloves),
  '🥅': made(goal),
  '🎯': made(target),
  '🏆': made(trophy),
  '🏅': made(medal),
  '🎲': made(dice),
  'drawn-rubiks-cube': made(rubik),
  '♟️': made(pawn),
  'drawn-chessboard': made(chessboard),
  'drawn-balloons': made(balloons),
  '🪆': made(doll),
  '🪀': made(yoyo),
  'drawn-building-blocks': made(blocks),
  '🪄': made(magicWand),
  '🔮': made(crystalBall),
  'drawn-snow-globe': made(snowGlobe),
  '🫧': made(bubble),
  '❤️': made(heart),
  '🚩': made(flag),
}
