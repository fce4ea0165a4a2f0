import { seededRandom } from '@kinora/media/core/seeded-random'
import { KINDS, type Plate } from '../scenery/plate.ts'

/** From the foot of a curtain to its top: green, then violet. */
const FOOT = [0.1, 0.95, 0.42] as const
const TOP = [0.42, 0.18, 0.85] as const
const CURTAINS = 4

/** Curtains of light in the sky of a plate, and a little of it on everything below. Changes the plate. */
export function paintAurora(plate: Plate, seed: number): void {
  const { width, height, rgb, mask, ground } = plate
  const seeded = seededRandom(seed).fork('aurora')
  const sky = Math.max(8, ground.horizonY)
  const curtains = Array.from({ length: CURTAINS }, (_, at) => ({
    foot: sky * seeded.between(0.5, 0.86) - at * 0.09 * sky,
    high: sky * seeded.between(0.34, 0.58),
    swing: sky * seeded.between(0.05, 0.13),
    waves: seeded.between(1.2, 2.6),
    phase: seeded.between(0, 6.28),
    strength: seeded.between(0.5, 1) * (1 - 0.14 * at),
  }))
  for (let x = 0; x < width; x++) {
    const across = (x / width) * 2 * Math.PI
    for (const { foot, high, swing, waves, phase, strength } of curtains) {
      const low = foot + swing * (Math.sin(across * waves + phase) + 0.4 * Math.sin(across * waves * 2.7 + 2 * phase))
      // Rays: fine folds along the curtain, each of its own height and brightness.
      const ray = 0.55 + 0.45 * Math.sin(across * waves * 19 + 5 * Math.sin(across * waves * 3.1 + phase))
      const tall = high * (0.7 + 0.5 * ray)
      for (let y = Math.max(0, Math.floor(low - tall)); y < Math.min(height, low + 4); y++) {
        const at = y * width + x
        if (mask[at] !== KINDS.sky) continue
        const up = (low - y) / tall
        const body = up < 0 || up > 1 ? 0 : Math.min(1, up * 14) * (1 - up) ** 1.6
        const light = LIGHT * strength * body * (0.45 + 0.55 * ray)
        for (let part = 0; part < 3; part++)
          rgb[at * 3 + part] =
            rgb[at * 3 + part]! + light * (FOOT[part]! + (TOP[part]! - FOOT[part]!) * Math.min(1, up * 1.3))
      }
    }
  }
  for (let at = 0; at < width * height; at++) {
    if (mask[at] === KINDS.sky) continue
    rgb[at * 3 + 1] = rgb[at * 3 + 1]! * 1.12
  }
}

/** Linear light of a curtain where it is brightest. */
const LIGHT = 0.3
