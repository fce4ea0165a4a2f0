import type { Order } from '../../packages/media/src/engine/contract.ts'
import { openTake } from '../../packages/studio/src/orders/open-take.ts'
import { frameToRgba } from '../../packages/media/src/av/frame-to-rgba.ts'
import { copyFrame, createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

export const ORDINARY: VideoOrder = {
  kind: 'video',
  prompt: '',
  seed: 1,
  inputs: [],
  seconds: 5,
  width: 832,
  height: 468,
  withSound: false,
  withMusic: false,
  amplitude: 'auto',
  from: { kind: 'words' },
}

/**
 * Frames of a video as the studio shoots it, at shares of its length, rising from 0 to 1; those between them are not
 * drawn. What is not said is a clip of five seconds from words alone.
 */
export async function film(options: Partial<VideoOrder>, shares: readonly number[]): Promise<RgbaPicture[]> {
  const order = { ...ORDINARY, ...options }
  const { width, height, seconds } = order
  const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
  const compositor = await createCompositor({ width, height })
  try {
    const take = await openTake(order, compositor)
    const pictures: RgbaPicture[] = []
    for (const share of shares) {
      await take.draw(Math.round(share * (frames - 1)))
      pictures.push(await frameToRgba({ width, height, pixels: copyFrame(compositor.frame()) }))
    }
    return pictures
  } finally {
    compositor.close()
  }
}
