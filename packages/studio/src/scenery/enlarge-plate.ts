import type { Plate } from './plate.ts'

/**
 * Enlarges a plate. Light is blended only between neighbours of similar depth, which keeps edges sharp. Depth and kind
 * are those of the nearest pixel, so that no new surface appears.
 */
export function enlargePlate(plate: Plate, width: number, height: number): Plate {
  const { rgb: from, depth: depths, mask: kinds } = plate
  const rgb = new Float32Array(width * height * 3)
  const depth = new Float32Array(width * height)
  const mask = new Uint8Array(width * height)
  const scaleX = plate.width / width
  const scaleY = plate.height / height
  for (let y = 0; y < height; y++) {
    const sy = Math.min(Math.max((y + 0.5) * scaleY - 0.5, 0), plate.height - 1)
    const y0 = Math.floor(sy)
    const y1 = Math.min(y0 + 1, plate.height - 1)
    const fy = sy - y0
    for (let x = 0; x < width; x++) {
      const sx = Math.min(Math.max((x + 0.5) * scaleX - 0.5, 0), plate.width - 1)
      const x0 = Math.floor(sx)
      const x1 = Math.min(x0 + 1, plate.width - 1)
      const fx = sx - x0
      const nearest = (fy < 0.5 ? y0 : y1) * plate.width + (fx < 0.5 ? x0 : x1)
      const z = depths[nearest] as number
      let red = 0
      let green = 0
      let blue = 0
      let total = 0
      for (let corner = 0; corner < 4; corner++) {
        const at = (corner & 2 ? y1 : y0) * plate.width + (corner & 1 ? x1 : x0)
        const there = depths[at] as number
        const isLike = there < z * 1.15 && there > z * 0.85
        const weight = (corner & 2 ? fy : 1 - fy) * (corner & 1 ? fx : 1 - fx) * (isLike ? 1 : 0.02) + 1e-6
        red += (from[at * 3] as number) * weight
        green += (from[at * 3 + 1] as number) * weight
        blue += (from[at * 3 + 2] as number) * weight
        total += weight
      }
      const to = y * width + x
      rgb[to * 3] = red / total
      rgb[to * 3 + 1] = green / total
      rgb[to * 3 + 2] = blue / total
      depth[to] = z
      mask[to] = kinds[nearest] as number
    }
  }
  const { ground } = plate
  return {
    ...plate,
    width,
    height,
    rgb,
    depth,
    mask,
    ground: {
      ...ground,
      horizonY: ground.horizonY / scaleY,
      centreX: ground.centreX / scaleX,
      focal: ground.focal / scaleX,
    },
  }
}
