/**
 * Changes the length of a voice without its pitch (WSOLA): windows of 30 ms overlap by half, each taken from where it
 * best continues the previous one. The length is exact to a sample.
 */
export function stretch(samples: Float32Array, factor: number, rate: number): Float32Array {
  const length = Math.round(samples.length * factor)
  const hop = Math.round(rate * 0.015)
  if (Math.abs(factor - 1) < 1e-3 || samples.length < 4 * hop) return resized(samples, length)
  // Covers a whole period of the lowest voices, 12.5 ms.
  const reach = Math.round(rate * 0.008)
  const window = Float32Array.from({ length: 2 * hop }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / hop))
  const out = new Float32Array(length + 2 * hop)
  let source = 0
  add(out, 0, samples, 0, window, true)
  for (let at = hop; at < length; at += hop) {
    // The natural continuation is the target of the next window.
    source = bestStart(samples, source + hop, Math.round(at / factor), reach, hop)
    add(out, at, samples, source, window, false)
  }
  return out.subarray(0, length)
}

/** The start near the wanted one whose first half best matches the natural continuation. */
function bestStart(samples: Float32Array, natural: number, wanted: number, reach: number, hop: number): number {
  const last = samples.length - 2 * hop
  const clamp = (start: number): number => Math.max(0, Math.min(last, start))
  if (natural > last) return clamp(wanted)
  let best = clamp(wanted)
  let bestLikeness = Number.NEGATIVE_INFINITY
  // Every second position first, then the neighbours of the best.
  const tryAt = (start: number): void => {
    const likeness = likenessOf(samples, natural, start, hop)
    if (likeness > bestLikeness) [best, bestLikeness] = [start, likeness]
  }
  for (let start = clamp(wanted - reach); start <= clamp(wanted + reach); start += 2) tryAt(start)
  for (const start of [best - 1, best + 1]) if (start >= 0 && start <= last) tryAt(start)
  return best
}

function likenessOf(samples: Float32Array, one: number, other: number, length: number): number {
  let product = 0
  let power = 1e-9
  for (let i = 0; i < length; i++) {
    const sample = samples[other + i]!
    product += samples[one + i]! * sample
    power += sample * sample
  }
  return product / Math.sqrt(power)
}

function add(
  out: Float32Array,
  at: number,
  samples: Float32Array,
  from: number,
  window: Float32Array,
  isFirst: boolean,
): void {
  const half = window.length / 2
  for (let i = 0; i < window.length; i++) {
    const weight = isFirst && i < half ? 1 : window[i]!
    out[at + i]! += weight * (samples[from + i] ?? 0)
  }
}

function resized(samples: Float32Array, length: number): Float32Array {
  const result = new Float32Array(length)
  result.set(samples.subarray(0, length))
  return result
}
