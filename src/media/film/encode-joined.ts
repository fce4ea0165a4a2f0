import type { Packet } from 'node-av'
import { decodeSound } from '../av/decode-sound.ts'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import { samplesOf, silenceOf, type Sound } from '../sound/sound.ts'
import { createSoundQueue } from '../write/sound-queue.ts'
import type { ComposeJob } from './compose-job.ts'
import type { EncodedSound } from './encode-mix.ts'
import { doneWith } from './of-source.ts'

/**
 * The sounds of films that follow each other, as they are. One is held at a time: a whole of many chapters may last for
 * hours.
 */
export async function encodeJoined({ timeline, files }: ComposeJob): Promise<EncodedSound> {
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
    for (const { source, seconds } of timeline.tracks.flatMap(({ cues }) => cues)) {
      const maxSeconds = seconds + 1
      queue.push(cutTo(await doneWith(source, decodeSound(files[source]!, { maxSeconds })), seconds))
      await voice.encodeTo(queue.length(), queue.fill, keep)
    }
    await voice.finishAt(queue.length(), queue.fill, keep)
    return { encoder, packets, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Codecs pad the last block. */
function cutTo({ left, right }: Sound, seconds: number): Sound {
  const cut = silenceOf(seconds)
  const count = samplesOf(seconds)
  cut.left.set(left.subarray(0, count))
  cut.right.set(right.subarray(0, count))
  return cut
}
