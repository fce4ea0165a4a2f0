import type { Unit } from './break-units.ts'

export type MeasuredUnit = Unit & { width: number; spaceWidth: number }

const joinUnits = (units: readonly Unit[]): string =>
  units.map(({ text, space }, index) => (index === 0 ? text : space + text)).join('')

const widthOf = (units: readonly MeasuredUnit[]): number =>
  units.reduce((sum, { width, spaceWidth }, index) => sum + width + (index === 0 ? 0 : spaceWidth), 0)

// In squares of line widths: a break after a comma is worth a difference of a seventh of a line.
const CLAUSE_COST = 0.01
const WORD_COST = 0.03

/** The cost of a break after this text: none after a sentence, most within a phrase. */
export function lineBreakCost(text: string): number {
  if (/[。！？!?…]["'”’」』）)]*$|\.["'”’)]*$/u.test(text)) return 0
  return /[，、；：,;:—–][”’」』）)]*$/u.test(text) ? CLAUSE_COST : WORD_COST
}

/**
 * Divides the units into the fewest lines, of nearly equal width, preferably broken after punctuation. Undefined if
 * there are too many.
 */
export function arrangeLines(units: readonly MeasuredUnit[], maxWidth: number, maxLines: number): string[] | undefined {
  // Exits early for a text that is far too long.
  if (widthOf(units) > maxWidth * maxLines * 1.5) return undefined
  for (let lines = 1; lines <= maxLines; lines++) {
    const best = bestOf(units, lines, maxWidth, widthOf(units) / lines)
    if (best) return best.lines
  }
  return undefined
}

// The tolerance for rounding of sums.
const TOLERANCE = 0.01

type Arrangement = { lines: string[]; cost: number }

/** Tries every first line; there are too few units and lines for a cleverer algorithm. */
function bestOf(
  units: readonly MeasuredUnit[],
  lines: number,
  maxWidth: number,
  mean: number,
): Arrangement | undefined {
  const costOf = (width: number): number => ((width - mean) / maxWidth) ** 2
  if (lines === 1) {
    const width = widthOf(units)
    return width <= maxWidth + TOLERANCE ? { lines: [joinUnits(units)], cost: costOf(width) } : undefined
  }
  let best: Arrangement | undefined
  for (let count = 1; count < units.length; count++) {
    const first = units.slice(0, count)
    const width = widthOf(first)
    if (width > maxWidth + TOLERANCE) break
    const rest = bestOf(units.slice(count), lines - 1, maxWidth, mean)
    if (!rest) continue
    const cost = costOf(width) + lineBreakCost(units[count - 1]!.text) + rest.cost
    if (!best || cost < best.cost) best = { lines: [joinUnits(first), ...rest.lines], cost }
  }
  return best
}
