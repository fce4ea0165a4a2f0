import type { RgbaPicture } from '../frames/size.ts'
import { requireLength } from './require-number.ts'
import { bytesAt, type Stage } from './stage.ts'

/** A picture that covers part of the frame unscaled. All four numbers are even. */
export type Layer = RgbaPicture & { left: number; top: number }

export function drawLayer(stage: Stage, layer: Layer): void {
  const { left, top, width, height, rgba } = layer
  const { kernels, staging, target, size } = stage
  const fits =
    left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= size.width && top + height <= size.height
  if (!fits || [left, top, width, height].some(number => number % 2 !== 0))
    throw new RangeError(
      `a layer lies within the frame on even pixels: ${width} x ${height} at ${left}, ${top} of ${size.width} x ${size.height}`,
    )
  requireLength(rgba, width * height * 4, 'a layer')
  const rowBytes = width * 4
  const { luma, blue, red } = target
  for (let y = 0; y < height; y += 2) {
    bytesAt(stage, staging, 2 * rowBytes).set(rgba.subarray(y * rowBytes, (y + 2) * rowBytes))
    for (let row = 0; row < 2; row++)
      kernels.layerLumaRow(staging + row * rowBytes, width, luma.at + (top + y + row) * luma.stride + left)
    const at = (plane: { at: number; stride: number }): number => plane.at + ((top + y) / 2) * plane.stride + left / 2
    kernels.layerChromaRow(staging, staging + rowBytes, width, at(blue), at(red))
  }
}
