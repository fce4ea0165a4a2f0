import type { Reason } from '../../core/errors.ts'
import { FileTooLarge } from '../../net/fetch-failure.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

type DownloadRequest = {
  path: string
  maxBytes: number
  /** The reason of a failure. */
  code: Reason
  /** The reason if the file is too large, if it differs. */
  tooLarge?: Reason
  /** A prefix for the message. */
  says?: string
}

// Three tries within seconds; a caller with a wrong URL should not wait longer for the error.
const MAX_DOWNLOADS = 3

/** Downloads a file to local disk. The error says whether a retry may help. */
export async function downloadFile(url: string, options: DownloadRequest, context: PlanContext): Promise<void> {
  const { path, maxBytes, code, tooLarge = code, says = '' } = options
  try {
    await context.download(url, { path, maxBytes, signal: context.signal })
  } catch (error) {
    const { message, retryable, code: fault } = error as Error & { retryable?: boolean; code?: string }
    // A local fault such as a full disk, not the server's.
    if (fault !== undefined) throw error
    throw new PlanFailure(error instanceof FileTooLarge ? tooLarge : code, `${says}${message}`, {
      retryable: retryable === true && context.task.attempt < MAX_DOWNLOADS,
    })
  }
}
