import { frameSize } from '../../../plans/frame-size.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { styleWords } from '@kinora/studio/film-writing'
import { seePictures } from '../inputs/analyse-inputs.ts'
import { comicNotes } from './comic-notes.ts'
import { type ComicDesignOptions, designComic, type RecordedLine } from './design-comic.ts'
import { type FilmDesign, chapterDesign } from '../design/film-design.ts'
import { panelDrafts, withPanelDocuments } from './panel-drafts.ts'
import type { MadePartDraft } from '../inputs/part-request.ts'
import type { ReadComic } from './read-comic-request.ts'
import { filmDesign } from '../design/film-design.ts'

/** The speech of a chapter, line by line: the key of its sound and its duration. */
export type ChapterVoices = { blobs: readonly (string | undefined)[]; record: () => Promise<RecordedLine[]> }

/** Designs each chapter and all panels. */
export async function designPanels(
  { request, seed, inputs, chapters, members }: ReadComic,
  said: readonly ChapterVoices[],
  context: PlanContext,
): Promise<{ designs: FilmDesign[]; drafts: MadePartDraft[] }> {
  const pictures = inputs.filter(input => input.kind === 'picture')
  const seen = await seePictures(pictures, seed, context)
  const options: ComicDesignOptions = {
    ...frameSize(request.resolution, request.aspect_ratio),
    font: request.subtitle_type === 'source_han_serif' ? 'serif' : 'sans',
    withTexts: request.add_subtitle,
    ...(request.quality === 'high' && { fine: true as const }),
    ...(inputs.some(input => input.role === 'comic_bgm') && { music: 'comic_bgm' }),
  }
  const designs: FilmDesign[] = []
  const drafts: MadePartDraft[] = []
  for (const [index, chapter] of chapters.entries()) {
    const { blobs: spoken = [], record } = said[index] ?? {}
    const style = styleWords(request.style, request.language)
    const cast = { style, inputs, seen, spoken, withLips: request.enable_lipsync, seed, first: drafts.length }
    const design = await context.step(chapterDesign(index), filmDesign, async () => {
      const designed = designComic(chapter, (await record?.()) ?? [], options)
      // A chapter goes on with the people and places of the one before it.
      const storyboard = { ...designed.storyboard, cast: designs.at(-1)?.storyboard.cast ?? {} }
      return {
        ...designed,
        storyboard: await withPanelDocuments(
          { chapter, before: chapters[index - 1], members: index === 0 ? members : [] },
          { ...designed, storyboard },
          cast,
          context,
        ),
        // Missing things are missing in all chapters: noted once.
        ...(index === 0 && { notes: comicNotes(chapters, request) }),
      }
    })
    designs.push(design)
    drafts.push(...panelDrafts(chapter, design, cast))
  }
  return { designs, drafts }
}
