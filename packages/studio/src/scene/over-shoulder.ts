import type { Size } from '@kinora/media/frames/size'
import type { Plate } from '../scenery/plate.ts'
import type { SolidActor } from './solid.ts'

/** Of the other's distance: where the one stands over whose shoulder one looks. */
const NEARER = 0.6
/** Of the frame's width, from its middle: where his head is. */
const ASIDE = 0.34
/** As `frame-subject.ts` frames a waist: the part of somebody's height, and of the frame's. */
const [PART, FILLS] = [0.66, 0.9]

/** Of the frame's height: what an animal or a thing takes of it. */
const WHOLE = 0.5
/** Of his height: what is smaller is not gone nearer to. */
export const SMALL_BEFORE = 0.6
/** Of the frame's height: how tall he is then who is near. */
const TALL = 1.25

/**
 * Of two people the first is seen, and the second from behind, near and at the side, with his shoulder in the frame. Of
 * one and an animal or a thing that one is near.
 */
export function lookOverShoulder(actors: readonly SolidActor[], { ground }: Plate, frame: Size): void {
  const all = actors
    .filter(({ spot }) => spot.stance === 'ground')
    .toSorted((a, b) => a.spot.member.index - b.spot.member.index || a.spot.nth - b.spot.nth)
  const people = all.filter(({ solid }) => solid.rig === 'person')
  const beasts = all.filter(({ solid }) => solid.rig === 'beast' || solid.rig === 'bird')
  const near = people[1] ?? people[0] ?? beasts[1] ?? beasts[0]
  const seen = people[1] ? people[0] : (all.find(one => one !== near && !isThing(one)) ?? all.find(one => one !== near))
  if (!seen || !near) return
  const { depth, x, height, y } = seen.spot
  // People are framed at the waist, others whole: as `frame-subject.ts` does it.
  const isPerson = seen.solid.rig === 'person'
  const tall = (near.spot.height * near.spot.depth) / ground.focal
  const isSmall = !isPerson && (height * depth) / ground.focal < SMALL_BEFORE * tall
  const zoom = isPerson
    ? (FILLS * frame.height) / (PART * height)
    : isSmall
      ? 1
      : Math.max(1, (WHOLE * frame.height) / height)
  const side = x > ground.centreX ? -1 : 1
  // Before a castle he is as near as before somebody: so that most of his height fills the frame.
  const z = Math.max(
    0.7,
    Math.min(NEARER * depth, isPerson ? Infinity : (tall * ground.focal * zoom) / (TALL * frame.height)),
  )
  const [own, other] = [
    ((x - ground.centreX) * depth) / ground.focal,
    ((x + (side * ASIDE * frame.width) / zoom - ground.centreX) * z) / ground.focal,
  ]
  const floor = ((ground.horizonY - y) * depth) / ground.focal
  const yaw = Math.atan2(own - other, depth - z)
  seen.stands = { foot: [own, floor, depth], yaw: yaw + Math.PI }
  near.stands = { foot: [other, floor, z], yaw }
}

const isThing = ({ solid }: SolidActor): boolean => solid.rig === 'thing' || solid.rig === 'card'
