import type { RgbaPicture, Size } from '@kinora/media/frames/size'

/** One number for each pixel, rows without padding. */
export type Plane = Size & { values: Float32Array }

export const createPlane = (
  { width, height }: Size,
  values: Float32Array = new Float32Array(width * height),
): Plane => ({
  width,
  height,
  values,
})

/** One channel of a picture, 0 to 1; 3 is alpha. */
export function extractChannel({ rgba, width, height }: RgbaPicture, channel: 0 | 1 | 2 | 3): Plane {
  const plane = createPlane({ width, height })
  for (let at = 0; at < plane.values.length; at++) plane.values[at] = rgba[at * 4 + channel]! / 255
  return plane
}

/** The brightness of each pixel, 0 to 1. */
export function extractLuma({ rgba, width, height }: RgbaPicture): Plane {
  const plane = createPlane({ width, height })
  for (let at = 0; at < plane.values.length; at++) {
    const first = at * 4
    plane.values[at] = (0.2126 * rgba[first]! + 0.7152 * rgba[first + 1]! + 0.0722 * rgba[first + 2]!) / 255
  }
  return plane
}

/** Resizes: interpolates when enlarging, averages when reducing. */
export function resizePlane(plane: Plane, size: Size): Plane {
  const across = resizedRows(plane, size.width)
  return turned(resizedRows(turned(across), size.height))
}

function resizedRows({ width, height, values }: Plane, columns: number): Plane {
  const made = createPlane({ width: columns, height })
  const ratio = width / columns
  for (let x = 0; x < columns; x++) {
    const { first, weights } = tapsAt(x, ratio, width)
    for (let y = 0; y < height; y++) {
      let sum = 0
      const row = y * width + first
      for (let tap = 0; tap < weights.length; tap++) sum += weights[tap]! * values[row + tap]!
      made.values[y * columns + x] = sum
    }
  }
  return made
}

function tapsAt(x: number, ratio: number, width: number): { first: number; weights: number[] } {
  if (ratio <= 1) {
    const place = Math.min(width - 1, Math.max(0, (x + 0.5) * ratio - 0.5))
    const first = Math.min(Math.floor(place), Math.max(0, width - 2))
    return width === 1 ? { first: 0, weights: [1] } : { first, weights: [1 - (place - first), place - first] }
  }
  const [from, to] = [x * ratio, Math.min(width, (x + 1) * ratio)]
  const first = Math.floor(from)
  const weights = Array.from(
    { length: Math.min(width, Math.ceil(to - 1e-9)) - first },
    (_, tap) => (Math.min(to, first + tap + 1) - Math.max(from, first + tap)) / (to - from),
  )
  return { first, weights }
}

function turned({ width, height, values }: Plane): Plane {
  const made = createPlane({ width: height, height: width })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) made.values[x * height + y] = values[y * width + x]!
  }
  return made
}

/** A box mean within `radius` columns and rows; smaller at the edges. */
export function boxMean({ width, height, values }: Plane, radius: number): Plane {
  const across = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let [sum, count] = [0, 0]
    for (let x = 0; x < Math.min(radius, width); x++, count++) sum += values[row + x]!
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += values[row + x + radius]!
        count++
      }
      if (x > radius) {
        sum -= values[row + x - radius - 1]!
        count--
      }
      across[row + x] = sum / count
    }
  }
  const made = createPlane({ width, height })
  const sums = new Float64Array(width)
  let count = 0
  const addRow = (y: number, sign: number): void => {
    for (let x = 0; x < width; x++) sums[x]! += sign * across[y * width + x]!
    count += sign
  }
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y > radius) addRow(y - radius - 1, -1)
    for (let x = 0; x < width; x++) made.values[y * width + x] = sums[x]! / count
  }
  return made
}

/** A smooth step from 0 at `from` to 1 at `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export const clampValue = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))
