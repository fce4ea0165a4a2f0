import { rm } from 'node:fs/promises'
import { type CodecContext, Dictionary, FormatContext, type Packet } from 'node-av/lib'
import { AV_CODEC_ID_H264, AVFMT_FLAG_BITEXACT } from 'node-av/constants'
import { checkCode } from './check-code.ts'
import type { OpenEncoder } from './open-encoder.ts'

type Output = {
  /** Writes a packet of the encoder with this index. */
  write(packet: Packet, stream: number): Promise<void>
  /** Completes the file; without it the file is not readable. */
  finish(): Promise<void>
  close(): Promise<void>
}

type OutputSettings = {
  format: 'mp4' | 'ipod' | 'mp3' | 'adts' | 'ogg' | 'flac'
  encoders: readonly OpenEncoder[]
  /** H.264 is converted to the MP4 format with length prefixes; encoders produce start codes. */
  isLengthPrefixed?: boolean
  options?: Record<string, string>
  metadata?: Record<string, string>
}

export async function openOutput(path: string, settings: OutputSettings): Promise<Output> {
  const { format, encoders, isLengthPrefixed = false, options = {}, metadata = {} } = settings
  const file = new FormatContext()
  // The prefix ensures that a path is never treated as a URL.
  checkCode(file.allocOutputContext2(null, format, `file:${path}`), `preparing ${format}`)
  file.setFlags(AVFMT_FLAG_BITEXACT)
  if (Object.keys(metadata).length > 0) file.metadata = Dictionary.fromObject(metadata)
  const timeBases = encoders.map(({ context }) => addStream(file, context, isLengthPrefixed))

  async function close(): Promise<void> {
    await file.closeOutput()
    file.freeContext()
  }

  let isCreated = false
  try {
    checkCode(await file.openOutput(), 'opening the file')
    isCreated = true
    checkCode(await file.writeHeader(Dictionary.fromObject(options)), 'writing the file')
  } catch (error) {
    await close()
    if (isCreated) await rm(path, { force: true })
    throw error
  }

  return {
    async write(packet, index) {
      const stream = file.streams[index]
      const timeBase = timeBases[index]
      if (!stream || !timeBase) throw new RangeError(`there is no stream ${index}`)
      packet.streamIndex = index
      packet.rescaleTs(timeBase, stream.timeBase)
      // Writes to the page cache in microseconds; another thread would take longer.
      checkCode(file.interleavedWriteFrameSync(packet), 'writing the file')
    },
    async finish() {
      // Also flushes the buffer, so that a full disk is reported here: closing would not report it.
      checkCode(await file.writeTrailer(), 'completing the file')
    },
    close,
  }
}

function addStream(file: FormatContext, context: CodecContext, isLengthPrefixed: boolean): CodecContext['timeBase'] {
  const stream = file.newStream(null)
  checkCode(context.parametersFromContext(stream.codecpar), 'describing a stream')
  const { codecpar } = stream
  // The format of the stream's extra data determines the format of its packets.
  if (isLengthPrefixed && codecpar.codecId === AV_CODEC_ID_H264)
    codecpar.extradata = codecpar.getDecoderConfigurationRecord()
  stream.timeBase = context.timeBase
  if (context.framerate.num > 0) stream.avgFrameRate = context.framerate
  return context.timeBase
}
