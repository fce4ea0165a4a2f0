import { COLOUR_WORD, MATERIALS, type Mesh, packColour, VERTEX_WORDS } from '../raster/mesh.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { codePoints } from './kinds/code-points.ts'
import { rgb } from './build-mesh.ts'

/** The inside colours of things. */
const INSIDES = new Map(
  (
    [
      ['#e0323c', '🍉🍓'],
      ['#f7efd0', '🍎🍏🍐🥔🍆🥥🧄🧅🍈'],
      ['#ffa53a', '🍊🥕🎃🍑🥭'],
      ['#f7e36a', '🍋🍍🥚🧀'],
      ['#b9d36e', '🥝🥑🥒🥬🥦'],
      ['#e8604a', '🍅🥩🌶️'],
      ['#3a1c10', '🍫'],
      ['#f3dcb0', '🍞🥖🥐🎂🍰🥧🍔🥪🍕🪵'],
    ] as const
  ).flatMap(([hue, all]) => splitGraphemes(all).map(one => [codePoints(one), hue] as const)),
)
const MOST = '#efe3c8'

/**
 * Half of a body, to the right (1) or left (-1) of a vertical cut: everything beyond the cut is flattened onto it and
 * becomes the cut face, in the inside colour.
 */
export function halveMesh(mesh: Mesh, code: string, at: number, side: 1 | -1, filling?: string): Mesh {
  const vertices = mesh.vertices.slice()
  const words = new Uint32Array(vertices.buffer)
  const inside = packColour(
    rgb(filling ?? INSIDES.get(code.replaceAll('-fe0f', '')) ?? MOST),
    filling ? MATERIALS.glossy : MATERIALS.matte,
  )
  for (let from = 0; from < vertices.length; from += VERTEX_WORDS) {
    if ((vertices[from]! - at) * side >= 0) continue
    vertices.set([at, vertices[from + 1]!, vertices[from + 2]!, -side, 0, 0], from)
    words[from + COLOUR_WORD] = inside
  }
  return { ...mesh, vertices }
}
