// One process in which the bare encoder, the compositor and the baselines take turns at one scene.
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { copyFrame, createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { answerPlan } from '../work/run-child.ts'
import { openCanvasScene } from './canvas-scenes.ts'
import { encodeClip, type Taken } from './encode-clip.ts'
import { hasFfmpeg, pipeToFfmpeg } from './pipe-to-ffmpeg.ts'
import { readPhotos } from './photo-files.ts'
import { FRAME, SCENES, type SceneName } from './scenes.ts'

export type TurnsPlan = { scene: SceneName; folder: string; frames: number; turns: number }

export type Turn = { bare: Taken; composed: Taken; drawn: Taken; canvas?: Taken; ffmpeg?: Taken }

Log.setLevel(AV_LOG_ERROR)

answerPlan<TurnsPlan>(async ({ scene, folder, frames, turns }) => {
  const photos = await readPhotos(folder)
  const path = join(folder, `${process.pid}.mp4`)
  const compositor = await createCompositor(FRAME)
  const draw = SCENES[scene].prepare(compositor, photos)
  const prepared: Buffer[] = []
  const drawn = (index: number): Buffer => {
    draw(index, frames)
    return compositor.frame()
  }
  for (let index = 0; index < frames; index++) prepared.push(copyFrame(drawn(index)))
  const canvas = await openCanvasScene(scene, photos)

  async function takeTurn(count: number): Promise<Turn> {
    const bare = await encodeClip(path, count, index => prepared[index]!)
    const composed = await encodeClip(path, count, drawn)
    const turn = { bare, composed, drawn: drawAlone(count) }
    if (!canvas) return turn
    const ffmpeg = hasFfmpeg() ? { ffmpeg: await pipeToFfmpeg(path, count, canvas.rgbaAt) } : {}
    return { ...turn, canvas: await canvas.encode(path, count), ...ffmpeg }
  }

  function drawAlone(count: number): Taken {
    const cpu = process.cpuUsage()
    const began = performance.now()
    for (let index = 0; index < count; index++) drawn(index)
    const { user, system } = process.cpuUsage(cpu)
    return { cpuMs: (user + system) / 1_000 / count, wallMs: (performance.now() - began) / count }
  }

  // Everything is compiled and every page is there before the first turn that counts.
  await takeTurn(Math.min(frames, 12))
  for (let turn = 0; turn < turns; turn++) process.send?.(await takeTurn(frames))
  return async () => compositor.close()
})
