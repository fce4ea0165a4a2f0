import { createPlaneScaler } from '../av/plane-scaler.ts'
import type { Size } from '../frames/size.ts'

/** Makes frames larger. */
export type Enlarger = {
  /** A frame as in a YuvFrame; the result is the same memory each time. */
  enlarge(pixels: Uint8Array): Promise<Uint8Array>
  close(): void
}

// Iterations: over bicubic they gain 1.1, 1.3 and 1.5 dB for streets of the studio at half size; a fourth gains 0.1.
const ROUNDS = 3
const MIDDLE = 128

/**
 * Enlarges by Lanczos, reduces the result, and adds the difference to the source: reduced, the result equals the
 * source. Every pixel stays within the range of its source neighbours, so that there is no ringing and no noise. Chroma
 * is only enlarged.
 */
export function createEnlarger(from: Size, to: Size): Enlarger {
  const whole = createPlaneScaler(from, to, { way: 'lanczos', planes: 'yuv' })
  const smaller = createPlaneScaler(to, from, { way: 'area', planes: 'luma' })
  const larger = createPlaneScaler(from, to, { way: 'bicubic', planes: 'luma' })
  const area = from.width * from.height
  const ranges = createRanges(from)
  const lost = new Uint8Array(area)
  const columns = Uint32Array.from({ length: to.width }, (_, x) => Math.floor(((x + 0.5) * from.width) / to.width))
  return {
    async enlarge(pixels) {
      const source = pixels.subarray(0, area)
      ranges.find(source)
      const made = await whole.scale(pixels)
      const luma = made.subarray(0, to.width * to.height)
      for (let round = 0; round < ROUNDS; round++) {
        const seen = await smaller.scale(luma)
        for (let at = 0; at < area; at++) lost[at] = clampByte(source[at]! - seen[at]! + MIDDLE)
        addWithin(luma, await larger.scale(lost), { to, from, columns, ...ranges })
      }
      return made
    },
    close() {
      for (const scaler of [whole, smaller, larger]) scaler.close()
    },
  }
}

const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** The minimum and maximum of each pixel and its eight neighbours: first along rows, then along columns. */
function createRanges({ width, height }: Size) {
  const area = width * height
  const [rowLow, rowHigh, low, high] = [0, 1, 2, 3].map(() => new Uint8Array(area)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const find = (plane: Uint8Array): void => {
    for (let y = 0; y < height; y++) {
      const start = y * width
      for (let x = 0; x < width; x++) {
        const here = plane[start + x]!
        const left = x > 0 ? plane[start + x - 1]! : here
        const right = x < width - 1 ? plane[start + x + 1]! : here
        rowLow[start + x] = here < left ? (here < right ? here : right) : left < right ? left : right
        rowHigh[start + x] = here > left ? (here > right ? here : right) : left > right ? left : right
      }
    }
    for (let y = 0; y < height; y++) {
      const start = y * width
      const above = y > 0 ? start - width : start
      const below = y < height - 1 ? start + width : start
      for (let x = 0; x < width; x++) {
        low[start + x] = Math.min(rowLow[start + x]!, rowLow[above + x]!, rowLow[below + x]!)
        high[start + x] = Math.max(rowHigh[start + x]!, rowHigh[above + x]!, rowHigh[below + x]!)
      }
    }
  }
  return { find, low, high }
}

type Ranges = { to: Size; from: Size; columns: Uint32Array; low: Uint8Array; high: Uint8Array }

function addWithin(luma: Uint8Array, lost: Uint8Array, { to, from, columns, low, high }: Ranges): void {
  for (let y = 0; y < to.height; y++) {
    const start = Math.floor(((y + 0.5) * from.height) / to.height) * from.width
    const row = y * to.width
    for (let x = 0; x < to.width; x++) {
      const at = row + x
      const place = start + columns[x]!
      const value = luma[at]! + lost[at]! - MIDDLE
      const least = low[place]!
      const most = high[place]!
      luma[at] = value < least ? least : value > most ? most : value
    }
  }
}
