import { setImmediate } from 'node:timers/promises'
import { extractVoiceRequest } from '../voices/extract-voice-request.ts'
import type { Comic, ComicAsset } from './comic.ts'
import { type ComicOptions, readComicScript } from './read-comic-script.ts'
import { comicCast } from './comic-cast.ts'
import { splitScript } from './split-script.ts'

/**
 * Parses a script in chapters, each of which continues the previous one. Empty chapters are dropped. Scripts have no
 * length limit, so other work runs between chapters.
 */
export async function readChapters(
  written: string,
  assets: readonly ComicAsset[],
  given: Omit<ComicOptions, 'place' | 'wish'>,
): Promise<Comic[]> {
  const { wish, rest: script } = extractVoiceRequest(written)
  const options = { ...given, ...(wish !== undefined && { wish }) }
  const chapters: Comic[] = []
  const { cast, told } = comicCast(script, assets)
  let place: number | undefined
  for (const [index, text] of splitScript(told, options.language).entries()) {
    const comic = readComicScript(text, cast, {
      ...options,
      seed: options.seed + index,
      ...(place !== undefined && { place }),
    })
    place = comic.place
    if (comic.panels.length > 0) chapters.push(comic)
    await setImmediate()
  }
  return chapters
}
