import { type Item, parseItems } from '../words/parse-items.ts'
import type { Meaning } from '../words/meaning.ts'
import { markNegations } from './mark-negations.ts'
import type { ShotList } from '../setting/shot-list.ts'
import { foldText } from '../words/tokenise.ts'

/** What a word would have to change in a picture. */
const CHANGES: readonly (keyof Meaning)[] = ['noun', 'place', 'backdrop', 'time', 'season', 'look', 'colour']
/** What falls before a picture, whatever it shows. */
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
 * Words that a start frame is not changed for. The camera, what falls and how its subject stirs come from the words;
 * who and what is in it, where and when it is, comes from the picture. Its subject is taken to be what is named first.
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

/** Between two frames nothing but the pictures tells what is seen: of words only sounds are left. */
export const wordsBetweenFrames = (prompt: string, withSound: boolean): string[] =>
  wordsOf(
    prompt,
    readItems(prompt).filter(({ meaning }) =>
      meaning.sound === undefined ? BETWEEN.some(key => meaning[key] !== undefined) : !withSound,
    ),
  )

const BETWEEN: readonly (keyof Meaning)[] = [...CHANGES, 'weather', 'motion', 'move']
