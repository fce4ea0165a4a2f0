import { fitVideoSize } from '@kinora/media/frames/video-limits'
import type { upscale as upscaleDeclared } from '../catalog/generators/upscale.ts'
import type { upscaleNew } from '../catalog/generators/upscale-new.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { chooseClip } from './choose-clip.ts'
import { frameSize } from './frame-size.ts'
import { oneOrder } from './make-one-order.ts'
import { PlanFailure } from './plan.ts'

type Request = Pick<RequestValues<typeof upscaleNew | typeof upscaleDeclared>, 'upscale_resolution'>

// The contract has none: the same clip becomes the same file.
const SEED = 1

/** A clip in a larger size. */
export const upscale = oneOrder('upscale', ({ upscale_resolution: wanted }: Request, inputs) => {
  const { width, height, seconds, hasSound } = chooseClip(inputs)
  const size = fitVideoSize(frameSize(wanted, `${width}:${height}`), true)
  if (inputs.length > 0 && size.width * size.height <= width * height)
    throw new PlanFailure(
      'FieldInvalid',
      `upscale_resolution must be above that of the video: ${wanted} is ${size.width}x${size.height}, and it is ${width}x${height} already`,
      { retryable: false },
    )
  return { kind: 'upscale', prompt: '', seed: SEED, inputs, seconds, ...size, withSound: hasSound }
})
