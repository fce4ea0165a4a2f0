import { seededRandom } from '@kinora/media/core/seeded-random'
import { KINDS, type Plate } from '../scenery/plate.ts'

/** The colours of a curtain from bottom to top: green, then violet. */
const FOOT = [0.1, 0.95, 0.42] as const
const TOP = [0.42, 0.18, 0.85] as const
const CURTAINS = 4

type Curtain = { foot: number; high: number; swing: number; waves: number; phase: number; strength: number }

function curtainsOf({ ground }: Plate, seed: number): Curtain[] {
  const seeded = seededRandom(seed).fork('aurora')
  const sky = Math.max(8, ground.horizonY)
  return Array.from({ length: CURTAINS }, (_, at) => ({
    foot: sky * seeded.between(0.5, 0.86) - at * 0.09 * sky,
    high: sky * seeded.between(0.34, 0.58),
    swing: sky * seeded.between(0.05, 0.13),
    waves: seeded.between(1.2, 2.6),
    phase: seeded.between(0, 6.28),
    strength: seeded.between(0.5, 1) * (1 - 0.14 * at),
  }))
}

/** A column of a curtain at a time: each row with its light and relative height. */
function lightColumn(
  { foot, high, swing, waves, phase, strength }: Curtain,
  across: number,
  height: number,
  seconds: number,
  put: (y: number, light: number, up: number) => void,
): void {
  const drifts = phase + 0.32 * seconds
  const low = foot + swing * (Math.sin(across * waves + drifts) + 0.4 * Math.sin(across * waves * 2.7 + 2 * drifts))
  // Rays: fine folds along the curtain, each with its own height and brightness.
  const ray = 0.55 + 0.45 * Math.sin(across * waves * 19 + 5 * Math.sin(across * waves * 3.1 + phase + 0.9 * seconds))
  const tall = high * (0.7 + 0.5 * ray)
  for (let y = Math.max(0, Math.floor(low - tall)); y < Math.min(height, low + 4); y++) {
    const up = (low - y) / tall
    const body = up < 0 || up > 1 ? 0 : Math.min(1, up * 14) * (1 - up) ** 1.6
    put(y, strength * body * (0.45 + 0.55 * ray), up)
  }
}

const colourAt = (up: number, part: number): number => FOOT[part]! + (TOP[part]! - FOOT[part]!) * Math.min(1, up * 1.3)

/** Adds curtains of light to the sky of a plate, and a little light to everything below. Changes the plate. */
export function paintAurora(plate: Plate, seed: number): void {
  const { width, height, rgb, mask } = plate
  const curtains = curtainsOf(plate, seed)
  for (let x = 0; x < width; x++)
    for (const curtain of curtains)
      lightColumn(curtain, (x / width) * 2 * Math.PI, height, 0, (y, light, up) => {
        const at = y * width + x
        if (mask[at] !== KINDS.sky) return
        for (let part = 0; part < 3; part++)
          rgb[at * 3 + part] = rgb[at * 3 + part]! + LIGHT * light * colourAt(up, part)
      })
  for (let at = 0; at < width * height; at++) {
    if (mask[at] === KINDS.sky) continue
    rgb[at * 3 + 1] = rgb[at * 3 + 1]! * 1.12
  }
}

/** The maximum linear light of a curtain. */
const LIGHT = 0.3
