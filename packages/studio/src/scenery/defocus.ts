import type { PlateContext } from './plate-context.ts'

/** Blurs everything nearer or farther than `focus` metres, like a wide aperture. */
export function defocus(context: PlateContext, focus: number, strength: number): void {
  const { kernels, width, height } = context
  context.brush.flush()
  kernels.call('copyForSoftening')
  const most = Math.sqrt(width * height) / 70
  const planeBytes = kernels.get('planeBytes')
  for (let y = 0; y < height; y++)
    kernels.call('defocusRow', y, kernels.get('scratchAt'), planeBytes, focus, strength, most)
}
