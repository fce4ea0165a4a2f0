import { SAMPLE_RATE, type Sound } from './sound.ts'

/** The peak of either channel in each interval, in percent of full scale. */
export function measurePeaks({ left, right }: Sound, perSecond: number): number[] {
  const count = Math.ceil((left.length * perSecond) / SAMPLE_RATE)
  return Array.from({ length: count }, (_, at) => {
    const end = Math.min(left.length, Math.round(((at + 1) * SAMPLE_RATE) / perSecond))
    let peak = 0
    for (let index = Math.round((at * SAMPLE_RATE) / perSecond); index < end; index++)
      peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0))
    return Math.min(100, Math.round(peak * 100))
  })
}
