import type { Point } from '../../bodies/body.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'

/** A target of the camera over the moments of the shot: an entity or a part of the place. */
export type CameraTarget = {
  /** Lowest and highest corner over the shot. */
  low: Point
  high: Point
  /**
   * The heading of its front; undefined for lying bodies, and for those turned by degrees or relative to the camera.
   */
  yaw?: number
  /** Its facing is relative to the picture: in degrees, to the camera, away, left or right. */
  isTurnedByPicture?: true
  /** For bodies with a face: the centre of the head, the point between the eyes, and the width of the face. */
  face?: { at: Point; eyes: Point; width: number }
  /** The positions of the hands. */
  hands?: readonly Point[]
  /** The centre and width of the letters on a thing. */
  label?: { at: Point; width: number }
  isAlive: boolean
  /** It does something in the shot. */
  isActing?: true
  /** It lies: the frame holds all of it. */
  isLying?: true
  isPlace?: true
  /** A cut-out of the caller's, which may end where its photo does. */
  isCutout?: true
}

export type Region = Pick<CameraTarget, 'low' | 'high'>

/** The part from the crown down that the frame holds, as a share of the body height. */
const SHOWN: Readonly<Record<string, number>> = { bust: 0.46, waist: 0.58, hands: 0.7, whole: 1, wide: 1 }

/** A box around a point, for any direction. */
const around = ([x, y, z]: Point, wide: number, high = wide): Region => ({
  low: [x - wide / 2, y - high / 2, z - wide / 2],
  high: [x + wide / 2, y + high / 2, z + wide / 2],
})
/** The width of the eyes as a fraction of the face; the frame has this width from any side. */
const EYES = 0.5

/** The part of one target that the frame holds. */
function partOf(target: CameraTarget, size: string, isAmongOthers: boolean): Region {
  const { low, high, face, hands, label, isPlace } = target
  const tall = high[1] - low[1]
  const [wide, deep] = [high[0] - low[0], high[2] - low[2]]
  const centre: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  if (face && size === 'eyes') return around(face.eyes, EYES * face.width, 0.26 * face.width)
  if (face && size === 'face') return around(face.at, 1.44 * face.width)
  if (hands && hands.length > 0 && size === 'hands') return joined(hands.map(hand => around(hand, 0.3)))
  if (isPlace && isAmongOthers && size !== 'wide') {
    const part = size === 'whole' ? 0.5 : 0.12
    return {
      low: [centre[0] - part * wide, centre[1] - part * tall, centre[2] - part * deep],
      high: [centre[0] + part * wide, centre[1] + part * tall, centre[2] + part * deep],
    }
  }
  if (target.isAlive) {
    const shown = target.isLying ? 1 : (SHOWN[size] ?? 0.4)
    return { low: [low[0], high[1] - shown * tall, low[2]], high }
  }
  // The lowest fifth of a cut-out has its edge, which is no part of the body.
  if (target.isCutout && (size === 'bust' || size === 'waist'))
    return { low: [low[0], low[1] + 0.2 * tall, low[2]], high }
  // For a thing, small sizes show a detail: its letters, or the middle of its upper half.
  if (size === 'eyes' || size === 'face' || size === 'hands') {
    const share = size === 'eyes' ? 0.3 : 0.6
    if (label) return around(label.at, label.width * (size === 'eyes' ? 0.6 : 1.1), 0.6 * label.width)
    const top = centre[1] + 0.5 * tall - (size === 'eyes' ? 0.15 * tall : 0)
    return {
      low: [centre[0] - (share * wide) / 2, top - share * tall, centre[2] - (share * deep) / 2],
      high: [centre[0] + (share * wide) / 2, top, centre[2] + (share * deep) / 2],
    }
  }
  return { low, high }
}

/** Water, a floor or a lawn: wide and flat. */
const isGround = ({ isPlace, low, high }: CameraTarget): boolean =>
  isPlace === true && high[1] - low[1] < FLAT * Math.max(high[0] - low[0], high[2] - low[2])
const FLAT = 0.1
/** Metres of the ground around the other targets. */
const GROUND_AROUND = 0.6

/** The part of a ground that is nearest to the other targets: all of it would make them small. */
function groundAt({ low, high }: Region, near: Region): Region {
  const clamp = (value: number, axis: 0 | 1 | 2): number => Math.min(high[axis], Math.max(low[axis], value))
  const [from, to]: [Point, Point] = [
    [clamp(near.low[0] - GROUND_AROUND, 0), low[1], clamp(near.low[2] - GROUND_AROUND, 2)],
    [clamp(near.high[0] + GROUND_AROUND, 0), high[1], clamp(near.high[2] + GROUND_AROUND, 2)],
  ]
  return { low: from, high: to }
}

/** The smallest box around several. */
export function joined(parts: readonly Region[]): Region {
  const pick = (axis: 0 | 1 | 2, of: 'low' | 'high'): number =>
    (of === 'low' ? Math.min : Math.max)(...parts.map(part => part[of][axis]))
  return {
    low: [pick(0, 'low'), pick(1, 'low'), pick(2, 'low')],
    high: [pick(0, 'high'), pick(1, 'high'), pick(2, 'high')],
  }
}

/** The framed part of each target: for a person according to the size; for a place without targets its centre. */
export function regionsOf(
  targets: readonly CameraTarget[],
  size: string,
  { middle }: Pick<PlaceRoom, 'middle'>,
): Region[] {
  if (targets.length > 0) {
    const others = targets.filter(one => !isGround(one))
    return targets.map(target =>
      isGround(target) && others.length > 0
        ? groundAt(target, joined(others))
        : partOf(target, size, targets.length > 1),
    )
  }
  // The horizon is a little below the middle of the frame.
  return [{ low: [middle[0] - 1.4, 1, middle[2] - 0.3], high: [middle[0] + 1.4, 2.6, middle[2] + 0.3] }]
}

export const cornersOf = ({ low, high }: Region): Point[] =>
  [low[0], high[0]].flatMap(x => [low[1], high[1]].flatMap(y => [low[2], high[2]].map((z): Point => [x, y, z])))
