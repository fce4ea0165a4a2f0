import { createCompositor } from '../../media/compose/compositor.ts'
import { openVideo } from '../../media/write/open-video.ts'
import { FRAMES_PER_SECOND } from '../../media/yuv-frame.ts'
import type { Order } from '../contract.ts'
import { castOf } from './cast-of.ts'
import { direct } from './director/direct.ts'
import { prepareTake } from './prepare-take.ts'
import { soundtrackOf } from './sound/soundtrack.ts'
import { sharedSpeaker } from './speak-order.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

// What is prepared once, before the first frame: a plate, cut-outs, the sound.
const PREPARED_PERCENT = 15

/** Reads the words, prepares what is to be filmed, and films it. */
export async function shootVideo(path: string, order: VideoOrder, report: (percent: number) => void): Promise<void> {
  const { width, height, seconds, seed, amplitude, withSound, prompt, withMusic, from } = order
  const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
  const shots = direct({ prompt, seed, inputs: castOf(order) })
  const compositor = await createCompositor({ width, height })
  try {
    const take = await prepareTake(order, shots, { compositor, frames, seed, amplitude })
    report(PREPARED_PERCENT / 2)
    const video = await openVideo(path, { width, height, withSound })
    try {
      if (withSound) {
        const length = { seconds: frames / FRAMES_PER_SECOND, seed }
        const wish = { ...length, shots, prompt, withMusic: withMusic || from.kind === 'story', speaker: sharedSpeaker }
        await video.writeSound(await soundtrackOf(wish))
      }
      for (let index = 0; index < frames; index++) {
        await take.draw(index)
        await video.writeFrame(compositor.frame())
        report(PREPARED_PERCENT + ((100 - PREPARED_PERCENT) * (index + 1)) / frames)
      }
      await video.finish()
    } finally {
      await video.close()
    }
  } finally {
    compositor.close()
  }
}
