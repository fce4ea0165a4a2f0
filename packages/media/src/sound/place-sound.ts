import { type Sound, soundSeconds } from './sound.ts'

/** Where a sound comes from: from -1, the left, to 1, the right, and its gain. */
export type SoundSource = { pan: number; gain: number }

// Short enough that a step is not heard.
const BLOCK = 256

/**
 * A sound that comes from one point, which may move: both channels are summed and divided between the sides with
 * constant power. `sourceAt` takes seconds of the sound.
 */
export function placeSound(sound: Sound, sourceAt: (seconds: number) => SoundSource): Sound {
  const length = sound.left.length
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const seconds = soundSeconds(sound)
  const sidesAt = (sample: number): [left: number, right: number] => {
    const { pan, gain } = sourceAt((seconds * sample) / Math.max(1, length))
    const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
    return [Math.SQRT1_2 * gain * Math.cos(angle), Math.SQRT1_2 * gain * Math.sin(angle)]
  }
  let before = sidesAt(0)
  for (let from = 0; from < length; from += BLOCK) {
    const to = Math.min(length, from + BLOCK)
    const after = sidesAt(to)
    for (let at = from; at < to; at++) {
      const share = (at - from) / (to - from)
      const both = sound.left[at]! + sound.right[at]!
      left[at] = both * (before[0] + (after[0] - before[0]) * share)
      right[at] = both * (before[1] + (after[1] - before[1]) * share)
    }
    before = after
  }
  return { left, right }
}
