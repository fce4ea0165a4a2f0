import { readTable } from '../words/vocabulary/word-data.ts'
import { hueCalled, HUE_PATTERN } from '../hues/find-hues.ts'
import type { Shot } from '../setting/shot-list.ts'

type Surface = NonNullable<Shot['surface']>

/** The surfaces under products with their words. The first in the text counts. */
const ROWS: readonly (readonly [surface: Surface['of'], words: RegExp])[] = readTable('find-surface', 'rows')

const LAST_HUE = new RegExp(String.raw`(${HUE_PATTERN})色?的?\s*$`, 'iu')
/** The colour right before the material. `dark` means black. */
const colourBefore = (words: string): string | undefined =>
  /\bdark\s*$/iu.test(words) ? 'black' : hueCalled(LAST_HUE.exec(words)?.[1] ?? '')

/** `on white marble`, `a walnut tray`, `红色丝绸上`. */
export function findSurface(words: string): Surface | undefined {
  const [found] = ROWS.flatMap(([of, pattern]) => {
    const match = pattern.exec(words)
    return match ? [{ of, at: match.index }] : []
  }).toSorted((a, b) => a.at - b.at)
  if (!found) return undefined
  const before = words.slice(Math.max(0, found.at - 12), found.at)
  const colour = colourBefore(before)
  return { of: found.of, ...(colour && { colour }) }
}

/** The words of a text that name a surface, in lower case. */
export const surfaceWords = (text: string, of: Surface['of']): string =>
  ROWS.flatMap(([name, pattern]) => (name === of ? [pattern.exec(text)?.[0] ?? ''] : []))
    .join(' ')
    .toLowerCase()
