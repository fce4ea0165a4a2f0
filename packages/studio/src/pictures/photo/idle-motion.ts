import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Motion } from '../../setting/motions.ts'
import type { Amplitude } from '../../camera/take.ts'

/** The idle motion of a flat subject: up by a fraction of its height, leaning in radians, scaling by a fraction. */
type IdleMotion = { lift: number; lean: number; swell: number }

type Beat = { hertz: number; lift?: number; hop?: number; lean?: number; swell?: number }

// Small, because a photo is not a puppet. Walking and driving subjects move with the camera; here they only sway.
const BEATS: Record<Motion, Beat | undefined> = {
  still: undefined,
  spin: undefined,
  fall: undefined,
  rise: undefined,
  bob: { hertz: 0.5, lift: 0.006, swell: 0.003 },
  walk: { hertz: 1.6, hop: 0.008, lean: 0.006 },
  run: { hertz: 2.6, hop: 0.014, lean: 0.008 },
  ride: { hertz: 1.2, hop: 0.005, lean: 0.008 },
  drive: { hertz: 3.5, hop: 0.002 },
  fly: { hertz: 0.4, lift: 0.02, lean: 0.015 },
  swim: { hertz: 0.5, lift: 0.012, lean: 0.015 },
  float: { hertz: 0.3, lift: 0.015, lean: 0.008 },
  dance: { hertz: 1, hop: 0.01, lean: 0.025 },
  jump: { hertz: 1, hop: 0.05 },
  sway: { hertz: 0.25, lean: 0.012, swell: 0.002 },
}
const SIZES: Record<Amplitude, number> = { auto: 1, small: 0.6, medium: 1, large: 1.5 }

/** Begins at rest. */
export function createIdleMotion(motion: Motion, amplitude: Amplitude, seed: number): (seconds: number) => IdleMotion {
  const beat = BEATS[motion]
  if (!beat) return () => ({ lift: 0, lean: 0, swell: 0 })
  const { hertz, lift = 0, hop = 0, lean = 0, swell = 0 } = beat
  const size = SIZES[amplitude]
  const side = seededRandom(seed).fork('stir').pick([-1, 1])
  return seconds => {
    const turn = 2 * Math.PI * hertz * seconds
    return {
      lift: size * (lift * Math.sin(turn) + hop * Math.abs(Math.sin(turn / 2))),
      lean: size * side * lean * Math.sin(turn / 2),
      swell: size * swell * (1 - Math.cos(turn)),
    }
  }
}
