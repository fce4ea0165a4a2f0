import type { Body, Part } from '../body.ts'
import { ball, box, buildThing, lathe, rod, slab } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'

const hull = (long: number, wide: number, high: number, colour: string): Part =>
  slab(
    [0, 0, 0],
    [
      [-long * 0.42, 0],
      [long * 0.34, 0],
      [long * 0.52, high],
      [-long * 0.48, high * 0.92],
    ],
    wide,
    colour,
    { bevel: wide * 0.32 },
  )

export const sailboat = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'sway.0', at: [0, 0.6, 0] }],
    parts: [
      hull(4.2, 1.5, 0.75, colour),
      box([0, 0.72, -0.1], [1.2, 0.08, 3], '#c89a64', { round: 0.03 }),
      rod([0, 0.7, 0.2], [0, 5, 0.2], 0.05, '#8a6a48'),
      rod([0, 1.15, 0.2], [0, 1.1, -1.7], 0.04, '#8a6a48'),
      slab(
        [0, 0, 0],
        [
          [0.1, 1.25],
          [-1.7, 1.2],
          [0.1, 4.8],
        ],
        0.06,
        '#fbf8f0',
        { bone: 'sway.0' },
      ),
      slab(
        [0, 0, 0],
        [
          [0.3, 1.1],
          [1.9, 0.95],
          [0.3, 4.2],
        ],
        0.05,
        '#f2ead8',
        { bone: 'sway.0' },
      ),
      slab(
        [0, 0, 0],
        [
          [0.2, 4.95],
          [-0.5, 5.1],
          [0.2, 5.25],
        ],
        0.04,
        '#d9342f',
      ),
    ],
    sockets: { deck: [0, 0.7, -0.9], top: [0, 0.75, -0.6], seat: [0, 0.72, -0.9] },
  })

export const rowboat = (colour: string): Body =>
  buildThing({
    parts: [
      hull(3.2, 1.2, 0.55, colour),
      box([0, 0.52, 0], [0.95, 0.06, 2.4], '#8a6444', { round: 0.02 }),
      box([0, 0.58, 0.5], [1.05, 0.06, 0.26], '#c89a64', { round: 0.02 }),
      box([0, 0.58, -0.55], [1.05, 0.06, 0.26], '#c89a64', { round: 0.02 }),
      ...[-1, 1].flatMap(side => [
        rod([side * 0.5, 0.62, 0], [side * 1.5, 0.1, -0.3], 0.025, '#c89a64'),
        ball([side * 1.6, 0.06, -0.32], [0.2, 0.03, 0.09], '#c89a64'),
      ]),
    ],
    sockets: { deck: [0, 0.6, -0.4], seat: [0, 0.6, -0.4], top: [0, 0.6, 0] },
  })

export const ship = (colour: string): Body =>
  buildThing({
    parts: [
      hull(16, 4, 2.4, colour),
      box([0, 2.9, -0.6], [3.2, 1.1, 10], '#f6f4f0', { round: 0.2 }),
      box([0, 3.9, -1.2], [2.8, 1, 7.5], '#f6f4f0', { round: 0.2 }),
      box([0, 4.9, 0.8], [2.4, 1, 3], '#f6f4f0', { round: 0.2 }),
      ...[0, 1, 2, 3, 4, 5, 6].map(i => box([0, 3.0, 3 - i * 1.2], [3.26, 0.4, 0.6], GLASS, { round: 0.05, ...glass })),
      box([0, 5.05, 2.2], [2.2, 0.4, 0.3], GLASS, { round: 0.05, ...glass }),
      ...[-0.6, -3].map(z =>
        lathe(
          [0, 4.3, z],
          [
            [0.6, 0],
            [0.62, 2],
            [0.5, 2],
            [0.02, 1.8],
          ],
          '#d9642f',
        ),
      ),
      box([0, 2.34, 0], [4.06, 0.16, 14], '#f6f4f0', { round: 0.05 }),
    ],
    sockets: { deck: [0, 2.45, 5.4], top: [0, 5.4, 0.8] },
  })
