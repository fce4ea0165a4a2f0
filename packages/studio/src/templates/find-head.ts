import type { RgbaPicture } from '@kinora/media/frames/size'
import { cropPicture, type Box as Edges } from '../figures/picture.ts'
import type { OpenGraphModel } from '../models/tfjs/open-graph-model.ts'
import { type Face, POINT } from '../pictures/look-at/faces/face.ts'
import { findFaces } from '../pictures/look-at/faces/find-faces.ts'
import type { Box } from '../planes/box.ts'
import { resizePicture } from '../planes/resize-picture.ts'
import { type Head, moveHead } from './actor.ts'

// A face mesh ends at the forehead; of its height: the centre of the head, and its radius.
const [MIDDLE, REACH] = [0.38, 0.78]
// The head of a whole figure and of a portrait, as shares of the height of a figure without a face.
const [WHOLE, BUST] = [0.075, 0.2]
const SHOULDERS = 0.25
// From one outer corner of the eyes to the other.
const EYE = 0.18
// Pixels: large enough for face detection.
const LOOKED_AT = 384

function headOfFace({ box, points }: Pick<Face, 'box' | 'points'>): Head {
  const [left, right] = [points[POINT.leftEyeOuter]!, points[POINT.rightEyeOuter]!]
  const [upper, lower] = [points[POINT.upperLip]!, points[POINT.lowerLip]!]
  const between = (share: number) => ({
    x: left.x + (right.x - left.x) * share,
    y: left.y + (right.y - left.y) * share,
  })
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height * MIDDLE,
    radius: box.height * REACH,
    eyes: [between(EYE), between(1 - EYE)],
    mouth: { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 },
  }
}

// A neck is narrower than the head above it by the first factor, and not lower than the second.
const [NARROWER, LOWEST_NECK] = [0.72, 0.5]

/** The head of a figure without a face: down to the first narrow part, otherwise a typical size. */
export function guessHead({ width, height, rgba }: RgbaPicture, isBust: boolean): Head {
  // For a figure down to the knees, the shoulders give the size of the head.
  const usual = Math.max(2, isBust ? Math.min(height * BUST, width * SHOULDERS) : height * WHOLE)
  let [top, widest, neck] = [0, 0, 0]
  // Fainter pixels, such as a shadow, do not count.
  while (top < height - 1 && inkIn(rgba, width, top).count < 0.2 * usual) top++
  for (let y = 0; y < height * LOWEST_NECK && neck === 0; y++) {
    const across = inkIn(rgba, width, Math.min(height - 1, top + y)).count
    if (across > widest) widest = across
    // A tuft of hair is narrow, too.
    else if (across < NARROWER * widest && y > 0.6 * widest) neck = y
  }
  const radius = neck > 0 ? Math.min(1.6 * usual, Math.max(0.6 * usual, 0.56 * neck)) : usual
  const y = top + radius
  return { x: inkIn(rgba, width, Math.min(height - 1, Math.round(y))).middle, y, radius }
}

function inkIn(rgba: Uint8Array, width: number, y: number): { count: number; middle: number } {
  let [count, sum] = [0, 0]
  for (let x = 0; x < width; x++) {
    if (rgba[(y * width + x) * 4 + 3]! < 128) continue
    count++
    sum += x
  }
  return { count, middle: count > 0 ? sum / count : width / 2 }
}

// The search area if no face was found elsewhere, as a multiple of the head's radius.
const CLOSER = 3.2
// The lowest position of a face, as a share of the figure's height from above.
const UPPER = 0.55

/**
 * The heads in a picture, the largest first, up to the wanted number. Small faces are missed in a large picture: then
 * the upper half of the figures is searched, and finally the expected head position.
 */
export async function findHeads(
  picture: RgbaPicture,
  { box, guess, wanted }: { box: Box; guess: Head; wanted: number },
  open: OpenGraphModel,
): Promise<Head[]> {
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const { left, top, width, height } = box
  const upper = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(left + width),
    bottom: Math.ceil(top + UPPER * height),
  }
  const reach = Math.ceil(CLOSER * guess.radius)
  const [x, y] = [Math.round(guess.x), Math.round(guess.y)]
  const closer = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
  let found: Head[] = []
  for (const part of [whole, upper, closer]) {
    const heads = await headsIn(picture, part, open)
    if (heads.length > found.length) found = heads
    if (found.length >= wanted) break
  }
  return found
}

async function headsIn(picture: RgbaPicture, part: Edges, open: OpenGraphModel): Promise<Head[]> {
  const own = cropPicture(picture, part)
  if (own.width < 2 || own.height < 2) return []
  const scale = Math.max(1, LOOKED_AT / Math.max(own.width, own.height))
  const size = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) }
  const faces = (await findFaces(await resizePicture(own, size, 'fill'), open)) ?? []
  return faces.map(face => moveHead(headOfFace(face), part.left, part.top, 1 / scale))
}
