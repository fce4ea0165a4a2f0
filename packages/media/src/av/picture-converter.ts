import { avImageCopyToBuffer, avImageGetBufferSize, Frame, SoftwareScaleContext } from 'node-av/lib'
import {
  AV_OPT_TYPE_FLAGS,
  AV_OPT_TYPE_INT,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_RANGE_UNSPECIFIED,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE2084,
  AVCOL_TRC_UNSPECIFIED,
  SWS_ACCURATE_RND,
  SWS_BICUBIC,
  SWS_FULL_CHR_H_INT,
} from 'node-av/constants'
import type { Size } from '../frames/size.ts'
import { checkCode } from './check-code.ts'

/** Converts frames of any size, format and colour space to one size, as BT.709 limited 4:2:0 or RGBA. */
export type PictureConverter = {
  /**
   * Pixels without row padding, in a new buffer unless one is given: allocation costs more than the copy. Missing
   * colour properties of the frame are set to defaults.
   */
  convert(frame: Frame, into?: Buffer): Promise<Uint8Array>
  close(): void
}

const TARGETS = {
  yuv: { format: AV_PIX_FMT_YUV420P, colorSpace: AVCOL_SPC_BT709, colorRange: AVCOL_RANGE_MPEG },
  rgba: { format: AV_PIX_FMT_RGBA, colorSpace: AVCOL_SPC_RGB, colorRange: AVCOL_RANGE_JPEG },
} as const
// Accurate to half a step, with chroma interpolated to full size. Without the second and third flag, errors are up to
// three steps.
const FLAGS = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT
const PERCEPTUAL = 0
// Smaller pictures are BT.601 unless they declare otherwise.
const MIN_HD_HEIGHT = 720

export function createPictureConverter(size: Size, target: keyof typeof TARGETS): PictureConverter {
  const wanted = TARGETS[target]
  // The library reads sizes and colours from the frames; the older call always assumes BT.601.
  const context = new SoftwareScaleContext()
  context.allocContext()
  context.setOption('sws_flags', FLAGS, AV_OPT_TYPE_FLAGS)
  // HDR is tone-mapped with highlights kept. This takes some seconds once, and 25 ms a frame.
  context.setOption('intent', PERCEPTUAL, AV_OPT_TYPE_INT)
  const scaled = new Frame()
  scaled.alloc()
  Object.assign(scaled, wanted, size)
  checkCode(scaled.getBuffer(), 'preparing to convert a picture')
  const bytes = avImageGetBufferSize(wanted.format, size.width, size.height, 1)

  function copyOf({ data, linesize }: Frame, pixels: Buffer = Buffer.allocUnsafeSlow(bytes)): Uint8Array {
    checkCode(
      avImageCopyToBuffer(pixels, bytes, data, linesize, wanted.format, size.width, size.height, 1),
      'copying a picture',
    )
    return pixels
  }

  const isAsWanted = (frame: Frame): boolean =>
    frame.format === wanted.format &&
    frame.width === size.width &&
    frame.height === size.height &&
    frame.colorSpace === wanted.colorSpace &&
    frame.colorRange === wanted.colorRange

  return {
    async convert(frame, into) {
      settleColours(frame)
      const isHdr = isHighRange(frame)
      scaled.colorTrc = isHdr ? AVCOL_TRC_BT709 : AVCOL_TRC_UNSPECIFIED
      scaled.colorPrimaries = isHdr ? AVCOL_PRI_BT709 : AVCOL_PRI_UNSPECIFIED
      if (isAsWanted(frame)) return copyOf(frame, into)
      checkCode(await context.scaleFrame(scaled, frame), 'converting a picture')
      return copyOf(scaled, into)
    },
    close() {
      scaled.free()
      context.freeContext()
    },
  }
}

const isHighRange = ({ colorTrc }: Frame): boolean =>
  colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67

function settleColours(frame: Frame): void {
  if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED) {
    frame.colorSpace = frame.height < MIN_HD_HEIGHT ? AVCOL_SPC_SMPTE170M : AVCOL_SPC_BT709
  }
  if (frame.colorRange === AVCOL_RANGE_UNSPECIFIED && frame.colorSpace !== AVCOL_SPC_RGB) {
    frame.colorRange = AVCOL_RANGE_MPEG
  }
  // The primaries of standard dynamic range formats differ too little to be visible, and converting them is slow.
  if (!isHighRange(frame)) {
    frame.colorTrc = AVCOL_TRC_UNSPECIFIED
    frame.colorPrimaries = AVCOL_PRI_UNSPECIFIED
  }
}
