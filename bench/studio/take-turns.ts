// A process that films one order as a child of the pool does, the first time cold, in turns with the bare encoder.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { openTake } from '../../packages/studio/src/orders/open-take.ts'
import { copyFrame, createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { median } from '../work/figures.ts'
import { answerPlan } from '../work/run-child.ts'
import { cpuSinceStart, timed } from './cpu-time.ts'
import { type FilmName, orderOf } from './films.ts'

export type TurnsPlan = { film: FilmName; folder: string; turns: number; seconds?: number }

/** CPU seconds: what is done once, all frames drawn, all frames encoded. */
export type Filmed = { prepared: number; drawn: number; encoded: number }

/** `started` is what the process took before its order came. */
export type Turns = { frames: number; started: number; turns: { film: Filmed; bare: number }[] }

// Shots after the first are prepared between two frames: a frame that takes this many times the usual has done so.
const PREPARING = 8

Log.setLevel(AV_LOG_ERROR)

answerPlan<TurnsPlan>(async ({ film, folder, turns, seconds }) => {
  const started = cpuSinceStart()
  const order = { ...orderOf(film, folder), ...(seconds !== undefined && { seconds }) }
  const { width, height } = order
  const frames = Math.max(1, Math.round(order.seconds * FRAMES_PER_SECOND))
  const path = join(folder, `${process.pid}.mp4`)
  const kept: Buffer[] = []

  async function shoot(): Promise<Filmed> {
    const compositor = await createCompositor({ width, height })
    try {
      const [take, first] = await timed(() => openTake(order, compositor))
      const draws: number[] = []
      const encoded = await encode(async index => {
        const [, taken] = await timed(() => take.draw(index))
        draws.push(taken)
        kept[index] ??= copyFrame(compositor.frame())
        return compositor.frame()
      })
      const usual = median(draws)
      const later = draws.filter(taken => taken > PREPARING * usual).reduce((sum, taken) => sum + taken - usual, 0)
      const drawn = draws.reduce((sum, taken) => sum + taken, 0) - later
      return { prepared: first + later, drawn, encoded }
    } finally {
      compositor.close()
    }
  }

  /** CPU seconds of the encoder alone. */
  async function encode(frameAt: (index: number) => Uint8Array | Promise<Uint8Array>): Promise<number> {
    const video = await openVideo(path, { width, height, withSound: false })
    let sum = 0
    try {
      for (let index = 0; index < frames; index++) {
        const frame = await frameAt(index)
        sum += (await timed(() => video.writeFrame(frame)))[1]
      }
      return sum + (await timed(() => video.finish()))[1]
    } finally {
      await video.close()
      await rm(path, { force: true })
    }
  }

  const made: Turns['turns'] = []
  for (let turn = 0; turn < turns; turn++) {
    const film = await shoot()
    made.push({ film, bare: await encode(index => kept[index]!) })
  }
  process.send?.({ frames, started, turns: made } satisfies Turns)
  return async () => undefined
})
