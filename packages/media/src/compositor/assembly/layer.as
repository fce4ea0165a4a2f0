// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// A layer comes anew for every frame and is seen once: it goes straight over the planes, nothing of it is kept.

/** A channel of four pixels: `shift` is 0 for red, 8 for green, 16 for blue, 24 for alpha. */
@inline function channel(pixels: v128, shift: i32): v128 {
  return f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255)))
}

@inline function anySeen(pixels: v128): bool {
  return v128.any_true(v128.and(pixels, i32x4.splat(<i32>0xff000000)))
}

@inline function fourBytes(at: usize): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))))
}

@inline function storeFour(at: usize, values: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(values)
  const narrow = i16x8.narrow_i32x4_s(whole, whole)
  v128.store32_lane(at, i8x16.narrow_i16x8_u(narrow, narrow), 0)
}

/** A row of straight RGBA over a row of luma, four pixels at a time. */
export function layerLumaRow(from: usize, width: i32, to: usize): void {
  let x = 0
  for (; x + 4 <= width; x += 4) {
    const pixels = v128.load(from + 4 * x)
    if (!anySeen(pixels)) continue
    const grey = f32x4.add(
      f32x4.add(f32x4.mul(channel(pixels, 0), f32x4.splat(0.2126)), f32x4.mul(channel(pixels, 8), f32x4.splat(0.7152))),
      f32x4.mul(channel(pixels, 16), f32x4.splat(0.0722)),
    )
    const y = f32x4.add(f32x4.mul(grey, f32x4.splat(219.0 / 255)), f32x4.splat(16))
    const old = fourBytes(to + x)
    const change = f32x4.mul(f32x4.mul(f32x4.sub(y, old), channel(pixels, 24)), f32x4.splat(1.0 / 255))
    storeFour(to + x, f32x4.add(f32x4.add(old, change), f32x4.splat(0.5)))
  }
  for (; x < width; x++) {
    const pixel = from + 4 * x
    const a = <i32>load<u8>(pixel, 3)
    if (a == 0) continue
    const grey = f32(load<u8>(pixel)) * 0.2126 + f32(load<u8>(pixel, 1)) * 0.7152 + f32(load<u8>(pixel, 2)) * 0.0722
    const y = grey * f32(219.0 / 255) + f32(16)
    const old = f32(load<u8>(to + x))
    store<u8>(to + x, <u8>(old + (y - old) * f32(a) * f32(1.0 / 255) + 0.5))
  }
}

/** What the taps of four columns add up to, each lane times its alpha: red, green, blue, alpha. */
let sumR: v128 = f32x4.splat(0)
let sumG: v128 = f32x4.splat(0)
let sumB: v128 = f32x4.splat(0)
let sumA: v128 = f32x4.splat(0)

@inline function addTap(pixels: v128, share: f32): void {
  const seen = f32x4.mul(channel(pixels, 24), f32x4.splat(share * f32(1.0 / 255)))
  sumA = f32x4.add(sumA, seen)
  sumR = f32x4.add(sumR, f32x4.mul(seen, channel(pixels, 0)))
  sumG = f32x4.add(sumG, f32x4.mul(seen, channel(pixels, 8)))
  sumB = f32x4.add(sumB, f32x4.mul(seen, channel(pixels, 16)))
}

/** Two rows over one row of each chroma. Chroma lies at the left of each pair: its neighbours count a half. */
export function layerChromaRow(upper: usize, lower: usize, width: i32, blue: usize, red: usize): void {
  const columns = width >> 1
  let column = 0
  // The pixel before the first one is the first one.
  let lastUpper = v128.load32_splat(upper)
  let lastLower = v128.load32_splat(lower)
  for (; column + 4 <= columns; column += 4) {
    const at = <usize>column << 3
    const upperHead = v128.load(upper + at)
    const upperTail = v128.load(upper + at, 16)
    const lowerHead = v128.load(lower + at)
    const lowerTail = v128.load(lower + at, 16)
    const upperOdd = i32x4.shuffle(upperHead, upperTail, 1, 3, 5, 7)
    const lowerOdd = i32x4.shuffle(lowerHead, lowerTail, 1, 3, 5, 7)
    const upperLeft = i32x4.shuffle(lastUpper, upperOdd, 3, 4, 5, 6)
    const lowerLeft = i32x4.shuffle(lastLower, lowerOdd, 3, 4, 5, 6)
    lastUpper = upperOdd
    lastLower = lowerOdd
    const upperEven = i32x4.shuffle(upperHead, upperTail, 0, 2, 4, 6)
    const lowerEven = i32x4.shuffle(lowerHead, lowerTail, 0, 2, 4, 6)
    const all = v128.or(v128.or(v128.or(upperLeft, upperEven), v128.or(upperOdd, lowerLeft)), v128.or(lowerEven, lowerOdd))
    if (!anySeen(all)) continue
    sumR = f32x4.splat(0)
    sumG = f32x4.splat(0)
    sumB = f32x4.splat(0)
    sumA = f32x4.splat(0)
    addTap(upperLeft, 0.125)
    addTap(lowerLeft, 0.125)
    addTap(upperEven, 0.25)
    addTap(lowerEven, 0.25)
    addTap(upperOdd, 0.125)
    addTap(lowerOdd, 0.125)
    const y = f32x4.add(
      f32x4.add(f32x4.mul(sumR, f32x4.splat(0.2126)), f32x4.mul(sumG, f32x4.splat(0.7152))),
      f32x4.mul(sumB, f32x4.splat(0.0722)),
    )
    const rest = f32x4.sub(f32x4.splat(1), sumA)
    // Half a step for rounding, and the middle of chroma as far as it is covered.
    const base = f32x4.add(f32x4.mul(sumA, f32x4.splat(128)), f32x4.splat(0.5))
    const toBlue = f32x4.mul(f32x4.sub(sumB, y), f32x4.splat(224.0 / 255 / 1.8556))
    const toRed = f32x4.mul(f32x4.sub(sumR, y), f32x4.splat(224.0 / 255 / 1.5748))
    storeFour(blue + column, f32x4.add(f32x4.add(f32x4.mul(fourBytes(blue + column), rest), base), toBlue))
    storeFour(red + column, f32x4.add(f32x4.add(f32x4.mul(fourBytes(red + column), rest), base), toRed))
  }
  for (; column < columns; column++) layerChroma(upper, lower, column, blue, red)
}

function layerChroma(upper: usize, lower: usize, column: i32, blue: usize, red: usize): void {
  let r: f32 = 0
  let g: f32 = 0
  let b: f32 = 0
  let a: f32 = 0
  for (let tap = -1; tap <= 1; tap++) {
    const x = max<i32>(0, 2 * column + tap)
    const share: f32 = tap == 0 ? 0.25 : 0.125
    for (let row = 0; row < 2; row++) {
      const pixel = (row == 0 ? upper : lower) + 4 * x
      const seen = share * f32(load<u8>(pixel, 3)) * f32(1.0 / 255)
      a += seen
      r += seen * f32(load<u8>(pixel))
      g += seen * f32(load<u8>(pixel, 1))
      b += seen * f32(load<u8>(pixel, 2))
    }
  }
  if (a == 0) return
  const y = r * 0.2126 + g * 0.7152 + b * 0.0722
  const base: f32 = a * 128 + 0.5
  const rest: f32 = 1 - a
  store<u8>(blue + column, <u8>(f32(load<u8>(blue + column)) * rest + base + (b - y) * f32(224.0 / 255 / 1.8556)))
  store<u8>(red + column, <u8>(f32(load<u8>(red + column)) * rest + base + (r - y) * f32(224.0 / 255 / 1.5748)))
}
