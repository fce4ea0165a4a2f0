import type { Part, Point } from '../body.ts'
import { around, ball, both, box, panel, ring, rod, turned, vessel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { cap as off, content, glass, gloss, made, metal } from './made.ts'

const cup = (colour = '#d9583f') => ({
  parts: [
    turned(
      [0, 0, 0],
      [0.02, 0.005, 0.034, 0, 0.04, 0.02, 0.043, 0.095, 0.039, 0.098, 0.035, 0.09, 0.02, 0.088],
      colour,
      gloss,
    ),
    turned([0, 0.083, 0], [0.001, 0, 0.037, 0, 0.037, 0.002, 0.001, 0.003], '#5a3a24', gloss),
    ring([0.052, 0.05, 0], 0.024, 0.007, colour, { turn: [Math.PI / 2, 0, 0] }),
    turned([0, 0, 0], [0.02, 0.002, 0.07, 0.008, 0.075, 0.014, 0.02, 0.01], '#f4efe6'),
  ],
  sockets: { grip: [0, 0.05, 0] as Point, top: [0, 0.1, 0] as Point },
})
const bottle = (colour = '#3f7a4a', cap = '#c8a03c') => ({
  parts: [
    turned(
      [0, 0, 0],
      [0.01, 0, 0.036, 0, 0.04, 0.01, 0.04, 0.17, 0.034, 0.2, 0.015, 0.235, 0.014, 0.29, 0.01, 0.292],
      colour,
      gloss,
    ),
    turned([0, 0.285, 0], [0.016, 0, 0.017, 0.025, 0.01, 0.027], cap, off),
    turned([0, 0.06, 0], [0.0405, 0, 0.0415, 0.002, 0.0415, 0.08, 0.0405, 0.082], '#f4ecd8'),
  ],
  sockets: { grip: [0, 0.12, 0] as Point },
})

const CLEAR = '#b4ccd6'
/** A filling, from a height to another, of a radius below and above. */
const liquid = (from: number, to: number, below: number, above: number, colour: string): Part =>
  turned([0, 0, 0], [0.0005, from, below, from, above, to, above * 0.97, to + 0.001, 0.0005, to + 0.001], colour, {
    ...gloss,
    ...content,
  })
const tumbler = (drink: string, high = 0.13, r = 0.036): Part[] => [
  liquid(0.008, high * 0.74, r * 0.8, r * 0.91, drink),
  vessel([0, 0, 0], [r * 0.84, 0, r * 0.87, 0.004, r, high], 0.0025, CLEAR, glass),
]
const straw = (x: number, y: number, high: number, colour = '#e0504a'): Part =>
  rod([x, y, 0], [x + 0.02, high, 0.005], 0.0035, colour)
const stemmed = (bowl: readonly number[], foot: number): Part[] => [
  turned([0, 0, 0], [0.0005, 0, foot, 0, foot, 0.003, 0.006, 0.008, 0.004, 0.02, 0.004, bowl[1]!], CLEAR, glass),
  vessel([0, 0, 0], bowl, 0.002, CLEAR, glass),
]
const handle = (x: number, y: number, r: number, thick: number, colour: string, more = {}): Part =>
  ring([x, y, 0], r, thick, colour, { turn: [Math.PI / 2, 0, 0], ...more })
const teapot = (colour = '#8fa8b4', more: typeof gloss | typeof metal = gloss) => ({
  parts: [
    turned(
      [0, 0, 0],
      [0.0005, 0, 0.05, 0, 0.055, 0.008, 0.085, 0.05, 0.088, 0.08, 0.07, 0.115, 0.045, 0.128, 0.0005, 0.13],
      colour,
      more,
    ),
    turned([0, 0.124, 0], [0.046, 0, 0.044, 0.008, 0.015, 0.02, 0.0005, 0.021], colour, { ...more, ...off }),
    ball([0, 0.153, 0], 0.012, colour, { ...more, ...off }),
    rod([0.07, 0.05, 0], [0.125, 0.09, 0], [0.02, 0.013], colour, more),
    rod([0.125, 0.09, 0], [0.145, 0.13, 0], [0.013, 0.01], colour, more),
    handle(-0.095, 0.075, 0.042, 0.009, colour, more),
  ],
  sockets: { grip: [-0.13, 0.075, 0] as Point, top: [0, 0.15, 0] as Point, spout: [0.15, 0.135, 0] as Point },
})
const plate = (colour = '#f6f2ea', r = 0.13): Part =>
  turned(
    [0, 0, 0],
    [0.0005, 0, r * 0.6, 0, r * 0.68, 0.006, r, 0.02, r * 0.99, 0.024, r * 0.66, 0.011, 0.0005, 0.01],
    colour,
    gloss,
  )
const bowl = (colour = '#e8e2d6', r = 0.08, high = 0.07): Part =>
  vessel([0, 0, 0], [r * 0.45, 0, r * 0.5, 0.006, r * 0.82, high * 0.45, r, high], 0.005, colour, gloss)
/** Stands on its end, as it is held. */
const spoon = (colour = '#c8ccd4'): Part[] => [
  rod([0, 0.005, 0], [0, 0.14, 0], [0.006, 0.0035], colour, metal),
  ball([0, 0.165, 0], [0.02, 0.03, 0.007], colour, metal),
]
const fork = (x = 0, colour = '#c8ccd4'): Part[] => [
  rod([x, 0.005, 0], [x, 0.13, 0], [0.006, 0.004], colour, metal),
  box([x, 0.14, 0], [0.03, 0.016, 0.006], colour, { round: 0.003, ...metal }),
  ...[-0.0125, -0.004, 0.004, 0.0125].map(at =>
    rod([x + at, 0.145, 0], [x + at, 0.19, 0], [0.0028, 0.0018], colour, metal),
  ),
]
const knife = (blade = '#d2d6de', grip = '#3a3038'): Part[] => [
  box([0, 0.06, 0], [0.026, 0.12, 0.018], grip, { round: 0.008 }),
  panel([0.004, 0.12, 0], [-0.018, 0, 0.022, 0, 0.026, 0.03, 0.02, 0.14, -0.016, 0.19], 0.003, blade, {
    ...metal,
    bevel: 0.001,
  }),
  ...[0.03, 0.09].map(y => ball([0, y, 0.01], 0.003, '#c8ccd4', metal)),
]
const pot = (colour = '#b4463c') => ({
  parts: [
    vessel([0, 0, 0], [0.1, 0, 0.115, 0.01, 0.118, 0.12, 0.122, 0.124], 0.006, colour, gloss),
    turned([0, 0.122, 0], [0.122, 0, 0.12, 0.006, 0.07, 0.03, 0.0005, 0.034], colour, { ...gloss, ...off }),
    ball([0, 0.17, 0], [0.02, 0.014, 0.02], '#2c2a30', { ...gloss, ...off }),
    turned([0, 0.09, 0], [0.0005, 0, 0.1, 0, 0.08, 0.012, 0.0005, 0.018], '#f6f1e4'),
    ...both(x => [handle(x * 0.125, 0.095, 0.024, 0.008, '#2c2a30')]),
  ],
  sockets: { top: [0, 0.16, 0] as Point },
})
const pan = (r = 0.14, deep = 0.045, colour = '#3a3a42'): Part[] => [
  vessel([0, 0, 0], [r * 0.75, 0, r * 0.82, 0.006, r, deep], 0.006, colour, metal),
  rod([r * 0.98, deep * 0.85, 0], [r * 0.98 + 0.19, deep + 0.03, 0], [0.011, 0.013], '#4a3428'),
]
/** Square shoulders, a gold neck and a stopper, half full. */
const perfume = (colour = '#f0b8a8') => [
  box([0, 0.042, 0], [0.062, 0.05, 0.03], colour, { round: 0.004, ...gloss }),
  box([0, 0.048, 0], [0.08, 0.096, 0.042], '#f2ece8', { round: 0.008, ...glass }),
  turned([0, 0.096, 0], [0.014, 0, 0.014, 0.014, 0.0005, 0.014], '#d8b45a', metal),
  box([0, 0.13, 0], [0.034, 0.04, 0.034], '#e6c878', { round: 0.006, ...metal, ...off }),
  box([0, 0.045, 0.0225], [0.04, 0.026, 0.002], '#fbf6ec', { round: 0.001 }),
]
const creamJar = (colour = '#f6f3ee'): Part[] => [
  turned([0, 0, 0], [0.03, 0, 0.036, 0.004, 0.037, 0.034, 0.034, 0.038], colour, gloss),
  turned([0, 0.038, 0], [0.037, 0, 0.038, 0.003, 0.038, 0.02, 0.034, 0.025, 0.001, 0.026], '#d8b46a', {
    ...metal,
    ...off,
  }),
  // What is in it ends in a curl.
  turned(
    [0, 0.032, 0],
    [0.0005, 0, 0.034, 0, 0.028, 0.006, 0.02, 0.005, 0.012, 0.011, 0.004, 0.012, 0.0005, 0.018],
    '#fdfaf4',
    gloss,
  ),
  turned([0, 0.012, 0], [0.0375, 0, 0.0375, 0.016], '#e8dcc8'),
]
const bucket = (colour = '#5f8fc8') => ({
  parts: [
    vessel([0, 0, 0], [0.1, 0, 0.105, 0.008, 0.145, 0.27, 0.152, 0.275, 0.15, 0.285], 0.006, colour, gloss),
    ring([0, 0.27, 0], 0.15, 0.005, '#c8ccd4', { turn: [Math.PI / 2 - 0.5, 0, 0] }),
  ],
  sockets: { grip: [0, 0.27, 0] as Point, top: [0, 0.28, 0] as Point },
})
const barrel = (colour = '#a8743f') => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.26, 0, 0.3, 0.2, 0.315, 0.42, 0.3, 0.64, 0.26, 0.84, 0.24, 0.84, 0.235, 0.81, 0.0005, 0.81],
    colour,
  ),
  ...[0.1, 0.3, 0.54, 0.74].map(y => ring([0, y, 0], y === 0.1 || y === 0.74 ? 0.278 : 0.306, 0.012, '#4a4a52', metal)),
]
const basket = (colour = '#c89a5a') => ({
  parts: [
    vessel([0, 0, 0], [0.15, 0, 0.16, 0.01, 0.2, 0.2], 0.012, colour),
    ...[0.03, 0.075, 0.12, 0.165].map((y, at) =>
      ring([0, y, 0], 0.163 + y * 0.2, 0.012, at % 2 ? '#b5834a' : '#d8ae6e'),
    ),
    ring([0, 0.205, 0], 0.2, 0.017, '#a8743f'),
    ...around(13, (s, c) => rod([s * 0.168, 0.01, c * 0.168], [s * 0.21, 0.2, c * 0.21], 0.007, '#a8743f')),
    ring([0, 0.2, 0], 0.2, 0.013, '#a8743f', { turn: [Math.PI / 2, 0, 0] }),
  ],
  sockets: { grip: [0, 0.39, 0] as Point, top: [0, 0.16, 0] as Point },
})
const wateringCan = (colour = '#4f9a7a') => ({
  parts: [
    turned([0, 0, 0], [0.0005, 0, 0.1, 0, 0.105, 0.01, 0.1, 0.2, 0.09, 0.21, 0.085, 0.2, 0.0005, 0.19], colour, gloss),
    rod([0.08, 0.05, 0], [0.26, 0.24, 0], [0.02, 0.012], colour),
    turned([0.27, 0.25, 0], [0.012, -0.02, 0.04, 0.012, 0.0005, 0.018], colour, { turn: [0, 0, -0.85] }),
    handle(-0.11, 0.12, 0.06, 0.01, colour),
    handle(-0.01, 0.2, 0.075, 0.01, colour),
  ],
  sockets: { grip: [0, 0.27, 0] as Point },
})
const jug = (colour = '#e8e2d6'): Part[] => [
  vessel([0, 0, 0], [0.05, 0, 0.07, 0.02, 0.078, 0.08, 0.06, 0.16, 0.05, 0.19, 0.06, 0.22], 0.004, colour, gloss),
  handle(-0.085, 0.125, 0.05, 0.009, colour, gloss),
  ball([0.058, 0.215, 0], [0.022, 0.008, 0.018], colour, gloss),
]

/** Hangs head down, as it drips. */
const honeyDipper = (colour = '#b5793f'): Part[] => [
  rod([0, 0.05, 0], [0, 0.2, 0], [0.005, 0.006], colour),
  ...[0.012, 0.02, 0.025, 0.027, 0.025, 0.02].map((r, at) =>
    turned([0, 0.004 + at * 0.0095, 0], [0.0005, 0, r, 0.001, r, 0.0055, 0.008, 0.0065, 0.008, 0.0095], colour),
  ),
]

/** What one eats and drinks from. By pictogram. */
export const tableware: Readonly<Record<string, Kind>> = {
  '☕': made(cup),
  '🍵': made((colour = '#5f9a7a') => cup(colour)),
  '🍾': made(colour => bottle(colour)),
  'drawn-mug': made((colour = '#3f7fae') => ({
    parts: [
      vessel([0, 0, 0], [0.038, 0, 0.041, 0.004, 0.041, 0.1], 0.003, colour, gloss),
      liquid(0.01, 0.085, 0.037, 0.037, '#5a3a24'),
      handle(0.05, 0.052, 0.026, 0.007, colour, gloss),
    ],
    sockets: { grip: [0, 0.05, 0] },
  })),
  // One in a colour is painted; glass would take the colour of what is behind it.
  'drawn-bottle': made(colour => [
    ...(colour ? [] : [liquid(0.006, 0.15, 0.031, 0.031, '#a8d8e8')]),
    vessel(
      [0, 0, 0],
      [0.032, 0, 0.035, 0.006, 0.035, 0.16, 0.03, 0.185, 0.014, 0.215, 0.013, 0.24],
      0.002,
      colour ?? '#5aa0b8',
      colour ? gloss : glass,
    ),
    turned([0, 0.236, 0], [0.0155, 0, 0.0155, 0.02, 0.0005, 0.021], '#f2f0ea', off),
    turned([0, 0.07, 0], [0.0352, 0, 0.0362, 0.001, 0.0362, 0.055, 0.0352, 0.056], '#f4efe2'),
  ]),
  'drawn-honey-dipper': made(colour => honeyDipper(colour)),
  '🥛': made(() => tumbler('#fbf8f2')),
  // Pale blue is taken for milk: water is the colour of what is deep.
  'drawn-glass': made((colour = '#58b4dc') => tumbler(colour)),
  '🥤': made((colour = '#d8323c') => [
    turned([0, 0, 0], [0.0005, 0, 0.032, 0, 0.042, 0.135, 0.0005, 0.135], colour),
    turned([0, 0, 0], [0.0345, 0.04, 0.0355, 0.041, 0.0398, 0.095, 0.039, 0.096], '#fbf8f2'),
    turned([0, 0.133, 0], [0.0445, 0, 0.0455, 0.008, 0.038, 0.014, 0.0005, 0.014], '#f4f2ee', gloss),
    straw(0, 0.14, 0.21),
  ]),
  '🧋': made(() => [
    ...around(7, (s, c) => ball([s * 0.022, 0.012, c * 0.022], 0.009, '#2c1c18', gloss)),
    ...around(5, (s, c) => ball([s * 0.026, 0.027, c * 0.026], 0.009, '#2c1c18', gloss)),
    liquid(0.03, 0.12, 0.032, 0.038, '#d2a67c'),
    vessel([0, 0, 0], [0.033, 0, 0.043, 0.135], 0.0025, CLEAR, glass),
    turned([0, 0.133, 0], [0.045, 0, 0.045, 0.006, 0.036, 0.03, 0.0005, 0.036], CLEAR, glass),
    rod([0, 0.05, 0], [0.025, 0.235, 0], 0.006, '#3fb0a0'),
  ]),
  '🍷': made((colour = '#98103a') => ({
    parts: [
      liquid(0.103, 0.14, 0.012, 0.034, colour),
      ...stemmed([0.006, 0.095, 0.03, 0.118, 0.038, 0.15, 0.031, 0.2], 0.034),
    ],
    sockets: { grip: [0, 0.06, 0] },
  })),
  '🍸': made((colour = '#c8e0a0') => ({
    parts: [
      liquid(0.105, 0.142, 0.006, 0.048, colour),
      ...stemmed([0.004, 0.095, 0.058, 0.155], 0.034),
      rod([-0.03, 0.125, 0], [0.05, 0.165, 0], 0.002, '#c8a06a'),
      ball([0.004, 0.146, 0], 0.011, '#6f8a2c', gloss),
    ],
    sockets: { grip: [0, 0.06, 0] },
  })),
  '🍹': made((colour = '#f0932c') => [
    liquid(0.06, 0.15, 0.018, 0.038, colour),
    ...stemmed([0.01, 0.05, 0.03, 0.075, 0.036, 0.11, 0.041, 0.165], 0.034),
    straw(-0.01, 0.1, 0.225, '#e84a7a'),
    panel([0.04, 0.16, 0], [-0.024, 0, -0.017, 0.017, 0, 0.024, 0.017, 0.017, 0.024, 0, 0, -0.024], 0.006, '#f6c23a'),
    turned([-0.03, 0.18, 0], [0.034, 0, 0.02, 0.012, 0.0005, 0.018], '#d8407a', { turn: [0, 0, 0.4] }),
  ]),
  '🍺': made((colour = '#e8a42c') => ({
    parts: [
      liquid(0.012, 0.115, 0.043, 0.043, colour),
      vessel([0, 0, 0], [0.048, 0, 0.05, 0.008, 0.047, 0.13], 0.004, CLEAR, glass),
      ...around(7, (s, c) => ball([s * 0.03, 0.135, c * 0.03], 0.022, '#fdfaf0', { bone: 'froth' })),
      ball([0, 0.142, 0], 0.03, '#fdfaf0', { bone: 'froth' }),
      handle(0.062, 0.07, 0.036, 0.008, CLEAR, glass),
    ],
    sockets: { grip: [0.09, 0.07, 0] },
  })),
  '🥃': made((colour = '#c87a2c') => [
    ...tumbler(colour, 0.09, 0.042),
    box([0.008, 0.056, 0.006], [0.026, 0.026, 0.026], '#e8f2f6', { round: 0.004, turn: [0.3, 0.5, 0.2], ...glass }),
  ]),
  '🍶': made((colour = '#f0ece2') => ({
    parts: [
      turned(
        [-0.02, 0, 0],
        [0.0005, 0, 0.035, 0, 0.042, 0.02, 0.042, 0.08, 0.018, 0.12, 0.016, 0.14, 0.026, 0.165, 0.0005, 0.16],
        colour,
        gloss,
      ),
      vessel([0.065, 0, 0.02], [0.016, 0, 0.02, 0.01, 0.026, 0.035], 0.003, colour, gloss),
      ring([-0.02, 0.085, 0], 0.0405, 0.002, '#3a5fa8'),
    ],
    sockets: { grip: [0, 0.08, 0] },
  })),
  '🍼': made((colour = '#f6efe0') => [
    liquid(0.006, 0.1, 0.026, 0.026, '#fdf8ec'),
    vessel([0, 0, 0], [0.028, 0, 0.03, 0.005, 0.03, 0.13], 0.002, colour, glass),
    turned([0, 0.128, 0], [0.032, 0, 0.032, 0.022, 0.02, 0.026, 0.0005, 0.026], '#5fb0d8'),
    turned([0, 0.153, 0], [0.018, 0, 0.014, 0.012, 0.007, 0.02, 0.007, 0.032, 0.0005, 0.036], '#e8b890'),
  ]),
  '🧃': made((colour = '#f0932c') => [
    box([0, 0.06, 0], [0.07, 0.12, 0.045], colour, { round: 0.003 }),
    panel([0, 0.062, 0.0235], [-0.02, -0.02, 0.02, -0.02, 0.024, 0.01, 0, 0.03, -0.024, 0.01], 0.003, '#fdf6e4'),
    straw(0.01, 0.115, 0.17, '#fbf8f2'),
  ]),
  '🫖': made(colour => teapot(colour)),
  'drawn-kettle': made((colour = '#b8bcc6') => {
    const { parts, ...rest } = teapot(colour, metal)
    return { parts: [...parts, handle(0, 0.15, 0.07, 0.009, '#2c2a30')], ...rest }
  }),
  '🏺': made((colour = '#c8703c') => ({
    parts: [
      vessel(
        [0, 0, 0],
        [0.07, 0, 0.075, 0.015, 0.05, 0.03, 0.13, 0.18, 0.14, 0.26, 0.09, 0.36, 0.055, 0.4, 0.055, 0.45, 0.08, 0.475],
        0.008,
        colour,
      ),
      turned([0, 0, 0], [0.134, 0.195, 0.142, 0.2, 0.146, 0.24, 0.14, 0.25], '#3a2418'),
      ...both(x => [handle(x * 0.1, 0.39, 0.05, 0.012, colour)]),
    ],
    sockets: { top: [0, 0.46, 0] },
  })),
  'drawn-vase': made((colour = '#5f8fb8') => ({
    parts: [
      vessel(
        [0, 0, 0],
        [0.05, 0, 0.055, 0.01, 0.085, 0.1, 0.08, 0.16, 0.04, 0.24, 0.04, 0.27, 0.055, 0.3],
        0.005,
        colour,
        gloss,
      ),
      ring([0, 0.12, 0], 0.084, 0.004, '#f4efe2'),
      ring([0, 0.15, 0], 0.08, 0.004, '#f4efe2'),
    ],
    sockets: { top: [0, 0.28, 0] },
  })),
  'drawn-jug': made(jug),
  '🍽️': made(() => ({
    parts: [
      plate(),
      box([0.17, 0.006, 0.05], [0.018, 0.01, 0.09], '#3a3038', { round: 0.004 }),
      box([0.172, 0.006, -0.05], [0.022, 0.004, 0.12], '#c8ccd4', { round: 0.001, ...metal }),
      rod([-0.17, 0.008, 0.1], [-0.17, 0.008, -0.05], 0.005, '#c8ccd4', metal),
      box([-0.17, 0.008, -0.06], [0.03, 0.005, 0.016], '#c8ccd4', { round: 0.002, ...metal }),
      ...[-0.0125, -0.004, 0.004, 0.0125].map(x =>
        rod([-0.17 + x, 0.008, -0.065], [-0.17 + x, 0.008, -0.105], 0.0025, '#c8ccd4', metal),
      ),
    ],
    sockets: { top: [0, 0.015, 0] },
  })),
  'drawn-plate': made((colour = '#f6f2ea') => ({
    parts: [plate(colour), ring([0, 0.0225, 0], 0.124, 0.0025, '#5f8fb8')],
    sockets: { top: [0, 0.012, 0] },
  })),
  'drawn-bowl': made((colour = '#4f86b0') => ({ parts: [bowl(colour)], sockets: { top: [0, 0.05, 0] } })),
  '🥣': made((colour = '#4f86b0') => [
    bowl(colour),
    turned([0, 0.05, 0], [0.0005, 0, 0.07, 0, 0.06, 0.008, 0.0005, 0.012], '#f0dca8'),
    rod([0.02, 0.06, 0], [0.11, 0.13, 0.02], [0.005, 0.004], '#c8ccd4', metal),
  ]),
  '🥢': made((colour = '#a8502c') =>
    both(x => [rod([x * 0.012, 0.005, 0], [x * 0.004, 0.23, 0], [0.004, 0.0022], colour)]),
  ),
  '🥄': made(spoon),
  '🍴': made(() => fork()),
  '🔪': made(() => ({ parts: knife(), sockets: { grip: [0, 0.06, 0] } })),
  'drawn-pot': made(pot),
  'drawn-pan': made((colour = '#b8543c') => ({
    parts: pan(0.14, 0.045, colour),
    sockets: { grip: [0.24, 0.06, 0], top: [0, 0.01, 0] },
  })),
  'drawn-wok': made(() => ({
    parts: pan(0.18, 0.085, '#2e2c34'),
    sockets: { grip: [0.3, 0.1, 0], top: [0, 0.03, 0] },
  })),
  'drawn-cream-jar': made(creamJar),
  'drawn-perfume': made(perfume),
  'drawn-thermos': made((colour = '#3f7f6a') => [
    turned([0, 0, 0], [0.0005, 0, 0.036, 0, 0.038, 0.006, 0.038, 0.2, 0.03, 0.215, 0.0005, 0.215], colour, metal),
    turned([0, 0.205, 0], [0.032, 0, 0.032, 0.05, 0.028, 0.055, 0.0005, 0.055], '#c4c8d0', { ...metal, ...off }),
  ]),
  '🪣': made(bucket),
  'drawn-barrel': made(barrel),
  '🧺': made(basket),
  'drawn-watering-can': made(wateringCan),
}
