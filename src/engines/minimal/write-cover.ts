import { writeFile } from 'node:fs/promises'
import { AV_PIX_FMT_YUV420P, AVCOL_RANGE_JPEG, FF_ENCODER_MJPEG, Frame, Rational } from 'node-av'
import type { Gradient, Size } from './gradient.ts'
import { openEncoder } from './open-encoder.ts'
import { BT601_FULL, createYuvFrames } from './yuv-frames.ts'

/** One frame of the moving gradient as a JPEG, in the colours the video has there. */
export async function writeCover(path: string, gradient: Gradient, size: Size, index: number): Promise<void> {
  const encoder = await openEncoder(FF_ENCODER_MJPEG, context => {
    context.width = size.width
    context.height = size.height
    context.pixelFormat = AV_PIX_FMT_YUV420P
    context.colorRange = AVCOL_RANGE_JPEG
    context.timeBase = new Rational(1, 1)
    // The finest quantiser that the codec takes without asking for more.
    context.qMin = 2
    context.qMax = 2
  })
  const frame = Frame.fromVideoBuffer(createYuvFrames(gradient, size, BT601_FULL)(index), {
    ...size,
    format: AV_PIX_FMT_YUV420P,
    timeBase: { num: 1, den: 1 },
    pts: 0n,
  })
  frame.colorRange = AVCOL_RANGE_JPEG
  try {
    const packets: Buffer[] = []
    await encoder.encode(frame, async packet => {
      if (packet.data) packets.push(Buffer.from(packet.data))
    })
    await writeFile(path, Buffer.concat(packets))
  } finally {
    frame.free()
    encoder.close()
  }
}
