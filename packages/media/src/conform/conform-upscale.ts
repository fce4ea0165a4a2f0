import { join } from 'node:path'
import type { Order } from '../engine/contract.ts'
import { readTimedFrames, type TimedFrame } from '../upscale/read-timed-frames.ts'
import { upscaleClip } from '../upscale/upscale-clip.ts'
import type { Conformed } from './conform-job.ts'
import { CONFORMED } from './conformed-names.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { missingSeconds } from './tolerated-length.ts'
import { unusable } from './unusable.ts'

type UpscaleOrder = Extract<Order, { kind: 'upscale' }>

/**
 * Converts a clip that another engine enlarged: its pictures at the times of the source's frames and in the ordered
 * size, with the source's sound. Changes of rate, size and sound by the engine do not matter.
 */
export async function conformUpscale(
  { path, input }: RecognisedFile,
  order: UpscaleOrder,
  folder: string,
  report: (percent: number) => void,
): Promise<Conformed> {
  const source = order.inputs.find(({ kind }) => kind === 'clip')
  if (!source) throw new TypeError('an upscale order has a clip')
  const target = join(folder, CONFORMED.video)
  const size = { width: order.width, height: order.height }
  const made = openFollower(readTimedFrames(path, { ...input, size }))
  try {
    const pictureOf = (frame: TimedFrame): Promise<Uint8Array> => made.at(secondsOf(frame))
    await upscaleClip({ source: source.path, target, size, seconds: order.seconds, pictureOf }, report)
    missingSeconds(made.seconds(), order.seconds)
  } finally {
    await made.close()
  }
  return { files: [{ role: 'result', format: 'mp4', path: target }], notes: [] }
}

const secondsOf = ({ ticks, timeBase }: TimedFrame): number => (Number(ticks) * timeBase.num) / timeBase.den

/** The frame at a time; times only increase. */
function openFollower(frames: AsyncGenerator<TimedFrame>) {
  let [shown, next]: [TimedFrame | undefined, TimedFrame | undefined] = [undefined, undefined]
  let [start, end] = [0, 0]
  const read = async (): Promise<TimedFrame | undefined> => {
    const { value, done } = await frames.next()
    // The decoder reuses its memory for the next frame.
    return done ? undefined : { ...value, pixels: value.pixels.slice() }
  }
  return {
    async at(seconds: number): Promise<Uint8Array> {
      if (!shown) {
        shown = await read()
        if (!shown) throw unusable('it has no picture', { retryable: true })
        start = secondsOf(shown) - seconds
        next = await read()
      }
      // Half a frame early: rates differ in the last digit.
      while (next && secondsOf(next) - start <= seconds + 0.5 / next.framesPerSecond) {
        shown = next
        next = await read()
      }
      end = secondsOf(shown) - start + 1 / shown.framesPerSecond
      return shown.pixels
    },
    seconds: () => end,
    close: () => frames.return(undefined),
  }
}
