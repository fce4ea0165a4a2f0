import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { cornersOf, joined, type Region } from './shot-region.ts'
import { aimed, focalOf, projector, tilted, type View } from './view.ts'

/** A trial of the values that the document leaves open: radians and factors. */
export type Tried = {
  /** The angle around the targets, anticlockwise from above. */
  turned: number
  /** The additional angle from above. */
  raised: number
  /** The distance factor, with the focal length changed accordingly. */
  away: number
}
export const AS_SAID: Tried = { turned: 0, raised: 0, away: 1 }

export type CameraOptions = {
  camera: SceneCamera
  /** The targets' regions, which fill the frame as the size says. */
  regions: readonly Region[]
  /** Without a target the camera looks straight ahead at eye level. */
  isEmpty?: boolean
  /** Other regions that the frame holds, up to its edges. */
  around?: readonly Region[]
  /** The direction from the targets to the camera along the ground. */
  side: readonly [x: number, z: number]
  frame: Size
  room: PlaceRoom & { ceiling?: number; isFree: boolean; isBackdrop: boolean }
  /** The angle of the camera around the targets, in radians. */
  arc?: number
}

/** The shares of the frame's height and width that the targets fill. */
const FILLS: Readonly<Record<string, readonly [high: number, wide: number]>> = {
  eyes: [0.98, 0.98],
  face: [0.96, 0.96],
  wide: [0.52, 0.76],
}
const USUAL = [0.88, 0.92] as const
/** Sizes that cut people off at the bottom. */
const CUT_OFF: ReadonlySet<string> = new Set(['bust', 'waist'])
/** Moves that approach: how much smaller the targets are, so that they stay in the frame to the end. */
const NEARING: Readonly<Record<string, number>> = {
  push: 0.8,
  pull: 0.8,
  orbit: 0.95,
  'orbit-left': 0.95,
  reveal: 0.86,
  drift: 0.92,
}
const LENSES: Readonly<Record<string, number>> = {
  wide: 0.72,
  fisheye: 0.7,
  telephoto: 1.9,
  portrait: 1.35,
  macro: 1.2,
}
/** The pitch of each angle, degrees. */
const PITCHES: Readonly<Record<string, number>> = { top: 90, aerial: 42, high: 32 }
/** The minimum height of an aerial view, metres. */
const AIRBORNE = 12
/** The minimum height of a camera, metres. */
const LOWEST = 0.12
/** The height that a target fills from above, as a share: it leaves a margin. */
const FROM_ABOVE = 0.75
/** The minimum distance to a target or a wall, metres. */
const [NEAREST, FROM_WALL] = [0.35, 0.22]
const WIDEST_ZOOM = 0.5
/** The maximum focal length factor, at the minimum distance. */
const CLOSEST = 6
/** The number of iterations until the frame fits. */
const ROUNDS = 7

/** The pitch in the document in degrees, if given. */
export const saidPitch = ({ pitch, angle }: SceneCamera): number | undefined => pitch ?? PITCHES[angle ?? '']

/** The shares of the frame's height and width that the targets fill. */
export function fillsOf(
  size: SceneCamera['size'],
  move: SceneCamera['move'],
  steep = 0,
): readonly [high: number, wide: number] {
  const [high, wide] = FILLS[size ?? ''] ?? USUAL
  const nearing = NEARING[move?.startsWith('crane') && Math.abs(steep) > 0.5 ? 'reveal' : (move ?? '')] ?? 1
  return [high * nearing, wide * nearing]
}

/** The largest fraction of the frame that all regions together take. */
export const WITHIN = 0.96
/** The smallest recognisable target, as a fraction of the frame's height. */
const TOLD = 0.2

/** The fractions of the frame's height and width that the targets fill. A wide frame is tightened until its smallest target is recognisable. */
export function fillsFor(
  { size, move }: Pick<SceneCamera, 'size' | 'move'>,
  regions: readonly Region[],
  frame: Size,
  steep = 0,
): readonly [high: number, wide: number] {
  const [high, wide] = fillsOf(size, move, steep)
  const [open, broad] = fillsOf(size, undefined)
  const most = Math.min(USUAL[0] / open, USUAL[1] / broad)
  if (most <= 1) return [high, wide]
  const whole = joined(regions)
  const spanOf = ({ low, high: top }: Region): number => Math.max(top[0] - low[0], top[2] - low[2])
  const across = (spanOf(whole) * frame.height) / (wide * frame.width)
  const tall = Math.max((whole.high[1] - whole.low[1]) / high, across, 0.01)
  const least = Math.min(...regions.map(one => Math.max(one.high[1] - one.low[1], 0.6 * spanOf(one))))
  const times = Math.min(most, Math.max(1, (TOLD * tall) / Math.max(0.01, least)))
  return [high * times, wide * times]
}

/** The smallest distance from a face, in widths of its region: from nearer, perspective distorts it. */
const FROM_FACE = 4.5

/** Places the camera so that the frame holds all regions, from the given or tried side and angle. */
export function frameCamera(options: CameraOptions, tried: Tried): View {
  const { camera, regions, isEmpty, around = [], frame, room, side, arc = 0 } = options
  const whole = joined(regions)
  const said = saidPitch(camera)
  const pitch = rad(said ?? 0) + (said === undefined || camera.pitch !== undefined ? 0 : tried.raised)
  const roll = rad(camera.roll ?? 0)
  const [upright, steep] = [Math.max(0, Math.cos(pitch)), Math.sin(pitch)]
  const cornersAround = (all: readonly Region[]): Point[] =>
    all.map(region => roomAround(region, FROM_ABOVE * Math.max(0, steep))).flatMap(cornersOf)
  const [corners, others] = [cornersAround(regions), cornersAround(around)]
  const [c, s] = [Math.cos(tried.turned), Math.sin(tried.turned)]
  const [dx, dz] = [side[0] * c - side[1] * s, side[0] * s + side[1] * c]
  const yaw = Math.atan2(-dx, -dz)
  const lens = (camera.lens ?? []).reduce((times, one) => times * (LENSES[one] ?? 1), 1)
  const [high, wide] = fillsFor(camera, regions, frame, steep)
  const level = Math.abs(dx) * (whole.high[0] - whole.low[0]) + Math.abs(dz) * (whole.high[2] - whole.low[2])
  const deep = level * upright + (whole.high[1] - whole.low[1]) * Math.abs(steep)
  let aim: Point = [
    (whole.low[0] + whole.high[0]) / 2,
    (whole.low[1] + whole.high[1]) / 2,
    (whole.low[2] + whole.high[2]) / 2,
  ]
  const isFace = camera.size === 'eyes' || camera.size === 'face'
  const nearest = isFace ? Math.max(NEAREST, FROM_FACE * (whole.high[0] - whole.low[0])) : NEAREST
  let distance = nearest + lens * Math.max(0.02, whole.high[1] - whole.low[1]) + deep
  let view = viewAt(aim, distance)
  for (let round = 0; round < ROUNDS; round++) {
    const about = boundsOf(corners, view, frame)
    const [left, right, top, bottom] = others.length > 0 ? bothBounds(about, boundsOf(others, view, frame)) : about
    const over = Math.max(
      (about[1] - about[0]) / wide,
      (about[3] - about[2]) / high,
      (right - left) / Math.max(wide, WITHIN),
      (bottom - top) / Math.max(high, WITHIN),
    )
    const metres = distance / (focalOf(frame) * lens)
    const aside = ((left + right) / 2 - 0.5) * frame.width * metres
    // A frame that is wider than high enough for people from the waist up ends at the waist, not lower.
    const spare = CUT_OFF.has(camera.size ?? '') && Math.abs(steep) < 0.3 ? (high - (bottom - top)) / 2 : 0
    const below = ((top + bottom) / 2 - 0.5 - Math.max(0, spare)) * frame.height * metres
    // Along the frame: for a camera that looks down, the upper edge is ahead.
    aim = [aim[0] - dz * aside + dx * steep * below, aim[1] - upright * below, aim[2] + dx * aside + dz * steep * below]
    distance = Math.max(nearest, (distance - deep / 2) * over + deep / 2)
    view = viewAt(aim, distance)
  }
  const flat = Math.max(0.01, upright)
  // A camera that goes around in a room also goes around outside of it: the walls before it are not drawn.
  const farthest = room.isFree && arc === 0 ? within(aim, [dx, dz], distance * flat, room) / flat : distance
  const airborne = camera.angle === 'aerial' ? (AIRBORNE - aim[1]) / steep : 0
  const fit = Math.max(airborne, Math.min(distance, farthest) * tried.away)
  if (pitch < 0) return fromGround(fit)
  return fit === distance && distance > nearest ? view : nearerView(fit)

  /** For an upward view that would need a position below the ground, the camera moves nearer with the widest lens. */
  function fromGround(far: number): View {
    let near = Math.max(NEAREST, Math.min(far, (aim[1] - LOWEST) / -steep))
    let found = nearerView(near)
    for (let step = 0; near < far && step < 20; step++) {
      const [left, right, top, bottom] = boundsOf(corners, found, frame)
      if (left > -0.01 && top > -0.01 && right < 1.01 && bottom < 1.01) break
      near = Math.min(far, near * 1.15)
      found = nearerView(near)
    }
    return found
  }

  function viewAt(at: Point, far: number, zoom = lens): View {
    if (said !== undefined) {
      const height = Math.max(LOWEST + (room.isBackdrop ? 0.05 * far : 0), at[1] + far * steep)
      const eye: Point = [at[0] + dx * far * upright, height, at[2] + dz * far * upright]
      return tilted({ eye, yaw, zoom, middle: at, pitch, roll }, frame)
    }
    const along = far * Math.cos(tried.raised)
    const eye: Point = [
      at[0] + dx * along,
      Math.min(
        (room.ceiling ?? Infinity) - 0.1,
        isEmpty ? EYES : eyeHeight(camera, at[1], whole, far, room, tried.raised),
      ),
      at[2] + dz * along,
    ]
    return aimed({ eye, yaw, zoom, middle: at, distance: along, roll }, frame, camera.angle === 'low')
  }

  /** At a smaller distance a wider lens shows the same size, at a larger one a longer lens. */
  function nearerView(far: number): View {
    // A target smaller than the frame at the minimum distance needs a longer lens.
    const longest = lens * Math.max(distance > nearest ? 1 : CLOSEST, tried.away, airborne / distance)
    let zoom = lens
    let near = viewAt(aim, far, zoom)
    for (let round = 0; round < 3; round++) {
      const [left, right, top, bottom] = boundsOf([...corners, ...others], near, frame)
      const over = 2 * Math.max(Math.max(right - 0.5, 0.5 - left) / wide, Math.max(bottom - 0.5, 0.5 - top) / high)
      zoom = Math.max(WIDEST_ZOOM * Math.min(1, lens), Math.min(longest, zoom / over))
      near = viewAt(aim, far, zoom)
    }
    return near
  }
}

/** A region with side margins for upright things seen from above. */
function roomAround({ low, high }: Region, share: number): Region {
  const room = (axis: 0 | 2): number => Math.max(0, (share * (high[1] - low[1]) - (high[axis] - low[axis])) / 2)
  const [x, z] = [room(0), room(2)]
  return { low: [low[0] - x, low[1], low[2] - z], high: [high[0] + x, high[1], high[2] + z] }
}

/** The extent of corners in the frame. With roll, the framing is that of the upright picture. */
export function boundsOf(corners: readonly Point[], view: View, frame: Size): [number, number, number, number] {
  const project = projector({ ...view, roll: 0 }, frame)
  const least = 0.08 * view.distance
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const corner of corners) {
    const [x, y, z] = project(corner)
    // A point beside or behind the eye counts as just in front of it.
    const times = z < least ? Math.max(0.01, z) / least : 1
    const [px, py] = [0.5 + (x - 0.5) * times, view.horizon + (y - view.horizon) * times]
    ;[left, right, top, bottom] = [Math.min(left, px), Math.max(right, px), Math.min(top, py), Math.max(bottom, py)]
  }
  return [left, right, top, bottom]
}

type Bounds = readonly [left: number, right: number, top: number, bottom: number]

export const bothBounds = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.max(a[3], b[3]),
]

const rad = (degrees: number): number => (degrees * Math.PI) / 180

function eyeHeight(
  { angle }: SceneCamera,
  centre: number,
  { low, high }: Region,
  distance: number,
  { ceiling, isBackdrop }: { ceiling?: number; isBackdrop: boolean },
  raised: number,
): number {
  const highest = (ceiling ?? Infinity) - 0.1
  // A backdrop is drawn larger with its subject, so that its camera is high enough.
  const lowest = isBackdrop ? 0.2 * distance : Math.max(LOWEST, 0.05 * distance)
  const clamp = (height: number): number => Math.min(highest, Math.max(lowest, height))
  const tall = high[1] - low[1]
  if (angle === 'low') return clamp(Math.min(low[1] + 0.12 * tall, centre - 0.22 * distance))
  // At the eye height of people; slightly above a small thing.
  const level = Math.max(low[1] + Math.min(0.62 * tall, 1.5), centre + 0.06 * distance - Math.max(0, tall - TALL) / 2)
  return clamp(level + distance * Math.sin(raised))
}

/** The height of targets that the camera looks up at, and the eye level for a place. Metres. */
const [TALL, EYES] = [3, 1.6]

/** The free distance behind the camera up to a wall. */
function within(
  [x, , z]: Point,
  [dx, dz]: readonly [number, number],
  wanted: number,
  { low, high }: PlaceRoom,
): number {
  const along = (at: number, way: number, from: number, to: number): number =>
    Math.abs(way) < 1e-6 ? Infinity : ((way > 0 ? to - FROM_WALL : from + FROM_WALL) - at) / way
  return Math.max(0.5, Math.min(wanted, along(x, dx, low[0], high[0]), along(z, dz, low[2], high[2])))
}
