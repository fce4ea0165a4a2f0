import type { Affordance } from '@kinora/media/scene/catalogue'
import type { Point } from '../../bodies/body.ts'
import type { DressedPlace } from '../../scenery/dressed/dressed-place.ts'
import { type KitPlace, placeAnchors } from './anchors-of-place.ts'
import { dressBody } from '../../bodies/dress-body.ts'
import { assetBody } from './asset-body.ts'
import type { Footing } from './footing.ts'
import type { Anchor, AnchorSpot } from './place-room.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180
/** A front towards the camera has a heading of half a turn. */
const yawOf = (turn: number): number => Math.PI + rad(turn)

/** The anchors of a place with positions, those nearest to the middle first. */
export function anchorsOf(painted: DressedPlace | KitPlace, hand: 1 | -1): Anchor[] {
  const [near, far] = painted.subjectDepths
  const middle = (near + far) / 2
  return placeAnchors(painted, hand).map(({ id, affords, spots }) => ({
    id,
    isFlat: affords.includes('stand-on') && (affords.length === 1 || spots.every(({ size }) => size[1] < FLAT)),
    isWater: affords.includes('put-in') && spots.every(({ size }) => Math.min(size[0], size[2]) > POOL),
    spots: spots
      .toSorted(
        (a, b) => Math.hypot(a.at[0], a.at[1], a.at[2] - middle) - Math.hypot(b.at[0], b.at[1], b.at[2] - middle),
      )
      .map(
        ({ at, turn, size, top, seats, face, ring, part }): AnchorSpot => ({
          at,
          yaw: yawOf(turn),
          size,
          top: top ?? at[1] + size[1],
          ...(seats && { seats: seats.map(seat => ({ at: seat.at, yaw: yawOf(seat.turn) })) }),
          ...(face && { face }),
          ...(ring && { ring }),
          ...(part &&
            affords.some(one => WALKED.has(one)) && {
              footing: () => footingOf(part.asset, part.at, part.scale, turn),
            }),
        }),
      ),
  }))
}

const WALKED: ReadonlySet<Affordance> = new Set<Affordance>(['stand-on', 'climb'])

function footingOf(asset: string, at: Point, scale: number, turn: number): Footing | undefined {
  const found = assetBody(asset)
  const body = found && dressBody(found.code, undefined)
  return body && { mesh: body.mesh, scale, at, yaw: yawOf(turn) }
}

/** Metres: a lower anchor is ground; a thing in a wider and deeper one swims. */
const [FLAT, POOL] = [0.12, 1.2]
