import { FormatContext, Frame, Rational } from 'node-av/lib'
import {
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  type AVColorRange,
  type AVColorSpace,
  type AVColorTransferCharacteristic,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { openEncoder } from '../../src/av/open-encoder.ts'
import type { Size } from '../../src/frames/size.ts'

/** A video as strangers send them: any rate, colours, pixel shape and orientation. */
export type Clip = Size & {
  /** When each frame is shown, in milliseconds. */
  times: readonly number[]
  draw: (index: number) => Uint8Array
  colorSpace?: AVColorSpace
  colorRange?: AVColorRange
  colorTrc?: AVColorTransferCharacteristic
  pixelRatio?: [number, number]
  /** a, b, c and d of a matrix that moves a point (x, y) to (a x + c y, b x + d y). */
  matrix?: [number, number, number, number]
  format?: 'mp4' | 'mov' | 'avi'
}

export async function makeClip(path: string, clip: Clip): Promise<void> {
  const { width, height, times, draw, matrix, format = 'mp4' } = clip
  // AVI has no time stamps: its frames follow one another.
  const timeBase = format === 'avi' ? new Rational(1, 25) : new Rational(1, 1_000)
  const encoder = await openEncoder(
    FF_ENCODER_LIBX264,
    context => {
      Object.assign(context, { width, height, pixelFormat: AV_PIX_FMT_YUV420P, timeBase })
      if (clip.pixelRatio) context.sampleAspectRatio = new Rational(...clip.pixelRatio)
      if (clip.colorSpace !== undefined) context.colorSpace = clip.colorSpace
      if (clip.colorRange !== undefined) context.colorRange = clip.colorRange
      if (clip.colorTrc !== undefined) context.colorTrc = clip.colorTrc
    },
    { preset: 'ultrafast', crf: '4' },
  )
  const file = new FormatContext()
  file.allocOutputContext2(null, format, `file:${path}`)
  const stream = file.newStream(null)
  encoder.context.parametersFromContext(stream.codecpar)
  stream.timeBase = timeBase
  if (clip.pixelRatio) stream.sampleAspectRatio = new Rational(...clip.pixelRatio)
  if (matrix) stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrixBytesOf(matrix))
  await file.openOutput()
  await file.writeHeader()
  const write = async (packet: Parameters<Parameters<typeof encoder.encode>[1]>[0]): Promise<void> => {
    packet.streamIndex = 0
    // How long the last one stays is not told otherwise: as long as the one before it.
    const [before = -40, last = 0] = times.slice(-2).length > 1 ? times.slice(-2) : []
    if (format !== 'avi' && packet.pts === BigInt(last)) packet.duration = BigInt(last - before)
    packet.rescaleTs(timeBase, stream.timeBase)
    await file.interleavedWriteFrame(packet)
  }
  for (const [index, time] of times.entries()) {
    const frame = Frame.fromVideoBuffer(Buffer.from(draw(index)), {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      pts: BigInt(format === 'avi' ? index : time),
      timeBase,
    })
    await encoder.encode(frame, write)
    frame.free()
  }
  await encoder.encode(null, write)
  await file.writeTrailer()
  await file.closeOutput()
  encoder.close()
}

function matrixBytesOf([a, b, c, d]: [number, number, number, number]): Buffer {
  const bytes = Buffer.alloc(36)
  const numbers = [a * 65_536, b * 65_536, 0, c * 65_536, d * 65_536, 0, 0, 0, 2 ** 30]
  numbers.forEach((value, at) => bytes.writeInt32LE(value, at * 4))
  return bytes
}
