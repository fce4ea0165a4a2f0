import { type Part, ball, box, legs, pillar, tapered } from './part.ts'

const wooden = { matter: 'wood', scale: 0.5, texel: 0.5 } as const
const OAK = '#a87c50'
const DARK = '#5a3e2a'

/** What goods are shown on, without any: what a place is full of is put there (`boards.ts`). */
export const DISPLAYS = {
  'ware-shelf': ({ colour }) => [
    box([0, 0, 0.24], [2.2, 2.05, 0.05], colour ?? DARK, wooden),
    ...[-1.1, 1.1].map(x => box([x, 0, 0], [0.05, 2.05, 0.46], colour ?? OAK, wooden)),
    ...[0.06, 0.52, 0.98, 1.44, 2].map(y => box([0, y, 0], [2.2, 0.04, 0.46], colour ?? OAK, wooden)),
  ],
  'ware-table': ({ colour }) => [
    ...legs(1.7, 0.74, 0.9, 0.08, DARK),
    box([0, 0.74, 0], [1.8, 0.05, 0.95], colour ?? OAK, wooden),
  ],
  'ware-wall': ({ colour }) => [
    box([0, 0, 0.03], [2.2, 1.5, 0.04], colour ?? '#c8a878', { matter: 'boards', scale: 0.2, texel: 0.6 }),
    ...[1.38, 0.68].map(y => box([0, y, 0], [2.1, 0.03, 0.03], DARK)),
  ],
  'ware-rail': () => [
    box([0, 0, 0], [2.4, 0.04, 0.04], '#5a4632'),
    ...[-1.1, 1.1].map(x => box([x, 0, 0], [0.03, 0.5, 0.03], '#5a4632')),
  ],
  plinth: ({ colour }) => [
    box([0, 0, 0], [0.7, 0.95, 0.7], colour ?? '#f2f0ec', { matter: 'plaster', texel: 0.4 }),
    box([0, 0.95, 0], [0.76, 0.04, 0.76], colour ?? '#f8f6f2', { matter: 'plaster' }),
  ],
  platform: ({ colour }) => [
    box([0, 0, 0], [3, 0.16, 2], colour ?? '#d8d4cc', { matter: 'slabs', scale: 0.7, texel: 0.8 }),
  ],
  'ware-belt': () => [
    ...[-2, -1, 0, 1, 2].map(x => box([x, 0, 0], [0.12, 0.8, 0.7], '#8f9498')),
    box([0, 0.8, 0], [5, 0.1, 0.8], '#2c2e30'),
    box([0, 0.84, -0.42], [5, 0.1, 0.05], '#d8a02a'),
  ],
  'ware-stall': ({ seeded, colour, isLit }) => [
    ...[-1.2, 1.2].flatMap(x => [-0.65, 0.75].map(z => pillar([x, 0, z], [0.07, 2.35, 0.07], '#8a6a48'))),
    box([0, 0, -0.25], [2.4, 0.72, 0.7], '#8a5e38', { matter: 'boards', scale: 0.2, texel: 1 }),
    box([0, 0, 0.35], [2.4, 1.02, 0.5], '#8a5e38', { matter: 'boards', scale: 0.2, texel: 1 }),
    tapered([0, 2.3, 0], [2.9, 0.5, 2], colour ?? seeded.pick(['#c8382c', '#2e6a9a', '#2e7a52', '#d89a2a']), {
      second: '#f4ecdc',
      matter: 'stripes',
      scale: 0.5,
      taper: [1, 0],
    }),
    pillar([0.4, 2.2, -0.7], [0.02, 0.2, 0.02], DARK),
    ball([0.4, 1.95, -0.7], [0.24, 0.26, 0.24], '#ffd8a0', { isClear: true, ...(isLit && { glow: [7, 4, 1.5] }) }),
  ],
  'crop-bed': ({ seeded }) => [
    box([0, -0.1, 0], [0.7, 0.2, 2], '#6a4c34', { matter: 'rock', texel: 1 }),
    ...Array.from({ length: 6 }, (_, at) =>
      ball([seeded.between(-0.1, 0.1), 0.02, -0.85 + at * 0.34], [0.5, 0.34, 0.42], '#4a8a36', {
        second: '#7ab04a',
        matter: 'leaves',
        scale: 0.5,
        kind: 2,
        texel: 1,
      }),
    ),
  ],
  'soil-bed': () => [box([0, -0.1, 0], [0.7, 0.2, 2], '#6a4c34', { matter: 'rock', texel: 1 })],
  'fruit-tree': ({ seeded, colour }) => [
    pillar([0, 0, 0], [0.24, 1.6, 0.24], '#6a4a32'),
    ...Array.from({ length: 5 }, (_, at) =>
      ball(
        [[-0.8, 0.8, 0, -0.3, 0.4][at]!, 1.3 + [0, 0.1, 0.8, 0.4, 0.5][at]!, [0, 0.1, 0, -0.5, -0.4][at]!],
        [1.7, 1.5 + 0.2 * seeded.next(), 1.6],
        colour ?? '#4a8a36',
        { second: '#7ab04a', matter: 'leaves', scale: 0.8, kind: 2 },
      ),
    ),
  ],
  pond: ({ colour }) => [
    box([0, -0.2, 0], [6.4, 0.26, 4.4], '#8a7a62', { matter: 'rock', texel: 1.5 }),
    box([0, -0.2, 0], [5.8, 0.3, 3.8], colour ?? '#8ab8c0', {
      matter: 'pool',
      second: '#d8ecee',
      scale: 9,
      gloss: 0.25,
      kind: 1,
    }),
  ],
} satisfies Record<string, Part>
