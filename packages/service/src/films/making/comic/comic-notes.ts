import type { ToldNote } from '@kinora/media/engine/note'
import type { explainComic } from '../../../catalog/generators/films/explain-comic.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { type Comic, unusedWords } from '@kinora/studio/film-writing'
import { detectLanguage } from '@kinora/media/language/detect-language'
import { unusedNotes } from '../../../plans/notes.ts'

/** Parts of a comic's request that are in no panel: assets that the script does not name, unspoken words. */
export function comicNotes(
  comics: readonly Comic[],
  { assets = [], script_content: script, language }: RequestValues<typeof explainComic>,
): ToldNote[] {
  const panels = comics.flatMap(comic => comic.panels)
  const seen = new Set([
    ...panels.flatMap(({ frames }) => frames.flatMap(frame => frame.assets)),
    ...panels.flatMap(({ lines }) => lines.flatMap(({ speaker }) => speaker?.asset ?? [])),
  ])
  const texts = panels.flatMap(({ frames, lines }) => [
    ...frames.map(({ prompt }) => prompt),
    ...lines.flatMap(({ text, speaker }) => [text, speaker?.name ?? '']),
  ])
  return [
    ...assets.flatMap(({ name }, place) =>
      seen.has(place) || isNarrator(name)
        ? []
        : [`assets[${place}]: "${name}" is not named in the script, and not shown`],
    ),
    ...(detectLanguage(script) === language
      ? []
      : [`language: the script is not written in ${language}, and is read as it is`]),
    ...unusedNotes(unusedWords(script, texts)),
  ]
}

const isNarrator = (name: string): boolean => /^(?:narrator|旁白)$/iu.test(name.trim())
