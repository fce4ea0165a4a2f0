import { PLACES, type Place, SOUND_CUES, type SoundCue } from '../shot-list.ts'
import { readRows, wordsIn } from './read-rows.ts'

/** A place by the words, the place that is drawn for it and what is heard there. */
export type NamedPlace = { id: string; english: string[]; chinese: string[]; place: Place; sounds: SoundCue[] }

let places: Map<string, NamedPlace> | undefined

/** Places of `places.txt`, a row each: `library; library, reading room; 图书馆; room; room, clock`. */
export function readPlaces(): ReadonlyMap<string, NamedPlace> {
  places ??= new Map(
    readRows('./places.txt').map(({ cells: [id = '', english, chinese, plate, cues] }) => {
      const place = PLACES.find(one => one === plate)
      const named = wordsIn(cues)
      const sounds = SOUND_CUES.filter(one => named.includes(one)).toSorted(
        (a, b) => named.indexOf(a) - named.indexOf(b),
      )
      if (!place || sounds.length !== named.length) throw new Error(`not a row of places: ${id}; ${plate}; ${cues}`)
      return [id, { id, english: wordsIn(english), chinese: wordsIn(chinese), place, sounds }]
    }),
  )
  return places
}

export function findPlace(id: string): NamedPlace {
  const found = readPlaces().get(id)
  if (!found) throw new Error(`no such place: ${id}`)
  return found
}
