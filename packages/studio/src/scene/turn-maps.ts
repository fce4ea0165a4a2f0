import type { GreyTransition } from '@kinora/media/compositor/transitions'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { KINDS, OVERSIZE, type Plate } from '../scenery/plate.ts'

/** Ways in which one look of a place becomes another, besides a plain dissolve: which part of the frame changes when. */
export type TurnWay =
  | 'one-by-one'
  | 'lamp-by-lamp'
  | 'from-the-ground'
  | 'from-the-side'
  | 'in-patches'
  | 'towards-the-camera'

/** What is at a place of the frame, which lies in the middle of its plate. */
function kindOf({ width, height, mask }: Pick<Plate, 'width' | 'height' | 'mask'>, x: number, y: number): number {
  const [column, row] = [0.5 + (x - 0.5) / OVERSIZE, 0.5 + (y - 0.5) / OVERSIZE]
  return mask[Math.floor(row * height) * width + Math.floor(column * width)]!
}

/** Pixels of a map: it is enlarged softly, so that it needs no more. */
const [WIDE, HIGH] = [160, 90]
/** Windows across and down the frame: each of them is lit when its turn comes. */
const [COLUMNS, ROWS] = [34, 22]

/** How much of the way each place takes: a lamp is lit at once, a fog thins for long. */
const SOFTNESS: Record<TurnWay, number> = {
  'one-by-one': 0.14,
  'lamp-by-lamp': 0.22,
  'from-the-ground': 0.4,
  'from-the-side': 0.34,
  'in-patches': 0.3,
  'towards-the-camera': 0.16,
}

export const isTurnWay = (kind: string): kind is TurnWay => Object.hasOwn(SOFTNESS, kind)

/** Dark places of the map change first. */
export function turnMap(way: TurnWay, seed: number, plate?: Pick<Plate, 'width' | 'height' | 'mask'>): GreyTransition {
  const seeded = seededRandom(seed).fork(way)
  const cells = Float64Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, () => seeded.next())
  const cellAt = (x: number, y: number): number => cells[Math.floor(y * ROWS) * COLUMNS + Math.floor(x * COLUMNS)]!
  const waves = Array.from({ length: 14 }, (_, nth) => {
    const turn = seeded.between(0, 2 * Math.PI)
    const often = (1 + nth * 0.75) * Math.PI
    return { x: often * Math.cos(turn), y: often * Math.sin(turn), at: seeded.between(0, 2 * Math.PI), nth }
  })
  /** Clouds of about 0 to 1. */
  const cloudAt = (x: number, y: number): number =>
    0.5 + waves.reduce((sum, wave) => sum + Math.sin(wave.x * x + wave.y * y + wave.at) / (6 + wave.nth), 0)
  const when: Record<TurnWay, (x: number, y: number) => number> = {
    // What is not built has no windows: it gets lighter here and there.
    'one-by-one': (x, y) =>
      plate && kindOf(plate, x, y) !== KINDS.built ? 0.15 + 0.7 * cloudAt(x * 2.5, y * 2.5) : cellAt(x, y),
    // Row after row from the far end, each as wide as the light of a lamp.
    'lamp-by-lamp': (x, y) =>
      0.72 * Math.min(1, 1.5 * Math.hypot(x - 0.5, 0.8 * (y - 0.5))) + 0.28 * cloudAt(x * 2, y * 2),
    'from-the-ground': (x, y) => 0.62 * (1 - y) + 0.38 * cloudAt(x * 1.6, y),
    'from-the-side': (x, y) => 0.6 * x + 0.4 * cloudAt(x, y),
    'in-patches': (x, y) => cloudAt(x * 3.4, y * 3),
    'towards-the-camera': (x, y) => 0.88 * y + 0.12 * cloudAt(x * 2.4, 0.4 * y),
  }
  const grey = new Uint8Array(WIDE * HIGH)
  for (let y = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE; x++)
      grey[y * WIDE + x] = Math.round(255 * Math.min(1, Math.max(0, when[way]((x + 0.5) / WIDE, (y + 0.5) / HIGH))))
  return { map: { width: WIDE, height: HIGH, grey }, softness: SOFTNESS[way] }
}
