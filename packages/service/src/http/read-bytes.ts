import { MB } from '@kinora/media/core/units'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../core/errors.ts'
import type { Stay } from '../core/room.ts'

type BodyLimits = {
  maxBytes: number
  /** The whole body must be here after this time. */
  deadlineMs: number
  minBytesPerSecond: number
}

/** `mostBytes` where the body may be less than others. */
type ReadBytes = (raw: IncomingMessage, stay: Stay, mostBytes?: number) => Promise<Buffer[]>

// What a request may send before its bytes are counted against the room: nearly every body is smaller, and arrives whole.
export const UNCOUNTED_BYTES = 64 * 1024
// A slow start is no attack: connections begin slowly, and machines pause.
const GRACE_MS = 10_000
const LOOK_EVERY_MS = 500

type Reading = {
  bytes: number
  beganAt: number
  /** Time in which we did not read: a body that waits for room is not slow. */
  heldMs: number
  heldSince: number | undefined
  fail(error: Error): void
}

/**
 * Reads bodies within limits: so many bytes, not more slowly than that, until then. Bytes take their room when they are
 * here and not when they are announced; while there is none, nothing more is read of the body.
 */
export function createBodyReader(limits: BodyLimits, now: () => number = () => performance.now()): ReadBytes {
  const underWay = new Set<Reading>()
  let timer: NodeJS.Timeout | undefined

  // One look for all of them: most bodies are here at once, and a timer for each would cost more than the rest.
  const look = (): void => {
    for (const reading of underWay) {
      const why = whyTooSlow(reading, limits, now())
      if (why !== undefined) reading.fail(new Refusal('BadRequest', why))
    }
    if (underWay.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return (raw, stay, mostBytes = limits.maxBytes) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      const reading: Reading = { bytes: 0, beganAt: now(), heldMs: 0, heldSince: undefined, fail }
      if (raw.destroyed) return reject(new Refusal('BadRequest', 'the body broke off'))
      underWay.add(reading)
      timer ??= setInterval(look, LOOK_EVERY_MS).unref()
      raw.on('data', take).on('end', finish).on('error', brokeOff).on('close', brokeOff)

      function stop(): void {
        underWay.delete(reading)
        raw.off('data', take).off('end', finish).off('error', brokeOff).off('close', brokeOff)
      }
      function fail(error: Error): void {
        stop()
        // Whatever else comes is for nobody; how much of it is listened to is decided where connections end.
        raw.on('error', () => {}).resume()
        reject(error)
      }
      function brokeOff(): void {
        fail(new Refusal('BadRequest', 'the body broke off'))
      }
      function finish(): void {
        stop()
        resolve(chunks)
      }
      function take(chunk: Buffer): void {
        chunks.push(chunk)
        const counted = Math.max(0, reading.bytes - UNCOUNTED_BYTES)
        reading.bytes += chunk.length
        if (reading.bytes > mostBytes) return fail(tooLarge(mostBytes))
        const more = Math.max(0, reading.bytes - UNCOUNTED_BYTES) - counted
        const room = more > 0 ? stay.take(more) : undefined
        if (room === undefined) return
        raw.pause()
        reading.heldSince = now()
        room.then(() => {
          reading.heldMs += now() - (reading.heldSince ?? now())
          reading.heldSince = undefined
          raw.resume()
        }, fail)
      }
    })
}

/** Why a body need not be waited for any longer. */
function whyTooSlow(
  { bytes, beganAt, heldMs, heldSince }: Omit<Reading, 'fail'>,
  { deadlineMs, minBytesPerSecond }: BodyLimits,
  now: number,
): string | undefined {
  if (now - beganAt > deadlineMs) return `the body must be here within ${deadlineMs / 1000} seconds`
  const readingMs = (heldSince ?? now) - beganAt - heldMs
  if (bytes < ((readingMs - GRACE_MS) / 1000) * minBytesPerSecond)
    return `the body came more slowly than ${minBytesPerSecond} bytes a second`
  return undefined
}

export const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('RequestTooLarge', `the body must be at most ${formatBytes(maxBytes)} (${maxBytes} bytes)`)

const formatBytes = (bytes: number): string => (bytes < MB ? `${bytes / 1024} kB` : `${bytes / MB} MB`)
