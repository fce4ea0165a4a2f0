import type { VideoSample } from './sample-iso.ts'
import { makeJpeg, riffChunk, makeRiff } from './sample-pictures.ts'

function u32les(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => bytes.writeUInt32LE(value, i * 4))
  return bytes
}

const list = (type: string, ...parts: Buffer[]): Buffer => riffChunk('LIST', Buffer.from(type, 'latin1'), ...parts)

const codeOf = (text: string): number => Buffer.from(text, 'latin1').readUInt32LE()

const FRAMES_PER_SECOND = 10
const SOUND_RATE = 8_000

/** Grey Motion JPEG at about ten frames a second that decodes, with a second of silence if there is to be sound. */
export function makeAvi(sample: VideoSample): Buffer {
  const { width, height, seconds, framesPerSecond = FRAMES_PER_SECOND, hasSound = false } = sample
  const picture = makeJpeg(width, height)
  const frames = Math.max(1, Math.round(seconds * framesPerSecond))
  // frames * scale / rate is exactly the number of seconds, whatever the number.
  const [scale, rate] = [Math.round(seconds * 1_000), frames * 1_000]
  const streams = hasSound ? 2 : 1
  const main = u32les(Math.round((seconds * 1e6) / frames), 0, 0, 0, frames, 0, streams, 0, width, height, 0, 0, 0, 0)
  const video = list(
    'strl',
    riffChunk('strh', u32les(codeOf('vids'), codeOf('MJPG'), 0, 0, 0, scale, rate, 0, frames, 0, 0, 0, 0, 0)),
    riffChunk('strf', u32les(40, width, height, 0x180001, codeOf('MJPG'), picture.length, 0, 0, 0, 0)),
  )
  const sound = list(
    'strl',
    riffChunk('strh', u32les(codeOf('auds'), 0, 0, 0, 0, 1, SOUND_RATE, 0, SOUND_RATE, 0, 0, 1, 0, 0)),
    riffChunk('strf', u32les(0x00010001, SOUND_RATE, SOUND_RATE, 0x00080001)),
  )
  const chunks = Array.from({ length: frames }, () => riffChunk('00dc', picture))
  if (hasSound) chunks.push(riffChunk('01wb', Buffer.alloc(SOUND_RATE, 0x80)))
  const headers = list('hdrl', riffChunk('avih', main), video, ...(hasSound ? [sound] : []))
  return makeRiff('AVI ', headers, list('movi', ...chunks))
}
