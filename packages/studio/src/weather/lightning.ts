import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { ShotSetting } from '../setting/setting.ts'

/** A lightning strike: its time in seconds, and its brightness. */
type Flash = { at: number; strength: number }

const PAUSE = 1.2
/** A stroke is seen for so long, seconds. */
const STROKE_SECONDS = 0.42

/** In a storm outdoors: the first one soon, then every few seconds. */
export function planFlashes(
  { weather, place }: Pick<ShotSetting, 'weather' | 'place'>,
  seconds: number,
  seeded: SeededRandom,
): Flash[] {
  if (weather !== 'storm' || PLACE_TRAITS[place].hidesLightning) return []
  const flashes: Flash[] = []
  for (let at = seeded.between(0.7, 1.5); at < seconds; at += PAUSE + seeded.between(0, 1.2)) {
    flashes.push({ at, strength: seeded.between(0.32, 0.55) })
    // Most come twice.
    if (seeded.next() < 0.7) flashes.push({ at: at + seeded.between(0.14, 0.24), strength: seeded.between(0.2, 0.4) })
  }
  return flashes
}

/** The current strike and its brightness, 0 to 1; undefined between two. */
export function strokeAt(flashes: readonly Flash[], seconds: number): { nth: number; light: number } | undefined {
  const nth = flashes.findLastIndex(({ at }) => at <= seconds)
  const since = nth < 0 ? Infinity : seconds - flashes[nth]!.at
  return since < STROKE_SECONDS ? { nth, light: 1 - since / STROKE_SECONDS } : undefined
}

/** The white flash of the frame, 0 to 1: sudden, and gone in a quarter of a second. */
export function flashAt(flashes: readonly Flash[], seconds: number): number {
  let light = 0
  for (const { at, strength } of flashes) {
    const since = seconds - at
    if (since >= 0 && since < 0.5) light = Math.max(light, strength * Math.exp(-since * 11))
  }
  return light < 0.01 ? 0 : light
}
