import type { Point, Socket } from '../../bodies/body.ts'
import { isPart } from '../../bodies/motion/open-thing.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { partSpot } from '../../library/parts.ts'
import type { Performer } from './performer.ts'

/** Parts that are sides of a body, as fractions of its box from the centre: its own left has x below 0. */
const SIDES: Readonly<Record<string, Point>> = {
  top: [0, 1, 0],
  roof: [0, 1, 0],
  lid: [0, 1, 0],
  bottom: [0, -1, 0],
  front: [0, 0, 0.85],
  bow: [0, 0, 0.85],
  back: [0, 0, -0.85],
  stern: [0, 0, -0.85],
  left: [-0.85, 0, 0],
  right: [0.85, 0, 0],
  middle: [0, 0, 0],
}

/** A named part of a body, in its own metres: a socket, a bone, a side, or the catalogue's position. */
export function bodyPart(performer: Performer, part: string): Socket | undefined {
  const { body, extent } = performer
  const { low, high } = extent
  const own = body.sockets[part] ?? body.sockets[socketName(part)]
  if (own) return own
  const bone =
    body.bones.find(({ name }) => name === part || name === socketName(part)) ??
    body.bones.find(({ name }) => isPart(name, part))
  if (bone && !SIDES[part]) return { bone: bone.name, at: bone.at }
  // The back of an animal is where riders sit; the back of a thing is its rear side.
  const known = performer.rig === 'thing' && SIDES[part] ? undefined : catalogued(performer, part)
  if (known || !SIDES[part]) return known
  const [across, up, ahead] = SIDES[part]
  const spot = (axis: 0 | 1 | 2, share: number): number =>
    (low[axis] + high[axis]) / 2 + (share * (high[axis] - low[axis])) / 2
  return { bone: body.bones[0]!.name, at: [spot(0, across), spot(1, up), spot(2, ahead)] }
}

function catalogued({ asset, rig, body, extent: { low, high } }: Performer, part: string): Socket | undefined {
  const spot = partSpot({ rig, isA: loadCatalogue().asset(asset)?.isA ?? [] }, part)
  if (!spot) return undefined
  if (spot.socket && body.sockets[spot.socket]) return body.sockets[spot.socket]
  const bone = body.bones.find(({ name }) => name === spot.bone)
  if (!spot.at) return bone && { bone: bone.name, at: bone.at }
  // The catalogue's x points to the left, a body's to the right.
  const at: Point = [
    (low[0] + high[0]) / 2 - spot.at[0] * (high[0] - low[0]),
    low[1] + spot.at[1] * (high[1] - low[1]),
    (low[2] + high[2]) / 2 + spot.at[2] * (high[2] - low[2]),
  ]
  return { bone: bone?.name ?? body.bones[0]!.name, at }
}

/** `left-hand` of a document is `hand.l` of a body, `front-left-paw` is `paw.fl`. */
export function socketName(part: string): string {
  const words = part.split('-')
  const name = words.at(-1)!
  const marks = words.slice(0, -1).map(word => word[0]!)
  return marks.length > 0 ? `${name}.${marks.join('')}` : part
}
