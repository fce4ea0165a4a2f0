import type { FormatContext, Stream } from 'node-av/lib'
import { AV_CODEC_ID_H264, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { fileStartSeconds, timestampSeconds } from '../av/timestamp-seconds.ts'
import { openInput } from '../av/open-input.ts'
import { readOrientation } from '../av/orientation.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { readPackets } from '../inspect/read-packets.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import { beginsAnew, readParameterSets } from './parameter-sets.ts'

/** The index of a clip, made before a film is planned and without decoding. */
export type ClipIndex = {
  path: string
  /** An MP4 that begins at zero with complete headers: it can be opened again without probing. */
  isPlain: boolean
  /** At 24 a second. */
  frames: number
  /** The decoder parameters; undefined for other codecs than H.264 and for rotated clips. */
  parameterSets: string | undefined
  /**
   * For a clip with a frame at every 24th of a second: where a decoder can start, and before which frames it can stop.
   * Packets are in decoding order, and frames may depend on later ones; but from a start to a stop point, packets and
   * frames correspond. Undefined for any other clip.
   */
  places: { starts: Uint8Array; ends: Uint8Array } | undefined
}

type Stored = { seconds: number; isStart: boolean }

// Time stamps are in the file's own unit.
const TOLERATED_FRAMES = 0.01

export async function indexClip(path: string): Promise<ClipIndex> {
  const quick = await indexOf(path, false).catch(() => undefined)
  return quick?.isPlain ? quick : indexOf(path, true)
}

async function indexOf(path: string, looks: boolean): Promise<ClipIndex> {
  const file = await openInput(path, { looks })
  try {
    const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_VIDEO)]
    if (!stream) throw new ChildFailure('the file has no picture', false)
    const { stored, seconds } = await storedFramesOf(file, stream)
    const places = placesOf(stored)
    const { extradata, codecId } = stream.codecpar
    const { isTurned, flipsX, flipsY } = readOrientation(stream)
    const isOurs = codecId === AV_CODEC_ID_H264 && !isTurned && !flipsX && !flipsY
    const parameterSets = isOurs ? readParameterSets(extradata) : undefined
    return {
      path,
      isPlain: places !== undefined && parameterSets !== undefined && fileStartSeconds(file) === 0,
      frames: places ? stored.length : Math.max(1, Math.round(seconds * FRAMES_PER_SECOND)),
      parameterSets,
      places,
    }
  } finally {
    await file.closeInput()
  }
}

async function storedFramesOf(file: FormatContext, stream: Stream): Promise<{ stored: Stored[]; seconds: number }> {
  const { extradata, codecId } = stream.codecpar
  const start = fileStartSeconds(file)
  const stored: Stored[] = []
  let end = 0
  const broken = await readPackets(file, [stream], async packet => {
    const seconds =
      (timestampSeconds(packet.pts, stream.timeBase) ?? timestampSeconds(packet.dts, stream.timeBase) ?? end) - start
    const isStart = packet.isKeyframe && codecId === AV_CODEC_ID_H264 && beginsAnew(packet.data, extradata)
    stored.push({ seconds, isStart })
    end = Math.max(end, seconds + (timestampSeconds(packet.duration, stream.timeBase) || 1 / FRAMES_PER_SECOND))
  })
  if (broken) throw new ChildFailure(`the file is ${broken}`, false)
  if (stored.length === 0) throw new ChildFailure('the file has no picture', false)
  return { stored, seconds: end }
}

function placesOf(stored: readonly Stored[]): ClipIndex['places'] {
  const starts = new Uint8Array(stored.length)
  const ends = new Uint8Array(stored.length + 1)
  const seen = new Uint8Array(stored.length)
  let last = -1
  for (const [index, { seconds, isStart }] of stored.entries()) {
    const exact = seconds * FRAMES_PER_SECOND
    const frame = Math.round(exact)
    if (!(Math.abs(exact - frame) < TOLERATED_FRAMES) || seen[frame] !== 0) return undefined
    seen[frame] = 1
    // All stored packets so far are the frames up to here, without a gap.
    if (last === index - 1) {
      ends[index] = 1
      starts[index] = isStart && frame === index ? 1 : 0
    }
    last = Math.max(last, frame)
  }
  ends[stored.length] = 1
  return { starts, ends }
}
