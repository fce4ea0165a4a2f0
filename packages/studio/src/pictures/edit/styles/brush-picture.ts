import { boxMean, type Plane, createPlane } from '../../../planes/plane.ts'
import { createEmptyLab, type LabPicture, lightPlane, labPlane } from '../../../planes/lab-picture.ts'

/**
 * A Kuwahara filter: every pixel becomes the mean of the most uniform of four adjacent squares, so that areas become
 * flat and edges stay. `crisp` is the weight of the most uniform square.
 */
export function brushPicture(lab: LabPicture, radius: number, crisp = 8): LabPicture {
  const reach = Math.max(1, Math.round(radius / 2))
  const light = lightPlane(lab)
  const squares = createPlane(
    light,
    light.values.map(value => value * value),
  )
  const parts = [light, labPlane(lab, 'a'), labPlane(lab, 'b'), squares].map(plane => boxMean(plane, reach)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  const made = createEmptyLab(lab)
  const { width, height } = lab
  for (let y = 0; y < height; y++) {
    const rows = [Math.max(0, y - reach) * width, Math.min(height - 1, y + reach) * width]
    for (let x = 0; x < width; x++) {
      const columns = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
      let [sum, sumLight, sumA, sumB] = [0, 0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const from = rows[corner >> 1]! + columns[corner & 1]!
        const mean = parts[0].values[from]!
        const spread = Math.max(0, parts[3].values[from]! - mean * mean)
        const weight = 1 / (1e-4 + spread * 60) ** (crisp / 4)
        sum += weight
        sumLight += weight * mean
        sumA += weight * parts[1].values[from]!
        sumB += weight * parts[2].values[from]!
      }
      const at = y * width + x
      made.light[at] = sumLight / sum
      made.a[at] = sumA / sum
      made.b[at] = sumB / sum
    }
  }
  return made
}
