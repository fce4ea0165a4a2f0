import { knownNouns } from './known-nouns.ts'
import { knownSettings } from './known-settings.ts'

/** Things that are places only if a person is in them. */
const WITHIN = String.raw`(?<=\b(?:in|inside|into|aboard|on)\s(?:an?|the|his|her|their|our)\s(?:[a-z]+\s)?)(?:moon|planet|tent|train|ship|deck|bus|plane|tower|lighthouse|house)\b`

let settings:
  | Readonly<Record<'places' | 'hours' | 'any' | 'weather' | 'atHour' | 'atPlace' | 'inWeather', RegExp>>
  | undefined
function settingPatterns(): NonNullable<typeof settings> {
  if (settings) return settings
  const { places, hours, weather } = knownSettings()
  const [place, hour] = [`\\b(?:${places.en})\\b|${WITHIN}|${places.zh}`, `\\b(?:${hours.en})\\b|${hours.zh}`]
  const raining = `\\b(?:${weather.en})\\b|${weather.zh}`
  return (settings = {
    places: new RegExp(place, 'giu'),
    hours: new RegExp(hour, 'giu'),
    any: new RegExp(`${place}|${hour}`, 'giu'),
    weather: new RegExp(raining, 'iu'),
    atHour: new RegExp(
      `(?:\\b(?:at|in the|in|on an?)\\s)?(?:early\\s|late\\s)?\\b(?:${hours.en})\\b|(?:${hours.zh})(?:的时候|时分|[下里的])?`,
      'giu',
    ),
    atPlace: new RegExp(
      `\\b(?:in|on|at|through|along|across|into|by|near|inside)\\s(?:(?:the|an?|his|her|their)\\s)?(?:[a-z-]+\\s){0,2}?(?:${places.en})\\b|在?(?:(?:${places.zh})的)?(?:${places.zh})[上里边中旁]?`,
      'giu',
    ),
    inWeather: new RegExp(`(?:\\bin the\\s)?(?:${raining})`, 'giu'),
  })
}

/** A place that is only looked at is not the setting. */
const LOOKED_AT =
  /\b(?:look|gaze|stare|point|wave)(?:s|ing)?\s(?:out\s|back\s|up\s|down\s)?(?:at|over|to|towards?)\s(?:the\s)?[\w-]+|(?:望着|看着|望向|看向|眺望|凝视|仰望|俯瞰)[^，。]{1,8}/giu
/** The places and times that a text names, in order; synonyms have one name. */
export const settingsIn = (words: string): string[] => found('any', words)

/** The places among them. */
export const placesIn = (words: string): string[] => found('places', words)

const found = (sort: 'any' | 'places', words: string): string[] =>
  (words.replaceAll(LOOKED_AT, ' ').match(settingPatterns()[sort]) ?? []).map(knownSettings().sortOf)

/** True if a text names a time or a season. */
export const namesHour = (words: string): boolean => words.search(settingPatterns().hours) >= 0

/** The same, and no place. */
export const isHour = (words: string): boolean => namesHour(words) && words.search(settingPatterns().places) < 0

/** The times and seasons that a text names, in its own words. */
export const hoursIn = (words: string): string[] => words.match(settingPatterns().hours) ?? []

/** True if a text is only the name of a place or a time. */
export const isBareSetting = (words: string): boolean => words.replaceAll(settingPatterns().any, '') === ''

/**
 * True for each text of a story that names neither another place nor another hour than those before it. The first has
 * nothing before it.
 */
export function goesOnThere(texts: readonly string[]): boolean[] {
  let here: readonly string[] = []
  return texts.map((text, at) => {
    const named = settingsIn(text)
    const isThere = at > 0 && named.every(setting => here.includes(setting))
    if (!isThere) here = named
    return isThere
  })
}

/** True if a text gives a location. */
export const isPlaced = (words: string): boolean => placesIn(words).length > 0

/** True if a text names wet, white or grey weather. */
export const namesWeather = (words: string): boolean => settingPatterns().weather.test(words)

/** The text without times of day, places or weather. */
export const withoutHours = (words: string): string => words.replaceAll(settingPatterns().atHour, '')
export const withoutPlaces = (words: string): string => words.replaceAll(settingPatterns().atPlace, '')
export const withoutWeather = (words: string): string => words.replaceAll(settingPatterns().inWeather, '')

/** True if words are about people. */
export const isOfPeople = (words: string): boolean => patterns().somebody.test(words)

let compiled: Readonly<Record<'somebody' | 'being' | 'first', RegExp>> | undefined
function patterns(): NonNullable<typeof compiled> {
  if (compiled) return compiled
  const { people, beings, all } = knownNouns()
  return (compiled = {
    somebody: new RegExp(`\\b(?:${people.en})\\b|${people.zh}`, 'iu'),
    being: new RegExp(`^(?:${beings.en}|${beings.zh})$`, 'iu'),
    // The first person or animal; people by their trades, too: 面包师.
    first: new RegExp(`\\b(?:${all.en}|both|the two)\\b|${all.zh}|[两俩二]人|\\p{Script=Han}{1,3}(?:师|员|匠)`, 'iu'),
  })
}
/** A subject is named this early. */
const FIRST_WORDS = /^(?:[^\s]+\s+){0,5}[^\s]*|^/u
const FIRST_CHARACTERS = 10

/** True if the first person or animal of a scene is a person, and its subject: `the tired young girl waits`. */
export function beginsWithPeople(words: string): boolean {
  const bare = words.replace(LEADING, '')
  const begin = /\p{Script=Han}/u.test(bare) ? bare.slice(0, FIRST_CHARACTERS) : (FIRST_WORDS.exec(bare)?.[0] ?? '')
  const { first, being } = patterns()
  const [found] = first.exec(begin) ?? []
  return found !== undefined && !being.test(found)
}
/** Time or place before the subject. */
const LEADING =
  /^(?:(?:at|in|on|under|by|near|before|after|during|outside|inside|behind)\s[^,]{1,30}?,\s+|(?:at|in|on)\s(?:the\s)?(?:[\w-]+\s)?(?:night|dawn|dusk|noon|morning|evening|afternoon|sunset|sunrise|end)\s+|[^，。]{1,10}[，])/iu
