import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import {
  type StartingPoint,
  startingPointPicture,
  startingPoints,
} from '../../packages/service/src/tasks/scenes/starting-points.ts'
import { film } from './film.ts'
import type { Suite } from './suite.ts'

/** The pictures of `GET /ent/v2/scene/starting-points`. */
const SAMPLE = { width: 320, height: 180 }

const writeSample = async (point: StartingPoint, { width, height, rgba }: RgbaPicture): Promise<unknown> =>
  openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...SAMPLE, fit: 'cover' })
    .removeAlpha()
    .webp({ quality: 66 })
    .toFile(startingPointPicture(point))

/** Every starting point: the middle of each of its first three shots. */
export const suite: Suite = {
  name: 'scenes',
  sheets: [
    {
      name: 'scenes',
      columns: 2,
      cell: { width: 614, height: 115 },
      exhibits: startingPoints().map(point => async () => {
        const { scene, names } = point
        const shares = scene.shots.slice(0, 3).map(({ from, to }) => (from + 0.55 * (to - from)) / scene.seconds)
        const options = { scene, seconds: scene.seconds, width: 640, height: 360 }
        const shown = await film(options, [...new Set(shares)])
        await writeSample(point, shown[0]!)
        return { words: names.en, pictures: shown }
      }),
    },
  ],
}
