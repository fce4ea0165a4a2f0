import { frameToRgba } from '../../packages/media/src/av/frame-to-rgba.ts'
import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import { copyFrame, createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import type { Scene } from '../../packages/media/src/scene/scene-schema.ts'
import {
  type StartingPoint,
  startingPointPicture,
  startingPoints,
} from '../../packages/service/src/tasks/scenes/starting-points.ts'
import { filmScene } from '../../packages/studio/src/stage/film-scene.ts'
import type { Suite } from './suite.ts'

/** The pictures of `GET /ent/v2/scene/starting-points`. */
const SAMPLE = { width: 320, height: 180 }
const SIZE = { width: 640, height: 360 }

/** A frame of each of the first three shots, after its middle. */
async function framesOf(scene: Scene): Promise<RgbaPicture[]> {
  const compositor = await createCompositor(SIZE)
  const frames = Math.round(scene.seconds * FRAMES_PER_SECOND)
  const film = await filmScene({ scene, compositor, frames, seed: 1, amplitude: 'auto' })
  const times = new Set(scene.shots.slice(0, 3).map(({ from, to }) => from + 0.55 * (to - from)))
  const pictures: RgbaPicture[] = []
  for (const time of times) {
    await film.draw(Math.round(time * FRAMES_PER_SECOND))
    pictures.push(await frameToRgba({ ...SIZE, pixels: copyFrame(compositor.frame()) }))
  }
  film.close?.()
  compositor.close()
  return pictures
}

const writeSample = async (point: StartingPoint, { width, height, rgba }: RgbaPicture): Promise<unknown> =>
  openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...SAMPLE, fit: 'cover' })
    .removeAlpha()
    .webp({ quality: 66 })
    .toFile(startingPointPicture(point))

/** Every starting point. */
export const suite: Suite = {
  name: 'scenes',
  sheets: [
    {
      name: 'scenes',
      columns: 2,
      cell: { width: 614, height: 115 },
      exhibits: startingPoints().map(point => async () => {
        const shown = await framesOf(point.scene)
        await writeSample(point, shown[0]!)
        return { words: point.names.en, pictures: shown }
      }),
    },
  ],
}
