import type { Part, Point } from '../body.ts'
import { around, ball, box, panel, rod, turned, vessel } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glass, gloss, glow, made, metal } from './made.ts'

/** Large enough to be looked at by itself. */
const drop = (colour = '#6fb4e0'): Part[] => [
  turned(
    [0, 0, 0],
    [0.0005, 0, 0.1, 0.01, 0.17, 0.06, 0.2, 0.15, 0.18, 0.25, 0.11, 0.38, 0.04, 0.5, 0.0005, 0.58],
    colour,
    gloss,
  ),
  ball([-0.07, 0.24, 0.15], [0.03, 0.05, 0.02], '#ffffff', glow),
]

const PEAKS: readonly (readonly [x: number, z: number, wide: number, high: number, hue: string])[] = [
  [0, 0, 1.1, 1.5, '#6f7480'],
  [-0.95, 0.1, 0.8, 1, '#7a7f86'],
  [0.98, 0.05, 0.86, 1.15, '#666b78'],
  [-1.7, 0, 0.55, 0.62, '#828784'],
  [1.75, 0.05, 0.6, 0.7, '#757a80'],
]
/** Peaks side by side, with snow on those that are high. */
const range = (colour?: string): Part[] =>
  PEAKS.flatMap(([x, z, wide, high, hue]) => [
    turned(
      [x, 0, z],
      [0.0005, 0, wide, 0, 0.62 * wide, 0.34 * high, 0.36 * wide, 0.62 * high, 0.0005, high],
      colour ?? hue,
    ),
    turned(
      [x, 0.003, z],
      [0.0005, 0.6 * high, 0.39 * wide, 0.6 * high, 0.2 * wide, 0.8 * high, 0.0005, 1.02 * high],
      '#f6f9fc',
    ),
    turned([x, 0.002, z], [0.0005, 0, 1.03 * wide, 0, 0.84 * wide, 0.13 * high, 0.0005, 0.14 * high], '#5d7d48'),
  ])

/** Water over a ledge into its pool. */
const fall = (): Part[] => [
  ...[-1, 1].map(side =>
    box([side * 0.62, 0.8, -0.1], [0.6, 1.6, 0.6], side > 0 ? '#7c7a72' : '#6d6b64', { round: 0.12 }),
  ),
  box([0, 0.76, -0.2], [0.8, 1.52, 0.4], '#615f59', { round: 0.08 }),
  box([0, 0.8, 0.04], [0.62, 1.6, 0.12], '#8ccbe8', { round: 0.05, ...gloss }),
  ...[-0.2, -0.05, 0.1, 0.22].map((x, at) =>
    box([x, 0.8, 0.1], [0.05 + 0.02 * (at % 2), 1.56, 0.03], '#eef8fc', { round: 0.014, ...glow }),
  ),
  turned([0, 0, 0.2], [0.0005, 0, 0.86, 0, 0.84, 0.05, 0.0005, 0.06], '#5aa8d0', gloss),
  ...around(9, (s, c) => ball([0.32 * s, 0.09, 0.22 + 0.16 * c], [0.13, 0.09, 0.1], '#f4fafc')),
  ...[-0.72, -0.5, 0.55, 0.78].map((x, at) => ball([x, 1.6, -0.1], [0.16, 0.1 + 0.03 * (at % 2), 0.16], '#4f8a44')),
]

/** Pieces of broken ice in a low heap, deep enough to stand something in. */
const crushedIce = (colour = '#d6ecf6') => {
  // The same heap each time: pieces lie where a sunflower has its seeds, the higher the nearer to the middle.
  const pieces = Array.from({ length: 96 }, (_, at): Part => {
    const out = Math.sqrt(at / 96)
    const angle = at * 2.39996
    const [x, z] = [0.23 * out * Math.sin(angle), 0.23 * out * Math.cos(angle)]
    const side = 0.022 + 0.014 * ((at * 7) % 5) * 0.25
    return box(
      [x, Math.max(side * 0.45, 0.085 * (1 - out * out) + 0.012 * (at % 3)), z],
      [side, side * 0.8, side * 0.9],
      at % 4 === 0 ? '#f4fbff' : colour,
      { round: 0.004, turn: [0.7 * at, 1.1 * at, 0.4 * at], ...(at % 2 ? gloss : glass) },
    )
  })
  return {
    parts: [
      turned([0, 0, 0], [0.0005, 0, 0.22, 0, 0.17, 0.035, 0.08, 0.065, 0.0005, 0.075], '#bcdcec', gloss),
      ...pieces,
    ],
    sockets: { top: [0, 0.07, 0] as Point },
  }
}

const heap = (colour = '#dcb878'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.62, 0, 0.5, 0.06, 0.3, 0.2, 0.12, 0.36, 0.0005, 0.42], colour),
  ...around(11, (s, c, at) =>
    ball([(0.56 + 0.05 * (at % 3)) * s, 0.015, (0.56 + 0.05 * (at % 3)) * c], [0.07, 0.03, 0.06], colour),
  ),
]

/** Rolling up over itself. */
const swell = (colour = '#2f8fc4'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 1.2, 0, 1.1, 0.12, 0.7, 0.2, 0.0005, 0.22], '#2a7fb4', gloss),
  ...Array.from({ length: 9 }, (_, at): Part[] => {
    const [x, high] = [-0.8 + 0.2 * at, 0.95 - 0.05 * Math.abs(at - 3) ** 1.4]
    return [
      rod([x, 0.1, -0.1], [x + 0.06, 0.72 * high, -0.16], [0.24, 0.17], at % 2 ? colour : '#3b9cd0', gloss),
      rod([x + 0.06, 0.72 * high, -0.16], [x + 0.08, high, 0.14], [0.17, 0.1], '#58b4e0', gloss),
      rod([x + 0.08, high, 0.14], [x + 0.07, 0.74 * high, 0.42], [0.1, 0.05], '#eaf6fb'),
      ball([x + 0.07, 0.7 * high, 0.45], 0.08, '#ffffff'),
    ]
  }).flat(),
]

/** Puffs over each other, wider above. */
const plume = (colour = '#a8adb4'): Part[] =>
  Array.from({ length: 15 }, (_, at) => {
    const up = at / 14
    return ball(
      [0.16 * Math.sin(at * 1.7) * (0.3 + up), 0.08 + 1.1 * up, 0.12 * Math.cos(at * 2.3) * (0.3 + up)],
      0.1 + 0.17 * up,
      at % 3 === 1 ? '#c4c8ce' : colour,
    )
  })

const star = (colour = '#ffd84a'): Part[] => [
  panel(
    [0, 0.5, -0.06],
    Array.from({ length: 10 }, (_, at) => {
      const [r, angle] = [at % 2 ? 0.2 : 0.5, (at / 10) * 2 * Math.PI + Math.PI / 2]
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }).flat(),
    0.14,
    colour,
    glow,
  ),
]

/** Arms of stars about a bright middle, seen from above. */
const galaxy = (colour = '#b8a0f8'): Part[] => [
  ball([0, 0.5, 0], [0.09, 0.09, 0.05], '#fff4d8', glow),
  ball([0, 0.5, -0.03], [0.44, 0.36, 0.02], '#2a2150', { turn: [0.2, 0, 0] }),
  ...Array.from({ length: 150 }, (_, at) => {
    const share = Math.sqrt((at + 1) / 150)
    const angle = share * 6.5 + (at % 2) * Math.PI + 0.35 * Math.sin(at * 5.3)
    return ball(
      [0.5 * share * Math.cos(angle), 0.5 + 0.42 * share * Math.sin(angle), -0.1 * share * Math.sin(angle)],
      0.01 + 0.014 * ((at * 0.618) % 1),
      ['#ffffff', colour, '#8ac8ff', '#ffb8e0'][at % 4]!,
      glow,
    )
  }),
]

const note = (colour = '#7a4ad0'): Part[] => [
  ball([0.1, 0.12, 0], [0.15, 0.11, 0.07], colour, gloss),
  rod([-0.03, 0.14, 0], [-0.03, 0.72, 0], 0.025, colour, gloss),
  rod([-0.03, 0.72, 0], [-0.22, 0.52, 0], [0.05, 0.02], colour, gloss),
]

/** A small light with wings. */
const firefly = (): Part[] => [
  ball([0, 0.1, 0], 0.09, '#e8ff8a', glow),
  ball([0, 0.19, 0.02], [0.045, 0.05, 0.045], '#4a3a2a'),
  ...[-1, 1].map(side => ball([side * 0.1, 0.2, -0.02], [0.09, 0.035, 0.045], '#f4f8d8', { turn: [0, 0, side * 0.4] })),
]

/** Oil that stands up in spikes, longer in the middle. */
const spikes = (colour = '#15171c'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.78, 0, 0.74, 0.05, 0.0005, 0.07], colour, gloss),
  ...Array.from({ length: 61 }, (_, at) => {
    const [far, angle] = [0.64 * Math.sqrt(at / 61), at * 2.399963]
    const [x, z, high] = [far * Math.cos(angle), far * Math.sin(angle), 0.62 * (1 - far) ** 0.8 + 0.1]
    return rod([x, 0.03, z], [1.12 * x, 0.05 + high, 1.12 * z], [0.075, 0.006], colour, gloss)
  }),
]

const HANGING: readonly (readonly [x: number, z: number, long: number, hue: string])[] = [
  [0, 0, 2.2, '#5a7aa8'],
  [-0.55, 0.2, 1.5, '#8aa0b8'],
  [0.55, 0.1, 1.7, '#b88a6a'],
  [-1, -0.1, 1.1, '#c89a7a'],
  [1.02, 0.05, 1.25, '#6a8ab0'],
  [-0.25, 0.5, 0.95, '#d8b078'],
  [0.3, 0.5, 1.15, '#7a8a9a'],
  [-1.4, 0.15, 0.7, '#98a8b8'],
  [1.42, 0.1, 0.8, '#b0b8c0'],
]
/** Towers that hang from a cloud, with lit windows. */
const hanging = (): Part[] => [
  ...Array.from({ length: 15 }, (_, at) =>
    ball([-1.6 + at * 0.23, 2.5 + 0.12 * Math.sin(at * 2.1), 0.2 * Math.cos(at * 1.7)], [0.36, 0.28, 0.4], '#f4f6fa'),
  ),
  ...HANGING.flatMap(([x, z, long, hue]) => [
    box([x, 2.45 - long / 2, z], [0.42, long, 0.42], hue, { round: 0.02 }),
    ...Array.from({ length: Math.floor(long / 0.26) }, (_, row) =>
      box([x, 2.2 - row * 0.26, z + 0.205], [0.3, 0.09, 0.02], '#ffe6a0', glow),
    ),
  ]),
]

const SEAMS: readonly (readonly number[])[] = [
  [0.1, 0.9, 0.35, 0.5],
  [1.2, 0.95, 1.5, 0.35],
  [2.5, 0.92, 2.2, 0.4],
  [3.6, 0.95, 3.9, 0.3],
  [5, 0.9, 4.7, 0.45],
]
/** Once broken: gold runs down from its rim where it was. */
const mended = (colour = '#3f5a78'): Part[] => {
  const radius = (up: number): number => 0.1 + 0.22 * Math.sqrt(up)
  const on = (angle: number, up: number): [number, number, number] => [
    radius(up) * Math.sin(angle),
    0.03 + 0.24 * up,
    radius(up) * Math.cos(angle),
  ]
  return [
    vessel([0, 0, 0], [0.1, 0, 0.12, 0.03, 0.2, 0.08, 0.27, 0.16, 0.31, 0.24, 0.325, 0.28], 0.014, colour, gloss),
    ...SEAMS.flatMap(([from, high, to, low]) => {
      const [a, b, c] = [on(from!, high!), on((from! + to!) / 2 + 0.16, (high! + low!) / 2), on(to!, low!)]
      return [
        rod(a, b, 0.013, '#f2c648', metal),
        rod(b, c, 0.012, '#f2c648', metal),
        rod(b, on(to! + 0.55, (high! + low!) / 2 + 0.1), 0.01, '#f2c648', metal),
      ]
    }),
  ]
}

/** What has no shape of its own, in the shape that it is known by. */
export const stuffs: Readonly<Record<string, Kind>> = {
  'drawn-crushed-ice': made(crushedIce),
  'drawn-drop': made(drop),
  'drawn-mountain-range': made(range),
  'drawn-falling-water': made(fall),
  'drawn-sand-heap': made(heap),
  'drawn-swell': made(swell),
  'drawn-plume': made(plume),
  'drawn-star': made(star),
  'drawn-galaxy': made(galaxy),
  'drawn-note': made(note),
  'drawn-firefly': made(firefly),
  'drawn-hanging-city': made(hanging),
  'drawn-mended-bowl': made(mended),
  'drawn-ferrofluid': made(spikes),
}
