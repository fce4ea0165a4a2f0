import type { Point } from '../picture.ts'
import type { Brush, Drawing } from './drawing.ts'

type Wood = readonly [number, number, number]
const OAK: Wood = [190, 126, 70]
const DARK: Wood = [138, 86, 46]
const IRON: Wood = [74, 72, 84]

const plank = ({ clay }: Brush, from: Point, to: Point, width: number, wood: Wood): void =>
  clay.limb([from, to], width, wood)

/** A table for four, seen a little from above. */
export const table: Drawing = {
  metres: 0.75,
  sort: 'seat',
  top: 0.84,
  isFrontal: true,
  draw(brush) {
    const { clay } = brush
    for (const x of [84, 428]) plank(brush, { x, y: 300 }, { x: x + (x < 256 ? -10 : 10), y: 470 }, 30, DARK)
    for (const x of [134, 378]) plank(brush, { x, y: 290 }, { x, y: 430 }, 24, [118, 72, 38])
    clay.shape(
      [
        { x: 92, y: 236 },
        { x: 420, y: 236 },
        { x: 480, y: 300 },
        { x: 32, y: 300 },
      ],
      OAK,
      20,
    )
    plank(brush, { x: 34, y: 312 }, { x: 478, y: 312 }, 30, DARK)
  },
}

/** Slats on iron legs, as they stand in parks. */
export const bench: Drawing = {
  metres: 0.95,
  sort: 'seat',
  top: 0.42,
  isFrontal: true,
  draw(brush) {
    for (const x of [72, 440]) {
      plank(brush, { x, y: 190 }, { x, y: 400 }, 16, IRON)
      plank(brush, { x: x - 12, y: 376 }, { x: x - 20, y: 478 }, 18, IRON)
      plank(brush, { x: x + 12, y: 376 }, { x: x + 20, y: 462 }, 16, IRON)
    }
    for (const y of [196, 238, 280]) plank(brush, { x: 36, y }, { x: 476, y }, 30, OAK)
    for (const [y, wood] of [
      [346, [206, 142, 84]],
      [374, OAK],
    ] as const)
      plank(brush, { x: 26, y }, { x: 486, y }, 30, wood)
    for (const x of [46, 466]) plank(brush, { x, y: 312 }, { x: x < 256 ? x - 8 : x + 8, y: 362 }, 15, IRON)
  },
}
