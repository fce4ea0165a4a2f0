import type { Body, Part, Point } from '../body.ts'
import { ball, box, buildThing, lathe, ring, rod, slab } from '../kits/thing.ts'
import type { Kind } from './kind.ts'

const gloss = { material: 'glossy' } as const
const glow = { material: 'glowing' } as const
const circle = (count: number, place: (sin: number, cos: number, at: number) => Part): Part[] =>
  Array.from({ length: count }, (_, at) =>
    place(Math.sin((at / count) * 2 * Math.PI), Math.cos((at / count) * 2 * Math.PI), at),
  )

const thing = (build: (colour?: string) => Body): Kind => ({ rig: 'thing', build })
const made = (build: (colour?: string) => { parts: readonly Part[]; sockets?: Record<string, Point> }): Kind =>
  thing(colour => buildThing(build(colour)))

// Furniture.
const table = (colour = '#a8703f') => ({
  parts: [
    box([0, 0.73, 0], [1.5, 0.07, 0.85], colour, { round: 0.03 }),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => rod([x * 0.65, 0.7, z * 0.34], [x * 0.67, 0.03, z * 0.36], [0.045, 0.032], colour)),
    ),
  ],
  sockets: { top: [0, 0.765, 0] as Point },
})
const chair = (colour = '#b5763f') => ({
  parts: [
    box([0, 0.46, 0], [0.46, 0.06, 0.46], colour, { round: 0.025 }),
    box([0, 0.82, -0.21], [0.44, 0.22, 0.04], colour, { round: 0.02 }),
    box([0, 0.62, -0.21], [0.4, 0.06, 0.03], colour, { round: 0.015 }),
    ...[-1, 1].flatMap(x => [
      rod([x * 0.19, 0.46, 0.19], [x * 0.2, 0.02, 0.2], 0.024, colour),
      rod([x * 0.2, 0.92, -0.21], [x * 0.2, 0.02, -0.21], 0.024, colour),
    ]),
  ],
  sockets: { seat: [0, 0.49, 0] as Point, top: [0, 0.49, 0] as Point },
})
const sofa = (colour = '#5f8fa8') => ({
  parts: [
    box([0, 0.3, 0.02], [1.9, 0.3, 0.85], colour, { round: 0.1 }),
    box([0, 0.65, -0.34], [1.9, 0.7, 0.26], colour, { round: 0.12 }),
    ...[-1, 1].flatMap(x => [
      box([x * 0.95, 0.45, 0.02], [0.24, 0.5, 0.9], colour, { round: 0.11 }),
      box([x * 0.42, 0.48, 0.06], [0.82, 0.16, 0.7], colour, { round: 0.07 }),
      rod([x * 0.85, 0.1, 0.35], [x * 0.85, 0.02, 0.35], 0.035, '#5a3f2a'),
      rod([x * 0.85, 0.1, -0.35], [x * 0.85, 0.02, -0.35], 0.035, '#5a3f2a'),
    ]),
  ],
  sockets: { seat: [0, 0.56, 0.08] as Point, top: [0, 0.56, 0.08] as Point },
})
const bed = (colour = '#8fa8d0') => ({
  parts: [
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => rod([x * 0.66, 0.2, z * 0.95], [x * 0.66, 0.05, z * 0.95], 0.05, '#7a4f2c')),
    ),
    box([0, 0.28, 0], [1.5, 0.26, 2.1], '#a8703f', { round: 0.05 }),
    box([0, 0.46, 0.02], [1.42, 0.2, 2], '#f6f2ea', { round: 0.09 }),
    box([0, 0.53, 0.3], [1.5, 0.14, 1.4], colour, { round: 0.06 }),
    box([0, 0.62, -1.03], [1.5, 0.9, 0.08], '#a8703f', { round: 0.04 }),
    ...[-1, 1].map(x => ball([x * 0.36, 0.6, -0.75], [0.3, 0.09, 0.2], '#fbf8f2')),
  ],
  sockets: { seat: [0, 0.6, 0.2] as Point, top: [0, 0.6, -0.3] as Point },
})
const bench = (colour = '#a8703f') => ({
  parts: [
    ...[-0.12, 0.04, 0.2].map(z => box([0, 0.45, z], [1.6, 0.05, 0.13], colour, { round: 0.02 })),
    ...[0.62, 0.8].map(y => box([0, y, -0.24], [1.6, 0.13, 0.05], colour, { round: 0.02 })),
    ...[-1, 1].flatMap(x => [
      rod([x * 0.68, 0.44, 0.18], [x * 0.7, 0.02, 0.2], 0.03, '#3a3a42'),
      rod([x * 0.68, 0.9, -0.28], [x * 0.68, 0.02, -0.16], 0.03, '#3a3a42'),
    ]),
  ],
  sockets: { seat: [0, 0.48, 0.05] as Point, top: [0, 0.48, 0.05] as Point },
})

// Plants.
const leafy = (colour = '#5f9a3f') => ({
  parts: [
    rod([0, 0, 0], [0, 2.2, 0], [0.26, 0.17], '#7a5434'),
    rod([0, 1.7, 0], [0.6, 2.6, 0.1], [0.12, 0.06], '#7a5434'),
    ...(
      [
        [0, 3.4, 0, 1.15],
        [0.85, 2.9, 0.2, 0.8],
        [-0.85, 2.95, -0.1, 0.85],
        [0.1, 2.8, 0.75, 0.75],
        [-0.1, 2.85, -0.8, 0.8],
        [0.5, 3.95, 0.1, 0.75],
        [-0.45, 4.0, -0.15, 0.75],
      ] as const
    ).map(([x, y, z, r]) => ball([x, y, z], r, colour)),
  ],
  sockets: { top: [0, 4.7, 0] as Point },
})
const fir = (colour = '#3f7a4a', lights = false) => ({
  parts: [
    rod([0, 0, 0], [0, 0.6, 0], 0.16, '#6b4a30'),
    ...[0, 1, 2, 3].map(i =>
      lathe(
        [0, 0.45 + i * 0.72, 0],
        [
          [0.02, 0],
          [1.15 - i * 0.24, 0.02],
          [1.1 - i * 0.24, 0.12],
          [0.5 - i * 0.12, 0.75],
          [0.02, 1.15],
        ],
        colour,
      ),
    ),
    ...(lights
      ? [
          ...circle(18, (s, c, at) => {
            const y = 0.7 + (at % 6) * 0.45
            const r = 1.08 - (y - 0.5) * 0.32
            return ball([s * r, y, c * r], 0.09, ['#d9342f', '#f2c230', '#3a73d8', '#ec7fae'][at % 4]!, glow)
          }),
          ...circle(5, (s, c) => rod([0, 3.9, 0], [s * 0.28, 3.9 + c * 0.28, 0], [0.12, 0.02], '#f2c230', glow)),
        ]
      : []),
  ],
  sockets: { top: [0, 3.7, 0] as Point },
})
const palm = () => ({
  parts: [
    rod([0, 0, 0], [0.25, 1.6, 0], [0.2, 0.15], '#9a7448'),
    rod([0.25, 1.6, 0], [0.3, 3.3, 0], [0.15, 0.12], '#9a7448'),
    ...circle(8, (s, c) =>
      ball([0.3 + s * 0.75, 3.35, c * 0.75], [0.16, 0.07, 0.85], '#4f9a4a', { turn: [0.35, Math.atan2(s, c), 0] }),
    ),
    ...circle(3, (s, c) => ball([0.3 + s * 0.18, 3.15, c * 0.18], 0.14, '#6b4a2c')),
  ],
})
const cactus = (colour = '#4f9a5a') => ({
  parts: [
    rod([0, 0.2, 0], [0, 1.6, 0], 0.24, colour),
    rod([0, 0.8, 0], [0.5, 0.85, 0], 0.14, colour),
    rod([0.5, 0.85, 0], [0.52, 1.35, 0], 0.14, colour),
    rod([0, 0.6, 0], [-0.45, 0.65, 0], 0.13, colour),
    rod([-0.45, 0.65, 0], [-0.46, 1.05, 0], 0.13, colour),
    ball([0, 1.84, 0], 0.09, '#ec7fae'),
    lathe(
      [0, 0, 0],
      [
        [0.02, 0],
        [0.3, 0],
        [0.27, 0.1],
        [0.02, 0.12],
      ],
      '#c8a068',
    ),
  ],
})
const flower = (petals: string, heart: string, count: number, size: number, tall: number, isCup = false) => ({
  parts: [
    rod([0, 0, 0], [0, tall, 0], 0.014, '#4f8f3f'),
    ball([0.09, tall * 0.45, 0], [0.1, 0.02, 0.04], '#4f9a3f', { turn: [0, 0, 0.5] }),
    ball([-0.09, tall * 0.3, 0], [0.1, 0.02, 0.04], '#4f9a3f', { turn: [0, 0, -0.5] }),
    ...(isCup
      ? circle(count, (s, c) =>
          ball([s * size * 0.28, tall + size * 0.3, c * size * 0.28], [size * 0.3, size * 0.55, size * 0.3], petals),
        )
      : circle(count, (s, c) =>
          ball([s * size * 0.62, tall + c * size * 0.62, 0.02], [size * 0.3, size * 0.42, size * 0.1], petals, {
            turn: [0, 0, -Math.atan2(s, c)],
          }),
        )),
    ...(isCup ? [] : [ball([0, tall, 0.035], [size * 0.42, size * 0.42, size * 0.16], heart)]),
  ],
  sockets: { grip: [0, tall * 0.25, 0] as Point, top: [0, tall + size, 0] as Point },
})

// Food and what it comes in.
const cup = (colour = '#d9583f') => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.02, 0.005],
        [0.034, 0],
        [0.04, 0.02],
        [0.043, 0.095],
        [0.039, 0.098],
        [0.035, 0.09],
        [0.02, 0.088],
      ],
      colour,
      gloss,
    ),
    lathe(
      [0, 0.083, 0],
      [
        [0.001, 0],
        [0.037, 0],
        [0.037, 0.002],
        [0.001, 0.003],
      ],
      '#5a3a24',
      gloss,
    ),
    ring([0.052, 0.05, 0], 0.024, 0.007, colour, { turn: [Math.PI / 2, 0, 0] }),
    lathe(
      [0, 0, 0],
      [
        [0.02, 0.002],
        [0.07, 0.008],
        [0.075, 0.014],
        [0.02, 0.01],
      ],
      '#f4efe6',
    ),
  ],
  sockets: { grip: [0, 0.05, 0] as Point, top: [0, 0.1, 0] as Point },
})
const cake = (colour = '#f2b8c6') => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.02, 0],
        [0.2, 0],
        [0.22, 0.012],
        [0.02, 0.015],
      ],
      '#f6f2ea',
    ),
    lathe(
      [0, 0.012, 0],
      [
        [0.02, 0],
        [0.155, 0],
        [0.16, 0.02],
        [0.16, 0.1],
        [0.15, 0.115],
        [0.02, 0.117],
      ],
      '#e8c08a',
    ),
    lathe(
      [0, 0.085, 0],
      [
        [0.165, 0],
        [0.168, 0.03],
        [0.152, 0.046],
        [0.02, 0.048],
      ],
      colour,
    ),
    ...circle(10, (s, c) => ball([s * 0.13, 0.14, c * 0.13], 0.02, '#fbf8f2')),
    ...circle(5, (s, c) => rod([s * 0.06, 0.13, c * 0.06], [s * 0.06, 0.2, c * 0.06], 0.007, '#7fb8e0')),
    ...circle(5, (s, c) => ball([s * 0.06, 0.218, c * 0.06], [0.008, 0.015, 0.008], '#ffd23f', glow)),
  ],
  sockets: { top: [0, 0.14, 0] as Point, grip: [0, 0.01, 0] as Point },
})
const round = (colour: string, r: number, leaf = true) => ({
  parts: [
    ball([0, r * 0.95, 0], [r, r * 0.95, r], colour, gloss),
    ...(leaf
      ? [
          rod([0, r * 1.8, 0], [r * 0.1, r * 2.2, 0], r * 0.08, '#6b4a2c'),
          ball([r * 0.35, r * 2.1, 0], [r * 0.32, r * 0.07, r * 0.16], '#5f9a3f', { turn: [0, 0, 0.4] }),
        ]
      : []),
  ],
  sockets: { grip: [0, r, 0] as Point, top: [0, r * 1.9, 0] as Point },
})
const burger = () => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.01, 0],
        [0.055, 0],
        [0.06, 0.01],
        [0.056, 0.022],
        [0.01, 0.024],
      ],
      '#d8964a',
    ),
    lathe(
      [0, 0.024, 0],
      [
        [0.01, 0],
        [0.062, 0],
        [0.064, 0.01],
        [0.01, 0.018],
      ],
      '#6b3f24',
    ),
    lathe(
      [0, 0.04, 0],
      [
        [0.01, 0],
        [0.066, -0.002],
        [0.064, 0.004],
        [0.01, 0.005],
      ],
      '#f2c230',
    ),
    lathe(
      [0, 0.045, 0],
      [
        [0.01, 0],
        [0.067, 0],
        [0.06, 0.01],
        [0.01, 0.01],
      ],
      '#6fb54a',
    ),
    lathe(
      [0, 0.055, 0],
      [
        [0.01, 0],
        [0.06, 0],
        [0.06, 0.012],
        [0.045, 0.035],
        [0.01, 0.045],
      ],
      '#d8964a',
    ),
    ...circle(8, (s, c, at) =>
      ball(
        [s * (0.02 + 0.015 * (at % 2)), 0.098 - 0.006 * (at % 2), c * (0.02 + 0.015 * (at % 2))],
        [0.004, 0.003, 0.004],
        '#f8ecd0',
      ),
    ),
  ],
  sockets: { grip: [0, 0.04, 0] as Point },
})
const bottle = (colour = '#3f7a4a', cap = '#c8a03c') => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.01, 0],
        [0.036, 0],
        [0.04, 0.01],
        [0.04, 0.17],
        [0.034, 0.2],
        [0.015, 0.235],
        [0.014, 0.29],
        [0.01, 0.292],
      ],
      colour,
      gloss,
    ),
    lathe(
      [0, 0.285, 0],
      [
        [0.016, 0],
        [0.017, 0.025],
        [0.01, 0.027],
      ],
      cap,
    ),
    lathe(
      [0, 0.06, 0],
      [
        [0.0405, 0],
        [0.0415, 0.002],
        [0.0415, 0.08],
        [0.0405, 0.082],
      ],
      '#f4ecd8',
    ),
  ],
  sockets: { grip: [0, 0.12, 0] as Point },
})

// Toys, tools, instruments.
const balloon = (colour = '#d8323c') => ({
  parts: [
    ball([0, 1.25, 0], [0.2, 0.25, 0.2], colour, gloss),
    lathe(
      [0, 0.96, 0],
      [
        [0.04, 0],
        [0.015, 0.04],
        [0.02, 0.06],
      ],
      colour,
    ),
    rod([0, 0.97, 0], [0, 0.02, 0], 0.006, '#e8e4da'),
  ],
  sockets: { grip: [0, 0.05, 0] as Point },
})
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
const umbrella = (colour = '#d8323c') => ({
  parts: [
    lathe(
      [0, 0.62, 0],
      [
        [0.56, 0],
        [0.58, 0.02],
        [0.5, 0.17],
        [0.3, 0.28],
        [0.02, 0.34],
      ],
      colour,
    ),
    lathe(
      [0, 0.62, 0],
      [
        [0.02, 0.3],
        [0.28, 0.25],
        [0.48, 0.15],
        [0.56, 0],
      ],
      colour,
    ),
    rod([0, 0.05, 0], [0, 1, 0], 0.014, '#6b4a30'),
    ring([0, 0.03, 0.05], 0.05, 0.014, '#6b4a30', { turn: [0, 0, Math.PI / 2] }),
  ],
  sockets: { grip: [0, 0.1, 0] as Point },
})
const gift = (colour = '#d8323c') => ({
  parts: [
    box([0, 0.14, 0], [0.3, 0.28, 0.3], colour, { round: 0.02 }),
    box([0, 0.27, 0], [0.33, 0.07, 0.33], colour, { round: 0.015 }),
    box([0, 0.145, 0], [0.06, 0.3, 0.34], '#f6e2a0', { round: 0.008 }),
    box([0, 0.145, 0], [0.34, 0.3, 0.06], '#f6e2a0', { round: 0.008 }),
    ...[-1, 1].map(x => ball([x * 0.07, 0.35, 0], [0.07, 0.045, 0.035], '#f6e2a0', { turn: [0, 0, x * 0.4] })),
    ball([0, 0.33, 0], 0.03, '#f6e2a0'),
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
const lamp = (colour = '#f2d890') => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.02, 0],
        [0.16, 0],
        [0.15, 0.03],
        [0.02, 0.04],
      ],
      '#5a4a3a',
    ),
    rod([0, 0.03, 0], [0, 1.25, 0], 0.018, '#5a4a3a'),
    lathe(
      [0, 1.2, 0],
      [
        [0.24, 0],
        [0.25, 0.01],
        [0.15, 0.32],
        [0.14, 0.32],
      ],
      colour,
      glow,
    ),
  ],
})
const candle = () => ({
  parts: [
    lathe(
      [0, 0, 0],
      [
        [0.005, 0],
        [0.04, 0],
        [0.045, 0.012],
        [0.005, 0.015],
      ],
      '#c8a03c',
    ),
    rod([0, 0.02, 0], [0, 0.13, 0], 0.016, '#f6f0e2'),
    ball([0, 0.172, 0], [0.011, 0.024, 0.011], '#ffd23f', glow),
  ],
  sockets: { grip: [0, 0.02, 0] as Point },
})
const laptop = (colour = '#c0c4ce') => ({
  parts: [
    box([0, 0.012, 0.02], [0.36, 0.02, 0.25], colour, { round: 0.008 }),
    box([0, 0.024, 0.01], [0.31, 0.006, 0.13], '#3a3e48', { round: 0.003 }),
    box([0, 0.13, -0.13], [0.36, 0.24, 0.015], colour, { round: 0.007, turn: [-0.2, 0, 0] }),
    box([0, 0.132, -0.12], [0.33, 0.205, 0.006], '#8fc8f0', { round: 0.003, turn: [-0.2, 0, 0], ...glow }),
  ],
})
const robot = (colour = '#a8b4c4'): Body =>
  buildThing({
    parts: [
      box([0, 0.78, 0], [0.52, 0.56, 0.36], colour, { round: 0.1 }),
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
    lathe(
      [0, 1.47, 0],
      [
        [0.02, 0],
        [0.26, 0],
        [0.26, 0.03],
        [0.16, 0.035],
        [0.16, 0.24],
        [0.02, 0.25],
      ],
      '#2c2a34',
    ),
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

// Buildings.
const house = (colour = '#f0dcb8', roof = '#b5502f') => ({
  parts: [
    box([0, 1.5, 0], [5, 3, 4], colour, { round: 0.06 }),
    slab(
      [0, 0, 0],
      [
        [-2.4, 2.9],
        [2.4, 2.9],
        [0, 4.9],
      ],
      5.5,
      roof,
      { bevel: 0.1 },
    ),
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
        lathe(
          [x * 4, 0, z * 2.5],
          [
            [0.02, 0],
            [1.25, 0],
            [1.15, 0.4],
            [1.1, 6],
            [1.3, 6.2],
            [1.3, 6.8],
            [0.02, 6.8],
          ],
          colour,
        ),
        lathe(
          [x * 4, 6.7, z * 2.5],
          [
            [1.45, 0],
            [1.4, 0.1],
            [0.02, 2.6],
          ],
          '#4a6fa8',
        ),
        ball([x * 4, 4.4, z * 2.5 + z * 1.05], [0.22, 0.42, 0.12], '#3a3a42'),
      ]),
    ),
    ...[-3, -1.8, -0.6, 0.6, 1.8, 3].map(x => box([x, 4.6, 2.35], [0.6, 0.6, 0.4], colour, { round: 0.05 })),
    box([0, 6, -0.5], [3.4, 5, 3], colour, { round: 0.08 }),
    slab(
      [0, 0, -0.5],
      [
        [-1.8, 8.4],
        [1.8, 8.4],
        [0, 11],
      ],
      3.8,
      '#4a6fa8',
      { bevel: 0.1 },
    ),
    rod([0, 10.9, -0.5], [0, 12.6, -0.5], 0.06, '#6b4a2c'),
    slab(
      [0, 12.2, -0.5],
      [
        [0, -0.35],
        [1.2, 0],
        [0, 0.4],
      ],
      0.06,
      '#d8323c',
    ),
  ],
  sockets: { top: [0, 11, 0] as Point },
})
const tent = (colour = '#e0862c') => ({
  parts: [
    slab(
      [0, 0, 0],
      [
        [-1.3, 0],
        [1.3, 0],
        [0, 1.7],
      ],
      2.6,
      colour,
      { bevel: 0.05, turn: [0, Math.PI / 2, 0] },
    ),
    slab(
      [0, 0, 1.3],
      [
        [-0.5, 0.02],
        [0.5, 0.02],
        [0, 1.2],
      ],
      0.06,
      '#3a2c24',
      { turn: [0, Math.PI / 2, 0] },
    ),
  ],
})
const rock = (colour = '#8f8c88') => ({
  parts: [
    ball([0, 0.3, 0], [0.55, 0.36, 0.45], colour),
    ball([0.3, 0.2, 0.15], [0.35, 0.26, 0.32], colour),
    ball([-0.35, 0.18, -0.05], [0.32, 0.24, 0.3], colour),
  ],
  sockets: { seat: [0, 0.6, 0] as Point, top: [0, 0.62, 0] as Point },
})

// Small animals that no other kit makes.
const butterfly = (colour = '#e8862c'): Body =>
  buildThing({
    bones: [
      { name: 'flap.r', at: [0.004, 0.05, 0] },
      { name: 'flap.l', at: [-0.004, 0.05, 0] },
    ],
    parts: [
      rod([0, 0.05, -0.03], [0, 0.055, 0.03], [0.005, 0.007], '#2c2430'),
      ball([0, 0.058, 0.038], 0.008, '#2c2430'),
      ...[-1, 1].flatMap(x => {
        const bone = x > 0 ? 'flap.r' : 'flap.l'
        return [
          ball([x * 0.04, 0.052, 0.016], [0.036, 0.003, 0.026], colour, { bone }),
          ball([x * 0.032, 0.05, -0.022], [0.027, 0.003, 0.021], colour, { bone }),
          ball([x * 0.052, 0.054, 0.02], [0.012, 0.003, 0.01], '#fbf0d8', { bone }),
          rod([x * 0.004, 0.06, 0.044], [x * 0.016, 0.075, 0.06], 0.0012, '#2c2430'),
        ]
      }),
    ],
    sockets: { top: [0, 0.06, 0] },
  })
const bee = (): Body =>
  buildThing({
    bones: [
      { name: 'flap.r', at: [0.004, 0.03, 0] },
      { name: 'flap.l', at: [-0.004, 0.03, 0] },
    ],
    parts: [
      ball([0, 0.018, 0], [0.012, 0.012, 0.018], '#f2c230'),
      ring([0, 0.018, -0.004], 0.0108, 0.0026, '#2c2430', { turn: [Math.PI / 2, 0, 0] }),
      ring([0, 0.018, 0.006], 0.0105, 0.0024, '#2c2430', { turn: [Math.PI / 2, 0, 0] }),
      ball([0, 0.02, 0.021], 0.008, '#2c2430'),
      ...[-1, 1].flatMap(x => [
        ball([x * 0.014, 0.033, -0.002], [0.014, 0.0012, 0.008], '#dceef8', { bone: x > 0 ? 'flap.r' : 'flap.l' }),
        ball([x * 0.004, 0.022, 0.028], 0.0022, '#ffffff', glow),
      ]),
    ],
  })
const ladybird = (colour = '#d8232f') => ({
  parts: [
    ball([0, 0.0065, 0], [0.0075, 0.0065, 0.009], colour, gloss),
    ball([0, 0.005, 0.009], [0.0045, 0.004, 0.004], '#2c2430'),
    ...(
      [
        [0.004, 0.0105, 0.002],
        [-0.004, 0.0105, 0.002],
        [0.005, 0.009, -0.004],
        [-0.005, 0.009, -0.004],
        [0, 0.0115, -0.002],
      ] as const
    ).map(([x, y, z]) => ball([x, y, z], 0.0016, '#2c2430')),
  ],
})
const snail = (colour = '#c8803c') => ({
  parts: [
    rod([0, 0.012, -0.04], [0, 0.014, 0.04], [0.008, 0.013], '#d8b88a'),
    rod([0, 0.014, 0.04], [0, 0.04, 0.055], [0.012, 0.011], '#d8b88a'),
    ...[-1, 1].flatMap(x => [
      rod([x * 0.005, 0.045, 0.057], [x * 0.012, 0.065, 0.064], 0.0022, '#d8b88a'),
      ball([x * 0.012, 0.067, 0.064], 0.0045, '#2c2430'),
    ]),
    ball([0, 0.042, -0.008], [0.018, 0.032, 0.032], colour, gloss),
    ring([0, 0.042, -0.008], 0.02, 0.008, '#e2b47a', { turn: [0, 0, Math.PI / 2] }),
  ],
})
const frog = (colour = '#5fae4a') => ({
  parts: [
    ball([0, 0.045, 0], [0.045, 0.036, 0.055], colour),
    ball([0, 0.06, 0.045], [0.042, 0.028, 0.034], colour),
    ball([0, 0.035, 0.03], [0.038, 0.025, 0.045], '#e8eca8'),
    ...[-1, 1].flatMap(x => [
      ball([x * 0.026, 0.09, 0.05], 0.017, colour),
      ball([x * 0.029, 0.094, 0.062], 0.011, '#f8f4d8'),
      ball([x * 0.03, 0.095, 0.069], 0.007, '#17131a', gloss),
      ball([x * 0.05, 0.03, -0.025], [0.022, 0.028, 0.04], colour),
      ball([x * 0.055, 0.006, 0.005], [0.02, 0.006, 0.03], colour),
      rod([x * 0.036, 0.04, 0.045], [x * 0.044, 0.007, 0.07], [0.012, 0.009], colour),
    ]),
  ],
  sockets: { top: [0, 0.1, 0.04] as Point },
})
const octopus = (colour = '#d8627a') => ({
  parts: [
    ball([0, 0.42, 0], [0.22, 0.26, 0.22], colour),
    ...circle(8, (s, c, at) =>
      rod([s * 0.12, 0.24, c * 0.12], [s * 0.42, 0.06 + 0.05 * (at % 2), c * 0.42], [0.07, 0.03], colour),
    ),
    ...circle(8, (s, c, at) =>
      rod([s * 0.42, 0.06 + 0.05 * (at % 2), c * 0.42], [s * 0.52, 0.14, c * 0.52], [0.03, 0.012], colour),
    ),
    ...[-1, 1].flatMap(x => [
      ball([x * 0.09, 0.42, 0.19], [0.06, 0.07, 0.04], '#fbf8f2'),
      ball([x * 0.09, 0.42, 0.222], [0.03, 0.04, 0.02], '#17131a', gloss),
    ]),
  ],
})
const crab = (colour = '#e0502f') => ({
  parts: [
    ball([0, 0.07, 0], [0.11, 0.05, 0.08], colour),
    ...[-1, 1].flatMap(x => [
      rod([x * 0.04, 0.1, 0.06], [x * 0.045, 0.15, 0.07], 0.008, colour),
      ball([x * 0.045, 0.155, 0.072], 0.018, '#17131a', gloss),
      rod([x * 0.09, 0.07, 0.05], [x * 0.17, 0.09, 0.1], [0.02, 0.016], colour),
      ball([x * 0.18, 0.1, 0.13], [0.036, 0.028, 0.05], colour),
      ...[-0.05, 0, 0.045].flatMap(z => [
        rod([x * 0.09, 0.06, z], [x * 0.17, 0.085, z * 1.5], 0.011, colour),
        rod([x * 0.17, 0.085, z * 1.5], [x * 0.2, 0.006, z * 1.8], [0.01, 0.005], colour),
      ]),
    ]),
  ],
})
const jellyfish = (colour = '#b58ad8'): Body =>
  buildThing({
    bones: [{ name: 'bell.0', at: [0, 0.5, 0] }],
    parts: [
      lathe(
        [0, 0.5, 0],
        [
          [0.05, 0.02],
          [0.2, -0.02],
          [0.24, 0.02],
          [0.2, 0.16],
          [0.1, 0.24],
          [0.01, 0.26],
        ],
        colour,
        gloss,
      ),
      ...circle(8, (s, c, at) =>
        rod([s * 0.14, 0.5, c * 0.14], [s * 0.17, 0.05 + 0.08 * (at % 3), c * 0.17], [0.018, 0.006], colour, {
          bone: 'bell.0',
        }),
      ),
    ],
  })
const snake = (colour = '#6f9a3f') => ({
  parts: [
    ...Array.from({ length: 14 }, (_, i) => {
      const at = (n: number): Point => [0.14 * Math.sin(n * 0.85), 0.035, 0.5 - n * 0.08]
      return rod(at(i), at(i + 1), [0.04 - i * 0.0018, 0.038 - i * 0.0018], i % 2 ? colour : '#8ab54f')
    }),
    rod([0, 0.04, 0.5], [0, 0.13, 0.56], [0.038, 0.04], colour),
    ball([0, 0.16, 0.6], [0.05, 0.036, 0.06], colour),
    ...[-1, 1].map(x => ball([x * 0.03, 0.18, 0.635], 0.012, '#17131a', gloss)),
    rod([0, 0.15, 0.65], [0, 0.145, 0.71], 0.004, '#d8232f'),
  ],
})

/** Things by pictogram. */
export const things: Readonly<Record<string, Kind>> = {
  'drawn-table': made(table),
  '🪑': made(chair),
  '🛋️': made(sofa),
  '🛏️': made(bed),
  'drawn-bench': made(bench),
  '🌳': made(leafy),
  '🌲': made(colour => fir(colour)),
  '🎄': made(colour => fir(colour, true)),
  '🌴': made(palm),
  '🌵': made(cactus),
  '🌻': made((colour = '#f2b82c') => flower(colour, '#6b3f20', 16, 0.17, 1.1)),
  '🌼': made((colour = '#fbf8f0') => flower(colour, '#f2c230', 12, 0.07, 0.3)),
  '🌸': made((colour = '#f6b8cc') => flower(colour, '#f2d27a', 5, 0.08, 0.28)),
  '🌺': made((colour = '#e0406a') => flower(colour, '#f2d27a', 5, 0.1, 0.35)),
  '🌷': made((colour = '#e8407a') => flower(colour, colour, 6, 0.09, 0.34, true)),
  '🌹': made((colour = '#c8202f') => flower(colour, colour, 7, 0.07, 0.45, true)),
  '🍄': made((colour = '#d8282f') => ({
    parts: [
      lathe(
        [0, 0, 0],
        [
          [0.01, 0],
          [0.05, 0],
          [0.035, 0.06],
          [0.035, 0.12],
          [0.01, 0.12],
        ],
        '#f6efe0',
      ),
      lathe(
        [0, 0.1, 0],
        [
          [0.02, 0],
          [0.13, 0],
          [0.12, 0.04],
          [0.07, 0.1],
          [0.01, 0.115],
        ],
        colour,
      ),
      ...circle(6, (s, c) => ball([s * 0.085, 0.17, c * 0.085], 0.018, '#fbf8f0')),
    ],
  })),
  '🪨': made(rock),
  '☕': made(cup),
  '🍵': made((colour = '#5f9a7a') => cup(colour)),
  '🎂': made(cake),
  '🍎': made((colour = '#d8282f') => round(colour, 0.045)),
  '🍏': made((colour = '#8fc84a') => round(colour, 0.045)),
  '🍊': made((colour = '#f0862c') => round(colour, 0.045)),
  '🍔': made(burger),
  '🍾': made(colour => bottle(colour)),
  '🎈': made(balloon),
  '📕': made(book),
  '📖': made((colour = '#3a73b8') => book(colour)),
  '☂️': made(umbrella),
  '☔': made(umbrella),
  '🎁': made(gift),
  '⚽': made(soccer),
  '🏀': made((colour = '#e0752c') => sphere(colour, 0.12, '#3a2418')),
  '🎾': made((colour = '#c8e03f') => sphere(colour, 0.034, '#f6f6ea')),
  '🏐': made((colour = '#f6f0dc') => sphere(colour, 0.105, '#b8b4a8')),
  '🎸': made(guitar),
  '🎹': made(piano),
  '💡': made(lamp),
  '🕯️': made(candle),
  '💻': made(laptop),
  '🤖': thing(robot),
  '⛄': made(snowman),
  '☃️': made(snowman),
  '🧸': made(teddy),
  '🏠': made(colour => house(colour)),
  '🏡': made((colour = '#dce4c8') => house(colour, '#8a5a3f')),
  '🏰': made(castle),
  '⛺': made(tent),
  '🦋': thing(butterfly),
  '🐝': thing(bee),
  '🐞': made(ladybird),
  '🐌': made(snail),
  '🐸': made(frog),
  '🐙': made(octopus),
  '🦀': made(crab),
  '🪼': thing(jellyfish),
  '🐍': made(snake),
}
