import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { GlbWriter } from '@kinora/media/models/glb-writer'
import { SKY_METRES } from '../stage/guides/frame-guides.ts'
import type { PlaceRelief } from '../stage/geometry/shot-geometry.ts'

type Quad = [number, number, number, number]

/** Cells across the picture of a place. */
const CELLS = 200
/** Depths of one surface differ at most by this factor between corners of a cell. */
const ONE_SURFACE = 1.25

/** Writes the painted place as a surface with its picture; the sky is left out. Returns the mesh, if there is any. */
export async function writeRelief(relief: PlaceRelief, name: string, glb: GlbWriter): Promise<number | undefined> {
  const { width, height, depth, picture } = relief
  const cell = Math.max(1, Math.ceil(width / CELLS))
  const [columns, rows] = [Math.floor((width - 1) / cell) + 1, Math.floor((height - 1) / cell) + 1]
  const depthAt = (column: number, row: number): number => depth[row * cell * width + column * cell]!
  const used = new Map<string, number>()
  const [places, texture]: [number[], number[]] = [[], []]
  const vertexAt = (column: number, row: number, away = depthAt(column, row)): number => {
    const key = `${column} ${row} ${away}`
    const known = used.get(key)
    if (known !== undefined) return known
    const [x, y, z] = relief.pointAt(column * cell + 0.5, row * cell + 0.5, away)
    places.push(x, y, -z)
    texture.push((column * cell + 0.5) / width, (row * cell + 0.5) / height)
    used.set(key, used.size)
    return used.size - 1
  }
  const indices: number[] = []
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column, row + 1],
        [column + 1, row + 1],
      ] as const
      const depths = corners.map(([x, y]) => depthAt(x, y))
      const most = Math.max(...depths.filter(depth => depth < SKY_METRES))
      if (most < 0) continue
      // At the border of two surfaces a cell belongs to the farther one, so that no gap is left.
      const isOne = Math.max(...depths) <= ONE_SURFACE * Math.min(...depths)
      const [a, b, c, d] = corners.map(([x, y]) => vertexAt(x, y, isOne ? undefined : most)) as Quad
      indices.push(a, c, b, b, c, d)
    }
  if (indices.length === 0) return undefined
  glb.uses('KHR_materials_unlit')
  const size = { width: picture.width, height: picture.height }
  const bytes = await openPixels(picture.rgba, { ...size, channels: 4 })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer()
  const sampler = glb.add('samplers', { magFilter: 9729, minFilter: 9987, wrapS: 33_071, wrapT: 33_071 })
  const index = glb.add('textures', { source: glb.addPicture(bytes, 'image/jpeg'), sampler })
  const material = glb.add('materials', {
    name,
    pbrMetallicRoughness: { baseColorTexture: { index }, metallicFactor: 0, roughnessFactor: 1 },
    extensions: { KHR_materials_unlit: {} },
    doubleSided: true,
  })
  const vertex = { target: 'vertices' } as const
  const attributes = {
    POSITION: glb.addNumbers(Float32Array.from(places), 3, { ...vertex, hasBounds: true }),
    TEXCOORD_0: glb.addNumbers(Float32Array.from(texture), 2, vertex),
  }
  const numbers = glb.addNumbers(Uint32Array.from(indices), 1, { target: 'indices' })
  return glb.add('meshes', { primitives: [{ attributes, indices: numbers, material }] })
}
