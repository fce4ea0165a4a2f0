import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PlanContext } from './plan.ts'

/** Brings a stored file to local disk; false when it is not there any more. */
export async function bringFile(key: string, path: string, { blobs, signal }: PlanContext): Promise<boolean> {
  const blob = await blobs.open(key)
  if (!blob) return false
  await pipeline(blob.stream(), createWriteStream(path), { signal })
  return true
}
