import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { CreationRow } from '../../store/tasks/task-row.ts'
import type { Timeline } from '@kinora/media/film/timeline'
import { finishFiles } from '../../plans/finish-files.ts'
import { buildLabel } from '../../plans/build-label.ts'
import { type PlanContext, PlanFailure } from '../../plans/plan.ts'
import { storeFiles } from '../../plans/store-files.ts'

// Of the task: when everything is at hand, and when the film is composed.
const [BROUGHT_PERCENT, COMPOSED_PERCENT] = [10, 88]

/** The step that keeps which signs of its texts could not be drawn. */
export const UNDRAWN = 'undrawn'

/** Has a film rendered from its timeline, checked and stored; its sources are brought if that is still to be done. */
export function composeFilm(
  timeline: Timeline,
  loadFiles: () => Promise<Record<string, string>>,
  context: PlanContext,
): Promise<CreationRow> {
  const { compose, signal, task } = context
  if (!compose) throw new PlanFailure('ModelUnavailable', 'nothing here composes films', { retryable: false })
  return context.step('stored', async () => {
    const files = await loadFiles()
    context.progress(BROUGHT_PERCENT)
    const path = join(context.folder, 'film.mp4')
    const span = COMPOSED_PERCENT - BROUGHT_PERCENT
    const onProgress = (percent: number): void => context.progress(BROUGHT_PERCENT + (percent * span) / 100)
    try {
      const composed = await compose({ timeline, files, path, label: buildLabel(task) }, { signal, onProgress })
      context.log.debug({ task: task.id, ...composed }, 'a film was composed')
      await context.step(UNDRAWN, async () => composed.undrawn ?? [])
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    }
    const { width, height, frames, framesPerSecond, tracks } = timeline
    const seconds = frames / framesPerSecond
    // A caller's song may be silence.
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
