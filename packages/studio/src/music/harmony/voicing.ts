import { type Chord, pitchClasses } from './chords.ts'

export type Register = readonly [low: number, high: number]

/**
 * A chord as pitches from low to high. Of all positions within the register, takes the one whose voices move least from
 * the chord before; common tones stay. Four voices double the root of a triad.
 */
export function voiceChord(chord: Chord, key: number, register: Register, voices: number, before?: number[]): number[] {
  const classes = heardClassesOf(chord, voices).map(note => (note + key) % 12)
  const middle = (register[0] + register[1]) / 2
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const position of positionsOf(classes, register)) {
    const centre = position.reduce((sum, pitch) => sum + pitch, 0) / position.length
    // Without the pull to the middle a long piece wanders off to one end of the register.
    const cost = (before ? movementOf(before, position) : 0) + 0.35 * Math.abs(centre - middle)
    if (cost < least) [best, least] = [position, cost]
  }
  return best
}

/** The third and the seventh tell what a chord is; of five tones the fifth is left out first, then the root. */
function heardClassesOf(chord: Chord, voices: number): number[] {
  const classes = pitchClasses(chord)
  if (classes.length > voices) {
    const order = [2, 0]
    while (classes.length > Math.max(3, voices)) classes.splice(order.shift() ?? 0, 1)
  }
  while (classes.length < voices) classes.push(classes[classes.length - chord.tones.length] ?? chord.root)
  return classes
}

/** Close positions from every place to begin, and the same with the second voice from above an octave lower. */
function positionsOf(classes: readonly number[], [low, high]: Register): number[][] {
  const positions: number[][] = []
  for (let turn = 0; turn < classes.length; turn++) {
    const order = [...classes.slice(turn), ...classes.slice(0, turn)]
    for (let from = low; from < low + 12; from++) {
      if (from % 12 !== order[0]) continue
      for (let base = from; base <= high; base += 12) {
        const close = stackedOf(order, base)
        const top = close[close.length - 1]!
        if (top <= high) positions.push(close)
        const dropped = close
          .map((pitch, voice) => (voice === close.length - 2 ? pitch - 12 : pitch))
          .toSorted((a, b) => a - b)
        if (close.length > 3 && dropped[0]! >= low && top <= high) positions.push(dropped)
      }
    }
  }
  // A register too narrow for the chord is left upwards rather than losing a tone.
  return positions.length > 0 ? positions : [stackedOf(classes, low + ((classes[0]! - (low % 12) + 12) % 12))]
}

function stackedOf(order: readonly number[], base: number): number[] {
  const pitches = [base]
  for (const note of order.slice(1)) {
    const last = pitches[pitches.length - 1]!
    pitches.push(last + ((note - (last % 12) + 12) % 12 || 12))
  }
  return pitches
}

const movementOf = (before: readonly number[], after: readonly number[]): number =>
  after.reduce((sum, pitch) => sum + Math.min(...before.map(other => Math.abs(other - pitch))), 0)
