import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import { footRowAt, isWaterAt } from './ground.ts'

/** A way along the depth of the place through a spot: metres before it and beyond it, in the direction it goes. */
export type Lane = { from: number; to: number }

/** How far to the camera, or away from it, those look who come up or go down a way, radians: seen from ahead and a little from the side. */
export const ALONG = 1.16

/** Times the spot's depth: as far away a way begins, and as near it ends. */
const [FURTHEST, NEAREST] = [2.7, 0.74]
/** Of the frame's width, from its middle: nobody begins or ends nearer to its edge. */
const MOST_ASIDE = 0.4
/** Metres between two looks at the ground. */
const STEP = 0.3
/** Of the depth: what the plate shows nearer than this stands before the way. */
const HIDES = 0.82
/** Shorter ways, of the spot's depth, are not worth a turn. */
const SHORTEST = 0.3

type LaneOptions = {
  spot: Spot
  /** Metres that it can go in the shot. */
  most: number
  plate: Plate
  frame: Size
  others: readonly Spot[]
  /** Goes away from the camera instead of coming nearer. */
  isLeaving: boolean
}

/** The longest free way of somebody up or down the place; undefined where there is none. */
export function planLane(options: LaneOptions): Lane | undefined {
  const { spot, most, isLeaving } = options
  if (spot.stance !== 'ground' && spot.stance !== 'water') return undefined
  const [least, furthest] = [NEAREST * spot.depth, Math.min(FURTHEST * spot.depth, 0.9 * options.plate.ground.far)]
  const [near, far] = [reach(options, -1, least), reach(options, 1, furthest)]
  const whole = Math.min(most, near + far)
  if (whole < SHORTEST * spot.depth) return undefined
  // It is as near at its nearest as there is room, and begins or ends as far away as it goes in the time.
  const away = whole - near
  return isLeaving ? { from: -near, to: away } : { from: -away, to: near }
}

/** How far the ground is free towards the camera (-1) or away from it (1). */
function reach({ spot, plate, frame, others, isLeaving }: LaneOptions, way: 1 | -1, limit: number): number {
  const { focal, centreX } = plate.ground
  const spotX = ((spot.x - centreX) * spot.depth) / focal
  const half = (0.5 * spot.height * (spot.extents.left + spot.extents.right) * spot.depth) / focal
  const goesAside = (isLeaving ? way : -way) * spot.faces * Math.cos(ALONG)
  for (let gone = STEP; ; gone += STEP) {
    const z = spot.depth + way * Math.sin(ALONG) * gone
    const x = spotX + goesAside * gone
    const column = centreX + (x * focal) / z
    const isTooFar = way > 0 ? z > limit : z < limit
    const isAside = Math.abs(column - plate.width / 2) > MOST_ASIDE * frame.width
    const isAfloat = spot.stance === 'water'
    const row = isAfloat ? afloatRow(plate, spot, z) : footRowAt(plate, column, z)
    const isHidden = depthAt(plate, column, row) < HIDES * z
    const isTaken = others.some(other => {
      const otherX = ((other.x - centreX) * other.depth) / focal
      const wide = (0.5 * other.height * (other.extents.left + other.extents.right) * other.depth) / focal
      return Math.abs(other.depth - z) < Math.max(0.8, wide) && Math.abs(otherX - x) < 0.6 * (half + wide)
    })
    if (isTooFar || isAside || isHidden || isTaken || isWaterAt(plate, column, row) !== isAfloat) return gone - STEP
  }
}

/** Where what floats is seen at another depth than its own: water is level. */
export const afloatRow = ({ ground: { horizonY } }: Plate, { y, depth }: Spot, z: number): number =>
  horizonY + ((y - horizonY) * depth) / z

function depthAt({ width, height, depth }: Plate, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return depth[row * width + column]!
}
