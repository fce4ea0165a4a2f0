import { box, type Part, tapered } from './part.ts'

/** Fronts that line a street. They look towards the camera; turned by a quarter they look across it. */
export const BUILDINGS = {
  shop: ({ seeded, colour }) => {
    const wall = colour ?? seeded.pick(['#c9a98a', '#b98d74', '#d8cbb4', '#a8624a', '#9aa4a8'])
    const high = seeded.pick([6.6, 9.9, 13.2])
    return [
      box([0, 4, 5], [11, high, 10], wall, { matter: 'facade', scale: 2.3, variant: seeded.next() * 0.6 }),
      box([0, 0, 4.9], [10.8, 4, 10], '#5a4c40', { matter: 'shopfront', variant: seeded.next() }),
      box([0, 4 + high, 4.8], [11.4, 0.4, 10.4], '#8a7a68', { texel: 4 }),
      box([0, 2.8, -0.8], [6, 0.08, 1.6], seeded.pick(['#b8402e', '#2e6a52', '#3a5a94', '#d8a23a']), { texel: 3 }),
    ]
  },
  tenement: ({ seeded, colour }) => {
    const wall = colour ?? seeded.pick(['#b87058', '#c08468', '#cdbda4', '#b09a86'])
    return [
      box([0, 0, 4], [8, 14, 8], wall, { matter: 'brick', second: '#c0b0a0', texel: 1.5 }),
      ...[1.2, 4.6, 8, 11.4].flatMap((y, row) =>
        [-2.4, 0.2, 2.6].map((x, at) =>
          box([x, y, -0.03], [1, 1.5, 0.1], '#20262c', {
            matter: 'panes',
            variant: 0.14,
            scale: 0.5,
            texel: 4,
            ...((row * 3 + at) % 3 === 0 && { glow: [0.1, 0.06, 0.02] as const }),
          }),
        ),
      ),
      box([2.6, 0, -0.06], [1.1, 2.2, 0.1], seeded.pick(['#2e5a4a', '#6a2a24', '#3a4a6a']), { texel: 4 }),
      // A fire stair.
      ...[4.2, 7.6, 11].map(y => box([-1.2, y, -0.47], [3.6, 0.08, 0.94], '#2a2c2e', { texel: 4 })),
      ...[4.2, 7.6, 11].map(y => box([-1.2, y + 0.9, -0.92], [3.6, 0.06, 0.05], '#2a2c2e', { texel: 4 })),
      ...[4.2, 7.6, 11].flatMap(y =>
        [-2.95, -1.2, 0.55].map(x => box([x, y, -0.92], [0.05, 0.94, 0.04], '#2a2c2e', { texel: 4 })),
      ),
    ]
  },
  block: ({ seeded, colour }) => [
    box(
      [0, 0, 8],
      [16, seeded.between(22, 60), 16],
      colour ?? seeded.pick(['#a8a098', '#8f96a2', '#b09c88', '#7a8698']),
      {
        matter: 'facade',
        scale: seeded.between(2.2, 3.4),
        variant: seeded.next(),
        texel: 8,
      },
    ),
  ],
  townhouse: ({ seeded, colour }) => [
    box([0, 0, 3], [6, 7.5, 6], colour ?? seeded.pick(['#d8a05a', '#c86a4a', '#e0c890', '#7a9ab0', '#b8c4a0']), {
      matter: 'facade',
      scale: 2,
      variant: seeded.next() * 0.5,
      texel: 3,
    }),
    tapered([0, 7.5, 3], [6.4, 2.6, 6.6], '#8a4a36', { taper: [1, 0], matter: 'roof', scale: 0.35 }),
    box([0, 0, -0.06], [1.1, 2.2, 0.2], seeded.pick(['#2e5a4a', '#6a2a24', '#3a4a6a']), { texel: 3 }),
  ],
  church: () => [
    box([0, 0, 6], [9, 9, 14], '#d8cdb8', { matter: 'blocks', scale: 0.7, texel: 4 }),
    tapered([0, 9, 6], [10, 5, 14.4], '#7a4a3a', { taper: [0, 1], matter: 'roof', scale: 0.4 }),
    box([0, 0, 0], [4.4, 16, 4.4], '#d8cdb8', { matter: 'blocks', scale: 0.7, texel: 4 }),
    tapered([0, 16, 0], [4.8, 8, 4.8], '#5a6a72', { taper: [0, 0], matter: 'roof', scale: 0.4 }),
    box([0, 0, -2.3], [1.8, 3, 0.2], '#5a3c28', { texel: 4 }),
    box([0, 12, -2.3], [1.6, 2, 0.2], '#3a3430', { texel: 4 }),
  ],
} satisfies Record<string, Part>
