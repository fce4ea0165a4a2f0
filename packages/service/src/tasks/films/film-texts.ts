import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'

type Title = { readonly segment: number }
type Subtitle = { readonly from: number; readonly to: number }

/** At most one title per existing segment. */
export function requireTitles(titles: readonly Title[], segments: number): void {
  for (const [index, { segment }] of titles.entries()) {
    const field = `titles[${index}].segment`
    if (segment >= segments) throw refuseField(field, `${field} must be between 0 and ${segments - 1}, got ${segment}`)
    const first = titles.findIndex(other => other.segment === segment)
    if (first !== index)
      throw refuseField(
        field,
        `${field} must be a segment that has no title yet, got ${segment}, as in titles[${first}]`,
      )
  }
}

/** Subtitles follow one another, have a duration and end with the film. */
export function requireSubtitles(subtitles: readonly Subtitle[], filmSeconds: number): void {
  let last = 0
  for (const [index, { from, to }] of subtitles.entries()) {
    const field = `subtitles[${index}]`
    if (from < last)
      throw refuseField(
        `${field}.from`,
        `${field}.from must not be before the subtitle before it ends, at ${last}, got ${quoteValue(from)}`,
      )
    if (to <= from)
      throw refuseField(`${field}.to`, `${field}.to must be after its from, ${from}, got ${quoteValue(to)}`)
    if (to > filmSeconds)
      throw refuseField(
        `${field}.to`,
        `${field}.to must not be after the film's end, at ${Math.floor(filmSeconds * 1_000) / 1_000}, got ${quoteValue(to)}`,
      )
    last = to
  }
}
