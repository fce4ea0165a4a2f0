import { MB } from '@kinora/media/core/units'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../core/errors.ts'
import type { Reservation } from '../../core/memory-budget.ts'

type BodyLimits = {
  maxBytes: number
  /** The time limit for the whole body. */
  deadlineMs: number
  minBytesPerSecond: number
}

/** `mostBytes` is set for bodies with a smaller limit. */
type ReadBytes = (raw: IncomingMessage, reservation: Reservation, mostBytes?: number) => Promise<Buffer[]>

// Bytes that a request may send before they count against the memory limit: nearly every body is smaller.
export const UNCOUNTED_BYTES = 64 * 1024
// Connections start slowly and machines pause.
const GRACE_MS = 10_000
const LOOK_EVERY_MS = 500

type ReadState = {
  bytes: number
  beganAt: number
  /** Time during which reading was paused for memory; it does not count as slow. */
  heldMs: number
  heldSince: number | undefined
  fail(error: Error): void
}

/**
 * Reads bodies within limits of size, speed and time. Bytes take memory when they arrive, not when they are announced;
 * without free memory, reading pauses.
 */
export function createBodyReader(limits: BodyLimits, now: () => number = () => performance.now()): ReadBytes {
  const underWay = new Set<ReadState>()
  let timer: NodeJS.Timeout | undefined

  // One timer for all bodies: most arrive at once, and a timer for each would cost more than the rest.
  const look = (): void => {
    for (const reading of underWay) {
      const why = whyTooSlow(reading, limits, now())
      if (why !== undefined) reading.fail(new Refusal('BadRequest', why))
    }
    if (underWay.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return (raw, reservation, mostBytes = limits.maxBytes) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      const reading: ReadState = { bytes: 0, beganAt: now(), heldMs: 0, heldSince: undefined, fail }
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
        // Discards the rest; the connection's own limits decide how much of it is read.
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
        const room = more > 0 ? reservation.take(more) : undefined
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

/** Why a body is too slow to wait for. */
function whyTooSlow(
  { bytes, beganAt, heldMs, heldSince }: Omit<ReadState, 'fail'>,
  { deadlineMs, minBytesPerSecond }: BodyLimits,
  now: number,
): string | undefined {
  if (now - beganAt > deadlineMs) return `the body must arrive within ${deadlineMs / 1000} seconds`
  const readingMs = (heldSince ?? now) - beganAt - heldMs
  if (bytes < ((readingMs - GRACE_MS) / 1000) * minBytesPerSecond)
    return `the body came more slowly than ${minBytesPerSecond} bytes a second`
  return undefined
}

export const tooLarge = (maxBytes: number): Refusal =>
  new Refusal('RequestTooLarge', `the body must be at most ${formatBytes(maxBytes)} (${maxBytes} bytes)`)

const formatBytes = (bytes: number): string => (bytes < MB ? `${bytes / 1024} kB` : `${bytes / MB} MB`)
