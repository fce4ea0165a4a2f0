import type { Body } from '../body.ts'
import { ball, box, buildThing, lathe, slab, wheels } from '../kits/thing.ts'
import { GLASS, glass } from './glass.ts'

export function train(colour: string): Body {
  const rolling = wheels([1.9, 0.9, -0.3, -1.6, -2.4], 0.85, 0.42, '#3a3438', '#b5302f')
  return buildThing({
    bones: rolling.bones,
    parts: [
      lathe(
        [0, 1.35, 0.9],
        [
          [0.02, -1.6],
          [0.62, -1.6],
          [0.66, 0],
          [0.66, 1.5],
          [0.5, 1.62],
          [0.02, 1.65],
        ],
        colour,
        { turn: [Math.PI / 2, 0, 0] },
      ),
      lathe(
        [0, 1.35, 2.54],
        [
          [0.02, -0.05],
          [0.6, -0.05],
          [0.6, 0.08],
          [0.02, 0.12],
        ],
        '#3a3438',
        { turn: [Math.PI / 2, 0, 0] },
      ),
      box([0, 1.75, -1.75], [1.7, 1.9, 1.7], colour, { round: 0.1 }),
      box([0, 2.78, -1.75], [1.95, 0.16, 2], '#3a3438', { round: 0.07 }),
      box([0, 2.1, -1.75], [1.74, 0.55, 0.9], GLASS, { round: 0.05, ...glass }),
      lathe(
        [0, 1.9, 2.0],
        [
          [0.16, 0],
          [0.16, 0.55],
          [0.28, 0.85],
          [0.3, 0.95],
          [0.2, 0.95],
          [0.02, 0.9],
        ],
        '#3a3438',
      ),
      ball([0, 2.02, 0.9], [0.24, 0.3, 0.24], '#e0b03c', glass),
      box([0, 0.72, -0.1], [1.3, 0.3, 5], '#3a3438', { round: 0.08 }),
      slab(
        [0, 0, 0],
        [
          [2.4, 0.2],
          [3.05, 0.16],
          [2.6, 0.75],
          [2.4, 0.75],
        ],
        1.5,
        '#b5302f',
        { bevel: 0.05 },
      ),
      ball([0, 1.95, 2.6], 0.16, '#fdf3cf', { material: 'glowing' }),
      ...rolling.parts,
    ],
    sockets: { top: [0, 2.85, -1.7], cabin: [0, 2.86, -1.7] },
  })
}
