import type { Size } from '@kinora/media/frames/size'
import type { FramePlanes } from './frame-planes.ts'

/** The displacement of colours and the wavelengths, as shares of the frame's height. */
const FAR = 0.075
const WAVES = [
  { length: 0.9, seconds: 7.3, share: 0.6 },
  { length: 0.41, seconds: 4.1, share: 0.4 },
] as const

/** Flowing colours: every frame is displaced by slow waves across and down. */
export function createFlow({ width, height }: Size): (planes: FramePlanes, seconds: number) => void {
  const luma = new Uint8Array(width * height)
  const chroma = new Uint8Array((width / 2) * (height / 2))
  /** The displacement of a row or column in pixels. */
  const carried = (count: number, long: number, seconds: number, phase: number): Float32Array =>
    Float32Array.from({ length: count }, (_, at) => {
      const place = at / long
      const sum = WAVES.reduce(
        (total, { length, seconds: round, share }, nth) =>
          total + share * Math.sin(2 * Math.PI * (place / length + seconds / round) + phase + nth),
        0,
      )
      return FAR * long * sum
    })
  const carry = (plane: Uint8Array, copy: Uint8Array, wide: number, high: number, seconds: number): void => {
    copy.set(plane)
    const [byRow, byColumn] = [carried(high, high, seconds, 0), carried(wide, high, seconds, 2)]
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const fromX = mirrored(x + byRow[y]!, wide)
        const fromY = mirrored(y + byColumn[x]!, high)
        const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
        const [across, down] = [fromX - left, fromY - top]
        const at = top * wide + left
        const [right, below] = [left + 1 < wide ? 1 : 0, top + 1 < high ? wide : 0]
        const upper = copy[at]! + (copy[at + right]! - copy[at]!) * across
        const lower = copy[at + below]! + (copy[at + below + right]! - copy[at + below]!) * across
        plane[y * wide + x] = upper + (lower - upper) * down
      }
    }
  }
  return (planes, seconds) => {
    carry(planes.luma, luma, width, height, seconds)
    for (const plane of [planes.blue, planes.red]) carry(plane, chroma, width / 2, height / 2, seconds)
  }
}

/** Mirrored beyond an edge. */
const mirrored = (at: number, size: number): number => {
  const inside = at < 0 ? -at : at > size - 1 ? 2 * (size - 1) - at : at
  return Math.min(size - 1, Math.max(0, inside))
}
