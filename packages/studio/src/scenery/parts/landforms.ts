import { cos, sin } from '../arithmetic.ts'
import { type Part, ball, box, cone, pillar, tapered } from './part.ts'

const rocky = { matter: 'rock', kind: 3, texel: 12 } as const
const leafy = { matter: 'leaves', kind: 2, texel: 8 } as const

/** Rock, ice and water in the shapes that a land is known by, and the bridges over them. */
export const LANDFORMS = {
  /** Leads away from the eye: planks, ropes at both hands, posts at the ends. */
  'rope-bridge': () => [
    ...Array.from({ length: 44 }, (_, at) => {
      const high = at < 20 ? 0 : 0.006 * (at - 20) * (at - 20)
      return box([0, high - 0.1, at * 0.72], [2.5, 0.09, 0.52], at % 3 ? '#9a744a' : '#85603a', {
        matter: 'boards',
        scale: 0.5,
        texel: 2,
      })
    }),
    ...[-1.3, 1.3].flatMap(x => [
      ...Array.from({ length: 32 }, (_, at) => {
        const high = at < 15 ? 0 : 0.0115 * (at - 15) * (at - 15)
        return pillar([x, high, at], [0.05, 1.15, 0.05], '#c8a870')
      }),
      ...Array.from({ length: 32 }, (_, at) => {
        const high = at < 15 ? 0 : 0.0115 * (at - 15) * (at - 15)
        return box([x, 1.1 + high, at], [0.1, 0.1, 1.06], '#d8b87c')
      }),
      pillar([x * 1.3, 2, 32], [0.4, 4, 0.4], '#6a4a30', { matter: 'wood' }),
    ]),
  ],
  /** Steep rock with a wooded rim, as both sides of a gorge have it. */
  'gorge-wall': ({ seeded, colour }) => [
    tapered([0, -34, 0], [26, 42, 16], colour ?? '#7d766a', {
      ...rocky,
      second: '#a39a88',
      scale: 4,
      taper: [0.96, 0.7],
      turn: seeded.between(-7, 7),
    }),
    ...[-9, -3, 3, 9].map(x =>
      ball([x + seeded.between(-1, 1), 6, 0], [seeded.between(7, 10), seeded.between(4, 7), 8], '#3f7a34', {
        ...leafy,
        second: '#6fa04a',
        scale: 1.6,
      }),
    ),
    ...[-8, 2, 9].map(x =>
      ball([x, seeded.between(-12, -2), -6.4], [5, 2.4, 3], '#44803a', { ...leafy, second: '#6fa04a', scale: 1.2 }),
    ),
  ],
  /** A hump of stone with one round arch below it, seen from the side. */
  'stone-arch-bridge': ({ colour }) =>
    Array.from({ length: 21 }, (_, at) => {
      const x = (at - 10) * 0.62
      const top = 2.9 - 0.034 * x * x
      const under = Math.abs(x) < 3.1 ? Math.sqrt(3.1 * 3.1 - x * x) * 0.72 : 0
      const stone = colour ?? (at % 2 ? '#8f897e' : '#9b9488')
      return [
        box([x, under, 0], [0.63, top - under, 2.8], stone, { matter: 'blocks', scale: 0.42, texel: 1.5 }),
        box([x, top, -1.3], [0.63, 0.5, 0.26], '#7d786e', { matter: 'blocks', scale: 0.3 }),
        box([x, top, 1.3], [0.63, 0.5, 0.26], '#7d786e', { matter: 'blocks', scale: 0.3 }),
      ]
    }).flat(),
  /** A mountain's side that falls straight into the water. */
  'fjord-wall': ({ seeded }) => [
    tapered([0, -4, 0], [80, seeded.between(62, 88), 46], '#6a6e6c', {
      ...rocky,
      second: '#8d918c',
      scale: 9,
      taper: [0.42, 0.3],
      turn: seeded.between(-12, 12),
      texel: 20,
    }),
    tapered([seeded.between(-8, 8), -4, -6], [88, 26, 48], '#41663c', {
      ...leafy,
      second: '#5f8350',
      scale: 5,
      taper: [0.72, 0.6],
      turn: seeded.between(-10, 10),
      texel: 20,
    }),
  ],
  /** Water and steam out of a white cone. */
  geyser: () => [
    cone([0, -0.2, 0], [4.4, 1, 4.4], '#d8cdb8', { taper: [0.3, 0.3], matter: 'rock', kind: 3 }),
    ...Array.from({ length: 9 }, (_, at) =>
      ball(
        [0.1 * at * (at % 2 ? 1 : -1) * 0.4, 0.5 + at * 0.9, 0],
        [0.7 + at * 0.16, 1.7, 0.7 + at * 0.16],
        '#f4fafc',
        { isClear: true, glow: [0.1, 0.11, 0.12] },
      ),
    ),
    ...[0, 1, 2, 3, 4].map(at =>
      ball([(at - 2) * 0.9, 8 + (at % 2), 0.3], [2.4, 2.2, 2], '#f6fafc', { isClear: true, glow: [0.1, 0.11, 0.12] }),
    ),
  ],
  /** A hot spring: blue in the middle, then green, yellow and rust. */
  'hot-pool': () =>
    [
      ['#a8582e', 9, 0.02],
      ['#d8a83a', 8, 0.04],
      ['#5aa86a', 6.8, 0.06],
      ['#2a9ac8', 5.4, 0.08],
    ].map(([tint, wide, top]) =>
      pillar([0, 0, 0], [wide as number, top as number, (wide as number) * 0.7], tint as string, {
        gloss: 0.2,
        rough: 0.03,
      }),
    ),
  /** The trunk of a giant, with ferns at its foot. */
  'giant-trunk': ({ seeded }) => [
    cone([0, -0.3, 0], [seeded.between(3.4, 4.8), 30, seeded.between(3.4, 4.6)], '#8a4a30', {
      taper: [0.74, 0.74],
      matter: 'wood',
      second: '#5f2f20',
      scale: 1.4,
      kind: 2,
    }),
    cone([0, -0.3, 0], [7, 2.2, 6.6], '#7a4029', { taper: [0.5, 0.5], matter: 'wood', scale: 1, kind: 2 }),
    ...[-2.6, 2.4].map(x =>
      ball([x, 0, -1.8], [1.8, 1.1, 1.4], '#3f7a3a', { ...leafy, second: '#74a854', scale: 0.5 }),
    ),
  ],
  /** A window in the rock that wind has made. */
  'rock-arch': ({ colour }) =>
    Array.from({ length: 19 }, (_, at) => {
      const angle = Math.PI * (at / 18)
      const thick = 6.2 - 2.6 * sin(angle) + (at % 3) * 0.4
      return ball([-9.5 * cos(angle), 12.5 * sin(angle) - 3, 0], [thick, thick * 1.1, thick], colour ?? '#c4683c', {
        ...rocky,
        second: '#e09a64',
        scale: 2.6,
      })
    }),
  /** A chimney of soft stone with a dark hat. */
  hoodoo: ({ seeded }) => {
    const high = seeded.between(7, 13)
    return [
      cone([0, -0.5, 0], [high * 0.62, high, high * 0.58], '#e0c49a', {
        taper: [0.34, 0.34],
        matter: 'rock',
        second: '#f0dcb8',
        scale: 2,
        kind: 3,
      }),
      cone([0, high - 1, 0], [high * 0.3, high * 0.22, high * 0.3], '#8f6a4c', {
        taper: [0.3, 0.3],
        matter: 'rock',
        kind: 3,
      }),
    ]
  },
  /** Sandstone that stands alone, with trees on its head and its ledges. */
  'stone-pillar': ({ seeded }) => {
    const [wide, high] = [seeded.between(10, 15), seeded.between(52, 78)]
    const bend = seeded.between(-12, 12)
    return [
      ...[0, 1, 2].map(part =>
        tapered(
          [seeded.between(-1, 1), part * high * 0.33 - 4, 0],
          [wide * (1 - part * 0.12), high * 0.36, wide * (0.9 - part * 0.1)],
          ['#8d7f6c', '#a08d74', '#96866e'][part]!,
          { ...rocky, second: '#c0aa88', scale: 3, taper: [0.94, 0.94], turn: bend + part * 9 },
        ),
      ),
      ...[-0.3, 0.3].map(x =>
        ball([x * wide, high - 4, 0], [wide * 0.7, wide * 0.5, wide * 0.7], '#3f6a3a', {
          ...leafy,
          second: '#628a4e',
          scale: 2,
        }),
      ),
      ...[0.3, 0.6].map(share =>
        ball([wide * 0.3, high * share, -wide * 0.34], [wide * 0.5, wide * 0.3, wide * 0.4], '#456f3c', {
          ...leafy,
          second: '#628a4e',
          scale: 2,
        }),
      ),
    ]
  },
  /** A pine that wind has bent over the edge, its needles in flat shelves. */
  'bent-pine': () => [
    ...Array.from({ length: 12 }, (_, at) =>
      ball([-0.5 + at * 0.12, at * 0.4 - 0.1, 0], [0.52 - at * 0.02, 0.7, 0.52 - at * 0.02], '#5a4030', {
        matter: 'wood',
      }),
    ),
    box([1.6, 3.3, 0], [3, 0.16, 0.2], '#5a4030'),
    ...(
      [
        [-0.6, 4.5, 3],
        [1.2, 4, 3.2],
        [2.9, 3.2, 3],
        [-1.1, 3.4, 2],
        [0.6, 5.1, 2.4],
      ] as const
    ).map(([x, y, wide]) =>
      ball([x, y, 0], [wide, 0.7, wide * 0.7], '#2f5a34', { ...leafy, second: '#4f7c48', scale: 0.5, texel: 2 }),
    ),
  ],
  /** Pads on the water and flowers over them. */
  'lotus-bed': ({ seeded }) =>
    Array.from({ length: 9 }, (_, at) => {
      const [x, z] = [seeded.between(-4, 4), seeded.between(-2.4, 2.4)]
      const high = seeded.between(0.06, 0.5)
      return [
        ball([x, high, z], [seeded.between(1, 1.7), 0.12, seeded.between(0.9, 1.4)], at % 2 ? '#4a8a4e' : '#5f9c56', {
          kind: 2,
        }),
        pillar([x, 0, z], [0.05, high + 0.06, 0.05], '#5a8a44'),
        ...(at % 3 === 0
          ? [
              pillar([x + 0.3, 0, z], [0.05, high + 0.6, 0.05], '#5a8a44'),
              ball([x + 0.3, high + 0.5, z], [0.55, 0.5, 0.55], '#f0a0b8', { taper: [0.4, 0.4] }),
              ball([x + 0.3, high + 0.62, z], [0.3, 0.5, 0.3], '#fbe0e6'),
            ]
          : []),
      ]
    }).flat(),
  /** A house of six red pillars under a roof with turned-up corners. */
  pavilion: () => [
    box([0, 0, 0], [5, 0.5, 5], '#b0a898', { matter: 'blocks', scale: 0.6 }),
    ...[-2, 2].flatMap(x => [-2, 2].map(z => pillar([x, 0.5, z], [0.32, 2.8, 0.32], '#b03426'))),
    box([0, 0.9, 2], [4, 0.12, 0.12], '#b03426'),
    box([0, 3.1, 0], [4.8, 0.3, 4.8], '#2f6a7a', { matter: 'stripes', second: '#d8a83a', scale: 0.4 }),
    tapered([0, 3.4, 0], [7, 0.6, 7], '#43484c', { taper: [0.74, 0.74], matter: 'roof', scale: 0.26 }),
    tapered([0, 4, 0], [5, 1.9, 5], '#3c4145', { taper: [0.06, 0.06], matter: 'roof', scale: 0.26 }),
    ball([0, 5.7, 0], [0.5, 0.7, 0.5], '#d8a83a'),
  ],
  /** Arched doors in a wall of earth, with what has been hung up to dry. */
  'cave-dwelling': ({ isLit }) => [
    tapered([0, 0, 3], [17, 9, 8], '#c79a62', { ...rocky, second: '#d8b078', scale: 3, taper: [0.94, 0.6] }),
    ...[-5.2, 0, 5.2].flatMap(x => [
      pillar([x, 0.05, -0.9], [3.5, 0.1, 0.4], '#a87c4a'),
      ball([x, -1.6, -0.55], [3.7, 7.2, 1], '#b58a56', { matter: 'blocks', scale: 0.3 }),
      ball([x, -1.4, -0.85], [3, 6.4, 0.7], '#6a4630', {
        matter: 'panes',
        scale: 0.3,
        ...(isLit && { glow: [0.9, 0.5, 0.2] as const }),
      }),
      box([x, 0, -1.16], [1.1, 2.1, 0.1], '#8a2a20', { matter: 'wood' }),
    ]),
    ...[-2.6, 2.6].flatMap(x => [
      ...[0, 1, 2, 3, 4].map(at =>
        cone([x - 0.2, 1.2 + at * 0.34, -1.2], [0.34, 0.4, 0.3], '#d8281c', { taper: [0.5, 0.5] }),
      ),
      ...[0, 1, 2, 3].map(at => ball([x + 0.34, 1.3 + at * 0.4, -1.2], [0.34, 0.42, 0.3], '#e8b43a')),
    ]),
  ],
} satisfies Record<string, Part>
