import type { Easel } from './easel.ts'
import { luminanceOf } from './colour.ts'

/** Brush work for the looks that want it. Colour, contrast and grain of the others are a grade, later. */
export function applyLook(easel: Easel): void {
  const { air, kernels, width, height, wish } = easel
  if (wish.look !== 'anime' && wish.look !== 'watercolour') return
  const unit = Math.sqrt(width * height) / 1100
  const radius = Math.max(2, Math.round(unit * (wish.look === 'anime' ? 2.6 : 3.6)))
  kernels.call('copyForSoftening')
  for (let y = 0; y < height; y++) kernels.call('brushRow', y, radius)
  if (wish.look === 'anime') {
    for (let y = 0; y < height; y++) kernels.call('celRow', y, 2.2)
    return
  }
  // Paper is as bright as the scene's own whites.
  const white = Math.max(0.03, luminanceOf(air.ambient) * 0.7 + luminanceOf(air.sun) * 0.16)
  for (let y = 0; y < height; y++) kernels.call('washRow', y, 1 / unit, white)
}
