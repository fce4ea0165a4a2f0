import type { UnderstoodRequest } from '../catalog/catalog.ts'
import type { Problem } from '../core/errors.ts'
import type { Tx } from '../store/pool.ts'
import { findCreation, type FoundCreation } from '../store/tasks/find-tasks.ts'

/**
 * Puts the files of earlier videos in the place of the ids that name them, and notes how long they are where that is known.
 * Another account's and one that never was are the same to the caller.
 */
export async function resolveCreations(tx: Tx, accountId: string, request: UnderstoodRequest): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [name, field] of Object.entries(request.column.fields)) {
    const id = request.values[name]
    if (field.kind !== 'id' || !field.ofClip || typeof id !== 'string') continue
    const found = await findCreation(tx, id, accountId)
    const why = whyUnusable(found)
    if (why !== undefined || !found) {
      problems.push({ field: name, reason: 'FieldInvalid', message: `${name} names the creation ${id}, ${why}` })
      continue
    }
    request.values[name] = { blob: found.creation.blob, given: id }
    const seconds = secondsOf(found)
    if (seconds !== undefined) request.findings.seconds = seconds
  }
  return problems
}

function whyUnusable(found: FoundCreation | undefined): string | undefined {
  if (!found) return 'which is no creation of this account'
  if (!found.creation.blob.endsWith('.mp4')) return 'which is no video'
  return found.let_go ? 'whose file is no longer kept' : undefined
}

/** What a caller said of it where nobody measured it. */
function secondsOf({ creation, request }: FoundCreation): number | undefined {
  if (creation.seconds !== undefined) return creation.seconds
  return typeof request.duration === 'number' ? request.duration : undefined
}
