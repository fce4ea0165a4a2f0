/** A body's surface at rest. */
export type Mesh = {
  /** VERTEX_WORDS words a vertex: see `writeVertex`. */
  vertices: Float32Array
  indices: Uint32Array
  bones: number
  /** The first triangle that is seen through, of glass or soft; so are all later ones. None by default. */
  glassFrom?: number
}

export const VERTEX_WORDS = 10
/** The offset of colour and material in a vertex. */
export const COLOUR_WORD = 8

/** Kinds of colouring by number, as in assembly/shade.as. */
export const MATERIALS = {
  matte: 0,
  /** A face on the parts that look ahead. */
  face: 1,
  /** A picture on the whole surface. */
  card: 2,
  stripes: 3,
  spots: 4,
  patches: 5,
  glossy: 6,
  glowing: 7,
  net: 8,
  /** Mostly transparent. */
  glass: 9,
  /** Reflects the sky above and the ground below. */
  metal: 10,
  /** Soft: seen through at its edges, in clouds; lit by others. */
  vapour: 11,
  /** Soft, and glowing. */
  blaze: 12,
} as const
export type Material = keyof typeof MATERIALS

export type Vertex = {
  place: readonly [number, number, number]
  normal: readonly [number, number, number]
  /** Its bones, and the weight of the first. */
  bones: readonly [first: number, second: number]
  share: number
  /** Bytes of red, green and blue. */
  colour: readonly [number, number, number]
  material: Material
  /** Ambient occlusion: the visible fraction of the sky, 0 to 1. */
  open: number
}

/** Writes one vertex as the wasm reads it. */
export function writeVertex(vertices: Float32Array, at: number, vertex: Vertex): void {
  const { place, normal, bones, share, colour, material, open } = vertex
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const from = at * VERTEX_WORDS
  vertices.set(place, from)
  vertices.set(normal, from + 3)
  vertices[from + 6] = share
  words[from + 7] = (bones[0] | (bones[1] << 16)) >>> 0
  words[from + COLOUR_WORD] = packColour(colour, MATERIALS[material])
  vertices[from + 9] = open
}

export const packColour = ([red, green, blue]: Vertex['colour'], material = 0): number =>
  (red | (green << 8) | (blue << 16) | (material << 24)) >>> 0
