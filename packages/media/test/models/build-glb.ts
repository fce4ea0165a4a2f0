// Builds small glTF files as other programs write them.

type Numbers = readonly number[]
type Primitive = {
  places: Numbers
  indices?: Numbers
  normals?: Numbers
  uvs?: Numbers
  colours?: Numbers
  joints?: Numbers
  weights?: Numbers
  material?: number
  mode?: number
}
type Channel = { node: number; path: string; times: Numbers; values: Numbers; interpolation?: string }

export type GltfDraft = {
  meshes: readonly (readonly Primitive[])[]
  nodes?: readonly object[]
  materials?: readonly object[]
  /** Bytes of pictures; each is a texture of the same number. */
  images?: readonly Uint8Array[]
  skins?: readonly { joints: Numbers; back?: Numbers }[]
  clips?: readonly { name: string; channels: readonly Channel[] }[]
  /** Overrides what is in the document. */
  more?: object
}

const FLOAT = 5126
const WIDTHS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }

export function buildGltf(draft: GltfDraft): { document: Record<string, unknown>; binary: Buffer } {
  const chunks: Buffer[] = []
  let length = 0
  const bufferViews: object[] = []
  const accessors: object[] = []
  const addView = (bytes: Uint8Array): number => {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length })
    chunks.push(padded)
    length += padded.length
    return bufferViews.length - 1
  }
  const addAccessor = (values: Numbers, type: keyof typeof WIDTHS, componentType = FLOAT): number => {
    const typed =
      componentType === FLOAT
        ? Float32Array.from(values)
        : componentType === 5125
          ? Uint32Array.from(values)
          : Uint16Array.from(values)
    const bufferView = addView(new Uint8Array(typed.buffer))
    accessors.push({ bufferView, componentType, count: values.length / WIDTHS[type], type })
    return accessors.length - 1
  }
  const meshes = draft.meshes.map(primitives => ({
    primitives: primitives.map(({ places, indices, normals, uvs, colours, joints, weights, material, mode }) => ({
      attributes: {
        POSITION: addAccessor(places, 'VEC3'),
        ...(normals && { NORMAL: addAccessor(normals, 'VEC3') }),
        ...(uvs && { TEXCOORD_0: addAccessor(uvs, 'VEC2') }),
        ...(colours && { COLOR_0: addAccessor(colours, 'VEC3') }),
        ...(joints && { JOINTS_0: addAccessor(joints, 'VEC4', 5123) }),
        ...(weights && { WEIGHTS_0: addAccessor(weights, 'VEC4') }),
      },
      ...(indices && { indices: addAccessor(indices, 'SCALAR', 5125) }),
      ...(material !== undefined && { material }),
      ...(mode !== undefined && { mode }),
    })),
  }))
  const images = (draft.images ?? []).map(bytes => ({ bufferView: addView(bytes), mimeType: 'image/png' }))
  const skins = (draft.skins ?? []).map(({ joints, back }) => ({
    joints,
    ...(back && { inverseBindMatrices: addAccessor(back, 'MAT4') }),
  }))
  const animations = (draft.clips ?? []).map(({ name, channels }) => ({
    name,
    channels: channels.map(({ node, path }, sampler) => ({ sampler, target: { node, path } })),
    samplers: channels.map(({ times, values, path, interpolation }) => ({
      input: addAccessor(times, 'SCALAR'),
      output: addAccessor(values, path === 'rotation' ? 'VEC4' : 'VEC3'),
      ...(interpolation && { interpolation }),
    })),
  }))
  const nodes = draft.nodes ?? meshes.map((_, mesh) => ({ mesh }))
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: rootsOf(nodes) }],
    nodes,
    meshes,
    ...(draft.materials && { materials: draft.materials }),
    ...(images.length > 0 && { images, textures: images.map((_, source) => ({ source })) }),
    ...(skins.length > 0 && { skins }),
    ...(animations.length > 0 && { animations }),
    accessors,
    bufferViews,
    buffers: [{ byteLength: length }],
    ...draft.more,
  }
  return { document, binary: Buffer.concat(chunks) }
}

const rootsOf = (nodes: readonly object[]): number[] => {
  const below = new Set(nodes.flatMap(node => ('children' in node ? (node.children as number[]) : [])))
  return [...nodes.keys()].filter(at => !below.has(at))
}

export function buildGlb(draft: GltfDraft): Buffer {
  const { document, binary } = buildGltf(draft)
  return packGlb(JSON.stringify(document), binary)
}

export function packGlb(json: string, binary: Buffer): Buffer {
  const text = Buffer.from(json)
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)])
  const head = (length: number, kind: number): Buffer => {
    const bytes = Buffer.alloc(8)
    bytes.writeUInt32LE(length, 0)
    bytes.writeUInt32LE(kind, 4)
    return bytes
  }
  const whole = [head(padded.length, 0x4e4f534a), padded, head(binary.length, 0x004e4942), binary]
  const length = 12 + whole.reduce((sum, one) => sum + one.length, 0)
  const start = Buffer.alloc(12)
  start.write('glTF', 0, 'latin1')
  start.writeUInt32LE(2, 4)
  start.writeUInt32LE(length, 8)
  return Buffer.concat([start, ...whole])
}

/** A box around a middle, eight corners, twelve triangles that look out. */
export function box([x, y, z]: Numbers, [w, h, d]: Numbers): { places: number[]; indices: number[] } {
  const places: number[] = []
  for (const a of [-0.5, 0.5])
    for (const b of [-0.5, 0.5]) for (const c of [-0.5, 0.5]) places.push(x! + a * w!, y! + b * h!, z! + c * d!)
  return {
    places,
    indices: [
      0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
    ],
  }
}

export const plain = (red: number, green: number, blue: number): object => ({
  pbrMetallicRoughness: { baseColorFactor: [red, green, blue, 1], metallicFactor: 0, roughnessFactor: 1 },
})
