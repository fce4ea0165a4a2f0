import type { RgbaPicture } from '@kinora/media/frames/size'
import { type Mesh, VERTEX_WORDS, writeVertex } from '../raster/mesh.ts'
import type { Body } from './body.ts'
import { netThrough } from './join-shapes.ts'

/** A picture as a standing cushion: cut out, with rounded edges. */
export type Puff = {
  body: Body
  mesh: Mesh
  picture: { width: number; height: number; left: number; top: number; perMetre: number }
}

/** Cells to its longer side. */
const CELLS = 58
const THICK = 0.1

/** Its height in metres; its foot is at the centre below. */
export function puffPicture(picture: RgbaPicture, metres: number): Puff {
  const perMetre = picture.height / metres
  const wide = picture.width / perMetre
  const cell = Math.max(metres, wide) / CELLS
  const half = Math.max(1.6 * cell, (THICK * Math.min(metres, wide)) / 2)
  const far = outlineDistances(picture)
  const count = [Math.ceil(wide / cell) + 7, Math.ceil(metres / cell) + 7, Math.ceil((2 * half) / cell) + 7] as const
  const low = [-wide / 2 - 3 * cell, -3 * cell, -half - 3 * cell] as const
  const field = new Float32Array(count[0] * count[1] * count[2])
  for (let k = 0; k < count[2]; k++) {
    for (let j = 0; j < count[1]; j++) {
      for (let i = 0; i < count[0]; i++) {
        const [x, y, z] = [low[0] + i * cell, low[1] + j * cell, low[2] + k * cell]
        const out = far((x + wide / 2) * perMetre, (metres - y) * perMetre) / perMetre + half
        const up = Math.abs(z)
        field[(k * count[1] + j) * count[0] + i] = Math.hypot(Math.max(0, out), up) - half
      }
    }
  }
  const surface = netThrough(field, count, low, cell)
  const vertices = new Float32Array(surface.places.length * VERTEX_WORDS)
  for (const [at, place] of surface.places.entries()) {
    const column = Math.min(picture.width - 1, Math.max(0, Math.round((place[0] + wide / 2) * perMetre)))
    const row = Math.min(picture.height - 1, Math.max(0, Math.round((metres - place[1]) * perMetre)))
    const from = (row * picture.width + column) * 4
    const { rgba } = picture
    writeVertex(vertices, at, {
      place,
      normal: surface.normals[at]!,
      bones: [0, 0],
      share: 1,
      colour: rgba[from + 3]! > 60 ? [rgba[from]!, rgba[from + 1]!, rgba[from + 2]!] : meanColour(picture),
      material: 'card',
      open: 1,
    })
  }
  return {
    mesh: { vertices, indices: Uint32Array.from(surface.triangles), bones: 1 },
    picture: { width: picture.width, height: picture.height, left: -wide / 2, top: metres, perMetre },
    body: {
      bones: [{ name: 'all', at: [0, 0, 0] }],
      parts: [{ box: [0, metres / 2, 0], size: [wide, metres, 2 * half], bone: 'all', colour: '#888888' }],
      cell,
      flow: cell,
      sockets: { top: { bone: 'all', at: [0, metres * 0.93, 0] }, grip: { bone: 'all', at: [0, metres * 0.45, 0] } },
    },
  }
}

const means = new WeakMap<RgbaPicture, [number, number, number]>()

function meanColour(picture: RgbaPicture): [number, number, number] {
  const known = means.get(picture)
  if (known) return known
  const sums: [number, number, number] = [0, 0, 0]
  let count = 1
  for (let at = 0; at < picture.rgba.length; at += 16) {
    if (picture.rgba[at + 3]! < 128) continue
    for (const channel of [0, 1, 2] as const) sums[channel] += picture.rgba[at + channel]!
    count++
  }
  const mean = sums.map(sum => Math.round(sum / count)) as [number, number, number]
  means.set(picture, mean)
  return mean
}

/** The signed distance to the outline in pixels, negative inside. Chamfer distances, two passes. */
function outlineDistances({ width, height, rgba }: RgbaPicture): (x: number, y: number) => number {
  const rim = 8
  const [w, h] = [width + 2 * rim, height + 2 * rim]
  const isIn = (x: number, y: number): boolean =>
    x >= rim && y >= rim && x < width + rim && y < height + rim && rgba[((y - rim) * width + x - rim) * 4 + 3]! > 110
  const toOther = (inside: boolean): Float32Array => {
    const far = new Float32Array(w * h)
    for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) far[y * w + x] = isIn(x, y) === inside ? 1e6 : 0
    const relax = (at: number, from: number, cost: number): void => {
      if (far[from]! + cost < far[at]!) far[at] = far[from]! + cost
    }
    for (let y = 1; y < h; y++) {
      for (let x = 1; x < w - 1; x++) {
        const at = y * w + x
        relax(at, at - 1, 1)
        relax(at, at - w, 1)
        relax(at, at - w - 1, Math.SQRT2)
        relax(at, at - w + 1, Math.SQRT2)
      }
    }
    for (let y = h - 2; y >= 0; y--) {
      for (let x = w - 2; x > 0; x--) {
        const at = y * w + x
        relax(at, at + 1, 1)
        relax(at, at + w, 1)
        relax(at, at + w + 1, Math.SQRT2)
        relax(at, at + w - 1, Math.SQRT2)
      }
    }
    return far
  }
  const [inner, outer] = [toOther(true), toOther(false)]
  return (x, y) => {
    const column = Math.min(w - 1, Math.max(0, Math.round(x + rim)))
    const row = Math.min(h - 1, Math.max(0, Math.round(y + rim)))
    const at = row * w + column
    return inner[at]! > 0 && inner[at]! < 1e6 ? -inner[at]! : Math.min(outer[at]!, 1e4)
  }
}
