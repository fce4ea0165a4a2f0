import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE } from '@kinora/media/sound/sound'

/** Curves that shape a sound have a thousand values per second. */
export const CONTROL = 48
const STEPS_A_SECOND = SAMPLE_RATE / CONTROL

export type Curve = Float32Array

const stepsFor = (samples: number): number => Math.ceil(samples / CONTROL) + 1

/** A curve from a function of seconds. */
export const sampleCurve = (samples: number, valueAt: (seconds: number) => number): Curve =>
  Float32Array.from({ length: stepsFor(samples) }, (_, step) => valueAt(step / STEPS_A_SECOND))

/** Smooth value noise between 0 and 1 that turns about `hertz` times a second. */
export function wanderingCurve(samples: number, hertz: number, seeded: SeededRandom): Curve {
  const curve = new Float32Array(stepsFor(samples))
  const pace = hertz / STEPS_A_SECOND
  let [from, to] = [seeded.next(), seeded.next()]
  // Starts anywhere between two turns; turns have different lengths.
  let place = seeded.next()
  let speed = pace * seeded.between(0.6, 1.5)
  for (let step = 0; step < curve.length; step++) {
    curve[step] = from + (to - from) * place * place * (3 - 2 * place)
    place += speed
    if (place < 1) continue
    place %= 1
    speed = pace * seeded.between(0.6, 1.5)
    ;[from, to] = [to, seeded.next()]
  }
  return curve
}

/** Multiplies in place, interpolating linearly between the values. */
export function applyCurve(samples: Float32Array, curve: Curve): Float32Array {
  for (let from = 0, step = 0; from < samples.length; from += CONTROL, step++) {
    const end = Math.min(samples.length, from + CONTROL)
    let gain = curve[step]!
    const slope = ((curve[step + 1] ?? gain) - gain) / CONTROL
    for (let i = from; i < end; i++, gain += slope) samples[i]! *= gain
  }
  return samples
}

/** Adds a bump to a curve: it starts at a time, rises and falls. Times are in seconds. */
export function addBump(curve: Curve, at: number, rise: number, fall: number, height: number): void {
  const [start, up, down] = [at, rise, fall].map(seconds => Math.round(seconds * STEPS_A_SECOND)) as [
    number,
    number,
    number,
  ]
  const end = Math.min(curve.length, start + up + down)
  for (let step = Math.max(0, start); step < end; step++) {
    const place = step < start + up ? (step - start) / Math.max(1, up) : 1 - (step - start - up) / Math.max(1, down)
    // Rises like a breath, falls like a decay.
    curve[step]! += height * (step < start + up ? place * place * (3 - 2 * place) : place ** 2.2)
  }
}

export const mapCurve = (curve: Curve, change: (value: number) => number): Curve => curve.map(change)

/** The value at a sample, interpolated linearly between two steps. */
export function curveValueAt(curve: Curve, sample: number): number {
  const step = Math.floor(sample / CONTROL)
  const here = curve[step]!
  return here + ((curve[step + 1] ?? here) - here) * (sample / CONTROL - step)
}
