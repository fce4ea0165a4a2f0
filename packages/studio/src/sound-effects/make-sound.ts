import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { secondsToSamples } from '@kinora/media/sound/sound'
import type { Happening } from './effect-kind.ts'
import { blast, repeated, series } from './makers/blast.ts'
import { hiss, motor } from './makers/motors.ts'
import { creak, rub } from './makers/rubbing.ts'
import { plucks } from './makers/strings.ts'
import { rattle, strikes } from './makers/struck.ts'
import { beeps, glide } from './makers/tones.ts'
import { breathing, voice } from './makers/voices.ts'
import { bubbling, stream } from './makers/water.ts'
import type { Sounding, Texture } from './sound-schema.ts'

/** The synthesis of a sound that happens once. */
export function makeHappening(sound: Sounding): Happening {
  if ('blast' in sound) return blast(sound.blast)
  if ('voice' in sound) return voice(sound.voice)
  if ('breathing' in sound) return breathing(sound.breathing)
  if ('beeps' in sound) return beeps(sound.beeps)
  if ('glide' in sound) return glide(sound.glide)
  if ('rub' in sound) return rub(sound.rub)
  if ('creak' in sound) return creak(sound.creak)
  if ('bubbling' in sound) return bubbling(sound.bubbling)
  if ('plucks' in sound) return plucks(sound.plucks)
  if ('strikes' in sound) return strikes(sound.strikes.body, sound.strikes.blows)
  if ('rattle' in sound) {
    const { rattle: wish } = sound
    return rattle('sound' in wish ? makeHappening(wish.sound) : wish.body, wish)
  }
  if ('motor' in sound) {
    const samples = secondsToSamples(sound.motor.seconds ?? 1)
    return seeded => motor(sound.motor)(samples, seeded, 0.5)
  }
  if ('repeated' in sound) {
    const { sound: part, times, apart, uneven } = sound.repeated
    return repeated(makeHappening(part), times, apart, uneven)
  }
  return series(sound.series.map(({ at, gain, sound: part }) => [at, gain, makeHappening(part)] as const))
}

/** The synthesis of a sound that goes on. */
export function makeTexture(
  sound: Texture,
): (samples: number, seeded: SeededRandom, intensity: number) => Float32Array {
  if ('motor' in sound) return motor(sound.motor)
  return 'hiss' in sound ? hiss(sound.hiss) : stream(sound.stream)
}
