/** A compositor frame: brightness in full size, both chroma planes in half size. */
export type FramePlanes = {
  width: number
  height: number
  luma: Uint8Array
  blue: Uint8Array
  red: Uint8Array
}

/** The planes of a frame in place: writes change the frame. */
export function framePlanes(frame: Uint8Array, width: number, height: number): FramePlanes {
  const size = width * height
  return {
    width,
    height,
    luma: frame.subarray(0, size),
    blue: frame.subarray(size, size + size / 4),
    red: frame.subarray(size + size / 4, size + size / 2),
  }
}

/** A double box blur, soft as a lens. Changes the plane. */
export function blurPlane(plane: Uint8Array, width: number, height: number, radius: number): void {
  if (radius < 1) return
  const line = new Uint8Array(width)
  const before = new Uint8Array(plane.length)
  const sums = new Int32Array(width)
  const scale = 1 / (2 * radius + 1)
  for (let round = 0; round < 2; round++) {
    for (let y = 0; y < height; y++) {
      const from = y * width
      line.set(plane.subarray(from, from + width))
      let sum = line[0]! * (radius + 1)
      for (let x = 1; x <= radius; x++) sum += line[Math.min(width - 1, x)]!
      for (let x = 0; x < width; x++) {
        plane[from + x] = sum * scale + 0.5
        sum += line[x + radius + 1 < width ? x + radius + 1 : width - 1]! - line[x > radius ? x - radius : 0]!
      }
    }
    // Processes all columns together, so that rows are read in memory order.
    before.set(plane)
    const row = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width
    sums.fill(0)
    for (let y = -radius; y <= radius; y++)
      for (let x = 0, at = row(y); x < width; x++, at++) sums[x] = sums[x]! + before[at]!
    for (let y = 0; y < height; y++) {
      const [to, next, last] = [y * width, row(y + radius + 1), row(y - radius)]
      for (let x = 0; x < width; x++) {
        plane[to + x] = sums[x]! * scale + 0.5
        sums[x] = sums[x]! + before[next + x]! - before[last + x]!
      }
    }
  }
}

/** The brightness gradient at each pixel (Sobel), 0 to 255. */
export function edgesOf(luma: Uint8Array, width: number, height: number, into: Uint8Array): void {
  into.fill(0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const a = luma[at - width - 1]!
      const c = luma[at - width + 1]!
      const f = luma[at + width - 1]!
      const h = luma[at + width + 1]!
      const across = c + 2 * luma[at + 1]! + h - a - 2 * luma[at - 1]! - f
      const down = f + 2 * luma[at + width]! + h - a - 2 * luma[at - width]! - c
      const steep = (Math.abs(across) + Math.abs(down)) >> 2
      into[at] = steep > 255 ? 255 : steep
    }
  }
}
