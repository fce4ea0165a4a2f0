import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, panel, ring, rod, turned, vessel } from '../kits/thing.ts'
import { scalePart } from '../scale-part.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, made, metal, moving } from './made.ts'

const TURNS = 26
/** Two strands around each other, with their rungs. */
const helix = (colour = '#3aa0e8'): Part[] =>
  Array.from({ length: TURNS }, (_, at): Part[] => {
    const [angle, y] = [at * 0.48, 0.05 + at * 0.062]
    const [x, z] = [0.26 * Math.cos(angle), 0.26 * Math.sin(angle)]
    return [
      ball([x, y, z], 0.055, colour, glow),
      ball([-x, y, -z], 0.055, '#f08ac0', glow),
      rod([x, y, z], [0, y, 0], 0.02, at % 2 ? '#f2c230' : '#6fe0a0', glow),
      rod([0, y, 0], [-x, y, -z], 0.02, at % 2 ? '#e0562c' : '#8ab8f8', glow),
    ]
  }).flat()

/** A bubble with a kernel in it. */
const cell = (colour = '#7fd0b0'): Part[] => [
  ball([0, 0.5, 0], 0.5, colour, glass),
  ball([0.02, 0.5, 0.02], [0.2, 0.19, 0.2], '#7a4ab0', gloss),
  ball([0.07, 0.56, 0.15], 0.06, '#e88ad0'),
  ...around(9, (s, c, at) =>
    ball([0.33 * s, 0.5 + 0.2 * Math.sin(at * 2.1), 0.33 * c], [0.06, 0.035, 0.045], at % 2 ? '#f2b84a' : '#e0605a', {
      turn: [at, at * 1.3, 0],
    }),
  ),
]

const virus = (colour = '#d84a4a'): Part[] => [
  ball([0, 0.5, 0], 0.32, colour, gloss),
  ...Array.from({ length: 34 }, (_, at): Part[] => {
    const y = 1 - (2 * (at + 0.5)) / 34
    const [r, turn] = [Math.sqrt(1 - y * y), at * 2.399963]
    const [x, z] = [r * Math.cos(turn), r * Math.sin(turn)]
    return [
      rod([0.3 * x, 0.5 + 0.3 * y, 0.3 * z], [0.44 * x, 0.5 + 0.44 * y, 0.44 * z], 0.018, colour),
      ball([0.46 * x, 0.5 + 0.46 * y, 0.46 * z], 0.042, '#f2a03a'),
    ]
  }).flat(),
]

/** Links that hang together, each turned to the one before. */
const chain = (colour = '#7c828c'): Part[] =>
  Array.from({ length: 5 }, (_, at) =>
    ring([(at - 2) * 0.15, 0.12, 0], 0.095, 0.026, colour, {
      turn: [at % 2 ? Math.PI / 2 : 0, 0, 0],
      ...metal,
    }),
  )

/** A piece with a knob on one side and room for one on the other: two of them fit. */
const piece = (colour = '#2e8ac0'): Part[] => [
  box([0, 0.5, 0], [0.8, 1, 0.16], colour, { round: 0.03 }),
  box([0.46, 0.5, 0], [0.14, 0.16, 0.16], colour),
  turned([0.6, 0.5, -0.08], [0.0005, 0, 0.15, 0, 0.15, 0.16, 0.0005, 0.16], colour, { turn: [Math.PI / 2, 0, 0] }),
  turned([-0.25, 0.5, 0.012], [0.0005, 0, 0.15, 0, 0.15, 0.17, 0.0005, 0.17], '#1f2a36', { turn: [Math.PI / 2, 0, 0] }),
  box([-0.36, 0.5, 0.005], [0.1, 0.16, 0.17], '#1f2a36'),
]

const BARS = ['#3a8fd0', '#38a8a0', '#58b858', '#f2b82c', '#e0562c'] as const
/** Higher from left to right as it is seen, with an arrow over them. */
const bars = (): Part[] => [
  box([0, 0.02, 0], [1.9, 0.04, 0.5], '#3a4250', { round: 0.01 }),
  ...BARS.map((hue, at) => {
    const high = 0.28 + at * 0.24
    return box([(2 - at) * 0.36, 0.04 + high / 2, 0], [0.26, high, 0.26], hue, { round: 0.015 })
  }),
  ...[0, 1, 2, 3].map(at =>
    rod(
      [(2 - at) * 0.36, 0.42 + at * 0.24, 0.16],
      [(1 - at) * 0.36, 0.42 + (at + 1) * 0.24, 0.16],
      0.03,
      '#d8242c',
      gloss,
    ),
  ),
  panel([-0.78, 1.42, 0.16], [-0.14, 0.2, -0.02, -0.16, 0.16, 0], 0.05, '#d8242c'),
]

/** Two halves of folds. */
const brain = (colour = '#e8a0a8'): Part[] => [
  ...both(x => [
    ball([x * 0.19, 0.42, 0], [0.21, 0.28, 0.4], colour),
    ...Array.from({ length: 13 }, (_, at) => {
      const [turn, y] = [at * 1.9, 0.26 + 0.027 * at]
      const r = Math.sqrt(Math.max(0.05, 1 - ((y - 0.42) / 0.3) ** 2))
      return ball(
        [x * (0.19 + 0.17 * r * Math.abs(Math.sin(turn))), y, 0.34 * r * Math.cos(turn)],
        [0.085, 0.07, 0.1],
        at % 2 ? colour : '#d88894',
        { turn: [0, turn, 0.6] },
      )
    }),
  ]),
  ball([0, 0.22, -0.26], [0.22, 0.12, 0.16], '#d88894'),
  rod([0, 0.2, -0.14], [0, 0.03, -0.16], [0.09, 0.06], '#d88894'),
]

const mask = (colour = '#f4f0e8'): Part[] => [
  ball([0, 0.5, -0.06], [0.34, 0.48, 0.2], colour, gloss),
  ...both(x => [
    ball([x * 0.13, 0.58, 0.12], [0.075, 0.035, 0.05], '#1a1418'),
    rod([x * 0.06, 0.66, 0.13], [x * 0.2, 0.68, 0.08], 0.014, '#8a6a5a'),
    ball([x * 0.17, 0.44, 0.08], [0.06, 0.05, 0.05], '#eab8ac'),
  ]),
  rod([0, 0.6, 0.13], [0, 0.46, 0.19], [0.03, 0.045], colour),
  ball([0, 0.32, 0.12], [0.1, 0.032, 0.05], '#c8343c'),
]

/** Six arms with twigs, as under a glass. */
const crystal = (colour = '#d8f0fc'): Part[] => [
  ball([0, 0.6, 0], [0.1, 0.1, 0.05], colour, glow),
  ...Array.from({ length: 6 }, (_, at): Part[] => {
    const angle = (at / 6) * 2 * Math.PI + Math.PI / 6
    const along = (far: number, aside: number): Point => [
      far * Math.cos(angle) - aside * Math.sin(angle),
      0.6 + far * Math.sin(angle) + aside * Math.cos(angle),
      0,
    ]
    return [
      rod(along(0, 0), along(0.58, 0), 0.024, colour, glow),
      ...[0.2, 0.34, 0.48].flatMap((far, nth) =>
        [-1, 1].map(side => rod(along(far, 0), along(far + 0.11, side * (0.15 - 0.03 * nth)), 0.017, colour, glow)),
      ),
    ]
  }).flat(),
]

/** Arms of stars around a bright middle. */
const spiral = (colour = '#b8a0f8'): Part[] => [
  ball([0, 0.3, 0], [0.1, 0.07, 0.1], '#fff4d8', glow),
  ...Array.from({ length: 110 }, (_, at) => {
    const share = Math.sqrt((at + 1) / 110)
    const angle = share * 7 + (at % 2) * Math.PI + 0.3 * Math.sin(at * 5.3)
    const far = 0.5 * share
    return ball(
      [far * Math.cos(angle), 0.3 + 0.3 * far * Math.sin(angle), 0.85 * far * Math.sin(angle)],
      0.012 + 0.014 * ((at * 0.618) % 1),
      ['#ffffff', colour, '#8ac8ff', '#ffb8e0'][at % 4]!,
      glow,
    )
  }),
]

const TOWERS: readonly (readonly [x: number, z: number, high: number, hue: string])[] = [
  [0, 0, 0.46, '#5a7aa8'],
  [-0.13, 0.05, 0.34, '#8aa0b8'],
  [0.14, 0.02, 0.38, '#b88a6a'],
  [-0.05, 0.15, 0.2, '#d8b078'],
  [0.1, 0.16, 0.24, '#7a8a9a'],
  [-0.22, -0.06, 0.22, '#c89a7a'],
  [0.24, -0.06, 0.26, '#6a8ab0'],
  [-0.1, -0.15, 0.4, '#98a8b8'],
  [0.1, -0.15, 0.3, '#b0b8c0'],
]
/** A town of towers, no larger than a cup. */
const city = () => ({
  parts: [
    turned([0, 0, 0], [0.0005, 0, 0.34, 0, 0.34, 0.03, 0.0005, 0.035], '#6f8f4a'),
    ...TOWERS.flatMap(([x, z, high, hue]) => [
      box([x, 0.03 + high / 2, z], [0.11, high, 0.11], hue, { round: 0.008 }),
      ...Array.from({ length: Math.floor(high / 0.075) }, (_, row) =>
        box([x, 0.075 + row * 0.075, z + 0.053], [0.075, 0.024, 0.008], '#ffe6a0', glow),
      ),
    ]),
    ...around(7, (s, c) => ball([0.29 * s, 0.06, 0.29 * c], [0.035, 0.045, 0.035], '#4a8a3a')),
  ],
  sockets: { top: [0, 0.5, 0] as Point },
})

/** Large enough to look into, with a cork. */
const jar = () => ({
  parts: [
    vessel(
      [0, 0, 0],
      [0.36, 0, 0.44, 0.05, 0.46, 0.2, 0.46, 0.66, 0.34, 0.84, 0.24, 0.9, 0.24, 0.98],
      0.012,
      '#dcecf2',
      glass,
    ),
    turned([0, 0.95, 0], [0.0005, 0, 0.22, 0, 0.24, 0.13, 0.0005, 0.13], '#b98a58'),
  ],
  sockets: { top: [0, 1.08, 0] as Point, bottom: [0, 0.03, 0] as Point },
})
/** Round and open at the top. */
const bowl = () => ({
  parts: [
    vessel(
      [0, 0, 0],
      [0.24, 0, 0.4, 0.1, 0.5, 0.3, 0.52, 0.46, 0.46, 0.66, 0.36, 0.8, 0.38, 0.84],
      0.012,
      '#dcecf2',
      glass,
    ),
  ],
  sockets: { top: [0, 0.84, 0] as Point, bottom: [0, 0.03, 0] as Point },
})

/** A door by itself, and what is seen where it opens. */
const doorTo =
  (sky: string, land: string, lights: string) =>
  (colour = '#8a5230') => {
    const leaf = { bone: 'hinge' } as const
    return buildThing({
      bones: [{ name: 'hinge', at: [-0.58, 0, 0.05] }],
      parts: [
        ...both(x => [box([x * 0.64, 1.3, 0], [0.14, 2.6, 0.18], '#e8e0d0', { round: 0.015 })]),
        box([0, 2.63, 0], [1.42, 0.14, 0.18], '#e8e0d0', { round: 0.015 }),
        box([0, 0.02, 0], [1.42, 0.04, 0.3], '#c8beac'),
        box([0, 1.75, -0.04], [1.15, 1.64, 0.02], sky, glow),
        box([0, 0.5, -0.04], [1.15, 0.96, 0.022], land, glow),
        ball([0.24, 1.45, -0.03], [0.14, 0.14, 0.01], lights, glow),
        ...[0.2, 0.42, 0.62, 0.8].map((y, at) =>
          box([0.16 * Math.sin(at * 2.2), y, -0.026], [0.62 - 0.1 * at, 0.022, 0.004], lights, glow),
        ),
        box([0, 1.28, 0.03], [1.14, 2.5, 0.06], colour, { round: 0.01, ...leaf }),
        ...both(x =>
          [0.65, 1.85].map(y => box([x * 0.26, y, 0.06], [0.36, 0.86, 0.02], '#a0653c', { round: 0.01, ...leaf })),
        ),
        ball([0.46, 1.26, 0.09], 0.04, '#d8b45a', { ...metal, ...leaf }),
      ],
    })
  }

/** Steps that end in a bank of clouds. */
const skyStairs = (colour = '#f4f0e6'): Part[] => [
  ...Array.from({ length: 18 }, (_, at) =>
    box([0.06 * (at - 9), 0.1 + at * 0.2, -at * 0.2], [1.3 - at * 0.028, 0.2, 0.34], at % 2 ? colour : '#e2dccc', {
      round: 0.012,
    }),
  ),
  ...Array.from({ length: 11 }, (_, at) =>
    ball(
      [0.5 + 0.42 * (at - 5), 3.75 + 0.2 * Math.sin(at * 1.9), -3.6 + 0.3 * Math.cos(at * 2.3)],
      [0.46, 0.3, 0.4],
      '#fbfcfe',
    ),
  ),
  box([0.5, 1.85, -3.62], [0.3, 3.7, 0.2], '#e2dccc'),
]

/** As it is drawn over the head of who has an idea. */
const brightBulb = (colour = '#ffe27a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.05, 0, 0.06, 0.03, 0.06, 0.1, 0.05, 0.12, 0.0005, 0.12], '#8a9098', metal),
  ball([0, 0.26, 0], [0.15, 0.16, 0.15], colour, glow),
  rod([0, 0.1, 0], [0, 0.2, 0], [0.06, 0.1], colour, glow),
]

/** A kernel of balls, and rings around it with one on each. */
const atom = (colour = '#3aa0e8'): Part[] => [
  ...Array.from({ length: 10 }, (_, at) => {
    const [y, turn] = [1 - (2 * (at + 0.5)) / 10, at * 2.399963]
    const r = Math.sqrt(1 - y * y)
    const hue = at % 2 ? '#e0402e' : colour
    return ball([0.11 * r * Math.cos(turn), 0.6 + 0.11 * y, 0.11 * r * Math.sin(turn)], 0.085, hue, gloss)
  }),
  ...[0, 1.05, 2.1].flatMap(turn => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    return [
      ring([0, 0.6, 0], 0.56, 0.012, '#b8d8f4', { turn: [Math.PI / 2 - 0.5, 0, turn], ...glow }),
      ball([0.49 * c, 0.6 + 0.49 * s, 0.24], 0.055, '#ffe27a', glow),
    ]
  }),
]

/** Open at its middle, pages up. */
const openBook = (colour = '#7a2f2c') => ({
  parts: [
    ...both(x => [
      box([x * 0.29, 0.03, 0], [0.58, 0.03, 0.8], colour, { round: 0.01 }),
      box([x * 0.28, 0.07, 0], [0.54, 0.06, 0.76], '#f6efdc', { round: 0.02 }),
      box([x * 0.15, 0.1, 0], [0.28, 0.05, 0.76], '#fbf6e8', { round: 0.025 }),
      ...[-0.24, -0.12, 0, 0.12, 0.24].map(z => box([x * 0.36, 0.101, z], [0.26, 0.004, 0.02], '#a89c84')),
    ]),
  ],
  sockets: { top: [0, 0.125, 0] as Point },
})

/** As large as the sheet that it is folded of. */
const CRANE = 0.42
/** Folded of one white sheet: a body, two wings, a neck and a tail. */
const paperCrane = (colour = '#fbfaf6'): Part[] => [
  rod([0, 0.2, -0.12], [0, 0.24, 0.12], [0.07, 0.07], colour),
  rod([0, 0.24, 0.1], [0, 0.56, 0.34], [0.05, 0.016], colour),
  rod([0, 0.56, 0.34], [0, 0.49, 0.46], [0.026, 0.004], '#e8e4da'),
  rod([0, 0.22, -0.1], [0, 0.52, -0.44], [0.055, 0.008], colour),
  ...both(x => [
    panel([0, 0.24, 0], x > 0 ? [0, 0, 0.4, 0.42, 0.1, -0.14] : [0, 0, -0.1, -0.14, -0.4, 0.42], 0.016, '#f1eee6'),
    panel([0, 0.24, 0.05], x > 0 ? [0, 0.04, 0.3, 0.44, 0.4, 0.42] : [0, 0.04, -0.4, 0.42, -0.3, 0.44], 0.02, colour),
  ]),
  rod([0, 0.02, 0], [0, 0.2, 0], [0.02, 0.08], '#e8e4da'),
]

/** What science and dreams speak of: too small, too large or too strange to stand about. By name. */
export const ideas: Readonly<Record<string, Kind>> = {
  'drawn-helix': made(helix),
  'drawn-cell': made(cell),
  'drawn-virus': made(virus),
  '⛓️': made(chain),
  '🧩': made(piece),
  'drawn-bar-chart': made(bars),
  '🧠': made(brain),
  '🎭': made(mask),
  'drawn-snow-crystal': made(crystal),
  'drawn-spiral-galaxy': made(spiral),
  'drawn-tiny-city': made(city),
  'drawn-glass-jar': made(jar),
  'drawn-glass-bowl': made(bowl),
  'drawn-door-to-sea': moving(doorTo('#9fd0f0', '#2e8ac0', '#f8fbfc')),
  'drawn-door-to-woods': moving(doorTo('#bfe0b0', '#4a8a3a', '#e8f4c0')),
  'drawn-door-to-space': moving(doorTo('#141a3a', '#241a4a', '#f4f0ff')),
  'drawn-door-to-snow': moving(doorTo('#cfe0f0', '#f4f8fc', '#ffffff')),
  'drawn-door-to-light': moving(doorTo('#fff4d0', '#ffe6a0', '#ffffff')),
  'drawn-sky-stairs': made(skyStairs),
  'drawn-bright-bulb': made(brightBulb),
  'drawn-atom': made(atom),
  'drawn-open-book': made(openBook),
  'drawn-paper-crane': made(colour => paperCrane(colour).map(part => scalePart(part, CRANE))),
}
