import { decibelsToGain } from './decibels.ts'
import { measureIntegratedLufs } from './measure-integrated-lufs.ts'
import { scaleSound } from './scale-sound.ts'
import type { Sound } from './sound.ts'

/** A place is not louder than this, whatever is heard in it: a storm is not a shout. */
export const LOUDEST_SCENE_LUFS = -20

/** Attenuates the sound where it is louder than this; softer parts stay unchanged. */
export function holdLoudness(sound: Sound, mostLufs: number): Sound {
  const over = measureIntegratedLufs(sound) - mostLufs
  if (!(over > 0)) return sound
  return scaleSound(sound, decibelsToGain(-over))
}
