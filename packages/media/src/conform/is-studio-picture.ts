import type { FormatContext, Stream } from 'node-av/lib'
import {
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PKT_FLAG_DISCARD,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { readOrientation } from '../av/orientation.ts'
import { timestampSeconds } from '../av/timestamp-seconds.ts'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import { readPackets } from '../inspect/read-packets.ts'

/** True if a stream has the studio's own format, so that it need not be encoded again. Reads the whole file. */
export async function isStudioPicture(
  file: FormatContext,
  stream: Stream,
  size: Size,
  frames: number,
): Promise<boolean> {
  return isCodedAlike(stream, size) && isOnTime(await readTimes(file, stream, frames + 1), frames)
}

function isCodedAlike(stream: Stream, { width, height }: Size): boolean {
  const { codecpar, sampleAspectRatio } = stream
  const { isTurned, flipsX, flipsY } = readOrientation(stream)
  return (
    codecpar.codecId === AV_CODEC_ID_H264 &&
    codecpar.format === AV_PIX_FMT_YUV420P &&
    codecpar.width === width &&
    codecpar.height === height &&
    (sampleAspectRatio.num === 0 || sampleAspectRatio.num === sampleAspectRatio.den) &&
    !(isTurned || flipsX || flipsY) &&
    [AVCOL_SPC_BT709, AVCOL_SPC_UNSPECIFIED].some(space => space === codecpar.colorSpace) &&
    codecpar.colorRange !== AVCOL_RANGE_JPEG &&
    ![AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084].some(curve => curve === codecpar.colorTrc)
  )
}

/** The display times of frames in order; empty if some are hidden or have no time. At most `most` of them. */
async function readTimes(file: FormatContext, stream: Stream, most: number): Promise<number[]> {
  const times: number[] = []
  let isPlain = true
  const why = await readPackets(file, [stream], async packet => {
    const seconds = timestampSeconds(packet.pts, stream.timeBase)
    isPlain &&= seconds !== undefined && !packet.hasFlags(AV_PKT_FLAG_DISCARD)
    times.push(seconds ?? 0)
    return isPlain && times.length < most ? undefined : 'stop'
  })
  return isPlain && why === undefined ? times.toSorted((a, b) => a - b) : []
}

// Containers have a resolution of a millisecond or finer.
const TOLERATED_SECONDS = 0.002

const isOnTime = (times: readonly number[], frames: number): boolean =>
  times.length === frames &&
  times.every((time, at) => Math.abs(time - (times[0] ?? 0) - at / FRAMES_PER_SECOND) < TOLERATED_SECONDS)
