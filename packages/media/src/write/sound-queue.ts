import type { FillSamples } from '../av/open-sound-encoder.ts'
import type { Sound } from '../sound/sound.ts'

/** Stretches of sound one after another, followed by silence without end. */
export type SoundQueue = {
  push(sound: Sound): void
  /** The number of samples so far. */
  length(): number
  /** Fills both arrays with what lies from `first` on; what lies before is forgotten. */
  fill: FillSamples
}

export function createSoundQueue(): SoundQueue {
  const stretches: { from: number; sound: Sound }[] = []
  let end = 0

  return {
    push(sound) {
      if (sound.left.length !== sound.right.length) throw new RangeError('both sides of a sound must be equally long')
      stretches.push({ from: end, sound })
      end += sound.left.length
    },
    length: () => end,
    fill(first, left, right) {
      const last = first + left.length
      while (stretches[0] && stretches[0].from + stretches[0].sound.left.length <= first) stretches.shift()
      for (const { from, sound } of stretches) {
        if (from >= last) break
        const begin = Math.max(first, from)
        const stop = Math.min(last, from + sound.left.length)
        left.set(sound.left.subarray(begin - from, stop - from), begin - first)
        right.set(sound.right.subarray(begin - from, stop - from), begin - first)
      }
    },
  }
}
