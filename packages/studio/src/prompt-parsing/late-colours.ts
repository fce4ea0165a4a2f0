import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'

/** A subject keeps its colour in later shots. */
export function keepColour(subject: FoundSubject, cast: readonly FoundSubject[]): void {
  const before = cast.find(({ noun, colour }) => noun !== undefined && noun === subject.noun && colour !== undefined)
  if (before?.colour && subject.colour === undefined && subject.kind !== 'person') subject.colour = before.colour
}

/** `a toothbrush, blue and white`, `一辆SUV，银灰色`: a clause of colours describes the thing named before it. */
export function applyLateColours(items: readonly Item[], found: readonly FoundSubject[]): void {
  let start = 0
  for (const [at, item] of [...items, undefined].entries()) {
    if (item && !item.stop) continue
    const clause = items.slice(start, at)
    const colour = clause.find(({ meaning }) => meaning.colour)?.meaning.colour
    const isOfColours = clause.every(
      ({ meaning, text }) =>
        meaning.colour ??
        meaning.conjunction ??
        meaning.glue ??
        meaning.noun?.isUndrawn ??
        (text === '的' || text === '色'),
    )
    const before = found.filter(subject => subject.at >= 0 && subject.at < start)
    const meant = before.find(subject => !subject.isObject) ?? before[0]
    if (colour && isOfColours && start > 0 && meant) meant.colour ??= colour
    start = at + 1
  }
}
