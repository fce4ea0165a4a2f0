import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Model } from '../../../models/open-model.ts'
import { type Box, cropPicture } from '../../../planes/box.ts'
import { resizePicture } from '../../../planes/resize-picture.ts'
import { toModelPixels } from '../to-model-pixels.ts'

/** A possible face: its centre and size in pixels, and its eyes. */
export type Detection = {
  x: number
  y: number
  side: number
  confidence: number
  leftEye: { x: number; y: number }
  rightEye: { x: number; y: number }
}

/** The model's input size, and its output grids: cells a side, guesses in each. */
const SIDE = 256
const FIELDS = [
  { cells: 16, guesses: 2, boxes: 'Identity_2', scores: 'Identity' },
  { cells: 8, guesses: 6, boxes: 'Identity_3', scores: 'Identity_1' },
] as const
/** Each guess: centre, size, then six points of which the first two are the eyes. */
const VALUES = 16

const MIN_CONFIDENCE = 0.5
// Two guesses that share this fraction of their area are duplicates.
const SAME = 0.3

/** A search area: the top left corner and the side of a square, in pixels. */
export type SearchSquare = { left: number; top: number; side: number }

/** The search squares: the whole picture, the reduced picture, and its parts enlarged. */
export function searchSquares({ width, height }: Size): SearchSquare[] {
  const longer = Math.max(width, height)
  // Neighbours overlap by half, so that a face cut by one is whole in the next.
  const near = Math.max(1, Math.round(NEAR * longer))
  const places = (length: number): number[] => {
    const steps = Math.max(0, Math.ceil((2 * (length - near)) / near))
    return Array.from({ length: steps + 1 }, (_, at) =>
      Math.round((Math.max(0, length - near) * at) / Math.max(1, steps)),
    )
  }
  return [
    { left: 0, top: 0, side: longer },
    { left: 0, top: 0, side: FAR * longer },
    ...places(height).flatMap(top => places(width).map(left => ({ left, top, side: near }))),
  ]
}
// Zones relative to the picture's longer side. Faces that fill a frame are found in the reduced picture, small ones in
// the parts.
const [FAR, NEAR] = [2, 0.5]

/** The faces that BlazeFace finds in a square, the most certain first. It misses faces below a tenth of its side. */
export async function detectFaces(
  picture: RgbaPicture,
  model: Model,
  square: SearchSquare = searchSquares(picture)[0]!,
): Promise<Detection[]> {
  const { left, top } = square
  const scale = square.side / SIDE
  const seen: Box = {
    left,
    top,
    width: Math.min(square.side, picture.width - left),
    height: Math.min(square.side, picture.height - top),
  }
  const side = (length: number): number => Math.min(SIDE, Math.max(1, Math.round(length / scale)))
  const small = await resizePicture(
    cropPicture(picture, seen),
    { width: side(seen.width), height: side(seen.height) },
    'fill',
  )
  const made = await model.run({ input: { data: toModelPixels(squared(small), -1, 1), shape: [1, SIDE, SIDE, 3] } })
  const found = FIELDS.flatMap(({ cells, guesses, boxes, scores }) =>
    guessesOf(made[scores] as Float32Array, made[boxes] as Float32Array, cells, guesses, scale),
  ).map(one => ({
    ...one,
    x: one.x + left,
    y: one.y + top,
    leftEye: { x: one.leftEye.x + left, y: one.leftEye.y + top },
    rightEye: { x: one.rightEye.x + left, y: one.rightEye.y + top },
  }))
  found.sort((a, b) => b.confidence - a.confidence)
  const kept: Detection[] = []
  for (const one of found) if (kept.every(other => sharedArea(one, other) < SAME)) kept.push(one)
  return kept
}

/** In the top left corner of the model's input; the rest is grey. */
function squared({ rgba, width, height }: RgbaPicture): RgbaPicture {
  const made = new Uint8Array(SIDE * SIDE * 4).fill(128)
  for (let y = 0; y < height; y++) {
    made.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * SIDE * 4)
  }
  return { width: SIDE, height: SIDE, rgba: made }
}

function guessesOf(
  scores: Float32Array,
  boxes: Float32Array,
  cells: number,
  guesses: number,
  scale: number,
): Detection[] {
  const found: Detection[] = []
  const step = SIDE / cells
  for (const [index, score] of scores.entries()) {
    const confidence = 1 / (1 + Math.exp(-score))
    if (confidence < MIN_CONFIDENCE) continue
    const cell = Math.floor(index / guesses)
    const [left, top] = [((cell % cells) + 0.5) * step, (Math.floor(cell / cells) + 0.5) * step]
    const pointAt = (at: number) => ({
      x: (left + boxes[index * VALUES + at]!) * scale,
      y: (top + boxes[index * VALUES + at + 1]!) * scale,
    })
    const side = Math.max(boxes[index * VALUES + 2]!, boxes[index * VALUES + 3]!) * scale
    if (side <= 0) continue
    found.push({ ...pointAt(0), side, confidence, leftEye: pointAt(4), rightEye: pointAt(6) })
  }
  return found
}

/** Intersection over union. */
function sharedArea(a: Detection, b: Detection): number {
  const along = (from: number, to: number): number =>
    Math.max(0, Math.min(from + a.side / 2, to + b.side / 2) - Math.max(from - a.side / 2, to - b.side / 2))
  const both = along(a.x, b.x) * along(a.y, b.y)
  return both / (a.side ** 2 + b.side ** 2 - both)
}
