import type { Frame, Packet, Stream } from 'node-av/lib'
import { AV_PKT_FLAG_DISCARD } from 'node-av/constants'
import { readOrientation } from '../av/orientation.ts'
import { shownSize } from '../av/shown-size.ts'
import { timestampSeconds } from '../av/timestamp-seconds.ts'
import type { Size } from '../frames/size.ts'
import { findKnownCodec } from './known-codecs.ts'
import { openStreamDecoder } from './open-stream-decoder.ts'

/** `unseenKey` is the packet index of a last key frame that was not decoded. */
type MovingPicture = Size & { seconds: number; fps: number; videoCodec: string; unseenKey: number | undefined }

type PictureMeter = {
  take(packet: Packet): Promise<void>
  /** A text is the reason why the picture is unusable. */
  finish(): Promise<MovingPicture | string>
  close(): void
}

// A reordering decoder outputs nothing for up to sixteen packets; after twice as many, nothing will come.
const MAX_PACKETS_BEFORE_A_FRAME = 32
// Five seconds of 1080p, about one second of work. Of a larger film, only the beginning and the last key frame are
// decoded.
const MAX_DECODED_PIXELS = 250_000_000
// Players skip a damaged frame, and the next ones up to a key frame.
const MAX_BAD_SHARE = 0.1

/** Counts the packets of a video and their time, and decodes a limited number. */
export async function openPictureMeter(stream: Stream): Promise<PictureMeter | string> {
  const videoCodec = findKnownCodec(stream.codecpar)
  if (!videoCodec) return 'its picture is coded in a way that is not supported'
  const decoder = await openStreamDecoder(stream)
  if (!decoder) return 'its picture cannot be decoded'
  let packets = 0
  let shown = 0
  let lastKey = 0
  let start = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  let size: Size | undefined
  let lookedAt = 0
  let badPackets = 0
  let decodedPixels = 0

  const see = (frame: Frame): void => {
    size ??= shownSize(frame, stream, readOrientation(stream))
    decodedPixels += frame.width * frame.height
  }

  const take = async (packet: Packet): Promise<void> => {
    if (packet.isKeyframe) lastKey = packets
    packets += 1
    const isWorthALook = size ? decodedPixels < MAX_DECODED_PIXELS : lookedAt < MAX_PACKETS_BEFORE_A_FRAME
    if (isWorthALook) {
      lookedAt = packets
      if (!(await decoder.decode(packet, see))) badPackets += 1
    }
    // Frames outside the edit list are decoded but not shown.
    if (packet.hasFlags(AV_PKT_FLAG_DISCARD)) return
    shown += 1
    const at = timestampSeconds(packet.pts, stream.timeBase) ?? timestampSeconds(packet.dts, stream.timeBase) ?? 0
    start = Math.min(start, at)
    end = Math.max(end, at + (timestampSeconds(packet.duration, stream.timeBase) ?? 0))
  }

  const finish = async (): Promise<MovingPicture | string> => {
    if (shown === 0) return 'has no frames'
    if (lookedAt === packets) await decoder.decode(null, see)
    if (!size) return 'its picture cannot be decoded'
    if (badPackets > lookedAt * MAX_BAD_SHARE) return 'too much of its picture is damaged'
    const seconds = roundTo(end - start, 1e6)
    if (!(seconds > 0)) return 'has no length'
    const unseenKey = lastKey >= lookedAt ? lastKey : undefined
    return { ...size, seconds, fps: roundTo(shown / seconds, 1e3), videoCodec, unseenKey }
  }

  return { take, finish, close: () => decoder.close() }
}

/** Rounds fractions of a tick. */
const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts
