import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Plane } from '../../../planes/plane.ts'
import { FOCAL } from '../../../scenery/draw-plate.ts'
import { GROUND_GRID, type Ground, KINDS, type Light, OVERSIZE, type Plate, SKY_DEPTH } from '../../../scenery/plate.ts'
import { byteToLinear } from '../../../planes/oklab.ts'

type PlateFacts = {
  /** Of any size. Values are 0 to 1. */
  sky: Plane
  /** Fraction of the picture from above; undefined if unknown. */
  horizon: number | undefined
  light: Light
  frame: Size
}

/** The photographer's eye height, metres. */
const EYE = 1.6
/** The lowest row of distant ground, as a share of the frame; flatter ground is too far to stand on. */
const FARTHEST_ROW = 0.1
/** Rows of the horizon, as shares of the picture. The sky also ends at treetops and roofs, above the horizon. */
const [HIGHEST, LOWEST, USUAL] = [0.38, 0.58, 0.46]

/**
 * A picture as a plate with level ground up to its horizon. Things that rise from the ground are assumed to be behind
 * the cast: a wrong outline is more visible than a figure before a bush.
 */
export function photoPlate({ width, height, rgba }: RgbaPicture, { sky, horizon, light, frame }: PlateFacts): Plate {
  const ground = groundOf({ width, height }, frame, horizon)
  const rgb = new Float32Array(width * height * 3)
  const depth = new Float32Array(width * height)
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const skyRow = Math.floor(((y + 0.5) * sky.height) / height) * sky.width
    const below = (y + 0.5 - ground.horizonY) / (ground.eye * ground.focal)
    const metres = below * ground.far > 1 ? 1 / below : ground.far
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isSky = sky.values[skyRow + Math.floor(((x + 0.5) * sky.width) / width)]! > 0.5
      for (let part = 0; part < 3; part++) rgb[at * 3 + part] = byteToLinear(rgba[at * 4 + part]!)
      depth[at] = isSky ? SKY_DEPTH : metres
      mask[at] = isSky ? KINDS.sky : y > ground.horizonY ? KINDS.ground : KINDS.other
    }
  }
  return { width, height, rgb, depth, mask, ground, light }
}

function groundOf({ width, height }: Size, frame: Size, horizon: number | undefined): Ground {
  const horizonY = Math.round(height * (horizon === undefined ? USUAL : Math.min(LOWEST, Math.max(HIGHEST, horizon))))
  const focal = FOCAL * Math.sqrt(width * height)
  const frameBottom = height * (0.5 + 0.5 / OVERSIZE)
  const near = (EYE * focal * 1.04) / (frameBottom - horizonY)
  return {
    horizonY,
    centreX: width / 2,
    focal,
    eye: EYE,
    near,
    far: Math.max(1.4 * near, (EYE * focal) / (FARTHEST_ROW * frame.height)),
    heights: new Float32Array(GROUND_GRID * GROUND_GRID),
  }
}
