// From light to a screen: exposure, bloom, a film curve, bytes. Works on interleaved light, as a plate keeps it.
import { clamp01, first, lanes, log2, mix, power } from './lanes'
import { hashed } from './noise'

/** Mean of log2 luminance over every `skip`-th pixel, the brightest parts counted as no brighter than 4. */
export function meanLogLight(rgb: usize, pixels: i32, skip: i32): f32 {
  let sum: f32 = 0.0
  let count: i32 = 0
  for (let i = 0; i < pixels; i += skip) {
    const at = rgb + <usize>(i * 12)
    const l = load<f32>(at) * 0.2126 + load<f32>(at, 4) * 0.7152 + load<f32>(at, 8) * 0.0722
    sum += first(log2(lanes(min<f32>(max<f32>(l, 0.0004), 4.0))))
    count++
  }
  return sum / <f32>max(count, 1)
}

/** A quarter-size picture of what is brighter than `threshold`, three floats a pixel. */
export function bloomSource(rgb: usize, w: i32, h: i32, exposure: f32, threshold: f32, out: usize): void {
  const columns = w >> 2
  const rows = h >> 2
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let r: f32 = 0.0
      let g: f32 = 0.0
      let b: f32 = 0.0
      for (let j = 0; j < 4; j++) {
        for (let i = 0; i < 4; i++) {
          const at = rgb + <usize>((((y << 2) + j) * w + (x << 2) + i) * 12)
          r += load<f32>(at)
          g += load<f32>(at, 4)
          b += load<f32>(at, 8)
        }
      }
      const k = exposure * 0.0625
      const l = (r * 0.2126 + g * 0.7152 + b * 0.0722) * k
      // Soft knee; a lamp may bloom, the whole sky may not.
      const excess = max<f32>(l - threshold, 0.0)
      const share = k * min<f32>(excess / (l + 0.0001), 1.0) * (1.0 / (1.0 + excess * 0.12))
      const to = out + <usize>((y * columns + x) * 12)
      store<f32>(to, r * share)
      store<f32>(to, g * share, 4)
      store<f32>(to, b * share, 8)
    }
  }
}

/** A running mean of `2 * radius + 1` along lines; three passes each way are near enough a Gaussian. */
export function boxBlur(from: usize, to: usize, lines: i32, length: i32, lineStep: i32, step: i32, radius: i32): void {
  const span: i32 = radius + radius + 1
  const inverse: f32 = 1.0 / <f32>span
  for (let line = 0; line < lines; line++) {
    const base = <usize>(line * lineStep)
    for (let channel: usize = 0; channel < 12; channel += 4) {
      const source = from + base + channel
      let sum: f32 = load<f32>(source) * <f32>(radius + 1)
      for (let i = 0; i < radius; i++) sum += load<f32>(source + <usize>(min(i, length - 1) * step))
      for (let i = 0; i < length; i++) {
        sum += load<f32>(source + <usize>(min(i + radius, length - 1) * step))
        store<f32>(to + base + channel + <usize>(i * step), sum * inverse)
        sum -= load<f32>(source + <usize>(max(i - radius, 0) * step))
      }
    }
  }
}

@inline function curve(v: v128): v128 {
  return (v * (v + 0.0245786) - 0.000090537) / (v * (v * 0.983729 + 0.4329510) + 0.238081)
}
@inline function encoded(v: v128): v128 {
  return power(clamp01(v), 0.45454545)
}
/** The halo at full-size (x, y), between its four quarter-size neighbours. */
@inline function halo(bloom: usize, columns: i32, rows: i32, x: i32, y: i32): v128 {
  const fx: f32 = min<f32>(max<f32>((<f32>x - 1.5) * 0.25, 0.0), <f32>(columns - 1))
  const fy: f32 = min<f32>(max<f32>((<f32>y - 1.5) * 0.25, 0.0), <f32>(rows - 1))
  const x0 = <i32>fx
  const y0 = <i32>fy
  const right = <usize>(min(x0 + 1, columns - 1) - x0) * 12
  const a = bloom + <usize>((y0 * columns + x0) * 12)
  const b = bloom + <usize>((min(y0 + 1, rows - 1) * columns + x0) * 12)
  const wx = lanes(fx - <f32>x0)
  return mix(mix(v128.load(a), v128.load(a + right), wx), mix(v128.load(b), v128.load(b + right), wx), lanes(fy - <f32>y0))
}

/** One row of light to red, green, blue, opaque bytes. Lanes here are channels. */
export function toneRow(
  rgb: usize, w: i32, h: i32, y: i32, exposure: f32, bloom: usize, strength: f32, warmth: f32, contrast: f32, saturation: f32, out: usize,
): void {
  const columns = w >> 2
  const rows = h >> 2
  const warm = f32x4(1.0 + warmth * 0.06, 1.0, 1.0 - warmth * 0.06, 1.0)
  for (let x = 0; x < w; x++) {
    const at = rgb + <usize>((y * w + x) * 12)
    let v = f32x4(load<f32>(at), load<f32>(at, 4), load<f32>(at, 8), 0.0)
    // In the dark the eye loses colour and what is left turns blue.
    const dim = load<f32>(at) * 0.2126 + load<f32>(at, 4) * 0.7152 + load<f32>(at, 8) * 0.0722
    v = mix(v, f32x4(0.72, 0.94, 1.35, 0.0) * dim, lanes(0.72 / (1.0 + dim * dim * 2500.0)))
    v = v * exposure
    if (strength > 0.0) v = v + halo(bloom, columns, rows, x, y) * strength
    v = v * warm
    const r = f32x4.extract_lane(v, 0)
    const g = f32x4.extract_lane(v, 1)
    const b = f32x4.extract_lane(v, 2)
    // Film layers leak into one another: very bright colours run to white instead of clipping to one primary.
    v = f32x4(
      r * 0.59719 + g * 0.35458 + b * 0.04823,
      r * 0.076 + g * 0.90834 + b * 0.01566,
      r * 0.0284 + g * 0.13383 + b * 0.83777,
      0.0,
    )
    v = curve(v)
    const cr = f32x4.extract_lane(v, 0)
    const cg = f32x4.extract_lane(v, 1)
    const cb = f32x4.extract_lane(v, 2)
    v = f32x4(
      cr * 1.60475 - cg * 0.53108 - cb * 0.07367,
      cg * 1.10813 - cr * 0.10208 - cb * 0.00605,
      cb * 1.07602 - cr * 0.00327 - cg * 0.07276,
      0.0,
    )
    v = encoded(v)
    const grey = lanes(f32x4.extract_lane(v, 0) * 0.2126 + f32x4.extract_lane(v, 1) * 0.7152 + f32x4.extract_lane(v, 2) * 0.0722)
    v = clamp01(mix(grey, v, lanes(saturation)))
    // A gentle S around the middle.
    v = mix(v, v * v * (3.0 - v * 2.0), lanes(contrast))
    // Half a step of noise hides the steps of 8 bits in a wide sky.
    const dither = first(hashed(i32x4.splat(y * 9176 + x * 7621))) - 0.5
    const bytes = v * 255.0 + (dither + 0.5)
    const to = out + <usize>((y * w + x) << 2)
    store<u8>(to, <u8>min<f32>(max<f32>(f32x4.extract_lane(bytes, 0), 0.0), 255.0))
    store<u8>(to, <u8>min<f32>(max<f32>(f32x4.extract_lane(bytes, 1), 0.0), 255.0), 1)
    store<u8>(to, <u8>min<f32>(max<f32>(f32x4.extract_lane(bytes, 2), 0.0), 255.0), 2)
    store<u8>(to, 255, 3)
  }
}
