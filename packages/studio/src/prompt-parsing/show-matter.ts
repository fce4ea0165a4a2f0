import { isAlive } from './found-subject.ts'
import { nowhere } from './find-imagery.ts'
import { isAdvert } from './stage-advert.ts'
import type { Draft } from './read-shot.ts'
import type { Shot } from '../setting/shot-list.ts'
import { NOBODY } from './stand-in.ts'
import { NO_THING, readMatter } from './read-matter.ts'

/** Backgrounds that are not places. */
const NOWHERE: ReadonlySet<string> = new Set(['abstract', 'sweep'])

/**
 * Makes one shot of a prompt about nothing but smoke, dots, ink, lines or cloth, however many sentences it has: `dots
 * fall upward, form a spiral, then a grid. White void.` Returns true if it did.
 */
export function showMatter(shots: Shot[], drafts: readonly Draft[], prompt: string): boolean {
  const [first] = shots
  const isTold = shots.some(({ lines, texts, view, imagery }) => lines.length > 0 || texts || view || imagery?.forms)
  if (!first || isTold || isAdvert(prompt)) return false
  const isPlaced = drafts.some(({ items }) =>
    items.some(({ meaning, negated }) => meaning.place && !negated && !NOWHERE.has(meaning.place)),
  )
  const found = drafts.flatMap(draft => draft.found)
  if (found.some(one => isAlive(one) && !NO_THING.test(one.words)) && !NOBODY.test(prompt)) return false
  const imagery = readMatter(
    prompt,
    found.map(({ words }) => words),
    isPlaced,
  )
  if (!imagery) return false
  const { becomes: _becomes, flow: _flow, caption: _caption, ...shot } = nowhere(first)
  shots.splice(0, shots.length, { ...shot, share: 1, imagery, colours: imagery.colours })
  return true
}
