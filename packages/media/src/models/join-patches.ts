import { type Model, MODEL_LIMITS, ModelRefused, requireAtMost, SURFACES } from './model.ts'
import { colourAt, type Patch, splitForPictures } from './patch.ts'
import type { Clip, Skeleton } from './skeleton.ts'
import { smoothNormals } from './smooth-normals.ts'
import { type LooseMesh, mergeCorners } from './merge-corners.ts'

/** The maximum number of triangles that are added to show textures on large ones. */
const MAX_SPLIT = 30_000
const GLASS = SURFACES.indexOf('glass')

/** Joins the triangles of a file to one model for fast drawing: vertex colours, merged if there are too many. */
export function joinPatches(patches: readonly Patch[], skeleton: Skeleton, clips: readonly Clip[]): Model {
  if (!patches.some(({ places }) => places.length > 0)) throw new ModelRefused('has no triangle')
  const size = sizeOf(patches)
  const mesh: LooseMesh = { places: [], normals: [], colours: [], surfaces: [], bones: [], shares: [] }
  // Glass is last, so that it can be drawn separately.
  let room = MAX_SPLIT
  for (const patch of patches.toSorted((a, b) => Number(a.surface === GLASS) - Number(b.surface === GLASS))) {
    const split = splitForPictures(patch, size, room)
    room -= (split.places.length - patch.places.length) / 9
    addPatch(mesh, split, size)
  }
  if (mesh.places.length === 0) throw new ModelRefused('has no triangle that could be seen')
  const drawn = mergeCorners(mesh, size, MODEL_LIMITS.drawnTriangles)
  requireAtMost(
    Math.ceil(surfaceOf(drawn) / size ** 2),
    'times the square of its longest side as surface, most of it behind the rest',
    MODEL_LIMITS.surface,
  )
  return { ...drawn, skeleton, clips }
}

/** The total area of its triangles. */
function surfaceOf({ places, indices }: Pick<Model, 'places' | 'indices'>): number {
  let surface = 0
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3]
    const [ux, uy, uz] = [0, 1, 2].map(i => places[b + i]! - places[a + i]!) as [number, number, number]
    const [vx, vy, vz] = [0, 1, 2].map(i => places[c + i]! - places[a + i]!) as [number, number, number]
    surface += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
  }
  return surface
}

/** The longest side of its bounding box. A position that is not a number would spread to everything. */
function sizeOf(patches: readonly Patch[]): number {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { places } of patches) {
    for (const [at, value] of places.entries()) {
      if (!Number.isFinite(value) || Math.abs(value) > 1e6)
        throw new ModelRefused(`has a vertex at ${value}; places are numbers within a million`)
      const axis = at % 3
      if (value < low[axis]!) low[axis] = value
      if (value > high[axis]!) high[axis] = value
    }
  }
  const size = Math.max(...high.map((one, axis) => one - low[axis]!))
  if (!(size > 1e-9)) throw new ModelRefused('has no size: all of its vertices are in one place')
  return size
}

function addPatch(mesh: LooseMesh, patch: Patch, size: number): void {
  const normals = patch.normals.length > 0 ? patch.normals : smoothNormals(patch.places, size)
  const corners = patch.places.length / 3
  for (let first = 0; first + 2 < corners; first += 3) {
    const colours = [0, 1, 2].map(at => colourAt(patch, first + at))
    const seen = colours.find(colour => colour !== undefined)
    if (!seen) continue
    for (const turned of patch.isTwoSided ? [false, true] : [false]) {
      for (const at of turned ? [0, 2, 1] : [0, 1, 2]) {
        const corner = first + at
        const by = turned ? -1 : 1
        for (let i = 0; i < 3; i++) {
          mesh.places.push(patch.places[corner * 3 + i]!)
          const normal = normals[corner * 3 + i]!
          mesh.normals.push(by * (Number.isFinite(normal) ? normal : 0))
        }
        mesh.colours.push(...(colours[at] ?? seen))
        mesh.surfaces.push(patch.surface)
        mesh.bones.push(patch.bones[corner * 2]!, patch.bones[corner * 2 + 1]!)
        mesh.shares.push(patch.shares[corner]!)
      }
    }
  }
}
