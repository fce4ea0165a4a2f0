/**
 * A Kuwahara filter on brightness: each pixel takes the mean of the most uniform of four adjacent squares, so that
 * texture becomes strokes and edges stay. Each square touches four pixels with its corners and is measured once.
 * Changes the plane; buffers are kept between frames of one size.
 */
export function createStrokes(width: number, height: number): (luma: Uint8Array, radius: number) => void {
  const means = new Uint8Array(width * height)
  const spreads = new Float32Array(width * height)
  // Column sums of a square's rows. Integers, so that subtraction is exact.
  const sums = new Int32Array(width)
  const squares = new Int32Array(width)
  const addRow = (luma: Uint8Array, y: number, sign: number): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const value = luma[at]!
      sums[x] = sums[x]! + sign * value
      squares[x] = squares[x]! + sign * value * value
    }
  }

  /** The mean and spread of each square, by its top left pixel; clipped at the far edges. */
  function measure(luma: Uint8Array, side: number): void {
    sums.fill(0)
    squares.fill(0)
    for (let y = 0; y < side && y < height; y++) addRow(luma, y, 1)
    for (let y = 0; y < height; y++) {
      const rows = Math.min(side, height - y)
      let sum = 0
      let square = 0
      for (let x = 0; x < side && x < width; x++) {
        sum += sums[x]!
        square += squares[x]!
      }
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const scale = 1 / (rows * Math.min(side, width - x))
        const mean = sum * scale
        means[at] = mean + 0.5
        spreads[at] = square * scale - mean * mean
        sum -= sums[x]!
        square -= squares[x]!
        if (x + side < width) {
          sum += sums[x + side]!
          square += squares[x + side]!
        }
      }
      addRow(luma, y, -1)
      if (y + side < height) addRow(luma, y + side, 1)
    }
  }

  return (luma, radius) => {
    measure(luma, radius + 1)
    for (let y = 0; y < height; y++) {
      const row = y * width
      const above = Math.max(0, y - radius) * width
      for (let x = 0; x < width; x++) {
        const left = x > radius ? x - radius : 0
        let calmest = above + left
        if (spreads[above + x]! < spreads[calmest]!) calmest = above + x
        if (spreads[row + left]! < spreads[calmest]!) calmest = row + left
        if (spreads[row + x]! < spreads[calmest]!) calmest = row + x
        luma[row + x] = means[calmest]!
      }
    }
  }
}
