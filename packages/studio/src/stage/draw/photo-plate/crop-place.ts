import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type Box, cropPicture } from '../../../planes/box.ts'
import { extractLuma } from '../../../planes/plane.ts'
import { fitWithin, flattenOnWhite, resizePicture } from '../../../planes/resize-picture.ts'
import { findPictureHorizon } from './find-horizon.ts'

/** The crop is chosen in a copy of this size. */
const LOOKED_AT = 192
/** The area where subjects stand begins here; and the upper area that is rated for content. */
const [GROUND_FROM, SEEN_TO] = [0.68, 0.62]
/** The weights of a restless ground, and of the distance from the centre. */
const [RESTLESS, ASIDE] = [0.55, 1.6]
/** A good height of the horizon, as a fraction of the frame from above. */
const GOOD_HORIZON = 0.42

/** Crops a picture of a place to a frame: the part with most content above and calm ground to stand on. */
export async function cropPlace(picture: RgbaPicture, size: Size): Promise<RgbaPicture> {
  const opaque = flattenOnWhite(picture)
  const { width, height } = opaque
  const small = await fitWithin(opaque, LOOKED_AT)
  const isWide = width * size.height > height * size.width
  const kept = isWide
    ? { width: Math.min(width, Math.max(1, Math.round((height * size.width) / size.height))), height }
    : { width, height: Math.min(height, Math.max(1, Math.round((width * size.height) / size.width))) }
  const box: Box = isWide
    ? { ...kept, top: 0, left: Math.round(bestShareOf(small, kept.width / width) * (width - kept.width)) }
    : { ...kept, left: 0, top: topOf(await findPictureHorizon(small), height, kept.height) }
  return resizePicture(cropPicture(opaque, box), size, 'fill')
}

/** Moves the horizon to its position in the frame, as far as the picture allows. */
function topOf(horizon: number | undefined, height: number, kept: number): number {
  if (horizon === undefined) return Math.round((height - kept) * 0.6)
  return Math.round(Math.min(height - kept, Math.max(0, horizon * height - GOOD_HORIZON * kept)))
}

/** The start of a crop as a fraction of its range: much content above, calm ground below, near the centre. */
function bestShareOf(small: RgbaPicture, part: number): number {
  const { width, height, values } = extractLuma(small)
  const [seen, restless] = [new Float64Array(width), new Float64Array(width)]
  for (let y = 1; y < height; y++) {
    const isGround = y > GROUND_FROM * height
    if (!isGround && y > SEEN_TO * height) continue
    const into = isGround ? restless : seen
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      into[x]! += Math.abs(values[at]! - values[at - 1]!) + Math.abs(values[at]! - values[at - width]!)
    }
  }
  const [seenMean, restlessMean] = [meanOf(seen) + 1e-6, meanOf(restless) + 1e-6]
  const window = Math.max(1, Math.round(part * width))
  const way = width - window
  let best = { score: -Infinity, left: way / 2 }
  for (let left = 0; left <= way; left++) {
    const middle = restless.subarray(left + Math.floor(window * 0.25), left + Math.ceil(window * 0.75))
    const aside = Math.abs(left - way / 2) / width
    const score =
      meanOf(seen.subarray(left, left + window)) / seenMean - (RESTLESS * meanOf(middle)) / restlessMean - ASIDE * aside
    if (score > best.score) best = { score, left }
  }
  return way > 0 ? best.left / way : 0
}

const meanOf = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
