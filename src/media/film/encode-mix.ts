import type { Packet } from 'node-av'
import type { OpenEncoder } from '../av/open-encoder.ts'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import type { Sound } from '../sound/sound.ts'

export type EncodedSound = { encoder: OpenEncoder; packets: readonly Packet[]; close(): void }

/** A whole sound as AAC, in memory: a minute takes 1.2 MB. */
export async function encodeMix({ left, right }: Sound): Promise<EncodedSound> {
  const voice = await openSoundEncoder('aac')
  const { encoder } = voice
  const packets: Packet[] = []
  const close = (): void => {
    for (const packet of packets) packet.free()
    encoder.close()
  }
  const keep = async (packet: Packet): Promise<void> => {
    const kept = packet.clone()
    if (!kept) throw new Error('there is no memory for a packet')
    packets.push(kept)
  }
  const fill = (first: number, intoLeft: Float32Array, intoRight: Float32Array): void => {
    intoLeft.set(left.subarray(first, first + intoLeft.length))
    intoRight.set(right.subarray(first, first + intoRight.length))
  }
  try {
    await voice.encodeTo(left.length, fill, keep)
    await voice.finishAt(left.length, fill, keep)
    return { encoder, packets, close }
  } catch (error) {
    close()
    throw error
  }
}
