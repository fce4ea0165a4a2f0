import { groupKeys } from './group-keys.ts'

/** Faces that meet at less than about fifty degrees form one surface. */
const SAME_SURFACE = 0.64
/** The maximum number of faces at a point; it limits the work. */
const MAX_AT_A_POINT = 48

/** Computes missing normals: smooth on surfaces, sharp at edges. */
export function smoothNormals(places: readonly number[], size: number): number[] {
  const faces = places.length / 9
  const flat = new Float64Array(faces * 3)
  const weights = new Float64Array(faces)
  for (let face = 0; face < faces; face++) {
    const at = face * 9
    const by = (corner: number, axis: number): number => places[at + corner * 3 + axis]! - places[at + axis]!
    const [ux, uy, uz, vx, vy, vz] = [by(1, 0), by(1, 1), by(1, 2), by(2, 0), by(2, 1), by(2, 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const area = Math.hypot(...normal)
    weights[face] = area
    for (let i = 0; i < 3; i++) flat[face * 3 + i] = area > 0 ? normal[i]! / area : i === 1 ? 1 : 0
  }
  const step = 1e5 / (size || 1)
  const { group, first } = groupKeys(
    Int32Array.from(places, place => Math.round(place * step)),
    3,
  )
  const meeting: number[][] = first.map(() => [])
  for (const [corner, point] of group.entries()) {
    const list = meeting[point]!
    if (list.length < MAX_AT_A_POINT) list.push(Math.floor(corner / 3))
  }
  const normals: number[] = []
  for (let corner = 0; corner < faces * 3; corner++) {
    const own = Math.floor(corner / 3)
    const sum = [0, 0, 0]
    for (const face of [own, ...meeting[group[corner]!]!]) {
      let dot = 0
      for (let i = 0; i < 3; i++) dot += flat[own * 3 + i]! * flat[face * 3 + i]!
      if (dot < SAME_SURFACE) continue
      for (let i = 0; i < 3; i++) sum[i]! += flat[face * 3 + i]! * (weights[face]! || 1e-12)
    }
    const length = Math.hypot(...sum) || 1
    normals.push(sum[0]! / length, sum[1]! / length, sum[2]! / length)
  }
  return normals
}
