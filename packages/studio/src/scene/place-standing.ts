import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import type { ArrangeOptions, Spot, Unit } from './arrangement.ts'
import { hasAlive, isAliveMember } from './deed-holds.ts'
import { isFromAbove } from './from-above.ts'
import { depthAtRow, footRowAt, isWaterAt } from './ground.ts'
import { measureHiddenShare } from './occluders.ts'

/** Puts a unit with its foot near a place of the frame: on land if it walks, on water if it floats. */
export function placeStanding(options: ArrangeOptions, unit: Unit, frameX: number, frameY: number): Spot {
  const { plate, frame } = options
  const x = plate.width / 2 + frameX - frame.width / 2
  const row = plate.height / 2 + frameY - frame.height / 2
  const found =
    unit.stance === 'water'
      ? onWater(plate, frame, x, row, unit)
      : onLand(plate, frame, x, rowInScale(plate, frame, x, row, unit), unit)
  return {
    member: unit.cluster.root,
    nth: unit.nth,
    stance: found.isWater && unit.stance === 'ground' ? 'water' : unit.stance,
    x: found.x,
    y: found.y,
    depth: found.depth,
    height: atLeastLife(options, unit, found.depth, atMostLife(options, unit, found.depth)),
    faces: 1,
    extents: unit.extents,
  }
}

/** Times its size in life, at the most: seen from above among houses, somebody is small rather than a giant. */
const LARGEST = 1.5
/** Of the frame: what is named is seen, however far away. */
const SEEN = 0.055

function atMostLife({ shot, plate, frame }: ArrangeOptions, unit: Unit, depth: number): number {
  const { cluster, height, stance } = unit
  if (stance !== 'ground' || !isFromAbove(shot.camera)) return height
  const most = (LARGEST * cluster.root.metres * plate.ground.focal) / depth
  return Math.min(height, Math.max(most, SEEN * frame.height))
}

/** Of its size in life: where a wall stops them, several are no dwarfs because they cannot stand further back. */
const SMALLER = 0.86
/** Of the frame's height: what those take up who are all to be seen. */
const WHOLE = 0.8

function atLeastLife({ plate, shot, frame }: ArrangeOptions, unit: Unit, depth: number, height: number): number {
  const { root } = unit.cluster
  if (unit.stance !== 'ground' || !hasAlive(root) || isFromAbove(shot.camera)) return height
  // Who sits at a table stays in the frame with the head.
  const most = isAliveMember(root) ? Infinity : (WHOLE * frame.height) / unit.extents.up
  return Math.max(height, Math.min(most, (SMALLER * root.metres * plate.ground.focal) / depth))
}

/** Times its size in life: a hero may be a little larger, nobody as much as half. */
export const LARGER = 1.2

/** The row of what is so high in the frame because it is that far away; near the wanted one where ground is short. */
function rowInScale(plate: Plate, frame: Size, x: number, row: number, { cluster, height }: Unit): number {
  const depth = (LARGER * cluster.root.metres * plate.ground.focal) / height
  const { near, far } = plate.ground
  const scaled = footRowAt(plate, x, Math.min(far, Math.max(near, depth)))
  return Math.min(row, Math.max(row - MOST_BACK * frame.height, scaled))
}

/** Of the frame's height: further up than this from where composition wants its feet, nobody stands. */
const MOST_BACK = 0.22

type Footing = { x: number; y: number; depth: number; isWater: boolean }

/** Dry ground next to the wanted place, and nothing tall before it; where all is water, the water. */
function onLand(plate: Plate, frame: Size, x: number, row: number, { height, extents }: Unit): Footing {
  let least = Infinity
  let best: Footing | undefined
  for (const away of [0, 0.06, -0.06, 0.12, -0.12, 0.19, -0.19, 0.27, -0.27, 0.34, -0.34]) {
    for (const down of [0, 0.04, 0.08, -0.04, -0.09, -0.15]) {
      const column = x + away * frame.width
      const depth = depthAtRow(plate, column, row + down * frame.height)
      const y = footRowAt(plate, column, depth)
      if (isWaterAt(plate, column, y)) continue
      const half = (height * (extents.left + extents.right)) / 2
      const wet = [-0.8, -0.4, 0.4, 0.8].filter(side => isWaterAt(plate, column + side * half, y)).length
      const box = { left: column - half, right: column + half, top: y - height, bottom: y }
      const cost =
        measureHiddenShare({ plate }, box, y, depth) + 0.2 * wet + 0.5 * Math.abs(away) + 0.4 * Math.abs(down)
      if (cost < least) {
        least = cost
        best = { x: column, y, depth, isWater: false }
      }
    }
  }
  if (best) return best
  const depth = depthAtRow(plate, x, row)
  return { x, y: footRowAt(plate, x, depth), depth, isWater: true }
}

/** The lowest row of water near a column, for all of the hull where there is enough of it: boats are seen from the shore. */
function onWater(plate: Plate, frame: Size, x: number, row: number, unit: Unit): Footing {
  const bottom = Math.min(row, plate.height * 0.9)
  const hull = 0.7 * unit.height * Math.max(unit.extents.left, unit.extents.right)
  // All of the hull is in the water, its near side too, where there is so much of it.
  for (const [half, beam] of [
    [hull, 0.2 * unit.height],
    [0, 0.2 * unit.height],
    [0, 0],
  ] as const) {
    for (const away of [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26]) {
      const column = x + away * frame.width
      for (let y = bottom; y > Math.max(0, plate.ground.horizonY + 0.02 * frame.height); y -= frame.height * 0.02) {
        const below = y + Math.max(0.03 * frame.height, beam)
        if (!isWaterAt(plate, column, y) || !isWaterAt(plate, column, below)) continue
        if (![-half, half].every(side => isWaterAt(plate, column + side, y))) continue
        return { x: column, y, depth: plate.depth[Math.round(y) * plate.width + Math.round(column)]!, isWater: true }
      }
    }
  }
  return onLand(plate, frame, x, row, unit)
}
