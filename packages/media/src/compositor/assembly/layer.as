// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// A layer comes anew for every frame and is seen once: it goes straight over the planes, nothing of it is kept.

/** A row of straight RGBA over a row of luma. */
export function layerLumaRow(from: usize, width: i32, to: usize): void {
  for (let x = 0; x < width; x++) {
    const pixel = from + 4 * x
    const a = <i32>load<u8>(pixel, 3)
    if (a == 0) continue
    const grey = f32(load<u8>(pixel)) * 0.2126 + f32(load<u8>(pixel, 1)) * 0.7152 + f32(load<u8>(pixel, 2)) * 0.0722
    const y = grey * f32(219.0 / 255) + f32(16)
    const old = f32(load<u8>(to + x))
    store<u8>(to + x, <u8>(old + (y - old) * f32(a) * f32(1.0 / 255) + 0.5))
  }
}

/** Two rows over one row of each chroma. Chroma lies at the left of each pair: its neighbours count a half. */
export function layerChromaRow(upper: usize, lower: usize, width: i32, blue: usize, red: usize): void {
  const columns = width >> 1
  for (let column = 0; column < columns; column++) {
    let r: f32 = 0
    let g: f32 = 0
    let b: f32 = 0
    let a: f32 = 0
    for (let tap = -1; tap <= 1; tap++) {
      const x = max<i32>(0, 2 * column + tap)
      const share: f32 = tap == 0 ? 0.25 : 0.125
      for (let row = 0; row < 2; row++) {
        const pixel = (row == 0 ? upper : lower) + 4 * x
        const alpha = load<u8>(pixel, 3)
        if (alpha == 0) continue
        const seen = share * f32(alpha) * f32(1.0 / 255)
        a += seen
        r += seen * f32(load<u8>(pixel))
        g += seen * f32(load<u8>(pixel, 1))
        b += seen * f32(load<u8>(pixel, 2))
      }
    }
    if (a == 0) continue
    const y = r * 0.2126 + g * 0.7152 + b * 0.0722
    const rest: f32 = 1 - a
    store<u8>(blue + column, <u8>(f32(load<u8>(blue + column)) * rest + a * 128 + (b - y) * f32(224.0 / 255 / 1.8556) + 0.5))
    store<u8>(red + column, <u8>(f32(load<u8>(red + column)) * rest + a * 128 + (r - y) * f32(224.0 / 255 / 1.5748) + 0.5))
  }
}
