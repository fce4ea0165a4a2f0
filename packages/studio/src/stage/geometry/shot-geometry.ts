import { combine, invert, type Affine } from '@kinora/media/models/matrices'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Bone, Point } from '../../bodies/body.ts'
import { apply, applyTurn, moving, multiply, type Matrix } from '../../bodies/vectors.ts'
import type { RasterLight, Vec3 } from '../../raster/raster-scene.ts'
import type { PosedBody, Posable } from '../../raster/rasteriser.ts'
import type { Lens } from './lens.ts'

/** A body of a frame. */
export type DrawnBody = Omit<PosedBody, 'bones'> & {
  /** The entity or member; parts of effects, ropes and letters have none. */
  id: string | undefined
  /** Its skeleton, if it is a performer's. */
  skeleton?: readonly Bone[]
  /** From rest to the place, for each bone. */
  matrices: readonly Affine[]
}

/** Everything in a frame, in metres of the place: x right, y up, z away. */
export type FrameGeometry = {
  lens: Lens
  light: Pick<RasterLight, 'direction' | 'key' | 'sky' | 'bounce'>
  lamps: readonly { at: Point; reach: number; colour: Vec3 }[]
  bodies: readonly DrawnBody[]
}

/** The painted place with the point of each pixel. */
export type PlaceRelief = Size & {
  picture: RgbaPicture
  depth: Float32Array
  pointAt(x: number, y: number, depth: number): Point
}

export type ShotGeometry = {
  /** The frame, or the panel of a split screen. */
  size: Size
  /** The frame at a second of the clip. */
  at(seconds: number): FrameGeometry
  relief(): PlaceRelief
}

type Known = ReadonlyMap<Posable, { id: string; skeleton: readonly Bone[] }>

/** Bodies that are posed for the eye, in metres of the place. `seen` converts the place to the eye. */
export function bodiesInPlace(posed: readonly PosedBody[], seen: Matrix, known: Known): DrawnBody[] {
  const back = invert(seen)
  return posed.map(({ bones, ...body }) => {
    const owner = known.get(body.posable)
    const matrices: Affine[] = []
    for (let at = 0; at < bones.length; at += 12) matrices.push(combine(back, [...bones.subarray(at, at + 12)]))
    return { ...body, id: owner?.id, matrices, ...(owner && { skeleton: owner.skeleton }) }
  })
}

/** Puts a view of the place on the ground, `groundY` from the eye. */
export const grounded = (seen: Matrix, groundY: number): Matrix => multiply(moving([0, groundY, 0]), seen)

/** Geometry relative to the eye, in metres of the place. */
export function fromEye(seen: Matrix): { point(at: Vec3): Point; way(to: Vec3): Point; lens(lens: Lens): Lens } {
  const back = invert(seen)
  const point = (at: Vec3): Point => apply(back, at)
  const way = (to: Vec3): Point => {
    const turned = applyTurn(back, to)
    const long = Math.hypot(...turned) || 1
    return [turned[0] / long, turned[1] / long, turned[2] / long]
  }
  return {
    point,
    way,
    lens: one => ({
      ...one,
      at: point(one.at),
      right: way(one.right),
      up: way(one.up),
      ahead: way(one.ahead),
      distance: one.distance * Math.hypot(...applyTurn(back, [0, 1, 0])),
    }),
  }
}
