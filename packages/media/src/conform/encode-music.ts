import { decodeSound } from '../av/decode-sound.ts'
import { fadeInPlace } from '../sound/fade-sound.ts'
import { limitPeaks } from '../sound/limit-peaks.ts'
import { loopToLength } from '../sound/loop-to-length.ts'
import { PEAK_CEILING_DB } from '../sound/peak-ceiling.ts'
import { createSilence, secondsToSamples, type Sound } from '../sound/sound.ts'
import { writeSound } from '../write/write-sound.ts'
import type { RecognisedFile } from './recognise-file.ts'
import { lengthNotes, MAX_EXTRA_SECONDS } from './tolerated-length.ts'
import { unusable } from './unusable.ts'

// Codecs and engines round to whole blocks: missing time becomes silence at the end, and extra time is cut.
const NEAR_SECONDS = 0.5
// A short fade that avoids a click.
const CUT_FADE_SECONDS = 0.02
// Shorter music would repeat too often.
const LEAST_SHARE = 0.25

/** Writes music of the ordered length: cut and faded out, or looped at the least audible seam. */
export async function encodeMusic(
  { path, input }: RecognisedFile,
  target: string,
  { seconds, wanted }: { seconds: number; wanted: number },
  report: (percent: number) => void,
): Promise<string[]> {
  if (seconds < LEAST_SHARE * wanted)
    throw unusable(`it made ${seconds.toFixed(1)} s of the ${wanted} s asked for`, { retryable: false })
  const limits = { untilSeconds: wanted + NEAR_SECONDS, maxSeconds: wanted + MAX_EXTRA_SECONDS }
  const sound = await decodeSound(path, { ...input, ...limits })
  const isNear = Math.abs(seconds - wanted) <= NEAR_SECONDS
  const fitting = isNear ? cutOrPad(sound, wanted) : loopToLength(sound, wanted)
  await writeSound(target, limitPeaks(fitting, PEAK_CEILING_DB), { format: 'mp3', report })
  return lengthNotes(seconds, wanted, isNear ? 'it ends with silence' : 'it is repeated')
}

function cutOrPad({ left, right }: Sound, seconds: number): Sound {
  const samples = secondsToSamples(seconds)
  const fitting = createSilence(seconds)
  fitting.left.set(left.subarray(0, samples))
  fitting.right.set(right.subarray(0, samples))
  if (left.length > samples) fadeInPlace(fitting, { outSeconds: CUT_FADE_SECONDS })
  return fitting
}
