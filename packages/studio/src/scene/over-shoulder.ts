import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import type { SolidActor } from './solid.ts'

/** Of the other's distance: where the one stands over whose shoulder one looks. */
const NEARER = 0.6
/** Of the frame's width, from its middle: where his head is. */
const ASIDE = 0.34
/** As `frame-subject.ts` frames a waist: the part of somebody's height, and of the frame's. */
const [PART, FILLS] = [0.66, 0.9]

/** Of two people the first is seen, and the second from behind, near and at the side, with his shoulder in the frame. */
export function lookOverShoulder(actors: readonly SolidActor[], { ground }: Plate, frame: Size): void {
  const people = actors
    .filter(({ solid }) => solid.rig === 'person')
    .toSorted((a, b) => a.spot.member.index - b.spot.member.index || a.spot.nth - b.spot.nth)
  const [seen, near] = people
  if (!seen || !near) return
  const { depth, x, height, y } = seen.spot
  const zoom = (FILLS * frame.height) / (PART * height)
  const side = x > ground.centreX ? -1 : 1
  const z = Math.max(0.7, NEARER * depth)
  const [own, other] = [
    ((x - ground.centreX) * depth) / ground.focal,
    ((x + (side * ASIDE * frame.width) / zoom - ground.centreX) * z) / ground.focal,
  ]
  const floor = ((ground.horizonY - y) * depth) / ground.focal
  const yaw = Math.atan2(own - other, depth - z)
  seen.stands = { foot: [own, floor, depth], yaw: yaw + Math.PI }
  near.stands = { foot: [other, floor, z], yaw }
}
