import type { Comic, ComicAsset, Continuity } from './comic.ts'
import { type ComicOptions, readComicScript } from './read-comic-script.ts'
import { splitScript } from './split-script.ts'

/** A script in chapters, each of which goes on where the one before it left off; one in which nothing is told is none. */
export function readChapters(
  script: string,
  assets: readonly ComicAsset[],
  options: Omit<ComicOptions, 'before'>,
): Comic[] {
  const chapters: Comic[] = []
  let before: Continuity | undefined
  for (const [index, text] of splitScript(script, options.language).entries()) {
    const comic = readComicScript(text, assets, { ...options, seed: options.seed + index, ...(before && { before }) })
    before = comic.ending
    if (comic.panels.length > 0) chapters.push(comic)
  }
  return chapters
}
