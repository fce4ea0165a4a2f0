import type { Part, Point } from '../body.ts'
import { around, ball, both, box, buildThing, cut, panel, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { gloss, glow, long, made, metal, moving } from './made.ts'

const RED = '#d0242f'
const GOLD = '#f2c23c'

/** A dragon's head that looks along z, so many metres from brow to chin. */
const dragonHead = ([x, y, z]: Point, s: number, colour: string): Part[] => {
  const at = (p: Point): Point => [x + p[0] * s, y + p[1] * s, z + p[2] * s]
  const m = (value: number): number => value * s
  return [
    ball(at([0, 0, 0]), [m(0.36), m(0.32), m(0.42)], colour),
    box(at([0, -0.06, 0.5]), [m(0.5), m(0.22), m(0.56)], colour, { round: m(0.09) }),
    box(at([0, -0.3, 0.42]), [m(0.4), m(0.1), m(0.56)], RED, { round: m(0.04) }),
    ...around(10, (sin, cos) => ball(at([sin * 0.42, cos * 0.4, -0.28]), [m(0.14), m(0.14), m(0.12)], GOLD)),
    rod(at([0, -0.36, 0.5]), at([0, -0.75, 0.35]), [m(0.1), m(0.02)], '#fbf4e2'),
    ...both(side => [
      ball(at([side * 0.2, 0.2, 0.26]), m(0.13), '#fbf8f0'),
      ball(at([side * 0.22, 0.21, 0.37]), m(0.065), '#17131a', gloss),
      ball(at([side * 0.2, 0.34, 0.24]), [m(0.15), m(0.05), m(0.1)], GOLD),
      ball(at([side * 0.15, 0.06, 0.76]), m(0.08), GOLD),
      rod(at([side * 0.16, 0.24, -0.08]), at([side * 0.32, 0.8, -0.4]), [m(0.075), m(0.03)], GOLD),
      rod(at([side * 0.24, 0.5, -0.22]), at([side * 0.5, 0.72, -0.14]), [m(0.05), m(0.02)], GOLD),
      rod(at([side * 0.22, -0.06, 0.74]), at([side * 0.62, -0.12, 0.9]), [m(0.035), m(0.02)], GOLD),
      rod(at([side * 0.62, -0.12, 0.9]), at([side * 0.8, -0.5, 0.6]), [m(0.02), m(0.006)], GOLD),
      ...[0.35, 0.5, 0.65].map(far =>
        rod(at([side * 0.2, -0.16, far]), at([side * 0.2, -0.26, far]), [m(0.04), m(0.01)], '#fbf8f0'),
      ),
    ]),
  ]
}
/** Segments of a long body through places, each with a fin and a paler belly. */
function coils(
  place: (t: number) => Point,
  count: number,
  thick: (t: number) => number,
  colour: string,
  fin: string,
): Part[] {
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [place(n / count), place((n + 1) / count)]
    const r = thick(n / count)
    return [
      rod(from, to, [r, thick((n + 1) / count)], colour),
      ball([to[0], to[1] - r * 0.45, to[2]], [r * 0.7, r * 0.66, r * 0.9], '#f6dc8a'),
      rod([to[0], to[1] + r * 0.6, to[2]], [to[0], to[1] + r * 1.75, to[2] - r * 0.6], [r * 0.34, r * 0.06], fin),
    ]
  }).flat()
}
/** 龙: no wings; a long body in waves, four clawed legs, antlers and whiskers. */
const easternDragon = (colour = '#2f9a6a') => {
  const place = (t: number): Point => [
    0.35 * Math.sin(t * 9),
    1.25 + 0.55 * Math.cos(t * 7.5) - t * 0.25,
    1.6 - t * 4.6,
  ]
  return {
    parts: [
      ...coils(place, 22, t => 0.26 * (1 - t * 0.75), colour, '#e8622c'),
      ...dragonHead([0, 2, 2.05], 0.85, colour),
      rod(place(0), [0, 1.95, 1.85], [0.25, 0.24], colour),
      ...[0.2, 0.62].flatMap(t =>
        both(side => {
          const [x, y, z] = place(t)
          const foot: Point = [x + side * 0.5, 0.12, z + 0.15]
          return [
            rod([x + side * 0.1, y, z], [x + side * 0.42, Math.max(0.4, y - 0.5), z - 0.12], [0.14, 0.1], colour),
            rod([x + side * 0.42, Math.max(0.4, y - 0.5), z - 0.12], foot, [0.1, 0.07], colour),
            ...[-0.4, 0, 0.4].map(a =>
              rod(foot, [foot[0] + Math.sin(a) * 0.2, 0.03, foot[2] + Math.cos(a) * 0.2], [0.045, 0.015], GOLD),
            ),
          ]
        }),
      ),
      ...[-0.35, 0, 0.35].map(a => {
        const [x, y, z] = place(1)
        return rod([x, y, z], [x + Math.sin(a) * 0.3, y + 0.3, z - 0.35 * Math.cos(a)], [0.09, 0.02], '#e8622c')
      }),
    ],
    sockets: { seat: [0, 2, 0.9] as Point, top: [0, 2, 0.9] as Point, mouth: [0, 1.8, 2.75] as Point },
  }
}
/** 舞龙: a cloth dragon on poles. */
const dragonDance = (colour = '#e0a82c') => {
  const place = (t: number): Point => [0.7 * Math.sin(t * 7), 2.1 + 0.35 * Math.cos(t * 11), 3 - t * 6.5]
  return [
    ...coils(place, 26, t => 0.24 * (1 - t * 0.5), colour, RED),
    ...dragonHead([0, 2.55, 3.4], 1, colour),
    rod(place(0), [0, 2.5, 3.2], 0.24, colour),
    ...[0, 0.17, 0.34, 0.51, 0.68, 0.85].map(t => {
      const [x, y, z] = place(t)
      return rod([x, y, z], [x, 0, z], 0.03, '#c8302c')
    }),
    rod([0, 0, 3.9], [0, 2, 5], 0.03, '#c8302c'),
    ball([0, 2.15, 5.08], 0.22, RED, gloss),
    ring([0, 2.15, 5.08], 0.23, 0.03, GOLD),
  ]
}
/** A paper bag over a flame, that rises. */
const skyLantern = (colour = '#f8b45a'): Part[] => [
  turned([0, 0.06, 0], [0.2, 0, 0.3, 0.2, 0.34, 0.5, 0.3, 0.72, 0.16, 0.84, 0.0005, 0.86], colour, glow),
  ring([0, 0.06, 0], 0.2, 0.012, '#8a5a34'),
  ...around(2, (s, c) => rod([s * 0.2, 0.06, c * 0.2], [0, 0.05, 0], 0.006, '#8a5a34')),
  ball([0, 0.08, 0], [0.05, 0.07, 0.05], '#fff0a0', glow),
  ball([0, 0.45, 0], [0.12, 0.12, 0.343], '#f06a2c', glow),
]
/** A string of red rolls with gold rims. */
const firecrackers = (colour = RED): Part[] => [
  rod([0, 1.25, 0], [0, 0.05, 0], 0.008, '#f4ead2'),
  box([0, 1.3, 0], [0.2, 0.14, 0.03], colour, { round: 0.02 }),
  panel([0, 1.3, 0.018], [-0.04, 0, 0, -0.05, 0.04, 0, 0, 0.05], 0.008, GOLD),
  ...Array.from({ length: 11 }, (_, n) =>
    both(side => {
      const [y, turn] = [1.14 - n * 0.1, side * (n % 2 ? 0.8 : 0.5)]
      const from: Point = [side * 0.01, y, (n % 2) * 0.02]
      const to: Point = [side * 0.01 + Math.sin(turn) * 0.12, y - Math.cos(turn) * 0.12, (n % 2) * 0.05]
      return [rod(from, to, 0.024, colour, gloss), ball(to, 0.025, GOLD)]
    }),
  ).flat(),
]
const redEnvelope = (colour = RED): Part[] => [
  box([0, 0.09, 0], [0.1, 0.18, 0.008], colour, { round: 0.006 }),
  panel([0, 0.15, 0.0055], [-0.05, 0.03, 0, -0.025, 0.05, 0.03], 0.002, '#b81c28'),
  ball([0, 0.125, 0.006], [0.016, 0.016, 0.003], GOLD, metal),
  panel([0, 0.07, 0.0055], [-0.03, 0, 0, -0.03, 0.03, 0, 0, 0.03], 0.002, GOLD),
  panel([0, 0.07, 0.0068], [-0.019, 0, 0, -0.019, 0.019, 0, 0, 0.019], 0.002, colour),
]
/** Two strips of red paper with signs of gold, and the short one across. */
const couplets = (colour = RED): Part[] => [
  ...[-0.32, 0.32].flatMap(x => [
    box([x, 0.5, 0], [0.17, 1, 0.012], colour, { round: 0.004 }),
    ...Array.from({ length: 5 }, (_, at) => 0.12 + at * 0.19).flatMap(y => [
      box([x, y, 0.009], [0.085, 0.014, 0.006], GOLD, metal),
      box([x, y - 0.034, 0.009], [0.1, 0.013, 0.006], GOLD, metal),
      box([x, y - 0.02, 0.009], [0.014, 0.09, 0.006], GOLD, metal),
    ]),
  ]),
  box([0, 1.1, 0], [0.62, 0.16, 0.012], colour, { round: 0.004 }),
  ...[-0.21, -0.07, 0.07, 0.21].flatMap(x => [
    box([x, 1.11, 0.009], [0.08, 0.013, 0.006], GOLD, metal),
    box([x, 1.1, 0.009], [0.013, 0.1, 0.006], GOLD, metal),
  ]),
]
const windChime = (colour = '#b8d8e0') => ({
  parts: [
    rod([0, 0.6, 0], [0, 0.48, 0], 0.004, '#8a6a4a'),
    ring([0, 0.615, 0], 0.018, 0.004, '#8a6a4a', { turn: [1.57, 0, 0] }),
    turned([0, 0.46, 0], [0.0005, 0, 0.11, 0, 0.1, 0.02, 0.0005, 0.024], '#c89a5c'),
    ...around(
      6,
      (s, c, n) =>
        rod([s * 0.085, 0.46, c * 0.085], [s * 0.085, 0.42, c * 0.085], 0.002, '#f4ead2') &&
        rod([s * 0.085, 0.44, c * 0.085], [s * 0.085, 0.2 - (n % 3) * 0.05, c * 0.085], 0.014, colour, metal),
    ),
    rod([0, 0.46, 0], [0, 0.1, 0], 0.003, '#f4ead2'),
    ball([0, 0.28, 0], [0.05, 0.02, 0.05], '#c89a5c'),
    box([0, 0.05, 0], [0.07, 0.1, 0.006], '#f0e4c8', { round: 0.004 }),
  ],
})
const incenseBurner = (colour = '#a8843c'): Part[] => [
  ...around(3, (s, c) => rod([s * 0.2, 0.16, c * 0.2], [s * 0.26, 0, c * 0.26], [0.05, 0.035], colour, metal)),
  turned(
    [0, 0.12, 0],
    [0.0005, 0, 0.22, 0.02, 0.32, 0.16, 0.3, 0.3, 0.34, 0.34, 0.3, 0.34, 0.27, 0.3, 0.0005, 0.28],
    colour,
    metal,
  ),
  ...both(x => [
    rod([x * 0.32, 0.4, 0], [x * 0.42, 0.62, 0], 0.035, colour, metal),
    rod([x * 0.42, 0.62, 0], [x * 0.34, 0.66, 0], 0.035, colour, metal),
  ]),
  turned([0, 0.4, 0], [0.0005, 0, 0.27, 0, 0.27, 0.02, 0.0005, 0.03], '#c8bca8'),
  ...[-0.1, 0, 0.1].flatMap((x, n) => [
    rod([x, 0.42, (n % 2) * 0.05], [x * 1.2, 0.78, (n % 2) * 0.05], 0.007, '#c8402c'),
    ball([x * 1.2, 0.79, (n % 2) * 0.05], 0.011, '#ff8a3c', glow),
  ]),
]
/** Sits with crossed legs on a lotus, hands in the lap. */
const buddha = (colour = '#d8ac3c'): Part[] => [
  ...around(12, (s, c) => ball([s * 0.56, 0.16, c * 0.46], [0.17, 0.15, 0.17], '#c8963a', metal)),
  turned([0, 0, 0], [0.0005, 0, 0.6, 0, 0.52, 0.12, 0.5, 0.28, 0.0005, 0.3], '#c8963a', metal),
  ball([0, 0.42, 0.06], [0.62, 0.17, 0.4], colour, metal),
  ...both(x => [
    rod([x * 0.45, 0.42, 0.18], [x * -0.12, 0.42, 0.4], [0.15, 0.1], colour, metal),
    rod([x * 0.32, 1.05, 0], [x * 0.4, 0.7, 0.14], [0.13, 0.11], colour, metal),
    rod([x * 0.4, 0.7, 0.14], [x * 0.06, 0.56, 0.38], [0.11, 0.07], colour, metal),
    ball([x * 0.215, 1.4, 0.02], [0.035, 0.14, 0.05], colour, metal),
    ball([x * 0.08, 1.48, 0.185], [0.045, 0.012, 0.02], '#6a4a1c'),
  ]),
  ball([0, 0.85, 0], [0.34, 0.42, 0.25], colour, metal),
  ball([0, 1.45, 0.02], [0.2, 0.24, 0.2], colour, metal),
  ball([0, 1.6, -0.02], [0.205, 0.15, 0.2], '#3a4a8a'),
  ball([0, 1.76, -0.03], [0.09, 0.08, 0.09], '#3a4a8a'),
  ball([0, 1.54, 0.2], 0.02, '#e0402c'),
  ball([0, 1.35, 0.205], [0.05, 0.014, 0.02], '#9a6a1c'),
]
const totemPole = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.42, 0, 0.42, 3.9, 0.0005, 3.9], '#8a5a34'),
  ...[0, 1, 2].flatMap(n => {
    const y = 0.7 + n * 1.25
    const hue = ['#c8402c', '#2f7a8a', '#e0a03c'][n]!
    return [
      turned([0, y - 0.45, 0], [0.43, 0, 0.46, 0.1, 0.46, 0.9, 0.43, 1], hue),
      rod([0, y, 0.45], [0, y - 0.1, 0.75], [0.14, 0.05], '#f2d28a'),
      box([0, y - 0.3, 0.45], [0.5, 0.14, 0.08], '#f4ead2', { round: 0.03 }),
      ...both(x => [
        ball([x * 0.2, y + 0.2, 0.42], [0.13, 0.15, 0.08], '#f8f0dc'),
        ball([x * 0.2, y + 0.2, 0.49], [0.07, 0.08, 0.04], '#1c1a20'),
        box([x * 0.2, y + 0.4, 0.42], [0.26, 0.06, 0.1], '#1c1a20', { round: 0.02 }),
      ]),
    ]
  }),
  ...both(x => [
    cut([x * 0.9, 3.3, 0], [-0.1, -0.25, 0.1, -0.2, 0.1, 0.15, -0.1, 0.3], 1, x > 0 ? '#2f7a8a' : '#2f7a8a', {
      bevel: 0.03,
    }),
  ]),
]
/** 糖画: a figure of amber sugar on a stick. */
const sugarPainting = (colour = '#e09a2c'): Part[] => {
  const line = (points: readonly number[]): Part[] =>
    Array.from({ length: points.length / 2 - 1 }, (_, n) =>
      rod([points[n * 2]!, points[n * 2 + 1]!, 0], [points[n * 2 + 2]!, points[n * 2 + 3]!, 0], 0.006, colour, gloss),
    )
  return [
    rod([0, 0, 0], [0, 0.26, 0], 0.004, '#e8d2a0'),
    ...line([0, 0.1, -0.06, 0.12, -0.09, 0.17, -0.06, 0.22, 0, 0.23, 0.06, 0.21, 0.09, 0.16, 0.06, 0.11, 0, 0.1]),
    ...line([0.07, 0.2, 0.12, 0.24, 0.1, 0.28, 0.06, 0.27, 0.05, 0.22]),
    ...line([0.11, 0.27, 0.15, 0.265, 0.11, 0.255]),
    ...line([0.07, 0.28, 0.06, 0.32, 0.09, 0.31, 0.1, 0.33, 0.105, 0.29]),
    ...[0, 1, 2, 3].flatMap(n =>
      line([
        -0.08,
        0.16,
        -0.14 - n * 0.012,
        0.15 + n * 0.035,
        -0.18 + n * 0.01,
        0.19 + n * 0.045,
        -0.15 + n * 0.016,
        0.22 + n * 0.04,
      ]),
    ),
    ...line([-0.04, 0.2, -0.01, 0.14, 0.03, 0.19]),
    ...line([-0.02, 0.21, 0.02, 0.155, 0.05, 0.2]),
  ]
}
/** A jointed figure of coloured leather, flat, on two sticks. */
const shadowPuppet = (colour = '#c8402c'): Part[] => [
  panel([0, 0.3, 0], [-0.09, -0.15, 0.1, -0.15, 0.06, 0.1, -0.06, 0.1], 0.006, colour),
  panel([0, 0.13, 0], [-0.08, -0.12, -0.01, -0.12, -0.01, 0.06, -0.06, 0.06], 0.006, '#2f7a5a'),
  panel([0.03, 0.13, 0.002], [-0.02, -0.12, 0.06, -0.12, 0.03, 0.06, -0.02, 0.06], 0.006, '#2f7a5a'),
  panel(
    [0.01, 0.45, 0],
    [-0.04, -0.06, 0.03, -0.06, 0.06, -0.01, 0.04, 0.02, 0.04, 0.06, -0.05, 0.06],
    0.006,
    '#f0d2a0',
  ),
  panel([0, 0.53, 0], [-0.07, -0.03, 0.06, -0.03, 0.04, 0.03, 0, 0.08, -0.03, 0.03], 0.006, '#1c1a20'),
  ball([0.03, 0.465, 0.006], [0.008, 0.006, 0.003], '#1c1a20'),
  ...[0.24, 0.32].map(y => panel([0, y, 0.005], [-0.03, 0, 0, -0.025, 0.03, 0, 0, 0.025], 0.004, GOLD)),
  ...both(x => [
    rod([x * 0.06, 0.37, 0.004], [x * 0.17, 0.3, 0.004], [0.022, 0.016], '#2f6fa8'),
    rod([x * 0.17, 0.3, 0.004], [x * 0.19, 0.4, 0.004], [0.014, 0.01], '#f0d2a0'),
    rod([x * 0.19, 0.4, 0], [x * 0.23, 0.02, -0.02], 0.005, '#8a6a3c'),
  ]),
]
/** A mask for a feast: half white, half red, painted. */
const operaMask = (colour = '#f4f0e8'): Part[] => [
  ball([0, 0.15, 0], [0.11, 0.15, 0.05], colour, gloss),
  ...both(x => [
    ball([x * 0.042, 0.18, 0.042], [0.026, 0.013, 0.012], '#1c1a20'),
    ball([x * 0.05, 0.215, 0.035], [0.04, 0.011, 0.012], RED, { turn: [0, 0, x * 0.5] }),
    ball([x * 0.066, 0.12, 0.034], [0.026, 0.03, 0.01], RED),
    ball([x * 0.088, 0.2, 0.018], [0.016, 0.04, 0.012], '#2f6fa8'),
  ]),
  rod([0, 0.25, 0.034], [0, 0.2, 0.048], [0.016, 0.01], GOLD),
  rod([0, 0.18, 0.05], [0, 0.125, 0.062], [0.01, 0.018], colour),
  ball([0, 0.075, 0.042], [0.032, 0.011, 0.012], RED),
]
/** A lamp with a spout, out of which a wish comes. */
const genieLamp = (colour = '#e0a82c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.07, 0, 0.06, 0.015, 0.025, 0.03, 0.025, 0.045, 0.0005, 0.05], colour, metal),
  ball([0, 0.085, 0], [0.075, 0.045, 0.1], colour, metal),
  rod([0, 0.085, 0.08], [0, 0.1, 0.16], [0.03, 0.02], colour, metal),
  rod([0, 0.1, 0.16], [0, 0.14, 0.2], [0.02, 0.014], colour, metal),
  ring([0, 0.1, -0.12], 0.04, 0.009, colour, { turn: [0, 0, 1.57], ...metal }),
  turned([0, 0.12, 0], [0.0005, 0, 0.05, 0, 0.035, 0.02, 0.012, 0.03, 0.0005, 0.032], colour, metal),
  ball([0, 0.165, 0], 0.014, RED, gloss),
]

/** What feasts, temples and tales have. By pictogram and name. */
export const festiveThings: Readonly<Record<string, Kind>> = {
  'drawn-eastern-dragon': long(easternDragon),
  'drawn-dragon-dance': long(dragonDance),
  'drawn-sky-lantern': moving(colour => buildThing({ parts: skyLantern(colour) })),
  '🧨': made(firecrackers),
  '🧧': made(redEnvelope),
  '🎐': made(windChime),
  'drawn-couplets': made(couplets),
  'drawn-incense-burner': made(incenseBurner),
  'drawn-buddha': made(buddha),
  'drawn-totem-pole': made(totemPole),
  'drawn-sugar-painting': made(sugarPainting),
  'drawn-shadow-puppet': made(shadowPuppet),
  '🎭': made(operaMask),
  'drawn-genie-lamp': long(genieLamp),
}
