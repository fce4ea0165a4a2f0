import { bundleOrModule } from '../children/fresh-bundle.ts'
import { siblingModule } from '../children/sibling-module.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Packet } from 'node-av/lib'
import { AV_PKT_DATA_SKIP_SAMPLES } from 'node-av/constants'
import { openSoundEncoder } from '../av/open-sound-encoder.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { ComposeJob } from './compose-job.ts'
import type { EncodedSound } from './encode-sounds.ts'

/** `plain` sources were inspected before. */
export type SoundJob = { job: ComposeJob; plain: readonly string[] }

type PlainPacket = { data: Uint8Array; pts: bigint; dts: bigint; duration: bigint; skips?: Uint8Array }

export type SoundAnswer = { packets: PlainPacket[]; lufs?: number } | { failure: string; retryable: boolean }

// Started with the first film and kept: its code is compiled, and it holds nothing between films.
let thread: Worker | undefined

/**
 * Mixes and encodes a film's sound in a thread, in parallel with the picture: it takes a quarter of the time. One at a
 * time. Undefined for a film without sound.
 */
export async function encodeSoundInThread(soundJob: SoundJob): Promise<(EncodedSound & { lufs?: number }) | undefined> {
  const used = (thread ??= new Worker(bundleOrModule(siblingModule(import.meta, 'sound-thread'))))
  const answered = once(used, 'message') as Promise<[SoundAnswer]>
  used.ref()
  used.postMessage(soundJob, [])
  try {
    const [answer] = await answered
    if ('failure' in answer) throw new ChildFailure(answer.failure, answer.retryable)
    return answer.packets.length === 0 ? undefined : await soundOf(answer)
  } catch (error) {
    // An error of the job is an answer; otherwise the thread itself has failed.
    if (!(error instanceof ChildFailure)) thread = undefined
    throw error
  } finally {
    // The thread does not keep the process alive.
    used.unref()
  }
}

async function soundOf({
  packets,
  lufs,
}: Exclude<SoundAnswer, { failure: string }>): Promise<EncodedSound & { lufs?: number }> {
  // Describes the packets to the file; nothing is encoded with it.
  const { encoder } = await openSoundEncoder('aac')
  const made = packets.map(packetOf)
  const close = (): void => {
    for (const packet of made) packet.free()
    encoder.close()
  }
  return { encoder, packets: made, close, ...(lufs !== undefined && { lufs }) }
}

function packetOf({ data, pts, dts, duration, skips }: PlainPacket): Packet {
  const packet = new Packet()
  packet.alloc()
  packet.data = Buffer.from(data)
  packet.pts = pts
  packet.dts = dts
  packet.duration = duration
  packet.isKeyframe = true
  if (skips) packet.addSideData(AV_PKT_DATA_SKIP_SAMPLES, Buffer.from(skips))
  return packet
}
