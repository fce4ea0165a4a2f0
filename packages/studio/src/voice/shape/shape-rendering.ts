import { decibelsToGain } from '@kinora/media/sound/decibels'
import { normaliseLoudness } from '@kinora/media/sound/normalise-loudness'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { RENDER_RATE, type RenderedSpeech } from '../render/renderer.ts'
import type { Casting } from '../voices/casting.ts'
import { applyEffect, brighten } from './effects.ts'
import { resample } from './resample.ts'
import { stretch } from './stretch.ts'
import { findHeardSamples, softenEdges } from './trim-edges.ts'

/** The remaining changes to a rendering. */
export type Shape = {
  /** Exact: 2 is half as long as the rendering. */
  speed: number
  /** A smaller vocal tract, in semitones: the pitch rises with it. */
  throat: number
  /** The gain that brings the voice to the common loudness before levelling. */
  gainDb: number
  /** The target loudness. */
  lufs: number
  brightnessDb: number
  effect: Casting['effect']
}

type Shaped = {
  sound: Sound /** From a time of the rendering to one of the sound, in seconds. */
  timeOf: (seconds: number) => number
}

// At the loudness of speech, quieter parts are breath and hiss.
const EDGE_DB = -46

/** Exact in length, trimmed, at the common rate and loudness. */
export function shapeRendering({ samples }: RenderedSpeech, shape: Shape): Shaped {
  const { from, to } = findHeardSamples(samples, decibelsToGain(EDGE_DB - shape.gainDb), RENDER_RATE)
  const heard = samples.slice(from, to)
  const factor = 1 / shape.speed
  const smaller = 2 ** (shape.throat / 12)
  const length = Math.round((heard.length / RENDER_RATE) * factor * SAMPLE_RATE)
  const stretched = stretch(heard, factor * smaller, RENDER_RATE)
  const made = fitted(resample(stretched, SAMPLE_RATE / RENDER_RATE / smaller), length)
  brighten(made, shape.brightnessDb, SAMPLE_RATE)
  applyEffect(made, shape.effect, SAMPLE_RATE)
  softenEdges(made, SAMPLE_RATE)
  return {
    sound: normaliseLoudness({ left: made, right: made }, { lufs: shape.lufs, ceilingDb: PEAK_CEILING_DB }),
    timeOf: time => Math.min(Math.max(0, (time - from / RENDER_RATE) * factor), length / SAMPLE_RATE),
  }
}

/** Corrects rounding by a sample. */
function fitted(samples: Float32Array, length: number): Float32Array {
  const result = new Float32Array(length)
  result.set(samples.subarray(0, length))
  return result
}
