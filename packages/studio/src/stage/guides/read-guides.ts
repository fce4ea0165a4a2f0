import type { Size } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import type { Expression } from '../../bodies/face-picture.ts'
import type { RasterCamera, RasterPlate } from '../../raster/raster-scene.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import type { Posed } from '../film/posed.ts'
import type { FrameGuides } from './frame-guides.ts'
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
  /** The performers whose bodies are in the rasteriser. */
  owners: readonly (readonly [Posable, string])[]
  posed: readonly Posed[]
  toEye: (point: Point, one: Posed) => Point
  faceOf: (one: Posed) => Expression
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
  faceOf,
}: Options): FrameGuides {
  const { width, height } = frame
  const names = [...new Set(owners.map(([, id]) => id))]
  const numbers = new Map(owners.map(([posable, id]) => [posable, names.indexOf(id) + 1]))
  // Letters, lines and effects belong to no entity: they count as the place.
  const sight = rasteriser.sight(posable => numbers.get(posable) ?? 0, enlarged)
  const inFrame = frameProjector(plate, camera, frame)
  const at = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined
    const owner = sight.owners[y * width + x]!
    return { id: owner === 0 ? undefined : names[owner - 1], depth: enlarged * sight.depths[y * width + x]! }
  }
  const poses = posed
    .flatMap(one => {
      const project = (point: Point) => inFrame(toEye(point, one))
      return posePoints(one, { project, at, side: Math.min(width, height), expression: faceOf(one) }) ?? []
    })
    .toSorted((one, other) => other.depth - one.depth)
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
