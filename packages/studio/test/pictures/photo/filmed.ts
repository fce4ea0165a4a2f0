import { copyFrame, createCompositor } from '../../../../media/src/compositor/compositor.ts'
import type { Size } from '../../../../media/src/frames/size.ts'
import { preparePhoto, type PhotoOptions } from '../../../src/pictures/photo/prepare-photo.ts'
import type { CameraMove } from '../../../src/setting/shot-list.ts'
import { noModels } from './test-pictures.ts'
import type { OpenModel } from '../../../src/models/open-model.ts'

export type Filming = Partial<Omit<PhotoOptions, 'camera'>> &
  Pick<PhotoOptions, 'picture'> & { move?: CameraMove; open?: OpenModel }

/** Frames of a photo's film, by their numbers. */
export async function filmed(size: Size, options: Filming, indices: readonly number[]): Promise<Buffer[]> {
  const { move = 'push', open = noModels, frames = 120, seed = 1, amplitude = 'medium', ...rest } = options
  const compositor = await createCompositor(size)
  try {
    const camera = { move, framing: 'medium', speed: 'normal' } as const
    const take = await preparePhoto({ ...rest, compositor, frames, seed, amplitude, camera }, open)
    const made: Buffer[] = []
    for (const index of indices) {
      await take.draw(index)
      made.push(copyFrame(compositor.frame()))
    }
    return made
  } finally {
    compositor.close()
  }
}

export async function still(size: Size, picture: PhotoOptions['picture']): Promise<Buffer> {
  const compositor = await createCompositor(size)
  compositor.drawPicture(compositor.addPicture(picture))
  const frame = copyFrame(compositor.frame())
  compositor.close()
  return frame
}

export function differenceOf(a: Uint8Array, b: Uint8Array): { most: number; mean: number } {
  let [most, sum] = [0, 0]
  for (let at = 0; at < a.length; at++) {
    const step = Math.abs(a[at]! - b[at]!)
    most = Math.max(most, step)
    sum += step
  }
  return { most, mean: sum / a.length }
}
