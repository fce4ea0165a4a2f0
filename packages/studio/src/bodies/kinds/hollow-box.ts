import type { Part, Point } from '../body.ts'
import { darker } from '../darker.ts'
import { box } from '../kits/thing.ts'

/** Of its longest side. */
const WALL = 0.03

/** A box without a lid, dark inside: what is in it is seen from above. */
export function hollowBox([wide, high, long]: Point, colour: string, inside = darker(colour, 0.45)): Part[] {
  const wall = WALL * Math.max(wide, high, long)
  const side = (at: Point, size: Point): Part => box(at, size, colour, { round: 0.2 * wall })
  return [
    box([0, wall, 0], [wide - wall, wall, long - wall], inside, { round: 0.2 * wall }),
    ...[-1, 1].flatMap(way => [
      side([(way * (wide - wall)) / 2, high / 2, 0], [wall, high, long]),
      side([0, high / 2, (way * (long - wall)) / 2], [wide, high, wall]),
    ]),
  ]
}
