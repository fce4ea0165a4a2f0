import type { RgbaPicture } from '@kinora/media/frames/size'

/** The bounds of the visible part in pixels; right and bottom are exclusive. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Point = { x: number; y: number }

/** Fainter pixels are the edge of something. */
const SEEN = 24

/** The visible part of a picture; undefined if it is empty. */
export function findInkBox({ width, height, rgba }: RgbaPicture): Box | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3]! < SEEN) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return right > left ? { left, top, right, bottom } : undefined
}

/** A part of a picture; beyond its edges it is empty. */
export function cropPicture(picture: RgbaPicture, { left, top, right, bottom }: Box): RgbaPicture {
  const [width, height] = [right - left, bottom - top]
  const rgba = new Uint8Array(width * height * 4)
  const [from, to] = [Math.max(0, left), Math.min(picture.width, right)]
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y++) {
    const row = picture.rgba.subarray((y * picture.width + from) * 4, (y * picture.width + to) * 4)
    rgba.set(row, ((y - top) * width + from - left) * 4)
  }
  return { width, height, rgba }
}

export function trimPicture(picture: RgbaPicture): RgbaPicture {
  const box = findInkBox(picture)
  return box ? cropPicture(picture, box) : picture
}

/** `from` is sampled at a grid and interpolated, so that figures bend smoothly. */
const KNOT = 4

/** Warps a picture: `from` gives the source position of each pixel. Bilinear, straight alpha. */
export function warpPicture(
  picture: RgbaPicture,
  size: { width: number; height: number },
  from: (x: number, y: number, place: Point) => void,
): RgbaPicture {
  const { width, height } = picture
  const stride = (width + 2) * 4
  // With an empty border, so that no pixel needs a bounds check.
  const { rgba } = cropPicture(picture, { left: -1, top: -1, right: width + 1, bottom: height + 1 })
  const out = new Uint8Array(size.width * size.height * 4)
  const knots = Math.ceil(size.width / KNOT) + 1
  const [xs, ys, belowXs, belowYs] = Array.from({ length: 4 }, () => new Float64Array(knots)) as Knots
  askRow(from, 0, belowXs, belowYs)
  for (let y = 0; y < size.height; y++) {
    const part = (y % KNOT) / KNOT
    if (part === 0) {
      xs.set(belowXs)
      ys.set(belowYs)
      askRow(from, y + KNOT, belowXs, belowYs)
    }
    let to = y * size.width * 4
    for (let knot = 0, x = 0; x < size.width; knot++) {
      let placeX = xs[knot]! + (belowXs[knot]! - xs[knot]!) * part
      let placeY = ys[knot]! + (belowYs[knot]! - ys[knot]!) * part
      const stepX = (xs[knot + 1]! + (belowXs[knot + 1]! - xs[knot + 1]!) * part - placeX) / KNOT
      const stepY = (ys[knot + 1]! + (belowYs[knot + 1]! - ys[knot + 1]!) * part - placeY) / KNOT
      const end = Math.min(size.width, x + KNOT)
      for (; x < end; x++, to += 4, placeX += stepX, placeY += stepY) {
        if (!(placeX > -1 && placeY > -1 && placeX < width && placeY < height)) continue
        const left = (placeX + 1) | 0
        const top = (placeY + 1) | 0
        const at = top * stride + left * 4
        const under = at + stride
        if ((rgba[at + 3]! | rgba[at + 7]! | rgba[under + 3]! | rgba[under + 7]!) === 0) continue
        const across = placeX + 1 - left
        const down = placeY + 1 - top
        const a = (1 - across) * (1 - down) * rgba[at + 3]!
        const b = across * (1 - down) * rgba[at + 7]!
        const c = (1 - across) * down * rgba[under + 3]!
        const d = across * down * rgba[under + 7]!
        const alpha = a + b + c + d
        if (alpha < 0.5) continue
        const scale = 1 / alpha
        out[to] = (a * rgba[at]! + b * rgba[at + 4]! + c * rgba[under]! + d * rgba[under + 4]!) * scale + 0.5
        out[to + 1] =
          (a * rgba[at + 1]! + b * rgba[at + 5]! + c * rgba[under + 1]! + d * rgba[under + 5]!) * scale + 0.5
        out[to + 2] =
          (a * rgba[at + 2]! + b * rgba[at + 6]! + c * rgba[under + 2]! + d * rgba[under + 6]!) * scale + 0.5
        out[to + 3] = alpha + 0.5
      }
    }
  }
  return { ...size, rgba: out }
}

type Knots = [xs: Float64Array, ys: Float64Array, belowXs: Float64Array, belowYs: Float64Array]

function askRow(
  from: (x: number, y: number, place: Point) => void,
  y: number,
  xs: Float64Array,
  ys: Float64Array,
): void {
  const place = { x: 0, y: 0 }
  for (let knot = 0; knot < xs.length; knot++) {
    from(knot * KNOT, y, place)
    xs[knot] = place.x
    ys[knot] = place.y
  }
}

/** A box blur of one value a pixel; edges repeat. Three passes approximate a Gaussian. */
export function blurValues(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 2,
): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  let from = values
  for (let pass = 0; pass < passes; pass++)
    from = blurDown(blurAcross(from, width, height, reach), width, height, reach)
  return from
}

function blurAcross(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const out = new Float32Array(values.length)
  const scale = 1 / (2 * reach + 1)
  const last = width - 1
  for (let start = 0; start < width * height; start += width) {
    let sum = values[start]! * reach
    for (let x = 0; x <= reach; x++) sum += values[start + Math.min(x, last)]!
    for (let x = 0; x < width; x++) {
      out[start + x] = sum * scale
      sum += values[start + Math.min(x + reach + 1, last)]! - values[start + Math.max(x - reach, 0)]!
    }
  }
  return out
}

/** Row by row with column sums: column by column would miss the cache at every step. */
function blurDown(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const out = new Float32Array(values.length)
  const scale = 1 / (2 * reach + 1)
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width
  const sums = new Float32Array(width)
  for (let y = -reach; y <= reach; y++) {
    const row = rowAt(y)
    for (let x = 0; x < width; x++) sums[x]! += values[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const [to, next, gone] = [y * width, rowAt(y + reach + 1), rowAt(y - reach)]
    for (let x = 0; x < width; x++) {
      out[to + x] = sums[x]! * scale
      sums[x]! += values[next + x]! - values[gone + x]!
    }
  }
  return out
}
