// Everything again, slowly and in floats: what the kernels are compared with.
import type { Size } from '../../src/frames/size.ts'
import type { YuvFrame } from '../../src/frames/yuv-frame.ts'

export type Plane = Size & { values: ArrayLike<number> }

/** Smooth colours with some detail, decided by the seed. */
export function yuvPictureOf({ width, height }: Size, seed = 1): YuvFrame {
  const pixels = new Uint8Array((width * height * 3) / 2)
  const put = (at: number, columns: number, rows: number, wave: number): void => {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const slow = Math.sin((x + seed * 7) / 9 + wave) + Math.cos((y - seed * 3) / 7)
        pixels[at + y * columns + x] = Math.round(128 + 40 * slow + 12 * Math.sin(x * 1.3 + y * 0.9 * wave))
      }
    }
  }
  put(0, width, height, 1)
  put(width * height, width / 2, height / 2, 2)
  put(width * height * 1.25, width / 2, height / 2, 3)
  return { width, height, pixels }
}

/** Colours of every kind, and every alpha. */
export function rgbaPictureOf({ width, height }: Size, seed = 1): Size & { rgba: Uint8Array } {
  const rgba = new Uint8Array(width * height * 4)
  let state = seed
  for (let at = 0; at < rgba.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    rgba[at] = state >>> 24
  }
  return { width, height, rgba }
}

export function planesOf({ width, height, pixels }: YuvFrame): [Plane, Plane, Plane] {
  const luma = width * height
  const chroma = { width: width / 2, height: height / 2 }
  return [
    { width, height, values: pixels.subarray(0, luma) },
    { ...chroma, values: pixels.subarray(luma, luma * 1.25) },
    { ...chroma, values: pixels.subarray(luma * 1.25) },
  ]
}

/** Where pixel i of a plane lies in the picture: luma in its middle, chroma on every second column between two rows. */
export const placesOf = (which: number) =>
  which === 0
    ? { x: (i: number) => i + 0.5, y: (i: number) => i + 0.5 }
    : { x: (i: number) => 2 * i + 0.5, y: (i: number) => 2 * i + 1 }

export const indicesOf = (which: number) =>
  which === 0
    ? { x: (x: number) => x - 0.5, y: (y: number) => y - 0.5 }
    : { x: (x: number) => (x - 0.5) / 2, y: (y: number) => (y - 1) / 2 }

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

export const valueAt = ({ width, height, values }: Plane, x: number, y: number): number =>
  values[clamp(y, height - 1) * width + clamp(x, width - 1)]!

/** The mean of what a pixel of the frame covers: `size` source pixels, with edges as soft as bilinear makes them. */
export function areaAt(plane: Plane, u: number, v: number, size: number): number {
  const reach = (Math.max(1, size) + 1) / 2
  const weightsOf = (place: number): [number, number][] => {
    const weights: [number, number][] = []
    for (let i = Math.floor(place - reach); i <= place + reach; i++) {
      const weight = Math.max(0, Math.min(1, reach - Math.abs(i - place)))
      if (weight > 0) weights.push([i, weight])
    }
    return weights
  }
  let [sum, total] = [0, 0]
  for (const [y, down] of weightsOf(v)) {
    for (const [x, across] of weightsOf(u)) {
      sum += across * down * valueAt(plane, x, y)
      total += across * down
    }
  }
  return sum / total
}

/** Fills planes of a frame by a function of the plane and of the place in the frame. */
export function frameOf(size: Size, codeAt: (which: number, x: number, y: number) => number): Float64Array[] {
  return [0, 1, 2].map(which => {
    const [columns, rows] = which === 0 ? [size.width, size.height] : [size.width / 2, size.height / 2]
    const places = placesOf(which)
    const codes = new Float64Array(columns * rows)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) codes[y * columns + x] = codeAt(which, places.x(x), places.y(y))
    }
    return codes
  })
}

export type Difference = { most: number; mean: number }

/** The largest and the mean difference of a frame from its reference, of all planes. */
export function differenceOf(frame: Uint8Array, reference: readonly ArrayLike<number>[]): Difference {
  let [most, sum, at] = [0, 0, 0]
  for (const plane of reference) {
    for (let i = 0; i < plane.length; i++, at++) {
      const difference = Math.abs(frame[at]! - plane[i]!)
      most = Math.max(most, difference)
      sum += difference
    }
  }
  if (at !== frame.length) throw new Error(`${frame.length} bytes, and ${at} in the reference`)
  return { most, mean: sum / at }
}

/** BT.709 codes of limited range, not rounded; colours are 0 to 255. */
export function yuvOf(red: number, green: number, blue: number): [number, number, number] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [
    16 + (219 * luma) / 255,
    128 + (224 * (blue - luma)) / 1.8556 / 255,
    128 + (224 * (red - luma)) / 1.5748 / 255,
  ]
}

/** A picture of any colours as YUV: chroma is the mean of three columns, 1 : 2 : 1, and two rows. */
export function convertedOf(size: Size, colourAt: (x: number, y: number) => [number, number, number]): Float64Array[] {
  const { width, height } = size
  const at = (x: number, y: number): [number, number, number] => colourAt(clamp(x, width - 1), clamp(y, height - 1))
  return frameOf(size, (which, x, y) => {
    if (which === 0) return yuvOf(...at(x - 0.5, y - 0.5))[0]
    let sum = 0
    for (const [across, weight] of [
      [-1, 1],
      [0, 2],
      [1, 1],
    ] as const) {
      for (const down of [-1, 0]) sum += (weight / 8) * yuvOf(...at(x - 0.5 + across, y + down))[which]!
    }
    return sum
  })
}
