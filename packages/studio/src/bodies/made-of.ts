import { readData } from '../data-files/read-data.ts'
import { COLOUR_WORD, MATERIALS, type Material, type Mesh, VERTEX_WORDS } from '../raster/mesh.ts'
import { rgb } from './build-mesh.ts'
import type { DressedBody } from './dressed-body.ts'

/** The look of a material: its hues, one per patch, its surface, and patches per metre. */
type Look = { hues: readonly string[]; surface: Material; perMetre?: number }

/** The rows of `data/bodies/made-of.json`. */
export const MADE_LOOKS = readData<Readonly<Record<string, Look>>>('bodies/made-of.json')

/** Hollow things such as vases are transparent: everything behind them is visible. */
const CLEAR_GLASS: Look = { hues: ['#a8d4e2'], surface: 'glass' }

/** The same body in paper, glass or flowers. */
export function madeOf(dressed: DressedBody, name: string, isHollow = false): DressedBody {
  const made = isHollow && name === 'glass' ? CLEAR_GLASS : MADE_LOOKS[name]
  return made ? { ...dressed, mesh: covered(dressed.mesh, made) } : dressed
}

function covered(mesh: Mesh, { hues, surface, perMetre }: Look): Mesh {
  const vertices = mesh.vertices.slice()
  const words = new Uint32Array(vertices.buffer, vertices.byteOffset, vertices.length)
  const colours = hues.map(hue => rgb(hue))
  const cell = (value: number): number => Math.floor(value * (perMetre ?? 1))
  for (let at = 0; at < vertices.length; at += VERTEX_WORDS) {
    const was = words[at + COLOUR_WORD]!
    const [x, y, z] = [vertices[at]!, vertices[at + 1]!, vertices[at + 2]!]
    const nth = perMetre === undefined ? 0 : hashed(cell(x), cell(y), cell(z)) % colours.length
    const level = brightness(was)
    // Eyes and mouths stay visible.
    const by = level < 0.16 ? 0.35 : 0.82 + 0.25 * level
    const [r, g, b] = colours[nth]!.map(part => Math.min(255, Math.round(part * by)))
    const own = was >>> 24 === MATERIALS.face ? MATERIALS.face : MATERIALS[surface]
    words[at + COLOUR_WORD] = (r! | (g! << 8) | (b! << 16) | (own << 24)) >>> 0
  }
  return { ...mesh, vertices, ...(surface === 'glass' && { glassFrom: 0 }) }
}

const brightness = (word: number): number =>
  (0.3 * (word & 255) + 0.59 * ((word >>> 8) & 255) + 0.11 * ((word >>> 16) & 255)) / 255
const hashed = (x: number, y: number, z: number): number =>
  (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) >>> 4
