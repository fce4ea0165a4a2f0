import { clamp, exp } from './arithmetic.ts'
import { loadKernels } from './load-kernels.ts'
import type { Plate } from './plate.ts'

export type Grade = {
  /** Stops above the automatic exposure. */
  stops?: number
  /** The fraction of light that spreads around very bright areas. */
  bloom?: number
  /** -1 cool … 1 warm. */
  warmth?: number
  contrast?: number
  saturation?: number
}

/** The target luminance (log2) of the automatic exposure in plain daylight. */
const MIDDLE = -1.9
/** The fraction of the difference that is compensated: a night stays dark, and a white studio white. */
const ADAPTATION = { darker: 0.55, brighter: 0.46 }

/** The exposure of a plate before grading. */
function exposureFor(meanLog2: number): number {
  const stops = MIDDLE - meanLog2
  return exp(0.6931471805599453 * clamp(stops * (stops > 0 ? ADAPTATION.darker : ADAPTATION.brighter), -2, 3))
}

/** A plate as screen pixels: red, green, blue, alpha bytes, rows from the top. */
export function toneMap(plate: Pick<Plate, 'width' | 'height' | 'rgb'>, grade: Grade = {}): Uint8ClampedArray {
  const { width, height, rgb } = plate
  const { stops = 0, bloom = 0.16, warmth = 0, contrast = 0.22, saturation = 1.06 } = grade
  if (rgb.length !== width * height * 3) throw new RangeError('A plate has three numbers for every pixel')
  const kernels = loadKernels()
  const quarter = (width >> 2) * (height >> 2) * 12 + 64
  const bytesOut = width * height * 4
  kernels.call('begin', 4, 4, rgb.byteLength + bytesOut + 2 * quarter + 256)
  const light = kernels.get('scratchAt')
  const out = light + Math.ceil(rgb.byteLength / 64) * 64
  const first = out + Math.ceil(bytesOut / 64) * 64
  const second = first + Math.ceil(quarter / 64) * 64
  new Float32Array(kernels.memory.buffer, light, rgb.length).set(rgb)
  const skip = Math.max(1, Math.floor((width * height) / 40_000))
  const exposure =
    exposureFor(kernels.call('meanLogLight', light, width * height, skip)) * exp(0.6931471805599453 * stops)
  if (bloom > 0) {
    const columns = width >> 2
    const rows = height >> 2
    const radius = Math.max(1, Math.round(Math.sqrt(columns * rows) / 24))
    kernels.call('bloomSource', light, width, height, exposure, 0.9, first)
    for (let pass = 0; pass < 3; pass++) {
      kernels.call('boxBlur', first, second, rows, columns, columns * 12, 12, radius)
      kernels.call('boxBlur', second, first, columns, rows, 12, columns * 12, radius)
    }
  }
  for (let y = 0; y < height; y++) {
    kernels.call('toneRow', light, width, height, y, exposure, first, bloom, warmth, contrast, saturation, out)
  }
  return new Uint8ClampedArray(kernels.memory.buffer.slice(out, out + bytesOut))
}
