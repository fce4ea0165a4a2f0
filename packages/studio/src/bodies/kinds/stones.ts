import type { Part, Point } from '../body.ts'
import { ball, box, slab } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { long, made } from './made.ts'

const rock = (colour = '#8f8c88') => ({
  parts: [
    ball([0, 0.3, 0], [0.55, 0.36, 0.45], colour),
    ball([0.3, 0.2, 0.15], [0.35, 0.26, 0.32], colour),
    ball([-0.35, 0.18, -0.05], [0.32, 0.24, 0.3], colour),
  ],
  sockets: { seat: [0, 0.6, 0] as Point, top: [0, 0.62, 0] as Point },
})

/** A hole in the ground with what was dug out around it: seen from above its rim. */
const hole = (colour = '#6b4a30'): Part[] => [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(at => {
    const turn = (at / 9) * 2 * Math.PI
    const size = 0.1 + 0.035 * Math.sin(at * 2.4)
    return ball([0.3 * Math.sin(turn), 0.02, 0.3 * Math.cos(turn)], [1.25 * size, 0.8 * size, 1.25 * size], colour)
  }),
  ball([0, -0.03, 0], [0.27, 0.05, 0.27], '#1f140c'),
]

/** An outline, or its mirror image, which goes round the other way. */
const wound = (way: 1 | -1, outline: readonly [number, number][]): [number, number][] =>
  way > 0 ? [...outline] : outline.map(([z, y]): [number, number] => [-z, y]).toReversed()

/** Ground that falls ahead, and the same that rises; steps in both ways. */
const slope =
  (way: 1 | -1) =>
  (colour = '#6f9a4a'): Part[] => [
    slab(
      [0, 0, 0],
      wound(way, [
        [-2, 0],
        [2, 0],
        [-1.7, 0.92],
        [-2, 1],
      ]),
      3,
      colour,
      { bevel: 0.12 },
    ),
    ...[-0.6, 0.1, 0.7].map(z =>
      ball([1.1 * Math.sin(9 * z), 0.27 * (1.9 - way * z) - 0.06, z], [0.34, 0.1, 0.4], colour),
    ),
  ]
const STEPS = 8
const flight =
  (way: 1 | -1) =>
  (colour = '#b0aaa0'): Part[] =>
    Array.from({ length: STEPS }, (_, at) => {
      const high = (at + 1) / STEPS
      return box([0, high / 2, way * (-1 + (at + 0.5) * (2 / STEPS))], [0.66, high, 2 / STEPS], colour, {
        round: 0.012,
      })
    })

/** Stones, and ground that is not level. By pictogram, or name. */
export const stones: Readonly<Record<string, Kind>> = {
  '🪨': made(rock),
  'drawn-hole': made(hole),
  'drawn-slope': long(slope(1)),
  'drawn-rise': long(slope(-1)),
  'drawn-steps-down': long(flight(-1)),
  'drawn-steps-up': long(flight(1)),
}
