import { ball, box, cone, type Part, pillar, tapered } from './part.ts'

const STEEL = '#8f9498'
const planks = { matter: 'boards', scale: 0.24, texel: 2 } as const

/** What stands where people play, dig, sail and camp: false fronts, cages, the boards of a rink, trenches, tent cloth. */
export const OUTPOSTS = {
  /** A wooden house with a front higher than its roof, a boardwalk and an awning on posts. */
  'false-front': ({ seeded, colour, isLit }) => {
    const wall = colour ?? seeded.pick(['#a87a4e', '#8f6a48', '#b8946a', '#9a5a42', '#7f7a68'])
    const high = seeded.pick([5.6, 6.4, 7])
    const pane = (x: number, y: number) =>
      box([x, y, -0.06], [1.1, 1.3, 0.1], '#3a3c3a', {
        matter: 'panes',
        scale: 0.5,
        ...(isLit && { glow: [1.4, 0.8, 0.3] as const }),
      })
    return [
      box([0, 0, 3.6], [7.6, 4.6, 7], wall, planks),
      box([0, 0, 0.1], [8, high, 0.3], wall, planks),
      box([0, high, 0.05], [8.4, 0.3, 0.5], '#5e4630'),
      box([0, high - 1.3, -0.1], [5.2, 0.85, 0.1], seeded.pick(['#e8dcc0', '#3a4a3e', '#6a2e24']), { texel: 3 }),
      box([0, high - 1.06, -0.17], [3.6, 0.34, 0.06], seeded.pick(['#4a3020', '#d8b060', '#d8c8a0']), {
        matter: 'stripes',
        second: wall,
        scale: 0.5,
      }),
      // The boardwalk, and what shades it.
      box([0, 0, -1.1], [8, 0.24, 2.2], '#8a6a46', planks),
      ...[-3.7, -1.3, 1.3, 3.7].map(x => pillar([x, 0.2, -2], [0.16, 2.8, 0.16], '#6a4c32')),
      box([0, 3, -1.1], [8.2, 0.14, 2.3], '#74563a', planks),
      // Swing doors.
      box([0, 0.24, -0.06], [1.5, 2.2, 0.08], '#1c1712'),
      ...[-0.36, 0.36].map(x => box([x, 0.75, -0.12], [0.68, 1.05, 0.08], '#7a4a28', { ...planks, scale: 0.14 })),
      pane(-2.4, 1.1),
      pane(2.4, 1.1),
    ]
  },
  /** Two posts with a beam, where horses are tied. */
  'hitching-post': () => [
    ...[-1.1, 1.1].map(x => pillar([x, 0, 0], [0.14, 1.1, 0.14], '#6e5238')),
    box([0, 0.88, 0], [2.8, 0.13, 0.13], '#7d6044', { texel: 2 }),
  ],
  'water-tower': () => [
    ...[-1.3, 1.3].flatMap(x => [-1.3, 1.3].map(z => box([x, 0, z], [0.22, 5.2, 0.22], '#6a4c32'))),
    box([0, 2.4, 0], [2.9, 0.16, 2.9], '#6a4c32'),
    pillar([0, 5.1, 0], [3.8, 3.4, 3.8], '#8a6a46', planks),
    cone([0, 8.45, 0], [4.2, 1.5, 4.2], '#5e4630', { taper: [0.03, 0.03] }),
  ],
  /** A dead, thorny round of twigs that the wind rolls along. */
  tumbleweed: () => [
    ball([0, 0, 0], [0.7, 0.62, 0.7], '#a8864e', { matter: 'leaves', second: '#6f5630', scale: 0.12 }),
  ],
  /** Wire netting between steel posts, as high as a ball is thrown. */
  'cage-fence': ({ colour }) => [
    ...[-2.5, 0, 2.5].map(x => pillar([x, 0, 0], [0.09, 4, 0.09], colour ?? STEEL)),
    ...Array.from({ length: 19 }, (_, at) => box([-2.5 + (at + 0.5) * 0.263, 0.05, 0], [0.022, 3.9, 0.022], '#7d8387')),
    ...Array.from({ length: 14 }, (_, at) => box([0, 0.05 + at * 0.285, 0], [5, 0.022, 0.022], '#7d8387')),
    box([0, 3.95, 0], [5.1, 0.08, 0.08], colour ?? STEEL),
    box([0, 1.9, 0], [5.1, 0.06, 0.06], colour ?? STEEL),
  ],
  /** A lamp on a mast, over a court or a yard. */
  'yard-lamp': ({ isLit }) => [
    pillar([0, 0, 0], [0.16, 6.4, 0.16], '#5a5e62'),
    box([0, 6.3, -0.5], [0.12, 0.12, 1.1], '#5a5e62'),
    box([0, 6.1, -0.9], [0.9, 0.22, 0.5], '#d8b070', { ...(isLit && { glow: [9, 5.2, 1.7] as const }) }),
  ],
  /** Boards round the ice, with a kick strip below and clear panes above. */
  'rink-boards': () => [
    box([0, 0, 0], [6, 1.1, 0.14], '#f4f6f8'),
    box([0, 0, -0.09], [6, 0.2, 0.06], '#e8c02a'),
    box([0, 1.08, -0.02], [6, 0.1, 0.2], '#2a5aa8'),
    box([-1.4, 0.34, -0.09], [2, 0.5, 0.03], '#c8342c'),
    box([1.5, 0.34, -0.09], [2.2, 0.5, 0.03], '#2e7ab8'),
    ...[-3, -1, 1, 3].map(x => box([x, 1.15, 0], [0.05, 0.85, 0.05], STEEL)),
    box([0, 1.97, 0], [6, 0.05, 0.06], STEEL),
  ],
  /** Containers in a stack: two long and three high. */
  'container-stack': ({ seeded }) =>
    [0, 1, 2].flatMap(row =>
      [-3.1, 3.1].map(x =>
        box(
          [x, row * 2.62, 0],
          [6, 2.6, 2.4],
          seeded.pick(['#b8402e', '#2e5f94', '#d8922e', '#3a7f5a', '#8a4a3a', '#8a9296']),
          {
            matter: 'stripes',
            second: '#30343a',
            scale: 0.3,
            texel: 2,
          },
        ),
      ),
    ),
  /** The house of a ship's bridge, with its row of panes and its funnel. */
  'ship-house': () => [
    box([0, 0, 0], [13, 12, 6], '#eceae4', { texel: 3 }),
    ...[2.2, 5, 7.8].map(y => box([0, y, -3.02], [11, 0.8, 0.06], '#3a4650', { matter: 'panes', scale: 1.2 })),
    box([0, 12, -0.4], [16, 2.4, 5], '#f2f0ea', { texel: 3 }),
    box([0, 12.8, -2.93], [15.4, 1.1, 0.06], '#26323a', { matter: 'panes', scale: 1.3 }),
    box([3.4, 14.4, 1], [2.4, 3.4, 2.4], '#c8402e', { texel: 2 }),
    box([3.4, 17.2, 1], [2.5, 0.7, 2.5], '#22262a'),
    pillar([-3, 14.4, 0], [0.3, 5, 0.3], '#d8d6d0'),
  ],
  /** A square of laid bare floor between stakes and strings: little stones in rings and waves. */
  'dig-square': () => [
    ...[-1.5, 1.5].flatMap(x => [-1.2, 1.2].map(z => pillar([x, 0, z], [0.06, 0.6, 0.06], '#8a6a46'))),
    ...[-1.2, 1.2].map(z => box([0, 0.5, z], [3, 0.025, 0.025], '#f0ece0')),
    ...[-1.5, 1.5].map(x => box([x, 0.5, 0], [0.025, 0.025, 2.4], '#f0ece0')),
    box([0, 0, 0], [2.8, 0.04, 2.2], '#d8c4a0', { matter: 'tiles', second: '#b89870', scale: 0.12 }),
    box([0, 0.02, 0], [2.3, 0.04, 1.7], '#2e6a94', { matter: 'tiles', second: '#4a8cb0', scale: 0.1 }),
    box([0, 0.04, 0], [2, 0.04, 1.4], '#e0d0ac', { matter: 'tiles', second: '#c8b088', scale: 0.1 }),
    ...[-0.6, 0, 0.6].map(x =>
      box([x, 0.06, 0], [0.36, 0.04, 0.36], '#a84a34', { matter: 'tiles', second: '#c06a4a', scale: 0.1, turn: 45 }),
    ),
  ],
  /** The far side of a trench, with the layers of what lay there before. */
  'dig-wall': () =>
    ['#8a6a48', '#a8845a', '#9a764e', '#c0a070'].map((layer, at) =>
      box([0, at * 0.42, at * 0.12], [9, 0.44, 1.6], layer, { matter: 'rock', scale: 0.5 }),
    ),
  /** What was dug out. */
  'soil-heap': ({ colour }) => [
    cone([0, 0, 0], [2.4, 1, 2.2], colour ?? '#b08e62', { taper: [0.12, 0.12], matter: 'rock', scale: 0.3 }),
    cone([1.1, 0, 0.4], [1.5, 0.6, 1.4], colour ?? '#b89668', { taper: [0.12, 0.12], matter: 'rock', scale: 0.3 }),
  ],
  /** A roof of cloth on four poles. */
  awning: ({ colour }) => [
    ...[-1.9, 1.9].flatMap(x => [-1.3, 1.3].map(z => pillar([x, 0, z], [0.07, 2.3, 0.07], '#c8c4ba'))),
    tapered([0, 2.25, 0], [4.2, 0.7, 3], colour ?? '#efe8d6', { taper: [0.1, 0.1], matter: 'cloth' }),
  ],
  /** One side of a tent from within, which leans in to the ridge. */
  'tent-side': ({ colour }) =>
    Array.from({ length: 28 }, (_, at) =>
      box([-at * 0.0785, at * 0.08, 0], [0.12, 0.1, 2.2], colour ?? (at === 13 ? '#b8642a' : '#d87a2e'), {
        matter: 'cloth',
      }),
    ),
  'sleeping-bag': ({ seeded, colour }) => [
    ball([0, -0.1, 0.2], [0.7, 0.4, 1.9], colour ?? seeded.pick(['#2e5f94', '#a8342a', '#3a7a52']), {
      matter: 'cloth',
    }),
    ball([0, 0.02, -0.66], [0.56, 0.22, 0.36], '#e8e4da', { matter: 'cloth' }),
  ],
  backpack: ({ seeded, colour }) => {
    const cloth = colour ?? seeded.pick(['#3a6a8a', '#c8502e', '#5a7a3a'])
    return [
      tapered([0, 0, 0], [0.46, 0.72, 0.3], cloth, { taper: [0.8, 0.8], matter: 'cloth' }),
      box([0, 0.1, -0.19], [0.34, 0.28, 0.12], cloth, { matter: 'cloth' }),
      ball([0, 0.66, 0], [0.44, 0.2, 0.32], '#d8c060', { matter: 'cloth' }),
    ]
  },
  /** A trunk laid over a stream, away from the eye, hewn flat where one steps. */
  'log-bridge': () => [
    ...Array.from({ length: 24 }, (_, at) =>
      ball([0, -1.05, at], [2.9, 1, 1.7], at % 3 ? '#7d5c3c' : '#86643f', {
        matter: 'wood',
        second: '#5e4429',
        scale: 0.4,
      }),
    ),
    ...[3.2, 7, 11.6].flatMap((z, at) => [
      ball([at % 2 ? 1.25 : -1.25, -0.42, z], [0.5, 0.4, 0.9], '#5f8a42', { matter: 'leaves', scale: 0.12 }),
      pillar([at % 2 ? -1.3 : 1.3, -0.4, z + 1], [0.2, 0.5, 0.2], '#6a4c30'),
    ]),
  ],
} satisfies Record<string, Part>
