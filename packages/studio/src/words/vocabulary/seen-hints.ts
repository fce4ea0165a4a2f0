import { readWordLists } from './word-data.ts'

const LISTS = readWordLists('hints-seen.json')

// A word of the hints (`whereHint`, `placeHint` and `timeHint` of `values.json`) leads to a place or an hour and is not seen by that alone: a
// burial, a quiz, 相亲. Such a word is told. These are not.

/** Names of places and hours, how it looks and feels, and what nobody expects to see: nothing more can come of them. */
const UNTOLD = new Set(LISTS['untold'])

/** All words of these hints are such: cities, talk of the film, taste, colours. */
const UNTOLD_PLACES: ReadonlySet<string> = new Set(['skyline', 'sweep', 'table', 'abstract'])

/** What the place itself shows, where the shot is set there: waves of the sea, the court of a palace. */
const SEEN_THERE = new Set(LISTS['seenThere'])

type Hint = { text: string; place?: string | undefined; where?: string | undefined }

/** Whether nothing has to be told of a word that only leans to a place or an hour, in a shot that is set there. */
export const isHintSeen = ({ text, place, where }: Hint, set: { place: string; where?: string | undefined }): boolean =>
  UNTOLD.has(text) ||
  (place !== undefined && UNTOLD_PLACES.has(place)) ||
  (SEEN_THERE.has(text) && (where ? set.where === where : place === undefined || set.place === place))

/** Events that other tables read as a mood or as the place where they are usually held. */
const EVENTS = new Set(LISTS['events'])
export const isEvent = (text: string): boolean => EVENTS.has(text)
