import { INPUTS, type KeptInput, withPictures } from '../films/making/inputs/kept-inputs.ts'
import { partRequest } from '../films/making/inputs/part-request.ts'
import type { Tx } from '../store/pool.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { findStepOf } from '../store/work/steps.ts'

/**
 * Parts that were given pictures with the copies that they have kept of them: what is made after them takes those,
 * whatever became of the URLs.
 */
export async function withKeptPictures(tx: Tx, parts: readonly TaskRow[]): Promise<TaskRow[]> {
  const given = parts.filter(part => part.request.images !== undefined).map(part => part.id)
  const kept = await findStepOf(tx, given, INPUTS)
  return parts.map(part => {
    const pictures = kept.get(part.id) as KeptInput[] | undefined
    if (!pictures) return part
    const { images: _images, ...request } = part.request
    return { ...part, request: { ...request, inputs: withPictures(partRequest(part).inputs ?? [], pictures) } }
  })
}
