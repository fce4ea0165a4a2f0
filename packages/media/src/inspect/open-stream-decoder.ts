import { Codec, CodecContext, Dictionary, Frame, type Packet, type Stream } from 'node-av/lib'
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { MAX_PIXELS } from '../formats/check-media.ts'
import { isDrained } from '../av/check-code.ts'

type StreamDecoder = {
  /** Decodes a packet, or null at the end, and passes on the output; false if the packet could not be decoded. */
  decode(packet: Packet | null, use: (frame: Frame) => void): Promise<boolean>
  close(): void
}

/** Undefined if the decoder does not support the stream's parameters. */
export async function openStreamDecoder({ codecpar, timeBase }: Stream): Promise<StreamDecoder | undefined> {
  const codec = Codec.findDecoder(codecpar.codecId)
  if (!codec) return undefined
  const context = new CodecContext()
  context.allocContext3(codec)
  context.threadCount = 1
  const isFit = context.parametersToContext(codecpar) >= 0
  context.pktTimebase = timeBase
  // A frame's own header may declare any size.
  const options = Dictionary.fromObject({ max_pixels: String(MAX_PIXELS) })
  if (!isFit || (await context.open2(codec, options)) < 0) {
    context.freeContext()
    return undefined
  }
  const frame = new Frame()
  frame.alloc()

  // Decoding sound takes less time than a thread switch; a picture may take a second, during which this thread checks
  // the memory.
  const isQuick = codecpar.codecType === AVMEDIA_TYPE_AUDIO
  const send = (packet: Packet | null): number | Promise<number> =>
    isQuick ? context.sendPacketSync(packet) : context.sendPacket(packet)
  const receive = (): number | Promise<number> =>
    isQuick ? context.receiveFrameSync(frame) : context.receiveFrame(frame)

  async function decode(packet: Packet | null, use: (frame: Frame) => void): Promise<boolean> {
    if ((await send(packet)) < 0) return false
    for (;;) {
      const code = await receive()
      if (code < 0) return isDrained(code)
      use(frame)
      frame.unref()
    }
  }

  function close(): void {
    frame.free()
    context.freeContext()
  }

  return { decode, close }
}
