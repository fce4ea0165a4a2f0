import { oneOrder } from './make-one-order.ts'
import { videoOrder, type VideoWishes } from './video-order.ts'

type Request = Omit<VideoWishes, 'aspect_ratio'>

/** From its first frame, or from its first and its last; the frames have the ratio. */
export const animateFrames = oneOrder('video', (request: Request, inputs) =>
  videoOrder({ kind: inputs.length > 1 ? 'frames' : 'frame' }, { ...request, aspect_ratio: 'auto' }, inputs),
)
