import {
  AV_CODEC_FLAG_BITEXACT,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  type FFEncoderCodec,
  type Frame,
  Packet,
} from 'node-av'

export type OpenEncoder = {
  context: CodecContext
  /** Takes a frame, or null at the end, and hands on every packet that is ready; a packet is gone after `use`. */
  encode(frame: Frame | null, use: (packet: Packet) => Promise<void>): Promise<void>
  close(): void
}

/** Throws what a native call says of itself. */
export function checked(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${FFmpegError.strerror(code)}`)
  return code
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
  // One thread and no version stamps: the same order gives the same bytes.
  context.threadCount = 1
  context.setFlags(AV_CODEC_FLAG_BITEXACT)
  configure(context)
  // Not open2Sync: with options it corrupts the heap.
  checked(await context.open2(codec, Dictionary.fromObject(options)), `opening ${name}`)
  const packet = new Packet()
  packet.alloc()

  async function encode(frame: Frame | null, use: (packet: Packet) => Promise<void>): Promise<void> {
    checked(await context.sendFrame(frame), `encoding with ${name}`)
    for (;;) {
      const code = await context.receivePacket(packet)
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return
      checked(code, `encoding with ${name}`)
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
