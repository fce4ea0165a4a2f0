import type { StillLayout } from '@kinora/media/engine/contract'
import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { type Perspective, project } from '../../planes/perspective.ts'
import type { RasterCamera, RasterPlate } from '../../raster/raster-scene.ts'
import type { Box } from '../../raster/rasteriser.ts'
import type { Posed } from '../film/posed.ts'
import { focalOf, type View } from '../film/view.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'

/** Projects a point that is given from the eye to pixels of the frame of a moving camera. */
export function frameProjector(
  plate: Perspective & Pick<RasterPlate, 'nearest'>,
  camera: RasterCamera,
  { width, height }: Size,
): (point: Point) => { x: number; y: number; depth: number } {
  return point => {
    const seen = project(plate, point)
    const near = Math.min(1, plate.nearest / Math.max(1e-3, seen.depth)) - camera.pivot
    const scale = camera.zoom * (1 + camera.push * near)
    return {
      x: width / 2 + scale * (seen.x - camera.x) + camera.shiftX * near,
      y: height / 2 + scale * (seen.y - camera.y) + camera.shiftY * near,
      depth: seen.depth,
    }
  }
}

type Options = {
  frame: Size
  view: View
  room: PlaceRoom
  posed: readonly Posed[]
  /** The pixels of each body in the last frame. */
  boxes: ReadonlyMap<string, Box>
  inFrame: (point: Point, one: Posed) => { x: number; y: number }
}

/** The positions of a frame's bodies and of its camera, in the axes of a document. */
export function readLayout({ frame, view, room, posed, boxes, inFrame }: Options): StillLayout {
  const toDocument = ([x, y, z]: Point): Point =>
    [x - room.middle[0], y, room.middle[2] - z].map(roundTo(CENTIMETRES)) as [number, number, number]
  const entities = posed.map(one => {
    const { performer, performance, box, yaw } = one
    const { low, high } = box
    const { stand } = performance
    // The pose moves the middle of the box: a step, a raised arm. A carried thing has no position of its own.
    const [x, z] = stand.host ? [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2] : [stand.at[0], stand.at[2]]
    const foot: Point = [x, low[1], z]
    const seen = inFrame(foot, one)
    const moved = (by: Point): readonly [number, number] => {
      const next = inFrame([foot[0] + by[0], foot[1], foot[2] + by[2]], one)
      return [
        roundTo(SHARES)((next.x - seen.x) / STEP / frame.width),
        roundTo(SHARES)((next.y - seen.y) / STEP / frame.height),
      ]
    }
    const pixels = boxes.get(performer.id)
    return {
      id: performer.id,
      entity: performer.entity.id,
      at: toDocument(foot),
      size: [0, 1, 2].map(axis => roundTo(CENTIMETRES)(high[axis]! - low[axis]!)) as [number, number, number],
      facing: facing(yaw),
      right: moved([STEP, 0, 0]),
      near: moved([0, 0, -STEP]),
      ...(pixels && { box: shares(pixels, frame) }),
    }
  })
  return {
    entities,
    camera: {
      at: toDocument(view.eye),
      facing: facing(view.yaw),
      width: Math.round((2 * Math.atan(frame.width / 2 / (focalOf(frame) * view.zoom)) * 180) / Math.PI),
    },
    floor: { low: toDocument([room.low[0], 0, room.high[2]]), high: toDocument([room.high[0], 0, room.low[2]]) },
  }
}

const [CENTIMETRES, SHARES] = [100, 10_000]
/** Metres: small enough that perspective does not bend it. */
const STEP = 0.1
const roundTo =
  (parts: number) =>
  (value: number): number =>
    Math.round(value * parts) / parts + 0

/** Degrees of a document: 0 looks to the camera, 90 to the right. A yaw of 0 looks away from it. */
const facing = (yaw: number): number => Math.round((((180 - (yaw * 180) / Math.PI) % 360) + 540) % 360) - 180

const shares = (
  { left, top, width, height }: Box,
  frame: Size,
): NonNullable<StillLayout['entities'][number]['box']> => [
  roundTo(SHARES)(left / frame.width),
  roundTo(SHARES)(top / frame.height),
  roundTo(SHARES)(width / frame.width),
  roundTo(SHARES)(height / frame.height),
]
