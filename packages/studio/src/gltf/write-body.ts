import { createHash } from 'node:crypto'
import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { GlbWriter } from '@kinora/media/models/glb-writer'
import { byteToLinear, linearToByte } from '../planes/oklab.ts'
import { COLOUR_WORD, MATERIALS, type Mesh, VERTEX_WORDS } from '../raster/mesh.ts'
import type { DrawnBody } from '../stage/geometry/shot-geometry.ts'

/** Surfaces by kind. Patterns are drawn in their first colour. */
const SURFACES: Readonly<Record<number, Surface>> = {
  [MATERIALS.glossy]: { name: 'glossy', roughness: 0.3 },
  [MATERIALS.glowing]: { name: 'glowing', roughness: 1, emits: true },
  [MATERIALS.glass]: { name: 'glass', roughness: 0.1, alpha: 0.3 },
  [MATERIALS.vapour]: { name: 'vapour', roughness: 1, alpha: 0.35 },
  [MATERIALS.blaze]: { name: 'blaze', roughness: 1, alpha: 0.6, emits: true },
  [MATERIALS.metal]: { name: 'metal', roughness: 0.35, metallic: 1 },
}
const MATTE: Surface = { name: 'matte', roughness: 0.9 }
type Surface = { name: string; roughness: number; metallic?: number; alpha?: number; emits?: true }

/** The least forward component of the normal of a face, as in assembly/shade.as. */
const LOOKS_AHEAD = 0.12

type BodyWriter = (body: DrawnBody) => Promise<number>

/** Writes meshes of bodies, each once. */
export function createBodyWriter(glb: GlbWriter): BodyWriter {
  const written = new Map<string, number>()
  const numbers = new Map<Mesh, number>()
  const materials = new Map<string, number>()

  function material(key: string, make: () => Record<string, unknown>): number {
    const known = materials.get(key)
    if (known !== undefined) return known
    const made = glb.add('materials', make())
    materials.set(key, made)
    return made
  }

  const plain = ({ name, roughness, metallic = 0, alpha, emits }: Surface, colour?: readonly number[]): number =>
    material(`${name} ${colour?.join(' ') ?? ''}`, () => ({
      name,
      pbrMetallicRoughness: {
        metallicFactor: metallic,
        roughnessFactor: roughness,
        ...(alpha !== undefined && { baseColorFactor: [1, 1, 1, alpha] }),
      },
      ...(alpha !== undefined && { alphaMode: 'BLEND' }),
      ...(emits && colour && { emissiveFactor: colour }),
    }))

  /** The picture over the colour of the surface below it. */
  async function painted({ picture, painted: rgba }: DrawnBody, under: readonly number[]): Promise<number> {
    const { width, height } = picture!
    const pixels = new Uint8Array(width * height * 3)
    for (let at = 0; at < width * height; at++)
      for (let part = 0; part < 3; part++) {
        const share = rgba![4 * at + 3]! / 255
        const own = byteToLinear(rgba![4 * at + part]!)
        pixels[3 * at + part] = linearToByte(own * share + under[part]! * (1 - share))
      }
    const bytes = await openPixels(pixels, { width, height, channels: 3 }).png().toBuffer()
    const key = `picture ${createHash('sha256').update(bytes).digest('hex')}`
    return material(key, () => {
      const source = glb.addPicture(bytes, 'image/png')
      const sampler = glb.add('samplers', { magFilter: 9729, minFilter: 9987, wrapS: 33_071, wrapT: 33_071 })
      return {
        name: 'picture',
        pbrMetallicRoughness: {
          baseColorTexture: { index: glb.add('textures', { source, sampler }) },
          metallicFactor: 0,
          roughnessFactor: MATTE.roughness,
        },
      }
    })
  }

  return async body => {
    const { mesh, painted: picture } = body
    const nth = numbers.get(mesh) ?? numbers.size
    numbers.set(mesh, nth)
    const key = `${nth} ${picture ? createHash('sha256').update(picture).digest('hex') : ''}`
    const known = written.get(key)
    if (known !== undefined) return known
    const { attributes, colours, texture } = writeVertices(body, glb)
    const primitives: object[] = []
    for (const group of groupTriangles(body)) {
      const indices = glb.addNumbers(Uint32Array.from(group.indices), 1, { target: 'indices' })
      const colour = meanColour(mesh, group.indices)
      const surface = SURFACES[group.material] ?? MATTE
      primitives.push({
        indices,
        attributes: { ...attributes, ...(group.isPainted ? { TEXCOORD_0: texture } : { COLOR_0: colours }) },
        material: group.isPainted ? await painted(body, colour) : plain(surface, surface.emits && colour),
      })
    }
    const made = glb.add('meshes', { primitives })
    written.set(key, made)
    return made
  }
}

type Group = { material: number; isPainted: boolean; indices: number[] }

/** Triangles of one surface each, seen from the other side: z is turned round. */
function groupTriangles({ mesh, picture }: DrawnBody): Group[] {
  const { vertices, indices, glassFrom } = mesh
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const groups = new Map<string, Group>()
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!]
    const isGlass = glassFrom !== undefined && at / 3 >= glassFrom
    const own = words[a * VERTEX_WORDS + COLOUR_WORD]! >>> 24
    const material = isGlass && SURFACES[own]?.alpha === undefined ? MATERIALS.glass : own
    const ahead = [a, b, c].reduce((sum, vertex) => sum + vertices[vertex * VERTEX_WORDS + 5]! / 3, 0)
    const isPainted =
      picture !== undefined && (material === MATERIALS.card || (material === MATERIALS.face && ahead > LOOKS_AHEAD))
    const key = `${isPainted} ${SURFACES[material]?.name ?? ''}`
    const group = groups.get(key) ?? { material, isPainted, indices: [] }
    groups.set(key, group)
    group.indices.push(a, c, b)
  }
  return [...groups.values()]
}

function meanColour({ vertices }: Mesh, indices: readonly number[]): number[] {
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const sums = [0, 0, 0]
  for (const vertex of indices) {
    const colour = words[vertex * VERTEX_WORDS + COLOUR_WORD]!
    for (let part = 0; part < 3; part++) sums[part]! += byteToLinear((colour >>> (8 * part)) & 255)
  }
  return sums.map(sum => sum / Math.max(1, indices.length))
}

/** Places, normals, colours and bones of a mesh, as vertex attributes. */
function writeVertices({ mesh, picture }: DrawnBody, glb: GlbWriter) {
  const { vertices } = mesh
  const count = vertices.length / VERTEX_WORDS
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const [places, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)]
  const colours = new Uint16Array(count * 4)
  const joints = mesh.bones > 256 ? new Uint16Array(count * 4) : new Uint8Array(count * 4)
  const weights = new Float32Array(count * 4)
  const texture = new Float32Array(picture ? count * 2 : 0)
  for (let at = 0; at < count; at++) {
    const from = at * VERTEX_WORDS
    const [x, y, z] = [vertices[from]!, vertices[from + 1]!, vertices[from + 2]!]
    places.set([x, y, -z], at * 3)
    const [nx, ny, nz] = [vertices[from + 3]!, vertices[from + 4]!, vertices[from + 5]!]
    const long = Math.hypot(nx, ny, nz)
    normals.set(long > 0 ? [nx / long, ny / long, -nz / long] : [0, 1, 0], at * 3)
    const colour = words[from + COLOUR_WORD]!
    for (let part = 0; part < 3; part++)
      colours[at * 4 + part] = Math.round(65_535 * byteToLinear((colour >>> (8 * part)) & 255))
    colours[at * 4 + 3] = 65_535
    const share = vertices[from + 6]!
    joints[at * 4] = words[from + 7]! & 0xffff
    weights[at * 4] = Math.min(1, share)
    if (share < 1) {
      joints[at * 4 + 1] = words[from + 7]! >>> 16
      weights[at * 4 + 1] = 1 - share
    }
    if (picture) {
      texture[at * 2] = ((x - picture.left) * picture.perMetre) / picture.width
      texture[at * 2 + 1] = ((picture.top - y) * picture.perMetre) / picture.height
    }
  }
  const vertex = { target: 'vertices' } as const
  return {
    attributes: {
      POSITION: glb.addNumbers(places, 3, { ...vertex, hasBounds: true }),
      NORMAL: glb.addNumbers(normals, 3, vertex),
      ...(mesh.bones > 1 && {
        JOINTS_0: glb.addNumbers(joints, 4, vertex),
        WEIGHTS_0: glb.addNumbers(weights, 4, vertex),
      }),
    },
    colours: glb.addNumbers(colours, 4, { ...vertex, normalised: true }),
    texture: picture && glb.addNumbers(texture, 2, vertex),
  }
}
