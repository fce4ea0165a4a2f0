import type { RgbaPicture } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND, type YuvFrame } from '@kinora/media/frames/yuv-frame'
import { type OpenGraphModel, openGraphModel } from '../../models/tfjs/open-graph-model.ts'
import type { Box } from '../../planes/box.ts'
import { type Face, POINT, type Point } from '../look-at/faces/face.ts'
import { findFaces, SURE_CONFIDENCE } from '../look-at/faces/find-faces.ts'
import { followFace } from '../look-at/faces/follow-face.ts'
import { evenBox, readRegion } from '../look-at/faces/read-region.ts'
import { chooseFace, type FaceLook } from './face-look.ts'
import { LEAST_MOUTH } from './find-singer.ts'

/** A shot, and the speaker's face in it. */
export type TrackedShot = {
  fromFrame: number
  /** For each of its frames; undefined if the face is not visible. */
  faces: (SeenFace | undefined)[]
  /** The face with its mouth most nearly closed: the base of all other mouths. */
  rest?: RestFace
}

/** `strength` is how frontal the face is: 1 from the front, 0 from the side. */
export type SeenFace = { points: readonly Point[]; strength: number }

export type RestFace = { picture: RgbaPicture; points: readonly Point[]; gap: number }

// In luma codes: means of frames in one shot differ by a few, of two shots by tens.
const CUT = 24
const [THUMB_COLUMNS, THUMB_ROWS] = [32, 18]
// Without a face, the search is repeated after this many frames.
const LOOK_EVERY = Math.round(FRAMES_PER_SECOND / 4)
// Radians to the side, and up and down: beyond the first the mouth moves less, beyond the second not at all.
const [TURNS, TURNED] = [0.36, 0.5]
const [NODS, NODDED] = [0.6, 0.8]
// A mouth that is more closed by this amount replaces the base face.
const BETTER_GAP = 0.01
// The margin around a face that its mouth can move.
const ROOM = 0.6

/** Follows one face through a clip, frame after frame. */
export type FaceTracker = { look(frame: YuvFrame): Promise<void>; shots(): TrackedShot[] }

/** Undefined if the models are not installed. `whose` is the appearance of the right face, if known. */
export async function openFaceTracker(
  whose?: FaceLook,
  open: OpenGraphModel = openGraphModel,
): Promise<FaceTracker | undefined> {
  if (!(await open('blazeface')) || !(await open('facemesh'))) return undefined
  const shots: TrackedShot[] = []
  let thumb: Float32Array | undefined
  let followed: readonly Point[] | undefined
  let sinceLooked = 0

  async function find(frame: YuvFrame): Promise<Face | undefined> {
    sinceLooked = 0
    const picture = readRegion(frame, { left: 0, top: 0, width: frame.width, height: frame.height })
    const faces = ((await findFaces(picture, open)) ?? []).filter(face => mouthWidth(face.points) >= LEAST_MOUTH)
    return chooseFace(picture, faces, whose)
  }

  async function follow(frame: YuvFrame, known: readonly Point[]): Promise<Face | undefined> {
    const box = regionOf(known, frame)
    const near = known.map(point => ({ ...point, x: point.x - box.left, y: point.y - box.top }))
    const face = await followFace(readRegion(frame, box), near, open)
    if (!face) return undefined
    const points = face.points.map(point => ({ ...point, x: point.x + box.left, y: point.y + box.top }))
    return mouthWidth(points) >= LEAST_MOUTH ? { ...face, points } : undefined
  }

  return {
    async look(frame) {
      const seen = thumbOf(frame)
      const isCut = !thumb || difference(thumb, seen) > CUT
      thumb = seen
      const at = (shots.at(-1)?.fromFrame ?? 0) + (shots.at(-1)?.faces.length ?? 0)
      if (isCut) shots.push({ fromFrame: at, faces: [] })
      const shot = shots.at(-1)!
      const known = isCut ? undefined : followed
      const kept = known ? await follow(frame, known) : undefined
      sinceLooked += 1
      // A tracked face with low certainty may be lost.
      const isSure = kept !== undefined && kept.confidence >= SURE_CONFIDENCE
      const isTime = isCut || (known !== undefined && !kept) || sinceLooked >= LOOK_EVERY
      const found = !isSure && isTime ? await find(frame) : undefined
      const face = kept && !(found && found.confidence > kept.confidence) ? kept : found
      followed = face?.points
      const strength = face ? frontalShare(face) : 0
      shot.faces.push(face && { points: face.points, strength })
      if (face && strength > 0) keepRest(shot, frame, face)
    },
    shots: () => shots.map(smoothShot),
  }
}

function keepRest(shot: TrackedShot, frame: YuvFrame, { points }: Face): void {
  const gap = mouthGap(points)
  if (shot.rest && gap > shot.rest.gap - BETTER_GAP) return
  const box = regionOf(points, frame)
  const near = points.map(point => ({ ...point, x: point.x - box.left, y: point.y - box.top }))
  shot.rest = { picture: readRegion(frame, box), points: near, gap }
}

/** The box of a face with its movable surroundings. */
export function regionOf(points: readonly Point[], frame: { width: number; height: number }): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const [across, down] = [ROOM * (right - left), ROOM * (bottom - top)]
  return evenBox(
    { left: left - across, top: top - down, width: right - left + 2 * across, height: bottom - top + 2 * down },
    frame,
  )
}

const between = (points: readonly Point[], from: number, to: number): number =>
  Math.hypot((points[to]?.x ?? 0) - (points[from]?.x ?? 0), (points[to]?.y ?? 0) - (points[from]?.y ?? 0))

const mouthWidth = (points: readonly Point[]): number => between(points, POINT.leftMouth, POINT.rightMouth)

/** The gap between the lips, in widths of the mouth. */
export const mouthGap = (points: readonly Point[]): number =>
  between(points, POINT.upperLip, POINT.lowerLip) / Math.max(1, mouthWidth(points))

function frontalShare({ pose: { yaw, pitch } }: Face): number {
  const byYaw = (TURNED - Math.abs(yaw)) / (TURNED - TURNS)
  const byPitch = (NODDED - Math.abs(pitch)) / (NODDED - NODS)
  return Math.max(0, Math.min(1, byYaw, byPitch))
}

function thumbOf({ width, height, pixels }: YuvFrame): Float32Array {
  const thumb = new Float32Array(THUMB_COLUMNS * THUMB_ROWS)
  for (let row = 0; row < THUMB_ROWS; row++)
    for (let column = 0; column < THUMB_COLUMNS; column++) {
      // A few pixels of each cell are enough to distinguish shots.
      let sum = 0
      for (let sample = 0; sample < 16; sample++) {
        const x = Math.floor(((column + ((sample % 4) + 0.5) / 4) * width) / THUMB_COLUMNS)
        const y = Math.floor(((row + (Math.floor(sample / 4) + 0.5) / 4) * height) / THUMB_ROWS)
        sum += pixels[y * width + x]!
      }
      thumb[row * THUMB_COLUMNS + column] = sum / 16
    }
  return thumb
}

const difference = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length

const BELL = [1, 2, 3, 2, 1]

/** Smooths the jitter of the mesh: each point is the mean of its neighbours in time. */
function smoothShot(shot: TrackedShot): TrackedShot {
  const faces = shot.faces.map((face, at) => {
    if (!face) return undefined
    const near = BELL.flatMap((weight, step) => {
      const other = shot.faces[at + step - 2]
      return other ? [{ ...other, weight }] : []
    })
    const total = near.reduce((sum, { weight }) => sum + weight, 0)
    const mean = (read: (one: SeenFace) => number): number =>
      near.reduce((sum, one) => sum + one.weight * read(one), 0) / total
    // At the ends, one-sided neighbours would bias the mean.
    const isInside = near.length === BELL.length
    const points = isInside
      ? face.points.map(({ z }, index) => ({
          x: mean(one => one.points[index]!.x),
          y: mean(one => one.points[index]!.y),
          z,
        }))
      : face.points
    return {
      points,
      strength: Math.min(
        face.strength,
        mean(one => one.strength),
      ),
    }
  })
  return { ...shot, faces }
}
