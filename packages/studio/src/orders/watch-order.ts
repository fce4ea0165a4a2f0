import { decodeSoundIfAny } from '@kinora/media/av/decode-sound'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Order, ClipAnalysis } from '@kinora/media/engine/contract'
import { readSmallFrames } from '../watching/small-frame.ts'
import { watchFrames } from '../watching/watch-clip.ts'

/** Analyses the cuts and camera of the order's clip. */
export async function watchOrder({ inputs }: Pick<Order, 'inputs'>): Promise<ClipAnalysis> {
  const clip = inputs.find(({ kind }) => kind === 'clip')
  if (!clip) throw new ChildFailure('there is no clip to watch', false)
  const frames = await readSmallFrames(clip.path)
  if (frames.length === 0) throw new ChildFailure('the clip has no frames', false)
  return {
    seconds: frames.length / FRAMES_PER_SECOND,
    hasSound: await hasSound(clip.path),
    shots: watchFrames(frames),
  }
}

/** True if the clip has audible sound; a silent track does not count. */
async function hasSound(path: string): Promise<boolean> {
  const sound = await decodeSoundIfAny(path)
  return sound !== undefined && [sound.left, sound.right].some(side => side.some(sample => Math.abs(sample) > 0.001))
}
