import { secondsToSamples, type Sound } from '@kinora/media/sound/sound'

type Reverb = {
  /** Seconds until an echo has fallen by 60 dB. */
  seconds: number
  /** The loudness of the echoes relative to the sound. */
  wet: number
  dry?: number
  /** The share of high frequencies that the walls reflect: 0 is dull, 1 is bright. */
  bright?: number
}

// Four delays in milliseconds, none a multiple of another.
const WAYS_MS = [29.7, 37.1, 41.1, 43.7]

/** Adds a room: a feedback delay network of four delays, mixed so that the echoes grow dense. */
export function addReverb({ left, right }: Sound, { seconds, wet, dry = 1, bright = 0.5 }: Reverb): Sound {
  const lines = WAYS_MS.map(ms => new Float32Array(secondsToSamples(ms / 1000)))
  const keeps = WAYS_MS.map(ms => 10 ** ((-3 * ms) / 1000 / seconds)) as [number, number, number, number]
  const places = [0, 0, 0, 0]
  const dulls = [0, 0, 0, 0]
  const open = 0.15 + 0.8 * bright
  const result = { left: new Float32Array(left.length), right: new Float32Array(right.length) }
  const [a, b, c, d] = lines as [Float32Array, Float32Array, Float32Array, Float32Array]
  let [pa, pb, pc, pd] = places as [number, number, number, number]
  let [da, db, dc, dd] = dulls as [number, number, number, number]
  for (let i = 0; i < left.length; i++) {
    da += open * (a[pa]! - da)
    db += open * (b[pb]! - db)
    dc += open * (c[pc]! - dc)
    dd += open * (d[pd]! - dd)
    const half = (da + db + dc + dd) / 2
    a[pa] = left[i]! + (da - half) * keeps[0]
    b[pb] = right[i]! + (db - half) * keeps[1]
    c[pc] = left[i]! + (dc - half) * keeps[2]
    d[pd] = right[i]! + (dd - half) * keeps[3]
    if (++pa === a.length) pa = 0
    if (++pb === b.length) pb = 0
    if (++pc === c.length) pc = 0
    if (++pd === d.length) pd = 0
    result.left[i] = dry * left[i]! + wet * (da + dc)
    result.right[i] = dry * right[i]! + wet * (db + dd)
  }
  return result
}
