import type { Input } from '../../src/engines/contract.ts'
import { paintPicture } from '../../src/engines/studio/paint-picture.ts'
import type { RgbaPicture } from '../../src/media/size.ts'

/** A picture as the studio paints it from words, and from pictures where there are any. */
export const still = async (
  prompt: string,
  inputs: readonly Input[] = [],
  size: { width: number; height: number } = { width: 960, height: 540 },
): Promise<RgbaPicture> => (await paintPicture({ kind: 'image', prompt, seed: 1, inputs, ...size })).picture
