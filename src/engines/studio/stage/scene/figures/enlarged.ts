import { pictureOf } from '../../../../../media/av/guarded-sharp.ts'
import type { RgbaPicture } from '../../../../../media/size.ts'

/** Beyond this a pictogram of 256 pixels has nothing more to show. */
const MAX_SCALE = 8

/** A picture of another height; one that grows keeps sharp edges, as flat art has them. */
export async function enlarged(picture: RgbaPicture, height: number): Promise<RgbaPicture> {
  const scale = Math.min(MAX_SCALE, height / picture.height)
  const size = {
    width: Math.max(2, Math.round(picture.width * scale)),
    height: Math.max(2, Math.round(picture.height * scale)),
  }
  if (size.width === picture.width && size.height === picture.height) return picture
  const { width, height: rows } = picture
  const kernel = scale > 1 ? 'linear' : 'lanczos3'
  const rgba = await pictureOf(picture.rgba, { width, height: rows, channels: 4 })
    .resize({ ...size, fit: 'fill', kernel })
    .raw()
    .toBuffer()
  const large = { ...size, rgba: new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength) }
  if (scale < 1.2) return large
  const reach = Math.max(1, Math.round(scale * 0.55))
  for (let pass = 0; pass < 2; pass++) steepen(large, reach)
  return large
}

/**
 * Away from the mean of the surroundings, but never beyond the least and the most of them: edges get steep without a
 * halo, slopes stay as they are.
 */
function steepen({ width, height, rgba }: RgbaPicture, reach: number): void {
  const plane = new Float32Array(width * height)
  for (let channel = 0; channel < 4; channel++) {
    for (let i = 0; i < plane.length; i++) plane[i] = rgba[i * 4 + channel]!
    const [mean, least, most] = surroundingsOf(plane, width, height, reach)
    for (let i = 0; i < plane.length; i++) {
      const value = plane[i]! + 1.4 * (plane[i]! - mean[i]!)
      rgba[i * 4 + channel] = Math.min(most[i]!, Math.max(least[i]!, value)) + 0.5
    }
  }
}

type Planes = [mean: Float32Array, least: Float32Array, most: Float32Array]

function surroundingsOf(plane: Float32Array, width: number, height: number, reach: number): Planes {
  const across = lines([plane, plane, plane], width, height, 1, width, reach)
  return lines(across, height, width, width, 1, reach)
}

function lines(
  [mean, least, most]: Planes,
  length: number,
  count: number,
  step: number,
  lineStep: number,
  reach: number,
): Planes {
  const out: Planes = [new Float32Array(mean.length), new Float32Array(mean.length), new Float32Array(mean.length)]
  const last = length - 1
  for (let line = 0; line < count; line++) {
    for (let i = 0; i < length; i++) {
      let [sum, low, high] = [0, 255, 0]
      for (let j = i - reach; j <= i + reach; j++) {
        const at = line * lineStep + (j < 0 ? 0 : j > last ? last : j) * step
        sum += mean[at]!
        if (least[at]! < low) low = least[at]!
        if (most[at]! > high) high = most[at]!
      }
      const at = line * lineStep + i * step
      out[0][at] = sum / (2 * reach + 1)
      out[1][at] = low
      out[2][at] = high
    }
  }
  return out
}
