import { fitVideoSize } from '@kinora/media/frames/video-limits'
import type { upscale as upscaleDeclared } from '../catalog/generators/upscale.ts'
import type { upscaleNew } from '../catalog/generators/upscale-new.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { frameSize } from './frame-size.ts'
import { oneOrder } from './make-one-order.ts'
import { PlanFailure } from './plan.ts'
import type { ClipFacts } from '@kinora/media/inspect/inspected'
import type { FetchedInput } from './files/fetch-inputs.ts'

/** Assumed for a clip before it is downloaded: typical values. */
const USUAL = { width: 1_280, height: 720, seconds: 10, hasSound: true }

/** The measured values of the clip among the inputs, or the typical ones without a clip. */
export function chooseClip(
  inputs: readonly FetchedInput[],
): Pick<ClipFacts, 'width' | 'height' | 'seconds' | 'hasSound'> {
  const { width, height, seconds, hasSound } = inputs.find(({ kind }) => kind === 'clip') ?? {}
  return {
    width: width ?? USUAL.width,
    height: height ?? USUAL.height,
    seconds: seconds ?? USUAL.seconds,
    hasSound: hasSound ?? USUAL.hasSound,
  }
}

type Request = Pick<RequestValues<typeof upscaleNew | typeof upscaleDeclared>, 'upscale_resolution'>

// The contract has no seed for upscaling: the same clip gives the same file.
const SEED = 1

/** Enlarges a clip. */
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
