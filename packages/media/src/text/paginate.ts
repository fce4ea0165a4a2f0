import { arrangeLines, lineBreakCost, type MeasuredUnit } from './arrange-lines.ts'

// The costs of page breaks. A page that ends within a phrase is worse than such a line, and worse than another page. A
// nearly empty page costs as much as a break at a comma.
const BREAK_WEIGHT = 4
const PAGE_COST = 0.09
const EMPTY_COST = 0.04

/**
 * Distributes units over pages: as few as needed, unless one more lets each end with a sentence, and none nearly empty.
 */
export function paginate(units: readonly MeasuredUnit[], maxWidth: number, maxLines: number): string[][] {
  // best[end]: the lowest cost of pages for the units before `end`.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let from = 0; from < units.length; from++) {
    // Every unit fits on one page, so every position is reached.
    const before = best[from]!
    const last = lastFitting(units, from, maxWidth, maxLines)
    let width = 0
    for (let end = from + 1; end <= last; end++) {
      width += units[end - 1]!.width
      const empty = Math.max(0, 1 - width / (maxWidth * maxLines))
      const breakCost = end === units.length ? 0 : BREAK_WEIGHT * lineBreakCost(units[end - 1]!.text)
      const cost = before.cost + PAGE_COST + EMPTY_COST * empty * empty + breakCost
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, from }
    }
  }
  const pages: string[][] = []
  for (let end = units.length; end > 0; end = best[end]!.from)
    pages.unshift(arrangeLines(units.slice(best[end]!.from, end), maxWidth, maxLines)!)
  return pages
}

/** The latest end of a page that begins here: greedily filled lines hold the most. */
function lastFitting(units: readonly MeasuredUnit[], from: number, maxWidth: number, maxLines: number): number {
  let end = from
  for (let line = 0; line < maxLines && end < units.length; line++) {
    let width = units[end++]!.width
    for (; end < units.length; end++) {
      width += units[end]!.spaceWidth + units[end]!.width
      if (width > maxWidth) break
    }
  }
  return end
}
