import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture } from '@kinora/media/frames/size'

/** Beyond this a pictogram of 256 pixels has nothing more to show. */
const MAX_SCALE = 8

/** A picture of another height; one that grows keeps sharp edges, as flat art has them. */
export async function enlargePicture(picture: RgbaPicture, height: number): Promise<RgbaPicture> {
  const scale = Math.min(MAX_SCALE, height / picture.height)
  const size = {
    width: Math.max(2, Math.round(picture.width * scale)),
    height: Math.max(2, Math.round(picture.height * scale)),
  }
  if (size.width === picture.width && size.height === picture.height) return picture
  const { width, height: rows } = picture
  const kernel = scale > 1 ? 'linear' : 'lanczos3'
  const rgba = await openPixels(picture.rgba, { width, height: rows, channels: 4 })
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
  return down(across(plane, width, height, reach), width, height, reach)
}

const emptyPlanes = (length: number): Planes => [
  new Float32Array(length),
  new Float32Array(length),
  new Float32Array(length),
]

function across(plane: Float32Array, width: number, height: number, reach: number): Planes {
  const [mean, least, most] = emptyPlanes(plane.length)
  // The row with its ends going on, so that no pixel has to ask where they are.
  const row = new Float32Array(width + 2 * reach)
  for (let start = 0; start < width * height; start += width) {
    row.set(plane.subarray(start, start + width), reach)
    row.fill(plane[start]!, 0, reach)
    row.fill(plane[start + width - 1]!, reach + width)
    for (let x = 0; x < width; x++) {
      let [sum, low, high] = [0, 255, 0]
      for (let at = x; at <= x + 2 * reach; at++) {
        const value = row[at]!
        sum += value
        if (value < low) low = value
        if (value > high) high = value
      }
      mean[start + x] = sum / (2 * reach + 1)
      least[start + x] = low
      most[start + x] = high
    }
  }
  return [mean, least, most]
}

/** Row upon row: down the columns one by one would miss the cache at every step. */
function down([mean, least, most]: Planes, width: number, height: number, reach: number): Planes {
  const out = emptyPlanes(mean.length)
  const sums = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    const to = y * width
    const lows = out[1].subarray(to, to + width).fill(255)
    const highs = out[2].subarray(to, to + width)
    sums.fill(0)
    for (let near = y - reach; near <= y + reach; near++) {
      const from = Math.min(height - 1, Math.max(0, near)) * width
      for (let x = 0; x < width; x++) {
        sums[x]! += mean[from + x]!
        if (least[from + x]! < lows[x]!) lows[x] = least[from + x]!
        if (most[from + x]! > highs[x]!) highs[x] = most[from + x]!
      }
    }
    for (let x = 0; x < width; x++) out[0][to + x] = sums[x]! / (2 * reach + 1)
  }
  return out
}
