import type { IRational } from 'node-av/lib'
import { AV_NOPTS_VALUE, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { openDecoder } from '../av/open-decoder.ts'
import { type InputOptions, openInput } from '../av/open-input.ts'
import { readOrientation, turnFrame, turnSize } from '../av/orientation.ts'
import { createPictureConverter, type PictureConverter } from '../av/picture-converter.ts'
import { evenShownSize } from '../av/shown-size.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { Size } from '../frames/size.ts'
import type { YuvFrame } from '../frames/yuv-frame.ts'

/** The time of a frame, in the file's unit. */
export type TimedFrame = YuvFrame & { ticks: bigint; timeBase: IRational; framesPerSecond: number }

const USUAL_RATE = 24

/**
 * Every displayed frame of a clip, upright, once and with its own time; in its own size unless another is given. A
 * frame is valid until the next one.
 */
export async function* readTimedFrames(
  path: string,
  { size, ...input }: InputOptions & { size?: Size } = {},
): AsyncGenerator<TimedFrame> {
  const file = await openInput(path, input)
  const decoder = await openDecoder(file, AVMEDIA_TYPE_VIDEO).catch(async (error: unknown) => {
    await file.closeInput()
    throw error
  })
  let converter: PictureConverter | undefined
  try {
    if (!decoder) throw new ChildFailure('the file has no picture', false)
    const { stream } = decoder
    const orientation = readOrientation(stream)
    const { timeBase, avgFrameRate } = stream
    const framesPerSecond =
      avgFrameRate.den > 0 && avgFrameRate.num > 0 ? avgFrameRate.num / avgFrameRate.den : USUAL_RATE
    const usualTicks = BigInt(Math.max(1, Math.round(timeBase.den / timeBase.num / framesPerSecond)))
    let stored: Size | undefined
    let last: bigint | undefined
    for await (const frame of decoder.frames()) {
      stored ??= turnSize(size ?? evenShownSize(frame, stream, orientation), orientation)
      converter ??= createPictureConverter(stored, 'yuv')
      const pixels = await converter.convert(frame)
      const told = frame.bestEffortTimestamp
      // Encoders need increasing times; a file without times has its usual rate.
      const next = last === undefined ? 0n : last + usualTicks
      const ticks = told === AV_NOPTS_VALUE ? next : last !== undefined && told <= last ? last + 1n : told
      last = ticks
      yield { ...turnFrame({ ...stored, pixels }, orientation), ticks, timeBase, framesPerSecond }
    }
    if (!converter) throw new ChildFailure('the picture of the file cannot be read', false)
  } finally {
    converter?.close()
    decoder?.close()
    await file.closeInput()
  }
}
