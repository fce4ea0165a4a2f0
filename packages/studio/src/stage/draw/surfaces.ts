import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Point } from '../../bodies/body.ts'
import { drawLabel } from '../../bodies/label-picture.ts'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../../raster/mesh.ts'

/** A flat part of the place or of a thing that letters are written on: its middle, its right and its front, metres. */
export type Surface = { middle: Point; yaw: number; width: number; height: number; ink: string }

/** Where the chalk is when so much of the text is written. */
export function writingPoint({ middle, yaw, width }: Surface, share: number): Point {
  // Letters go to the reader's right, which is the surface's own left.
  const along = (share - 0.5) * 0.86 * width
  const right: Point = [-Math.cos(yaw), 0, Math.sin(yaw)]
  return [middle[0] + right[0] * along, middle[1] + 0.02 * Math.sin(share * 90), middle[2] + right[2] * along]
}

/** A rectangle of one bone, its middle at 0, its front to z. */
export function sheetMesh(width: number, height: number): Mesh {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  const vertices = new Float32Array(corners.length * VERTEX_WORDS)
  for (const [at, [x, y]] of corners.entries())
    writeVertex(vertices, at, {
      place: [(x * width) / 2, (y * height) / 2, 0],
      normal: [0, 0, 1],
      bones: [0, 0],
      share: 1,
      colour: [240, 240, 240],
      material: 'card',
      open: 1,
    })
  return { vertices, indices: Uint32Array.from([0, 1, 2, 0, 2, 3]), bones: 1 }
}

/** The letters of a surface, all of them; `written` shows a share of them from the left. */
export function letterPicture(text: string, { width, height, ink }: Surface): RgbaPicture {
  return drawLabel(text, { at: [0, 0, 0], wide: width, high: height, ink, isBold: true })
}

/** The same picture with the share of its ink that has been written. Pictures on bodies are mirrored: the first letter is right. */
export function written({ width, height, rgba }: RgbaPicture, share: number): Uint8Array {
  const { from, to } = inkSpan({ width, height, rgba })
  const until = to - (to - from) * share
  const out = Uint8Array.from(rgba)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < Math.min(width, Math.round(until)); x++) out[(y * width + x) * 4 + 3] = 0
  return out
}

function inkSpan({ width, height, rgba }: RgbaPicture): { from: number; to: number } {
  let [from, to] = [width, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rgba[(y * width + x) * 4 + 3]! > 40) {
        from = Math.min(from, x)
        to = Math.max(to, x + 1)
      }
  return from < to ? { from, to } : { from: 0, to: width }
}
