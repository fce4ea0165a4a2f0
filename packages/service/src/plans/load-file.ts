import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { OpenBlob } from '../files/blob-store.ts'
import { MISPLACED } from '../files/misplaced-files.ts'
import type { PlanContext } from './plan.ts'

type Kept = Pick<PlanContext, 'blobs' | 'log'>

/** Opens a file that the task uses. It is kept for as long as that, so a missing one is a fault that an operator must see. */
export async function openKept(key: string, { blobs, log }: Kept): Promise<OpenBlob | undefined> {
  const blob = await blobs.open(key)
  if (!blob) log.error({ key }, MISPLACED)
  return blob
}

/** Brings a stored file to local disk; false when it is not there any more. */
export async function loadFile(key: string, path: string, context: PlanContext): Promise<boolean> {
  const blob = await openKept(key, context)
  if (!blob) return false
  await pipeline(blob.stream(), createWriteStream(path), { signal: context.signal })
  return true
}
