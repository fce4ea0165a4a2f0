import type { TimedWord } from '@kinora/media/engine/contract'

/** A part of a sound. */
export type Stretch = { fromSeconds: number; toSeconds: number }

/** A pause between lines, longer than any within a sentence. */
export const PAUSE_BETWEEN_LINES = '<#0.80#>'

/** Finds each line in the speech: the longest pauses are between lines. */
export function findLines(words: readonly TimedWord[], count: number): Stretch[] {
  const gaps = words
    .slice(1)
    .map((word, index) => ({ at: index + 1, seconds: word.fromSeconds - words[index]!.toSeconds }))
  const borders = gaps
    .toSorted((a, b) => b.seconds - a.seconds || a.at - b.at)
    .slice(0, Math.max(0, count - 1))
    .map(gap => gap.at)
    .toSorted((a, b) => a - b)
  const starts = [0, ...borders]
  return words.length === 0
    ? []
    : starts.map((start, index) => ({
        fromSeconds: words[start]!.fromSeconds,
        toSeconds: words[(starts[index + 1] ?? words.length) - 1]!.toSeconds,
      }))
}

// A delay before the first word, and a pause between two lines.
const LEAD_SECONDS = 0.25
const BREATH_SECONDS = 0.2

const lengthOf = ({ fromSeconds, toSeconds }: Stretch): number => toSeconds - fromSeconds

/** The total duration of the lines. */
export const totalSeconds = (lines: readonly Stretch[]): number =>
  LEAD_SECONDS + lines.reduce((sum, line) => sum + lengthOf(line) + BREATH_SECONDS, 0)

/**
 * The start of each line: with its shot, later if the previous line is still speaking, earlier if the film would end
 * too soon.
 */
export function placeLines(lines: readonly Stretch[], shotStarts: readonly number[], filmSeconds: number): number[] {
  const places: number[] = []
  let free = LEAD_SECONDS
  for (const [index, line] of lines.entries()) {
    const at = Math.max(free, (shotStarts[index] ?? 0) + LEAD_SECONDS)
    places.push(at)
    free = at + lengthOf(line) + BREATH_SECONDS
  }
  let until = filmSeconds
  for (let index = lines.length - 1; index >= 0; index--) {
    places[index] = Math.max(0, Math.min(places[index]!, until - lengthOf(lines[index]!) - BREATH_SECONDS))
    until = places[index]!
  }
  return places
}
