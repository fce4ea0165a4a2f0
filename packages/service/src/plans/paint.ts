import type { reference2image } from '../catalog/generators/reference2image.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { chooseRatio, frameSize } from './frame-size.ts'
import { oneOrder } from './make-one-order.ts'

type Request = Pick<RequestValues<typeof reference2image>, 'prompt' | 'seed' | 'resolution' | 'aspect_ratio'>

/** A picture from words or from other pictures. */
export const paint = oneOrder('image', (request: Request, inputs) => ({
  kind: 'image',
  prompt: request.prompt,
  seed: request.seed,
  inputs,
  ...frameSize(request.resolution, chooseRatio(request.aspect_ratio, inputs)),
}))
