import type { RgbaPicture } from '@kinora/media/frames/size'
import { clampValue, type Plane, resizePlane } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'

/**
 * Enlarges an edit to the original size and adds the original's fine detail, as strong as the edit left it. `kept` says
 * where the original is still visible.
 */
export async function restoreDetail(
  edited: RgbaPicture,
  before: RgbaPicture,
  original: RgbaPicture,
  kept: Plane | undefined,
): Promise<RgbaPicture> {
  const [after, soft] = await Promise.all([
    resizePicture(edited, original, 'fill'),
    resizePicture(before, original, 'fill'),
  ])
  const share = kept && resizePlane(kept, original)
  const rgba = Uint8Array.from(after.rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const smooth = lumaAt(soft.rgba, at)
    const detail = lumaAt(original.rgba, at) - smooth
    if (Math.abs(detail) < 0.5) continue
    const gain = clampValue((lumaAt(after.rgba, at) + 12) / (smooth + 12), 0, 1.4) * (share?.values[at / 4] ?? 1)
    for (let part = at; part < at + 3; part++) rgba[part] = clampValue(Math.round(rgba[part]! + detail * gain), 0, 255)
  }
  return { width: original.width, height: original.height, rgba }
}

const lumaAt = (rgba: Uint8Array, at: number): number =>
  0.2126 * rgba[at]! + 0.7152 * rgba[at + 1]! + 0.0722 * rgba[at + 2]!
