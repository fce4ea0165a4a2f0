import { decibelsToGain } from './decibels.ts'
import { SAMPLE_RATE, type Sound, soundSeconds } from './sound.ts'

type Span = { startSeconds: number; endSeconds: number }

// 5 ms: short enough to place a cut, long enough that a zero crossing is not silence.
const STEP = SAMPLE_RATE / 200

/** The ranges in which both channels stay below the threshold for at least this long, in order. */
export function findSilences(sound: Sound, { thresholdDb = -50, minSeconds = 0.3 } = {}): Span[] {
  const threshold = decibelsToGain(thresholdDb)
  const seconds = soundSeconds(sound)
  const silences: Span[] = []
  let startSeconds: number | undefined
  const endAt = (endSeconds: number): void => {
    // Half a sample of tolerance, since both ends are fractions of a second.
    if (startSeconds !== undefined && endSeconds - startSeconds >= minSeconds - 0.5 / SAMPLE_RATE)
      silences.push({ startSeconds, endSeconds })
    startSeconds = undefined
  }
  for (let at = 0; at < sound.left.length; at += STEP) {
    const quiet = isBelow(sound.left, at, threshold) && isBelow(sound.right, at, threshold)
    if (quiet) startSeconds ??= at / SAMPLE_RATE
    else endAt(at / SAMPLE_RATE)
  }
  endAt(seconds)
  return silences
}

/** The part without leading and trailing silence; empty if all of it is silent. */
export function findHeardPart(sound: Sound, thresholdDb = -50): Span {
  const seconds = soundSeconds(sound)
  const silences = findSilences(sound, { thresholdDb, minSeconds: 0 })
  const [first, last] = [silences[0], silences.at(-1)]
  const startSeconds = first?.startSeconds === 0 ? first.endSeconds : 0
  const endSeconds = last?.endSeconds === seconds ? last.startSeconds : seconds
  return { startSeconds, endSeconds: Math.max(startSeconds, endSeconds) }
}

function isBelow(samples: Float32Array, from: number, threshold: number): boolean {
  const to = Math.min(from + STEP, samples.length)
  for (let i = from; i < to; i++) if (Math.abs(samples[i]!) >= threshold) return false
  return true
}
