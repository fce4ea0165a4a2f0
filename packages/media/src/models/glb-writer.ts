type Json = Readonly<Record<string, unknown>>

/** The types of glTF arrays by how many numbers an element has. */
const TYPES = { 1: 'SCALAR', 2: 'VEC2', 3: 'VEC3', 4: 'VEC4', 16: 'MAT4' } as const
type Numbers = Float32Array | Uint8Array | Uint16Array | Uint32Array

const componentOf = (numbers: Numbers): number => {
  if (numbers instanceof Float32Array) return 5126
  if (numbers instanceof Uint32Array) return 5125
  return numbers instanceof Uint16Array ? 5123 : 5121
}

/** The use of an array: attributes of vertices, indices, or anything else. */
type Use = { target?: 'vertices' | 'indices'; normalised?: true; hasBounds?: true }
const TARGETS = { vertices: 34_962, indices: 34_963 } as const

const LISTS = [
  'scenes',
  'nodes',
  'meshes',
  'materials',
  'textures',
  'images',
  'samplers',
  'skins',
  'animations',
  'cameras',
] as const
type List = (typeof LISTS)[number]

/** A glTF 2.0 file in one piece. */
export type GlbWriter = {
  /** Adds an element and returns its number. */
  add(list: List, element: Json): number
  /** Adds an array of numbers, `wide` of them an element. */
  addNumbers(numbers: Numbers, wide: keyof typeof TYPES, use?: Use): number
  addPicture(bytes: Uint8Array, mimeType: 'image/png' | 'image/jpeg'): number
  /** Adds a light of KHR_lights_punctual. */
  addLight(light: Json): number
  /** Declares an extension. */
  uses(extension: string): void
  /** The file. `asset` tells where it is from. */
  finish(asset: Json, extras?: Json): Buffer
}

/** Collects the parts of a .glb file. Arrays lie in it in the order in which they were added. */
export function createGlbWriter(): GlbWriter {
  const lists = new Map<List, Json[]>()
  const accessors: Json[] = []
  const bufferViews: Json[] = []
  const lights: Json[] = []
  const extensions = new Set<string>()
  const chunks: Uint8Array[] = []
  let length = 0

  function addBytes(bytes: Uint8Array, more: Json = {}): number {
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...more })
    chunks.push(bytes, new Uint8Array(padding(bytes.length)))
    length += bytes.length + padding(bytes.length)
    return bufferViews.length - 1
  }

  function add(list: List, element: Json): number {
    const all = lists.get(list) ?? []
    lists.set(list, all)
    return all.push(element) - 1
  }

  return {
    add,
    addNumbers(numbers, wide, { target, normalised, hasBounds } = {}) {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
      const bufferView = addBytes(bytes, target && { target: TARGETS[target] })
      accessors.push({
        bufferView,
        componentType: componentOf(numbers),
        count: numbers.length / wide,
        type: TYPES[wide],
        ...(normalised && { normalized: true }),
        ...(hasBounds && boundsOf(numbers, wide)),
      })
      return accessors.length - 1
    },
    addPicture: (bytes, mimeType) => add('images', { bufferView: addBytes(bytes), mimeType }),
    addLight(light) {
      extensions.add('KHR_lights_punctual')
      return lights.push(light) - 1
    },
    uses: extension => void extensions.add(extension),
    finish(asset, extras) {
      const json = {
        asset: { version: '2.0', ...asset },
        ...(extras && { extras }),
        ...(extensions.size > 0 && { extensionsUsed: [...extensions].toSorted() }),
        ...(lights.length > 0 && { extensions: { KHR_lights_punctual: { lights } } }),
        scene: 0,
        ...Object.fromEntries(LISTS.flatMap(list => (lists.has(list) ? [[list, lists.get(list)]] : []))),
        accessors,
        bufferViews,
        buffers: [{ byteLength: length }],
      }
      const text = Buffer.from(JSON.stringify(json))
      const words = Buffer.concat([text, Buffer.alloc(padding(text.length), ' ')])
      const head = Buffer.alloc(12)
      head.write('glTF', 0, 'latin1')
      head.writeUInt32LE(2, 4)
      head.writeUInt32LE(12 + 8 + words.length + 8 + length, 8)
      return Buffer.concat([head, chunkHead(words.length, 'JSON'), words, chunkHead(length, 'BIN\0'), ...chunks])
    },
  }
}

const padding = (bytes: number): number => (4 - (bytes % 4)) % 4

function chunkHead(bytes: number, kind: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes, 0)
  head.write(kind, 4, 'latin1')
  return head
}

function boundsOf(numbers: Numbers, wide: number): Json {
  const [min, max] = [Array<number>(wide).fill(Infinity), Array<number>(wide).fill(-Infinity)]
  for (const [at, value] of numbers.entries()) {
    min[at % wide] = Math.min(min[at % wide]!, value)
    max[at % wide] = Math.max(max[at % wide]!, value)
  }
  return { min, max }
}
