import { type Part, ball, box, cone, pillar, tapered } from './part.ts'

const tiled = { matter: 'roof', scale: 0.3 } as const

/** What a city is told by from afar. */
export const LANDMARKS = {
  eiffel: ({ isLit }) => {
    const iron = { matter: 'panes', scale: 1.6, texel: 10, ...(isLit && { glow: [1.5, 1, 0.35] as const }) } as const
    const tint = '#7a5c40'
    return [
      ...[-1, 1].flatMap(x =>
        [-1, 1].map(z => tapered([x * 11, 0, z * 11], [7, 16, 7], tint, { ...iron, taper: [0.8, 0.8] })),
      ),
      ...[-1, 1].flatMap(x =>
        [-1, 1].map(z => tapered([x * 8.4, 15, z * 8.4], [5.4, 14, 5.4], tint, { ...iron, taper: [0.8, 0.8] })),
      ),
      box([0, 15, 0], [27, 2, 27], tint, iron),
      ...[-1, 1].flatMap(x =>
        [-1, 1].map(z => tapered([x * 5.4, 28, z * 5.4], [4.4, 10, 4.4], tint, { ...iron, taper: [0.8, 0.8] })),
      ),
      box([0, 29, 0], [17, 1.6, 17], tint, iron),
      tapered([0, 30, 0], [13, 26, 13], tint, { ...iron, taper: [0.4, 0.4] }),
      tapered([0, 55, 0], [5.4, 30, 5.4], tint, { ...iron, taper: [0.3, 0.3] }),
      box([0, 84, 0], [3, 2.4, 3], tint, iron),
      pillar([0, 86, 0], [0.5, 6, 0.5], tint),
    ]
  },
  'clock-tower': ({ isLit }) => [
    box([0, 0, 0], [9, 46, 9], '#c0a066', { matter: 'facade', scale: 2.6, variant: 0.3, texel: 10 }),
    box([0, 46, 0], [10.6, 10, 10.6], '#c8a86a', { texel: 10 }),
    pillar([0, 47.4, -5.2], [0.1, 0.1, 0.1], '#20242a'),
    ball([0, 47.2, -5.1], [7.6, 7.6, 0.9], '#f6f2e4', { glow: isLit ? [1.6, 1.5, 1.1] : [0.06, 0.06, 0.05] }),
    box([0, 51, -5.6], [0.4, 3.2, 0.14], '#20242a'),
    box([1.2, 50.8, -5.6], [2.4, 0.4, 0.14], '#20242a'),
    tapered([0, 56, 0], [11, 4, 11], '#4a4e4c', { ...tiled, taper: [0.7, 0.7] }),
    box([0, 60, 0], [6, 4, 6], '#c8a86a'),
    tapered([0, 64, 0], [7.6, 12, 7.6], '#4a4e4c', { ...tiled, taper: [0.02, 0.02] }),
  ],
  'pearl-tower': ({ isLit }) => {
    const pearl = (y: number, wide: number, glow: readonly [number, number, number]) =>
      ball([0, y, 0], [wide, wide, wide], '#b8487a', { gloss: 0.2, ...(isLit && { glow }) })
    return [
      ...[-3.4, 0, 3.4].map(x =>
        pillar([x, 0, x === 0 ? 3 : 0], [1.5, 52, 1.5], '#aeb4bc', {
          ...(isLit && { glow: [0.5, 0.4, 0.9] as const }),
        }),
      ),
      ...[-7, 7].map(x => tapered([x, 0, 0], [2, 20, 2], '#aeb4bc', { taper: [0.5, 0.5] })),
      pearl(10, 15, [1.6, 0.3, 0.9]),
      pearl(44, 11, [1.6, 0.3, 0.9]),
      ...[26, 31, 36].map(y => pearl(y, 3.4, [0.5, 0.6, 1.6])),
      pillar([0, 54, 0], [1.2, 14, 1.2], '#c8ccd2', { ...(isLit && { glow: [0.5, 0.4, 0.9] as const }) }),
      pearl(64, 4, [1.6, 0.5, 1]),
      cone([0, 68, 0], [0.9, 20, 0.9], '#d8dce0', { taper: [0.1, 0.1] }),
    ]
  },
  'long-hall': ({ isLit }) => [
    box([0, 0, 0], [16, 15, 9], '#c0a066', {
      matter: 'facade',
      scale: 2.2,
      variant: 0.4,
      texel: 10,
      ...(isLit && { glow: [0.1, 0.07, 0.03] as const }),
    }),
    tapered([0, 15, 0], [16.4, 4, 9.6], '#55595a', { ...tiled, taper: [1, 0] }),
    ...[-6, -2, 2, 6].map(x => cone([x, 14, -4.5], [1.2, 5, 1.2], '#b89860', { taper: [0.05, 0.05] })),
  ],
} satisfies Record<string, Part>
