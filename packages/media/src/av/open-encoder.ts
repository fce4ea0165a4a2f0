import { Codec, CodecContext, Dictionary, type Frame, Packet } from 'node-av/lib'
import {
  AV_CODEC_FLAG_BITEXACT,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AVMEDIA_TYPE_AUDIO,
  type FFEncoderCodec,
} from 'node-av/constants'
import { checkCode, isDrained } from './check-code.ts'

export type OpenEncoder = {
  context: CodecContext
  /**
   * Encodes a frame, or null at the end, and passes every finished packet to `use`; a packet is valid only during the
   * call.
   */
  encode(frame: Frame | null, use: (packet: Packet) => Promise<void>): Promise<void>
  close(): void
}

export async function openEncoder(
  name: FFEncoderCodec,
  configure: (context: CodecContext) => void,
  options: Record<string, string> = {},
): Promise<OpenEncoder> {
  const codec = Codec.findEncoderByName(name)
  if (!codec) throw new Error(`there is no encoder ${name}`)
  const context = new CodecContext()
  context.allocContext3(codec)
  // One thread and no version stamps: the same input gives the same bytes.
  context.threadCount = 1
  context.setFlags(AV_CODEC_FLAG_BITEXACT, AV_CODEC_FLAG_GLOBAL_HEADER)
  configure(context)
  // Not open2Sync: with options it corrupts the heap.
  const opened = await context.open2(codec, Dictionary.fromObject(options))
  if (opened < 0) context.freeContext()
  checkCode(opened, `opening ${name}`)
  const packet = new Packet()
  packet.alloc()

  // Encoding a frame of sound takes a fraction of a millisecond, so no other thread is used.
  const isQuick = codec.type === AVMEDIA_TYPE_AUDIO
  const send = (frame: Frame | null): number | Promise<number> =>
    isQuick ? context.sendFrameSync(frame) : context.sendFrame(frame)
  const receive = (): number | Promise<number> =>
    isQuick ? context.receivePacketSync(packet) : context.receivePacket(packet)

  async function encode(frame: Frame | null, use: (packet: Packet) => Promise<void>): Promise<void> {
    checkCode(await send(frame), `encoding with ${name}`)
    for (;;) {
      const code = await receive()
      if (isDrained(code)) return
      checkCode(code, `encoding with ${name}`)
      await use(packet)
      packet.unref()
    }
  }

  function close(): void {
    packet.free()
    context.freeContext()
  }

  return { context, encode, close }
}
