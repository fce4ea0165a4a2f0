import { joinPatches } from './join-patches.ts'
import { lightOfByte } from './light-bytes.ts'
import { type Model, MODEL_LIMITS, type ReadModelOptions, ModelRefused, requireAtMost, SURFACES } from './model.ts'
import type { Patch } from './patch.ts'
import { type ObjMaterial, readMaterials } from './read-mtl.ts'
import { STILL } from './skeleton.ts'
import { textLines } from './text-lines.ts'

type Gathered = { places: number[]; normals: number[]; uvs: number[]; colours: number[] }
type Corner = { place: number; uv: number | undefined; normal: number | undefined }

const MAX_CORNERS = 256
const NO_MATERIAL: ObjMaterial = { colour: [0.75, 0.75, 0.75], opacity: 1, shine: 0, glow: [0, 0, 0] }

/**
 * Reads a Wavefront OBJ with its materials. Polygons become double-sided triangles, because files often disagree on the
 * orientation.
 */
export async function readObj(bytes: Uint8Array, means: ReadModelOptions): Promise<Model> {
  requireAtMost(bytes.length, 'bytes', MODEL_LIMITS.bytes)
  const gathered: Gathered = { places: [], normals: [], uvs: [], colours: [] }
  const groups = new Map<string, Corner[]>()
  const libraries = new Set<string>()
  let corners: Corner[] = []
  let count = 0
  groups.set('', corners)
  for (const line of textLines(bytes)) {
    const [word = '', ...rest] = line.trim().split(/\s+/u)
    if (word === 'v') addVertex(gathered, rest)
    else if (word === 'vn') addNumbers(gathered.normals, rest, 3)
    else if (word === 'vt') addNumbers(gathered.uvs, rest, 2)
    else if (word === 'f') {
      const face = readFace(rest, gathered)
      count += face.length / 3
      requireAtMost(count, 'triangles', MODEL_LIMITS.triangles)
      corners.push(...face)
    } else if (word === 'usemtl') {
      const name = line.trim().slice(6).trim()
      corners = groups.get(name) ?? []
      groups.set(name, corners)
      requireAtMost(groups.size, 'materials', MODEL_LIMITS.primitives)
    } else if (word === 'mtllib' && libraries.size < 8) libraries.add(line.trim().slice(6).trim())
  }
  const materials = await readMaterials([...libraries], means)
  const patches = [...groups].flatMap(([name, group]) =>
    group.length > 0 ? [patchOf(group, gathered, materials.get(name) ?? NO_MATERIAL)] : [],
  )
  return joinPatches(patches, STILL, [])
}

function addNumbers(to: number[], words: readonly string[], width: number): void {
  requireAtMost(to.length / width + 1, 'vertices', MODEL_LIMITS.vertices)
  for (let i = 0; i < width; i++) {
    const value = Number(words[i] ?? 0)
    to.push(Number.isFinite(value) ? value : Number.NaN)
  }
}

/** Some programs write a colour after the position. */
function addVertex({ places, colours }: Gathered, words: readonly string[]): void {
  addNumbers(places, words, 3)
  const rgb = words.slice(3, 6).map(Number)
  if (words.length >= 6 && rgb.every(one => one >= 0 && one <= 1)) {
    const at = places.length - 3
    for (let i = 0; i < 3; i++) colours[at + i] = lightOfByte(Math.round(rgb[i]! * 255))
  }
}

/** `7/2/5`, counted from 1 or from the end. */
function readFace(words: readonly string[], { places, uvs, normals }: Gathered): Corner[] {
  requireAtMost(words.length, 'corners in a polygon', MAX_CORNERS)
  const numberOf = (word: string | undefined, have: number): number | undefined => {
    if (word === undefined || word === '') return undefined
    const value = Number(word)
    const at = value < 0 ? have + value : value - 1
    if (!Number.isInteger(at) || at < 0 || at >= have)
      throw new ModelRefused(`has a polygon with vertex ${word.slice(0, 20)}; there are ${have}`)
    return at
  }
  const corners = words.map((word): Corner => {
    const [place, uv, normal] = word.split('/')
    const at = numberOf(place, places.length / 3)
    if (at === undefined) throw new ModelRefused('has a polygon without a vertex')
    return { place: at, uv: numberOf(uv, uvs.length / 2), normal: numberOf(normal, normals.length / 3) }
  })
  const triangles: Corner[] = []
  for (let at = 2; at < corners.length; at++) triangles.push(corners[0]!, corners[at - 1]!, corners[at]!)
  return triangles
}

function patchOf(
  corners: readonly Corner[],
  { places, normals, uvs, colours }: Gathered,
  material: ObjMaterial,
): Patch {
  const { colour, opacity, shine, glow, picture } = material
  const isGlowing = glow[0] + glow[1] + glow[2] > 0.6
  const surface = opacity < 0.85 ? 'glass' : isGlowing ? 'glowing' : shine > 250 ? 'glossy' : 'matte'
  const hasNormals = corners.every(({ normal }) => normal !== undefined)
  const hasPlaces = picture !== undefined && corners.every(({ uv }) => uv !== undefined)
  const patch: Patch = {
    places: [],
    normals: [],
    uvs: [],
    tints: [],
    bones: [],
    shares: [],
    surface: SURFACES.indexOf(surface),
    isTwoSided: true,
    ...(hasPlaces && { picture }),
  }
  for (const { place, uv, normal } of corners) {
    for (let i = 0; i < 3; i++) patch.places.push(places[place * 3 + i]!)
    if (hasNormals) for (let i = 0; i < 3; i++) patch.normals.push(normals[normal! * 3 + i]!)
    // Texture rows begin at the bottom.
    if (hasPlaces) patch.uvs.push(uvs[uv! * 2]!, 1 - uvs[uv! * 2 + 1]!)
    for (let i = 0; i < 3; i++) patch.tints.push(colours[place * 3 + i] ?? (isGlowing ? glow : colour)[i]!)
    patch.bones.push(0, 0)
    patch.shares.push(1)
  }
  return patch
}
