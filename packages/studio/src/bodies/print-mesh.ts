import { COLOUR_WORD, MATERIALS, type Mesh, packColour, VERTEX_WORDS } from '../raster/mesh.ts'
import type { Label } from './body.ts'

/** Metres between print and cloth. */
const BEFORE_CLOTH = 0.004
/** The minimum frontality of a surface for letters. */
const LOOKS = 0.15

export type Side = 'front' | 'back'

/**
 * The surface for printed letters, of one bone and its descendants, as a skin that bends with the body. `cloth` is the
 * colour there.
 */
export function printMesh(
  { vertices, indices, bones }: Mesh,
  { at: [x, y], wide, high }: Label,
  moved: ReadonlySet<number>,
  side: Side,
): { mesh: Mesh; cloth: readonly [number, number, number] } {
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const towards = side === 'front' ? 1 : -1
  const isIn = (vertex: number): boolean => {
    const from = vertex * VERTEX_WORDS
    return (
      moved.has(words[from + 7]! & 0xffff) &&
      towards * vertices[from + 5]! > LOOKS &&
      Math.abs(vertices[from]! - x) < 0.7 * wide &&
      Math.abs(vertices[from + 1]! - y) < 0.9 * high
    )
  }
  const kept = new Map<number, number>()
  const triangles: number[] = []
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!]
    if (!corners.every(isIn)) continue
    for (const corner of corners) {
      if (!kept.has(corner)) kept.set(corner, kept.size)
      triangles.push(kept.get(corner)!)
    }
  }
  const own = new Float32Array(kept.size * VERTEX_WORDS)
  const ownWords = new Uint32Array(own.buffer)
  // On a grid, so that single buttons do not matter.
  const seen = new Map<string, { colour: number; far: number }>()
  for (const [vertex, to] of kept) {
    const from = vertex * VERTEX_WORDS
    // As integers: packed bones and colours are not floats.
    ownWords.set(words.subarray(from, from + VERTEX_WORDS), to * VERTEX_WORDS)
    for (const axis of [0, 1, 2])
      own[to * VERTEX_WORDS + axis] = vertices[from + axis]! + BEFORE_CLOTH * vertices[from + 3 + axis]!
    const colour = words[from + COLOUR_WORD]! & 0xffffff
    ownWords[to * VERTEX_WORDS + COLOUR_WORD] = packColour(bytesOf(colour), MATERIALS.card)
    const field = [0, 1].map(axis => Math.round((5 * (vertices[from + axis]! - [x, y][axis]!)) / wide)).join()
    const far = towards * vertices[from + 2]!
    if (far > (seen.get(field)?.far ?? Number.NEGATIVE_INFINITY)) seen.set(field, { colour, far })
  }
  return {
    mesh: { vertices: own, indices: Uint32Array.from(triangles), bones },
    cloth: bytesOf(mostCommon([...seen.values()].map(({ colour }) => colour))),
  }
}

const mostCommon = (colours: readonly number[]): number =>
  [...Map.groupBy(colours, colour => colour)].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 0

const bytesOf = (colour: number): readonly [number, number, number] => [
  colour & 255,
  (colour >> 8) & 255,
  (colour >> 16) & 255,
]

/** A contrasting ink: dark on light, light on dark. */
export const inkOn = ([red, green, blue]: readonly [number, number, number]): string =>
  0.3 * red + 0.59 * green + 0.11 * blue > 140 ? '#22202a' : '#fbf7ee'
