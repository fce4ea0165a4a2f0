import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '../../media/children/child-failure.ts'
import { levelTo } from '../../media/sound/level-to.ts'
import { writePicture } from '../../media/write/write-picture.ts'
import { writeSound } from '../../media/write/write-sound.ts'
import type { OrderJob, OrderResult } from '../child-engine.ts'
import type { MadeFile } from '../contract.ts'
import { hearSound } from './hear-sound.ts'
import { paintPicture, pictureShotsOf } from './paint-picture.ts'
import { seePicture } from './see-picture.ts'
import { shootVideo } from './shoot-video.ts'
import { showPlaces } from './show-places.ts'
import { composeMusic } from './sound/music/compose-music.ts'
import { playScore } from './sound/music/play/play-score.ts'

/** Makes the files of an order; runs in a child. */
export async function makeOrder({ order, folder }: OrderJob, report: (percent: number) => void): Promise<OrderResult> {
  const resultAs = (format: MadeFile['format']): MadeFile => ({
    role: 'result',
    format,
    path: join(folder, `result.${format}`),
  })
  switch (order.kind) {
    case 'video': {
      const file = resultAs('mp4')
      const prompt = order.recommends ? (await seePicture(order)).prompt : undefined
      const { shots, notes } = await shootVideo(file.path, prompt === undefined ? order : { ...order, prompt }, report)
      return { files: [file], shots, ...(prompt !== undefined && { prompt }), ...(notes.length > 0 && { notes }) }
    }
    case 'image': {
      const file = resultAs('png')
      const shown = await showPlaces(order)
      await writePicture(file.path, await paintPicture(shown), { format: 'png' })
      return { files: [file], shots: pictureShotsOf(shown) }
    }
    case 'music': {
      const file = resultAs('mp3')
      const { seconds, seed, prompt } = order
      await writeSound(file.path, levelTo(await playScore(composeMusic({ seconds, seed, words: prompt }))), {
        format: 'mp3',
        report,
      })
      return { files: [file] }
    }
    case 'hearing':
    case 'seeing': {
      const file = resultAs('json')
      const found = order.kind === 'hearing' ? await hearSound(order, report) : await seePicture(order)
      await writeFile(file.path, JSON.stringify(found))
      return { files: [file] }
    }
    case 'speech':
      throw new ChildFailure('this process makes pictures and music, and does not speak', false)
  }
}
