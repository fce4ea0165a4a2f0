import { findMeanings } from './find-meanings.ts'
import { readPlaces, withoutMark } from '../../words/vocabulary/place-file.ts'
import { wordsOfValues } from '../../words/vocabulary/word-tables.ts'
import { readTable } from '../film-tables.ts'
import { type Alternatives, alternativesOf } from './alternatives.ts'

/** The words of the tables for places, for times of day and seasons, and for weather other than sunshine. */
export type KnownSettings = {
  places: Alternatives
  hours: Alternatives
  weather: Alternatives
  /** The same for words of the same kind of place, or of the same part of the day. */
  sortOf: (word: string) => string
}

/** `snow` and `sunflowers` only suggest a season. */
function isOnlyHour(word: string): boolean {
  const { noun, time, weather } = findMeanings(word)[0]?.meaning ?? {}
  return noun === undefined && (weather === undefined || time !== undefined)
}

let known: KnownSettings | undefined

export function knownSettings(): KnownSettings {
  if (known) return known
  const { alike, buildings, plain } = readTable('settings')
  const isPlain = new RegExp(`^(?:${plain})$`, 'u')
  const of = (words: readonly string[]): Alternatives =>
    alternativesOf(
      words
        .map(withoutMark)
        .filter(word => /\p{L}/u.test(word) && !/^\p{Script=Han}$/u.test(word) && !isPlain.test(word)),
      [],
    )
  const valuesOf = (property: string): string[] => Object.values(wordsOfValues(property)).flat()
  const { clear: _clear, ...weather } = wordsOfValues('weather')
  return (known = {
    places: of([
      ...buildings.split('|'),
      ...valuesOf('place'),
      ...[...readPlaces().values()].flatMap(({ english, chinese }) => [...english, ...chinese]),
    ]),
    hours: of([...valuesOf('time'), ...valuesOf('season')].filter(isOnlyHour)),
    weather: of(Object.values(weather).flat()),
    sortOf: word => {
      const { where, place, time, season } = findMeanings(word)[0]?.meaning ?? {}
      const sort = where ?? place ?? time ?? season ?? word.toLowerCase()
      return alike.find(group => group.includes(sort))?.[0] ?? sort
    },
  })
}
