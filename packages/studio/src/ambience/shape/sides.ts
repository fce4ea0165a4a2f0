import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Sound } from '@kinora/media/sound/sound'

/** Both sides made in the same way from draws of their own: wide, as weather is. */
export const bothSides = (
  seeded: SeededRandom,
  make: (own: SeededRandom, side: 'left' | 'right') => Float32Array,
): Sound => ({
  left: make(seeded.fork('left'), 'left'),
  right: make(seeded.fork('right'), 'right'),
})

export type Layer = readonly [samples: Float32Array, gain: number]

/** The sum of layers, written into the first. */
export function sumLayers(...layers: readonly [Layer, ...Layer[]]): Float32Array {
  const [[sum, own], ...others] = layers
  for (let i = 0; i < sum.length; i++) sum[i]! *= own
  for (const [samples, gain] of others) for (let i = 0; i < sum.length; i++) sum[i]! += samples[i]! * gain
  return sum
}

/** Adds one sound to another in place. */
export function addSound(into: Sound, { left, right }: Sound, gain = 1): Sound {
  for (let i = 0; i < into.left.length; i++) {
    into.left[i]! += left[i]! * gain
    into.right[i]! += right[i]! * gain
  }
  return into
}

/** Multiplies both sides in place. */
export function scaleInPlace(sound: Sound, gain: number): Sound {
  for (const side of [sound.left, sound.right]) for (let i = 0; i < side.length; i++) side[i]! *= gain
  return sound
}
