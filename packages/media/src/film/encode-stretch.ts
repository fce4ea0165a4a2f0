import { Packet } from 'node-av/lib'
import { AV_PICTURE_TYPE_I, AV_PICTURE_TYPE_NONE } from 'node-av/constants'
import { FRAMES_BETWEEN_KEYS, openPictureEncoder } from '../av/open-picture-encoder.ts'
import { drawStretch } from './draw-stretch.ts'
import type { Film } from './film.ts'
import { lengthPrefixed } from './parameter-sets.ts'

/** Draws and encodes the frames of a film in a range. The receiver frees the packets. */
export async function encodeStretch(film: Film, fromFrame: number, toFrame: number): Promise<Packet[]> {
  const keys = keysOf(film, fromFrame, toFrame)
  const encoder = await openPictureEncoder(film.size, { ...film.quality, keys: 'forced' })
  const packets: Packet[] = []
  const keep = async (packet: Packet): Promise<void> => {
    const { data, pts, isKeyframe } = packet
    if (!data) throw new Error('the encoder gave an empty packet')
    const kept = new Packet()
    kept.alloc()
    packets.push(kept)
    // In the format of clips: a file needs one packet format.
    kept.data = lengthPrefixed(data)
    kept.pts = pts
    kept.isKeyframe = isKeyframe
  }
  try {
    for await (const frame of drawStretch(film, fromFrame, toFrame)) {
      frame.pictType = keys.has(Number(frame.pts)) ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
      await encoder.encode(frame, keep)
    }
    await encoder.encode(null, keep)
    return packets
  } catch (error) {
    for (const packet of packets) packet.free()
    throw error
  } finally {
    encoder.close()
  }
}

/**
 * Key frames: the first frame, the first of every shot, and at least one in two seconds; but never the last, see the
 * plan.
 */
function keysOf({ shots }: Film, fromFrame: number, toFrame: number): Set<number> {
  const begins = new Set(shots.map(({ atFrame }) => atFrame))
  const keys = new Set([fromFrame])
  let last = fromFrame
  for (let frame = fromFrame + 1; frame < toFrame - 1; frame++) {
    if (!begins.has(frame) && frame - last < FRAMES_BETWEEN_KEYS) continue
    keys.add(frame)
    last = frame
  }
  return keys
}
