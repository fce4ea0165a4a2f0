import type { ConvertJob } from '@kinora/media/convert/convert-job'
import type { Readable } from 'node:stream'
import { Refusal } from '../../core/errors.ts'
import { buildLabel } from '../../plans/files/finish-files.ts'
import { findTask } from '../../store/tasks/find-tasks.ts'
import type { CreationRow, LightTask } from '../../store/tasks/task-row.ts'
import type { Call } from '../endpoint.ts'
import { clientClosedSignal } from '../caller-signals.ts'

type WantedFile = { bytes: number; stream: () => Readable }

/** Opens a task's result in the requested format, converted if necessary. */
export async function openResultFile(
  call: Call,
  task: LightTask,
  to: ConvertJob['to'] | undefined,
): Promise<WantedFile> {
  const { services } = call
  const made = await services.blobs.open(firstCreation(task).blob)
  if (!made) throw new Refusal('NotFound', `the file of task ${task.id} is no longer kept`)
  if (!to) return { bytes: made.bytes, stream: () => made.stream() }
  const row = await findTask(services.db, task.id)
  const options = { signal: clientClosedSignal(call), ...(row && { label: buildLabel(row) }) }
  const { file, bytes } = await services.convert(made, to, options)
  return { bytes, stream: () => file.createReadStream() }
}

export function firstCreation({ id, result }: Pick<LightTask, 'id' | 'result'>): CreationRow {
  const creation = result?.creations[0]
  if (!creation) throw new Refusal('NotFound', `task ${id} has no file`)
  return creation
}
