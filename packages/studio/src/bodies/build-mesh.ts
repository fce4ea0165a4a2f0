import { type Mesh, VERTEX_WORDS, writeVertex } from '../raster/mesh.ts'
import type { Body, Part, Point } from './body.ts'
import { cutColours } from './cut-colours.ts'
import { distanceTo, isJoined, joinShapes } from './join-shapes.ts'
import { shapeSurface } from './shape-surfaces.ts'

export const rgb = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

type Binding = { owner: number; bones: [first: number, second: number]; share: number }

/** The surface of a body: blended parts as one skin, arms as separate skins, and the other shapes. */
export function buildMesh(body: Body): Mesh {
  const number = new Map(body.bones.map(({ name }, index) => [name, index]))
  const boneOf = ({ bone }: Part): number => {
    const found = number.get(bone)
    if (found === undefined) throw new Error(`no bone ${bone}`)
    return found
  }
  const parent = body.bones.map(({ parent }) => (parent === undefined ? -1 : number.get(parent)!))
  const areNear = (a: number, b: number): boolean => a === b || parent[a] === b || parent[b] === a
  /** The owner of a vertex, and its bones. */
  const bind = (joined: readonly Part[], bones: readonly number[], far: number[], place: Point): Binding => {
    for (let i = 0; i < joined.length; i++) far[i] = distanceTo(joined[i]!, place[0], place[1], place[2])
    const [first, second] = nearestTwo(bones, far, areNear)
    const part = joined[first]!
    const soft = Math.max(1e-4, (part.flow ?? body.flow) * 0.5)
    return {
      owner: first,
      bones: [bones[first]!, bones[second ?? first]!],
      share: second === undefined ? 1 : 0.5 + 0.5 * Math.min(1, (far[second]! - far[first]!) / soft),
    }
  }
  const skins = [...Map.groupBy(body.parts.filter(isJoined), sleeveOf).values()].map(joined => {
    const surface = joinShapes(joined, body.cell, body.flow)
    const [far, bones] = [joined.map(() => 0), joined.map(boneOf)]
    const bindings = surface.places.map(place => bind(joined, bones, far, place))
    const cut = cutColours(surface, {
      of: bindings.map(({ owner }) => owner),
      areAlike: (one, other) => areAlike(joined[one]!, joined[other]!),
      distance: (part, place) => distanceTo(joined[part]!, ...place),
    })
    // The vertices of cuts follow the existing ones.
    for (const place of cut.places.slice(bindings.length)) bindings.push(bind(joined, bones, far, place))
    return { joined, bindings, ...cut }
  })
  // Glass is last, so that it can be drawn separately.
  const apart = body.parts.filter(part => !isJoined(part)).toSorted((a, b) => Number(isGlass(a)) - Number(isGlass(b)))
  const surfaces = apart.map(shapeSurface)
  const count = [...skins, ...surfaces].reduce((sum, { places }) => sum + places.length, 0)
  const vertices = new Float32Array(count * VERTEX_WORDS)
  const indices: number[] = []
  let from = 0
  for (const { joined, places, normals, open, triangles, owners, bindings } of skins) {
    for (const [at, place] of places.entries()) {
      const { bones, share } = bindings[at]!
      const { colour, material = 'matte' } = joined[owners[at]!]!
      writeVertex(vertices, from + at, {
        place,
        normal: normals[at]!,
        bones,
        share,
        colour: rgb(colour),
        material,
        open: open[at]!,
      })
    }
    for (const index of triangles) indices.push(from + index)
    from += places.length
  }
  let glassFrom: number | undefined
  for (const [i, surface] of surfaces.entries()) {
    const part = apart[i]!
    const bone = boneOf(part)
    if (isGlass(part)) glassFrom ??= indices.length / 3
    for (const [at, place] of surface.places.entries()) {
      writeVertex(vertices, from + at, {
        place,
        normal: surface.normals[at]!,
        bones: [bone, bone],
        share: 1,
        colour: rgb(part.colour),
        material: part.material ?? 'matte',
        open: surface.open[at]!,
      })
    }
    for (const index of surface.triangles) indices.push(from + index)
    from += surface.places.length
  }
  return {
    vertices,
    indices: Uint32Array.from(indices),
    bones: body.bones.length,
    ...(glassFrom !== undefined && { glassFrom }),
  }
}

/** A face has its own skin, on which it is painted. */
const plainly = ({ material = 'matte' }: Part): string => (material === 'face' ? 'matte' : material)

// The greatest difference of a channel at which parts blend: a nose slightly darker than its face.
const ALIKE = 24

function areAlike(one: Part, other: Part): boolean {
  if (one === other) return true
  if (plainly(one) !== plainly(other)) return false
  const [a, b] = [rgb(one.colour), rgb(other.colour)]
  return a.every((channel, at) => Math.abs(channel - b[at]!) <= ALIKE)
}

const SEEN_THROUGH: ReadonlySet<string | undefined> = new Set(['glass', 'vapour', 'blaze'])
const isGlass = ({ material }: Part): boolean => SEEN_THROUGH.has(material)

/** The part of a vertex, and the nearest part of an adjacent bone. */
function nearestTwo(
  bones: readonly number[],
  far: readonly number[],
  areNear: (a: number, b: number) => boolean,
): [first: number, second?: number] {
  let first = 0
  for (let i = 1; i < far.length; i++) if (far[i]! < far[first]!) first = i
  const own = bones[first]!
  let second: number | undefined
  for (let i = 0; i < far.length; i++) {
    const bone = bones[i]!
    if (bone === own || !areNear(bone, own)) continue
    if (second === undefined || far[i]! < far[second]!) second = i
  }
  return second === undefined ? [first] : [first, second]
}

/** The skin of a part: an arm beside a thigh must not blend with it, or a raised arm would pull a web. */
const sleeveOf = ({ bone }: Part): string => /^(?:fore)?arm(?<side>\..*)$/u.exec(bone)?.groups?.['side'] ?? ''
