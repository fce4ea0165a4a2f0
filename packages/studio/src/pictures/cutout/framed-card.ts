import type { RgbaPicture } from '@kinora/media/frames/size'
import { boxMean, clampValue, createPlane } from '../../planes/plane.ts'
import { fitWithin, flattenOnWhite } from '../../planes/resize-picture.ts'

const MAX_SIDE = 1_024
// Corners, the white border, the softness and offset of the shadow, as a share of the shorter side.
const CORNER = 0.045
const FRAME = 0.022
const SOFTNESS = 0.04
const DROP = 0.022
const DARKNESS = 0.38

/** A picture as a print with rounded corners and a soft shadow, for pictures without a cut-out. */
export async function framedCard(picture: RgbaPicture): Promise<RgbaPicture> {
  const print = flattenOnWhite(await fitWithin(picture, MAX_SIDE))
  const shorter = Math.min(print.width, print.height)
  const [frame, soft] = [Math.max(1, Math.round(shorter * FRAME)), Math.max(1, Math.round(shorter * SOFTNESS))]
  const [rim, drop] = [frame + 2 * soft, Math.round(shorter * DROP)]
  const size = { width: print.width + 2 * rim, height: print.height + 2 * rim + drop }
  const outer = {
    left: rim - frame,
    top: rim - frame,
    right: rim + print.width + frame,
    bottom: rim + print.height + frame,
  }
  const corner = shorter * CORNER
  const cast = createPlane(size)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      cast.values[y * size.width + x] = insideOf(outer, corner + frame, x + 0.5, y + 0.5 - drop)
    }
  }
  const shadow = boxMean(boxMean(cast, Math.ceil(soft / 2)), Math.ceil(soft / 2))
  const rgba = new Uint8Array(size.width * size.height * 4)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const at = y * size.width + x
      const card = insideOf(outer, corner + frame, x + 0.5, y + 0.5)
      const dark = DARKNESS * shadow.values[at]! * (1 - card)
      const alpha = card + dark
      rgba[at * 4 + 3] = Math.round(alpha * 255)
      if (alpha === 0) continue
      const paper = card / alpha
      const [column, row] = [x - rim, y - rim]
      const isPrint = column >= 0 && row >= 0 && column < print.width && row < print.height
      for (let part = 0; part < 3; part++) {
        const colour = isPrint ? print.rgba[(row * print.width + column) * 4 + part]! : 250
        rgba[at * 4 + part] = Math.round(colour * paper)
      }
    }
  }
  return { ...size, rgba }
}

type Edges = { left: number; top: number; right: number; bottom: number }

/** The fraction of a pixel inside a rounded rectangle. */
function insideOf({ left, top, right, bottom }: Edges, corner: number, x: number, y: number): number {
  const across = Math.max(left + corner - x, x - right + corner, 0)
  const down = Math.max(top + corner - y, y - bottom + corner, 0)
  return clampValue(corner - Math.hypot(across, down) + 0.5)
}
