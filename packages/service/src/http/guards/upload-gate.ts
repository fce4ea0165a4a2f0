import { MB } from '../../catalog/words/words.ts'
import type { Clock } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import { lockAccounts } from '../../store/accounts.ts'
import type { Database } from '../../store/pool.ts'
import { findArriving, insertArriving, removeArriving, sumSentBytes } from '../../store/uploads.ts'
import type { RateLimit } from './rate-limit.ts'

type UploadLimits = {
  maxUploadBytes: number
  /** The total size of one account's uploads. */
  uploadQuotaBytes: number
}

/** A file that is being uploaded. */
type ArrivingUpload = { uploadId: string; accountId: string; declaredBytes: number | undefined }

export type UploadGate = {
  /** Counts a PUT against the account's rate. */
  limitRate(accountId: string): void
  /**
   * Admits a file within its account's quota: stored and arriving files count, in all processes. `receive` gets the
   * largest size that the file may have.
   */
  enter<T>(arriving: ArrivingUpload, receive: (maxBytes: number) => Promise<T>): Promise<T>
}

// Files expire meanwhile.
const RETRY_SECONDS = 3_600

export const uploadsFull = (quotaBytes: number): Refusal =>
  new Refusal(
    'QuotaExceeded',
    `the uploads of this account hold ${quotaBytes / MB} MB already, replaced files included; they count until they expire`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

// A longer upload belongs to a dead process or a very slow line: its reservation ends, and it is counted again when it
// completes.
const LONGEST_MS = 15 * 60_000

type GatePorts = { db: Database; clock: Clock; log: Log; limitRate: RateLimit }

export function createUploadGate(limits: UploadLimits, { db, clock, log, limitRate }: GatePorts): UploadGate {
  const { maxUploadBytes, uploadQuotaBytes } = limits

  const reserve = ({ uploadId, accountId, declaredBytes }: ArrivingUpload, since: Date): Promise<number> =>
    db.transaction(async tx => {
      // The lock makes concurrent uploads count each other.
      await lockAccounts(tx, [accountId])
      const [held, arriving] = await Promise.all([
        sumSentBytes(tx, accountId, since),
        findArriving(tx, { accountId, uploadId, since: new Date(since.getTime() - LONGEST_MS) }),
      ])
      if (arriving.filling)
        throw new Refusal('OperationInProcess', `upload ${uploadId} is being written by another request`)
      const room = uploadQuotaBytes - held - arriving.bytes
      const bytes = Math.min(declaredBytes ?? room, maxUploadBytes)
      if (room <= 0 || bytes > room) throw uploadsFull(uploadQuotaBytes)
      await insertArriving(tx, { uploadId, accountId, bytes, since })
      return bytes
    })

  return {
    limitRate(accountId) {
      const refusal = limitRate(`uploads of ${accountId}`)
      if (refusal) throw refusal
    },
    async enter(arriving, receive) {
      const since = new Date(clock())
      const maxBytes = await reserve(arriving, since)
      try {
        return await receive(maxBytes)
      } catch (error) {
        const isQuota = error instanceof Refusal && error.reason === 'RequestTooLarge' && maxBytes < maxUploadBytes
        throw isQuota ? uploadsFull(uploadQuotaBytes) : error
      } finally {
        await removeArriving(db, arriving.uploadId, since).catch((error: Error) =>
          log.warn(
            { upload: arriving.uploadId, reason: error.message },
            'the reservation of an upload is released later',
          ),
        )
      }
    },
  }
}
