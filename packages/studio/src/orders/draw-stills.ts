import { type Compositor, copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import { FRAMES_PER_SECOND, type YuvFrame } from '@kinora/media/frames/yuv-frame'
import type { SceneNote } from '@kinora/media/scene/scene-schema'
import type { SceneFilm } from '../stage/film-scene.ts'
import { filmOptions, framesOf, type OrderTools, type SceneOrder } from './film-options.ts'

export type Drawn = (atSeconds: number, compositor: Compositor, take: SceneFilm) => Promise<void>

/**
 * Frames are drawn once, in order of time. Positions depend on earlier shots, so a frame of each earlier shot is drawn
 * too. When it is late, the frames after the first still are left out.
 */
export async function drawStills(
  order: SceneOrder,
  times: readonly number[],
  film: OrderTools['film'],
  drawn: Drawn,
  isLate: () => boolean = () => false,
): Promise<SceneNote[]> {
  const { width, height } = order
  const frames = framesOf(order)
  const compositor = await createCompositor({ width, height })
  try {
    const take = await film(await filmOptions(order, compositor))
    try {
      const wanted = Map.groupBy(new Set(times), time => frameAt(time, frames))
      const last = Math.max(...wanted.keys())
      const unseen = take.shots.flatMap(({ from, to }) =>
        from <= last && ![...wanted.keys()].some(index => index >= from && index < to)
          ? [Math.floor((from + to - 1) / 2)]
          : [],
      )
      let count = 0
      for (const index of [...wanted.keys(), ...unseen].toSorted((a, b) => a - b)) {
        if (count > 0 && isLate()) break
        await take.draw(index)
        for (const time of wanted.get(index) ?? []) {
          await drawn(time, compositor, take)
          count++
        }
      }
      return take.sceneNotes()
    } finally {
      take.close?.()
    }
  } finally {
    compositor.close()
  }
}

const frameAt = (time: number, frames: number): number =>
  Math.max(0, Math.min(frames - 1, Math.floor(time * FRAMES_PER_SECOND)))

export const pictureOf = ({ width, height }: SceneOrder, compositor: Compositor): YuvFrame => ({
  width,
  height,
  pixels: copyFrame(compositor.frame()),
})
