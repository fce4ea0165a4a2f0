import type { TimedEffect } from '@kinora/media/engine/contract'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { amplitudeToDecibels, decibelsToGain } from '@kinora/media/sound/decibels'
import { fadeInPlace } from '@kinora/media/sound/fade-sound'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { scaleSound } from '@kinora/media/sound/scale-sound'
import { createSilence, secondsToSamples, type Sound } from '@kinora/media/sound/sound'
import { lowPass } from '../ambience/shape/filters.ts'
import { addReverb } from '../ambience/shape/reverb.ts'
import { addAt } from '../ambience/shape/scatter.ts'
import { balanceSounds, type MixedSound } from './balance-sounds.ts'
import type { EffectKind } from './effect-kind.ts'

/** Sounds and their times. */
export type PlacedEffect = TimedEffect & {
  read: { kinds: readonly EffectKind[]; intensity: number; isFar: boolean }
}

// Events have an inaudible ramp; continuous sounds fade in and out.
const EDGE_SECONDS = 0.004
const END_SECONDS = 0.06
const STEADY_FADE_SECONDS = 0.25
// Behind hills or walls: the remaining share.
const [FAR_HERTZ, FAR_DB] = [1_400, -8]
// Each further sound of the same phrase is slightly softer than the first.
const BEHIND_DB = -2
// The most that peaks of a single impact may stand out; beyond it, the gain is reduced.
const MAX_PEAK_DB = -2

/** Mixes all sounds at their times and makes events audible over continuous sounds. The peaks are not limited yet. */
export function mixEffects(
  placed: readonly PlacedEffect[],
  { seconds, seed }: { seconds: number; seed: number },
): Sound {
  const sounds: MixedSound[] = []
  for (const [index, { fromSeconds, toSeconds, prompt, read }] of placed.entries()) {
    const seeded = seededRandom(seed).fork(`${index} ${prompt}`)
    for (const [place, kind] of read.kinds.entries()) {
      const sound = makeEffect(kind, {
        seconds: toSeconds - fromSeconds,
        intensity: read.intensity,
        seeded,
        isFar: read.isFar,
      })
      const gain = decibelsToGain(Math.max(-6, place * BEHIND_DB))
      sounds.push({
        sound: scaleSound(sound, gain),
        at: secondsToSamples(fromSeconds),
        isSteady: kind.isSteady === true,
      })
    }
  }
  const mix = createSilence(seconds)
  for (const { sound, at } of balanceSounds(sounds)) {
    addAt(mix.left, sound.left, at, 1)
    addAt(mix.right, sound.right, at, 1)
  }
  return mix
}

type Wish = Omit<Parameters<EffectKind['make']>[0], 'never'> & { isFar?: boolean }

/** One kind of sound at its length and loudness, silent at both ends. */
export function makeEffect(kind: EffectKind, { seconds, intensity, seeded, isFar = false }: Wish): Sound {
  const made = kind.make({ seconds, intensity, seeded: seeded.fork(kind.name) })
  const sound = isFar ? moveAway(made) : made
  const gain = decibelsToGain(gainDb(sound, kind.lufs + (isFar ? FAR_DB : 0)))
  for (const side of [sound.left, sound.right]) for (let i = 0; i < side.length; i++) side[i]! *= gain
  const soft = Math.min(STEADY_FADE_SECONDS, seconds / 4)
  fadeInPlace(sound, {
    inSeconds: kind.isSteady ? soft : Math.min(EDGE_SECONDS, seconds / 4),
    outSeconds: kind.isSteady ? soft : Math.min(END_SECONDS, seconds / 4),
  })
  return sound
}

function moveAway({ left, right }: Sound): Sound {
  const dull = {
    left: lowPass(lowPass(left, FAR_HERTZ), FAR_HERTZ),
    right: lowPass(lowPass(right, FAR_HERTZ), FAR_HERTZ),
  }
  return addReverb(dull, { seconds: 1.8, wet: 0.35, dry: 0.7, bright: 0.2 })
}

/**
 * Applies the wanted loudness, unless peaks would stand out too far. Sounds that are too short for the loudness measure
 * use their energy.
 */
function gainDb(sound: Sound, lufs: number): number {
  const [peak, power] = peakAndPower(sound)
  if (peak === 0) return 0
  const measured = measureIntegratedLufs(sound)
  const level = Number.isFinite(measured) ? measured : 10 * Math.log10(power)
  return Math.min(lufs - level, MAX_PEAK_DB - amplitudeToDecibels(peak))
}

function peakAndPower({ left, right }: Sound): [peak: number, power: number] {
  let [peak, sum] = [0, 0]
  for (const side of [left, right])
    for (const sample of side) {
      peak = Math.max(peak, Math.abs(sample))
      sum += sample * sample
    }
  return [peak, sum / Math.max(1, left.length)]
}
