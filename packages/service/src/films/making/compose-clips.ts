import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Corner } from '@kinora/media/finish/finish-job'
import type { Timeline } from '@kinora/media/film/timeline'
import { finishFiles } from '../../plans/finish-files.ts'
import { type PlanContext, PlanFailure } from '../../plans/plan.ts'
import { storeFiles } from '../../plans/store-files.ts'
import type { CreationRow } from '../../store/tasks/task-row.ts'
import { type KeptInput, loadInputs } from './kept-inputs.ts'

/** Where a copy is to be marked, and with which picture. */
type Mark = { corner?: Corner | undefined; picture?: KeptInput | undefined }

/** Joins clips to one, checked, marked and stored: a timeline without parts of its own that could be edited. */
export function composeClips(
  timeline: Timeline,
  loadFiles: () => Promise<Record<string, string>>,
  { corner, picture }: Mark,
  context: PlanContext,
): Promise<CreationRow> {
  const { compose, signal } = context
  if (!compose) throw new PlanFailure('ModelUnavailable', 'nothing here joins clips', { retryable: false })
  return context.step('stored', async () => {
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
      // What is joined is the caller's own, or was looked at when it was made.
      { kind: 'video', width, height, seconds, withSound, mayBeSilent: true, mayBePlain: true },
      corner && { corner, ...(drawn && { picture: drawn.path }) },
      context,
    )
    return { ...(await storeFiles(files, context)), seconds, width, height }
  })
}
