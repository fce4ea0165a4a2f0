import type { Cast } from '@kinora/media/engine/contract'
import { frameSize } from '../../../plans/frame-size.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { seePictures } from '../inputs/analyse-inputs.ts'
import { comicNotes } from './comic-notes.ts'
import { type ComicDesignOptions, designComic, type RecordedLine } from './design-comic.ts'
import { type FilmDesign, chapterDesign } from '../design/film-design.ts'
import { panelDrafts } from './panel-drafts.ts'
import type { MadePartDraft } from '../inputs/part-request.ts'
import type { ReadComic } from './read-comic-request.ts'
import { filmDesign } from '../design/film-design.ts'

/** The speech of a chapter, line by line: the key of its sound and its duration. */
export type ChapterVoices = { blobs: readonly (string | undefined)[]; record: () => Promise<RecordedLine[]> }

/** Designs each chapter and all panels. */
export async function designPanels(
  { request, seed, inputs, chapters }: ReadComic,
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
  const shared = comicCast(chapters, seed)
  const designs: FilmDesign[] = []
  const drafts: MadePartDraft[] = []
  for (const [index, chapter] of chapters.entries()) {
    const { blobs: spoken = [], record } = said[index] ?? {}
    const design = await context.step(chapterDesign(index), filmDesign, async () => ({
      ...designComic(chapter, (await record?.()) ?? [], options),
      // Missing things are missing in all chapters: noted once.
      ...(index === 0 && { notes: comicNotes(chapters, request) }),
    }))
    designs.push(design)
    const cast = {
      inputs,
      seen,
      spoken,
      withLips: request.enable_lipsync,
      seed,
      first: drafts.length,
      shared,
    }
    drafts.push(...panelDrafts(chapter, design, cast))
  }
  return { designs, drafts }
}

/** The first panels of a long comic decide what people wear. */
const MOST_SCENES = 40

/** The people of all chapters and their clothes, which do not change between panels. */
export const comicCast = (chapters: ReadComic['chapters'], seed: number): Cast => ({
  seed,
  people: chapters[0]?.people ?? [],
  scenes: [
    ...new Set(chapters.flatMap(({ panels }) => panels.flatMap(({ frames }) => frames.map(({ prompt }) => prompt)))),
  ].slice(0, MOST_SCENES),
  ...(chapters[0]?.looks && { looks: chapters[0].looks }),
})
