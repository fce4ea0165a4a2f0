import { createArt, type Art } from '../../src/figures/figure.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import type { Spot } from '../../src/scene/arrangement.ts'
import { clusterCast, type Cluster, type Member } from '../../src/scene/cast.ts'
import { measureExtents } from '../../src/scene/extents.ts'
import { GROUND_GRID, KINDS, type Plate, SKY_DEPTH } from '../../src/scenery/plate.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { shotOf, subjectOf } from './shots.ts'

export const FRAME = { width: 160, height: 90 }
const EYE = 1.6

type PlateWish = {
  /** Share of the plate's width from which on there is water. */
  waterFrom?: number
  /** Columns, as shares, in which a tree stands two metres before the camera. */
  tree?: readonly [from: number, to: number]
}

/** Level ground under an even sky, small enough to be looked at pixel by pixel. */
export function levelPlate({ waterFrom = 2, tree }: PlateWish = {}): Plate {
  const [width, height] = [184, 104]
  const [horizonY, focal] = [44, 130]
  const area = width * height
  const plate: Plate = {
    width,
    height,
    rgb: new Float32Array(area * 3).fill(0.3),
    depth: new Float32Array(area),
    mask: new Uint8Array(area),
    ground: {
      horizonY,
      centreX: width / 2,
      focal,
      eye: EYE,
      near: 3.6,
      far: 24,
      heights: new Float32Array(GROUND_GRID * GROUND_GRID),
    },
    light: {
      direction: [0.6, 0.6, -0.52],
      colour: [1.5, 1.4, 1.2],
      ambient: [0.4, 0.45, 0.5],
      haze: [0.6, 0.65, 0.7],
      hazePerMetre: 0.001,
    },
  }
  for (let at = 0; at < area; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const below = y + 0.5 - horizonY
    plate.depth[at] = below > 0 ? Math.min(400, (EYE * focal) / below) : SKY_DEPTH
    plate.mask[at] = below <= 0 ? KINDS.sky : x / width >= waterFrom ? KINDS.water : KINDS.ground
    if (tree && x / width >= tree[0] && x / width < tree[1] && y > 8) {
      plate.depth[at] = 2
      plate.mask[at] = KINDS.foliage
    }
  }
  return plate
}

/** A pictogram's art with a plain picture of this shape. */
export const artOf = (pictogram: string, aspect = 1): Art => {
  const [width, height] = [Math.round(20 * aspect), 20]
  return createArt({ width, height, rgba: new Uint8Array(width * height * 4).fill(255) }, pictogramCode(pictogram))
}

/** The cast of a shot of these, each a pictogram with what is said of it. */
export function castOf(
  subjects: readonly (readonly [pictogram: string, more?: Partial<Subject>])[],
  more: Partial<Shot> = {},
): Cluster[] {
  const shot = shotOf(
    subjects.map(([pictogram, own]) => subjectOf(pictogram, own)),
    more,
  )
  return clusterCast(
    shot,
    subjects.map(([pictogram]) => artOf(pictogram)),
  )
}

export const memberOf = (pictogram: string, more: Partial<Subject> = {}): Member => castOf([[pictogram, more]])[0]!.root

export const spotOf = (member: Member, more: Partial<Spot> = {}): Spot => ({
  member,
  nth: 0,
  stance: 'ground',
  x: 92,
  y: 84,
  depth: 5,
  height: 30,
  faces: 1,
  extents: measureExtents(member),
  ...more,
})
