import type { Input } from '../../packages/media/src/engine/contract.ts'
import { paintOrder } from '../../packages/studio/src/orders/open-take.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'

/** A picture as the studio paints it from words, and from pictures where there are any. */
export const still = (
  prompt: string,
  inputs: readonly Input[] = [],
  size: { width: number; height: number } = { width: 960, height: 540 },
): Promise<RgbaPicture> => paintOrder({ kind: 'image', prompt, seed: 1, inputs, ...size })
