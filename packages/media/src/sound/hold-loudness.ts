import { decibelsToGain } from './decibels.ts'
import { measureIntegratedLufs } from './measure-integrated-lufs.ts'
import { scaleSound } from './scale-sound.ts'
import type { Sound } from './sound.ts'

/** The maximum loudness of a scene: a storm is not louder than speech. */
export const LOUDEST_SCENE_LUFS = -20

/** Attenuates the sound where it exceeds this loudness; softer parts do not change. */
export function holdLoudness(sound: Sound, mostLufs: number): Sound {
  const over = measureIntegratedLufs(sound) - mostLufs
  if (!(over > 0)) return sound
  return scaleSound(sound, decibelsToGain(-over))
}
