import { readRows, wordsIn } from './read-rows.ts'

/** What a word dresses a place with, and the places where it does so; all that are open where none is named. */
type TrimmingRow = { dressing?: string; places?: ReadonlySet<string> }

let rows: Map<string, TrimmingRow[]> | undefined

/** Rows of `trimmings.txt` by word. */
export function findTrimmings(word: string): readonly TrimmingRow[] {
  if (!rows) {
    rows = new Map()
    for (const {
      cells: [dressing = '-', english, chinese, where],
    } of readRows('trimmings.txt')) {
      const places = wordsIn(where)
      const row = { ...(dressing !== '-' && { dressing }), ...(places.length > 0 && { places: new Set(places) }) }
      for (const one of [...wordsIn(english), ...wordsIn(chinese)]) rows.set(one, [...(rows.get(one) ?? []), row])
    }
  }
  return rows.get(word) ?? []
}
