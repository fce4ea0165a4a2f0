import { boxMean, type Plane, createPlane } from '../../planes/plane.ts'

/** The contact shadow of a subject: dark close to its lower outline, soft and faint farther away. */
export function groundShadow({ width, height, values }: Plane): Plane {
  const ends = new Float32Array(width).fill(-1)
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0; y--) {
      if (values[y * width + x]! < 0.5) continue
      // A subject that the frame cuts off has no ground contact.
      ends[x] = y < height * 0.985 ? y : -1
      break
    }
  }
  const made = createPlane({ width, height })
  const lowest = Math.max(...ends)
  const [close, wide] = [height * 0.008, height * 0.03]
  for (let x = 0; x < width; x++) {
    // Hands and mirrors hang above the ground; their shadows lie elsewhere.
    if (ends[x]! < 0 || lowest - ends[x]! > height * 0.22) continue
    for (let y = Math.max(0, Math.floor(ends[x]! - wide)); y < Math.min(height, ends[x]! + 2 * wide); y++) {
      const away = y - ends[x]!
      made.values[y * width + x] =
        0.75 * Math.exp(-((away / close) ** 2)) + 0.45 * Math.exp(-(((away - close) / wide) ** 2))
    }
  }
  return boxMean(boxMean(made, Math.max(1, Math.round(width * 0.006))), Math.max(1, Math.round(width * 0.006)))
}
