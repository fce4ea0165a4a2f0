import { rename, rm } from 'node:fs/promises'
import { Dictionary, FormatContext, Packet, type Stream } from 'node-av/lib'
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_AC3,
  AV_CODEC_ID_MP3,
  AVFMT_FLAG_BITEXACT,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
} from 'node-av/constants'
import { checkCode } from '../av/check-code.ts'
import { decodeSoundIfAny } from '../av/decode-sound.ts'
import { openInput } from '../av/open-input.ts'
import { timestampSeconds } from '../av/timestamp-seconds.ts'
import { writeSound } from '../write/write-sound.ts'

// Codecs that an MP4 can contain unchanged; AAC variants without a configuration are excluded.
const isCopyable = ({ codecpar: { codecId, extradata } }: Stream): boolean =>
  codecId === AV_CODEC_ID_AAC
    ? (extradata?.length ?? 0) > 0
    : codecId === AV_CODEC_ID_MP3 || codecId === AV_CODEC_ID_AC3

/**
 * Adds the sound of one clip to the picture of another in an MP4: copied, and encoded again only if an MP4 cannot
 * contain it.
 */
export async function addSound(picture: string, source: string, target: string, maxSeconds: number): Promise<void> {
  const from = await openInput(source)
  const stream = from.streams[from.findBestStream(AVMEDIA_TYPE_AUDIO)]
  const isAsItIs = stream !== undefined && isCopyable(stream)
  await from.closeInput()
  if (!stream) return rename(picture, target)
  if (isAsItIs) return joinStreams(picture, source, target)
  const scratch = `${target}.m4a`
  try {
    const sound = await decodeSoundIfAny(source, { maxSeconds })
    if (!sound) return await rename(picture, target)
    await writeSound(scratch, sound, { format: 'm4a' })
    await joinStreams(picture, scratch, target)
  } finally {
    await rm(scratch, { force: true })
  }
}

/** The packets of one stream, in their order. */
async function openPackets(path: string, kind: AVMediaType) {
  const file = await openInput(path)
  const index = file.findBestStream(kind)
  const stream = file.streams[index]
  if (!stream) throw new Error(`${path} lost a stream`)
  const packet = new Packet()
  packet.alloc()
  return {
    stream,
    packet,
    /** The time of the next packet; undefined after the last. */
    async next(): Promise<number | undefined> {
      do {
        packet.unref()
        if ((await file.readFrame(packet)) < 0) return undefined
      } while (packet.streamIndex !== index)
      return timestampSeconds(packet.dts, stream.timeBase) ?? 0
    },
    async close(): Promise<void> {
      packet.free()
      await file.closeInput()
    },
  }
}

async function joinStreams(picture: string, sound: string, target: string): Promise<void> {
  const sources = [await openPackets(picture, AVMEDIA_TYPE_VIDEO), await openPackets(sound, AVMEDIA_TYPE_AUDIO)]
  const to = new FormatContext()
  try {
    checkCode(to.allocOutputContext2(null, 'mp4', `file:${target}`), 'preparing mp4')
    to.setFlags(AVFMT_FLAG_BITEXACT)
    for (const { stream } of sources) {
      const made = to.newStream(null)
      checkCode(stream.codecpar.copy(made.codecpar), 'describing a stream')
      // Names of codecs differ from container to container; the muxer knows its own.
      made.codecpar.codecTag = 0
      made.timeBase = stream.timeBase
      made.avgFrameRate = stream.avgFrameRate
    }
    checkCode(await to.openOutput(), 'opening the file')
    checkCode(await to.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'writing the file')
    const at = [await sources[0]!.next(), await sources[1]!.next()]
    while (at.some(seconds => seconds !== undefined)) {
      const place = (at[0] ?? Infinity) <= (at[1] ?? Infinity) ? 0 : 1
      const { stream, packet } = sources[place]!
      packet.rescaleTs(stream.timeBase, to.streams[place]!.timeBase)
      packet.streamIndex = place
      checkCode(await to.interleavedWriteFrame(packet), 'writing the file')
      at[place] = await sources[place]!.next()
    }
    checkCode(await to.writeTrailer(), 'completing the file')
    // Flushing may fail on a full disk, which closing would not report.
    await to.pb?.flush()
    checkCode(to.pb?.error ?? 0, 'completing the file')
  } finally {
    await to.closeOutput()
    to.freeContext()
    for (const source of sources) await source.close()
  }
}
