// Clouds: thick ones marched through at half resolution, thin and flat ones as painted layers, northern lights.
import {
  above, atLeast, atMost, below, both, choose, clamp01, every, exp, lanes, magnitude, mix, power, ramp, rise, root,
  some, square,
} from './lanes'
import { cloudy, hashed, noise, noise3 } from './noise'
import {
  acrossOf, aim, blueAt, clock, greenAt, height, isLevel, kindAt, kindIs, offsetOf, paintWhere, rayX, rayY, rayZ, redAt,
  scratchAt, SKY, stride, upOf, width,
} from './picture'
import { sunX, sunY, sunZ } from './air'

/** 0 no thick clouds … 1 closed. */
export let cloudCover: f32 = 0
export let cloudScale: f32 = 2600
export let cloudBase: f32 = 1300
export let cloudDepth: f32 = 1100
export let cloudThickness: f32 = 1
export let cloudSunR: f32 = 1
export let cloudSunG: f32 = 1
export let cloudSunB: f32 = 1
export let cloudSkyR: f32 = 0.5
export let cloudSkyG: f32 = 0.5
export let cloudSkyB: f32 = 0.5
/** Fades into the sky behind with distance, so that the horizon stays calm. */
export let cloudReach: f32 = 22000
export let windX: f32 = 0
export let windZ: f32 = 0
/** Thin high streaks, 0…1. */
export let cirrus: f32 = 0
/** A closed grey ceiling with soft relief, 0…1. */
export let overcast: f32 = 0
export let overcastR: f32 = 0.5
export let overcastG: f32 = 0.5
export let overcastB: f32 = 0.5
/** How strongly the ceiling's relief is seen. */
export let overcastRelief: f32 = 0.3
/** Northern lights, 0…1. */
export let aurora: f32 = 0

/** Cover at a place of the map, before height and detail. */
@inline function coverAt(x: v128, z: v128, octaves: i32): v128 {
  const scale: f32 = 1.0 / cloudScale
  return cloudy(x * scale + windX, z * scale + windZ, octaves) - (0.74 - cloudCover * 0.6)
}
@inline function profile(cover: v128, h: v128): v128 {
  return cover * 5.4 - square(h - 0.16) * 1.7
}
function density(x: v128, h: v128, z: v128, cover: v128): v128 {
  const scale: f32 = 7.0 / cloudScale
  const px = x * scale + windX * 7.0
  const pz = z * scale + windZ * 7.0
  const py = h * (cloudDepth * scale)
  const billow = magnitude(noise3(px, py, pz) * 2.0 - 1.0)
  const fine = magnitude(noise3(px * 2.6, py * 2.6, pz * 2.6) * 2.0 - 1.0)
  const body = profile(cover, h) - (1.0 - billow) * 0.62 - (1.0 - fine) * 0.3
  return clamp01(body * 3.0) * rise(h, 0.0, 0.1)
}

/** Row `y` of the half-size cloud picture (red, green, blue, cover) in scratch. */
export function cloudRow(y: i32, columns: i32, rows: i32): void {
  const plane = <usize>(columns * rows * 4)
  const slope: f32 = upOf(y + y)
  // A base below the eye is a sea of clouds seen from above.
  const fromAbove = cloudBase < 0.0
  const up: f32 = fromAbove && slope < 0.0 ? min<f32>(slope, -0.008) : max<f32>(slope, 0.012)
  const level = isLevel()
  for (let x = 0; x < columns; x += 4) {
    if (!level) {
      cloudsTowards(x, y, columns, plane, fromAbove)
      continue
    }
    const across = acrossOf(ramp(<f32>x) * 2.0)
    const inverse = 1.0 / root(across * across + (up * up + 1.0))
    const dx = across * inverse
    const dy = inverse * up
    const o = scratchAt + <usize>((y * columns + x) << 2)
    outR = lanes(0.0)
    outG = lanes(0.0)
    outB = lanes(0.0)
    outThrough = lanes(1.0)
    const shows = skyShows(x + x, y + y)
    if (shows && cloudCover > 0.0 && (fromAbove ? slope < 0.0 : slope > 0.0)) {
      // `inverse` is the cosine to the view: distances along z, turned to distances along the ray.
      const entry: f32 = fromAbove ? (cloudBase + cloudDepth) / up : cloudBase / up
      const length: f32 = min<f32>(cloudDepth / (up < 0.0 ? -up : up), cloudDepth * 7.0)
      const step = lanes(length / <f32>stepsOf(fromAbove)) / inverse
      marchClouds(dx, dy, inverse, x, y, lanes(entry) / inverse, step, fromAbove)
    }
    if (shows && slope > 0.0) layers(dx, dy, inverse)
    keepCloud(o, plane)
  }
}

@inline function keepCloud(o: usize, plane: usize): void {
  v128.store(o, outR)
  v128.store(o + plane, outG)
  v128.store(o + plane + plane, outB)
  v128.store(o + plane + plane + plane, 1.0 - outThrough)
}

/** The same for rays of a view that is not level; what is below the horizon keeps out of it. */
function cloudsTowards(x: i32, y: i32, columns: i32, plane: usize, fromAbove: bool): void {
  aim(ramp(<f32>x) * 2.0, y + y)
  const inverse = 1.0 / root(rayX * rayX + rayY * rayY + rayZ * rayZ)
  const dx = rayX * inverse
  const dz = rayZ * inverse
  const slope = rayY * inverse
  outR = lanes(0.0)
  outG = lanes(0.0)
  outB = lanes(0.0)
  outThrough = lanes(1.0)
  const shown = fromAbove ? below(slope, 0.0) : above(slope, 0.0)
  if (some(shown) && skyShows(x + x, y + y)) {
    const dy = fromAbove ? atMost(slope, -0.008) : atLeast(slope, 0.012)
    const steep = magnitude(dy)
    const start = fromAbove ? lanes(-cloudBase - cloudDepth) / steep : lanes(cloudBase) / steep
    const step = atMost(lanes(cloudDepth) / steep, cloudDepth * 7.0) * (1.0 / <f32>stepsOf(fromAbove))
    if (cloudCover > 0.0) marchClouds(dx, dy, dz, x, y, start, step, fromAbove)
    if (!fromAbove) layers(dx, dy, dz)
    outR = choose(shown, outR, lanes(0.0))
    outG = choose(shown, outG, lanes(0.0))
    outB = choose(shown, outB, lanes(0.0))
    outThrough = choose(shown, outThrough, lanes(1.0))
  }
  keepCloud(scratchAt + <usize>((y * columns + x) << 2), plane)
}

/** Whether any sky is left around eight full pixels from (x, y), with a margin for the enlarging. */
@inline function skyShows(x: i32, y: i32): bool {
  const left = max(x - 4, 0)
  for (let row = max(y - 2, 0); row <= min(y + 3, height - 1); row++) {
    const kinds = v128.load(kindAt + <usize>(row * stride + left))
    if (v128.any_true(i8x16.eq(kinds, i8x16.splat(<i8>SKY)))) return true
  }
  return false
}

let outR: v128 = f32x4.splat(0)
let outG: v128 = f32x4.splat(0)
let outB: v128 = f32x4.splat(0)
let outThrough: v128 = f32x4.splat(0)

@inline function stepsOf(fromAbove: bool): i32 {
  return fromAbove ? 36 : 26
}

/** Along rays of length 1 that come to the clouds after `start` metres. */
function marchClouds(dx: v128, dy: v128, dz: v128, column: i32, row: i32, start: v128, step: v128, fromAbove: bool): void {
  let r = lanes(0.0)
  let g = lanes(0.0)
  let b = lanes(0.0)
  let through = lanes(1.0)
  const steps = stepsOf(fromAbove)
  const mu = dx * sunX + dy * sunY + dz * sunZ
  const jitter = hashed(i32x4.add(i32x4.splat(row * 7919 + column * 104729), i32x4(1, 2, 3, 4)))
  let t = start + (jitter * 0.9 + 0.05) * step
  // Forward scattering makes the bright rim around the sun; the rest of the light comes back evenly.
  const rim = 0.16 / power(1.52 - atMost(mu, 0.999) * 1.44, 1.5) + 0.55
  const reach = exp(start * (-1.0 / cloudReach))
  for (let i = 0; i < steps; i++) {
    const x = dx * t
    const z = dz * t
    const h = (dy * t - cloudBase) * (1.0 / cloudDepth)
    const cover = coverAt(x, z, 4)
    const inside = both(above(profile(cover, h), 0.0), above(through, 0.02))
    if (some(inside)) {
      const d = choose(inside, density(x, h, z, cover), lanes(0.0))
      if (some(above(d, 0.004))) {
        // Three looks towards the sun tell how much cloud lies before it.
        let shade = lanes(0.0)
        let reachOut: f32 = 0.07
        for (let k = 0; k < 3; k++) {
          const far: f32 = cloudDepth * reachOut
          const hh = h + sunY * reachOut
          shade = shade + clamp01(profile(coverAt(x + sunX * far, z + sunZ * far, 3), hh) * 1.4) * reachOut
          reachOut *= 2.3
        }
        const lit = exp(shade * -3.0) * 0.8 + exp(shade * -0.7) * 0.2
        const powder = 1.0 - exp(d * -3.4 - 0.35)
        const sun = lit * rim * powder * 2.3
        const sky = (h * 0.55 + 0.5)
        const opaque = 1.0 - exp(d * step * (-cloudThickness * 0.0052))
        const w = through * opaque
        r = r + w * (sun * cloudSunR + sky * cloudSkyR)
        g = g + w * (sun * cloudSunG + sky * cloudSkyG)
        b = b + w * (sun * cloudSunB + sky * cloudSkyB)
        through = through * (1.0 - opaque)
        if (every(below(through, 0.02))) break
      }
    }
    t = t + step
  }
  outR = r * reach
  outG = g * reach
  outB = b * reach
  outThrough = 1.0 - (1.0 - through) * reach
}
/** High streaks and the flat ceiling, behind what was marched. */
function layers(dx: v128, dy: v128, dz: v128): void {
  let r = outR
  let g = outG
  let b = outB
  let through = outThrough
  if (cirrus > 0.0) {
    const flat = 1.0 / (dy + 0.06)
    const u = dx * flat * 0.55 + windX * 0.6
    const v = dz * flat * 0.55
    const bend = cloudy(u * 0.9, v * 0.9, 3)
    const streak = cloudy(u * 0.9 + bend * 1.4, v * 3.0 + bend * 1.1 + u * 0.8, 5)
    const patch = rise(noise(u * 0.45 + 9.0, v * 0.6, 7), 0.25, 0.8)
    const cover = rise(streak, 0.46, 0.82) * patch * cirrus * rise(dy, 0.0, 0.12)
    const mu = dx * sunX + dy * sunY + dz * sunZ
    const rim = 0.12 / power(1.52 - atMost(mu, 0.999) * 1.44, 1.5) + 0.5
    const w = through * cover
    r = r + w * (rim * cloudSunR + cloudSkyR * 0.7)
    g = g + w * (rim * cloudSunG + cloudSkyG * 0.7)
    b = b + w * (rim * cloudSunB + cloudSkyB * 0.7)
    through = through * (1.0 - cover)
  }
  if (overcast > 0.0) {
    const flat = 1.0 / (dy + 0.14)
    const u = dx * flat * 0.8 + windX
    const v = dz * flat * 0.8 + windZ
    const bendU = cloudy(u * 0.8 + 4.0, v * 0.8, 3) - 0.5
    const bendV = cloudy(u * 0.8, v * 0.8 + 8.0, 3) - 0.5
    const relief = cloudy(u + bendU * 1.7, v * 1.5 + bendV * 1.7, 5)
    const tone = (relief - 0.5) * (overcastRelief * 3.4) * rise(dy, 0.0, 0.22) + 1.0
    const light = atLeast(tone, 0.12) * (1.0 - dy * 0.25)
    const w = through * overcast
    r = r + w * light * overcastR
    g = g + w * light * overcastG
    b = b + w * light * overcastB
    through = through * (1.0 - overcast)
  }
  if (aurora > 0.0) {
    const flat = 1.0 / (dy + 0.16)
    let glow = lanes(0.0)
    let high = lanes(0.0)
    // A few shells of the curtain, each higher one paler: rays stand upright because every shell repeats the one below.
    for (let i = 0; i < 9; i++) {
      const f: f32 = <f32>i / 9.0
      const k = flat * (1.0 + f * 0.5)
      const u = dx * k * 0.8
      const v = dz * k * 0.8
      const fold = cloudy(u * 0.7 + clock * 0.01, v * 0.7, 3) * 2.4
      const sheet = 1.0 - magnitude(noise(u * 0.6 + fold, v * 0.6 + fold * 0.8, 11) * 2.0 - 1.0)
      const ray = noise(u * 9.0 + fold * 3.0, v * 9.0, 12) * 0.6 + 0.4
      const s = sheet * sheet * sheet * sheet
      const a = s * s * ray
      glow = glow + a * (1.0 - f)
      high = high + a * f
    }
    const fade = rise(dy, 0.04, 0.3) * (aurora * 0.2)
    r = r + (glow * 0.03 + high * 0.3) * fade
    g = g + (glow * 1.0 + high * 0.22) * fade
    b = b + (glow * 0.42 + high * 0.5) * fade
  }
  outR = r
  outG = g
  outB = b
  outThrough = through
}

/** Evens out the grain of the march: row `y` of all four planes as a 3 x 3 tent, from scratch to the copy behind it. */
export function smoothCloudRow(y: i32, columns: i32, rows: i32): void {
  const plane = <usize>(columns * rows * 4)
  const above = <usize>(max(y - 1, 0) * columns * 4)
  const here = <usize>(y * columns * 4)
  const under = <usize>(min(y + 1, rows - 1) * columns * 4)
  for (let k: usize = 0; k < 4; k++) {
    const from = scratchAt + plane * k
    for (let x: usize = 4; x < <usize>(columns - 4); x += 4) {
      const o = from + (x << 2)
      const middle = tent(o + here)
      v128.store(o + plane + plane + plane + plane + here, middle * 0.5 + (tent(o + above) + tent(o + under)) * 0.25)
    }
    // The margins as they are.
    const copy = plane + plane + plane + plane
    v128.store(from + copy + here, v128.load(from + here))
    const last = <usize>((columns - 4) << 2)
    v128.store(from + copy + here + last, v128.load(from + here + last))
  }
}
@inline function tent(o: usize): v128 {
  return v128.load(o) * 0.5 + (v128.load(o - 4) + v128.load(o + 4)) * 0.25
}

/** Lays the half-size clouds over row `y`, smoothly enlarged. */
export function cloudsOverRow(y: i32, columns: i32, rows: i32): void {
  const plane = <usize>(columns * rows * 4)
  const fy: f32 = max<f32>((<f32>y - 0.5) * 0.5, 0.0)
  const y0 = min(<i32>fy, rows - 1)
  const y1 = min(y0 + 1, rows - 1)
  const wy = lanes(fy - <f32>y0)
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const half = x >> 1
    const smooth = scratchAt + plane + plane + plane + plane
    const top = smooth + <usize>((y0 * columns + half) << 2)
    const low = smooth + <usize>((y1 * columns + half) << 2)
    const cover = enlarged(top + plane + plane + plane, low + plane + plane + plane, wy, half)
    if (!some(above(cover, 0.0003))) {
      if (aurora == 0.0) continue
    }
    const open = kindIs(o, SKY)
    if (!some(open)) continue
    const keep = 1.0 - cover
    paintWhere(
      open,
      o,
      v128.load(redAt + o) * keep + enlarged(top, low, wy, half),
      v128.load(greenAt + o) * keep + enlarged(top + plane, low + plane, wy, half),
      v128.load(blueAt + o) * keep + enlarged(top + plane + plane, low + plane + plane, wy, half),
    )
  }
}
@inline function enlarged(top: usize, low: usize, wy: v128, half: i32): v128 {
  const before: usize = half > 0 ? 4 : 0
  const a0 = mix(f32x4.splat(load<f32>(top - before)), f32x4.splat(load<f32>(low - before)), wy)
  const a1 = mix(f32x4.splat(load<f32>(top)), f32x4.splat(load<f32>(low)), wy)
  const a2 = mix(f32x4.splat(load<f32>(top, 4)), f32x4.splat(load<f32>(low, 4)), wy)
  const a3 = mix(f32x4.splat(load<f32>(top, 8)), f32x4.splat(load<f32>(low, 8)), wy)
  // Four full pixels over two half ones: centres at -1/4, 1/4, 3/4, 5/4.
  return a0 * f32x4(0.25, 0, 0, 0) + a1 * f32x4(0.75, 0.75, 0.25, 0) + a2 * f32x4(0, 0.25, 0.75, 0.75) + a3 * f32x4(0, 0, 0, 0.25)
}
