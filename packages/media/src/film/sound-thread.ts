// The thread that mixes and encodes a film's sound while the main thread draws the picture.
import { parentPort } from 'node:worker_threads'
import { AV_PKT_DATA_SKIP_SAMPLES } from 'node-av/constants'
import { ChildFailure } from '../children/child-failure.ts'
import { holdPeaks } from '../write/hold-peaks.ts'
import { encodeSounds } from './encode-sounds.ts'
import { joinedSounds } from './joined-sounds.ts'
import { mixFilm } from './mix-film.ts'
import type { SoundAnswer, SoundJob } from './encode-sound-in-thread.ts'

async function answerOf({ job, plain }: SoundJob): Promise<SoundAnswer> {
  const isJoined = job.timeline.tracks.some(({ kind }) => kind === 'joined')
  const mixed = isJoined ? undefined : await mixFilm(job, new Set(plain))
  if (!isJoined && !mixed) return { packets: [] }
  const held = mixed && [await holdPeaks(mixed.sound, `${job.path}.peaks.m4a`)]
  const sound = await encodeSounds(held ?? joinedSounds(job))
  try {
    return {
      packets: sound.packets.map(packet => {
        const { data, pts, dts, duration } = packet
        const skips = packet.getSideData(AV_PKT_DATA_SKIP_SAMPLES)
        return {
          data: Uint8Array.from(data ?? []),
          pts,
          dts,
          duration,
          ...(skips && { skips: Uint8Array.from(skips) }),
        }
      }),
      ...(mixed?.lufs !== undefined && { lufs: mixed.lufs }),
    }
  } finally {
    sound.close()
  }
}

/** Every job gets an answer. */
async function answer(job: SoundJob): Promise<SoundAnswer> {
  try {
    return await answerOf(job)
  } catch (error) {
    const { message } = error as Error
    return { failure: message, retryable: error instanceof ChildFailure ? error.retryable : true }
  }
}

const port = parentPort
port?.on('message', (job: SoundJob) => void answer(job).then(said => port.postMessage(said, [])))
