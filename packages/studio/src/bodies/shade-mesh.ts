import { COLOUR_WORD, type Mesh, MATERIALS, VERTEX_WORDS } from '../raster/mesh.ts'

/** The colours of a mesh, a packed word a vertex. */
export type Shades = Uint32Array

export function shadesOf({ vertices }: Mesh): Shades {
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  return Uint32Array.from(
    { length: vertices.length / VERTEX_WORDS },
    (_, at) => words[at * VERTEX_WORDS + COLOUR_WORD]!,
  )
}

const channel = (word: number, nth: number): number => (word >>> (8 * nth)) & 255
const pack = (colour: readonly number[], material: number): number =>
  (colour[0]! | (colour[1]! << 8) | (colour[2]! << 16) | (material << 24)) >>> 0
const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** A screen or flame that is off, with the rest unchanged; all dark if nothing glows. */
export function unlitShades(shades: Shades, by: number): Shades {
  const isGlowing = (word: number): boolean => [MATERIALS.glowing, MATERIALS.blaze].some(one => word >>> 24 === one)
  if (!shades.some(isGlowing)) return dimShades(shades, by)
  return shades.map(word =>
    isGlowing(word)
      ? pack(
          [channel(word, 0), channel(word, 1), channel(word, 2)].map(part => byte(part * OUT)),
          word >>> 24 === MATERIALS.blaze ? MATERIALS.vapour : MATERIALS.glossy,
        )
      : word,
  )
}
const OUT = 0.12

export const dimShades = (shades: Shades, by: number): Shades =>
  shades.map(word =>
    pack(
      [0, 1, 2].map(nth => byte(channel(word, nth) * by)),
      word >>> 24 === MATERIALS.glowing ? 0 : word >>> 24,
    ),
  )

/** Interpolates: colours blend, and the material is that of the nearer one. */
export function mixShades(from: Shades, to: Shades, share: number): Shades {
  if (share <= 0) return from
  if (share >= 1) return to
  return from.map((word, at) => {
    const other = to[at]!
    const mixed = [0, 1, 2].map(nth => byte(channel(word, nth) + (channel(other, nth) - channel(word, nth)) * share))
    return pack(mixed, (share < 0.5 ? word : other) >>> 24)
  })
}
