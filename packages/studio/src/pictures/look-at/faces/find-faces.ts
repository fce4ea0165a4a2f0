import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Model } from '../../../models/open-model.ts'
import { type OpenGraphModel, openGraphModel } from '../../../models/tfjs/open-graph-model.ts'
import type { Box } from '../../../planes/box.ts'
import { flattenOnWhite } from '../../../planes/resize-picture.ts'
import { toModelPixels } from '../to-model-pixels.ts'
import { cropSquare, placeIn, type Square } from './crop-square.ts'
import { type Detection, detectFaces, searchSquares } from './detect-faces.ts'
import { type Face, POINT, type Point } from './face.ts'
import { isFrontal, estimateHeadPose } from './estimate-head-pose.ts'

const MAX_FACES = 10

/** The faces in a picture, the largest first; undefined where the models are not installed. */
export async function findFaces(
  picture: RgbaPicture,
  open: OpenGraphModel = openGraphModel,
): Promise<Face[] | undefined> {
  const [detector, mesh] = [await open('blazeface'), await open('facemesh')]
  if (!detector || !mesh) return undefined
  const seen = flattenOnWhite(picture)
  const faces: Face[] = []
  for (const square of searchSquares(seen)) {
    for (const detection of (await detectFaces(seen, detector, square)).slice(0, MAX_FACES)) {
      const face = await lookCloser(seen, detection, mesh)
      if (face) faces.push(face)
    }
    if (faces.length > 0) break
  }
  return faces.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
}

// The input size of the mesh model, and its margin around the face.
const SIDE = 192
const ROOM = 1.5
const ROOMS = [ROOM, 1.8, 1.25, 2.2]
const MIN_CONFIDENCE = 0.6
/** A face with this certainty needs no further search. */
export const SURE_CONFIDENCE = 0.95

/**
 * Two passes: the first locates the face, and the mesh is best with a centred upright face. The detector estimates
 * drawn faces badly; if its guess is uncertain, variations are tried, and the most certain counts.
 */
async function lookCloser(picture: RgbaPicture, detection: Detection, mesh: Model): Promise<Face | undefined> {
  const { x, y, side, leftEye, rightEye } = detection
  const turned = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x)
  let best: Face | undefined
  for (const turn of [turned, 0])
    for (const room of ROOMS) {
      const first = await meshIn(picture, { x, y, side: side * room, turn }, mesh)
      const face = first.confidence < MIN_CONFIDENCE ? undefined : await settle(picture, first.points, mesh)
      if (face && face.confidence > (best?.confidence ?? 0)) best = face
      if (best && best.confidence >= SURE_CONFIDENCE) return best
    }
  return best
}

/** Repeats until the position is stable. */
async function settle(picture: RgbaPicture, points: readonly Point[], mesh: Model): Promise<Face | undefined> {
  let known = points
  for (let left = MAX_LOOKS; ; left--) {
    const face = await lookAround(picture, known, mesh)
    if (!face || left === 1 || movedBy(known, face.points) < STEADY) return face
    known = face.points
  }
}
// As a share of a face's width.
const STEADY = 0.04
const MAX_LOOKS = 5

function movedBy(before: readonly Point[], after: readonly Point[]): number {
  const [one, other] = [boxAround(before), boxAround(after)]
  const across = other.left + other.width / 2 - one.left - one.width / 2
  const down = other.top + other.height / 2 - one.top - one.height / 2
  return Math.hypot(across, down) / Math.max(1, other.width)
}

/** Refines a face at an approximate position. */
export async function lookAround(
  picture: RgbaPicture,
  known: readonly Point[],
  mesh: Model,
): Promise<Face | undefined> {
  const { points, confidence } = await meshIn(picture, squareAround(known), mesh)
  if (confidence < MIN_CONFIDENCE) return undefined
  const pose = estimateHeadPose(points)
  return { box: boxAround(points), confidence, points, pose, isFrontal: isFrontal(pose) }
}

async function meshIn(picture: RgbaPicture, square: Square, mesh: Model) {
  const data = toModelPixels(cropSquare(picture, square, SIDE), 0, 1)
  const made = await mesh.run({ input_1: { data, shape: [1, SIDE, SIDE, 3] } })
  const values = made['Identity_2'] as Float32Array
  const points: Point[] = []
  for (let at = 0; at < values.length; at += 3) {
    const place = placeIn(square, values[at]! / SIDE, values[at + 1]! / SIDE)
    points.push({ ...place, z: (values[at + 2]! / SIDE) * square.side })
  }
  return { points, confidence: made['Identity_1']?.[0] ?? 0 }
}

function squareAround(points: readonly Point[]): Square {
  const { left, top, width, height } = boxAround(points)
  const [from, to] = [points[POINT.leftEyeOuter], points[POINT.rightEyeOuter]]
  if (!from || !to) throw new Error('a face without eyes')
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  return { x: left + width / 2, y: top + height / 2, side: Math.max(width, height) * ROOM, turn }
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
