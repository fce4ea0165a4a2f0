import { seededRandom } from '@kinora/media/core/seeded-random'
import { cos, exp, log, sin } from './arithmetic.ts'
import { applyLook } from './apply-look.ts'
import type { Colour } from './colour.ts'
import { createAtmosphere } from './create-atmosphere.ts'
import { checkPlateOptions } from './check-plate-options.ts'
import { layLevelView, type LevelLens, levelLens } from './level-view.ts'
import { groundHeight, isLevel, type PlateContext, projectPoint } from './plate-context.ts'
import { rowsOf } from './ground-height.ts'
import { enlargePlate } from './enlarge-plate.ts'
import { loadKernels } from './load-kernels.ts'
import { setAir } from './paint-sky.ts'
import { findFilled } from './dressed/find-dressed.ts'
import { findPainted } from './find-painted.ts'
import type { PaintedPlace } from './places/painted-place.ts'
import { type Ground, GROUND_GRID, OVERSIZE, type Plate, type PlateOptions } from './plate.ts'
import { SOLID_BYTES } from './solid-list.ts'
import { createStrokeList, leaveOutStrokes } from './stroke-list.ts'

/**
 * Focal length divided by the square root of the picture's area: about 70 degrees across a wide frame. The angle is the
 * same for upright frames.
 */
export const FOCAL = 0.95

/** The number of plate pixels for a number of frame pixels: even, and never fewer than needed. */
export function oversized(pixels: number): number {
  return Math.ceil((pixels * OVERSIZE) / 2) * 2
}

/** Draws the scenery of one shot. The same options give the same bytes. */
export function drawPlate(options: PlateOptions): Plate {
  checkPlateOptions(options)
  const width = oversized(options.width)
  const height = oversized(options.height)
  const painted = seenFrom(options)
  const share = Math.min(options.quality === 'draft' ? 0.5 : 1, Math.sqrt(MAX_MARCHED / (width * height)))
  if (share === 1) return plateAt(options, painted, width, height)
  const small = plateAt(options, painted, Math.ceil(width * share), Math.ceil(height * share))
  return enlargePlate(small, width, height)
}

/**
 * Pixels of the plate of a 1920 x 1080 frame. Larger plates are rendered at that size and enlarged, for half the time
 * or less.
 */
const MAX_MARCHED = 2_750_000

/** Moves the eye of a place to the requested height. A small plate measures the height of the ground there. */
function seenFrom(options: PlateOptions): PaintedPlace {
  const { place, where, fill } = options
  const painted = (fill && findFilled(where || place, fill)) ?? findPainted(place, where)
  if (options.eye === undefined) return painted
  // A view from above the ceiling looks into the room.
  const ceiling = (options.pitch ?? 0) > 0 ? Infinity : (painted.ceiling ?? Infinity)
  if (options.camera && painted.bounds)
    return { ...painted, eye: Math.min((painted.floor ?? 0) + options.eye, ceiling - UNDER_CEILING) }
  const height = Math.max(DRAFT, Math.round((DRAFT * options.height) / options.width))
  const level = painted.floor ?? levelBelow(levelled(options), painted, DRAFT, height)
  // A view from near the ground shows near things, so subjects stand nearer in proportion.
  const eye = Math.min(options.eye, ceiling - BELOW_CEILING, highestInRoom(options, painted))
  const closer = Math.min(1, eye / Math.max(0.5, painted.eye - level))
  const near = painted.subjectDepths[0] * closer
  return {
    ...painted,
    eye: level + eye,
    subjectDepths: [
      near,
      Math.max(painted.subjectDepths[1] * closer, painted.isTight || painted.ceiling ? near : 2 * near),
    ],
  }
}

/**
 * The height of the ground under the subjects; by default in the middle, a third of the way from the nearest to the
 * furthest.
 */
function levelBelow(options: PlateOptions, painted: PaintedPlace, width: number, height: number): number {
  const context = createPlateContext(options, width, height, painted)
  paintAll(context, painted)
  const [near, far] = standingRange(context, painted)
  const z = near * exp(log(far / near) / 3)
  const { x, z: away } = options.subject ?? { x: ((width / 2 - context.centreX) / context.focal) * z, z }
  return Math.max(groundHeight(context, x, away), 0)
}

/** In a room, the greatest height from which its furthest standing position is still in the frame. */
function highestInRoom(options: PlateOptions, { ceiling, subjectDepths, horizon: own }: PaintedPlace): number {
  if (ceiling === undefined || options.pitch) return Infinity
  const { width, height, horizon = own } = options
  const below = Math.max((1 - horizon) * height, 1)
  return (0.9 * subjectDepths[1] * below) / (FOCAL * OVERSIZE * Math.sqrt(width * height))
}

/** Metres below the ceiling that lamps take; a camera with an exact position may be directly below it. */
const [BELOW_CEILING, UNDER_CEILING] = [0.35, 0.06]
/**
 * The height, relative to the room, above which the base of a hanging thing is; such things are removed with the
 * ceiling in views from above.
 */
const HANGS_FROM = 0.7

/** The side, in pixels, of a plate that is only measured. */
const DRAFT = 64

function plateAt(options: PlateOptions, painted: PaintedPlace, width: number, height: number): Plate {
  const context = createPlateContext(options, width, height, painted)
  const { kernels } = context
  paintAll(context, painted)
  // A room is rendered by rays. Outdoors only the ground is, and the rest comes from a level view.
  const lens = isLevel(context) || options.camera ? undefined : levelLens(context)
  if (lens) {
    const source = createPlateContext(levelled(options), lens.width, lens.height, painted, lens)
    paintAll(source, painted)
    layLevelView(context, source)
  }
  kernels.call('copyForSoftening')
  for (let y = 0; y < height; y++) kernels.call('softenRow', y)
  applyLook(context)
  return plateOf(context, painted)
}

const levelled = (options: PlateOptions): PlateOptions => ({ ...options, pitch: 0, roll: 0 })

function paintAll(context: PlateContext, painted: PaintedPlace): void {
  setAir(context)
  painted.paint(context)
  context.brush.flush()
}

function createPlateContext(
  options: PlateOptions,
  width: number,
  height: number,
  painted: PaintedPlace,
  lens?: LevelLens,
): PlateContext {
  const kernels = loadKernels()
  // Scratch memory is used for strokes, clouds, slopes, solids with two planes, and a copy of three planes, one after
  // another.
  kernels.call('begin', width, height, SOLID_BYTES + (width + 8) * height * 12 + width * 64 + (1 << 20))
  const seeded = seededRandom(options.seed)
  const { pitch = 0, roll = 0 } = options
  const isTilted = !isLevel({ pitch, roll })
  const isRoom = painted.bounds !== undefined
  const standing = isTilted && !isRoom ? options.camera : undefined
  const horizon = options.horizon ?? (isTilted ? 0.5 : painted.horizon)
  const context: PlateContext = {
    options,
    width,
    height,
    focal: lens?.focal ?? FOCAL * (options.zoom ?? 1) * Math.sqrt(width * height),
    centreX: lens?.centreX ?? width * (0.5 + ((options.centre ?? 0.5) - 0.5) / OVERSIZE),
    // Options are relative to the frame, which is in the centre of the plate.
    horizonY: lens?.horizonY ?? Math.round(height * (0.5 + (horizon - 0.5) / OVERSIZE)),
    pitch,
    roll,
    ...(painted.ceiling !== undefined &&
      painted.eye > painted.ceiling - UNDER_CEILING && { cutAbove: HANGS_FROM * painted.ceiling }),
    ...(standing && { standing }),
    eye: painted.eye,
    air: createAtmosphere(options.time, options.weather, seeded.fork('air'), painted.lightFromSide),
    seeded: seeded.fork(options.where ?? options.place),
    kernels,
    brush:
      isTilted && !(options.camera && isRoom)
        ? leaveOutStrokes(() => {
            context.isBare = true
          })
        : createStrokeList(kernels),
    isBare: false,
    boards: [],
    chimneys: [],
  }
  if (options.lights) context.air.isLit = options.lights === 'on'
  if (options.camera) context.air.direction = turnedAside(context.air.direction, options.camera.yaw)
  const { centreX, horizonY, focal, eye } = context
  kernels.set({
    seed: Math.imul(options.seed, 0x9e3779b1),
    centreX,
    horizonY,
    focal,
    eye,
    pitchCos: pitch === 0 ? 1 : cos(pitch),
    pitchSin: pitch === 0 ? 0 : sin(pitch),
    rollCos: roll === 0 ? 1 : cos(roll),
    rollSin: roll === 0 ? 0 : sin(roll),
    ...(standing && {
      standX: standing.x,
      standZ: standing.z,
      turnCos: cos(standing.yaw),
      turnSin: sin(standing.yaw),
    }),
  })
  return context
}

/** A direction of the place in the coordinates of an eye that is turned to the right. */
function turnedAside([x, y, z]: Colour, yaw: number): Colour {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  return [x * c - z * s, y, z * c + x * s]
}

function plateOf(context: PlateContext, painted: PaintedPlace): Plate {
  const [near, far] = standingRange(context, painted)
  const { kernels, width, height, air } = context
  const out = kernels.get('scratchAt')
  const rgb = new Float32Array(width * height * 3)
  const depth = new Float32Array(width * height)
  const mask = new Uint8Array(width * height)
  const stride = kernels.get('stride')
  const { buffer } = kernels.memory
  const row = new Float32Array(buffer, out, width * 3)
  const depths = new Float32Array(buffer, kernels.get('depthAt'), stride * height)
  const kinds = new Uint8Array(buffer, kernels.get('kindAt'), stride * height)
  for (let y = 0; y < height; y++) {
    kernels.call('interleaveRow', y, out)
    rgb.set(row, y * width * 3)
    depth.set(depths.subarray(y * stride, y * stride + width), y * width)
    mask.set(kinds.subarray(y * stride, y * stride + width), y * width)
  }
  return {
    width,
    height,
    rgb,
    depth,
    mask,
    ground: {
      horizonY: context.horizonY,
      centreX: context.centreX,
      focal: context.focal,
      ...(!isLevel(context) && { pitch: context.pitch, roll: context.roll }),
      eye: context.eye,
      near,
      far,
      ...(context.pitch > STEEP && painted.floor === undefined
        ? heightsBelow(context)
        : { heights: groundHeightsOf(context, near, far, painted.floor) }),
    },
    light: {
      direction: air.direction,
      colour: air.sun,
      ambient: air.ambient,
      haze: air.haze,
      hazePerMetre: air.hazePerMetre,
    },
    ...(context.isBare && { isBare: true }),
    boards: context.boards,
    chimneys: context.chimneys.map(([x, y, z]) => {
      const seen = projectPoint(context, x, y, z)
      return { x: seen.x, y: seen.y, metres: z }
    }),
  }
}

/** The place's range, moved back if feet would be below the frame: tall frames and low horizons show less floor. */
function standingRange(
  context: PlateContext,
  { subjectDepths, floor, isTight, ceiling }: PaintedPlace,
): [near: number, far: number] {
  const frameBottom = context.height * (0.5 + 0.5 / OVERSIZE)
  const level = floor ?? Math.max(context.kernels.call('groundHeight', 0, subjectDepths[0]), 0)
  const drop = Math.max(frameBottom - context.horizonY, 1)
  const near = Math.max(subjectDepths[0], ((context.eye - level) * context.focal * 1.04) / drop)
  // A wall is behind the furthest position in a room.
  return [near, Math.max(subjectDepths[1], near * (isTight ? 1.12 : ceiling === undefined ? 1.4 : 1.05))]
}

/** A steeper view shows the things below it. Radians. */
const STEEP = 0.35

/** Heights in a square around the point that a steep view looks at. */
function heightsBelow({
  eye,
  pitch,
  kernels,
  standing = { x: 0, z: 0, yaw: 0 },
}: PlateContext): Pick<Ground, 'heights' | 'square'> {
  const z = (eye * cos(pitch)) / sin(pitch)
  const half = Math.max(4, 1.6 * eye, z)
  const heights = new Float32Array(GROUND_GRID * GROUND_GRID)
  const [c, s] = [cos(standing.yaw), sin(standing.yaw)]
  const heightAt = (aside: number, ahead: number): number =>
    kernels.call('groundHeight', standing.x + aside * c + ahead * s, standing.z + ahead * c - aside * s)
  const at = (step: number): number => ((2 * step) / (GROUND_GRID - 1) - 1) * half
  for (let row = 0; row < GROUND_GRID; row++)
    for (let column = 0; column < GROUND_GRID; column++)
      heights[row * GROUND_GRID + column] = Math.max(heightAt(at(column), z + at(row)), 0)
  return { heights, square: { x: 0, z, half } }
}

function groundHeightsOf(context: PlateContext, near: number, far: number, floor?: number): Float32Array {
  const heights = new Float32Array(GROUND_GRID * GROUND_GRID)
  if (floor !== undefined) return heights.fill(floor)
  const [from, to] = rowsOf({ near, far })
  const span = log(to / from)
  for (let row = 0; row < GROUND_GRID; row++) {
    const z = from * exp((span * row) / (GROUND_GRID - 1))
    for (let column = 0; column < GROUND_GRID; column++) {
      const x = (((column / (GROUND_GRID - 1)) * context.width - context.centreX) / context.focal) * z
      // Things in water float on it.
      heights[row * GROUND_GRID + column] = Math.max(context.kernels.call('groundHeight', x, z), 0)
    }
  }
  return heights
}
