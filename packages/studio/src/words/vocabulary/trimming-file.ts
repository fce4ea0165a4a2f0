import { readRows, wordsIn } from './read-rows.ts'

/** The dressing that a word adds to a place, and the places that take it. Without places, all open ones do. */
type TrimmingRow = { dressing?: string; places?: ReadonlySet<string> }

let rows: Map<string, TrimmingRow[]> | undefined

/** The rows of `trimmings.txt` for a word. */
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
