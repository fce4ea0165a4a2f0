import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Comic } from '@kinora/studio/film-writing'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import type { DeclaredPlan } from '../../../plans/declared-plan.ts'
import type { PlanContext, PlanResult } from '../../../plans/plan.ts'
import { paintPortraits } from '../../../plans/orders/paint-portraits.ts'
import { type ComposeDraft, type ComposeRequest, draftedOrder, type MadePartDraft } from '../inputs/part-request.ts'
import type { RecordedLine } from './design-comic.ts'
import { type ChapterVoices, designPanels } from './design-panels.ts'
import { chapterDesign, type FilmDesign, countFilmFrames } from '../design/film-design.ts'
import { composedResult, requireAllMade } from '../design/make-film.ts'
import { outlineComic } from './outline-comic.ts'
import { type ComicRequest, readComicRequest, type ReadComic } from './read-comic-request.ts'
import { readWords } from '../compose/load-sources.ts'

/**
 * A script told in panels. Speech is made first, because it decides the length of each panel; then the panels; then
 * each chapter is composed, and several chapters are joined.
 */
export const explainComic: DeclaredPlan<ComicRequest> = {
  needs: () => ['video', 'speech'],
  outline: async (request, context, { wanted }) => {
    const script = request.script_content
    const first = { ...request, script_content: script.slice(0, LONGEST_PREVIEW).toWellFormed() }
    const outline = await outlineComic(await readComicRequest(first, wanted, context), context)
    return script.length > LONGEST_PREVIEW ? { ...outline, notes: [PREVIEWED, ...outline.notes] } : outline
  },
  make: async (request, context, { wanted }) => makeComic(await readComicRequest(request, wanted, context), context),
}

/** The number of characters that a preview covers: an hour of film. Other previews wait meanwhile. */
const LONGEST_PREVIEW = 24_000
const PREVIEWED = `script_content: the preview tells of the first ${LONGEST_PREVIEW} characters; all of them are made`

const linesOf = ({ panels }: Comic): Line[] => panels.flatMap(panel => panel.lines)

async function makeComic(comic: ReadComic, context: PlanContext): Promise<PlanResult> {
  const { request, seed, chapters } = comic
  const lines = chapters.map(linesOf)
  const spoken = requireAllMade(
    await context.parts(
      'speech',
      lines.flat().map((line, index) => speechDraft(line, index, request, seed)),
    ),
  )
  let before = 0
  const said = lines.map(({ length }): ChapterVoices => {
    const own = spoken.slice(before, (before += length))
    return { blobs: own.map(part => part.result?.creations[0]?.blob), record: () => saidIn(own, context) }
  })
  const { designs, drafts } = await designPanels(comic, said, context)
  await paintPortraits(drafts.map(draftedOrder), context)
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

type Line = Comic['panels'][number]['lines'][number]

function speechDraft(
  { text, voice, emotion }: Line,
  index: number,
  { tts_speed: speed }: ComicRequest,
  seed: number,
): MadePartDraft {
  // In a comic, all speech is also shown as text.
  const order = {
    kind: 'speech',
    seed,
    text,
    voice,
    speed,
    pitch: 0,
    volume: 0,
    mayBeSilent: true,
    ...(emotion && { emotion }),
  } as const
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
