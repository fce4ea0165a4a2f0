import { MATERIALS_OF_PLACES } from '@kinora/media/scene/place-schema'
import { cos, sin } from './arithmetic.ts'
import { project } from '../planes/perspective.ts'
import type { Colour } from './colour.ts'
import { isLevel, type PlateContext } from './plate-context.ts'
import { KINDS } from './plate.ts'
import { CLUSTER, CLUSTER_RECORD, buildSolidClusters, RECORD } from './solid-clusters.ts'

/** Patterns of materials.as. */
export type Matter = (typeof MATERIALS_OF_PLACES)[number]

const SHAPES = { box: 0, ellipsoid: 1, cylinder: 2, tapered: 3, cone: 4 } as const

export type Solid = {
  shape?: keyof typeof SHAPES
  /** The centre of its base. */
  at: readonly [x: number, y: number, z: number]
  /** Width, height, depth. */
  size: readonly [number, number, number]
  /** Degrees around the vertical axis. */
  turn?: number
  colour: Colour
  second?: Colour
  glow?: Colour
  matter?: Matter
  /** The reflectivity, 0 to 1, and its roughness. */
  gloss?: number
  rough?: number
  /** Size of the pattern, metres. */
  scale?: number
  variant?: number
  kind?: number
  /** Hangs from a ceiling, and is removed with it in views from above. */
  isHung?: boolean
  /** Translucent, like a lampshade. */
  isClear?: boolean
  /** Width and depth of the top relative to the base: a gable is [0, 1] or [1, 0], a pyramid or a cone [0, 0]. */
  taper?: readonly [number, number]
  /** A panel on another solid, or as thin as one: it casts no shadow on its support. */
  isPanel?: boolean
  /** Metres per texel of baked light; the whole list has a default. */
  texel?: number
}

export type Lamp =
  | { at: readonly [number, number, number]; radius: number; colour: Colour }
  /**
   * A window: its centre, half its width along x and z, half its height, and the direction it faces (into the room).
   */
  | {
      at: readonly [number, number, number]
      across: readonly [number, number]
      half: number
      facing: readonly [number, number]
      colour: Colour
    }

const MAX_SOLIDS = 1200
/** Solids start after the strokes' batch. */
const SOLIDS_AT = 1 << 18
const CLUSTERS_AT = SOLIDS_AT + MAX_SOLIDS * RECORD * 4
const TEXELS_AT = CLUSTERS_AT + Math.ceil(MAX_SOLIDS / CLUSTER) * CLUSTER_RECORD * 4 + 4096
const MAX_TEXELS = 60_000
/** Scratch memory for solids, in addition to their two planes. */
export const SOLID_BYTES = TEXELS_AT + MAX_TEXELS * 24 + 4096

type Indoors = {
  texel: number
  rays: number
  openSky: boolean
  skyGain?: number
  bounces?: boolean
  isBaked?: boolean
  wetness?: number
  /** The thickness of snow on surfaces that face up: 0 none, 1 the most. */
  snowDepth?: number
}

/** Metres: smaller things cast no baked light or shadow, which would cost more time than it is worth. */
const TOO_SMALL = 0.3

/** Draws solids with baked light over the current picture. Rays start from the context's camera. */
export function paintSolids(context: PlateContext, list: readonly Solid[], lamps: readonly Lamp[], how: Indoors): void {
  const { kernels, height } = context
  const blocks = ({ size, isPanel }: Solid): boolean => Math.max(...size) >= TOO_SMALL && !isPanel
  const { standing } = context
  const seen = standing ? list.map(solid => solidFrom(solid, standing)) : list
  const lit = standing ? lamps.map(lamp => lampFrom(lamp, standing)) : lamps
  const large = seen.filter(blocks)
  const solids = [...large, ...seen.filter(solid => !blocks(solid))]
  if (solids.length > MAX_SOLIDS) throw new RangeError(`${solids.length} solids are more than ${MAX_SOLIDS}`)
  const scratch = kernels.get('scratchAt')
  const { buffer } = kernels.memory
  const records = new Float32Array(buffer, scratch + SOLIDS_AT, solids.length * RECORD)
  let texels = 0
  solids.forEach((solid, index) => {
    texels = writeSolid(context, records.subarray(index * RECORD, (index + 1) * RECORD), solid, texels, how)
  })
  const clusters = buildSolidClusters(records)
  new Float32Array(buffer, scratch + CLUSTERS_AT, clusters.length).set(clusters)
  if (texels > MAX_TEXELS) throw new RangeError(`${texels} texels are more than ${MAX_TEXELS}`)
  const texelsAt = scratch + TEXELS_AT
  const lampsAt = scratch + SOLIDS_AT - 16_384
  lit.forEach((lamp, index) => writeLamp(new Float32Array(buffer, lampsAt + index * 64, 16), lamp))
  const seenAt = Math.ceil((scratch + SOLID_BYTES) / 64) * 64
  kernels.set({
    solidsAt: scratch + SOLIDS_AT,
    clustersAt: scratch + CLUSTERS_AT,
    solidCount: solids.length,
    texelsAt,
    texelsOutAt: texelsAt + MAX_TEXELS * 12 + 64,
    lampsAt,
    lampCount: lamps.length,
    gatherRays: how.rays,
    openSky: how.openSky ? 1 : 0,
    skyGain: how.skyGain ?? 1,
    seenAt,
    isBaked: how.isBaked === false ? 0 : 1,
    wetness: how.wetness ?? 0,
    snowDepth: how.snowDepth ?? 0,
    flatR: context.air.ambient[0],
    flatG: context.air.ambient[1],
    flatB: context.air.ambient[2],
  })
  // Through an overcast sky the sun casts no sharp shadow.
  if (context.air.clouds.overcast > 0.9) kernels.set({ sunR: 0, sunG: 0, sunB: 0 })
  if (how.isBaked !== false) {
    kernels.set({ solidCount: large.length })
    bake(context, solids.length, how.bounces ?? true)
    kernels.set({ solidCount: solids.length })
  }
  for (let y = 0; y < height; y++) kernels.call('seeRow', y)
  for (let y = 0; y < height; y++) kernels.call('shadeRow', y)
}

function bake(context: PlateContext, count: number, bounces: boolean): void {
  for (let round = 0; round < (bounces ? 2 : 1); round++) {
    for (const step of ['bakeFace', 'smoothFace']) {
      for (let index = 0; index < count; index++) {
        for (let side = 0; side < 6; side++) context.kernels.call(step, index, side, round)
      }
    }
  }
}

/** Writes one record and returns the next free texel. */
function writeSolid(context: PlateContext, to: Float32Array, solid: Solid, firstTexel: number, how: Indoors): number {
  const { at, size, turn = 0, colour, second = colour, glow = [0, 0, 0], matter = 'plain' } = solid
  const [hx, hy, hz] = [size[0] / 2, size[1] / 2, size[2] / 2]
  const shape = SHAPES[solid.shape ?? 'box']
  const radians = (turn * Math.PI) / 180
  to.set([
    shape,
    at[0],
    at[1] + hy,
    at[2],
    hx,
    hy,
    hz,
    turn === 0 ? 1 : cos(radians),
    turn === 0 ? 0 : sin(radians),
    ...colour,
    ...glow,
    MATERIALS_OF_PLACES.indexOf(matter),
    solid.gloss ?? 0,
    solid.rough ?? 0,
    solid.kind ?? KINDS.built,
  ])
  let texel = firstTexel
  // A small plate shows no fine shadows.
  const coarser = Math.min(Math.max(900 / Math.sqrt(context.width * context.height), 1), 3)
  const texelSize = (solid.texel ?? how.texel) * coarser
  const countOf = (metres: number): number =>
    shape === 0 && how.isBaked !== false ? Math.min(90, Math.max(1, Math.round(metres / texelSize))) : 1
  const faces: [number, number][] = [
    [countOf(size[2]), countOf(size[1])],
    [countOf(size[0]), countOf(size[2])],
    [countOf(size[0]), countOf(size[1])],
  ]
  faces.forEach(([columns, rows], axis) => {
    to[19 + axis * 2] = texel
    to[20 + axis * 2] = texel + columns * rows
    to[25 + axis] = columns + rows * 1024
    texel += 2 * columns * rows
  })
  to.set([...second, solid.scale ?? 1], 28)
  const isCut = context.cutAbove !== undefined && (solid.isHung || at[1] >= context.cutAbove)
  to.set(isCut ? NOWHERE : seenRectangle(context, at[0], at[1] + hy, at[2], hx, hy, hz, turn !== 0), 32)
  to.set([solid.isClear ? 1 : 0, solid.variant ?? 0.5, ...(solid.taper ?? [0, 0])], 36)
  return texel
}

/** An empty rectangle. */
const NOWHERE = [1e9, -1e9, 1e9, -1e9]

/** The rectangle of the plate in which a box is visible: left, right, top, bottom. */
function seenRectangle(
  context: PlateContext,
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  isTurned: boolean,
): number[] {
  const reach = isTurned ? Math.sqrt(hx * hx + hz * hz) : 0
  const wide = isTurned ? reach : hx
  const deep = isTurned ? reach : hz
  const everywhere = [-1, context.width + 4, -1, context.height]
  if (!isLevel(context)) {
    const seen = [z - deep, z + deep].flatMap(pz =>
      [y - hy, y + hy].flatMap(py => [x - wide, x + wide].map(px => project(context, [px, py - context.eye, pz]))),
    )
    if (seen.every(({ depth }) => depth < 0)) return NOWHERE
    if (seen.some(({ depth }) => depth < 0.05)) return everywhere
    const [across, down] = [seen.map(point => point.x), seen.map(point => point.y)]
    return [Math.min(...across) - 2, Math.max(...across) + 2, Math.min(...down) - 2, Math.max(...down) + 2]
  }
  if (z - deep < 0.05) return everywhere
  const xs: number[] = []
  const ys: number[] = []
  for (const pz of [z - deep, z + deep]) {
    const scale = context.focal / pz
    for (const px of [x - wide, x + wide]) xs.push(context.centreX + px * scale)
    for (const py of [y - hy, y + hy]) ys.push(context.horizonY - (py - context.eye) * scale)
  }
  return [Math.min(...xs) - 2, Math.max(...xs) + 2, Math.min(...ys) - 2, Math.max(...ys) + 2]
}

function writeLamp(to: Float32Array, lamp: Lamp): void {
  if ('radius' in lamp) {
    // Emitted power over a hemisphere; the shadow ray ends in front of the lamp's own body.
    to.set([0, ...lamp.at, lamp.radius, 0, 0, 0, 0, ...lamp.colour, lamp.radius * 1.5 + 0.02])
    return
  }
  const width = 2 * Math.sqrt(lamp.across[0] * lamp.across[0] + lamp.across[1] * lamp.across[1])
  const area = (width * 2 * lamp.half) / Math.PI
  to.set([
    1,
    ...lamp.at,
    ...lamp.across,
    lamp.half,
    ...lamp.facing,
    lamp.colour[0] * area,
    lamp.colour[1] * area,
    lamp.colour[2] * area,
    0.02,
  ])
}

type Camera = NonNullable<PlateContext['options']['camera']>

const from = ([x, y, z]: readonly [number, number, number], camera: Camera): [number, number, number] => {
  const [c, s] = [cos(camera.yaw), sin(camera.yaw)]
  const [dx, dz] = [x - camera.x, z - camera.z]
  return [dx * c - dz * s, y, dz * c + dx * s]
}

/** A solid in the coordinates of an eye that is moved and rotated. */
export const solidFrom = (solid: Solid, camera: Camera): Solid => ({
  ...solid,
  at: from(solid.at, camera),
  turn: (solid.turn ?? 0) - (camera.yaw * 180) / Math.PI,
})

export function lampFrom(lamp: Lamp, camera: Camera): Lamp {
  if ('radius' in lamp) return { ...lamp, at: from(lamp.at, camera) }
  const turnedBy = ([x, z]: readonly [number, number]): readonly [number, number] => {
    const [tx, , tz] = from([x + camera.x, 0, z + camera.z], camera)
    return [tx, tz]
  }
  return { ...lamp, at: from(lamp.at, camera), across: turnedBy(lamp.across), facing: turnedBy(lamp.facing) }
}
