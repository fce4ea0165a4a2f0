import { type Sound, soundSeconds } from '@kinora/media/sound/sound'
import { FEATURES_A_SECOND, type Features, extractFeatures } from './extract-features.ts'

type HeardSection = {
  startSeconds: number
  endSeconds: number
  /** Relative to the loudest section, 0 to 1. */
  energy: number
}

// The time before and after a point that is compared: the length of most chord progressions.
const REACH_SECONDS = 8
// The shorter time that locates the border within a second.
const SHORT_SECONDS = 1.5
// Shorter sections are ignored.
const SHORTEST_SECONDS = 4
// The minimum difference of two sections, in units of the features; smaller differences occur within one section.
const LEAST_NOVELTY = 0.27
const STANDS_OUT = 1.5
const ECHO = 0.7

/**
 * The sections of a piece in order, without gaps. A border lies where the music after it differs from the music before.
 */
export function findSections(sound: Sound): HeardSection[] {
  const seconds = soundSeconds(sound)
  if (seconds === 0) return []
  const features = extractFeatures(sound)
  const borders = [0, ...bordersOf(features).map(frame => frame / FEATURES_A_SECOND), seconds]
  const levels = borders.slice(1).map((end, i) => levelOf(features.powers, borders[i]!, end))
  const loudest = Math.max(...levels)
  return levels.map((level, i) => ({
    startSeconds: borders[i]!,
    endSeconds: borders[i + 1]!,
    energy: loudest > 0 ? level / loudest : 0,
  }))
}

function bordersOf({ frames, curves }: Features): number[] {
  const least = SHORTEST_SECONDS * FEATURES_A_SECOND
  if (frames < 2 * least) return []
  const reach = Math.round(Math.min(REACH_SECONDS * FEATURES_A_SECOND, frames / 3))
  const novelty = strangenessOf(curves, frames, reach)
  const fine = stepsOf(curves, frames, Math.round(SHORT_SECONDS * FEATURES_A_SECOND))
  const usual = novelty.toSorted()[frames >> 1]!
  const threshold = Math.max(LEAST_NOVELTY, STANDS_OUT * usual)
  const borders: number[] = []
  // The clearest first; each excludes its neighbourhood.
  for (const at of [...novelty.keys()].toSorted((a, b) => novelty[b]! - novelty[a]!)) {
    if (novelty[at]! < threshold) break
    const isFree = [0, ...borders, frames].every(other => Math.abs(other - at) >= least)
    // Near a clear border everything looks slightly new.
    const isEcho = borders.some(other => Math.abs(other - at) < reach && novelty[at]! < ECHO * novelty[other]!)
    if (isFree && !isEcho && isPeak(novelty, at)) borders.push(sharpened(fine, at))
  }
  return borders.toSorted((a, b) => a - b)
}

/**
 * The novelty of a point: how little of the following music was heard before, or the reverse, whichever is less.
 * Repeated chords are not new, and neither is the first half of a progression.
 */
function strangenessOf(curves: readonly Float32Array[], frames: number, reach: number): Float32Array {
  const smooth = curves.map(curve => smoothedOf(curve, frames))
  const strangeness = new Float32Array(frames)
  for (let at = SPARSE * 4; at < frames - SPARSE * 4; at += SPARSE) {
    const before: number[] = []
    const after: number[] = []
    for (let i = Math.max(0, at - reach); i < at; i += SPARSE) before.push(i)
    for (let i = at; i < Math.min(frames, at + reach); i += SPARSE) after.push(i)
    const value = Math.min(unheardOf(smooth, after, before), unheardOf(smooth, before, after))
    strangeness.fill(value, at, at + SPARSE)
  }
  return strangeness
}

// Four times a second is enough to recognise a chord.
const SPARSE = FEATURES_A_SECOND / 4

/** The mean distance of these frames from the nearest of the others. */
function unheardOf(curves: readonly Float32Array[], frames: readonly number[], others: readonly number[]): number {
  let sum = 0
  for (const frame of frames) {
    let nearest = Number.POSITIVE_INFINITY
    for (const other of others) {
      let square = 0
      for (const curve of curves) {
        const step = curve[frame]! - curve[other]!
        square += step * step
      }
      if (square < nearest) nearest = square
    }
    sum += Math.sqrt(nearest)
  }
  return sum / frames.length
}

/** Over three quarters of a second, to include a note and its decay. */
function smoothedOf(curve: Float32Array, frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, at) => {
    let [sum, count] = [0, 0]
    for (let i = Math.max(0, at - 3); i <= Math.min(frames - 1, at + 3); i++, count++) sum += curve[i]!
    return sum / count
  })
}

/** The distance between the means before and after. */
function stepsOf(curves: readonly Float32Array[], frames: number, reach: number): Float32Array {
  const squares = new Float32Array(frames)
  for (const curve of curves) {
    const sums = new Float64Array(frames + 1)
    for (let at = 0; at < frames; at++) sums[at + 1] = sums[at]! + curve[at]!
    // Nearer to the ends than a third of the range, there is too little to compare.
    for (let at = Math.ceil(reach / 3); at <= frames - reach / 3; at++) {
      const [from, to] = [Math.max(0, at - reach), Math.min(frames, at + reach)]
      const step = (sums[to]! - sums[at]!) / (to - at) - (sums[at]! - sums[from]!) / (at - from)
      if (at < frames) squares[at]! += step * step
    }
  }
  return squares.map(Math.sqrt)
}

function isPeak(novelty: Float32Array, at: number): boolean {
  const reach = FEATURES_A_SECOND
  for (let i = Math.max(0, at - reach); i <= Math.min(novelty.length - 1, at + reach); i++)
    if (novelty[i]! > novelty[at]!) return false
  return true
}

/** The clearest point of the short comparison within a second and a half. */
function sharpened(fine: Float32Array, at: number): number {
  const reach = Math.round(SHORT_SECONDS * FEATURES_A_SECOND)
  let best = at
  for (let i = Math.max(0, at - reach); i <= Math.min(fine.length - 1, at + reach); i++)
    if (fine[i]! > fine[best]!) best = i
  return best
}

function levelOf(powers: Float32Array, from: number, to: number): number {
  const part = powers.subarray(Math.floor(from * FEATURES_A_SECOND), Math.ceil(to * FEATURES_A_SECOND))
  return Math.sqrt(part.reduce((sum, power) => sum + power, 0) / Math.max(1, part.length))
}
