// A process in which each thing that a film does once is done by itself, twice: the first time is cold.
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { direct } from '../../packages/studio/src/prompt-parsing/read-prompt.ts'
import { PLACES } from '../../packages/studio/src/setting/shot-list.ts'
import { mixSoundtrack } from '../../packages/studio/src/orders/mix-soundtrack.ts'
import { sharedSpeaker } from '../../packages/studio/src/orders/speak-order.ts'
import { openRife, chooseRifeSize } from '../../packages/studio/src/pictures/between/rife/open-rife.ts'
import { cutOut } from '../../packages/studio/src/pictures/cutout/cut-out.ts'
import { resizePicture } from '../../packages/studio/src/planes/resize-picture.ts'
import { addRim } from '../../packages/studio/src/pictures/photo/canvas.ts'
import { cutFrame } from '../../packages/studio/src/pictures/photo/cut-frame.ts'
import { separateLayers } from '../../packages/studio/src/pictures/photo/layers.ts'
import { drawPlate } from '../../packages/studio/src/scenery/draw-plate.ts'
import type { PlateOptions } from '../../packages/studio/src/scenery/plate.ts'
import { toneMap } from '../../packages/studio/src/scenery/tone-map.ts'
import { openModel } from '../../packages/studio/src/models/open-model.ts'
import { readPicture } from '../../packages/media/src/av/read-picture.ts'
import { answerPlan } from '../work/run-child.ts'
import { timed } from './cpu-time.ts'
import { FRAME } from './films.ts'

export type OncePlan = { folder: string; parts: 'plates' | 'others' }

export type Once = { name: string; cold: number; again: number }

Log.setLevel(AV_LOG_ERROR)

answerPlan<OncePlan>(async ({ folder, parts }) => {
  const works = parts === 'plates' ? plates() : await others(folder)
  const done: Once[] = []
  for (const [name, work] of works) done.push({ name, cold: (await timed(work))[1], again: (await timed(work))[1] })
  process.send?.(done)
  return async () => undefined
})

type Work = [name: string, work: () => unknown]

const DAY = { time: 'morning', weather: 'clear', season: 'summer', look: 'cinematic', seed: 7, ...FRAME } as const

function plates(): Work[] {
  const wishes: [string, PlateOptions][] = PLACES.map(place => [place, { ...DAY, place }])
  wishes.push(['street, rain at night', { ...DAY, place: 'street', time: 'night', weather: 'rain' }])
  wishes.push(['sea, storm', { ...DAY, place: 'sea', weather: 'storm' }])
  return wishes.map(([name, options]) => [name, () => drawPlate(options)])
}

async function others(folder: string): Promise<Work[]> {
  const portrait = await readPicture(join(folder, 'portrait.png'))
  const later = await readPicture(join(folder, 'later.png'))
  const canvas = addRim(FRAME)
  const cut = await cutFrame(portrait, canvas.frame, openModel)
  const plate = drawPlate({ ...DAY, place: 'lake' })
  const shots = direct({ prompt: 'A dog runs along the beach at sunset', seed: 7, inputs: [] })
  const size = chooseRifeSize(FRAME)
  const [first, last] = [await resizePicture(portrait, size, 'fill'), await resizePicture(later, size, 'fill')]
  return [
    ['a plate from light to screen', () => toneMap(plate, {})],
    ['cut-out of a picture', () => cutOut(portrait)],
    ['cut-out of a first frame', () => cutFrame(portrait, canvas.frame, openModel)],
    ['in-painting and depth behind it', () => separateLayers(cut, canvas, openModel)],
    [
      'in-between network, seven times',
      async () => {
        const rife = await openRife(first, last)
        for (let step = 1; step < 8; step++) await rife?.flowAt(step / 8)
        await rife?.close()
      },
    ],
    [
      'five seconds of ambience',
      () => mixSoundtrack({ shots, seconds: 5, seed: 7, prompt: 'beach', withMusic: false, speaker: sharedSpeaker }),
    ],
    [
      'five seconds of ambience and music',
      () => mixSoundtrack({ shots, seconds: 5, seed: 7, prompt: 'beach', withMusic: true, speaker: sharedSpeaker }),
    ],
  ]
}
