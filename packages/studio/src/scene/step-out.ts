import type { ArrangeOptions, Spot } from './arrangement.ts'
import { isFromAbove } from './from-above.ts'
import { depthAtRow, footRowAt, isWaterAt } from './ground.ts'

/** Times its own size: beside as large a thing something is small. */
const LARGE = 2.4
/** Of the frame's height: what is lower beside a house is hardly seen, and then it comes forward until it is so high. */
const [HARDLY_SEEN, WELL_SEEN] = [0.2, 0.26]
/** Of the frame: feet are no lower, and sides no nearer to its edge. */
const [LOWEST, MARGIN] = [0.94, 0.09]
/** Of both their widths: so far aside it stands. */
const ASIDE = 0.92

/**
 * `To the left of the house stands a bicycle`: as far away as the house it would be small, half behind its corner or out
 * of the frame. It stands on its side before the line of the house, as large as it is there in life; those who are `placed` stay. Changes spots.
 */
export function stepOut(
  spots: readonly Spot[],
  { shot, clusters, plate, frame }: ArrangeOptions,
  placed: ReadonlySet<Spot>,
): void {
  if (isFromAbove(shot.camera) || spots.length > 3) return
  const edge = (plate.width - frame.width) / 2
  // With something on both of its sides a house stands in the middle.
  for (const host of spots) {
    const sides = clusters.flatMap(({ root, link }) => (link?.to === host.member ? [root.subject.side] : []))
    if (placed.has(host) || !sides.includes('left') || !sides.includes('right') || host.stance !== 'ground') continue
    host.x = plate.width / 2
    host.y = footRowAt(plate, host.x, host.depth)
  }
  for (const { root, link } of clusters) {
    const own = spots.filter(({ member }) => member === root)
    const host = spots.find(({ member }) => member === link?.to)
    const [spot] = own
    if (link?.kind !== 'beside' || !host || !spot || own.length !== 1 || placed.has(spot)) continue
    if (spot.stance !== 'ground' || host.stance !== 'ground' || root.metres * LARGE > host.member.metres) continue
    const side = root.subject.side === 'left' ? -1 : root.subject.side === 'right' ? 1 : Math.sign(spot.x - host.x) || 1
    const wanted =
      spot.height < HARDLY_SEEN * frame.height ? (spot.height * spot.depth) / (WELL_SEEN * frame.height) : spot.depth
    const lowest = plate.height / 2 + (LOWEST - 0.5) * frame.height
    const depth = Math.min(spot.depth, Math.max(wanted, plate.ground.near, depthAtRow(plate, spot.x, lowest)))
    const height = (spot.height * spot.depth) / depth
    const half = (height * (spot.extents.left + spot.extents.right)) / 2
    const hostHalf = (host.height * (host.extents.left + host.extents.right)) / 2
    const [left, right] = [edge + MARGIN * frame.width + half, edge + (1 - MARGIN) * frame.width - half]
    const x = Math.min(right, Math.max(left, host.x + side * ASIDE * (half + hostHalf)))
    const y = footRowAt(plate, x, depth)
    if (left > right || isWaterAt(plate, x, y)) continue
    Object.assign(spot, { x, y, depth, height })
  }
}
