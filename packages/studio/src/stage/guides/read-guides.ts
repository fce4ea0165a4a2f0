import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { RasterCamera, RasterPlate } from '../../raster/raster-scene.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import type { Posed } from '../film/posed.ts'
import { type FrameGuides, SKY_METRES } from './frame-guides.ts'
import { posePoints } from './pose-points.ts'
import { frameProjector } from './read-layout.ts'

type Options = {
  /** With everybody posed. */
  rasteriser: Rasteriser
  frame: Size
  camera: RasterCamera
  plate: Pick<RasterPlate, 'focal' | 'centreX' | 'horizonY' | 'pitch' | 'roll' | 'nearest'>
  /** Metres of the view per metre of the place: a backdrop is enlarged around the performers in front of it. */
  scale: number
  /** The performers whose bodies the rasteriser has. */
  owners: readonly (readonly [Posable, string])[]
  posed: readonly Posed[]
  toEye: (point: Point, one: Posed) => Point
}

/** The geometry of the frame for which bodies are posed. */
export function readGuides({
  rasteriser,
  frame,
  camera,
  plate,
  scale: enlarged,
  owners,
  posed,
  toEye,
}: Options): FrameGuides {
  const { width, height } = frame
  const sight = { depths: new Float32Array(width * height), owners: new Uint8Array(width * height), bodies: [] }
  rasteriser.sight(sight)
  const names = [...new Set(owners.map(([, id]) => id))]
  const idOf = new Map(owners)
  // Letters, lines and effects belong to no entity: they count as the place.
  const numbers = (sight.bodies as Posable[]).map(posable => names.indexOf(idOf.get(posable) ?? '') + 1)
  for (let at = 0; at < sight.owners.length; at++)
    if (sight.owners[at] !== 0) sight.owners[at] = numbers[sight.owners[at]! - 1]!
  const inFrame = frameProjector(plate, camera, frame)
  const at = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined
    const owner = sight.owners[y * width + x]!
    return { id: owner === 0 ? undefined : names[owner - 1], depth: sight.depths[y * width + x]! }
  }
  const poses = posed
    .flatMap(one => posePoints(one, { project: point => inFrame(toEye(point, one)), at }) ?? [])
    .toSorted((one, other) => other.depth - one.depth)
  if (enlarged !== 1)
    for (let pixel = 0; pixel < sight.depths.length; pixel++)
      if (sight.depths[pixel]! < SKY_METRES) sight.depths[pixel]! /= enlarged
  return {
    width,
    height,
    depths: sight.depths,
    owners: sight.owners,
    names,
    poses,
    view: {
      focal: camera.zoom * plate.focal,
      x: width / 2 + camera.zoom * (plate.centreX - camera.x),
      y: height / 2 + camera.zoom * (plate.horizonY - camera.y),
    },
  }
}
