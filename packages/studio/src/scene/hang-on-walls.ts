import type { Size } from '@kinora/media/frames/size'
import { measureKind } from '../bodies/dress-body.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { KINDS, type Plate } from '../scenery/plate.ts'
import type { Spot } from './arrangement.ts'
import type { Member } from './member.ts'

/** What hangs where there is a wall, and the body that it then has, without posts of its own; times its size, to be seen. */
const ON_WALLS: ReadonlyMap<string | undefined, readonly [hung: string, size: number]> = new Map([
  ['drawn-wall-poster', ['drawn-hung-poster', 1]],
  ['drawn-neon-sign', ['drawn-hung-neon', 1]],
  ['drawn-clock', ['drawn-clock', 1.5]],
  [pictogramCode('🖼️'), [pictogramCode('🖼️'), 1.2]],
])

/** Whether something is hung where there is a wall: nobody holds it, and it is on nothing else. */
export const hangs = ({ art, bound, subject }: Member): boolean =>
  ON_WALLS.has(art.code) && bound.length === 0 && subject.relation === undefined

/** A place on a wall: its middle in pixels of the plate, and how far away it is. */
export type WallPlace = { x: number; y: number; depth: number }

/** Metres over the ground at which the middle of something hangs, the best first. */
const HEIGHTS = [1.75, 1.95, 2.2, 1.5, 2.5] as const
/** Of the frame's width from its middle. */
const ASIDE = [0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21, 0.28, -0.28, 0.35, -0.35] as const
/** Of its distance: how much a wall may differ in depth where something hangs flat on it. */
const FLAT = 0.02
/** Metres that something hangs before its wall. */
const BEFORE = 0.05
/** Metres: what hangs further away is not read. */
const FURTHEST = 16
/** How much more it matters that nothing else is on the wall than that it is in the middle. */
const PLAIN = 4
/** Looks across and down at what is there. */
const LOOKS = 6

/** Puts what hangs on walls on one that faces the camera. Where there is none it stands on posts of its own. */
export function hangOnWalls(spots: readonly Spot[], plate: Plate, frame: Size): void {
  for (const spot of spots) {
    const { member } = spot
    if (!hangs(member) || spot.stance !== 'ground' || spot.nth > 0) continue
    const [code, size] = ON_WALLS.get(member.art.code)!
    const { low, high } = measureKind(code)!.extent
    const [wide, tall] = [size * (high[0] - low[0]), size * (high[1] - low[1])]
    const place = findWall(
      plate,
      frame,
      wide,
      tall,
      spots.filter(other => other !== spot),
    )
    if (!place) continue
    const perMetre = plate.ground.focal / place.depth
    Object.assign(member, { art: { ...member.art, code }, metres: tall })
    Object.assign(spot, {
      stance: 'air',
      isHung: true,
      x: place.x,
      y: place.y + (tall / 2) * perMetre,
      depth: place.depth,
      height: tall * perMetre,
    })
  }
}

/** The plainest piece of a wall that is large enough, near the middle of the frame, with nobody before it. */
export function findWall(
  plate: Plate,
  frame: Size,
  wide: number,
  tall: number,
  others: readonly Spot[] = [],
): WallPlace | undefined {
  const { focal, horizonY, eye } = plate.ground
  let best: (WallPlace & { cost: number }) | undefined
  for (const [nth, height] of HEIGHTS.entries())
    for (const aside of ASIDE) {
      const x = plate.width / 2 + aside * frame.width
      // How far the wall is tells which row is so high, and the other way round.
      let [y, depth] = [horizonY, depthAt(plate, x, horizonY)]
      for (let again = 0; again < 3; again++) {
        y = horizonY - ((height - eye) * focal) / depth
        depth = depthAt(plate, x, y)
      }
      if (depth > FURTHEST) continue
      const half = { x: (wide / 2) * (focal / depth), y: (tall / 2) * (focal / depth) }
      const unevenness = lookOver(plate, { x, y, depth }, half)
      if (unevenness === undefined || y - half.y < (plate.height - frame.height) / 2) continue
      const isHidden = others.some(
        other =>
          other.depth < depth &&
          Math.abs(other.x - x) < half.x + 0.4 * other.height * (other.extents.left + other.extents.right),
      )
      const cost = PLAIN * unevenness + Math.abs(aside) + 0.05 * nth + (isHidden ? 1 : 0)
      if (!best || cost < best.cost) best = { x, y, depth: depth - BEFORE, cost }
    }
  return best
}

/** How uneven a piece of wall is in its colours; undefined where it is none, or does not face the camera. */
function lookOver(plate: Plate, { x, y, depth }: WallPlace, half: { x: number; y: number }): number | undefined {
  const lights: [number[], number[], number[]] = [[], [], []]
  for (let across = 0; across <= LOOKS; across++)
    for (let down = 0; down <= LOOKS; down++) {
      const at = indexAt(plate, x + ((2 * across) / LOOKS - 1) * half.x, y + ((2 * down) / LOOKS - 1) * half.y)
      const isWall = plate.mask[at] === KINDS.built || plate.mask[at] === KINDS.other
      if (!isWall || Math.abs(plate.depth[at]! - depth) > FLAT * depth) return undefined
      for (const [channel, all] of lights.entries()) all.push(plate.rgb[3 * at + channel]!)
    }
  return lights.reduce((sum, all) => sum + spreadOf(all), 0)
}

/** How far they are from their mean, of that. */
function spreadOf(all: readonly number[]): number {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  return all.reduce((sum, one) => sum + Math.abs(one - mean), 0) / all.length / Math.max(0.02, mean)
}

function indexAt({ width, height }: Plate, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  return Math.min(height - 1, Math.max(0, Math.round(y))) * width + column
}
const depthAt = (plate: Plate, x: number, y: number): number => plate.depth[indexAt(plate, x, y)]!
