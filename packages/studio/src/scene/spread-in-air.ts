import type { Place } from '../direct/shot-list.ts'
import type { ArrangeOptions, Spot, Unit } from './arrangement.ts'
import { depthAtRow } from './ground.ts'

/** Between which shares of the frame's height those are that nothing carries; middles of figures. */
const BANDS: Partial<Record<Place, readonly [top: number, bottom: number]>> = {
  underwater: [0.24, 0.7],
  space: [0.24, 0.76],
  sky: [0.22, 0.66],
  abstract: [0.3, 0.7],
  room: [0.2, 0.5],
  kitchen: [0.2, 0.48],
  table: [0.24, 0.5],
  sweep: [0.28, 0.55],
  stage: [0.2, 0.5],
}
const OPEN_AIR = [0.18, 0.46] as const
/** Moons and rainbows, above the land. */
const HIGH = [0.14, 0.24] as const
/** Insects and petals. */
const LOW_AIR = [0.2, 0.66] as const
const TRIES = 40

type SpreadOptions = { units: readonly Unit[]; taken: readonly Spot[]; options: ArrangeOptions; hand: number }

/** Each where it is furthest from all others, the main one near the middle. */
export function spreadInAir({ units, taken, options, hand }: SpreadOptions): Spot[] {
  const { shot, plate, frame, seeded } = options
  const spots: Spot[] = []
  const toPlate = (x: number, y: number) => ({
    x: plate.width / 2 + (x - 0.5) * frame.width,
    y: plate.height / 2 + (y - 0.5) * frame.height,
  })
  const line = plate.height / 2 + 0.34 * frame.height
  const near = depthAtRow(plate, plate.width / 2, line)
  for (const [index, unit] of units.entries()) {
    const half = {
      x: (unit.height * (unit.extents.left + unit.extents.right)) / 2,
      y: (unit.height * unit.extents.up) / 2,
    }
    const open = unit.stance === 'sky' ? HIGH : unit.cluster.root.metres < 0.1 ? LOW_AIR : OPEN_AIR
    const [top, bottom] = BANDS[shot.place] ?? open
    const isAlone = units.length === 1 && taken.length === 0
    let best = { x: 0.5, y: 0.4 }
    let most = -Infinity
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const free = { x: Math.max(0, 0.47 - half.x / frame.width), y: Math.max(0, 0.47 - half.y / frame.height) }
      const { side } = unit.cluster.root.subject
      const leaning = side === 'left' ? -0.22 : side === 'right' ? 0.22 : 0
      const x = isAlone
        ? 0.5 + leaning + hand * seeded.between(0.04, 0.12)
        : 0.5 + leaning + seeded.between(-free.x, free.x) * (side ? 0.4 : 1)
      const raw = isAlone ? (top + bottom) / 2 + seeded.between(-0.03, 0.03) : seeded.between(top, bottom)
      const y = Math.min(0.5 + free.y, Math.max(0.5 - free.y, raw))
      const place = toPlate(x, y)
      const score = Math.min(
        // Not beyond what is far enough anyway, so that the first ones do not flee into the corners.
        0.25 * frame.width - Math.abs(x - 0.5) * frame.width * (index === 0 && taken.length === 0 ? 1.2 : 0.25),
        ...[...taken, ...spots].map(other => clearanceOf(place, half, other)),
      )
      if (score > most) {
        most = score
        best = { x, y }
      }
    }
    // A rainbow rises from the horizon.
    const place = unit.cluster.root.art.pictogram.spansLand
      ? { x: toPlate(0.5 + hand * 0.08, 0).x, y: plate.ground.horizonY + 0.03 * frame.height - half.y }
      : toPlate(best.x, best.y)
    const isFar = unit.stance === 'sky'
    const depth = isFar ? 5_000 : near * (index === 0 ? 1 : seeded.between(1, 1.9))
    spots.push({
      member: unit.cluster.root,
      nth: unit.nth,
      stance: unit.stance,
      x: place.x,
      y: place.y + half.y,
      depth,
      height: unit.height,
      faces: 1,
      extents: unit.extents,
    })
  }
  return spots
}

/** Pixels between two figures; less than nothing where they overlap. */
function clearanceOf(middle: { x: number; y: number }, half: { x: number; y: number }, other: Spot): number {
  const otherHalf = {
    x: (other.height * (other.extents.left + other.extents.right)) / 2,
    y: (other.height * other.extents.up) / 2,
  }
  const across = Math.abs(middle.x - other.x) - half.x - otherHalf.x
  const down = Math.abs(middle.y - (other.y - otherHalf.y)) - half.y - otherHalf.y
  return Math.max(across, down)
}
