import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Pass, WantedPasses } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { filmOptions, framesOf, type OrderTools, type VideoOrder } from './film-options.ts'
import { measureDepths } from './measure-depths.ts'
import { openPasses } from './open-passes.ts'

/** Writes passes of a document without its clip, frame by frame at the times of the clip. */
export async function writePasses(
  order: VideoOrder,
  { names, framesPerSecond = FRAMES_PER_SECOND, frames, fromSeconds = 0 }: WantedPasses,
  folder: string,
  report: (percent: number) => void,
  means: Pick<OrderTools, 'film'>,
): Promise<readonly Pass[]> {
  const { width, height, scene } = order
  const whole = framesOf(order)
  const count = frames ?? Math.round((whole * framesPerSecond) / FRAMES_PER_SECOND)
  const lastSeconds = (whole - 1) / FRAMES_PER_SECOND
  const timeOf = (frame: number): number => Math.min(fromSeconds + frame / framesPerSecond, lastSeconds)
  const compositor = await createCompositor({ width, height })
  try {
    const film = await means.film(await filmOptions(order, compositor))
    try {
      const times = { from: timeOf(0), to: timeOf(count - 1) }
      const range = await measureDepths(order, names, times, { take: film, film: means.film })
      const passes = await openPasses(names, { folder, scene, compositor, framesPerSecond, range })
      try {
        for (let number = 0; number < count; number++) {
          const seconds = timeOf(number)
          const index = Math.min(whole - 1, Math.floor(seconds * FRAMES_PER_SECOND + 1e-6))
          await passes.write(film, {
            number,
            seconds,
            next: number + 1 < count ? timeOf(number + 1) : undefined,
            index,
          })
          report((100 * (number + 1)) / count)
        }
        return await passes.finish()
      } finally {
        await passes.close()
      }
    } finally {
      film.close?.()
    }
  } finally {
    compositor.close()
  }
}
