import { Frame } from 'node-av/lib'
import { AV_PIX_FMT_YUV420P, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709 } from 'node-av/constants'
import type { RgbaPicture, Size } from '../frames/size.ts'
import { type YuvFrame, yuvFrameBytes } from '../frames/yuv-frame.ts'
import { createPictureConverter } from './picture-converter.ts'

/** A video frame as a picture, in its own size by default. */
export async function frameToRgba(
  { width, height, pixels }: YuvFrame,
  size: Size = { width, height },
): Promise<RgbaPicture> {
  if (pixels.length !== yuvFrameBytes({ width, height })) {
    throw new RangeError(`a frame of ${pixels.length} bytes cannot be ${width} x ${height}`)
  }
  const converter = createPictureConverter(size, 'rgba')
  const frame = Frame.fromVideoBuffer(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    width,
    height,
    format: AV_PIX_FMT_YUV420P,
  })
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorRange = AVCOL_RANGE_MPEG
  try {
    return { width: size.width, height: size.height, rgba: await converter.convert(frame) }
  } finally {
    frame.free()
    converter.close()
  }
}
