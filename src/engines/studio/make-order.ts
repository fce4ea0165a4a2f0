import { join } from 'node:path'
import { ChildFailure } from '../../media/children/child-failure.ts'
import { levelTo } from '../../media/sound/level-to.ts'
import { writePicture } from '../../media/write/write-picture.ts'
import { writeSound } from '../../media/write/write-sound.ts'
import type { OrderJob } from '../child-engine.ts'
import type { MadeFile } from '../contract.ts'
import { paintPicture } from './paint-picture.ts'
import { shootVideo } from './shoot-video.ts'
import { composeMusic } from './sound/music/compose-music.ts'
import { playScore } from './sound/music/play/play-score.ts'

/** Makes the files of an order; runs in a child. */
export async function makeOrder({ order, folder }: OrderJob, report: (percent: number) => void): Promise<MadeFile[]> {
  const resultAs = (format: MadeFile['format']): MadeFile => ({
    role: 'result',
    format,
    path: join(folder, `result.${format}`),
  })
  switch (order.kind) {
    case 'video': {
      const file = resultAs('mp4')
      await shootVideo(file.path, order, report)
      return [file]
    }
    case 'image': {
      const file = resultAs('png')
      await writePicture(file.path, await paintPicture(order), { format: 'png' })
      return [file]
    }
    case 'music': {
      const file = resultAs('mp3')
      const { seconds, seed, prompt } = order
      await writeSound(file.path, levelTo(await playScore(composeMusic({ seconds, seed, words: prompt }))), {
        format: 'mp3',
        report,
      })
      return [file]
    }
    case 'speech':
      throw new ChildFailure('this process makes pictures and music, and does not speak', false)
  }
}
