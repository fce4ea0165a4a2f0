import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { Problem } from '../../core/errors.ts'
import type { Tx } from '../../store/pool.ts'
import { findCreation, type FoundCreation } from '../../store/tasks/find-tasks.ts'

/**
 * Replaces ids of earlier videos by their files and adds their lengths if known. Other accounts' videos and unknown
 * ones are reported alike.
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

/** The length that the caller declared, if none was measured. */
function secondsOf({ creation, request }: FoundCreation): number | undefined {
  if (creation.seconds !== undefined) return creation.seconds
  return typeof request.duration === 'number' ? request.duration : undefined
}
