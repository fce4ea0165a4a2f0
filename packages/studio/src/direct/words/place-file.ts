import { PLACES, type Place, SOUND_CUES, type SoundCue } from '../shot-list.ts'
import { readRows, wordsIn } from './read-rows.ts'

/** A place by the words, the place that is drawn for it and what is heard there. */
export type NamedPlace = { id: string; english: string[]; chinese: string[]; place: Place; sound?: SoundCue }

let places: Map<string, NamedPlace> | undefined

/** Places of `places.txt`, a row each: `library; library, reading room; 图书馆; room; room`. */
export function readPlaces(): ReadonlyMap<string, NamedPlace> {
  places ??= new Map(
    readRows('./places.txt').map(({ cells: [id = '', english, chinese, plate, cue] }) => {
      const place = PLACES.find(one => one === plate)
      const sound = SOUND_CUES.find(one => one === cue)
      if (!place || (cue && !sound)) throw new Error(`not a row of places: ${id}; ${plate}; ${cue}`)
      return [id, { id, english: wordsIn(english), chinese: wordsIn(chinese), place, ...(sound && { sound }) }]
    }),
  )
  return places
}

export function findPlace(id: string): NamedPlace {
  const found = readPlaces().get(id)
  if (!found) throw new Error(`no such place: ${id}`)
  return found
}
