import type { FormatContext } from 'node-av/lib'
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { findFirstStream } from './find-first-stream.ts'
import type { ClipFacts } from './inspected.ts'
import { openAsFormat } from './open-as-format.ts'
import { openStreamDecoder } from './open-stream-decoder.ts'
import { openPictureMeter } from './picture-meter.ts'
import { readPackets } from './read-packets.ts'
import { NO_SOUND_DATA, openSoundMeter } from './sound-meter.ts'

type Asked = { format: string; bytes: Uint8Array; maxSeconds: number }

/**
 * Reads a clip from end to end, decodes its sound up to `maxSeconds`, a bounded part of its picture, and the last key
 * frame. Returns the reason as a text if the clip is rejected.
 */
export async function inspectClip(path: string, asked: Asked): Promise<ClipFacts | string> {
  const found = await withFile(path, asked, file => measureClip(file, asked))
  if (typeof found === 'string') return found
  const { unseenKey, ...clip } = found
  const why = unseenKey === undefined ? undefined : await withFile(path, asked, file => decodeFrom(file, unseenKey))
  return why ?? { format: asked.format, ...clip }
}

async function withFile<T>(
  path: string,
  { format, bytes }: Asked,
  use: (file: FormatContext) => Promise<T | string>,
): Promise<T | string> {
  const file = await openAsFormat(path, format, bytes)
  if (typeof file === 'string') return file
  try {
    return await use(file)
  } finally {
    await file.closeInput()
  }
}

async function measureClip(
  file: FormatContext,
  { maxSeconds }: Asked,
): Promise<(Omit<ClipFacts, 'format'> & { unseenKey: number | undefined }) | string> {
  const stream = findFirstStream(file, AVMEDIA_TYPE_VIDEO)
  if (!stream) return 'has no video track'
  const soundStream = findFirstStream(file, AVMEDIA_TYPE_AUDIO)
  const meter = await openPictureMeter(stream)
  if (typeof meter === 'string') return meter
  const soundMeter = soundStream && (await openSoundMeter(soundStream, maxSeconds))
  try {
    if (typeof soundMeter === 'string') return soundMeter
    const streams = soundStream ? [stream, soundStream] : [stream]
    const why = await readPackets(file, streams, packet =>
      packet.streamIndex === stream.index ? meter.take(packet) : (soundMeter?.take(packet) ?? Promise.resolve()),
    )
    if (why) return why
    const picture = await meter.finish()
    if (typeof picture === 'string') return picture
    const sound = await soundMeter?.finish()
    // An empty sound track counts as no sound.
    if (sound === NO_SOUND_DATA || sound === undefined) return { ...picture, hasSound: false }
    if (typeof sound === 'string') return sound
    const { seconds: _seconds, ...streamFacts } = sound
    return { ...picture, hasSound: true, ...streamFacts }
  } finally {
    meter.close()
    if (typeof soundMeter === 'object') soundMeter.close()
  }
}

/** Decodes from the packet with this index until there is a frame. Returns the reason if there is none. */
async function decodeFrom(file: FormatContext, first: number): Promise<string | undefined> {
  const stream = findFirstStream(file, AVMEDIA_TYPE_VIDEO)
  const decoder = stream && (await openStreamDecoder(stream))
  if (!decoder) return 'its picture cannot be decoded'
  let place = 0
  let frames = 0
  const count = (): void => void (frames += 1)
  try {
    const why = await readPackets(file, [stream], async packet => {
      place += 1
      if (place > first) await decoder.decode(packet, count)
      return frames > 0 ? 'stop' : undefined
    })
    if (why) return why
    if (frames === 0) await decoder.decode(null, count)
    return frames > 0 ? undefined : 'the end of its picture cannot be decoded'
  } finally {
    decoder.close()
  }
}
