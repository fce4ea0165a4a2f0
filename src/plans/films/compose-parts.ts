import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TimedWord } from '../../engines/contract.ts'
import { ChildFailure } from '../../media/children/child-failure.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { bringFile } from '../bring-file.ts'
import { finishFiles } from '../finish-files.ts'
import { labelOf } from '../label-of.ts'
import { type Plan, type PlanContext, PlanFailure } from '../plan.ts'
import { storeFiles } from '../store-files.ts'
import { DESIGN, type FilmDesign, framesOf } from './film-design.ts'
import { INPUTS, type KeptInput } from './kept-inputs.ts'
import { linesOf } from './make-part.ts'
import { linesIn } from './place-lines.ts'
import { type ChosenParts, timelineOf } from './timeline-of.ts'

/** Which parts a film is composed from. What is not named is the newest that was made. */
export type ComposeRequest = {
  video_task_ids?: readonly string[]
  job_ids?: readonly string[]
  narration_task_id?: string
  bgm_task_id?: string
  speech_task_ids?: readonly string[]
}

/** The name of the step that keeps the timeline of a composition. */
export const TIMELINE = 'timeline'

// Of the task: until everything is at hand, and until the film is put together.
const [BROUGHT_PERCENT, COMPOSED_PERCENT] = [10, 88]

/** The plan that puts a film together from parts that are there. */
export const composeParts: Plan = async context => {
  const { compose, signal, task } = context
  if (!compose) throw new PlanFailure('ModelUnavailable', 'nothing here composes films', { retryable: false })
  const { parts, steps } = await context.film()
  const design = steps.get(DESIGN) as FilmDesign | undefined
  if (!design) throw new PlanFailure('InternalServiceFailure', 'the film has no design', { retryable: false })
  const sources = await bringSources(task.request as ComposeRequest, parts, steps, context)
  context.progress(BROUGHT_PERCENT)
  const timeline = await context.step(TIMELINE, async () => timelineOf(design, await chosenOf(design, sources)))
  const creation = await context.step('stored', async () => {
    const path = join(context.folder, 'film.mp4')
    const span = COMPOSED_PERCENT - BROUGHT_PERCENT
    const onProgress = (percent: number): void => context.progress(BROUGHT_PERCENT + (percent * span) / 100)
    try {
      const composed = await compose(
        { timeline, files: sources.files, path, label: labelOf(task) },
        { signal, onProgress },
      )
      context.log.debug({ task: task.id, ...composed }, 'a film was composed')
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    }
    const { width, height, frames, framesPerSecond } = timeline
    const sound = { withSound: true, mayBeSilent: design.song !== undefined }
    const ordered = { kind: 'video', width, height, seconds: frames / framesPerSecond, ...sound } as const
    return storeFiles(
      await finishFiles([{ role: 'result', path, format: 'mp4' }], ordered, undefined, context),
      context,
    )
  })
  return { creations: [creation], seconds: framesOf(design) / timeline.framesPerSecond }
}

/** The chosen parts and the film's own sounds, on local disk under the names that the timeline has for them. */
type Sources = {
  videos: readonly TaskRow[]
  narration?: TaskRow
  music?: TaskRow
  spoken: readonly TaskRow[]
  inputs: readonly KeptInput[]
  files: Record<string, string>
  /** The words of what is spoken, by part. */
  words: Record<string, readonly TimedWord[]>
}

async function bringSources(
  request: ComposeRequest,
  parts: readonly TaskRow[],
  steps: ReadonlyMap<string, unknown>,
  context: PlanContext,
): Promise<Sources> {
  const byId = new Map(parts.map(part => [part.id, part]))
  const called = (ids: readonly string[]): TaskRow[] => ids.flatMap(id => byId.get(id) ?? [])
  const newest = (kind: string): TaskRow | undefined =>
    parts.findLast(part => part.part === kind && part.state === 'success')
  const narration = byId.get(request.narration_task_id ?? '') ?? newest('generate_narration')
  const music = byId.get(request.bgm_task_id ?? '') ?? newest('generate_bgm')
  const videos = called(request.video_task_ids ?? request.job_ids ?? [])
  const spoken = called(
    request.speech_task_ids ??
      parts.filter(part => part.part === 'generate_speech' && part.state === 'success').map(part => part.id),
  )
  const inputs = ((steps.get(INPUTS) ?? []) as KeptInput[]).filter(input => input.kind === 'sound')
  const files: Record<string, string> = {}
  const words: Record<string, readonly TimedWord[]> = {}
  const bring = async (name: string, key: string | undefined): Promise<string> => {
    const path = join(context.folder, `source-${Object.keys(files).length}-${Object.keys(words).length}`)
    if (key && (await bringFile(key, path, context))) return path
    throw new PlanFailure('InternalServiceFailure', `the file of ${name} is gone`, { retryable: false })
  }
  const speaking = [...(narration ? [narration] : []), ...spoken]
  for (const part of new Set([...videos, ...speaking, ...(music ? [music] : [])]))
    files[part.id] = await bring(part.id, part.result?.creations[0]?.blob)
  for (const { role, blob } of inputs) files[role] = await bring(role, blob)
  for (const part of speaking) {
    const key = part.result?.creations[0]?.words_blob
    words[part.id] = key ? (JSON.parse(await readFile(await bring(part.id, key), 'utf8')) as TimedWord[]) : []
  }
  return { videos, ...(narration && { narration }), ...(music && { music }), spoken, inputs, files, words }
}

async function chosenOf(design: FilmDesign, sources: Sources): Promise<ChosenParts> {
  const { videos, narration, music, spoken, inputs, words } = sources
  const inputOf = (role: string | undefined): KeptInput | undefined => inputs.find(input => input.role === role)
  const [song, loop] = [inputOf(design.song), inputOf(design.music)]
  const lineCount = linesOf(String(narration?.request.prompt ?? '')).length
  return {
    videos: videos.map(part => part.id),
    ...(narration && { narration: { source: narration.id, lines: linesIn(words[narration.id] ?? [], lineCount) } }),
    ...(music && { music: music.id }),
    ...(spoken.length > 0 && {
      spoken: spoken.map(part => ({ source: part.id, seconds: Number(part.request.duration ?? 0) })),
    }),
    ...(song && { song: { source: song.role, seconds: song.seconds ?? 0 } }),
    ...(loop && { loop: loop.role }),
  }
}
