import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeFile } from '@kinora/media/engine/contract'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Corner, FinishedFile, MadeFormat, ExpectedResult } from '@kinora/media/finish/finish-job'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { createHash } from 'node:crypto'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import type { Fields } from '../../catalog/words/field.ts'

/** The watermark of a copy of the result; the picture comes from the request. */
type Mark = { corner: Corner; picture?: string }

/** The files to store, and the duration if it was measured. */
type FinishedFiles = { files: readonly (MadeFile | FinishedFile)[]; seconds?: number }

/** Checks and completes an engine's result; a result that differs from the order fails the attempt. */
export async function finishFiles(
  made: readonly MadeFile[],
  ordered: ExpectedResult,
  mark: Mark | undefined,
  context: PlanContext,
  credits?: readonly string[],
): Promise<FinishedFiles> {
  const result = made.find(isMedia)
  if (!result) throw new PlanFailure('EngineFailure', 'the engine made no result', { retryable: true })
  if (!context.finish) return { files: made }
  const { signal, task } = context
  // A separate folder, because the engine's files may have the same names.
  const folder = join(context.folder, 'finished')
  await mkdir(folder, { recursive: true })
  const job = { ...result, ordered, folder, label: buildLabel(task, credits), ...(mark && { watermark: mark }) }
  const onProgress = (percent: number): void => context.progress(FROM_PERCENT + (percent * SPAN_PERCENT) / 100)
  try {
    const { files, ...length } = await context.finish(job, { signal, onProgress })
    return { files: [...files, ...made.filter(file => file.role === 'words')], ...length }
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
  }
}

const isMedia = (file: MadeFile): file is MadeFile & { role: 'result'; format: MadeFormat } =>
  file.role === 'result' && file.format !== 'json'

// The share of progress after the engine's work.
const [FROM_PERCENT, SPAN_PERCENT] = [90, 8]

/**
 * The label written into every file of a task: the caller's own, or the service's. It holds no time and no id, so that
 * the same body and seed give the same bytes. The service's label names the authors of models that are seen.
 */
export function buildLabel(
  { type, request }: Pick<TaskRow, 'type' | 'request'>,
  credits: readonly string[] = [],
): string {
  if (typeof request.meta_data === 'string' && request.meta_data !== '') return request.meta_data
  const { callback_url: _callback, payload: _payload, ...asked } = request
  return JSON.stringify({
    Label: '1',
    ContentProducer: 'Kinora',
    ProduceID: createHash('sha256')
      .update(JSON.stringify([type, asked]))
      .digest('hex'),
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode1: '',
    ReservedCode2: '',
    ...(credits.length > 0 && { Credits: credits }),
  })
}

/** The corner of the watermark, if any; the field declares the meaning of its numbers. */
export function watermarkCorner(
  { wm_position: position }: Fields,
  request: Record<string, unknown>,
): Corner | undefined {
  if (request.watermark !== true) return undefined
  if (position?.kind === 'choice') {
    const named = typeof request.wm_position === 'string' ? request.wm_position : position.default
    return named?.replace('_', ' ') as Corner | undefined
  }
  if (position?.kind !== 'integer') return undefined
  return position.means?.[Number(request.wm_position ?? position.default)] as Corner | undefined
}
