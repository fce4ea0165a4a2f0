import type { Size } from '@kinora/media/frames/size'
import { alongView, type FromEye, fromView, project } from '../planes/perspective.ts'
import type { RasterCamera, RasterLight, RasterPlate, Vec3 } from './raster-scene.ts'

/** A sphere around a figure, and the height of the ground below it. */
export type Bounds = { at: Vec3; radius: number; groundY: number }

type Spans = { low: Vec3; high: Vec3 }

export function spanBounds(all: readonly Bounds[]): Spans {
  const least = (axis: 0 | 1 | 2): number => Math.min(...all.map(({ at, radius }) => at[axis] - radius))
  const most = (axis: 0 | 1 | 2): number => Math.max(...all.map(({ at, radius }) => at[axis] + radius))
  return { low: [least(0), least(1), least(2)], high: [most(0), most(1), most(2)] }
}

/** The margin beyond the frame for shadows: a fraction of the visible range, and a minimum in metres. */
const [SHARE_BEYOND, LEAST_BEYOND] = [0.5, 1]

/** The part of the figures' spheres in or near the frame, so that a ship behind a face does not count completely. */
export function seenBounds(all: readonly Bounds[], plate: RasterPlate, camera: RasterCamera, frame: Size): Spans {
  const spans = all.map(({ at: place, radius }) => {
    const at = alongView(plate, place)
    const depth = Math.max(0.3, at[2])
    const near = Math.min(1, plate.nearest / depth) - camera.pivot
    const perMetre = (camera.zoom * (1 + camera.push * near) * plate.focal) / depth
    const middleX = ((camera.x - plate.centreX) * depth) / plate.focal - (camera.shiftX * near) / perMetre
    const middleY = ((plate.horizonY - camera.y) * depth) / plate.focal + (camera.shiftY * near) / perMetre
    const reach = (pixels: number): number => {
      const half = pixels / 2 / perMetre
      return half + Math.max(2 * SHARE_BEYOND * half, LEAST_BEYOND)
    }
    const cut = (from: number, to: number, middle: number, half: number): [number, number] => [
      Math.max(from, middle - half),
      Math.min(to, middle + half),
    ]
    const x = cut(at[0] - radius, at[0] + radius, middleX, reach(frame.width))
    const y = cut(at[1] - radius, at[1] + radius, middleY, reach(frame.height))
    const z: [number, number] = [at[2] - radius, at[2] + radius]
    const isSeen = x[0] < x[1] && y[0] < y[1]
    return { ...(plate.pitch || plate.roll ? turnedSpan(x, y, z, place, radius, plate) : { x, y, z }), isSeen }
  })
  const seen = spans.filter(({ isSeen }) => isSeen)
  if (seen.length === 0) return spanBounds(all)
  const least = (axis: 'x' | 'y' | 'z'): number => Math.min(...seen.map(one => one[axis][0]))
  const most = (axis: 'x' | 'y' | 'z'): number => Math.max(...seen.map(one => one[axis][1]))
  return { low: [least('x'), least('y'), least('z')], high: [most('x'), most('y'), most('z')] }
}

type Span = Record<'x' | 'y' | 'z', readonly [number, number]>

/** The level box around the visible part of a figure, no larger than the figure. */
function turnedSpan(
  x: Span['x'],
  y: Span['y'],
  z: Span['z'],
  at: Vec3,
  radius: number,
  plate: Pick<RasterPlate, 'pitch' | 'roll'>,
): Span {
  const corners = x.flatMap(px => y.flatMap(py => z.map((pz): FromEye => fromView(plate, [px, py, pz]))))
  const along = (axis: 0 | 1 | 2): readonly [number, number] => {
    const places = corners.map(corner => corner[axis])
    return [Math.max(at[axis] - radius, Math.min(...places)), Math.min(at[axis] + radius, Math.max(...places))]
  }
  return { x: along(0), y: along(1), z: along(2) }
}

/** The shadow map of a distant light and the contact map, which contain all bodies. */
export function lightFrame([x, y, z]: Vec3, { low, high }: Spans, lightSide: number, contactSide: number) {
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2
  const level = Math.hypot(x, z)
  // Its horizontal axis is level; a light from straight above has none.
  const across: Vec3 = level < 1e-6 ? [1, 0, 0] : [z / level, 0, -x / level]
  const up: Vec3 = [y * across[2] - z * across[1], z * across[0] - x * across[2], x * across[1] - y * across[0]]
  const wide = Math.max(high[0] - low[0], high[2] - low[2]) + 0.4
  return {
    lightX: x,
    lightY: y,
    lightZ: z,
    acrossX: across[0],
    acrossY: across[1],
    acrossZ: across[2],
    upX: up[0],
    upY: up[1],
    upZ: up[2],
    lightAtX: (low[0] + high[0]) / 2,
    lightAtY: (low[1] + high[1]) / 2,
    lightAtZ: (low[2] + high[2]) / 2,
    lightScale: (lightSide - 8) / (2 * radius),
    contactX: (low[0] + high[0]) / 2 - wide / 2,
    contactZ: (low[2] + high[2]) / 2 - wide / 2,
    contactScale: contactSide / wide,
  }
}

/** The part of the frame in which shadows can fall, in pixels: below each figure, and along its light. */
export function shadowBox(
  all: readonly Bounds[],
  { direction: [x, y, z], shadow, contact }: RasterLight,
  plate: RasterPlate,
  camera: RasterCamera,
  frame: Size,
) {
  const box = { left: frame.width, top: frame.height, right: 0, bottom: 0 }
  if (shadow <= 0 && contact <= 0) return box
  const add = (px: number, py: number, pz: number): void => {
    const seen = project(plate, [px, py, pz], 0.3)
    const near = Math.min(1, plate.nearest / Math.max(0.3, seen.depth))
    const scale = camera.zoom * (1 + camera.push * (near - camera.pivot))
    const sx = frame.width / 2 + scale * (seen.x - camera.x) + camera.shiftX * (near - camera.pivot)
    const sy = frame.height / 2 + scale * (seen.y - camera.y) + camera.shiftY * (near - camera.pivot)
    box.left = Math.min(box.left, Math.floor(sx))
    box.right = Math.max(box.right, Math.ceil(sx))
    box.top = Math.min(box.top, Math.floor(sy))
    box.bottom = Math.max(box.bottom, Math.ceil(sy))
  }
  for (const { at, radius, groundY } of all) {
    const drop = Math.max(0, at[1] - groundY)
    const way = shadow > 0 ? (drop + radius) / Math.max(0.2, y) : 0
    for (const side of [-1, 1]) {
      for (const ahead of [-1, 1]) {
        add(at[0] + side * radius, groundY, at[2] + ahead * radius)
        add(at[0] - x * way + side * radius, groundY, at[2] - z * way + ahead * radius)
      }
    }
    add(at[0], at[1], at[2])
  }
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(frame.width, box.right),
    bottom: Math.min(frame.height, box.bottom),
  }
}
