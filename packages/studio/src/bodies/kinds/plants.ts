import type { Part, Point } from '../body.ts'
import { around, ball, both, ring, rod, turned } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { glow, long, made } from './made.ts'

const leafy = (colour = '#5f9a3f') => ({
  parts: [
    rod([0, 0, 0], [0, 2.2, 0], [0.26, 0.17], '#7a5434'),
    rod([0, 1.7, 0], [0.6, 2.6, 0.1], [0.12, 0.06], '#7a5434'),
    ...(
      [
        [0, 3.4, 0, 1.15],
        [0.85, 2.9, 0.2, 0.8],
        [-0.85, 2.95, -0.1, 0.85],
        [0.1, 2.8, 0.75, 0.75],
        [-0.1, 2.85, -0.8, 0.8],
        [0.5, 3.95, 0.1, 0.75],
        [-0.45, 4.0, -0.15, 0.75],
      ] as const
    ).map(([x, y, z, r]) => ball([x, y, z], r, colour)),
  ],
  sockets: { top: [0, 4.7, 0] as Point },
})
const fir = (colour = '#3f7a4a', lights = false) => ({
  parts: [
    rod([0, 0, 0], [0, 0.6, 0], 0.16, '#6b4a30'),
    ...[0, 1, 2, 3].map(i =>
      turned(
        [0, 0.45 + i * 0.72, 0],
        [0.02, 0, 1.15 - i * 0.24, 0.02, 1.1 - i * 0.24, 0.12, 0.5 - i * 0.12, 0.75, 0.02, 1.15],
        colour,
      ),
    ),
    ...(lights
      ? [
          ...around(18, (s, c, at) => {
            const y = 0.7 + (at % 6) * 0.45
            const r = 1.08 - (y - 0.5) * 0.32
            return ball([s * r, y, c * r], 0.09, ['#d9342f', '#f2c230', '#3a73d8', '#ec7fae'][at % 4]!, glow)
          }),
          ...around(5, (s, c) => rod([0, 3.9, 0], [s * 0.28, 3.9 + c * 0.28, 0], [0.12, 0.02], '#f2c230', glow)),
        ]
      : []),
  ],
  sockets: { top: [0, 3.7, 0] as Point },
})
const palm = () => ({
  parts: [
    rod([0, 0, 0], [0.25, 1.6, 0], [0.2, 0.15], '#9a7448'),
    rod([0.25, 1.6, 0], [0.3, 3.3, 0], [0.15, 0.12], '#9a7448'),
    ...around(8, (s, c) =>
      ball([0.3 + s * 0.75, 3.35, c * 0.75], [0.16, 0.07, 0.85], '#4f9a4a', { turn: [0.35, Math.atan2(s, c), 0] }),
    ),
    ...around(3, (s, c) => ball([0.3 + s * 0.18, 3.15, c * 0.18], 0.14, '#6b4a2c')),
  ],
})
const cactus = (colour = '#4f9a5a') => ({
  parts: [
    rod([0, 0.2, 0], [0, 1.6, 0], 0.24, colour),
    rod([0, 0.8, 0], [0.5, 0.85, 0], 0.14, colour),
    rod([0.5, 0.85, 0], [0.52, 1.35, 0], 0.14, colour),
    rod([0, 0.6, 0], [-0.45, 0.65, 0], 0.13, colour),
    rod([-0.45, 0.65, 0], [-0.46, 1.05, 0], 0.13, colour),
    ball([0, 1.84, 0], 0.09, '#ec7fae'),
    turned([0, 0, 0], [0.02, 0, 0.3, 0, 0.27, 0.1, 0.02, 0.12], '#c8a068'),
  ],
})
const flower = (petals: string, heart: string, count: number, size: number, tall: number, isCup = false) => ({
  parts: [
    rod([0, 0, 0], [0, tall, 0], 0.014, '#4f8f3f'),
    ball([0.09, tall * 0.45, 0], [0.1, 0.02, 0.04], '#4f9a3f', { turn: [0, 0, 0.5] }),
    ball([-0.09, tall * 0.3, 0], [0.1, 0.02, 0.04], '#4f9a3f', { turn: [0, 0, -0.5] }),
    ...(isCup
      ? around(count, (s, c) =>
          ball([s * size * 0.28, tall + size * 0.3, c * size * 0.28], [size * 0.3, size * 0.55, size * 0.3], petals),
        )
      : around(count, (s, c) =>
          ball([s * size * 0.62, tall + c * size * 0.62, 0.02], [size * 0.3, size * 0.42, size * 0.1], petals, {
            turn: [0, 0, -Math.atan2(s, c)],
          }),
        )),
    ...(isCup ? [] : [ball([0, tall, 0.035], [size * 0.42, size * 0.42, size * 0.16], heart)]),
  ],
  sockets: { grip: [0, tall * 0.25, 0] as Point, top: [0, tall + size, 0] as Point },
})

const bamboo = (colour = '#5f9a4a'): Part[] =>
  (
    [
      [0, 0, 3.4],
      [0.25, 0.1, 2.9],
      [-0.22, 0.14, 3.1],
      [0.1, -0.2, 2.6],
      [-0.3, -0.15, 2.3],
    ] as const
  ).flatMap(([x, z, high], n) => [
    rod([x, 0, z], [x + 0.04 * n, high, z], [0.05, 0.035], n % 2 ? colour : '#72ae54'),
    ...Array.from({ length: Math.floor(high / 0.42) }, (_, at) =>
      ring([x + 0.04 * n * ((at * 0.42 + 0.3) / high), at * 0.42 + 0.3, z], 0.046, 0.012, '#4a7a38'),
    ),
    ...[0.55, 0.7, 0.85, 0.97].flatMap((y, at) =>
      [-1, 1].map(side =>
        ball([x + 0.04 * n + side * 0.18, high * y, z + 0.05 * ((at % 3) - 1)], [0.2, 0.02, 0.05], '#7cbc58', {
          turn: [0, at * 1.3, side * -0.35],
        }),
      ),
    ),
  ])
const potted = (colour = '#4f9a4a'): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.1, 0, 0.14, 0.2, 0.155, 0.2, 0.155, 0.24, 0.0005, 0.235], '#c8683c'),
  ...around(9, (s, c, at) =>
    ball(
      [s * (0.1 + 0.05 * (at % 2)), 0.42 + 0.09 * (at % 3), c * (0.1 + 0.05 * (at % 2))],
      [0.06, 0.2, 0.02],
      at % 2 ? colour : '#66b25a',
      { turn: [0.45 + 0.2 * (at % 2), Math.atan2(s, c), 0] },
    ),
  ),
  ball([0, 0.52, 0], [0.06, 0.22, 0.02], '#66b25a'),
]
const bush = (colour = '#5a9a44'): Part[] => [
  ...around(6, (s, c, at) => ball([s * 0.42, 0.34 + 0.06 * (at % 2), c * 0.42], 0.36, at % 2 ? colour : '#68aa50')),
  ball([0, 0.6, 0], 0.42, colour),
  ball([0.22, 0.72, 0.14], 0.26, '#74b65a'),
]
/** A ball of dry twigs that go round in all directions. */
const tumbleweed = (colour = '#a8824e'): Part[] =>
  Array.from({ length: 13 }, (_, at): Part => {
    const [a, b] = [at * 2.4, at * 1.13]
    const shade = at % 3 === 0 ? '#8a6638' : at % 3 === 1 ? colour : '#c09a64'
    return ring([0, 0.4, 0], 0.36 - 0.025 * (at % 4), 0.011, shade, { turn: [a, b, a * 0.7] })
  }).concat(
    around(9, (s, c, at) =>
      rod([s * 0.1, 0.4, c * 0.1], [s * 0.36, 0.4 + 0.26 * Math.sin(at * 1.7), c * 0.36], [0.01, 0.006], '#9a7444'),
    ),
  )
const herb = (colour = '#58a048'): Part[] =>
  around(7, (s, c) => rod([0, 0.01, 0], [s * 0.12, 0.34, c * 0.12], [0.007, 0.004], '#4a8a3c')).concat(
    ...[0, 1, 2, 3, 4, 5, 6].map(n => {
      const a = (n / 7) * 2 * Math.PI
      return [0.35, 0.6, 0.8, 1].flatMap(y =>
        [-1, 1].map(side =>
          ball(
            [
              Math.sin(a) * 0.12 * y + side * 0.03 * Math.cos(a),
              0.34 * y,
              Math.cos(a) * 0.12 * y - side * 0.03 * Math.sin(a),
            ],
            [0.035, 0.008, 0.018],
            colour,
            { turn: [0, a + side, 0.2] },
          ),
        ),
      )
    }),
  )
const wheat = (colour = '#e2b448'): Part[] =>
  Array.from(
    { length: 9 },
    (_, n) => [0.16 * Math.sin(n * 2.4) * Math.sqrt(n / 9), 0.16 * Math.cos(n * 2.4) * Math.sqrt(n / 9)] as const,
  ).flatMap(([x, z], n) => [
    rod([x * 0.5, 0, z * 0.5], [x * 1.3, 0.62 + 0.04 * (n % 3), z * 1.3], 0.006, '#c8a04a'),
    ...[0, 1, 2, 3, 4, 5].flatMap(at =>
      [-1, 1].map(side =>
        ball([x * 1.3 + side * 0.014, 0.64 + 0.04 * (n % 3) + at * 0.028, z * 1.3], [0.012, 0.02, 0.011], colour, {
          turn: [0, 0, side * -0.5],
        }),
      ),
    ),
  ])
const lotus = (colour = '#f29ab8'): Part[] => [
  ball([0, 0.015, 0], [0.36, 0.012, 0.34], '#4f8f4a'),
  ball([0.34, 0.012, 0.2], [0.2, 0.01, 0.19], '#5c9c54'),
  ...around(9, (s, c) =>
    ball([s * 0.13, 0.09, c * 0.13], [0.055, 0.13, 0.025], colour, { turn: [0.85, Math.atan2(s, c), 0] }),
  ),
  ...around(7, (s, c) =>
    ball([s * 0.07, 0.13, c * 0.07], [0.05, 0.12, 0.025], '#f8c0d2', { turn: [0.35, Math.atan2(s, c), 0] }),
  ),
  turned([0, 0.09, 0], [0.02, 0, 0.045, 0.06, 0.0005, 0.065], '#f2d24a'),
]
const lavender = (colour = '#8a62c8'): Part[] =>
  Array.from(
    { length: 9 },
    (_, n) => [0.11 * Math.sin(n * 2.4) * Math.sqrt(n / 9), 0.11 * Math.cos(n * 2.4) * Math.sqrt(n / 9)] as const,
  ).flatMap(([x, z], n) => [
    rod([x * 0.4, 0, z * 0.4], [x * 1.6, 0.32 + 0.05 * (n % 3), z * 1.6], 0.005, '#6a9a54'),
    ...[0, 1, 2, 3, 4].map(at =>
      ball(
        [x * 1.6, 0.33 + 0.05 * (n % 3) + at * 0.027, z * 1.6],
        [0.02 - at * 0.0025, 0.017, 0.02 - at * 0.0025],
        colour,
      ),
    ),
  ])
const bouquet = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.035, 0, 0.04, 0.1, 0.15, 0.32, 0.0005, 0.3], '#f4e8d4'),
  ring([0, 0.12, 0], 0.045, 0.014, '#d0426a'),
  ...both(x => [ball([x * 0.05, 0.11, 0.05], [0.045, 0.025, 0.015], '#d0426a', { turn: [0, 0, x * 0.5] })]),
  ...around(6, (s, c) =>
    ball([s * 0.14, 0.32, c * 0.14], [0.08, 0.02, 0.05], '#5a9a4a', { turn: [0, Math.atan2(s, c), 0.3] }),
  ),
  ...around(7, (s, c, at) => ball([s * 0.11, 0.37, c * 0.11], 0.055, ['#e0405a', '#f6b8cc', '#f8d24a'][at % 3]!)),
  ball([0, 0.43, 0], 0.06, '#e0405a'),
  ...around(7, (s, c, at) => ball([s * 0.125, 0.395, c * 0.125], 0.022, ['#b82a44', '#ec8fae', '#e8a82c'][at % 3]!)),
  ball([0, 0.48, 0], 0.025, '#b82a44'),
]
const sprout = (colour = '#6fb84a'): Part[] => [
  ball([0, 0.01, 0], [0.1, 0.03, 0.1], '#6b4428'),
  rod([0, 0.02, 0], [0, 0.15, 0], 0.008, colour),
  ...both(x => [ball([x * 0.055, 0.17, 0], [0.06, 0.012, 0.03], colour, { turn: [0, 0, x * 0.45] })]),
]
const log = (colour = '#7a5434'): Part[] => [
  rod([0, 0.16, -0.5], [0, 0.16, 0.5], 0.15, colour),
  ...[-0.63, 0.63].map(z =>
    turned([0, 0.16, z], [0.0005, -0.01, 0.14, -0.01, 0.14, 0.012, 0.0005, 0.014], '#e2bc84', { turn: [1.57, 0, 0] }),
  ),
  ...[0.05, 0.09].map(r => ring([0, 0.16, 0.645], r, 0.006, '#b8874c', { turn: [1.57, 0, 0] })),
  rod([0.1, 0.25, 0.1], [0.22, 0.36, 0.16], [0.05, 0.03], colour),
]
/** With as much of its tree as it takes to hang on something. */
const branch = (colour = '#5f9a40') => ({
  parts: [
    rod([-1.3, 0.06, 0], [-1.22, 1.5, -0.05], [0.26, 0.2], '#6b4a30'),
    rod([-1.25, 0.6, 0], [0.1, 0.78, 0.02], [0.11, 0.08], '#6b4a30'),
    rod([0.1, 0.78, 0.02], [1.15, 0.92, 0.05], [0.08, 0.03], '#6b4a30'),
    rod([0.55, 0.85, 0.03], [0.85, 0.6, 0.12], [0.03, 0.014], '#6b4a30'),
    ball([-1.5, 1.55, -0.15], [0.45, 0.28, 0.4], colour),
    ball([-0.95, 1.65, -0.1], [0.45, 0.28, 0.4], colour),
    ...(
      [
        [1.2, 0.96, 0.05],
        [1.0, 1.02, 0],
        [0.92, 0.56, 0.14],
        [0.78, 0.64, 0.1],
        [-0.85, 0.86, 0.08],
        [-0.7, 0.54, 0.08],
        [1.3, 0.84, 0.08],
      ] as const
    ).flatMap(([x, y, z]) => [
      ball([x, y, z], [0.13, 0.04, 0.07], colour, { turn: [0.3, 0.4, 0.5] }),
      ball([x + 0.07, y - 0.06, z + 0.03], [0.12, 0.035, 0.06], colour, { turn: [-0.2, 0.9, -0.4] }),
      ball([x - 0.06, y + 0.05, z - 0.02], [0.11, 0.035, 0.055], colour, { turn: [0.4, -0.6, 0.2] }),
    ]),
  ],
  sockets: { top: [0, 0.74, 0.02] as Point, seat: [0, 0.74, 0.02] as Point },
})
const stump = (): Part[] => [
  turned([0, 0, 0], [0.0005, 0, 0.42, 0, 0.34, 0.12, 0.3, 0.4, 0.0005, 0.4], '#7a5434'),
  turned([0, 0.4, 0], [0.0005, 0, 0.28, 0, 0.0005, 0.012], '#e2bc84'),
  ...[0.08, 0.15, 0.22].map(r => ring([0, 0.412, 0], r, 0.007, '#b8874c')),
  ...around(5, (s, c) => rod([s * 0.3, 0.1, c * 0.3], [s * 0.55, 0.03, c * 0.55], [0.1, 0.03], '#7a5434')),
]
const blossomTree = (colour = '#f6b8cc'): Part[] => [
  // On the ground, as its petals are.
  rod([0, 0.22, 0], [0.1, 1.5, 0], [0.22, 0.15], '#5a4038'),
  rod([0.1, 1.4, 0], [-0.7, 2.5, 0.2], [0.12, 0.06], '#5a4038'),
  rod([0.1, 1.4, 0], [0.9, 2.4, -0.1], [0.12, 0.06], '#5a4038'),
  rod([0.1, 1.4, 0], [0.15, 2.8, 0.1], [0.12, 0.06], '#5a4038'),
  ...(
    [
      [0, 3.3, 0, 0.9],
      [0.95, 2.8, 0, 0.75],
      [-0.9, 2.9, 0.1, 0.8],
      [0.3, 2.7, 0.7, 0.65],
      [-0.3, 2.7, -0.7, 0.7],
      [0.5, 3.6, -0.2, 0.6],
      [-0.5, 3.6, 0.2, 0.6],
    ] as const
  ).map(([x, y, z, r], at) => ball([x, y, z], r, at % 2 ? colour : '#fbccda')),
  ...around(16, (s, c, at) =>
    ball([s * 1.1 * (0.4 + 0.08 * (at % 8)), 0.02, c * 1.1 * (0.4 + 0.08 * (at % 8))], [0.06, 0.01, 0.05], '#f9c4d4'),
  ),
]
const willow = (colour = '#8ab84e'): Part[] => [
  rod([0, 0.1, 0], [0.1, 2.3, 0], [0.26, 0.18], '#6b5238'),
  ball([0.05, 3, 0], [1.2, 0.8, 1.2], colour),
  ...around(18, (s, c, at) =>
    rod(
      [s * (0.75 + 0.3 * (at % 2)), 3.2 - 0.3 * (at % 2), c * (0.75 + 0.3 * (at % 2))],
      [s * (1.2 + 0.25 * (at % 2)), 0.9 + 0.35 * (at % 3), c * (1.2 + 0.25 * (at % 2))],
      [0.16, 0.05],
      at % 3 ? colour : '#9ac85e',
    ),
  ),
]

/** Trees, flowers and what else grows. By pictogram. */
export const plants: Readonly<Record<string, Kind>> = {
  '🌳': made(leafy),
  '🌲': made(colour => fir(colour)),
  '🎄': made(colour => fir(colour, true)),
  '🌴': made(palm),
  '🌵': made(cactus),
  '🌻': made((colour = '#f2b82c') => flower(colour, '#6b3f20', 16, 0.17, 1.1)),
  '🌼': made((colour = '#fbf8f0') => flower(colour, '#f2c230', 12, 0.07, 0.3)),
  '🌸': made((colour = '#f6b8cc') => flower(colour, '#f2d27a', 5, 0.08, 0.28)),
  '🌺': made((colour = '#e0406a') => flower(colour, '#f2d27a', 5, 0.1, 0.35)),
  '🌷': made((colour = '#e8407a') => flower(colour, colour, 6, 0.09, 0.34, true)),
  '🌹': made((colour = '#c8202f') => flower(colour, colour, 7, 0.07, 0.45, true)),
  '🍄': made((colour = '#d8282f') => ({
    parts: [
      turned([0, 0, 0], [0.01, 0, 0.05, 0, 0.035, 0.06, 0.035, 0.12, 0.01, 0.12], '#f6efe0'),
      turned([0, 0.1, 0], [0.02, 0, 0.13, 0, 0.12, 0.04, 0.07, 0.1, 0.01, 0.115], colour),
      ...around(6, (s, c) => ball([s * 0.085, 0.17, c * 0.085], 0.018, '#fbf8f0')),
    ],
  })),
  '🎍': made(bamboo),
  '🪴': made(potted),
  '🌿': made(herb),
  'drawn-bush': made(bush),
  'drawn-tumbleweed': made(tumbleweed),
  '🌾': made(wheat),
  '🪷': made(lotus),
  '🪻': made(lavender),
  '💐': made(bouquet),
  '🌱': made(sprout),
  '🪵': long(log),
  'drawn-tree-stump': made(stump),
  'drawn-branch': made(branch),
  'drawn-cherry-tree': made(blossomTree),
  'drawn-maple-tree': made((colour = '#d8602c') => ({ ...leafy(colour) })),
  'drawn-willow': made(willow),
}
