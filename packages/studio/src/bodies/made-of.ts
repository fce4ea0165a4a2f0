import { COLOUR_WORD, MATERIALS, type Material, type Mesh, VERTEX_WORDS } from '../raster/mesh.ts'
import { rgb } from './build-mesh.ts'
import type { DressedBody } from './dressed-body.ts'

/** The look of a material: its hues, one per patch, its surface, and patches per metre. */
type Look = { hues: readonly string[]; surface: Material; perMetre?: number }

const look = (hues: string, surface: Material = 'matte', perMetre?: number): Look => ({
  hues: hues.split(' '),
  surface,
  ...(perMetre !== undefined && { perMetre }),
})

export const MADE_LOOKS: Readonly<Record<string, Look>> = {
  paper: look('#fbf8f0 #efeadd', 'matte', 5),
  glass: look('#bfe8f4 #d8f4fa', 'glossy', 4),
  ice: look('#d2ecf8 #b4dcf0', 'glossy', 6),
  snow: look('#fbfdff #eef4fa', 'matte', 8),
  foam: look('#fffaf0 #f6ead8', 'matte', 10),
  clay: look('#b86a48 #c27a56', 'matte', 9),
  sand: look('#dcb878 #d0a866 #e6c68c', 'matte', 30),
  light: look('#fff2b8 #ffe27a', 'glowing', 7),
  code: look('#3af08a #1fc46a #a8ffd0', 'glowing', 20),
  stars: look('#1a2350 #26306a #fff6d0 #1a2350 #5a7ae0', 'glowing', 22),
  smoke: look('#8e939c #7c8088 #a4a8b0', 'matte', 6),
  cloud: look('#ffffff #f0f4f8', 'matte', 5),
  gold: look('#e8b83a', 'metal'),
  metal: look('#b8c0cc', 'metal'),
  bronze: look('#9a6a3a', 'metal'),
  wood: look('#9a6a3c #8a5c32', 'matte', 12),
  stone: look('#9c988f #8a867e', 'matte', 8),
  jade: look('#58b088', 'glossy'),
  porcelain: look('#f6f8fa #f6f8fa #f6f8fa #3a62b0', 'glossy', 9),
  flowers: look('#f06a9a #f8d04a #f4f0f8 #e0485a #b07ae0 #f8a0c0 #5a9a4a', 'matte', 14),
  leaves: look('#4f8f3c #6aa84a #3f7a34', 'matte', 14),
  water: look('#5ab4e4 #86ccf0', 'glossy', 5),
  fire: look('#ff7a1a #ffb02e #ffd84a #f04a12', 'glowing', 9),
  chocolate: look('#5a3420', 'glossy'),
  candy: look('#f06a9a #ffd84a #6ac8f0 #8ae07a #f8f0f4', 'glossy', 8),
  wool: look('#d8605a #e8e0d4 #5a8ab8', 'matte', 7),
  bricks: look('#d83a34 #f2c230 #2f7fc8 #3aa050 #f0f0ea', 'glossy', 9),
  ink: look('#15171c #22262e', 'glossy', 4),
}

/** Hollow things such as vases are transparent: everything behind them is visible. */
const CLEAR_GLASS = look('#a8d4e2', 'glass')

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
