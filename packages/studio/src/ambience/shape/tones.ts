import { SAMPLE_RATE } from '@kinora/media/sound/sound'

/**
 * Adds a sine, which decays to a third within `lasts` seconds. Each sample follows from the two before it. This costs a
 * quarter of a sine per sample and is exact enough for hours in double precision.
 */
export function addTone(
  into: Float32Array,
  hertz: number,
  gain: number,
  turn = 0,
  lasts = Number.POSITIVE_INFINITY,
): void {
  const step = (2 * Math.PI * hertz) / SAMPLE_RATE
  const fall = Math.exp(-1.1 / (lasts * SAMPLE_RATE))
  const [again, back] = [2 * fall * Math.cos(step), fall * fall]
  const start = 2 * Math.PI * turn
  let last = (gain * Math.sin(start - step)) / fall
  let now = gain * Math.sin(start)
  for (let i = 0; i < into.length; i++) {
    into[i]! += now
    const next = again * now - back * last
    last = now
    now = next
  }
}
