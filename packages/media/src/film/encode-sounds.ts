import type { Packet } from 'node-av/lib'
import type { OpenEncoder } from '../av/open-encoder.ts'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import type { Sound } from '../sound/sound.ts'
import { createSoundQueue } from '../write/sound-queue.ts'

export type EncodedSound = { encoder: OpenEncoder; packets: readonly Packet[]; close(): void }

/** Encodes consecutive sounds as AAC in memory: a minute takes 1.2 MB. One input is held at a time. */
export async function encodeSounds(sounds: Iterable<Sound> | AsyncIterable<Sound>): Promise<EncodedSound> {
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
  try {
    const queue = createSoundQueue()
    for await (const sound of sounds) {
      queue.push(sound)
      await voice.encodeTo(queue.length(), queue.fill, keep)
    }
    await voice.finishAt(queue.length(), queue.fill, keep)
    return { encoder, packets, close }
  } catch (error) {
    close()
    throw error
  }
}
