// From samples to pixels with straight alpha: figures, and on whatever the plate shows their shadows.

import * as view from './view'
import { contactAtPlace } from './contact'
import { SAMPLES } from './skin'
import { lit, shade, red, green, blue, seen, lightToBytes, FIGURE_BYTES } from './shade'
import { mapAt, mapStride, namesAt } from './triangles'

/** How dark the sun's shadow and the contact are at most, 0 to 1; the part of the frame in which there can be any. */
export let shadowStrength: f32 = 0
export let contactStrength: f32 = 0
export let shadeLeft: i32 = 0
export let shadeTop: i32 = 0
export let shadeRight: i32 = 0
export let shadeBottom: i32 = 0
/** Water shows no shadow, and mirrors only where it is. */
export let waterKind: i32 = 1
export let mirrorsAll: i32 = 0
/** Names are a figure's number in the upper bits, its triangle in the lower. */
export const TRIANGLE_BITS: i32 = 20

let r: f32 = 0
let g: f32 = 0
let b: f32 = 0
let a: f32 = 0

@inline function isMirror(figure: usize): bool {
  return load<i32>(figure, 60) != 0
}

@inline function addSample(figures: i32, name: i32, x: f32, y: f32, share: f32, dark: f32): void {
  const figure = <usize>(figures + (name >> TRIANGLE_BITS) * FIGURE_BYTES)
  shade(figure, name & ((1 << TRIANGLE_BITS) - 1), x, y, view.seenDepth)
  let weight = seen * share
  if (isMirror(figure) && !mirrorsAll && view.seenDepth < 900000) {
    if (view.plateKind(view.seenX, view.seenY) != waterKind) weight = 0
  }
  r += red * weight
  g += green * weight
  b += blue * weight
  a += weight
  if (weight < share) a += (share - weight) * dark
}

/** How much of the plate's own light is taken away at the pixel last looked at. */
function darkness(): f32 {
  const z = view.seenDepth
  if (z > 900000) return 0
  if (view.plateKind(view.seenX, view.seenY) == waterKind) return 0
  const wx = ((view.seenX - view.centreX) * z) / view.focal
  const wy = ((view.horizonY - view.seenY) * z) / view.focal
  const contact = contactStrength * contactAtPlace(wx, z)
  const ax = wx - view.lightAtX
  const ay = wy - view.lightAtY
  const az = z - view.lightAtZ
  const half: f32 = <f32>view.lightSide * 0.5
  const lx = (ax * view.acrossX + ay * view.acrossY + az * view.acrossZ) * view.lightScale + half
  const ly = (ax * view.upX + ay * view.upY + az * view.upZ) * view.lightScale + half
  const ld = ax * view.lightX + ay * view.lightY + az * view.lightZ + 1000
  const side: f32 = <f32>view.lightSide
  const isOnMap = lx > -2 && ly > -2 && lx < side + 2 && ly < side + 2
  const shadow: f32 = shadowStrength > 0 && isOnMap ? shadowStrength * (1 - lit(lx, ly, ld + 0.03, 2)) : 0
  return 1 - (1 - shadow) * (1 - contact)
}

@inline function screen(light: f32): u8 {
  // What is brighter than white comes near it softly.
  const soft: f32 = light < 0.75 ? light : 0.75 + 0.25 * ((light - 0.75) / (light - 0.75 + 0.25))
  return load<u8>(<usize>(lightToBytes + <i32>(max<f32>(0, min<f32>(1, soft)) * 4096 + 0.5)))
}

/**
 * Part of the frame, pixels, all even, to rows of RGBA at `out`, `stride` bytes each. Shadows are soft: one look is
 * enough for two by two pixels.
 */
export function resolve(left: i32, top: i32, right: i32, bottom: i32, figures: i32, out: i32, stride: i32): void {
  const row = <usize>mapStride << 2
  for (let y = top; y < bottom; y += 2) {
    view.lookAnew()
    const inShade = y >= shadeTop && y < shadeBottom
    const line = <usize>((y * SAMPLES * mapStride) << 2)
    for (let x = left; x < right; x += 2) {
      const from = line + (<usize>(x * SAMPLES) << 2)
      const names = <usize>namesAt + from
      const any = v128.or(
        v128.or(v128.load(names), v128.load(names + row)),
        v128.or(v128.load(names + 2 * row), v128.load(names + 3 * row)),
      )
      const to = <usize>(out + (y - top) * stride + ((x - left) << 2))
      const below = to + <usize>stride
      const isSeen = v128.any_true(any)
      const dims = inShade && x >= shadeLeft && x < shadeRight
      let dark: f32 = 0
      const isWhole =
        isSeen &&
        i32x4.all_true(v128.load(names)) &&
        i32x4.all_true(v128.load(names + row)) &&
        i32x4.all_true(v128.load(names + 2 * row)) &&
        i32x4.all_true(v128.load(names + 3 * row))
      if (dims || isSeen) view.lookAtPlate(<f32>x + 1, <f32>y + 1)
      if (dims && !isWhole) dark = darkness()
      if (!isSeen) {
        const shadow: u32 = dark > 0.002 ? <u32>(dark * 255 + 0.5) << 24 : 0
        const two = (<u64>shadow << 32) | <u64>shadow
        store<u64>(to, two)
        store<u64>(below, two)
        continue
      }
      resolvePixel(x, y, from, figures, dark, to)
      resolvePixel(x + 1, y, from + 8, figures, dark, to + 4)
      resolvePixel(x, y + 1, from + 2 * row, figures, dark, below)
      resolvePixel(x + 1, y + 1, from + 2 * row + 8, figures, dark, below + 4)
    }
  }
}

function resolvePixel(x: i32, y: i32, from: usize, figures: i32, dark: f32, pixel: usize): void {
  const at = <usize>namesAt + from
  const under = at + (<usize>mapStride << 2)
  const first = load<i32>(at)
  const second = load<i32>(at, 4)
  const third = load<i32>(under)
  const fourth = load<i32>(under, 4)
  if ((first | second | third | fourth) == 0) {
    store<u32>(pixel, dark > 0.002 ? <u32>(dark * 255 + 0.5) << 24 : 0)
    return
  }
  view.lookAgain(<f32>x + 0.5, <f32>y + 0.5)
  r = 0
  g = 0
  b = 0
  a = 0
  const px: f32 = <f32>(x * SAMPLES)
  const py: f32 = <f32>(y * SAMPLES)
  const whole = first != 0 && second != 0 && third != 0 && fourth != 0
  if (whole && isSmooth(figures, first, second, third, fourth, <usize>mapAt + from)) {
    addSample(figures, first, px + 1, py + 1, 1, dark)
  } else {
    if (first != 0) addSample(figures, first, px + 0.5, py + 0.5, 0.25, dark)
    else a += 0.25 * dark
    if (second != 0) addSample(figures, second, px + 1.5, py + 0.5, 0.25, dark)
    else a += 0.25 * dark
    if (third != 0) addSample(figures, third, px + 0.5, py + 1.5, 0.25, dark)
    else a += 0.25 * dark
    if (fourth != 0) addSample(figures, fourth, px + 1.5, py + 1.5, 0.25, dark)
    else a += 0.25 * dark
  }
  if (a <= 0.002) {
    store<u32>(pixel, 0)
    return
  }
  const over: f32 = 1 / a
  store<u8>(pixel, screen(r * over))
  store<u8>(pixel, screen(g * over), 1)
  store<u8>(pixel, screen(b * over), 2)
  store<u8>(pixel, <u8>(min<f32>(1, a) * 255 + 0.5), 3)
}

/** All four of one figure and about as far: one look is enough. */
@inline function isSmooth(figures: i32, first: i32, second: i32, third: i32, fourth: i32, depths: usize): bool {
  const figure = first >> TRIANGLE_BITS
  if (second >> TRIANGLE_BITS != figure || third >> TRIANGLE_BITS != figure || fourth >> TRIANGLE_BITS != figure)
    return false
  if (first == second && first == third && first == fourth) return true
  // Through glass three of the four see something else.
  const glassFrom = load<i32>(<usize>(figures + figure * FIGURE_BYTES), 64)
  const last: i32 = (1 << TRIANGLE_BITS) - 1
  if (max<i32>(max<i32>(first & last, second & last), max<i32>(third & last, fourth & last)) >= glassFrom) return false
  const under = depths + (<usize>mapStride << 2)
  const one = load<f32>(depths)
  const two = load<f32>(depths, 4)
  const three = load<f32>(under)
  const four = load<f32>(under, 4)
  const most = max<f32>(max<f32>(one, two), max<f32>(three, four))
  const least = min<f32>(min<f32>(one, two), min<f32>(three, four))
  return most - least < 0.006 * most
}
