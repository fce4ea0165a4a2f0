import { setImmediate as giveWay } from 'node:timers/promises'
import { type FormatContext, Packet, type Stream } from 'node-av/lib'
import { AV_PKT_FLAG_CORRUPT, AVDISCARD_ALL, AVERROR_EOF } from 'node-av/constants'

// Reading a packet takes microseconds, a thread switch ten times as long, so they are read here; timers run after this
// many.
const PACKETS_AT_A_TIME = 64

// By the first of their demuxer's names.
const INDEXED = ['mov', 'avi', 'bmp_pipe']

/** Reads the packets of the given streams to the end of a file. A text is the reason for a failure. */
export async function readPackets(
  file: FormatContext,
  streams: readonly Stream[],
  use: (packet: Packet) => Promise<'stop' | void>,
): Promise<string | undefined> {
  for (const stream of file.streams) {
    if (!streams.some(({ index }) => index === stream.index)) stream.discard = AVDISCARD_ALL
  }
  const isIndexed = INDEXED.includes(file.iformat?.name?.split(',')[0] ?? '')
  const packet = new Packet()
  packet.alloc()
  try {
    for (let count = 1; ; count++) {
      const code = file.readFrameSync(packet)
      if (code === AVERROR_EOF) return undefined
      if (code < 0) return 'cut off or damaged'
      const isWanted = streams.some(({ index }) => index === packet.streamIndex)
      // A truncated packet. A stream without an index may end anywhere.
      if (isWanted && isIndexed && packet.hasFlags(AV_PKT_FLAG_CORRUPT)) return 'cut off: some of its data is missing'
      if (isWanted && (await use(packet)) === 'stop') return undefined
      packet.unref()
      if (count % PACKETS_AT_A_TIME === 0) await giveWay()
    }
  } finally {
    packet.free()
  }
}
