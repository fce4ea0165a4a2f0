import type { RgbaPicture } from '@kinora/media/frames/size'

/**
 * A Kuwahara filter: each pixel takes the colour of the most uniform of four adjacent squares, so that texture becomes
 * strokes and edges stay. Each square touches four pixels with its corners and is measured once. Changes the picture.
 */
export function flatten(picture: RgbaPicture, radius: number): void {
  const { width, height, rgba } = picture
  const { colours, spreads } = squaresOf(picture, radius + 1)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      const left = x > radius ? x - radius : 0
      let calmest = above + left
      if (spreads[above + x]! < spreads[calmest]!) calmest = above + x
      if (spreads[y * width + left]! < spreads[calmest]!) calmest = y * width + left
      if (spreads[y * width + x]! < spreads[calmest]!) calmest = y * width + x
      const to = (y * width + x) * 4
      rgba[to] = colours[calmest * 3]!
      rgba[to + 1] = colours[calmest * 3 + 1]!
      rgba[to + 2] = colours[calmest * 3 + 2]!
    }
  }
}

/** The mean colour and brightness spread of each square, by its top left pixel; clipped at the far edges. */
function squaresOf({ width, height, rgba }: RgbaPicture, side: number) {
  const colours = new Uint8Array(width * height * 3)
  const spreads = new Float32Array(width * height)
  // Column sums of a square's rows: red, green, blue, and luma squared. Integers, so that subtraction is exact; luma is
  // in hundredths.
  const sums = new Float64Array((width + side) * 4)
  const add = (y: number, sign: 1 | -1): void => {
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const red = rgba[at]!
      const green = rgba[at + 1]!
      const blue = rgba[at + 2]!
      const luma = 30 * red + 59 * green + 11 * blue
      sums[x * 4]! += sign * red
      sums[x * 4 + 1]! += sign * green
      sums[x * 4 + 2]! += sign * blue
      sums[x * 4 + 3]! += sign * luma * luma
    }
  }
  for (let y = 0; y < Math.min(side, height); y++) add(y, 1)
  for (let y = 0; y < height; y++) {
    const rows = Math.min(side, height - y)
    let [red, green, blue, squares] = [0, 0, 0, 0]
    for (let x = 1 - side; x < width; x++) {
      const next = (x + side - 1) * 4
      red += sums[next]!
      green += sums[next + 1]!
      blue += sums[next + 2]!
      squares += sums[next + 3]!
      if (x < 0) continue
      const scale = 1 / (Math.min(side, width - x) * rows)
      const luma = (30 * red + 59 * green + 11 * blue) * scale
      const to = y * width + x
      spreads[to] = squares * scale - luma * luma
      colours[to * 3] = red * scale + 0.5
      colours[to * 3 + 1] = green * scale + 0.5
      colours[to * 3 + 2] = blue * scale + 0.5
      red -= sums[x * 4]!
      green -= sums[x * 4 + 1]!
      blue -= sums[x * 4 + 2]!
      squares -= sums[x * 4 + 3]!
    }
    add(y, -1)
    if (y + side < height) add(y + side, 1)
  }
  return { colours, spreads }
}
