import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { guidedFilter } from '../../planes/guided-filter.ts'
import { boxMean, clampValue, extractLuma, type Plane, createPlane, resizePlane } from '../../planes/plane.ts'
import { fitWithin, toModelPlanes, resizePicture } from '../../planes/resize-picture.ts'
import { findFarArea } from './find-far-area.ts'

// The size the model was trained in.
const MODEL_SIDE = 224
const [INPUT, OUTPUT] = ['0', '350'] as const
// Depth has no finer detail.
const SIDE = 360
// The radius, as a share of the side. Wide, because remaining bumps bend straight lines.
const SMOOTHING = 0.045
const EPSILON = 2e-2

/**
 * The nearness of each pixel, 0 to 1, at a small size: from a model, the ground that rises to the horizon, and the sky.
 */
export async function estimateNearness(picture: RgbaPicture, open: OpenModel): Promise<Plane> {
  const small = await fitWithin(picture, SIDE)
  const far = findFarArea(small)
  const seen = await seenOf(small, open)
  const ground = groundOf(far)
  const farShare = far.values.reduce((sum, value) => sum + value, 0) / far.values.length
  // Outdoors the model guesses; indoors it is better than the rule.
  const trust = seen ? (farShare > 0.15 ? 0.3 : 0.6) : 0
  const mixed = createPlane(
    small,
    ground.values.map((value, at) => {
      const near = 0.1 + 0.9 * (trust * (seen?.values[at] ?? 0) + (1 - trust) * value)
      return near * (1 - far.values[at]!)
    }),
  )
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) * SMOOTHING))
  const guided = guidedFilter(extractLuma(small), mixed, radius, EPSILON)
  // Slopes instead of steps: a relief cuts at a step, which is more visible than stretching.
  const softened = boxMean(boxMean(guided, radius >> 1), radius >> 1)
  return createPlane(
    softened,
    softened.values.map(value => clampValue(value)),
  )
}

async function seenOf(small: RgbaPicture, open: OpenModel): Promise<Plane | undefined> {
  const model = await open('fastdepth')
  if (!model) return undefined
  const size = { width: MODEL_SIDE, height: MODEL_SIDE }
  const data = toModelPlanes(await resizePicture(small, size, 'fill'))
  const made = await model
    .run({ [INPUT]: { data, shape: [1, 3, MODEL_SIDE, MODEL_SIDE] } })
    .finally(() => model.close())
  const near = (made[OUTPUT] as Float32Array).map(metres => 1 / Math.max(0.1, metres))
  const sorted = near.toSorted()
  const [least, most] = [sorted[Math.floor(sorted.length * 0.03)]!, sorted[Math.floor(sorted.length * 0.97)]!]
  const scaled = near.map(value => clampValue((value - least) / Math.max(1e-3, most - least)))
  return resizePlane(boxMean(createPlane(size, scaled), 3), small)
}

const USUAL_HORIZON = 0.35

/** Flat ground: nearness (one over the distance) grows linearly from the horizon down. */
function groundOf(far: Plane): Plane {
  const { width, height, values } = far
  const horizon = horizonOf(far)
  return createPlane(
    far,
    values.map((_, at) => clampValue((Math.floor(at / width) / height - horizon) / (1 - horizon))),
  )
}

/** The lower edge of the far area in most columns, if it is wide enough. */
function horizonOf({ width, height, values }: Plane): number {
  const ends: number[] = []
  for (let x = 0; x < width; x++) {
    let y = 0
    while (y < height && values[y * width + x]! > 0.5) y++
    if (y > 0) ends.push(y / height)
  }
  if (ends.length < width / 3) return USUAL_HORIZON
  const middle = ends.sort((a, b) => a - b)[Math.floor(ends.length / 2)]!
  return clampValue(middle, 0.15, 0.7)
}
