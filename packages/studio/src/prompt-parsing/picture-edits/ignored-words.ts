import { type Item, parseItems } from '../../words/parse-items.ts'
import type { Meaning } from '../../words/meaning.ts'
import { markNegations } from '../mark-negations.ts'
import { foldText } from '../../words/tokenise.ts'
import * as words from './edit-words.ts'
import type { Edits } from '../../pictures/edit/edits.ts'

const PATTERNS: readonly RegExp[] = [
  ...words.STYLE_PATTERNS.map(([, pattern]) => pattern),
  ...words.TONE_PATTERNS.map(([pattern]) => pattern),
  words.TINT,
  words.BACKGROUND,
  words.BLURS,
  words.SHARPENS,
  words.REMOVES,
  words.CUTS_OUT,
  words.PEOPLE_AND_THINGS,
  words.CROPS,
  words.RATIO,
  words.SQUARE,
  words.CLOSER,
  words.FLIPS,
  words.DOWN,
  words.ENHANCES,
  words.EDITING,
  words.COMMANDS,
  words.OF_PICTURE,
]

/** Ranges of a normalised text that an edit uses. */
function appliedStretches(folded: string): { from: number; to: number }[] {
  return PATTERNS.flatMap(pattern =>
    Array.from(folded.matchAll(new RegExp(pattern.source, 'gu')), ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    })),
  )
}

/** Words of an edit without effect: unknown ones, and things that were not added. */
export function ignoredWords(prompt: string, edits: Edits): { unknown: string[]; unshown: string[] } {
  const folded = foldText(prompt)
  const stretches = appliedStretches(folded)
  const items = parseItems(folded)
  markNegations(items)
  const isHeeded = ({ from, to }: Item): boolean => stretches.some(one => one.from < to && one.to > from)
  const unknown: string[] = []
  const unshown: string[] = []
  for (const [at, item] of items.entries()) {
    if (item.stop || item.negated || item.mention || isHeeded(item)) continue
    const written = prompt.slice(item.from, item.to)
    if (item.unknown) unknown.push(written)
    else if (isLost(item.meaning, edits) && !isOfPicture(items, at, edits)) unshown.push(written)
  }
  return { unknown: [...new Set(unknown)], unshown: [...new Set(unshown)] }
}

/** True if a word matches none of the edits. */
function isLost({ noun, place, motion, time, weather, season, look, colour }: Meaning, edits: Edits): boolean {
  if (time) return !edits.time
  if (weather) return !edits.weather
  if (season) return !edits.season
  if (look) return !edits.style
  if (colour) return edits.colours.length === 0 && edits.background?.do !== 'fill'
  if (place) return edits.background?.do !== 'replace'
  return noun !== undefined || motion !== undefined
}

/** `the car`, `这只猫`: things that are already in the picture, also those that are recoloured or removed. */
function isOfPicture(items: readonly Item[], at: number, { colours, removesSubject, background }: Edits): boolean {
  if (!items[at]?.meaning.noun) return false
  const before = items.slice(Math.max(0, at - 3), at)
  if (before.some(({ meaning }) => meaning.definite)) return true
  const isAdded = before.some(({ text }) => /^(?:add|adds|adding|加|加上|添加|a|an)$/u.test(text))
  return !isAdded && (colours.length > 0 || removesSubject === true || background !== undefined)
}
