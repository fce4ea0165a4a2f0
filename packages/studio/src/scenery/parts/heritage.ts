import { type Part, ball, box, cone, pillar, tapered } from './part.ts'

const stony = { matter: 'blocks', scale: 0.6, texel: 4 } as const
const tiled = { matter: 'roof', scale: 0.3 } as const
const plastered = { matter: 'plaster', texel: 3 } as const

/** A row of merlons along x. */
const merlons = (from: number, to: number, y: number, z: number, colour: string) =>
  Array.from({ length: Math.floor((to - from) / 1.6) }, (_, at) =>
    box([from + 0.6 + at * 1.6, y, z], [0.9, 0.8, 0.5], colour, { texel: 4 }),
  )

/** What old towns and famous places are known by. */
export const HERITAGE = {
  'grey-wall': () => [
    box([0, 0, 0], [4, 2.9, 0.4], '#85868a', { matter: 'brick', second: '#9a9b9e', texel: 1 }),
    tapered([0, 2.9, 0], [4, 0.5, 1], '#4a4e52', { ...tiled, taper: [1, 0.1] }),
  ],
  'red-gate': ({ isLit }) => [
    box([0, 0, 0.3], [5, 3.3, 1], '#7f8084', { matter: 'brick', second: '#95969a', texel: 1 }),
    box([0, 0.1, -0.24], [2.4, 2.6, 0.1], '#b3261c', { matter: 'boards', scale: 0.4 }),
    box([0, 0.1, -0.3], [0.05, 2.6, 0.06], '#5a1610'),
    ...[-0.4, 0.4].map(x => ball([x, 1.3, -0.34], [0.2, 0.2, 0.08], '#d8a83a', { gloss: 0.2 })),
    box([0, 2.7, -0.26], [2.8, 0.36, 0.12], '#2f6a5a', { matter: 'stripes', second: '#d8a83a', scale: 0.3 }),
    tapered([0, 3.2, 0.2], [6, 1.1, 2.6], '#45494d', { ...tiled, taper: [0.94, 0.06] }),
    ...[-1.6, 1.6].map(x => ball([x, 0, -0.6], [0.5, 0.9, 0.5], '#a8a49c', { matter: 'rock' })),
    ...[-1.7, 1.7].map(x =>
      ball([x, 2.2, -0.5], [0.5, 0.5, 0.5], '#d8281e', {
        isClear: true,
        glow: isLit ? [3.2, 0.7, 0.2] : [0.12, 0.01, 0.01],
      }),
    ),
  ],
  /** White walls stepped like horses' heads, black tiles. */
  'hui-house': ({ seeded, isLit }) => {
    const high = seeded.pick([4.6, 5.4, 6.2])
    return [
      box([0, 0, 2], [6.6, high, 5], '#f2eee6', plastered),
      tapered([0, high, 2], [6.9, 1.2, 5.6], '#3c4044', { ...tiled, taper: [1, 0.1] }),
      ...[-3.3, 3.3].flatMap(x => [
        box([x, 0, 2], [0.36, high + 1.5, 2.6], '#f6f2ea', plastered),
        box([x, high + 1.5, 2], [0.7, 0.22, 3], '#33373a'),
        box([x, 0, -0.2], [0.36, high + 0.6, 1.6], '#f6f2ea', plastered),
        box([x, high + 0.6, -0.2], [0.7, 0.22, 1.9], '#33373a'),
      ]),
      box([0, 0, -0.54], [1.3, 2.3, 0.1], '#5a3a26', { matter: 'wood' }),
      tapered([0, 2.5, -0.8], [2.2, 0.4, 0.9], '#3c4044', { ...tiled, taper: [0.9, 0.2] }),
      ...[-2, 2].map(x =>
        box([x, 1.1, -0.54], [0.9, 1.1, 0.08], '#4a2e20', {
          matter: 'panes',
          scale: 0.2,
          ...(isLit && { glow: [0.9, 0.5, 0.2] as const }),
        }),
      ),
    ]
  },
  'city-gate': ({ isLit }) => [
    ...[-27, 27].map(x => box([x, 0, 3], [36, 10, 8], '#8f8272', { ...stony, scale: 0.8, texel: 6 })),
    box([0, 6.4, 3], [20, 3.6, 9], '#8f8272', { ...stony, scale: 0.8, texel: 6 }),
    ...[-6.4, 6.4].map(x => box([x, 0, 3], [7, 6.6, 9], '#8f8272', { ...stony, scale: 0.8, texel: 6 })),
    ...[0, 1, 2, 3].flatMap(step =>
      [-1, 1].map(side => box([side * (2.6 - step * 0.45), 4.6 + step * 0.5, 3], [0.9, 0.6, 9], '#857868', stony)),
    ),
    box([0, 0, 7.4], [5.8, 6.4, 0.3], '#2c2420'),
    ...merlons(-45, 45, 10, -0.8, '#857868'),
    box([0, 10, 4], [16, 4.6, 6], '#a8362a', plastered),
    ...[-7, -4.2, -1.4, 1.4, 4.2, 7].map(x => pillar([x, 10, 0.6], [0.6, 4.6, 0.6], '#b8382a')),
    ...[-5.6, -2.8, 0, 2.8, 5.6].map(x =>
      box([x, 11, 0.95], [1.6, 2.2, 0.1], '#4a1e16', { ...(isLit && { glow: [1.2, 0.6, 0.2] as const }) }),
    ),
    tapered([0, 14.5, 4], [21, 1.4, 10.4], '#4c5256', { ...tiled, taper: [0.82, 0.7], scale: 0.5 }),
    box([0, 15.8, 4], [13, 2.4, 4.6], '#a8362a', plastered),
    tapered([0, 18, 4], [17, 3.2, 8], '#454b4f', { ...tiled, taper: [0.84, 0.05], scale: 0.5 }),
  ],
  'palace-steps': () => [
    ...[0, 1, 2].map(tier =>
      box([0, tier * 1.5, tier * 2.6 + 8], [52 - tier * 8, 1.5, 26 - tier * 4], '#e2ddd2', { ...plastered, texel: 8 }),
    ),
    ...[0, 1, 2].flatMap(tier =>
      Array.from({ length: 15 }, (_, at) => {
        const reach = 25 - tier * 4
        const x = -reach + (at * 2 * reach) / 14
        return Math.abs(x) < 4
          ? []
          : [
              box([x, tier * 1.5 + 1.5, tier * 4.6 - 4.8], [0.34, 1, 0.34], '#f0ece2'),
              box([x, tier * 1.5 + 1.8, tier * 4.6 - 4.8], [3.4, 0.5, 0.14], '#f4f0e8'),
            ]
      }).flat(),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      box([0, 0, -8 + at * 1.2], [7, 0.5 * (at + 1), 1.3], '#d6d0c4', { texel: 6 }),
    ),
  ],
  'red-wall': () => [
    box([0, 0, 0], [10, 5.6, 1], '#a83226', plastered),
    tapered([0, 5.6, 0], [10, 1, 2.2], '#d09a2c', { ...tiled, taper: [1, 0.1] }),
  ],
  /** White below, red above, gold on top: a palace that is a hill's upper half. */
  potala: ({ isLit }) => {
    const windows = (wide: number, y: number, rows: number, z: number, x = 0) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: Math.floor(wide / 4) }, (__, at) =>
          box([x - wide / 2 + 2 + at * 4, y + row * 4.4, z], [1.3, 2, 0.12], '#2c2420', {
            texel: 6,
            ...(isLit && { glow: [0.9, 0.5, 0.2] as const }),
          }),
        ),
      ).flat()
    return [
      tapered([0, -3, 8], [92, 22, 60], '#a58a62', {
        matter: 'rock',
        second: '#8a7a58',
        scale: 5,
        taper: [0.7, 0.5],
        kind: 3,
        texel: 12,
      }),
      ...[0, 1, 2, 3].map(step =>
        box([(step % 2 ? 1 : -1) * 9, 2 + step * 4, -20 + step * 3], [26, 3.2, 2], '#eee8dc', {
          ...plastered,
          turn: step % 2 ? 12 : -12,
        }),
      ),
      tapered([0, 16, 6], [64, 17, 24], '#f0ece2', { ...plastered, taper: [0.95, 0.86] }),
      ...windows(56, 19, 3, -5.3),
      tapered([2, 31, 6], [28, 16, 18], '#8f2a22', { ...plastered, taper: [0.95, 0.9] }),
      ...windows(24, 34, 2, -2.6, 2),
      box([2, 46.6, 6], [27, 1.2, 17], '#5a2018'),
      ...[-6, 4, 12].map(x =>
        tapered([x, 47.6, 6], [6, 3, 6], '#e0b040', { ...tiled, taper: [0.7, 0.1], gloss: 0.15 }),
      ),
      ...[-32, 33].map(x => tapered([x, 14, 4], [14, 20, 16], '#f2eee4', { ...plastered, taper: [0.9, 0.9] })),
      ...[-32, 33].map(x => box([x, 33.4, 4], [12.8, 1.2, 14.6], '#8f2a22')),
    ]
  },
  /** Doors and galleries in a cliff, and the roofs before the largest of its caves. */
  'grotto-cliff': ({ seeded }) => [
    box([0, -1, 10], [90, 26, 16], '#c99c66', { matter: 'rock', second: '#dcb684', scale: 4, kind: 3, texel: 8 }),
    ...[3, 9.4, 15.8].flatMap((y, row) => [
      ...Array.from({ length: 13 }, (_, at) => {
        const x = -39 + at * 6.5 + (row % 2) * 2
        return Math.abs(x) < 7
          ? []
          : [
              ball([x, y - 1.4, 2], [3.4, seeded.between(5, 6), 1.2], '#b88a58', { matter: 'rock', kind: 3 }),
              ball([x, y - 1, 1.8], [2.6, 4.4, 1.2], '#33231a'),
            ]
      }).flat(),
      box([0, y - 1, 1.2], [86, 0.3, 1.8], '#8a6a48', { matter: 'boards', scale: 0.4, texel: 8 }),
    ]),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap(tier => [
      box([0, tier * 3.8, 1], [11 - tier * 0.9, 3, 3], '#a8402c', { ...plastered }),
      tapered([0, tier * 3.8 + 2.8, 1], [14 - tier * 1, 1.1, 5.4], '#565a58', { ...tiled, taper: [0.7, 0.5] }),
    ]),
  ],
  /** Wooden houses on posts, one above the other, with a lamp in every window. */
  'stilt-house': ({ seeded, isLit }) => [
    ...[-2.6, 0, 2.6].map(x => pillar([x, 0, -1.8], [0.3, 2.6, 0.3], '#5a3a26')),
    box([0, 0, 1.4], [6.4, 2.6, 4], '#6f5a44', { matter: 'rock', texel: 3 }),
    box([0, 2.6, 0.4], [6.4, 2.8, 5], seeded.pick(['#7a4a2c', '#8a5632', '#6a4028']), {
      matter: 'boards',
      scale: 0.4,
      texel: 3,
    }),
    ...[-2, 0, 2].map(x =>
      box([x, 3.1, -2.14], [1.4, 1.5, 0.08], '#e8b060', {
        matter: 'panes',
        scale: 0.35,
        glow: isLit ? [2, 1.1, 0.35] : [0.04, 0.03, 0.01],
      }),
    ),
    box([0, 2.9, -2.7], [6.4, 0.1, 0.9], '#4a2e1e'),
    tapered([0, 5.3, 0.4], [8, 0.9, 6.8], '#3f4448', { ...tiled, taper: [0.84, 0.6] }),
    tapered([0, 6.1, 0.4], [6.6, 1.4, 4], '#3a3f43', { ...tiled, taper: [0.9, 0.05] }),
    ...[-3, 3].map(x =>
      ball([x, 4.4, -2.9], [0.5, 0.5, 0.5], '#d8281e', {
        isClear: true,
        glow: isLit ? [2.3, 0.6, 0.2] : [0.12, 0.01, 0.01],
      }),
    ),
    ...[-3.4, 3.4].map(x => pillar([x, 2.6, -2.6], [0.16, 2.8, 0.16], '#5a3a26')),
  ],
  /** A ridge wall with a walk on top, and merlons; along x. */
  'ridge-wall': () => [
    tapered([0, -46, 0], [60, 41, 60], '#4f7a3c', {
      matter: 'leaves',
      second: '#73984e',
      scale: 4,
      taper: [0.2, 0.14],
      kind: 2,
      texel: 16,
    }),
    box([0, -6, 0], [14.4, 9.6, 3.4], '#9a8f7e', { ...stony, scale: 0.7, texel: 8 }),
    ...merlons(-7.2, 7.2, 3.6, -1.5, '#8d8272'),
  ],
  battlement: () => [
    box([0, 0, 0], [4, 0.9, 0.4], '#9a8f7e', { ...stony, scale: 0.4 }),
    ...[-1.2, 0.2, 1.6].map(x => box([x, 0.9, 0], [0.8, 0.7, 0.4], '#8d8272', { ...stony, scale: 0.4 })),
  ],
  'ridge-tower': () => [
    tapered([0, -46, 0], [60, 42, 60], '#4f7a3c', {
      matter: 'leaves',
      second: '#73984e',
      scale: 4,
      taper: [0.24, 0.24],
      kind: 2,
      texel: 16,
    }),
    tapered([0, -6, 0], [8, 15, 8], '#a09482', { ...stony, scale: 0.7, taper: [0.9, 0.9], texel: 8 }),
    ...merlons(-3.6, 3.6, 9, -3.2, '#8d8272'),
    ...merlons(-3.6, 3.6, 9, 3.2, '#8d8272'),
    ...[-1.8, 1.8].map(x => box([x, 4.6, -3.86], [1, 1.7, 0.2], '#2c2620')),
  ],
  'red-bridge': () =>
    Array.from({ length: 17 }, (_, at) => {
      const x = (at - 8) * 0.5
      const top = 1.5 - 0.075 * x * x
      return [
        box([x, top, 0], [0.52, 0.16, 2], '#c8321f', { texel: 3 }),
        ...[-0.9, 0.9].flatMap(z => [
          box([x, top + 0.8, z], [0.52, 0.1, 0.1], '#d83a24'),
          box([x, top, z], [0.1, 0.9, 0.1], '#c8321f'),
        ]),
      ]
    })
      .flat()
      .concat([-3.6, 3.6].map(x => box([x, -0.6, 0], [0.3, 1.4, 1.7], '#a82a1a'))),
  'stone-lantern': ({ isLit }) => [
    pillar([0, 0, 0], [0.7, 0.2, 0.7], '#8f8c84', { matter: 'rock' }),
    pillar([0, 0.2, 0], [0.3, 0.8, 0.3], '#98958c', { matter: 'rock' }),
    box([0, 1, 0], [0.62, 0.14, 0.62], '#8f8c84'),
    box([0, 1.14, 0], [0.44, 0.4, 0.44], '#f0d8a0', { glow: isLit ? [3, 1.8, 0.7] : [0.05, 0.04, 0.02] }),
    tapered([0, 1.54, 0], [1, 0.36, 1], '#85827a', { taper: [0.2, 0.2], matter: 'rock' }),
  ],
  /** A gate of honour over the street, its roofs green and gold. */
  paifang: ({ isLit }) => [
    ...[-4.4, -1.8, 1.8, 4.4].map(x => pillar([x, 0, 0], [0.5, x * x > 9 ? 5 : 6.4, 0.5], '#b8321f')),
    box([0, 4.3, 0], [9.4, 0.6, 0.4], '#2f6a7a', { matter: 'stripes', second: '#d8a83a', scale: 0.4 }),
    box([0, 5.6, 0], [4.2, 1, 0.3], '#b8321f', { ...(isLit && { glow: [0.4, 0.1, 0.03] as const }) }),
    box([0, 5.8, -0.2], [2.6, 0.6, 0.06], '#e8c040'),
    ...[-3.2, 3.2].map(x => tapered([x, 4.9, 0], [3.6, 0.8, 1.8], '#3f7a5a', { ...tiled, taper: [0.8, 0.1] })),
    tapered([0, 6.6, 0], [5.4, 1, 2], '#3f7a5a', { ...tiled, taper: [0.8, 0.1] }),
  ],
  /** A wooden boat with a heap of fruit and a hat over it. */
  'market-boat': ({ seeded }) => [
    tapered([0, -0.3, 0], [1.1, 0.6, 4], '#7a4e2e', { taper: [1.4, 1.2], matter: 'boards', scale: 0.3 }),
    ...[-1.3, -0.4].map(z =>
      tapered([0, 0.3, z], [1.1, 0.4, 0.8], seeded.pick(['#e8a02a', '#d8402e', '#6aa83a', '#f0c83a']), {
        second: '#f4e08a',
        matter: 'goods',
        scale: 0.16,
        taper: [0.8, 0.6],
      }),
    ),
    box([0, 0.3, 1.1], [0.5, 0.5, 0.4], seeded.pick(['#3a5a9a', '#a83a5a', '#4a8a6a']), { matter: 'cloth' }),
    ball([0, 0.72, 1.1], [0.34, 0.36, 0.34], '#c08a60'),
    cone([0, 0.95, 1.1], [0.9, 0.32, 0.9], '#e0c080', { taper: [0.06, 0.06] }),
  ],
  bunk: ({ colour }) => [
    ...[-0.95, 0.95].flatMap(x => [-0.45, 0.45].map(z => box([x, 0, z], [0.07, 2, 0.07], '#5a6a78'))),
    ...[0.4, 1.5].flatMap(y => [
      box([0, y, 0], [1.96, 0.1, 0.96], '#6a7a88'),
      box([0, y + 0.1, 0], [1.86, 0.16, 0.88], '#f0ece2', { matter: 'cloth' }),
      box([0.25, y + 0.18, 0], [1.36, 0.12, 0.92], colour ?? '#5a82b8', { matter: 'cloth' }),
      ball([-0.7, y + 0.24, 0], [0.4, 0.18, 0.6], '#faf6ee'),
    ]),
    box([0, 1.86, -0.46], [1.9, 0.06, 0.05], '#5a6a78'),
    ...[0.5, 0.8, 1.1, 1.4].map(y => box([1.2, y, -0.46], [0.4, 0.05, 0.05], '#5a6a78')),
    box([1.4, 0, -0.46], [0.06, 1.9, 0.06], '#5a6a78'),
  ],
  /** A seat before a bright screen, seen from the side of whoever sits there. */
  'gaming-desk': ({ seeded }) => {
    const hue = seeded.pick<readonly [number, number, number]>([
      [0.2, 0.4, 0.9],
      [0.7, 0.2, 0.8],
      [0.15, 0.7, 0.5],
    ])
    return [
      box([0, 0, 0.1], [1.25, 0.72, 0.7], '#22242c'),
      box([0, 0.72, 0.1], [1.3, 0.05, 0.8], '#33363e'),
      box([0, 0.9, 0.3], [0.9, 0.54, 0.05], '#121418'),
      box([0, 0.93, 0.26], [0.84, 0.48, 0.02], '#8ab8e8', { glow: [hue[0], hue[1], hue[2]] }),
      box([0, 0.77, 0.3], [0.1, 0.2, 0.08], '#121418'),
      box([0, 0.77, -0.1], [0.5, 0.03, 0.16], '#101216', { glow: [hue[0] * 0.3, hue[1] * 0.3, hue[2] * 0.3] }),
      box([0, 0.42, -0.75], [0.5, 0.1, 0.5], '#a82a3a', { matter: 'leather' }),
      box([0, 0.5, -1], [0.5, 0.85, 0.1], '#1c1e24', { matter: 'leather' }),
      pillar([0, 0, -0.75], [0.08, 0.44, 0.08], '#3a3c40'),
    ]
  },
} satisfies Record<string, Part>
