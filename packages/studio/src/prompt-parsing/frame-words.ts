import { type Item, parseItems } from '../words/parse-items.ts'
import type { Meaning } from '../words/meaning.ts'
import { markNegations } from './mark-negations.ts'
import type { ShotList } from '../setting/shot-list.ts'
import { foldText } from '../words/tokenise.ts'

/** The meanings that would change a start frame. */
const CHANGES: readonly (keyof Meaning)[] = ['noun', 'place', 'backdrop', 'time', 'season', 'look', 'colour']
/** Weather that falls in front of a picture. */
const FALLING = new Set(['snow', 'rain', 'storm'])

const readItems = (prompt: string): Item[] => {
  const items = parseItems(foldText(prompt))
  markNegations(items)
  return items.filter(item => !item.stop && !item.negated && !item.mention && !item.unknown)
}

const wordsOf = (prompt: string, items: readonly Item[]): string[] => [
  ...new Set(items.map(({ from, to }) => prompt.slice(from, to))),
]

/**
 * The words that a start frame cannot show. Camera, falling weather and the motion of the subject follow the words.
 * Subjects, place and hour come from the picture. The first noun is taken as the subject of the picture.
 */
export function wordsBesideFrame(prompt: string, { shots }: ShotList): string[] {
  const subject = shots[0]?.subjects[0]?.words
  return wordsOf(
    prompt,
    readItems(prompt).filter(({ meaning, from, to }) => {
      if (meaning.weather !== undefined) return !FALLING.has(meaning.weather) && meaning.sound === undefined
      if (meaning.sound ?? meaning.mood ?? meaning.move ?? meaning.cameraNoun ?? meaning.glue) return false
      return CHANGES.some(key => meaning[key] !== undefined) && prompt.slice(from, to) !== subject
    }),
  )
}

/** The words that two frames cannot show. The pictures decide everything except sounds. */
export const wordsBetweenFrames = (prompt: string, withSound: boolean): string[] =>
  wordsOf(
    prompt,
    readItems(prompt).filter(({ meaning }) =>
      meaning.sound === undefined ? BETWEEN.some(key => meaning[key] !== undefined) : !withSound,
    ),
  )

const BETWEEN: readonly (keyof Meaning)[] = [...CHANGES, 'weather', 'motion', 'move']
