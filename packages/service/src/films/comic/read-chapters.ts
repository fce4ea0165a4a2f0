import type { Comic, ComicAsset, Continuity } from './comic.ts'
import { type ComicWish, readComicScript } from './read-comic-script.ts'
import { splitScript } from './split-script.ts'

/** A script in chapters, each of which goes on where the one before it left off; one in which nothing is told is none. */
export function readChapters(script: string, assets: readonly ComicAsset[], wish: Omit<ComicWish, 'before'>): Comic[] {
  const chapters: Comic[] = []
  let before: Continuity | undefined
  for (const [index, text] of splitScript(script, wish.language).entries()) {
    const comic = readComicScript(text, assets, { ...wish, seed: wish.seed + index, ...(before && { before }) })
    before = comic.ending
    if (comic.panels.length > 0) chapters.push(comic)
  }
  return chapters
}
