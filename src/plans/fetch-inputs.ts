import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type MediaRules, measure } from '../catalog/check/measure.ts'
import type { Input } from '../engines/contract.ts'
import type { Reference } from '../store/reference.ts'
import { type PlanContext, PlanFailure } from './plan.ts'

export type Fetched = Input & { seconds?: number; width?: number; height?: number }

const FAILURE = {
  picture: 'ImageDownloadFailure',
  clip: 'VideoDownloadFailure',
  sound: 'AudioDownloadFailure',
} as const

/** A media input with the rules of its field, as the request has it. */
export type Wanted = { role: string; reference: Reference; rules: MediaRules }

/**
 * Brings an input to local disk and holds it against its field's rules. What came along with the request was measured
 * then; what lies behind a URL is measured here, and fails the task rather than the create.
 */
export async function fetchInput(
  wanted: Wanted,
  index: number,
  { task, blobs, download, folder, signal }: PlanContext,
): Promise<Fetched> {
  const { role, reference, rules } = wanted
  const path = join(folder, `input-${index}`)
  if (typeof reference === 'string')
    await download(reference, { path, maxBytes: rules.maxBytes, signal }).catch(error =>
      Promise.reject(failureOf(error as Error, rules, task.attempt)),
    )
  else {
    const blob = await blobs.open(reference.blob)
    if (!blob) throw new PlanFailure(FAILURE[rules.kind], `${role}: the stored file is gone`, { retryable: false })
    await pipeline(blob.stream(), createWriteStream(path), { signal })
  }
  const { decodedUnder: _decodedUnder, ...asFile } = rules
  const verdict = measure(await readFile(path), asFile)
  if ('reason' in verdict) throw new PlanFailure(verdict.reason, `${role} ${verdict.says}`, { retryable: false })
  return { role, kind: rules.kind, path, ...verdict.facts }
}

// Somebody else's server gets three chances within seconds; a caller with a wrong URL should not wait longer to hear of it.
const MOST_DOWNLOADS = 3

/** Whoever failed knows whether it may go better another time. */
function failureOf(error: Error & { retryable?: boolean }, rules: MediaRules, attempt: number): PlanFailure {
  return new PlanFailure(FAILURE[rules.kind], error.message, {
    retryable: error.retryable === true && attempt < MOST_DOWNLOADS,
  })
}
