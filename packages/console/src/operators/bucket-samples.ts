import type { LoadSample } from './answers.ts'

export type Bucket = {
  /** Its start, in milliseconds. */
  at: number
  waiting: number
  running: number
  slots: number
  succeeded: number
  failed: number
}

/** Combines samples of several minutes: the maximum of gauges, the sum of counters. */
export function bucketSamples(samples: readonly LoadSample[], minutes: number): Bucket[] {
  const widthMs = minutes * 60_000
  const buckets = new Map<number, Bucket>()
  for (const { at: time, waiting, running, slots, succeeded, failed } of samples) {
    const at = Math.floor(Date.parse(time) / widthMs) * widthMs
    const before = buckets.get(at) ?? { at, waiting: 0, running: 0, slots: 0, succeeded: 0, failed: 0 }
    buckets.set(at, {
      at,
      waiting: Math.max(before.waiting, waiting),
      running: Math.max(before.running, running),
      slots: Math.max(before.slots, slots),
      succeeded: before.succeeded + succeeded,
      failed: before.failed + failed,
    })
  }
  return [...buckets.values()]
}
