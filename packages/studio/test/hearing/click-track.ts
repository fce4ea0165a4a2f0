import { SAMPLE_RATE, secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'

export type Clicks = { tempo: number; seconds?: number; startSeconds?: number; swing?: number; offGain?: number }

/** A metronome; with swing also what lies between its beats, softer. */
export function clickTrack({ tempo, seconds = 20, startSeconds = 0.37, swing, offGain = 0.5 }: Clicks): Sound {
  const left = new Float32Array(secondsToSamples(seconds))
  const period = 60 / tempo
  for (let at = startSeconds; at < seconds; at += period) {
    strike(left, at, 0.8)
    if (swing !== undefined) strike(left, at + swing * period, 0.8 * offGain)
  }
  return { left, right: left.slice() }
}

function strike(into: Float32Array, atSeconds: number, gain: number): void {
  const at = secondsToSamples(atSeconds)
  for (let i = 0; i < 1440 && at + i < into.length; i++)
    into[at + i]! += gain * Math.sin((2 * Math.PI * 1000 * i) / SAMPLE_RATE) * Math.exp(-i / 300)
}
