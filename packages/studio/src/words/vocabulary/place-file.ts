import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import { placeChanges, placeIds, readPlace } from '../../data-files/read-place.ts'
import { PLACES, type Place, SOUND_CUES, type SoundCue } from '../../setting/shot-list.ts'
import { spriteName } from './noun-table.ts'
import { readRows, wordsIn } from './read-rows.ts'

/**
 * A named place: the place kit that draws it, and its sounds. `as` is another place that it is, filled with these
 * sprites.
 */
type NamedPlace = {
  id: string
  english: string[]
  chinese: string[]
  /** The words that name something which the place does not show. */
  onlyNear: ReadonlySet<string>
  place: Place
  sounds: SoundCue[]
  as?: { where: string; sprites: string[] }
}

let places: Map<string, NamedPlace> | undefined
let madeAfter = 0

/**
 * Places of `places.txt`, one per row: `library; library, reading room; 图书馆; room; room, clock`. A `~` before a word
 * means that the place does not show the thing that the word names: `~viaduct`. A sixth cell names another place and
 * its goods: `shop: 💊 🧴`. A place with a document and without a row has the names in its document.
 */
export function readPlaces(): ReadonlyMap<string, NamedPlace> {
  if (!places || madeAfter !== placeChanges()) {
    madeAfter = placeChanges()
    places = rowsOfWords()
    for (const id of placeIds()) {
      const document = places.has(id) ? undefined : readPlace(id)
      if (document?.interior || document?.open) places.set(id, namedByDocument(document))
    }
  }
  return places
}

function rowsOfWords(): Map<string, NamedPlace> {
  return new Map(
    readRows('places.txt').map(({ cells: [id = '', english, chinese, plate, cues, filled] }) => {
      const place = PLACES.find(one => one === plate)
      const named = wordsIn(cues)
      const sounds = SOUND_CUES.filter(one => named.includes(one)).toSorted(
        (a, b) => named.indexOf(a) - named.indexOf(b),
      )
      if (!place || sounds.length !== named.length) throw new Error(`not a row of places: ${id}; ${plate}; ${cues}`)
      const [where = '', pictures = ''] = filled?.split(':') ?? []
      const as = filled && { where: where.trim(), sprites: pictures.trim().split(' ').filter(Boolean).map(spriteName) }
      const [inEnglish, inChinese] = [wordsIn(english), wordsIn(chinese)]
      const onlyNear = new Set([...inEnglish, ...inChinese].filter(isOnlyNear).map(withoutMark))
      const words = { english: inEnglish.map(withoutMark), chinese: inChinese.map(withoutMark), onlyNear }
      return [id, { id, ...words, place, sounds, ...(as && { as }) }]
    }),
  )
}

/** A place with the names in its document. */
export const namedByDocument = ({ id, names, traits, sounds }: PlaceDocument): NamedPlace => ({
  id,
  english: names.en.map(name => name.toLowerCase()),
  chinese: names.zh,
  onlyNear: new Set(),
  place: traits,
  sounds: SOUND_CUES.filter(one => sounds.includes(one)).toSorted((a, b) => sounds.indexOf(a) - sounds.indexOf(b)),
})

const isOnlyNear = (word: string): boolean => word.startsWith('~')
/** Removes the mark of words like `~hill`, whose place does not show the thing. */
export const withoutMark = (word: string): string => word.replace(/^~/u, '')

export function findPlace(id: string): NamedPlace {
  const found = readPlaces().get(id)
  if (!found) throw new Error(`no such place: ${id}`)
  return found
}
