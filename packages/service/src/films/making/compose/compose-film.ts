import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { CreationRow } from '../../../store/tasks/task-row.ts'
import type { Timeline } from '@kinora/media/film/timeline'
import { finishFiles, buildLabel } from '../../../plans/files/finish-files.ts'
import { type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import { storeFiles } from '../../../plans/files/stored-files.ts'
import type { Corner } from '@kinora/media/finish/finish-job'
import { type KeptInput, loadInputs } from '../inputs/kept-inputs.ts'
import { list, text } from '../../../core/shape.ts'
import { creation } from '../../../plans/stored-shapes.ts'

// Progress of the task: when the sources are on disk, and when the film is composed.
const [BROUGHT_PERCENT, COMPOSED_PERCENT] = [10, 88]

/** The step that stores characters of its texts that could not be drawn. */
export const UNDRAWN = 'undrawn'

/** Renders a film from its timeline, checks and stores it. Downloads its sources if necessary. */
export function composeFilm(
  timeline: Timeline,
  loadFiles: () => Promise<Record<string, string>>,
  context: PlanContext,
): Promise<CreationRow> {
  const { compose, signal, task } = context
  if (!compose) throw new PlanFailure('ModelUnavailable', 'nothing here composes films', { retryable: false })
  return context.step('stored', creation, async () => {
    const files = await loadFiles()
    context.progress(BROUGHT_PERCENT)
    const path = join(context.folder, 'film.mp4')
    const span = COMPOSED_PERCENT - BROUGHT_PERCENT
    const onProgress = (percent: number): void => context.progress(BROUGHT_PERCENT + (percent * span) / 100)
    try {
      const composed = await compose({ timeline, files, path, label: buildLabel(task) }, { signal, onProgress })
      context.log.debug({ task: task.id, ...composed }, 'a film was composed')
      await context.step(UNDRAWN, list(text), async () => [...(composed.undrawn ?? [])])
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    }
    const { width, height, frames, framesPerSecond, tracks } = timeline
    const seconds = frames / framesPerSecond
    // A caller's song may be silent.
    const sound = { withSound: true, mayBeSilent: tracks.some(track => track.kind === 'song') }
    const ordered = { kind: 'video', width, height, seconds, ...sound } as const
    const { files: finished } = await finishFiles(
      [{ role: 'result', path, format: 'mp4' }],
      ordered,
      undefined,
      context,
    )
    return { ...(await storeFiles(finished, context)), seconds, width, height }
  })
}

/** The corner and the picture of the watermark. */
type Mark = { corner?: Corner | undefined; picture?: KeptInput | undefined }

/** Joins clips into one; checks, marks and stores it. The result has no editable parts. */
export function composeClips(
  timeline: Timeline,
  loadFiles: () => Promise<Record<string, string>>,
  { corner, picture }: Mark,
  context: PlanContext,
): Promise<CreationRow> {
  const { compose, signal } = context
  if (!compose) throw new PlanFailure('ModelUnavailable', 'nothing here joins clips', { retryable: false })
  return context.step('stored', creation, async () => {
    const path = join(context.folder, 'joined.mp4')
    try {
      await compose({ timeline, files: await loadFiles(), path }, { signal })
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    }
    const { width, height, frames, framesPerSecond, tracks } = timeline
    const seconds = frames / framesPerSecond
    const withSound = tracks.some(({ cues }) => cues.length > 0)
    const [drawn] = corner && picture ? await loadInputs([picture], context) : []
    const { files } = await finishFiles(
      [{ role: 'result', path, format: 'mp4' }],
      // Joined files are the caller's own, or were checked when they were made.
      { kind: 'video', width, height, seconds, withSound, mayBeSilent: true, mayBePlain: true },
      corner && { corner, ...(drawn && { picture: drawn.path }) },
      context,
    )
    return { ...(await storeFiles(files, context)), seconds, width, height }
  })
}

// Core seconds for each second of a film: frames that are not copied, the sound, and the check of the result.
const COMPOSE_BASE = 1
const COMPOSE_PER_SECOND = 0.28

/** The estimated core seconds for composing a film of this length. */
export const estimateCompose = (seconds: number): number => COMPOSE_BASE + COMPOSE_PER_SECOND * seconds
