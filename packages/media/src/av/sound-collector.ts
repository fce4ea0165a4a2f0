import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import type { TakeSamples } from './resampler.ts'

/** A growing buffer of samples. */
type SoundCollector = {
  samples(): number
  append: TakeSamples
  appendSilence(samples: number): void
  sound(): Sound
}

export function createSoundCollector(): SoundCollector {
  let left = new Float32Array(10 * SAMPLE_RATE)
  let right = new Float32Array(10 * SAMPLE_RATE)
  let at = 0

  function makeRoom(samples: number): void {
    if (at + samples <= left.length) return
    // Grows by half: few copies, and at most a third unused.
    const length = Math.ceil((at + samples) * 1.5)
    const grow = (old: Float32Array): Float32Array<ArrayBuffer> => {
      const larger = new Float32Array(length)
      larger.set(old.subarray(0, at))
      return larger
    }
    left = grow(left)
    right = grow(right)
  }

  return {
    samples: () => at,
    append(newLeft, newRight) {
      makeRoom(newLeft.length)
      left.set(newLeft, at)
      right.set(newRight, at)
      at += newLeft.length
    },
    appendSilence(samples) {
      makeRoom(samples)
      at += samples
    },
    sound: () => ({ left: left.slice(0, at), right: right.slice(0, at) }),
  }
}
