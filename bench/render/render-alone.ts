// A process that renders one clip and nothing else, as a child of the pool does: what it takes, and its memory.
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { encodeClip, type Taken } from './encode-clip.ts'
import { readPhotos } from './photo-files.ts'
import { FRAME, SCENES, type SceneName } from './scenes.ts'

export type AlonePlan = { scene: SceneName; folder: string; frames: number }

export type Alone = { isReady: true } | (Taken & { peakMb: number; compositorMb: number })

Log.setLevel(AV_LOG_ERROR)

process.once('message', async ({ scene, folder, frames }: AlonePlan) => {
  const compositor = await createCompositor(FRAME)
  const draw = SCENES[scene].prepare(compositor, await readPhotos(folder))
  const path = join(folder, `${process.pid}.mp4`)
  const render = (count: number): Promise<Taken> =>
    encodeClip(path, count, index => {
      draw(index, frames)
      return compositor.frame()
    })
  await render(12)
  process.send?.({ isReady: true } satisfies Alone)
  process.once('message', async () => {
    const taken = await render(frames)
    const peakMb = process.resourceUsage().maxRSS / 1_024
    process.send?.({ ...taken, peakMb, compositorMb: compositor.memoryBytes() / 2 ** 20 } satisfies Alone)
    process.disconnect()
  })
})
