import { type Sound, soundSeconds } from '@kinora/media/sound/sound'
import { findDownbeats } from './find-downbeats.ts'
import { findOnsets } from './find-onsets.ts'
import { estimateTempo } from './estimate-tempo.ts'
import { refineBeatSeconds, trackBeats } from './track-beats.ts'

type Beats = {
  /** Beats a minute; 0 without a rhythm. */
  tempo: number
  /** In seconds. */
  beats: number[]
  /** Those that begin a bar. */
  downbeats: number[]
  /** From 0, no rhythm, to 1, a metronome. */
  confidence: number
}

// A window reacts to an onset before its centre reaches it: measured with clicks.
const EARLY_SECONDS = 0.002
const NONE: Beats = { tempo: 0, beats: [], downbeats: [], confidence: 0 }

/** Finds the beats. Steady tempi are accurate to a fraction of a percent. */
export function findBeats(sound: Sound): Beats {
  const onsets = findOnsets(sound)
  const { period, strength } = estimateTempo(onsets)
  if (period === 0 || strength <= 0) return NONE
  const frames = heardOf(trackBeats(onsets.all, period), onsets.all)
  const beats = frames
    .map(frame => refineBeatSeconds(onsets.all, frame) + EARLY_SECONDS)
    .filter(at => at >= 0 && at <= soundSeconds(sound))
  if (beats.length < 2) return NONE
  return {
    tempo: 60 / intervalOf(beats),
    beats,
    downbeats: findDownbeats(sound, onsets, frames, beats),
    confidence: strength,
  }
}

// The least strength of a beat, as a share of the mean. Weaker ones at the ends are in the silence around the music.
const UNHEARD = 0.15

/** Without the beats before the first and after the last onset. */
function heardOf(frames: readonly number[], onsets: Float32Array): number[] {
  const strengths = frames.map(frame => Math.max(onsets[frame - 1] ?? 0, onsets[frame]!, onsets[frame + 1] ?? 0))
  const least = (UNHEARD * strengths.reduce((sum, strength) => sum + strength, 0)) / Math.max(1, frames.length)
  const isHeard = (strength: number): boolean => strength >= least
  return frames.slice(Math.max(0, strengths.findIndex(isHeard)), strengths.findLastIndex(isHeard) + 1)
}

// Slopes over many beats are exact, and half of them may be outliers (a slower ending, a beat in the silence after it).
const MAX_SLOPES = 20_000

/** The median slope between distant beats (Theil and Sen). */
function intervalOf(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((beat, i) => beat - beats[i]!)
  const typical = middleOf(gaps)
  // Beats are numbered by their distance, so that a missing one does not bend the line.
  const counts = [0]
  for (const [i, gap] of gaps.entries()) counts.push(counts[i]! + Math.max(1, Math.round(gap / typical)))
  const apart = Math.max(1, Math.floor(beats.length / 4))
  const stride = Math.max(1, Math.ceil(beats.length ** 2 / MAX_SLOPES))
  const slopes: number[] = []
  for (let i = 0; i < beats.length; i++)
    for (let j = i + apart; j < beats.length; j += stride)
      slopes.push((beats[j]! - beats[i]!) / (counts[j]! - counts[i]!))
  return middleOf(slopes)
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
