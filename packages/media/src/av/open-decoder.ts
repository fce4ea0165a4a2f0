import { setImmediate as giveWay } from 'node:timers/promises'
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  type FormatContext,
  Frame,
  Packet,
  type Stream,
} from 'node-av/lib'
import { AVMEDIA_TYPE_AUDIO, type AVMediaType } from 'node-av/constants'
import { MAX_PIXELS } from '../formats/check-media.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { checkCode, isDrained } from './check-code.ts'

// A few kilobytes can declare a picture that takes gigabytes to decode.
const OPTIONS = { max_pixels: String(MAX_PIXELS) }

const PACKETS_AT_A_TIME = 64

export type OpenDecoder = {
  stream: Stream
  /**
   * Decodes the stream to its end. A frame is valid until the next one is requested. Broken parts are skipped, as
   * players do, and reported to `onBroken`.
   */
  frames(onBroken?: () => void): AsyncGenerator<Frame>
  close(): void
}

/** A decoder for the file's best stream of a kind; undefined if there is none. */
export async function openDecoder(file: FormatContext, kind: AVMediaType): Promise<OpenDecoder | undefined> {
  const index = file.findBestStream(kind)
  const stream = file.streams[index]
  if (index < 0 || !stream) return undefined
  const codec = Codec.findDecoder(stream.codecpar.codecId)
  if (!codec) throw new ChildFailure('there is no decoder for the content of the file', false)
  const context = new CodecContext()
  context.allocContext3(codec)
  checkCode(context.parametersToContext(stream.codecpar), 'preparing the decoder')
  context.pktTimebase = stream.timeBase
  // The pool runs one job per core.
  context.threadCount = 1
  const opened = await context.open2(codec, Dictionary.fromObject(OPTIONS))
  if (opened < 0) {
    context.freeContext()
    throw new ChildFailure(`opening ${codec.name}: ${FFmpegError.strerror(opened)}`, false)
  }
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()

  // Decoding a frame of sound takes microseconds; a thread switch takes ten times as long.
  const isQuick = kind === AVMEDIA_TYPE_AUDIO
  const read = (): number | Promise<number> => (isQuick ? file.readFrameSync(packet) : file.readFrame(packet))
  const send = (sent: Packet | null): number | Promise<number> =>
    isQuick ? context.sendPacketSync(sent) : context.sendPacket(sent)
  const receive = (): number | Promise<number> =>
    isQuick ? context.receiveFrameSync(frame) : context.receiveFrame(frame)

  async function* ready(onBroken: () => void): AsyncGenerator<Frame> {
    for (;;) {
      const code = await receive()
      if (isDrained(code)) return
      // A frame could not be decoded; the next may be intact.
      if (code >= 0) yield frame
      frame.unref()
      if (code < 0) return onBroken()
    }
  }

  async function* frames(onBroken: () => void = () => {}): AsyncGenerator<Frame> {
    // Any read error counts as the end, so a truncated file plays up to there.
    for (let count = 1; (await read()) >= 0; count++) {
      if (packet.streamIndex === index) {
        const code = await send(packet)
        if (code >= 0) yield* ready(onBroken)
        else onBroken()
      }
      packet.unref()
      // Yields, so that timers and other work can run.
      if (isQuick && count % PACKETS_AT_A_TIME === 0) await giveWay()
    }
    await send(null)
    yield* ready(onBroken)
  }

  function close(): void {
    packet.free()
    frame.free()
    context.freeContext()
  }

  return { stream, frames, close }
}
