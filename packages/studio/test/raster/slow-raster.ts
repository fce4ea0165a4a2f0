import type { Mesh } from '../../src/raster/mesh.ts'
import { VERTEX_WORDS } from '../../src/raster/mesh.ts'
import type { Size } from '../../../media/src/frames/size.ts'

export type View = { focal: number; centreX: number; horizonY: number }

/** Who is seen at a sample, found by asking every triangle; `isEdge` where rounding decides. */
export function slowSample(
  meshes: readonly Mesh[],
  { focal, centreX, horizonY }: View,
  x: number,
  y: number,
): { seen: number; isEdge: boolean } {
  let [seen, nearest, isEdge] = [-1, 0, false]
  for (const [number, { vertices, indices }] of meshes.entries()) {
    for (let at = 0; at < indices.length; at += 3) {
      const corners = [0, 1, 2].map(corner => {
        const from = indices[at + corner]! * VERTEX_WORDS
        const [px, py, pz] = [vertices[from]!, vertices[from + 1]!, vertices[from + 2]!]
        return [centreX + (px * focal) / pz, horizonY - (py * focal) / pz, 1 / pz] as const
      })
      const [a, b, c] = corners as [Corner, Corner, Corner]
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
      if (area <= 0) continue
      const shareB = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area
      const shareC = ((y - a[1]) * (b[0] - a[0]) - (x - a[0]) * (b[1] - a[1])) / area
      const least = Math.min(shareB, shareC, 1 - shareB - shareC)
      if (Math.abs(least) < 2e-3) isEdge = true
      if (least < 0) continue
      const depth = a[2] + shareB * (b[2] - a[2]) + shareC * (c[2] - a[2])
      if (Math.abs(depth - nearest) < 1e-4 * depth) isEdge = true
      if (depth <= nearest) continue
      nearest = depth
      seen = number
    }
  }
  return { seen, isEdge }
}

type Corner = readonly [number, number, number]

export const flatPlate = ({ width, height }: Size, metres: number) => ({
  width,
  height,
  depth: new Float32Array(width * height).fill(metres),
  mask: new Uint8Array(width * height).fill(3),
  waterKind: 1,
  focal: width,
  centreX: width / 2,
  horizonY: height / 2,
  nearest: 0.5,
})
