import type { Part, Point } from '../body.ts'
import { around, ball, both, box, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, long, made, metal } from './made.ts'

/** Its ring is ahead of it, for who throws from there. */
const hoop = () => ({
  parts: [
    box([0, 0.1, -0.95], [0.9, 0.2, 1.1], '#3a4a6a', { round: 0.04 }),
    box([0, 1.5, -1.1], [0.2, 2.9, 0.2], '#3a4a6a', { round: 0.03 }),
    box([0, 2.95, -0.75], [0.14, 0.14, 0.9], '#3a4a6a', { round: 0.02 }),
    box([0, 3.2, -0.32], [1.7, 1.1, 0.06], '#f4f6f8', { round: 0.02 }),
    ...both(x => [box([x * 0.3, 3.1, -0.28], [0.05, 0.44, 0.03], '#d8402c')]),
    ...[2.9, 3.3].map(y => box([0, y, -0.28], [0.62, 0.05, 0.03], '#d8402c')),
    box([0, 2.82, -0.2], [0.16, 0.05, 0.2], '#e0602a'),
    ring([0, 2.82, 0.12], 0.3, 0.03, '#e0602a', gloss),
    ...around(10, (s, c) => rod([0.3 * s, 2.82, 0.12 + 0.3 * c], [0.17 * s, 2.36, 0.12 + 0.17 * c], 0.011, '#fbfbf8')),
    ring([0, 2.58, 0.12], 0.235, 0.011, '#fbfbf8'),
    ring([0, 2.37, 0.12], 0.17, 0.011, '#fbfbf8'),
  ],
  sockets: { mark: [0, 2.86, 0.12] as Point, top: [0, 3.75, -0.32] as Point },
})

const CHECKS = 12
/** An arch over the way, with the line below it. */
const finish = (colour = '#e0402e') => ({
  parts: [
    ...both(x => [
      box([x * 1.55, 1.35, 0], [0.16, 2.7, 0.16], colour, { round: 0.03 }),
      box([x * 1.55, 0.06, 0], [0.42, 0.12, 0.42], '#5a5f68', { round: 0.03 }),
    ]),
    ...[0, 1, 2].flatMap(row =>
      Array.from({ length: CHECKS }, (_, at) =>
        box(
          [(at - (CHECKS - 1) / 2) * (3.1 / CHECKS), 2.32 + row * 0.26, 0],
          [3.1 / CHECKS, 0.26, 0.1],
          (at + row) % 2 ? '#f8f8f4' : '#1c1d22',
        ),
      ),
    ),
    ...[0, 1].flatMap(row =>
      Array.from({ length: CHECKS }, (_, at) =>
        box(
          [(at - (CHECKS - 1) / 2) * (3.1 / CHECKS), 0.012, (row - 0.5) * 0.26],
          [3.1 / CHECKS, 0.024, 0.26],
          (at + row) % 2 ? '#f8f8f4' : '#1c1d22',
        ),
      ),
    ),
  ],
  sockets: { top: [0, 2.97, 0] as Point },
})

/** A tower with a board that reaches over the water ahead of it. */
const divingBoard = (colour = '#2e8ac0') => ({
  parts: [
    ...both(x => [
      rod([x * 0.4, 0, -0.78], [x * 0.4, 3.3, -0.78], 0.05, '#d8dce2', metal),
      rod([x * 0.4, 2.5, 0.1], [x * 0.4, 3.3, 0.1], 0.045, '#d8dce2', metal),
      rod([x * 0.4, 3.3, -0.78], [x * 0.4, 3.3, 0.1], 0.04, '#d8dce2', metal),
    ]),
    ...[0.35, 0.75, 1.15, 1.55, 1.95, 2.3].map(y => rod([-0.4, y, -0.78], [0.4, y, -0.78], 0.035, '#d8dce2', metal)),
    box([0, 1.25, -0.32], [0.5, 2.5, 0.6], '#f2f4f6', { round: 0.04 }),
    box([0, 2.52, -0.3], [0.95, 0.16, 1.1], colour, { round: 0.02 }),
    box([0, 2.62, 0.75], [0.62, 0.13, 1.6], colour, { round: 0.03 }),
    box([0, 2.62, 1.5], [0.64, 0.15, 0.2], '#f2c230', { round: 0.03 }),
  ],
  sockets: { mark: [0, 2.69, 1.35] as Point, top: [0, 2.6, -0.2] as Point },
})

const STONES: readonly (readonly [x: number, y: number, z: number, size: number, hue: number])[] = [
  [0, 0.5, 0, 1.04, 0],
  [0.24, 1.3, -0.06, 0.96, 1],
  [-0.16, 2.1, 0.04, 0.92, 2],
  [0.1, 2.9, -0.04, 0.86, 0],
  [-0.05, 3.55, 0, 0.84, 1],
]
const GREYS = ['#8f8a82', '#a29a8e', '#7f7b76'] as const
/** A tower of rock, flat on top. */
const crag = (colour?: string) => ({
  parts: [
    ...STONES.map(([x, y, z, size, hue]) =>
      box([x, y, z], [1.55 * size, 1.05, 1.35 * size], colour ?? GREYS[hue]!, { round: 0.16, turn: [0, 0.5 * y, 0] }),
    ),
    ...[0.9, 1.7, 2.5, 3.2].map((y, at) =>
      ball([0.5 * (at % 2 ? 1 : -1), y, 0.55], [0.26, 0.2, 0.2], GREYS[(at + 2) % 3]!),
    ),
    box([-0.02, 4.04, 0], [1.3, 0.1, 1.15], '#6f8f4a', { round: 0.04 }),
  ],
  sockets: { top: [0, 4.08, 0] as Point },
})

const pole = () => ({
  parts: [
    turned([0, 0, 0], [0.32, 0, 0.3, 0.16, 0.12, 0.2, 0.02, 0.2], '#b8b2a6'),
    rod([0, 0.1, 0], [0, 4.4, 0], [0.055, 0.035], '#e4e6ea', metal),
    ball([0, 4.45, 0], 0.09, '#d8b45a', metal),
  ],
  sockets: { top: [0, 4.4, 0] as Point },
})

/** Cloth alone, from its pole to its right: waves are folds. */
const cloth = (colour = '#d8242c'): Part[] =>
  Array.from({ length: 8 }, (_, at) =>
    box([0.07 + at * 0.14, 0.4 + 0.012 * Math.sin(at * 1.3), 0.05 * Math.sin(at * 1.1)], [0.15, 0.8, 0.03], colour, {
      turn: [0, -0.35 * Math.cos(at * 1.1), 0],
    }),
  )

const puddle = (colour = '#6f93ad'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.72, 0, 0.68, 0.02, 0.0005, 0.022], colour, gloss),
  turned([0.5, 0, 0.16], [0.0005, 0, 0.42, 0, 0.39, 0.018, 0.0005, 0.02], colour, gloss),
  ball([-0.2, 0.012, 0.12], [0.3, 0.014, 0.2], colour, gloss),
  ball([-0.68, 0.05, 0.2], [0.11, 0.09, 0.1], '#8f8c88'),
  ball([0.86, 0.04, 0.28], [0.09, 0.07, 0.08], '#7f7b76'),
]

/** A hole in the green with its flag. */
const golfHole = () => ({
  parts: [
    turned([0, 0, 0], [0.0005, 0, 1.1, 0, 1.05, 0.03, 0.0005, 0.034], '#7fb858'),
    turned([0, 0, 0], [0.0005, 0.034, 0.13, 0.034, 0.13, 0.042, 0.0005, 0.042], '#16180f'),
    rod([0.05, 0.02, -0.04], [0.05, 1.7, -0.04], 0.018, '#f4f4f0'),
    panel([0.05, 1.7, -0.04], [0, 0, 0, -0.34, 0.46, -0.17], 0.02, '#d8242c'),
  ],
  sockets: { mark: [0, 0.03, 0] as Point },
})

/** Wide across, so that it is run into from ahead. */
const wall = (colour = '#b5573c'): Part[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap(row =>
    Array.from({ length: 7 }, (_, at) =>
      box(
        [(at - 3) * 0.36 + (row % 2 ? 0.09 : -0.09), 0.1 + row * 0.2, 0],
        [0.345, 0.185, 0.34],
        (at * 3 + row) % 4 ? colour : '#c97355',
        { round: 0.012 },
      ),
    ),
  )

/** Rows of stones with a flat top to sit on. */
const lowWall = (colour = '#9a9288') => ({
  parts: [
    ...[0, 1, 2].flatMap(row =>
      Array.from({ length: 8 }, (_, at) =>
        box(
          [(at - 3.5) * 0.36 + (row % 2 ? 0.08 : -0.08), 0.1 + row * 0.19, 0],
          [0.34 + 0.02 * ((at * 5 + row) % 3), 0.185, 0.4],
          (at * 3 + row * 2) % 4 ? colour : '#b3aa9c',
          { round: 0.045 },
        ),
      ),
    ),
    box([0, 0.615, 0], [3.04, 0.09, 0.48], '#b8b0a2', { round: 0.02 }),
  ],
  sockets: { seat: [0, 0.66, 0.08] as Point, top: [0, 0.66, 0] as Point },
})
/** As high as it takes to lean there, and longer than whatever leans. */
const highWall = (colour = '#b5573c'): Part[] => [
  ...Array.from({ length: 11 }, (_, row) => row).flatMap(row =>
    Array.from({ length: 9 }, (_, at) =>
      box(
        [(at - 4) * 0.4 + (row % 2 ? 0.1 : -0.1), 0.1 + row * 0.2, 0],
        [0.385, 0.185, 0.3],
        (at * 3 + row * 2) % 5 ? colour : '#c97355',
        { round: 0.012 },
      ),
    ),
  ),
  box([0, 1.1, 0], [3.6, 2.16, 0.26], '#8f7a6c'),
  box([0, 2.25, 0], [3.9, 0.1, 0.4], '#cfc6b8', { round: 0.02 }),
]
/** A wall of a room: painted, darker below, with a skirting board. */
const innerWall = (colour = '#e6e2d8'): Part[] => [
  box([0, 1.85, 0], [3.4, 1.7, 0.22], colour, { round: 0.004 }),
  box([0, 0.55, 0], [3.4, 0.92, 0.23], '#a9b8b4', { round: 0.004 }),
  box([0, 1.02, 0], [3.4, 0.05, 0.27], '#cfd3cc', { round: 0.01 }),
  box([0, 0.06, 0], [3.4, 0.12, 0.27], '#7d8580', { round: 0.01 }),
]
/** A stretch of a plastered wall, in strips as wide as a roller. */
const plaster = (colour = '#e9e2d2'): Part[] => [
  ...Array.from({ length: 16 }, (_, at) =>
    box([(at - 7.5) * 0.16, 1.06, 0], [0.162, 1.9, 0.12], colour, { round: 0.001 }),
  ),
  box([0, 0.07, 0.01], [2.6, 0.14, 0.16], '#8a7458', { round: 0.01 }),
]

/** A window in its wall; its colour is that of the panes, in strips as wide as a cloth. */
const panes = (colour = '#a8d8f0'): Part[] => [
  ...both(x => [box([x * 1.12, 1, 0], [0.36, 2, 0.12], '#d9cbb2', { round: 0.01 })]),
  box([0, 0.22, 0], [2, 0.44, 0.12], '#d9cbb2', { round: 0.01 }),
  box([0, 1.93, 0], [2, 0.14, 0.12], '#d9cbb2', { round: 0.01 }),
  ...Array.from({ length: 12 }, (_, at) =>
    box([(at - 5.5) * 0.158, 1.15, 0.01], [0.16, 1.42, 0.06], colour, { round: 0.001, ...gloss }),
  ),
  ...[-0.94, 0, 0.94].map(x => box([x, 1.15, 0.06], [0.07, 1.46, 0.06], '#fbfaf6')),
  ...[0.44, 1.15, 1.86].map(y => box([0, y, 0.06], [1.95, 0.07, 0.06], '#fbfaf6')),
  box([0, 0.4, 0.12], [2.1, 0.07, 0.2], '#fbfaf6', { round: 0.01 }),
]

const arrow = (): Part[] => [
  rod([0, 0.03, -0.42], [0, 0.03, 0.38], 0.011, '#b98a4e'),
  rod([0, 0.03, 0.36], [0, 0.03, 0.46], [0.028, 0.002], '#5a6270', metal),
  ...[0, 2.1, 4.2].map(angle =>
    box([0.03 * Math.sin(angle), 0.03 + 0.03 * Math.cos(angle), -0.36], [0.05, 0.05, 0.13], '#d8242c', {
      turn: [0, 0, -angle],
    }),
  ),
]

/** A tile on its end, thin to where the next one stands. */
const domino = (colour = '#f6f1e4'): Part[] => [
  box([0, 0.25, 0], [0.075, 0.5, 0.26], colour, { round: 0.015 }),
  ...both(x => [
    box([x * 0.036, 0.25, 0], [0.01, 0.012, 0.2], '#2c2a30'),
    ...[
      [0.38, -0.06],
      [0.38, 0.06],
      [0.12, 0],
    ].map(([y, z]) => ball([x * 0.036, y!, z!], [0.008, 0.026, 0.026], '#2c2a30')),
  ]),
  ...both(z => [
    box([0, 0.25, z * 0.13], [0.06, 0.012, 0.008], '#2c2a30'),
    ...[0.12, 0.38].map(y => ball([0, y, z * 0.13], [0.022, 0.026, 0.006], '#2c2a30')),
  ]),
]

const HUES = ['#e0402e', '#2e8ac0', '#f2c230', '#4aa04a', '#e88a2c', '#8a5ac0'] as const
/** Bricks of a child on top of each other. */
const stack = (): Part[] =>
  HUES.map((hue, at) =>
    box([0.03 * Math.sin(at * 2.3), 0.1 + at * 0.2, 0.03 * Math.cos(at * 1.7)], [0.2, 0.2, 0.2], hue, {
      round: 0.018,
      turn: [0, 0.35 * Math.sin(at * 1.9), 0],
    }),
  )

/** Loose pieces in a heap. */
const heap = (hues: readonly string[], size: number) => (): Part[] =>
  Array.from({ length: 46 }, (_, at) => {
    const [turn, share] = [at * 2.4, Math.sqrt((at + 0.5) / 46)]
    const level = 0.5 * (1 - share) ** 0.8
    return ball(
      [0.6 * share * Math.sin(turn), level + 0.03, 0.5 * share * Math.cos(turn)],
      [size, size * 0.55, size * 0.85],
      hues[at % hues.length]!,
      { turn: [0.5 * Math.sin(at), turn, 0.4 * Math.cos(at)] },
    )
  })

/** A leaf on the water with a notch. */
const lilyPad = (colour = '#5a9a4a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.34, 0, 0.4, 0.05, 0.36, 0.06, 0.0005, 0.03], colour),
  ...around(7, (s, c) => rod([0, 0.045, 0], [0.34 * s, 0.06, 0.34 * c], 0.008, '#7fb868')),
]

/** Flat, and dry on top. */
const steppingStone = (colour = '#9a968e') => ({
  parts: [
    ball([0, 0.05, 0], [0.3, 0.07, 0.24], colour),
    ball([0.08, 0.06, 0.03], [0.2, 0.06, 0.17], '#aaa69e'),
    ball([-0.26, 0.02, 0.1], [0.12, 0.05, 0.1], '#7f7b76'),
  ],
  sockets: { top: [0, 0.12, 0] as Point },
})

const peel = (colour = '#f2cf3a'): Part[] => [
  ball([0, 0.05, 0], [0.045, 0.05, 0.045], colour),
  rod([0, 0.07, 0], [0.01, 0.14, 0], [0.02, 0.012], '#8a7430'),
  ...around(4, (s, c) => rod([0.02 * s, 0.05, 0.02 * c], [0.19 * s, 0.014, 0.19 * c], [0.034, 0.012], colour)),
]

const pin = (): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.035, 0, 0.06, 0.11, 0.05, 0.19, 0.026, 0.27, 0.034, 0.33, 0.024, 0.38, 0.0005, 0.39],
    '#f8f6f0',
    gloss,
  ),
  ring([0, 0.255, 0], 0.028, 0.007, '#d8242c'),
  ring([0, 0.28, 0], 0.027, 0.007, '#d8242c'),
]

/** Ten of them, the nearest alone. */
const pins = (): Part[] =>
  [0, 1, 2, 3].flatMap(row =>
    Array.from({ length: row + 1 }, (_, at) => [at - row / 2, row] as const).flatMap(([x, z]) =>
      pin().map(
        (part): Part =>
          'lathe' in part
            ? { ...part, lathe: [x * 0.24, 0, -z * 0.22] }
            : 'ring' in part
              ? { ...part, ring: [x * 0.24, part.ring[1], -z * 0.22] }
              : part,
      ),
    ),
  )

/** A wall of a house with a window in it. */
const housefront = (colour = '#d8c8a8'): Part[] => [
  box([0, 1.5, 0], [3.2, 3, 0.2], colour, { round: 0.02 }),
  box([0, 0.18, 0.04], [3.24, 0.36, 0.2], '#9a8c78', { round: 0.02 }),
  box([0, 1.7, 0.1], [1.34, 1.44, 0.08], '#f8f6f0', { round: 0.02 }),
  box([0, 1.7, 0.13], [1.14, 1.24, 0.05], '#8ab4cc', gloss),
  box([0, 1.7, 0.16], [0.06, 1.24, 0.04], '#f8f6f0'),
  box([0, 1.7, 0.16], [1.14, 0.06, 0.04], '#f8f6f0'),
  box([0, 0.96, 0.2], [1.5, 0.08, 0.26], '#f8f6f0', { round: 0.02 }),
  box([0, 3.04, 0.06], [3.4, 0.14, 0.4], '#a8503a', { round: 0.02 }),
]

const container = (colour = '#c0562c'): Part[] => [
  box([0, 1.2, 0], [2.4, 2.3, 5], colour, { round: 0.04 }),
  ...both(x => Array.from({ length: 11 }, (_, at) => box([x * 1.21, 1.2, (at - 5) * 0.44], [0.05, 2.1, 0.16], colour))),
  ...both(x => both(z => [box([x * 1.18, 1.2, z * 2.48], [0.1, 2.4, 0.1], '#6f2f18')])),
]

/** The outline of a wave that breaks ahead. */
const breaker = (): Part[] => [
  cut([0, 0, 0], [-1.2, 0, 0.5, 0, 0.15, 0.35, 0.5, 0.62, 0.1, 0.8, -0.35, 0.7, -0.75, 0.3], 3.4, '#5fa8c4', {
    bevel: 0.05,
    ...gloss,
  }),
  ...Array.from({ length: 12 }, (_, at) =>
    ball([(at - 5.5) * 0.29, 0.66 + 0.06 * Math.sin(at * 1.7), 0.36], [0.17, 0.08, 0.12], '#f4fafc'),
  ),
  ...Array.from({ length: 12 }, (_, at) =>
    ball([(at - 5.5) * 0.29, 0.05, 0.5 + 0.1 * Math.sin(at * 2.1)], [0.17, 0.05, 0.14], '#f4fafc'),
  ),
]

/** What ways lead to, into and over, and what lies at their end. By pictogram, or name. */
export const goals: Readonly<Record<string, Kind>> = {
  'drawn-basketball-hoop': long(hoop),
  'drawn-finish-line': long(finish),
  'drawn-diving-board': long(divingBoard),
  'drawn-crag': made(crag),
  'drawn-flagpole': made(pole),
  'drawn-flag-cloth': made(cloth),
  'drawn-puddle': made(puddle),
  'drawn-golf-hole': made(golfHole),
  'drawn-brick-wall': long(wall),
  'drawn-low-wall': made(lowWall),
  'drawn-high-wall': made(highWall),
  'drawn-inner-wall': made(innerWall),
  'drawn-plaster-wall': long(plaster),
  'drawn-wide-window': long(panes),
  'drawn-arrow': long(arrow),
  'drawn-domino': made(domino),
  'drawn-block-tower': made(stack),
  'drawn-leaf-pile': made(heap(['#c8742c', '#d89a30', '#a8502a', '#b8862c'], 0.1)),
  'drawn-gravel-heap': made(heap(['#9a958c', '#827d75', '#aaa59a'], 0.09)),
  'drawn-lily-pad': made(lilyPad),
  'drawn-stepping-stone': made(steppingStone),
  'drawn-banana-peel': made(peel),
  'drawn-bowling-pins': long(pins),
  'drawn-housefront': {
    ...made(() => ({ parts: housefront(), sockets: { mark: [0, 1.7, 0.2] as Point, top: [0, 3.1, 0] as Point } })),
  },
  'drawn-container': long(container),
  'drawn-breaker': long(breaker),
}
