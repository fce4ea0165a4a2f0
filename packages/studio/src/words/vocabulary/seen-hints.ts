import { readWordLists } from './word-data.ts'

const LISTS = readWordLists('hints-seen.json')

// Words of hints (`whereHint`, `placeHint` and `timeHint` of `values.json`) imply a place or an hour that does not show
// the thing itself: a burial, a quiz, 相亲. The notes list them, except these.

/** Names of places and hours, words for style and feeling, and invisible things. They have no other effect. */
const UNTOLD = new Set(LISTS['untold'])

/** Places whose hints are never listed: cities, the making of films, taste, colours. */
const UNTOLD_PLACES: ReadonlySet<string> = new Set(['skyline', 'sweep', 'table', 'abstract'])

/** Proper names: a place like them is drawn, or none. */
const NAMED = new Set(LISTS['named'])
export const isNamedPlace = (text: string, place: string): boolean => place === 'skyline' || NAMED.has(text)

/** Things that the place of the shot shows: waves of the sea, the courtyard of a palace. */
const SEEN_THERE = new Set(LISTS['seenThere'])

type Hint = { text: string; place?: string | undefined; where?: string | undefined }

/** True if the place or hour of the shot shows enough of a hint, so that the notes need not list it. */
export const isHintSeen = ({ text, place, where }: Hint, set: { place: string; where?: string | undefined }): boolean =>
  UNTOLD.has(text) ||
  (place !== undefined && UNTOLD_PLACES.has(place)) ||
  (SEEN_THERE.has(text) && (where ? set.where === where : place === undefined || set.place === place))

/** Events that other tables have as a mood or as their usual place. */
const EVENTS = new Set(LISTS['events'])
export const isEvent = (text: string): boolean => EVENTS.has(text)
