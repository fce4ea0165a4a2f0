import { Packet } from 'node-av/lib'
import { AVDISCARD_ALL, AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import { checkCode } from '../av/check-code.ts'
import { openInput } from '../av/open-input.ts'
import { timestampSeconds, fileStartSeconds } from '../av/timestamp-seconds.ts'
import { ChildFailure } from '../children/child-failure.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import type { ClipIndex } from './index-clip.ts'
import { frameTicks } from './read-clip.ts'

/** A packet and its frame in the clip; valid only during `use`. */
type UsePacket = (packet: Packet, frame: number) => Promise<void>

/** Passes on the packets of a clip from a frame where a decoder can start to one before which it can stop. */
export async function copyPackets(clip: ClipIndex, fromFrame: number, toFrame: number, use: UsePacket): Promise<void> {
  const file = await openInput(clip.path, { looks: !clip.isPlain })
  const packet = new Packet()
  packet.alloc()
  try {
    const index = file.findBestStream(AVMEDIA_TYPE_VIDEO)
    const stream = file.streams[index]
    if (!stream) throw new ChildFailure('the file has no picture', false)
    for (const other of file.streams) if (other.index !== index) other.discard = AVDISCARD_ALL
    const ticks = frameTicks(file, stream, fromFrame)
    if (fromFrame > 0) checkCode(await file.seekFrame(index, ticks, AVSEEK_FLAG_BACKWARD), 'seeking')
    const start = fileStartSeconds(file)
    let left = toFrame - fromFrame
    let hasBegun = false
    // Packets are in the page cache since the clip was indexed; another thread would cost more than reading.
    while (left > 0 && file.readFrameSync(packet) >= 0) {
      const frame = Math.round(((timestampSeconds(packet.pts, stream.timeBase) ?? -1) - start) * FRAMES_PER_SECOND)
      hasBegun ||= frame === fromFrame && packet.isKeyframe
      if (hasBegun && packet.streamIndex === index) {
        await use(packet, frame)
        left -= 1
      }
      packet.unref()
    }
    if (left > 0) throw new ChildFailure(`${left} frames before frame ${toFrame} of the clip cannot be read`, false)
  } finally {
    packet.free()
    await file.closeInput()
  }
}
