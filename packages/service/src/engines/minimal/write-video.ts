import type { Size } from '@kinora/media/frames/size'
import { openVideo } from '@kinora/media/write/open-video'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Gradient } from './gradient.ts'
import { renderTune, type Tune } from './tones.ts'
import { createYuvFrames } from './yuv-frames.ts'

// A third of the time of veryfast, and hardly larger: a gradient gains nothing from slower searches.
const QUALITY = { preset: 'ultrafast', crf: 20 } as const

/** A moving gradient with exactly this many frames, with a sound of the same length or none. */
export async function writeVideo(
  path: string,
  film: { gradient: Gradient; size: Size; frames: number; tune: Tune | undefined },
  report: (percent: number) => void,
): Promise<void> {
  const { gradient, size, frames, tune } = film
  const video = await openVideo(path, { ...size, withSound: tune !== undefined, quality: QUALITY })
  try {
    const draw = createYuvFrames(gradient, size)
    const stretches = tune && renderTune(tune)
    for (let index = 0; index < frames; index++) {
      if (index % FRAMES_PER_SECOND === 0) {
        const stretch = stretches?.next()
        if (stretch && !stretch.done) await video.writeSound(stretch.value)
      }
      await video.writeFrame(draw(index))
      report((100 * (index + 1)) / (frames + 1))
    }
    await video.finish()
  } finally {
    await video.close()
  }
}
