import { type Part, ball, box, cone, pillar, tapered } from './part.ts'

const BANDS = ['#a8442e', '#d88a4a', '#e8cf9a', '#b85a3a', '#c8b48a', '#8a4a44', '#e0a060']

/** What tells one place from all others: banded hills, round earth houses, flights of stairs, washing machines. */
export const SIGHTS = {
  'banded-hill': ({ seeded }) => {
    const wide = seeded.between(22, 34)
    const first = Math.floor(seeded.next() * BANDS.length)
    // Rounded: each band is steeper than the one above it.
    const reach = [1, 0.93, 0.85, 0.76, 0.66, 0.54, 0.4, 0.22]
    return reach.map((share, at) => {
      const next = reach[at + 1] ?? 0.05
      return tapered(
        [0, at * 1.2 - 1, 0],
        [wide * (0.55 + 0.45 * share), 1.22, wide * 0.62 * share],
        BANDS[(first + at) % BANDS.length]!,
        {
          taper: [(0.55 + 0.45 * next) / (0.55 + 0.45 * share), next / share],
          matter: 'plaster',
          texel: 3,
        },
      )
    })
  },
  'earth-house': ({ isLit }) => [
    pillar([0, 0, 0], [34, 11, 34], '#c89a62', { matter: 'plaster', texel: 3 }),
    cone([0, 11, 0], [38, 3.4, 38], '#3e3a38', { taper: [0.72, 0.72], matter: 'roof', scale: 0.5, texel: 3 }),
    box([0, 0, -17], [3, 4.2, 0.6], '#4a3424', { matter: 'boards', scale: 0.3 }),
    ...[-12, -9, -6, -3, 0, 3, 6, 9, 12].map(x =>
      box(
        [x, 7.6, -Math.sqrt(17 * 17 - x * x) + 0.1],
        [0.8, 1.1, 0.4],
        '#2e2622',
        isLit ? { glow: [1.6, 0.9, 0.35] } : {},
      ),
    ),
    ...[-2.2, 2.2].map(x =>
      ball([x, 3.4, -17.5], [0.6, 0.6, 0.6], '#d8281e', { glow: isLit ? [3, 0.6, 0.2] : [0.1, 0.01, 0.01] }),
    ),
  ],
  'stair-flight': ({ colour }) => [
    ...Array.from({ length: 12 }, (_, at) =>
      box([0, 0, at * 0.3], [1.7, 0.17 * (at + 1), 0.32], colour ?? '#a8a49c', { matter: 'plaster', texel: 0.6 }),
    ),
    ...Array.from({ length: 5 }, (_, at) => box([-0.86, 0.17 * (3 * at), at * 0.78], [0.04, 1.05, 0.04], '#5a3a2a')),
    ...Array.from({ length: 12 }, (_, at) => box([-0.86, 0.95 + 0.17 * at, at * 0.3], [0.07, 0.1, 0.34], '#7a4a2e')),
  ],
  'winding-stairs': ({ colour }) => [
    pillar([0, 0, 0], [0.5, 9, 0.5], '#d8d2c6', { matter: 'plaster' }),
    ...Array.from({ length: 34 }, (_, at) => {
      const angle = at * 0.42
      return box([1.05 * Math.sin(angle), at * 0.24, 1.05 * Math.cos(angle)], [1.7, 0.09, 0.5], colour ?? '#8a8e92', {
        turn: (angle * 180) / Math.PI - 90,
      })
    }),
  ],
  washer: ({ colour }) => [
    box([0, 0, 0], [0.86, 1.15, 0.8], colour ?? '#f2f4f4', { gloss: 0.06 }),
    ball([0, 0.28, -0.38], [0.62, 0.62, 0.14], '#c0c6ca', { gloss: 0.3 }),
    ball([0, 0.34, -0.43], [0.5, 0.5, 0.1], '#3a5a78', { gloss: 0.4 }),
    box([0, 0.98, -0.41], [0.7, 0.1, 0.02], '#20262c'),
    ball([0.26, 1, -0.43], [0.07, 0.07, 0.04], '#ffffff', { glow: [0.2, 0.9, 0.4] }),
  ],
  'lit-mirror': ({ isLit }) => [
    box([0, 0, 0.1], [1.5, 0.74, 0.5], '#8a5e48', { matter: 'wood', scale: 0.5 }),
    box([0, 0.74, 0.3], [1.2, 1.16, 0.04], '#a8b8bc', { gloss: 0.75, rough: 0.004 }),
    ...[-0.68, 0.68].flatMap(x =>
      [0.95, 1.2, 1.45, 1.7].map(y =>
        ball([x, y, 0.26], [0.1, 0.1, 0.1], '#fff4dc', { glow: isLit ? [4, 3, 1.8] : [2.5, 2, 1.2] }),
      ),
    ),
    ...[-0.4, -0.15, 0.2, 0.45].map((x, at) =>
      pillar([x, 0.74, 0], [0.08, 0.16, 0.08], ['#d8405a', '#e8c47a', '#5a8ac0', '#f0e8d8'][at]!),
    ),
  ],
  diner: ({ isLit }) => [
    box([0, 0, 0], [11, 3.2, 5], '#c8ccd0', { matter: 'stripes', second: '#a8342e', scale: 0.8, gloss: 0.1 }),
    box([0, 0.9, -2.52], [9.6, 1.5, 0.06], '#f0d8a0', {
      matter: 'panes',
      scale: 0.9,
      glow: isLit ? [1.6, 1.1, 0.5] : [0.1, 0.08, 0.05],
    }),
    box([0, 3.2, 0], [11.6, 0.3, 5.6], '#d8403a'),
    box([0, 0, -2.55], [1.2, 2.3, 0.08], '#8a2a26'),
    box([4.2, 3.5, -1.5], [0.2, 3.2, 0.2], '#4a4e52'),
    box([4.2, 5.4, -1.6], [3.4, 1.3, 0.2], '#d8242c', { glow: isLit ? [2.6, 0.3, 0.3] : [0.15, 0.02, 0.02] }),
    box([4.2, 5.75, -1.74], [2.4, 0.18, 0.05], '#fff0d0', { glow: isLit ? [3, 2.6, 1.6] : [0.3, 0.26, 0.16] }),
    box([4.2, 6.15, -1.74], [2.8, 0.18, 0.05], '#fff0d0', { glow: isLit ? [3, 2.6, 1.6] : [0.3, 0.26, 0.16] }),
  ],
  porch: ({ isLit }) => [
    box([0, 0, 0], [12, 3.4, 0.3], '#e8e0d0', { matter: 'boards', scale: 0.22, texel: 0.8 }),
    box([0.4, 0, -0.18], [1.05, 2.15, 0.08], '#3f6a5a', { matter: 'wood', scale: 0.6 }),
    box([0.8, 1, -0.24], [0.06, 0.1, 0.06], '#d8b04a'),
    ...[-2.4, 3].flatMap(x => [
      box([x, 0.9, -0.18], [1.4, 1.4, 0.06], '#f8f4ea'),
      box([x, 0.97, -0.22], [1.24, 1.26, 0.05], '#a8b8c0', {
        matter: 'panes',
        scale: 0.62,
        ...(isLit && { glow: [0.9, 0.6, 0.25] as const }),
      }),
    ]),
    box([0, 3, -1.6], [12, 0.16, 3.4], '#c8bca8', { matter: 'boards', scale: 0.3 }),
    ball([1.5, 2, -0.3], [0.2, 0.28, 0.2], '#fff0d0', {
      isClear: true,
      ...(isLit && { glow: [5, 3.2, 1.4] as const }),
    }),
  ],
  'ice-castle': ({ isLit }) => {
    const ice = (tint: readonly [number, number, number]) => ({
      gloss: 0.2,
      glow: isLit ? ([tint[0] * 0.22, tint[1] * 0.22, tint[2] * 0.22] as const) : ([0.04, 0.06, 0.08] as const),
    })
    return [
      box([0, 0, 0], [14, 5, 5], '#5a9ac8', ice([0.1, 0.45, 0.9])),
      ...[-6.5, -2.4, 2.4, 6.5].flatMap((x, at) => [
        pillar([x, 0, -1], [2.6, 7 + 2 * (at % 2), 2.6], '#7ab4d8', ice(at % 2 ? [0.7, 0.15, 0.7] : [0.1, 0.7, 0.6])),
        cone([x, 7 + 2 * (at % 2), -1], [3, 3.4, 3], '#9cc8e0', { taper: [0, 0], ...ice([0.9, 0.5, 0.15]) }),
      ]),
      box([0, 0, -2.6], [2.4, 3.2, 0.2], '#5a8ab0', ice([0.7, 0.5, 0.1])),
      tapered([8.4, 0, -2], [2, 3.6, 9], '#8abce0', { taper: [1, 0], ...ice([0.15, 0.4, 0.9]) }),
    ]
  },
  yurt: ({ isLit }) => [
    pillar([0, 0, 0], [5.2, 1.9, 5.2], '#f2ece0', { matter: 'cloth', texel: 1 }),
    pillar([0, 1.25, 0], [5.26, 0.32, 5.26], '#2e6aa8', { matter: 'cloth' }),
    pillar([0, 0.1, 0], [5.26, 0.2, 5.26], '#c83a2e', { matter: 'cloth' }),
    cone([0, 1.9, 0], [5.6, 1.35, 5.6], '#faf6ec', { taper: [0.18, 0.18], matter: 'cloth' }),
    pillar([0, 3.1, 0], [0.9, 0.25, 0.9], '#b8402e'),
    box([0, 0, -2.55], [1, 1.6, 0.16], '#b8402e', { matter: 'wood', scale: 0.5 }),
    box([0, 0.1, -2.64], [0.8, 1.4, 0.06], '#e8a83a', isLit ? { glow: [0.5, 0.3, 0.1] as const } : {}),
  ],
  overpass: () => [
    box([0, 5.6, 0], [80, 1.5, 12], '#9a9894', { matter: 'plaster', texel: 2 }),
    box([0, 7.1, -5.8], [80, 0.9, 0.3], '#b0aeaa'),
    ...[-14, -6.5, 6.5, 14].flatMap(x =>
      [-4, 4].map(z => pillar([x, 0, z], [1.3, 5.6, 1.3], '#a8a6a2', { matter: 'plaster', texel: 1 })),
    ),
  ],
} satisfies Record<string, Part>
