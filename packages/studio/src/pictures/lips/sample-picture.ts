import type { RgbaPicture } from '@kinora/media/frames/size'

const weightsX = new Float64Array(4)
const weightsY = new Float64Array(4)
const columns = new Int32Array(4)

/**
 * The interpolated colour at a position (pixel centres are at halves), written to `into`. Bicubic, so that moved skin
 * stays as sharp as the rest.
 */
export function samplePicture(picture: RgbaPicture, x: number, y: number, into: Uint8Array, at: number): void {
  const { rgba, width, height } = picture
  const column = Math.floor(x - 0.5)
  const row = Math.floor(y - 0.5)
  setWeights(weightsX, x - 0.5 - column)
  setWeights(weightsY, y - 0.5 - row)
  for (let across = 0; across < 4; across++) columns[across] = Math.min(width - 1, Math.max(0, column - 1 + across)) * 4
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  for (let down = 0; down < 4; down++) {
    const line = Math.min(height - 1, Math.max(0, row - 1 + down)) * width * 4
    const weight = weightsY[down]!
    for (let across = 0; across < 4; across++) {
      const from = line + columns[across]!
      // Transparent pixels have no colour.
      const seen = weight * weightsX[across]! * rgba[from + 3]!
      red += seen * rgba[from]!
      green += seen * rgba[from + 1]!
      blue += seen * rgba[from + 2]!
      alpha += seen
    }
  }
  const share = alpha > 0.5 ? 1 / alpha : 0
  into[at] = codeOf(red * share)
  into[at + 1] = codeOf(green * share)
  into[at + 2] = codeOf(blue * share)
  into[at + 3] = codeOf(alpha)
}

const codeOf = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0)

/** Catmull-Rom: exact at pixel centres. */
function setWeights(weights: Float64Array, t: number): void {
  weights[0] = t * (-0.5 + t * (1 - 0.5 * t))
  weights[1] = 1 + t * t * (-2.5 + 1.5 * t)
  weights[2] = t * (0.5 + t * (2 - 1.5 * t))
  weights[3] = t * t * (-0.5 + 0.5 * t)
}
