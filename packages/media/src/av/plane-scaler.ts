import { avImageCopyToBuffer, avImageGetBufferSize, Frame, SoftwareScaleContext } from 'node-av/lib'
import {
  AV_OPT_TYPE_FLAGS,
  AV_PIX_FMT_GRAY8,
  AV_PIX_FMT_YUV420P,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  SWS_ACCURATE_RND,
  SWS_AREA,
  SWS_BICUBIC,
  SWS_BILINEAR,
  SWS_LANCZOS,
} from 'node-av/constants'
import type { Size } from '../frames/size.ts'
import { checkCode } from './check-code.ts'

/** Scales planes without colour conversion. */
export type PlaneScaler = {
  /** Returns the same memory each time: it is valid until the next call. */
  scale(pixels: Uint8Array): Promise<Uint8Array>
  close(): void
}

const WAYS = { lanczos: SWS_LANCZOS, bicubic: SWS_BICUBIC, bilinear: SWS_BILINEAR, area: SWS_AREA } as const
const FORMATS = { yuv: AV_PIX_FMT_YUV420P, luma: AV_PIX_FMT_GRAY8 } as const

/** `yuv` are frames as in a YuvFrame, `luma` is one plane of bytes. */
export function createPlaneScaler(
  from: Size,
  to: Size,
  { way, planes }: { way: keyof typeof WAYS; planes: keyof typeof FORMATS },
): PlaneScaler {
  const format = FORMATS[planes]
  const context = new SoftwareScaleContext()
  context.allocContext()
  context.setOption('sws_flags', WAYS[way] | SWS_ACCURATE_RND, AV_OPT_TYPE_FLAGS)
  const colours = { colorSpace: AVCOL_SPC_BT709, colorRange: AVCOL_RANGE_MPEG }
  const scaled = new Frame()
  scaled.alloc()
  Object.assign(scaled, { format, ...to, ...colours })
  checkCode(scaled.getBuffer(), 'preparing to scale a picture')
  const pixels = Buffer.allocUnsafeSlow(avImageGetBufferSize(format, to.width, to.height, 1))
  return {
    async scale(given) {
      const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
      const frame = Frame.fromVideoBuffer(bytes, { ...from, format, timeBase: { num: 1, den: 1 }, pts: 0n })
      try {
        Object.assign(frame, colours)
        checkCode(await context.scaleFrame(scaled, frame), 'scaling a picture')
      } finally {
        frame.free()
      }
      const { data, linesize } = scaled
      checkCode(
        avImageCopyToBuffer(pixels, pixels.length, data, linesize, format, to.width, to.height, 1),
        'copying a picture',
      )
      return pixels
    },
    close() {
      scaled.free()
      context.freeContext()
    },
  }
}
