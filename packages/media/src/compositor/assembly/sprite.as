// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// Sprites are small and come once, so this is written plainly. Codes are multiplied by alpha here, for good: a mean of
// neighbours then counts each by how much of it is seen, and nothing of what is transparent bleeds into an edge.

/** A row of straight RGBA to luma times alpha, and alpha. */
export function spriteLumaRow(from: usize, width: i32, luma: usize, alpha: usize): void {
  for (let x = 0; x < width; x++) {
    const pixel = from + 4 * x
    const a = load<u8>(pixel, 3)
    const grey = f32(load<u8>(pixel)) * 0.2126 + f32(load<u8>(pixel, 1)) * 0.7152 + f32(load<u8>(pixel, 2)) * 0.0722
    const y = grey * f32(219.0 / 255) + f32(16)
    store<u8>(luma + x, <u8>(y * (f32(a) * f32(1.0 / 255)) + 0.5))
    store<u8>(alpha + x, a)
  }
}

/**
 * Two rows (`lower` is 0 below the last of an odd height) to one row of chroma times alpha, and alpha: of one column
 * more than half, as the last luma column may lie beside a chroma column that has nothing else.
 */
export function spriteChromaRow(upper: usize, lower: usize, width: i32, blue: usize, red: usize, alpha: usize): void {
  const columns = (width >> 1) + 1
  for (let column = 0; column < columns; column++) {
    let r: f32 = 0
    let g: f32 = 0
    let b: f32 = 0
    let a: f32 = 0
    for (let tap = -1; tap <= 1; tap++) {
      const x = 2 * column + tap
      if (x < 0 || x >= width) continue
      const share: f32 = tap == 0 ? 0.25 : 0.125
      for (let row = 0; row < 2; row++) {
        const line = row == 0 ? upper : lower
        if (line == 0) continue
        const pixel = line + 4 * x
        const seen = share * f32(load<u8>(pixel, 3)) * f32(1.0 / 255)
        a += seen
        r += seen * f32(load<u8>(pixel))
        g += seen * f32(load<u8>(pixel, 1))
        b += seen * f32(load<u8>(pixel, 2))
      }
    }
    const y = r * 0.2126 + g * 0.7152 + b * 0.0722
    store<u8>(blue + column, <u8>(a * 128 + (b - y) * f32(224.0 / 255 / 1.8556) + 0.5))
    store<u8>(red + column, <u8>(a * 128 + (r - y) * f32(224.0 / 255 / 1.5748) + 0.5))
    store<u8>(alpha + column, <u8>(a * 255 + 0.5))
  }
}
