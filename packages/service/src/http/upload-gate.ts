import { MB } from '../catalog/words/words.ts'
import { Refusal } from '../core/errors.ts'
import type { RateLimit } from './rate-limit.ts'

type UploadLimits = {
  maxUploadBytes: number
  /** What the uploads of one account may hold together. */
  uploadQuotaBytes: number
}

/** A file on its way to an upload. */
type Arriving = { uploadId: string; accountId: string; declaredBytes: number | undefined }

export type UploadGate = {
  /** Counts a request for bytes against the account's rate. */
  limitRate(accountId: string): void
  /**
   * Lets a file in as far as its account has room: `held` is what it keeps already, and what is on its way in this
   * process counts too. Answers how large the file may become.
   */
  enter<T>(arriving: Arriving, held: number, receive: (maxBytes: number) => Promise<T>): Promise<T>
}

// By then files of today may have ended, or others been finished with.
const RETRY_SECONDS = 3_600

export const uploadsFull = (quotaBytes: number): Refusal =>
  new Refusal(
    'QuotaExceeded',
    `the uploads of this account hold ${quotaBytes / MB} MB already, replaced files included; they count until they expire`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

export function createUploadGate(limits: UploadLimits, limitRate: RateLimit): UploadGate {
  const { maxUploadBytes, uploadQuotaBytes } = limits
  const filling = new Set<string>()
  const reserved = new Map<string, number>()

  const reserve = (accountId: string, bytes: number): void => {
    const sum = (reserved.get(accountId) ?? 0) + bytes
    if (sum > 0) reserved.set(accountId, sum)
    else reserved.delete(accountId)
  }

  return {
    limitRate(accountId) {
      const refusal = limitRate(`uploads of ${accountId}`)
      if (refusal) throw refusal
    },
    async enter({ uploadId, accountId, declaredBytes }, held, receive) {
      if (filling.has(uploadId))
        throw new Refusal('OperationInProcess', `upload ${uploadId} is being filled by another request`)
      const room = uploadQuotaBytes - held - (reserved.get(accountId) ?? 0)
      const maxBytes = Math.min(declaredBytes ?? room, maxUploadBytes)
      if (room <= 0 || maxBytes > room) throw uploadsFull(uploadQuotaBytes)
      filling.add(uploadId)
      reserve(accountId, maxBytes)
      try {
        return await receive(maxBytes)
      } catch (error) {
        const isQuota = error instanceof Refusal && error.reason === 'RequestTooLarge' && maxBytes < maxUploadBytes
        throw isQuota ? uploadsFull(uploadQuotaBytes) : error
      } finally {
        filling.delete(uploadId)
        reserve(accountId, -maxBytes)
      }
    },
  }
}
