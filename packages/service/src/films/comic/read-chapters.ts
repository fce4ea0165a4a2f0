import { setImmediate } from 'node:timers/promises'
import { extractVoiceRequest } from '../voices/extract-voice-request.ts'
import { findPeople } from '../words/find-people.ts'
import type { Comic, ComicAsset, Continuity } from './comic.ts'
import { type ComicOptions, readComicScript } from './read-comic-script.ts'
import { findAssets } from './find-assets.ts'
import { splitScript } from './split-script.ts'

/**
 * Parses a script in chapters, each of which continues the previous one. Empty chapters are dropped. Scripts have no
 * length limit, so other work runs between chapters.
 */
export async function readChapters(
  written: string,
  assets: readonly ComicAsset[],
  given: Omit<ComicOptions, 'before' | 'wish'>,
): Promise<Comic[]> {
  const { wish, rest: script } = extractVoiceRequest(written)
  const options = { ...given, ...(wish !== undefined && { wish }) }
  const chapters: Comic[] = []
  const cast = [...assets, ...namedBesides(script, assets)]
  let before: Continuity | undefined
  for (const [index, text] of splitScript(script, options.language).entries()) {
    const comic = readComicScript(text, cast, { ...options, seed: options.seed + index, ...(before && { before }) })
    before = comic.ending
    if (comic.panels.length > 0) chapters.push(comic)
    await setImmediate()
  }
  return chapters
}

/** The number of characters that are searched for people, because each name is compared with all others. */
const LONGEST_CAST = 20_000

/** People who are named in the script but are not assets. They also look the same in all panels. */
function namedBesides(script: string, assets: readonly ComicAsset[]): ComicAsset[] {
  const finder = findAssets(assets)
  return findPeople(script.slice(0, LONGEST_CAST))
    .filter(({ name }) => finder.named(name) === undefined)
    .map(({ name, words }) => ({ type: 'character', name, description: words, voice: '', hasPicture: false }))
}
