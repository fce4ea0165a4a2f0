import { decodeSound } from '../av/decode-sound.ts'
import { holdPeaks } from '../write/hold-peaks.ts'
import { secondsToSamples, createSilence, type Sound } from '../sound/sound.ts'
import type { ComposeJob } from './compose-job.ts'
import { blameSource } from './blame-source.ts'

/** The sounds of consecutive films, unchanged: many chapters may last for hours. */
export async function* joinedSounds({ timeline, files, path }: ComposeJob): AsyncGenerator<Sound> {
  for (const { source, seconds } of timeline.tracks.flatMap(({ cues }) => cues)) {
    const maxSeconds = seconds + 1
    const sound = cutTo(await blameSource(source, decodeSound(files[source]!, { maxSeconds })), seconds)
    // They are decoded and encoded again, so peaks may rise a little each time.
    yield await holdPeaks(sound, `${path}.peaks.m4a`)
  }
}

/** Codecs pad the last block. */
function cutTo({ left, right }: Sound, seconds: number): Sound {
  const cut = createSilence(seconds)
  const count = secondsToSamples(seconds)
  cut.left.set(left.subarray(0, count))
  cut.right.set(right.subarray(0, count))
  return cut
}
