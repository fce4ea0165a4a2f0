import { loopToLength } from '@kinora/media/sound/loop-to-length'
import { mixSounds } from '@kinora/media/sound/mix-sounds'
import { limitPeaks } from '@kinora/media/sound/limit-peaks'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { amplitudeToDecibels } from '@kinora/media/sound/decibels'
import { SAMPLE_RATE, secondsToSamples, type Sound, soundSeconds } from '@kinora/media/sound/sound'

// Clips end with a fade of at most this length; the sound before it is representative.
const ENDING_SECONDS = 0.5
// The length that is repeated.
const TAIL_SECONDS = 4
// A moment, short compared with a word; and the shortest part that can be repeated.
const WINDOW_SECONDS = 0.1
const ROOM_SECONDS = 0.8
// Variation in decibels: rain, a crowd or a sustained chord vary by at most this; words and steps by far more.
const STEADY_DB = 4
// The fade from the clip's final level to the normal level, and at the end.
const RISE_SECONDS = 0.4
const FADE_SECONDS = 0.3
// New sounds fade in over this time while the old ones are lowered.
const SCENE_RISE_SECONDS = 1

/**
 * Continues a sound after its end. A steady sound is repeated; from words or steps only the quiet background is. It
 * begins at the final level of the clip. `scene` has the additional sounds of the prompt.
 */
export function continueSound(before: Sound, seconds: number, scene?: Sound): Sound {
  const bed = takeUpLevel(goOn(before, seconds), before)
  const length = soundSeconds(bed)
  const tracks = [
    { sound: bed, fadeOutSeconds: Math.min(FADE_SECONDS, length / 4) },
    ...(scene
      ? [{ sound: scene, fadeInSeconds: Math.min(SCENE_RISE_SECONDS, length / 2), gain: matchedGain(scene, before) }]
      : []),
  ]
  return limitPeaks(mixSounds(seconds, tracks), PEAK_CEILING_DB)
}

function goOn(before: Sound, seconds: number): Sound {
  const whole = soundSeconds(before)
  const until = whole > 2 * ENDING_SECONDS ? whole - ENDING_SECONDS : whole
  const tail = part(before, Math.max(0, until - TAIL_SECONDS), until)
  const levels = levelsOf(tail)
  const material = waver(levels) <= STEADY_DB ? tail : quietest(part(before, 0, until))
  const own = soundSeconds(material)
  if (own < WINDOW_SECONDS) return mixSounds(seconds, [])
  // From its second repetition on, which begins at a good crossing point.
  const looped = loopToLength(material, own + seconds, { fadeOutSeconds: 0 })
  return part(looped, own, own + seconds)
}

const part = ({ left, right }: Sound, from: number, to: number): Sound => ({
  left: left.slice(secondsToSamples(from), secondsToSamples(to)),
  right: right.slice(secondsToSamples(from), secondsToSamples(to)),
})

/** The loudness of each moment, in decibels. */
function levelsOf(sound: Sound): number[] {
  const size = secondsToSamples(WINDOW_SECONDS)
  return Array.from({ length: Math.floor(sound.left.length / size) }, (_, index) =>
    amplitudeToDecibels(Math.max(1e-5, rmsOf(sound, index * size, (index + 1) * size))),
  )
}

function rmsOf({ left, right }: Sound, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += left[at]! ** 2 + right[at]! ** 2
  return Math.sqrt(sum / Math.max(1, 2 * (to - from)))
}

function waver(levels: readonly number[]): number {
  if (levels.length < 2) return 0
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length)
}

/** The quietest part. */
function quietest(sound: Sound): Sound {
  const levels = levelsOf(sound)
  const count = Math.min(levels.length, Math.round(ROOM_SECONDS / WINDOW_SECONDS))
  let [best, least] = [0, Infinity]
  for (let from = 0; from + count <= levels.length; from++) {
    const loudest = Math.max(...levels.slice(from, from + count))
    if (loudest < least) [best, least] = [from, loudest]
  }
  return part(sound, best * WINDOW_SECONDS, (best + count) * WINDOW_SECONDS)
}

/** Begins at the level of the previous sound and returns to its own level within a moment. */
function takeUpLevel(sound: Sound, before: Sound): Sound {
  const size = Math.min(secondsToSamples(WINDOW_SECONDS), sound.left.length, before.left.length)
  const own = rmsOf(sound, 0, size)
  const wanted = rmsOf(before, before.left.length - size, before.left.length)
  const gain = own > 0 ? Math.min(2, wanted / own) : 1
  const rise = Math.min(sound.left.length, RISE_SECONDS * SAMPLE_RATE)
  for (let at = 0; at < rise; at++) {
    const now = gain + (1 - gain) * (at / rise)
    sound.left[at]! *= now
    sound.right[at]! *= now
  }
  return sound
}

/** As loud as the previous sound, and not amplified. */
function matchedGain(scene: Sound, before: Sound): number {
  const [own, wanted] = [rmsOf(scene, 0, scene.left.length), rmsOf(before, 0, before.left.length)]
  return own > 0 ? Math.min(1, wanted / own) : 1
}
