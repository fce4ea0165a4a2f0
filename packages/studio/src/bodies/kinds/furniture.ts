import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, gloss, made, metal, moving } from './made.ts'

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
const lamp = (colour = '#f2d890') => ({
  parts: [
    turned([0, 0, 0], [0.02, 0, 0.16, 0, 0.15, 0.03, 0.02, 0.04], '#5a4a3a'),
    rod([0, 0.03, 0], [0, 1.25, 0], 0.018, '#5a4a3a'),
    turned([0, 1.2, 0], [0.24, 0, 0.25, 0.01, 0.15, 0.32, 0.14, 0.32], colour, glow),
  ],
})

const hammock = (colour = '#d8845a') => ({
  parts: [
    ...both(x => [
      rod([x * 1.5, 0.03, 0], [x * 1.62, 1.5, 0], [0.07, 0.055], '#7a5434'),
      rod([x * 1.58, 1.25, 0], [x * 1.05, 0.88, 0], 0.015, '#efe6d2'),
    ]),
    ...[-1.05, -0.7, -0.35, 0, 0.35, 0.7].map((x, at) => {
      const low = (z: number): number => 0.5 + 0.34 * (z / 1.05) ** 2
      return box([x + 0.175, low(x + 0.175), 0], [0.37, 0.05, 0.72], at % 2 ? '#f2ead8' : colour, {
        round: 0.02,
        turn: [0, 0, 0.6 * (x + 0.175)],
      })
    }),
    ...both(x => [box([0, 0.56, x * 0.36], [1.5, 0.12, 0.04], colour, { round: 0.02 })]),
  ],
  sockets: { seat: [0, 0.54, 0] as Point, top: [0, 0.54, 0] as Point },
})
const cage = (colour = '#8a8e98'): Part[] => [
  box([0, 0.03, 0], [1.6, 0.06, 1.2], colour, { round: 0.01 }),
  box([0, 1.57, 0], [1.6, 0.06, 1.2], colour, { round: 0.01 }),
  ...Array.from({ length: 9 }, (_, at) => -0.78 + at * 0.195).flatMap(x =>
    [-0.58, 0.58].map(z => rod([x, 0.04, z], [x, 1.56, z], 0.014, colour, metal)),
  ),
  ...Array.from({ length: 5 }, (_, at) => -0.4 + at * 0.2).flatMap(z =>
    [-0.78, 0.78].map(x => rod([x, 0.04, z], [x, 1.56, z], 0.014, colour, metal)),
  ),
]

const OAK = '#a8703f'
const legs = (x: number, z: number, high: number, thick: number, colour: string): Part[] =>
  both(side =>
    [-1, 1].map(end =>
      rod([side * x, high, end * z], [side * x * 1.03, thick, end * z * 1.03], [thick * 1.2, thick], colour),
    ),
  )
const armchair = (colour = '#b5563f') => ({
  parts: [
    box([0, 0.27, 0.04], [0.7, 0.3, 0.7], colour, { round: 0.09 }),
    box([0, 0.45, 0.07], [0.58, 0.16, 0.6], colour, { round: 0.07 }),
    box([0, 0.66, -0.29], [0.72, 0.72, 0.2], colour, { round: 0.1 }),
    ...both(x => [box([x * 0.39, 0.42, 0.02], [0.17, 0.42, 0.74], colour, { round: 0.08 })]),
    ...legs(0.33, 0.3, 0.12, 0.03, '#4a3020'),
  ],
  sockets: { seat: [0, 0.53, 0.1] as Point, top: [0, 0.53, 0.1] as Point },
})
/** Three seats of a carriage, with white cloths where heads lean. */
const carriageSeats = (colour = '#2a4fa8') => ({
  parts: [
    box([0, 0.26, 0], [1.7, 0.14, 0.5], '#2b2e36', { round: 0.03 }),
    ...[-0.58, 0, 0.58].flatMap(x => [
      box([x, 0.38, 0.03], [0.54, 0.15, 0.56], colour, { round: 0.06 }),
      box([x, 0.8, -0.26], [0.52, 0.86, 0.14], colour, { round: 0.07 }),
      box([x, 1.12, -0.24], [0.4, 0.2, 0.14], '#f2efe8', { round: 0.06 }),
    ]),
    ...[-0.87, -0.29, 0.29, 0.87].map(x => box([x, 0.58, -0.04], [0.05, 0.07, 0.44], '#40444e', { round: 0.02 })),
    ...both(x => [box([x * 0.6, 0.1, 0], [0.08, 0.2, 0.4], '#2b2e36', { round: 0.01 })]),
  ],
  sockets: { seat: [0, 0.46, 0.06] as Point, top: [0, 0.46, 0.06] as Point },
})
const stool = (colour = OAK) => ({
  parts: [
    turned([0, 0.42, 0], [0.0005, 0, 0.17, 0, 0.175, 0.03, 0.0005, 0.04], colour),
    ...legs(0.12, 0.12, 0.42, 0.02, colour),
    ring([0, 0.16, 0], 0.15, 0.012, colour),
  ],
  sockets: { seat: [0, 0.46, 0] as Point, top: [0, 0.46, 0] as Point },
})
const roundTable = (colour = OAK, r = 0.5, high = 0.74) => ({
  parts: [
    turned([0, high - 0.04, 0], [0.0005, 0, r, 0, r, 0.035, r * 0.98, 0.04, 0.0005, 0.04], colour),
    turned(
      [0, 0, 0],
      [0.0005, 0, r * 0.5, 0, r * 0.45, 0.03, 0.05, 0.06, 0.04, high - 0.08, 0.09, high - 0.04],
      colour,
    ),
  ],
  sockets: { top: [0, high, 0] as Point },
})
const desk = (colour = '#9a6a40') => ({
  parts: [
    box([0, 0.735, 0], [1.4, 0.05, 0.7], colour, { round: 0.012 }),
    box([0.48, 0.36, 0], [0.4, 0.7, 0.62], colour, { round: 0.015 }),
    ...[0.14, 0.36, 0.58].flatMap(y => [
      box([0.48, y, 0.32], [0.35, 0.19, 0.02], '#b88452', { round: 0.008 }),
      ball([0.48, y, 0.34], 0.018, '#d8b45a', metal),
    ]),
    box([-0.64, 0.36, 0], [0.06, 0.7, 0.62], colour, { round: 0.01 }),
  ],
  sockets: { top: [0, 0.76, 0] as Point },
})
const bookshelf = (colour = '#8a5a34'): Part[] => {
  const hues = ['#b5323f', '#3a73b8', '#e0a030', '#3f7a4a', '#7d55c8', '#e8e0cc', '#2c4a5a', '#d0703c']
  return [
    ...both(x => [box([x * 0.44, 0.95, 0], [0.04, 1.9, 0.3], colour, { round: 0.008 })]),
    box([0, 0.95, -0.14], [0.88, 1.9, 0.02], '#6b4428', { round: 0.004 }),
    ...[0.03, 0.49, 0.95, 1.41, 1.88].map(y => box([0, y, 0], [0.88, 0.04, 0.3], colour, { round: 0.008 })),
    ...[0.05, 0.51, 0.97, 1.43].flatMap((y, row) =>
      Array.from({ length: 11 }, (_, at) => {
        const high = 0.24 + 0.09 * ((at * 7 + row * 3) % 5) * 0.25
        return box([-0.38 + at * 0.07, y + high / 2, 0.02], [0.055, high, 0.2], hues[(at * 5 + row * 3) % 8]!, {
          round: 0.006,
        })
      }).filter((_, at) => (at + row) % 7 !== 5),
    ),
  ]
}
/** Behind its two doors hang clothes. */
const wardrobe = (colour = '#9a6a40') => ({
  parts: wardrobeParts(colour),
  bones: [-1, 1].map(x => ({ name: x > 0 ? 'hinge.r' : 'hinge.l', at: [x * 0.56, 1.05, 0.28] as Point })),
})
const HUNG = ['#b8483c', '#e0c060', '#4a7a9a', '#e8e2d4', '#5a8a5a', '#8a5a8a'] as const
const wardrobeParts = (colour: string): Part[] => [
  box([0, 1, 0], [1.2, 1.9, 0.55], colour, { round: 0.02 }),
  box([0, 1.05, 0.268], [1.06, 1.66, 0.02], '#3a2618'),
  ...HUNG.map((hue, at) =>
    box([(at - 2.5) * 0.17, 1.2, 0.272], [0.13, 0.9 - 0.08 * (at % 3), 0.02], hue, { round: 0.009 }),
  ),
  box([0, 1.97, 0.01], [1.28, 0.07, 0.6], colour, { round: 0.02 }),
  ...both(x => {
    const bone = { bone: x > 0 ? 'hinge.r' : 'hinge.l' }
    return [
      box([x * 0.29, 1.05, 0.3], [0.54, 1.66, 0.03], '#b88452', { round: 0.012, ...bone }),
      ball([x * 0.05, 1.05, 0.33], 0.025, '#d8b45a', { ...metal, ...bone }),
      ...[0.25, 1.35].map(y => box([x * 0.29, y + 0.3, 0.32], [0.4, 0.6, 0.01], '#a87444', { round: 0.004, ...bone })),
    ]
  }),
  ...legs(0.52, 0.2, 0.08, 0.035, '#6b4428'),
]
const drawers = (colour = '#b5855a'): Part[] => [
  box([0, 0.45, 0], [0.9, 0.8, 0.45], colour, { round: 0.02 }),
  box([0, 0.87, 0], [0.96, 0.05, 0.5], colour, { round: 0.015 }),
  ...[0.19, 0.45, 0.71].flatMap(y => [
    box([0, y, 0.225], [0.82, 0.22, 0.03], '#c89a6e', { round: 0.01 }),
    ...both(x => [ball([x * 0.22, y, 0.25], 0.022, '#5a3f2a')]),
  ]),
  ...legs(0.38, 0.16, 0.06, 0.03, '#6b4428'),
]
/** The leaf hangs on its left side; behind it is the dark of another room. */
const door = (colour = '#8a5230') => {
  const leaf = { bone: 'hinge' } as const
  return buildThing({
    bones: [{ name: 'hinge', at: [-0.45, 0, 0.05] }],
    parts: [
      ...both(x => [box([x * 0.5, 1.05, 0], [0.1, 2.1, 0.14], '#e8e0d0', { round: 0.015 })]),
      box([0, 2.12, 0], [1.1, 0.1, 0.14], '#e8e0d0', { round: 0.015 }),
      box([0, 1.03, -0.04], [0.9, 2.06, 0.02], '#2a2622', { round: 0.005 }),
      box([0, 1.03, 0.03], [0.88, 2.04, 0.06], colour, { round: 0.01, ...leaf }),
      ...both(x =>
        [0.5, 1.5].map(y => box([x * 0.2, y, 0.06], [0.28, 0.7, 0.02], '#a0653c', { round: 0.01, ...leaf })),
      ),
      ball([0.36, 1.02, 0.09], 0.035, '#d8b45a', { ...metal, ...leaf }),
    ],
  })
}
/** Hangs from a frame and swings to where it looks. */
const swing = (colour = '#c0392b') => {
  const hangs = { bone: 'pendulum' } as const
  return buildThing({
    bones: [{ name: 'pendulum', at: [0, 2.3, 0] }],
    parts: [
      ...both(x => [
        rod([x * 0.75, 2.35, 0], [x * 0.95, 0, 0.75], 0.045, colour),
        rod([x * 0.75, 2.35, 0], [x * 0.95, 0, -0.75], 0.045, colour),
        rod([x * 0.24, 2.3, 0], [x * 0.24, 0.5, 0], 0.014, '#8d8a86', hangs),
      ]),
      rod([-0.75, 2.35, 0], [0.75, 2.35, 0], 0.045, colour),
      box([0, 0.48, 0], [0.56, 0.05, 0.26], '#a8703f', { round: 0.015, ...hangs }),
    ],
    sockets: { seat: { bone: 'pendulum', at: [0, 0.5, 0] } },
  })
}
const window = (colour = '#f2eee6'): Part[] => [
  box([0, 0.75, 0], [1.2, 1.4, 0.02], '#9fd0ea', { round: 0.004, ...gloss }),
  ...both(x => [box([x * 0.62, 0.75, 0], [0.09, 1.5, 0.1], colour, { round: 0.012 })]),
  box([0, 0.75, 0], [0.06, 1.4, 0.06], colour, { round: 0.01 }),
  ...[0.04, 0.75, 1.46].map(y =>
    box([0, y, 0], [1.3, y === 0.75 ? 0.06 : 0.09, y === 0.75 ? 0.06 : 0.1], colour, { round: 0.01 }),
  ),
  box([0, 0.0, 0.08], [1.44, 0.06, 0.24], colour, { round: 0.015 }),
]
const WOODWORK = '#f4efe4'
/** A piece of wall with a window, and a sill deep enough to sit on; its colour is what is seen outside. */
const windowSeat = (outside = '#a9cfe8') => ({
  parts: [
    box([0, 0.3, -0.16], [2.5, 0.6, 0.34], '#e6dccb', { round: 0.01 }),
    box([0, 0.63, 0.02], [2.6, 0.08, 0.72], WOODWORK, { round: 0.025 }),
    box([0, 1.4, -0.3], [2.1, 1.46, 0.02], outside, { round: 0.004, ...glow }),
    ...both(x => [
      box([x * 1.13, 1.4, -0.22], [0.16, 1.5, 0.22], WOODWORK, { round: 0.015 }),
      box([x * 1.04, 1.42, -0.06], [0.34, 1.56, 0.08], '#d98f6a', { round: 0.05 }),
    ]),
    box([0, 1.4, -0.27], [0.06, 1.46, 0.07], WOODWORK, { round: 0.01 }),
    box([0, 1.5, -0.27], [2.1, 0.05, 0.06], WOODWORK, { round: 0.01 }),
    box([0, 2.17, -0.2], [2.6, 0.14, 0.3], WOODWORK, { round: 0.02 }),
    box([0.72, 0.73, 0.04], [0.56, 0.13, 0.44], '#7fa0b8', { round: 0.06 }),
  ],
  sockets: { seat: [-0.1, 0.67, 0.1] as Point, top: [-0.1, 0.67, 0.1] as Point },
})
const mirror = (colour = '#c8a050') => ({
  parts: [
    ball([0, 1.05, 0], [0.4, 0.72, 0.035], colour, metal),
    ball([0, 1.05, 0.025], [0.34, 0.65, 0.02], '#cfe2ea', metal),
    ...both(x => [
      rod([x * 0.42, 1.05, 0], [x * 0.44, 0.03, 0.22], 0.022, colour),
      rod([x * 0.42, 1.05, 0], [x * 0.44, 0.03, -0.22], 0.022, colour),
    ]),
  ],
})
/** Behind its upper door there is light, and food on shelves. */
const fridge = (colour = '#e4e8ec') => ({
  parts: fridgeParts(colour),
  bones: [{ name: 'hinge.r', at: [0.33, 1.18, 0.335] as Point }],
})
const LEAF = { bone: 'hinge.r' } as const
const STORED = ['#d8442c', '#f2c230', '#5aa04a', '#f6f2e6', '#e88a2c', '#7a4a8a'] as const
const fridgeParts = (colour: string): Part[] => [
  box([0, 0.9, 0], [0.72, 1.76, 0.66], colour, { round: 0.04, ...gloss }),
  box([0, 1.18, 0.322], [0.62, 1.02, 0.02], '#f6fbff', glow),
  ...[0.86, 1.2, 1.52].map(y => box([0, y, 0.33], [0.6, 0.02, 0.03], '#aebcc8')),
  ...STORED.map((hue, at) =>
    box([((at % 2) - 0.5) * 0.26, 0.95 + 0.33 * Math.floor(at / 2), 0.332], [0.16, 0.15, 0.02], hue, { round: 0.009 }),
  ),
  box([0, 1.18, 0.36], [0.68, 1.08, 0.04], colour, { round: 0.019, ...gloss, ...LEAF }),
  box([0, 0.34, 0.335], [0.68, 0.54, 0.04], colour, { round: 0.025, ...gloss }),
  ...[
    [1.05, 0.4],
    [0.48, 0.2],
  ].map(([y, high]) =>
    rod([-0.28, y! - high! / 2, 0.4], [-0.28, y! + high! / 2, 0.4], 0.016, '#9aa0aa', {
      ...metal,
      ...(y! > 1 && LEAF),
    }),
  ),
  ...both(x => [box([x * 0.28, 0.02, 0.2], [0.08, 0.05, 0.08], '#3a3a42')]),
]
const washer = (colour = '#eef0f2'): Part[] => [
  box([0, 0.43, 0], [0.6, 0.84, 0.58], colour, { round: 0.03, ...gloss }),
  box([0, 0.77, 0.29], [0.56, 0.12, 0.02], '#d4d8de', { round: 0.008 }),
  ring([0, 0.38, 0.3], 0.19, 0.03, '#b4b8c0', { turn: [1.57, 0, 0], ...metal }),
  ball([0, 0.38, 0.29], [0.17, 0.17, 0.04], '#3a5a78', gloss),
  ball([0.18, 0.77, 0.305], [0.03, 0.03, 0.015], '#6a7280'),
  box([-0.15, 0.77, 0.302], [0.16, 0.05, 0.01], '#2c3440', { round: 0.004 }),
]
const stove = (colour = '#e4e8ec'): Part[] => [
  box([0, 0.44, 0], [0.6, 0.88, 0.6], colour, { round: 0.02, ...gloss }),
  box([0, 0.4, 0.305], [0.5, 0.46, 0.02], '#2c3038', { round: 0.02, ...gloss }),
  rod([-0.22, 0.67, 0.34], [0.22, 0.67, 0.34], 0.014, '#9aa0aa', metal),
  ...both(x => [rod([x * 0.21, 0.61, 0.31], [x * 0.21, 0.67, 0.34], 0.01, '#9aa0aa', metal)]),
  ...[-0.2, -0.07, 0.07, 0.2].map(x =>
    turned([x, 0.79, 0.3], [0.0005, 0, 0.028, 0, 0.024, 0.03, 0.0005, 0.03], '#4a4e58', { turn: [1.57, 0, 0] }),
  ),
  box([0, 0.89, 0], [0.6, 0.02, 0.6], '#2c3038', { round: 0.006 }),
  ...both(x => [-1, 1].map(z => ring([x * 0.15, 0.905, z * 0.14], 0.09, 0.009, '#15171c'))),
  ...both(x => [-1, 1].map(z => ring([x * 0.15, 0.905, z * 0.14], 0.05, 0.009, '#e0562c', glow))),
]
const television = (colour = '#22242a'): Part[] => [
  box([0, 0.42, 0], [1.2, 0.7, 0.05], colour, { round: 0.012, ...gloss }),
  box([0, 0.425, 0.027], [1.14, 0.63, 0.006], '#6aa8dc', { round: 0.003, ...glow }),
  box([0, 0.3, 0.031], [1.14, 0.3, 0.004], '#4f9a6a', { round: 0.002, ...glow }),
  ball([0.32, 0.58, 0.031], [0.07, 0.07, 0.004], '#fff2b8', glow),
  ...both(x => [
    rod([x * 0.35, 0.08, 0], [x * 0.45, 0.015, 0.14], 0.014, colour),
    rod([x * 0.35, 0.08, 0], [x * 0.45, 0.015, -0.14], 0.014, colour),
  ]),
]
const microwave = (colour = '#d4d8de'): Part[] => [
  box([0, 0.15, 0], [0.5, 0.29, 0.36], colour, { round: 0.02, ...metal }),
  box([-0.06, 0.15, 0.182], [0.33, 0.23, 0.012], '#22262e', { round: 0.01, ...gloss }),
  box([0.18, 0.22, 0.183], [0.1, 0.045, 0.01], '#5fe8a8', { round: 0.004, ...glow }),
  ...[0.06, 0.105, 0.15].flatMap(y => [-1, 0, 1].map(x => ball([0.18 + x * 0.032, y, 0.184], 0.01, '#6a7280'))),
]
const fan = (colour = '#e8ecf0'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.2, 0, 0.19, 0.03, 0.03, 0.05, 0.022, 0.9, 0.0005, 0.9], colour),
  ball([0, 0.98, -0.06], [0.07, 0.07, 0.1], colour),
  ...[0.24, 0.17, 0.1].map(r => ring([0, 0.98, 0.05], r, 0.006, '#9aa0aa', { turn: [1.57, 0, 0] })),
  ...around(16, (s, c) => rod([s * 0.04, 0.98 + c * 0.04, 0.055], [s * 0.24, 0.98 + c * 0.24, 0.05], 0.003, '#9aa0aa')),
  ...around(3, (s, c) =>
    ball([s * 0.11, 0.98 + c * 0.11, 0.02], [0.055, 0.1, 0.012], '#6fb4e0', { turn: [0, 0, -Math.atan2(s, c)] }),
  ),
]
const clock = (colour = '#b5483c') => [
  ball([0, 0.16, 0], [0.15, 0.15, 0.05], colour, gloss),
  ball([0, 0.16, 0.03], [0.125, 0.125, 0.025], '#fbf8f0'),
  ...around(12, (s, c) => ball([s * 0.1, 0.16 + c * 0.1, 0.052], 0.007, '#2c2a30')),
  rod([0, 0.16, 0.058], [0, 0.24, 0.056], 0.006, '#2c2a30'),
  rod([0, 0.16, 0.058], [0.055, 0.135, 0.056], 0.007, '#2c2a30'),
]
const alarm = (colour = '#d8323c') => [
  ...clock(colour),
  ...both(x => [
    ball([x * 0.09, 0.31, 0], [0.055, 0.042, 0.045], '#d8b45a', metal),
    rod([x * 0.08, 0.06, 0], [x * 0.12, 0.01, 0], 0.016, '#5a5a62', metal),
  ]),
  rod([0, 0.31, 0], [0, 0.36, 0], 0.008, '#5a5a62', metal),
  ball([0, 0.36, 0], 0.017, '#5a5a62', metal),
]
const grandfatherClock = (colour = '#7a4628'): Part[] => [
  box([0, 0.15, 0], [0.55, 0.3, 0.32], colour, { round: 0.02 }),
  box([0, 0.85, 0], [0.4, 1.2, 0.25], colour, { round: 0.02 }),
  box([0, 0.85, 0.125], [0.26, 1, 0.02], '#2c1a10', { round: 0.01, ...gloss }),
  rod([0, 1.25, 0.14], [0, 0.65, 0.14], 0.008, '#d8b45a', metal),
  ball([0, 0.6, 0.145], [0.07, 0.07, 0.015], '#d8b45a', metal),
  box([0, 1.68, 0], [0.5, 0.5, 0.3], colour, { round: 0.02 }),
  ball([0, 1.68, 0.15], [0.19, 0.19, 0.025], '#fbf4e2'),
  ...around(12, (s, c) => ball([s * 0.15, 1.68 + c * 0.15, 0.172], 0.01, '#2c1a10')),
  rod([0, 1.68, 0.18], [0, 1.8, 0.178], 0.008, '#2c1a10'),
  rod([0, 1.68, 0.18], [0.08, 1.64, 0.178], 0.01, '#2c1a10'),
  panel([0, 1.92, 0], [-0.28, 0, 0.28, 0, 0, 0.2], 0.3, colour),
]
const bathtub = (colour = '#f6f4f0') => ({
  parts: [
    ball([0, 0.32, 0], [0.42, 0.3, 0.85], colour, gloss),
    box([0, 0.53, 0], [0.94, 0.16, 1.8], '#c9e6f2', { round: 0.08 }),
    ...[-1, 1].map(z => rod([-0.42, 0.6, z * 0.9], [0.42, 0.6, z * 0.9], 0.05, colour, gloss)),
    ...both(x => [rod([x * 0.46, 0.6, -0.88], [x * 0.46, 0.6, 0.88], 0.05, colour, gloss)]),
    ...both(x => [-1, 1].map(z => ball([x * 0.28, 0.06, z * 0.55], 0.06, '#d8b45a', metal))),
    rod([0, 0.6, -0.95], [0, 0.85, -0.93], 0.025, '#b4b8c0', metal),
    rod([0, 0.85, -0.93], [0, 0.8, -0.75], 0.022, '#b4b8c0', metal),
    ...around(9, (s, c, at) => ball([s * 0.25 * (at % 2 ? 1 : 0.5), 0.62, c * 0.5], 0.09 + 0.03 * (at % 3), '#fdfdfd')),
  ],
  sockets: { seat: [0, 0.35, -0.2] as Point, top: [0, 0.6, 0] as Point },
})
const toilet = (colour = '#f6f4f0'): Part[] => [
  turned(
    [0, 0, 0.08],
    [0.0005, 0, 0.13, 0, 0.11, 0.1, 0.15, 0.25, 0.2, 0.36, 0.21, 0.4, 0.15, 0.41, 0.13, 0.36, 0.0005, 0.34],
    colour,
    gloss,
  ),
  ball([0, 0.42, 0.1], [0.22, 0.025, 0.26], colour, gloss),
  box([0, 0.58, -0.2], [0.42, 0.42, 0.2], colour, { round: 0.04, ...gloss }),
  box([0, 0.8, -0.2], [0.46, 0.05, 0.24], colour, { round: 0.02, ...gloss }),
  ball([0.1, 0.83, -0.2], [0.03, 0.012, 0.03], '#b4b8c0', metal),
]
const sink = (colour = '#f6f4f0'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.16, 0, 0.1, 0.08, 0.08, 0.55, 0.1, 0.66], colour, gloss),
  turned([0, 0.62, 0], [0.1, 0, 0.26, 0.08, 0.3, 0.2, 0.27, 0.21, 0.22, 0.1, 0.0005, 0.07], colour, gloss),
  rod([0, 0.8, -0.24], [0, 1, -0.24], 0.022, '#b4b8c0', metal),
  rod([0, 1, -0.24], [0, 0.97, -0.08], 0.02, '#b4b8c0', metal),
  rod([0, 0.97, -0.08], [0, 0.93, -0.07], 0.02, '#b4b8c0', metal),
]
const lantern = (colour = '#d8282f') => ({
  parts: [
    ball([0, 0.28, 0], [0.17, 0.15, 0.17], colour, { material: 'glowing' }),
    ...around(10, (s, c) => ball([s * 0.1, 0.28, c * 0.1], [0.078, 0.15, 0.078], colour, { material: 'glowing' })),
    ...[0.19, 0.28, 0.37].map(y => ring([0, y, 0], y === 0.28 ? 0.178 : 0.152, 0.004, '#a81820')),
    ...[0.12, 0.43].map(y => turned([0, y, 0], [0.0005, 0, 0.09, 0, 0.09, 0.025, 0.0005, 0.025], '#d8a83a', metal)),
    rod([0, 0.455, 0], [0, 0.56, 0], 0.006, '#d8a83a'),
    ...around(7, (s, c) => rod([s * 0.012, 0.12, c * 0.012], [s * 0.02, 0.005, c * 0.02], 0.006, '#e8b03a')),
  ],
  sockets: { grip: [0, 0.55, 0] as Point },
})
const ladder = (colour = '#b5834a'): Part[] => [
  ...both(x => [rod([x * 0.24, 0.03, 0.25], [x * 0.2, 2.2, -0.15], 0.03, colour)]),
  ...[0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1].map(y =>
    rod([-0.23, y, 0.25 - y * 0.182], [0.23, y, 0.25 - y * 0.182], 0.022, colour),
  ),
]
const stairs = (colour = '#b0aaa0'): Part[] =>
  [0, 1, 2, 3, 4, 5].map(at =>
    box([0, 0.1 + at * 0.1, 0.75 - at * 0.3], [1.2, 0.2 + at * 0.2, 0.32], colour, { round: 0.015 }),
  )
const fence = (colour = '#f0ece2'): Part[] => [
  ...[-3, -2, -1, 0, 1, 2, 3].map(x =>
    panel([x * 0.28, 0, 0], [-0.07, 0.02, 0.07, 0.02, 0.07, 0.8, 0, 0.92, -0.07, 0.8], 0.03, colour),
  ),
  ...[0.25, 0.65].map(y => box([0, y, -0.03], [2, 0.09, 0.03], colour, { round: 0.008 })),
]
const gate = (colour = '#3a3a44'): Part[] => [
  ...both(x => [
    box([x * 1.35, 1.1, 0], [0.4, 2.2, 0.4], '#b0a494', { round: 0.03 }),
    box([x * 1.35, 2.26, 0], [0.52, 0.14, 0.52], '#c4b8a8', { round: 0.03 }),
    ball([x * 1.35, 2.47, 0], 0.17, '#c4b8a8'),
  ]),
  ...Array.from({ length: 13 }, (_, at) =>
    rod(
      [-1.08 + at * 0.18, 0.08, 0],
      [-1.08 + at * 0.18, 1.75 + 0.35 * (1 - Math.abs(at - 6) / 6), 0],
      0.022,
      colour,
      metal,
    ),
  ),
  ...[0.2, 1.2, 1.7].map(y => rod([-1.14, y, 0], [1.14, y, 0], 0.028, colour, metal)),
]
const fireplace = (colour = '#a8503c'): Part[] => [
  ...both(x => [box([x * 0.58, 0.55, 0], [0.34, 1.1, 0.5], colour, { round: 0.02 })]),
  box([0, 1.05, 0], [1.5, 0.25, 0.52], colour, { round: 0.02 }),
  box([0, 1.23, 0.02], [1.7, 0.09, 0.64], '#e8dcc8', { round: 0.02 }),
  box([0, 0.5, -0.2], [0.9, 1, 0.1], '#2c2420'),
  box([0, 0.03, 0.1], [1.6, 0.06, 0.8], '#8a8076', { round: 0.015 }),
  ...both(x => [rod([x * 0.28, 0.12, 0.08], [x * -0.2, 0.16, -0.02], 0.06, '#5a3a24')]),
  ...(
    [
      [0, 0.34, 0.16, 0.26],
      [-0.16, 0.28, 0.11, 0.2],
      [0.17, 0.27, 0.11, 0.19],
    ] as const
  ).flatMap(([x, y, w, h]) => [
    ball([x, y, 0], [w, h, 0.1], '#f08a2c', glow),
    ball([x, y - 0.05, 0.05], [w * 0.55, h * 0.6, 0.08], '#ffd84a', glow),
  ]),
]
const pictureFrame = (colour = '#c8a050'): Part[] => [
  box([0, 0.35, 0], [0.9, 0.7, 0.05], colour, { round: 0.015, ...metal }),
  box([0, 0.35, 0.022], [0.76, 0.56, 0.02], '#9cc8e6', { round: 0.004 }),
  panel(
    [0, 0.07, 0.036],
    [-0.38, 0, 0.38, 0, 0.38, 0.2, 0.2, 0.3, 0.05, 0.18, -0.14, 0.34, -0.38, 0.16],
    0.008,
    '#5f9a5a',
    { bevel: 0.002 },
  ),
  ball([0.22, 0.52, 0.034], [0.06, 0.06, 0.008], '#f8d84a'),
]
const pillow = (colour = '#f2eee6'): Part[] => [
  ball([0, 0.09, 0], [0.3, 0.09, 0.2], colour),
  box([0, 0.09, 0], [0.56, 0.09, 0.38], colour, { round: 0.045 }),
]
const carpet = (colour = '#a8323c'): Part[] => [
  box([0, 0.01, 0], [2.2, 0.02, 1.4], colour, { round: 0.008 }),
  box([0, 0.02, 0], [1.9, 0.012, 1.1], '#e2b060', { round: 0.004 }),
  box([0, 0.026, 0], [1.74, 0.01, 0.94], colour, { round: 0.004 }),
  cut([0, 0.034, 0], [-0.3, 0, 0, 0.6, 0.3, 0, 0, -0.6], 0.008, '#e2b060', { turn: [0, 0, Math.PI / 2] }),
]

/** Furniture, and what stands about a house. By pictogram. */
export const furniture: Readonly<Record<string, Kind>> = {
  'drawn-table': made(table),
  '🪑': made(chair),
  '🛋️': made(sofa),
  '🛏️': made(bed),
  'drawn-bench': made(bench),
  'drawn-hammock': { ...made(hammock), isLong: true },
  'drawn-cage': made(cage),
  'drawn-floor-lamp': made(lamp),
  'drawn-armchair': made(armchair),
  'drawn-stool': made(stool),
  'drawn-carriage-seats': made(carriageSeats),
  'drawn-desk': made(desk),
  'drawn-round-table': made(colour => roundTable(colour)),
  'drawn-bookshelf': made(bookshelf),
  'drawn-wardrobe': made(wardrobe),
  'drawn-drawers': made(drawers),
  '🚪': moving(door),
  'drawn-swing': { ...moving(swing), isLong: true },
  '🪟': made(window),
  'drawn-window-seat': made(windowSeat),
  '🪞': made(mirror),
  'drawn-fridge': made(fridge),
  'drawn-washing-machine': made(washer),
  'drawn-stove': made(stove),
  '📺': made(television),
  'drawn-microwave': made(microwave),
  'drawn-fan': made(fan),
  'drawn-clock': made(clock),
  '⏰': made(alarm),
  '🕰️': made(grandfatherClock),
  '🛁': made(bathtub),
  '🚽': made(toilet),
  '🚰': made(sink),
  '🏮': made(lantern),
  '🪜': made(ladder),
  'drawn-stairs': made(stairs),
  'drawn-fence': made(fence),
  'drawn-gate': made(gate),
  'drawn-fireplace': made(fireplace),
  '🖼️': made(pictureFrame),
  'drawn-pillow': made(pillow),
  'drawn-carpet': made(carpet),
}
