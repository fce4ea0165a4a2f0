import { loadRaster } from './load-raster.ts'

/** Metres that are white and black. */
export type DepthRange = { near: number; far: number }

/** The bytes of black and white. */
export type Shades = { black: number; white: number }

/** Shades so many depths evenly in inverse depth: near is white, far is black. The bytes are valid until the next call. */
export function createDepthShader(
  count: number,
  { near, far }: DepthRange,
  { black, white }: Shades,
): (depths: Float32Array) => Uint8Array {
  const kernels = loadRaster()
  const from = kernels.take(4 * (count + LANES))
  const into = kernels.take(count + LANES)
  const least = 1 / far
  const steps = white - black
  const gain = steps / Math.max(1e-9, 1 / near - least)
  return depths => {
    kernels.floats(from, count).set(depths)
    kernels.call('shadeDepths', from, count, into, least, gain, black, steps)
    return kernels.bytes(into, count)
  }
}

/** Depths that the kernel shades at once. */
const LANES = 16
