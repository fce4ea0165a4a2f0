import type { Item } from './parse-items.ts'
import type { Meaning } from './meaning.ts'
import { isAlone, isBuyer } from './names-no-thing.ts'
import type { Draft } from './read-shot.ts'
import type { Motion, Shot } from './shot-list.ts'
import { findTrimmings } from './words/trimming-file.ts'

/** What else a word may say of a shot: then something came of it, though not a thing of its own. */
const OTHERWISE_USED: readonly (keyof Meaning)[] = [
  'place',
  'placeHint',
  'backdrop',
  'time',
  'timeHint',
  'weather',
  'season',
  'look',
  'mood',
  'colour',
  'colourBlock',
  'size',
  'side',
  'group',
  'counter',
  'unit',
  'move',
  'turn',
  'direction',
  'framing',
  'angle',
  'lens',
  'light',
  'style',
  'speed',
  'cameraNoun',
  'sound',
  'glue',
  'pronoun',
  'wearing',
]

const AT_REST = new Set<Motion>(['still', 'bob'])

/** Words of a shot that are understood and of which nothing is seen: things without a place, deeds that nobody does. */
export function unshownWords(prompt: string, { items, found }: Draft, shot: Shot): string[] {
  const shown = found.slice(0, shot.subjects.length)
  const isShown = (item: Item, at: number): boolean =>
    shown.some(({ at: own, namedAt, noun }) => own === at || namedAt === at || (noun && noun === item.meaning.noun))
  // Whoever moves does so in their own way, a boat as it crosses and a truck as it races; snow falls by itself.
  const isDone = ({ motion }: Meaning): boolean =>
    (motion === 'fall' && (shot.weather === 'snow' || shot.weather === 'rain')) ||
    shot.subjects.some(subject => motion === 'still' || subject.motion === motion || !AT_REST.has(subject.motion))
  return items.flatMap((item, at) => {
    const { meaning } = item
    if (item.stop || item.negated || item.mention || item.unknown) return []
    if (OTHERWISE_USED.some(key => meaning[key] !== undefined)) return []
    if (isAlone(items, at) || (meaning.noun && isBuyer(items, at, meaning.noun))) return []
    // Clouds and floors are the place's own.
    if (meaning.noun?.isUndrawn) return []
    // Lanterns that hang over a lane are put into it, and so is what they do there.
    if (shot.trimmings && findTrimmings(item.text).length > 0) return []
    // Clothes are on whoever wears them.
    if (shown.some(({ wears }) => wears?.some(({ words }) => words.toLowerCase() === item.text))) return []
    const next = items[at + 1]
    // `apple pie`: the first says which.
    // `panda chef`: the clothes are its own.
    if (shown.some(({ trade, at: own }) => trade !== undefined && own === at - 1)) return []
    const isPartOfNext = next?.meaning.noun !== undefined && isShown(next, at + 1)
    const isMissing = meaning.noun
      ? !isShown(item, at) && !isPartOfNext
      : meaning.motion !== undefined && !isDone(meaning)
    return isMissing ? [prompt.slice(item.from, item.to)] : []
  })
}
