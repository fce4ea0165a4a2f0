import type { SceneCamera } from '@kinora/media/scene/scene-schema'
import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { FOCAL } from '../../scenery/draw-plate.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { SceneNotes } from '../scene-notes.ts'
import type { View } from './view.ts'

/** What a camera looks at: somebody, something or a part of the place, at some moments of the shot. */
export type Seen = {
  /** Lowest and highest corner over the shot. */
  low: Point
  high: Point
  /** Which way it looks, if it has a front. */
  yaw?: number
  /** Of who has a face: its middle and its width. */
  face?: { at: Point; width: number }
  isAlive: boolean
  isPlace?: true
}

export type CameraOptions = {
  camera: SceneCamera
  said: string
  targets: readonly Seen[]
  frame: Size
  room: PlaceRoom & { ceiling?: number; isFree: boolean; isBackdrop: boolean }
  /** Somebody's eyes and shoulders, by id. */
  head(id: string): { at: Point; yaw: number; height: number } | undefined
  notes: SceneNotes
  /** Tried where something of the place is in the way: so many times as near, through as much wider a lens; so much higher. */
  nearer?: number
  raised?: number
}

/** Of somebody's height: from the crown down, how much the frame holds. */
const SHOWN: Readonly<Record<string, number>> = { bust: 0.46, waist: 0.64, hands: 0.7, whole: 1, wide: 1 }
/** Of the frame, how much what it is about fills. */
const FILLS = 0.8
const WIDE = 0.48
/** Moves that come nearer: what the frame is about stays in it to the end. */
const NEARING: ReadonlySet<string> = new Set(['push', 'pull', 'orbit', 'reveal'])
const LENSES: Readonly<Record<string, number>> = {
  wide: 0.72,
  fisheye: 0.7,
  telephoto: 1.9,
  portrait: 1.35,
  macro: 1.2,
}
/** Degrees: what is upright stays so in the picture, and lenses shift no further. */
const STEEPEST = 50
/** Metres: no camera stands nearer to what it looks at, nor to a wall. */
const [NEAREST, FROM_WALL] = [0.35, 0.22]
const WIDEST_ZOOM = 0.5

/** Puts the camera where it holds what the document says, from the side and at the angle that it says. */
export function frameCamera(options: CameraOptions): View {
  const { camera, targets, frame, room } = options
  const size = camera.size ?? 'whole'
  if (camera.angle === 'top' || (camera.pitch ?? 0) > STEEPEST)
    options.notes.add(
      'place-view',
      `${options.said}/${camera.pitch === undefined ? 'angle' : 'pitch'}`,
      `the camera looks down by ${STEEPEST} degrees at most`,
    )
  const region = regionOf(targets, size, room)
  const middle: Point = [
    (region.low[0] + region.high[0]) / 2,
    (region.low[1] + region.high[1]) / 2,
    (region.low[2] + region.high[2]) / 2,
  ]
  const through = /^(over|eyes-of):(.+)$/u.exec(camera.from ?? '')
  const head = through ? options.head(through[2]!) : undefined
  if (through && !head) options.notes.add('not-in-frame', `${options.said}/from`, `${through[2]} is not in this shot`)
  if (through && head) return fromHead(through[1] === 'over', through[2]!, head, middle, region, options)
  const [dx, dz] = directionOf(camera, targets[0])
  const yaw = Math.atan2(-dx, -dz)
  const focal = FOCAL * Math.sqrt(frame.width * frame.height)
  const lens = (camera.lens ?? []).reduce((times, one) => times * (LENSES[one] ?? 1), 1)
  const tall = Math.max(0.02, region.high[1] - region.low[1])
  const [wx, wz] = [region.high[0] - region.low[0], region.high[2] - region.low[2]]
  const wide = Math.abs(dz) * wx + Math.abs(dx) * wz
  const deep = Math.abs(dx) * wx + Math.abs(dz) * wz
  const fills =
    (size === 'wide' ? WIDE : size === 'eyes' || size === 'face' ? 0.9 : FILLS) *
    (NEARING.has(camera.move ?? '') ? 0.84 : 1)
  const needed = Math.max(
    (tall * focal) / (fills * frame.height),
    (wide * focal) / (Math.min(0.92, fills + 0.08) * frame.width),
  )
  const wanted = Math.max(NEAREST, needed * lens + deep / 2)
  const fit = (room.isFree ? within(middle, [dx, dz], wanted, room) : wanted) * (options.nearer ?? 1)
  const zoom = Math.max(WIDEST_ZOOM, lens * ((fit - deep / 2) / Math.max(NEAREST, wanted - deep / 2)))
  const flat = fit * flatShare(camera)
  const eyeAt: Point = [
    middle[0] + dx * flat,
    Math.min((room.ceiling ?? Infinity) - 0.1, eyeHeight(camera, middle[1], region, fit, room) + (options.raised ?? 0)),
    middle[2] + dz * flat,
  ]
  return levelled({ eye: eyeAt, yaw, zoom, middle, distance: flat }, frame, focal)
}

/** Lens shift that brings the middle of what is looked at into the middle of the frame. */
function levelled(view: Omit<View, 'horizon'>, frame: Size, focal: number): View {
  const { eye, middle, distance, zoom } = view
  const down = ((eye[1] - middle[1]) * focal * zoom) / (Math.max(0.1, distance) * frame.height)
  return { ...view, horizon: Math.min(0.98, Math.max(-1.45, 0.5 - down)) }
}

/** From above one stands nearer along the ground. */
const flatShare = ({ angle, pitch }: SceneCamera): number =>
  pitch === undefined ? (FLAT[angle ?? ''] ?? 1) : Math.cos((Math.min(STEEPEST, Math.abs(pitch)) * Math.PI) / 180)
const FLAT: Readonly<Record<string, number>> = { top: 0.64, high: 0.86 }

function eyeHeight(
  { angle, pitch }: SceneCamera,
  centre: number,
  { low, high }: Pick<Seen, 'low' | 'high'>,
  distance: number,
  { ceiling, isBackdrop }: { ceiling?: number; isBackdrop: boolean },
): number {
  const highest = (ceiling ?? Infinity) - 0.1
  const lowest = (isBackdrop ? 0.2 : 0.05) * distance
  const clamp = (height: number): number => Math.min(highest, Math.max(lowest, height))
  if (pitch !== undefined) return clamp(centre + distance * Math.sin((Math.min(STEEPEST, pitch) * Math.PI) / 180))
  const tall = high[1] - low[1]
  if (angle === 'low') return clamp(Math.min(low[1] + 0.12 * tall, centre - 0.22 * distance))
  if (angle === 'high') return clamp(centre + 0.55 * distance)
  if (angle === 'top') return clamp(centre + 0.77 * distance)
  if (angle === 'aerial') return Math.max(12, centre + distance)
  // At the eyes of who stands there; a small thing is looked down on a little.
  return clamp(Math.max(low[1] + Math.min(0.62 * tall, 1.5), centre + 0.06 * distance))
}

function directionOf({ from }: SceneCamera, first: Seen | undefined): readonly [x: number, z: number] {
  const facing: readonly [number, number] =
    first?.yaw === undefined ? [0, -1] : [Math.sin(first.yaw), Math.cos(first.yaw)]
  const behind = [-facing[0], -facing[1]] as const
  const sides: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    front: [facing],
    back: [behind],
    behind: [behind],
    left: [[-1, 0]],
    right: [[1, 0]],
    'front-left': [facing, asideOf(facing, -1)],
    'front-right': [facing, asideOf(facing, 1)],
    'behind-left': [behind, asideOf(behind, -1)],
    'behind-right': [behind, asideOf(behind, 1)],
  }
  const all = sides[from ?? ''] ?? [[0, -1]]
  const [x, z] = [all.reduce((sum, one) => sum + one[0], 0), all.reduce((sum, one) => sum + one[1], 0)]
  const length = Math.hypot(x, z) || 1
  return [x / length, z / length]
}

/** To the picture's left or right of a direction; of one that goes across the picture, nearer or further. */
function asideOf([x, z]: readonly [number, number], side: 1 | -1): readonly [number, number] {
  const [ax, az] = [-z * 0.8, x * 0.8]
  const isRight = Math.abs(ax) > 0.1 ? ax > 0 : az < 0
  return (side === 1) === isRight ? [ax, az] : [-ax, -az]
}

/** How far the camera can stand back before it comes to a wall. */
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

/** What the frame holds: of somebody as much as the size says, of a place its middle where the frame is narrow. */
function regionOf(targets: readonly Seen[], size: string, { middle }: PlaceRoom): Pick<Seen, 'low' | 'high'> {
  const parts = targets.map((target): Pick<Seen, 'low' | 'high'> => {
    const { low, high, face, isPlace } = target
    if (face && (size === 'eyes' || size === 'face')) {
      const half = face.width * (size === 'eyes' ? 0.24 : 0.72)
      const up = size === 'eyes' ? 0.08 * face.width : 0
      return {
        low: [face.at[0] - half, face.at[1] + up - half * (size === 'eyes' ? 0.8 : 1), face.at[2] - half],
        high: [face.at[0] + half, face.at[1] + up + half * (size === 'eyes' ? 0.8 : 1), face.at[2] + half],
      }
    }
    const tall = high[1] - low[1]
    if (isPlace && targets.length > 1 && size !== 'wide') {
      const at = (low: number, high: number): number => (low + high) / 2
      const centre: Point = [at(low[0], high[0]), at(low[1], high[1]), at(low[2], high[2])]
      const part = size === 'whole' ? 0.35 : 0.12
      return {
        low: [0, 1, 2].map(i => centre[i]! - part * (high[i]! - low[i]!)) as unknown as Point,
        high: [0, 1, 2].map(i => centre[i]! + part * (high[i]! - low[i]!)) as unknown as Point,
      }
    }
    const shown = target.isAlive ? (SHOWN[size] ?? 0.4) : size === 'eyes' || size === 'face' ? 0.6 : 1
    return { low: [low[0], high[1] - shown * tall, low[2]], high }
  })
  if (parts.length === 0)
    return { low: [middle[0] - 1.4, 0, middle[2] - 0.3], high: [middle[0] + 1.4, 1.7, middle[2] + 0.3] }
  const pick = (axis: 0 | 1 | 2, of: 'low' | 'high'): number =>
    (of === 'low' ? Math.min : Math.max)(...parts.map(part => part[of][axis]))
  return {
    low: [pick(0, 'low'), pick(1, 'low'), pick(2, 'low')],
    high: [pick(0, 'high'), pick(1, 'high'), pick(2, 'high')],
  }
}

/** Over somebody's shoulder, or through their eyes, to the middle of what is looked at. */
function fromHead(
  isOver: boolean,
  id: string,
  { at, yaw: own, height }: { at: Point; yaw: number; height: number },
  middle: Point,
  region: Pick<Seen, 'low' | 'high'>,
  { frame, camera }: CameraOptions,
): View {
  const [dx, dz] = [middle[0] - at[0], middle[2] - at[2]]
  const far = Math.hypot(dx, dz)
  const yaw = far > 0.05 ? Math.atan2(dx, dz) : own
  const [x, z] = [Math.sin(yaw), Math.cos(yaw)]
  const back = isOver ? 0.62 * height : -0.06 * height
  const aside = isOver ? 0.3 * height : 0
  const eye: Point = [at[0] - x * back + z * aside, at[1] + (isOver ? 0.1 * height : 0), at[2] - z * back - x * aside]
  const distance = Math.max(0.3, far + back)
  const focal = FOCAL * Math.sqrt(frame.width * frame.height)
  const tall = Math.max(0.1, region.high[1] - region.low[1])
  const zoom = isOver ? Math.min(1.8, Math.max(0.8, (FILLS * 0.8 * frame.height * distance) / (tall * focal))) : 0.85
  const view = levelled({ eye, yaw, zoom, middle, distance }, frame, focal)
  return camera.from?.startsWith('eyes-of') ? { ...view, eyesOf: id } : view
}
