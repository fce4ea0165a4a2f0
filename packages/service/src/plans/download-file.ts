import type { Reason } from '../core/errors.ts'
import { FileTooLarge } from '../net/fetch-failure.ts'
import { type PlanContext, PlanFailure } from './plan.ts'

type DownloadRequest = {
  path: string
  maxBytes: number
  /** What a failure is called. */
  code: Reason
  /** And one that is only too large, where that has another name. */
  tooLarge?: Reason
  /** Said before what the far side was told of. */
  says?: string
}

// Somebody else's server gets three chances within seconds; a caller with a wrong URL should not wait longer to hear of it.
const MOST_DOWNLOADS = 3

/** Fetches something of the far side's to local disk. Whoever failed knows whether it may go better another time. */
export async function downloadFile(url: string, options: DownloadRequest, context: PlanContext): Promise<void> {
  const { path, maxBytes, code, tooLarge = code, says = '' } = options
  try {
    await context.download(url, { path, maxBytes, signal: context.signal })
  } catch (error) {
    const { message, retryable, code: fault } = error as Error & { retryable?: boolean; code?: string }
    // A full disk and the like: ours, and not the far side's.
    if (fault !== undefined) throw error
    throw new PlanFailure(error instanceof FileTooLarge ? tooLarge : code, `${says}${message}`, {
      retryable: retryable === true && context.task.attempt < MOST_DOWNLOADS,
    })
  }
}
