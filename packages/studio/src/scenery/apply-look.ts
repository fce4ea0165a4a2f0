import type { PlateContext } from './plate-context.ts'
import { colourLuminance } from './colour.ts'

/** Brush strokes of the looks that have them. Colour, contrast and grain of other looks are graded later. */
export function applyLook(context: PlateContext): void {
  const { air, kernels, width, height, options } = context
  if (options.look !== 'anime' && options.look !== 'watercolour') return
  const unit = Math.sqrt(width * height) / 1100
  const radius = Math.max(2, Math.round(unit * (options.look === 'anime' ? 2.6 : 3.6)))
  kernels.call('copyForSoftening')
  for (let y = 0; y < height; y++) kernels.call('brushRow', y, radius)
  if (options.look === 'anime') {
    for (let y = 0; y < height; y++) kernels.call('celRow', y, 2.2)
    return
  }
  // Paper is as bright as the white of the scene.
  const white = Math.max(0.03, colourLuminance(air.ambient) * 0.7 + colourLuminance(air.sun) * 0.16)
  for (let y = 0; y < height; y++) kernels.call('washRow', y, 1 / unit, white)
}
