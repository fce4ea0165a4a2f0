import type { Body } from '../body.ts'
import { ball, box, buildThing, lathe, ring, rod, slab } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'

export const plane = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 1.4, 0],
        [
          [0.02, -4.6],
          [0.28, -4],
          [0.7, -2],
          [0.78, 0.5],
          [0.74, 2.8],
          [0.5, 3.9],
          [0.02, 4.4],
        ],
        '#f6f6fa',
        { turn: [Math.PI / 2, 0, 0] },
      ),
      slab(
        [0, 1.2, 0],
        [
          [1.1, 0],
          [-0.5, 4.6],
          [-1.1, 4.6],
          [-0.9, 0],
          [-1.1, -4.6],
          [-0.5, -4.6],
        ],
        0.16,
        colour,
        { turn: [0, 0, Math.PI / 2] },
      ),
      slab(
        [0, 1.75, -3.9],
        [
          [0.3, 0],
          [-0.3, 1.6],
          [-0.65, 1.6],
          [-0.5, 0],
          [-0.65, -1.6],
          [-0.3, -1.6],
        ],
        0.1,
        colour,
        { turn: [0, 0, Math.PI / 2] },
      ),
      slab(
        [0, 1.7, -3.9],
        [
          [0.7, 0],
          [-0.3, 1.7],
          [-0.85, 1.7],
          [-0.5, 0],
        ],
        0.14,
        colour,
      ),
      ...[-1, 1].flatMap(side => [
        lathe(
          [side * 1.9, 0.75, 0.4],
          [
            [0.02, -0.8],
            [0.26, -0.7],
            [0.34, 0.5],
            [0.3, 0.75],
            [0.02, 0.6],
          ],
          '#c8ccd6',
          { turn: [Math.PI / 2, 0, 0] },
        ),
      ]),
      ...Array.from({ length: 8 }, (_, i) => ball([0, 1.65, 2.4 - i * 0.6], [0.77, 0.11, 0.11], '#4a6a8a')),
      ball([0, 1.75, 3.5], [0.42, 0.22, 0.4], '#4a6a8a', glass),
    ],
    sockets: { top: [0, 2.2, 0.5], cabin: [0, 2.1, 1], seat: [0, 2.1, 1] },
  })

export const helicopter = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'rotor.0', at: [0, 2.35, 0] }],
    parts: [
      ball([0, 1.3, 0.3], [0.8, 0.85, 1.25], colour, glass),
      ball([0, 1.38, 0.85], [0.7, 0.62, 0.85], '#8fc4dc', glass),
      rod([0, 1.55, -0.7], [0, 1.85, -3.2], [0.28, 0.12], colour),
      slab(
        [0, 1.8, -3.2],
        [
          [0.2, 0],
          [-0.3, 0.8],
          [-0.55, 0.75],
          [-0.2, -0.3],
        ],
        0.1,
        colour,
      ),
      rod([0, 2, 0], [0, 2.4, 0], 0.08, '#4a4a54'),
      ...[0, 1].map(i =>
        box([0, 2.42, 0], i ? [5.6, 0.04, 0.22] : [0.22, 0.04, 5.6], '#3a3a42', { bone: 'rotor.0', round: 0.02 }),
      ),
      ...[-1, 1].flatMap(side => [
        rod([side * 0.62, 0.08, 1.2], [side * 0.62, 0.08, -1.1], 0.06, '#3a3a42'),
        rod([side * 0.45, 0.7, 0.5], [side * 0.62, 0.1, 0.5], 0.04, '#3a3a42'),
        rod([side * 0.45, 0.7, -0.4], [side * 0.62, 0.1, -0.4], 0.04, '#3a3a42'),
      ]),
    ],
    sockets: { top: [0, 2.2, 0], cabin: [0, 1.4, 0.6], seat: [0, 1.4, 0.6] },
  })

export const rocket = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 0.5, 0],
        [
          [0.02, 0],
          [0.5, 0.1],
          [0.72, 1],
          [0.75, 2.2],
          [0.6, 3.4],
          [0.34, 4.3],
          [0.02, 4.9],
        ],
        '#f4f2f0',
      ),
      lathe(
        [0, 3.75, 0],
        [
          [0.53, 0],
          [0.4, 0.55],
          [0.2, 1.15],
          [0.02, 1.72],
        ],
        colour,
      ),
      ball([0, 2.7, 0.55], [0.3, 0.3, 0.2], GLASS, glass),
      ring([0, 2.7, 0.68], 0.28, 0.06, '#b8bcc8', { turn: [Math.PI / 2, 0, 0] }),
      ...[0, 1, 2, 3].map(i =>
        slab(
          [Math.sin((i * Math.PI) / 2) * 0.55, 0.5, Math.cos((i * Math.PI) / 2) * 0.55],
          [
            [0, 0.2],
            [0.75, -0.5],
            [0.85, 0.2],
            [0.1, 1.3],
          ],
          0.12,
          colour,
          { turn: [0, (i * Math.PI) / 2, 0] },
        ),
      ),
      lathe(
        [0, 0, 0],
        [
          [0.02, 0.1],
          [0.38, 0.1],
          [0.3, 0.55],
          [0.02, 0.6],
        ],
        '#5a5a66',
      ),
    ],
    sockets: { top: [0, 5.4, 0], cabin: [0, 5.3, 0], seat: [0, 3, 0] },
  })

export const ufo = (colour: string): Body =>
  buildThing({
    parts: [
      lathe(
        [0, 0.7, 0],
        [
          [0.02, -0.45],
          [0.8, -0.4],
          [2.2, -0.05],
          [2.3, 0.05],
          [1.2, 0.4],
          [0.02, 0.5],
        ],
        colour,
        glass,
      ),
      ball([0, 1.1, 0], [0.85, 0.75, 0.85], '#9fe0d8', glass),
      ...Array.from({ length: 10 }, (_, i) =>
        ball(
          [Math.sin((i / 10) * 2 * Math.PI) * 1.75, 0.72, Math.cos((i / 10) * 2 * Math.PI) * 1.75],
          0.14,
          '#f8e88a',
          { material: 'glowing' },
        ),
      ),
      lathe(
        [0, 0, 0],
        [
          [0.02, 0.05],
          [0.4, 0.05],
          [0.5, 0.4],
          [0.02, 0.4],
        ],
        '#5a5a66',
      ),
    ],
    sockets: { top: [0, 1.85, 0], cabin: [0, 1.6, 0] },
  })

export const airBalloon = (colour: string): Body =>
  buildThing({
    bones: [{ name: 'sway.0', at: [0, 1.2, 0] }],
    parts: [
      lathe(
        [0, 3.2, 0],
        [
          [0.5, 0],
          [1.4, 1.2],
          [2.5, 3],
          [2.8, 4.6],
          [2.3, 6.2],
          [1.2, 7.1],
          [0.02, 7.4],
        ],
        colour,
      ),
      ring([0, 7, 0], 2.76, 0.14, '#fbf0d8'),
      ring([0, 9, 0], 2.45, 0.14, '#fbf0d8'),
      ring([0, 5, 0], 1.95, 0.14, '#fbf0d8'),
      box([0, 0.5, 0], [1.2, 1, 1.2], '#b5803f', { round: 0.12 }),
      ring([0, 1, 0], 0.58, 0.08, '#8a5a2c'),
      ...[-1, 1].flatMap(x =>
        [-1, 1].map(z => rod([x * 0.5, 1, z * 0.5], [x * 0.42, 3.3, z * 0.42], 0.025, '#6b4a2c')),
      ),
    ],
    sockets: { deck: [0, 0.85, 0], cabin: [0, 0.85, 0], seat: [0, 0.9, 0], top: [0, 10.6, 0] },
  })
