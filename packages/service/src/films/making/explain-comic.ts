import type { explainComic as comicDeclaration } from '../../catalog/generators/explain-comic.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Comic } from '../comic/comic.ts'
import { readChapters } from '../comic/read-chapters.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import type { DeclaredPlan } from '../../plans/declared-plan.ts'
import type { PlanContext, PlanResult } from '../../plans/plan.ts'
import type { WantedInput } from '../../plans/fetch-inputs.ts'
import { frameSize } from '../../plans/frame-size.ts'
import { seePictures } from './analyse-inputs.ts'
import type { ComposeDraft, ComposeRequest } from './compose-request.ts'
import { comicNotes } from './comic-notes.ts'
import { chapterDesign } from './find-design.ts'
import { designComic, type ComicDesignOptions, type RecordedLine } from './design-comic.ts'
import { panelDrafts } from './panel-drafts.ts'
import { type FilmDesign, countFilmFrames } from './film-design.ts'
import { type KeptInput, keepInputs } from './kept-inputs.ts'
import { composedResult, requireAllMade } from './make-film.ts'
import type { MadePartDraft } from './part-request.ts'
import { readWords } from './read-words.ts'
import { deriveSeed } from './derive-seed.ts'

type Request = RequestValues<typeof comicDeclaration>
type Asset = NonNullable<Request['assets']>[number]

/**
 * A script told in panels. What is said comes first, for it decides how long each panel is; then the panels; then each
 * chapter is composed, and a whole of them where there are several.
 */
export const explainComic: DeclaredPlan<Request> = {
  needs: () => ['video', 'speech'],
  make: (request, context, { wanted }) => makeComic(request, wanted, context),
}

async function makeComic(request: Request, wanted: readonly WantedInput[], context: PlanContext): Promise<PlanResult> {
  const seed = deriveSeed(context.task)
  const given = request.assets ?? []
  const inputs = (await keepInputs(wanted, context)).map(input => named(input, given))
  const chapters = await context.step('script', async () => chaptersOf(request, seed))
  const lines = chapters.map(chapter => chapter.panels.flatMap(panel => panel.lines))
  const spoken = requireAllMade(
    await context.parts(
      'speech',
      lines.flat().map((line, index) => speechDraft(line, index, request, seed)),
    ),
  )
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
  let before = 0
  for (const [index, chapter] of chapters.entries()) {
    const own = spoken.slice(before, (before += lines[index]?.length ?? 0))
    const design = await context.step(chapterDesign(index), async () => ({
      ...designComic(chapter, await saidIn(own, context), options),
      // What is missing is missing in all of them: told once.
      ...(index === 0 && { notes: comicNotes(chapters, request) }),
    }))
    designs.push(design)
    const cast = { inputs, seen, spoken: own, withLips: request.enable_lipsync, seed, first: drafts.length }
    drafts.push(...panelDrafts(chapter, design, cast))
  }
  const panels = requireAllMade(await context.parts('panels', drafts))
  const composed = await composeChapters(
    designs,
    panels,
    spoken,
    lines.map(chapter => chapter.length),
    context,
  )
  return { ...composed, seconds: designs.reduce((sum, design) => sum + countFilmFrames(design), 0) / FRAMES_PER_SECOND }
}

/** A picture bears its asset's name: it is how prompts speak of it. A scene's is of where a panel takes place. */
function named(input: KeptInput, assets: readonly Asset[]): KeptInput {
  const asset = assets[Number(/^assets\[(\d+)\]/.exec(input.role)?.[1] ?? -1)]
  return asset ? { ...input, name: asset.name, shows: asset.type === 'scene' ? 'place' : 'subject' } : input
}

function chaptersOf({ script_content, assets: given = [], language, style }: Request, seed: number): Comic[] {
  const assets = given.map(({ type, name, description, voice_id = '', image_uri }) => ({
    type,
    name,
    description,
    voice: voice_id,
    hasPicture: image_uri !== undefined,
  }))
  return readChapters(script_content, assets, { language, style, seed })
}

type Line = Comic['panels'][number]['lines'][number]

function speechDraft(
  { text, voice, emotion }: Line,
  index: number,
  { tts_speed: speed }: Request,
  seed: number,
): MadePartDraft {
  const order = { kind: 'speech', seed, text, voice, speed, pitch: 0, volume: 0, ...(emotion && { emotion }) } as const
  return { part: 'generate_speech', partIndex: index, request: { prompt: text, duration: 0, order, inputs: [] } }
}

async function saidIn(parts: readonly TaskRow[], context: PlanContext): Promise<RecordedLine[]> {
  const said: RecordedLine[] = []
  for (const part of parts)
    said.push({ seconds: part.result?.creations[0]?.seconds ?? 0, words: await readWords(part, context) })
  return said
}

async function composeChapters(
  designs: readonly FilmDesign[],
  panels: readonly TaskRow[],
  spoken: readonly TaskRow[],
  lineCounts: readonly number[],
  context: PlanContext,
): Promise<PlanResult> {
  let [panel, line] = [0, 0]
  const requests = designs.map(
    ({ storyboard }, index): ComposeRequest => ({
      video_task_ids: panels.slice(panel, (panel += storyboard.shots.length)).map(part => part.id),
      speech_task_ids: spoken.slice(line, (line += lineCounts[index] ?? 0)).map(part => part.id),
      design: chapterDesign(index),
    }),
  )
  const draftOf = (request: ComposeRequest, partIndex?: number): ComposeDraft => ({
    part: 'compose',
    ...(partIndex !== undefined && { partIndex }),
    request,
  })
  const chapters = requireAllMade(await context.parts('chapters', requests.map(draftOf)))
  if (chapters.length === 1) return composedResult(chapters[0], context)
  const [whole] = requireAllMade(
    await context.parts('whole', [draftOf({ chapter_task_ids: chapters.map(chapter => chapter.id) })]),
  )
  return composedResult(whole, context)
}
