// The colour of one place of a figure: own colour, sun with shadow, sky from above, the ground's light from below, air.

import * as view from './view'
import { POSED_BYTES, REST_BYTES } from './skin'
import { clouds, net, patches, spots, stripes } from './pattern'
import { softness, THIN } from './triangles'

export let keyR: f32 = 1
export let keyG: f32 = 1
export let keyB: f32 = 1
export let skyR: f32 = 0.4
export let skyG: f32 = 0.4
export let skyB: f32 = 0.4
export let bounceR: f32 = 0.2
export let bounceG: f32 = 0.2
export let bounceB: f32 = 0.2
/** What the outline of a figure sends to the eye: a light behind it. */
export let rimR: f32 = 0
export let rimG: f32 = 0
export let rimB: f32 = 0
export let hazeR: f32 = 0
export let hazeG: f32 = 0
export let hazeB: f32 = 0
export let hazePerMetre: f32 = 0

/** 256 floats: bytes of a screen to light. 4,097 bytes: light of 0 to 1 to a screen. */
export let bytesToLight: i32 = 0
export let lightToBytes: i32 = 0

/** What `shade` found. */
export let red: f32 = 0
export let green: f32 = 0
export let blue: f32 = 0
export let seen: f32 = 0

/** At the place last shaded: how much of the surface's own colour is seen, and what is added to it. */
let ofOwnR: f32 = 0
let ofOwnG: f32 = 0
let ofOwnB: f32 = 0
let addedR: f32 = 0
let addedG: f32 = 0
let addedB: f32 = 0

@inline function linear(byte: u32): f32 {
  return load<f32>(<usize>bytesToLight + (<usize>byte << 2))
}

@inline function tap(at: usize, near: f32): f32 {
  return load<f32>(at) <= near ? 1 : 0
}

/** Of four texels in a row those that the light reaches, each by its weight. */
@inline function taps(at: usize, near: v128, weights: v128): v128 {
  return v128.and(f32x4.le(v128.load(at), near), weights)
}

@inline function sumOf(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) + f32x4.extract_lane(four, 1) + f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3)
  )
}

/**
 * The share of the light that reaches a place of the light's map: what a square around it of `reach` (1 or 2) texels to each
 * side has. It goes with the place, so that edges of shadows are soft where a texel is many pixels wide.
 */
export function lit(x: f32, y: f32, near: f32, reach: i32): f32 {
  const side = view.lightSide
  const column = <i32>(x - 0.5)
  const row = <i32>(y - 0.5)
  const last = side - 8
  if (column < reach || row < reach || column >= last || row >= last) return 1
  const line = <usize>side << 2
  const at = <usize>(view.lightAt + (((row - reach) * side + column - reach) << 2))
  const span = <usize>(2 * reach + 1)
  // Corners first: where they agree there is no edge between them.
  const corners = tap(at, near) + tap(at + (span << 2), near) + tap(at + span * line, near) + tap(at + span * line + (span << 2), near)
  const middle = tap(at + <usize>reach * (line + 4), near)
  if (corners == 4 && middle == 1) return 1
  if (corners == 0 && middle == 0) return 0
  const aside: f32 = x - 0.5 - <f32>column
  const down: f32 = y - 0.5 - <f32>row
  const nears = f32x4.splat(near)
  // Whole texels, and of the outermost ones what is within.
  let weights = f32x4.replace_lane(f32x4.splat(1), 0, 1 - aside)
  if (reach == 1) weights = f32x4.replace_lane(weights, 3, aside)
  const others = f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(0), 0, 1), 1, aside)
  let sum: f32 = 0
  for (let tapped: usize = 0; tapped <= span; tapped++) {
    const from = at + tapped * line
    let reached = taps(from, nears, weights)
    if (reach == 2) reached = f32x4.add(reached, taps(from + 16, nears, others))
    sum += sumOf(reached) * (tapped == 0 ? 1 - down : tapped == span ? down : 1)
  }
  return sum / <f32>(span * span)
}

/** Of a figure, as the TypeScript beside this folder lays it out (rasteriser.ts). */
const POSED: usize = 0
const REST: usize = 4
const INDICES: usize = 8
const PICTURE: usize = 12
const PICTURE_WIDTH: usize = 16
const PICTURE_HEIGHT: usize = 20
/** By the size of the figure. Of a mirror: how much of it each metre below the ground takes away. */
const FADE: usize = 24
const OPACITY: usize = 28
const CLIP: usize = 32
const SECOND: usize = 36
const SCALE: usize = 40
const LEFT: usize = 44
const TOP: usize = 48
const PER_METRE: usize = 52
const GLOW: usize = 56
const MIRROR: usize = 60
/** After it, the triangle from which on all are glass: as resolve.as knows. */
export const FIGURE_BYTES: i32 = 80

const FACE: u32 = 1
const CARD: u32 = 2
const STRIPES: u32 = 3
const SPOTS: u32 = 4
const PATCHES: u32 = 5
const GLOSSY: u32 = 6
const GLOWING: u32 = 7
const NET: u32 = 8
const GLASS: u32 = 9
const METAL: u32 = 10
/** Soft, and lit by others: smoke, steam. */
const VAPOUR: u32 = 11
/** Soft, with a light of its own: flames. */
const BLAZE: u32 = 12

let ownR: f32 = 0
let ownG: f32 = 0
let ownB: f32 = 0

@inline function mixOwn(r: f32, g: f32, b: f32, share: f32): void {
  ownR += (r - ownR) * share
  ownG += (g - ownG) * share
  ownB += (b - ownB) * share
}

/** Four texels around a place of the figure's picture, straight alpha, over its own colour. */
function paintOver(figure: usize, x: f32, y: f32, most: f32): void {
  const width = load<i32>(figure, PICTURE_WIDTH)
  const height = load<i32>(figure, PICTURE_HEIGHT)
  const scale = load<f32>(figure, PER_METRE)
  const u = (x - load<f32>(figure, LEFT)) * scale - 0.5
  const v = (load<f32>(figure, TOP) - y) * scale - 0.5
  const i = <i32>Mathf.floor(u)
  const j = <i32>Mathf.floor(v)
  let r: f32 = 0
  let g: f32 = 0
  let b: f32 = 0
  let a: f32 = 0
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) {
      const column = i + dx
      const row = j + dy
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const share: f32 = (dx ? u - <f32>i : 1 - (u - <f32>i)) * (dy ? v - <f32>j : 1 - (v - <f32>j))
      const at = <usize>(load<i32>(figure, PICTURE) + ((row * width + column) << 2))
      const alpha = share * <f32>load<u8>(at, 3) * <f32>(1.0 / 255)
      r += linear(load<u8>(at)) * alpha
      g += linear(load<u8>(at, 1)) * alpha
      b += linear(load<u8>(at, 2)) * alpha
      a += alpha
    }
  }
  if (a > 0.004) mixOwn(r / a, g / a, b / a, min<f32>(a, most))
}

/** The material of a triangle. */
@inline export function materialOf(figure: usize, triangle: i32): u32 {
  const first = load<i32>(<usize>(load<i32>(figure, INDICES) + triangle * 12))
  return load<u32>(<usize>(load<i32>(figure, REST) + first * REST_BYTES), 32) >> 24
}

/** Nothing is painted on it and no pattern: its light changes slowly. */
@inline export function isPlain(material: u32): bool {
  return material == 0 || material == GLOSSY || material == METAL || material == GLOWING
}

/** A picture is painted on it: its colour changes from pixel to pixel, its light slowly. */
@inline export function isPicture(figure: usize, material: u32): bool {
  return material == CARD && load<i32>(figure, PICTURE) != 0
}

/** Four numbers of a triangle's corners, each with its share. */
@inline function mixed(a: usize, b: usize, c: usize, sa: v128, sb: v128, sc: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(v128.load(a), sa), f32x4.mul(v128.load(b), sb)),
    f32x4.mul(v128.load(c), sc),
  )
}

let posedA: usize = 0
let posedB: usize = 0
let posedC: usize = 0
let restA: usize = 0
let restB: usize = 0
let restC: usize = 0
let shareA: f32 = 0
let shareB: f32 = 0
let shareC: f32 = 0
let depth: f32 = 0

/** Finds the corners of a triangle, their shares at a sample and its depth. */
@inline function findShares(figure: usize, triangle: i32, x: f32, y: f32): void {
  const corner = <usize>(load<i32>(figure, INDICES) + triangle * 12)
  const ia = load<i32>(corner)
  const ib = load<i32>(corner, 4)
  const ic = load<i32>(corner, 8)
  const posed = load<i32>(figure, POSED)
  const a = <usize>(posed + ia * POSED_BYTES)
  const b = <usize>(posed + ib * POSED_BYTES)
  const c = <usize>(posed + ic * POSED_BYTES)
  const ax = load<f32>(a, 24)
  const ay = load<f32>(a, 28)
  const bx = load<f32>(b, 24) - ax
  const by = load<f32>(b, 28) - ay
  const cx = load<f32>(c, 24) - ax
  const cy = load<f32>(c, 28) - ay
  const over: f32 = 1 / (bx * cy - by * cx)
  let sb = ((x - ax) * cy - (y - ay) * cx) * over
  let sc = ((y - ay) * bx - (x - ax) * by) * over
  let sa: f32 = 1 - sb - sc
  // Depth is even on the screen as 1 / z; everything else is even in the world.
  sa *= load<f32>(a, 32)
  sb *= load<f32>(b, 32)
  sc *= load<f32>(c, 32)
  const z: f32 = 1 / (sa + sb + sc)
  const rest = load<i32>(figure, REST)
  posedA = a
  posedB = b
  posedC = c
  restA = <usize>(rest + ia * REST_BYTES)
  restB = <usize>(rest + ib * REST_BYTES)
  restC = <usize>(rest + ic * REST_BYTES)
  shareA = sa * z
  shareB = sb * z
  shareC = sc * z
  depth = z
}

/** True if the plate hides a depth of a figure; the ground's own roughness does not count. */
@inline function isBehindPlate(z: f32, behind: f32): bool {
  return z > behind + 0.1 + 0.02 * behind
}

@inline function findOwn(sa: f32, sb: f32, sc: f32): void {
  const ca = load<u32>(restA, 32)
  const cb = load<u32>(restB, 32)
  const cc = load<u32>(restC, 32)
  if (ca == cb && ca == cc) {
    ownR = linear(ca & 255)
    ownG = linear((ca >> 8) & 255)
    ownB = linear((ca >> 16) & 255)
  } else {
    ownR = linear(ca & 255) * sa + linear(cb & 255) * sb + linear(cc & 255) * sc
    ownG = linear((ca >> 8) & 255) * sa + linear((cb >> 8) & 255) * sb + linear((cc >> 8) & 255) * sc
    ownB = linear((ca >> 16) & 255) * sa + linear((cb >> 16) & 255) * sb + linear((cc >> 16) & 255) * sc
  }
}

@inline function findColour(): void {
  red = ownR * ofOwnR + addedR
  green = ownG * ofOwnG + addedG
  blue = ownB * ofOwnB + addedB
}

/** On a picture, the place of the sample that was shaded last, and its change from sample to sample: metres at rest. */
let onX: f32 = 0
let onY: f32 = 0
let onXAcross: f32 = 0
let onYAcross: f32 = 0
let onXDown: f32 = 0
let onYDown: f32 = 0

/**
 * Finds the places of a picture around the sample of a triangle that was shaded last; false if the plate hides them
 * where its depth is `behind`.
 */
export function findAround(behind: f32): bool {
  if (isBehindPlate(depth, behind)) return false
  const ax = load<f32>(posedA, 24)
  const ay = load<f32>(posedA, 28)
  const bx = load<f32>(posedB, 24) - ax
  const by = load<f32>(posedB, 28) - ay
  const cx = load<f32>(posedC, 24) - ax
  const cy = load<f32>(posedC, 28) - ay
  const over: f32 = depth / (bx * cy - by * cx)
  const ofA = load<f32>(posedA, 32) * over
  const ofB = load<f32>(posedB, 32) * over
  const ofC = load<f32>(posedC, 32) * over
  const acrossA = (by - cy) * ofA
  const acrossB = cy * ofB
  const acrossC = -by * ofC
  const downA = (cx - bx) * ofA
  const downB = -cx * ofB
  const downC = bx * ofC
  const across = acrossA + acrossB + acrossC
  const down = downA + downB + downC
  const ra = load<f32>(restA)
  const rb = load<f32>(restB)
  const rc = load<f32>(restC)
  onX = ra * shareA + rb * shareB + rc * shareC
  onXAcross = ra * acrossA + rb * acrossB + rc * acrossC - onX * across
  onXDown = ra * downA + rb * downB + rc * downC - onX * down
  const sa = load<f32>(restA, 4)
  const sb = load<f32>(restB, 4)
  const sc = load<f32>(restC, 4)
  onY = sa * shareA + sb * shareB + sc * shareC
  onYAcross = sa * acrossA + sb * acrossB + sc * acrossC - onY * across
  onYDown = sa * downA + sb * downB + sc * downC - onY * down
  return true
}

const OPAQUE: u64 = 0xff000000ff000000

/** The light of a picture that many samples beside the one shaded last. */
export let pictured: v128 = f32x4.splat(0)

/** Finds it; false if a texel around it is not opaque, or beyond the picture. */
export function findPictured(figure: usize, across: f32, down: f32): bool {
  const width = load<i32>(figure, PICTURE_WIDTH)
  const scale = load<f32>(figure, PER_METRE)
  const u = (onX + onXAcross * across + onXDown * down - load<f32>(figure, LEFT)) * scale - 0.5
  const v = (load<f32>(figure, TOP) - onY - onYAcross * across - onYDown * down) * scale - 0.5
  if (u < 0 || v < 0) return false
  const i = <i32>u
  const j = <i32>v
  if (i + 1 >= width || j + 1 >= load<i32>(figure, PICTURE_HEIGHT)) return false
  const at = <usize>(load<i32>(figure, PICTURE) + ((j * width + i) << 2))
  const below = at + (<usize>width << 2)
  if ((load<u64>(at) & load<u64>(below) & OPAQUE) != OPAQUE) return false
  const aside = f32x4.splat(u - <f32>i)
  const upper = between(i16x8.extend_low_i8x16_u(v128.load64_zero(at)), aside)
  const lower = between(i16x8.extend_low_i8x16_u(v128.load64_zero(below)), aside)
  const bytes = i32x4.trunc_sat_f32x4_s(
    f32x4.add(f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), f32x4.splat(v - <f32>j))), f32x4.splat(0.5)),
  )
  pictured = f32x4(
    linear(i32x4.extract_lane(bytes, 0)) * ofOwnR + addedR,
    linear(i32x4.extract_lane(bytes, 1)) * ofOwnG + addedG,
    linear(i32x4.extract_lane(bytes, 2)) * ofOwnB + addedB,
    0,
  )
  return true
}

/** Between two texels beside each other. */
@inline function between(two: v128, aside: v128): v128 {
  const one = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(two))
  const other = f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(two))
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), aside))
}

/**
 * A sample of a picture beside the one that was shaded last, in the same light; false if there is no picture. Like
 * `shade` without a mirror.
 */
export function shadePicture(figure: usize, triangle: i32, x: f32, y: f32, behind: f32): bool {
  if (materialOf(figure, triangle) != CARD) return false
  findShares(figure, triangle, x, y)
  const sa = shareA
  const sb = shareB
  const sc = shareC
  if (isBehindPlate(depth, behind)) return false
  if (load<f32>(posedA, 4) * sa + load<f32>(posedB, 4) * sb + load<f32>(posedC, 4) * sc < load<f32>(figure, CLIP)) return false
  findOwn(sa, sb, sc)
  const rx = load<f32>(restA) * sa + load<f32>(restB) * sb + load<f32>(restC) * sc
  const ry = load<f32>(restA, 4) * sa + load<f32>(restB, 4) * sb + load<f32>(restC, 4) * sc
  paintOver(figure, rx, ry, 1)
  findColour()
  return true
}

/** Sample x, y (in samples of the frame) of a figure's triangle; `behind` is how far the plate is there. */
export function shade(figure: usize, triangle: i32, x: f32, y: f32, behind: f32): void {
  findShares(figure, triangle, x, y)
  const a = posedA
  const b = posedB
  const c = posedC
  const sa = shareA
  const sb = shareB
  const sc = shareC
  const z = depth
  const inA = f32x4.splat(sa)
  const inB = f32x4.splat(sb)
  const inC = f32x4.splat(sc)
  // Place and normal lie beside each other.
  const place = mixed(a, b, c, inA, inB, inC)
  const wy = f32x4.extract_lane(place, 1)
  const isMirror = load<i32>(figure, MIRROR) != 0
  seen = 0
  if (isMirror) {
    if (wy > load<f32>(figure, CLIP)) return
  } else {
    if (isBehindPlate(z, behind)) return
    if (wy < load<f32>(figure, CLIP)) return
  }
  const wx = f32x4.extract_lane(place, 0)
  const wz = f32x4.extract_lane(place, 2)
  const turned = mixed(a + 16, b + 16, c + 16, inA, inB, inC)
  let nx = f32x4.extract_lane(place, 3)
  let ny = f32x4.extract_lane(turned, 0)
  let nz = f32x4.extract_lane(turned, 1)
  const length: f32 = 1 / Mathf.sqrt(nx * nx + ny * ny + nz * nz + <f32>1e-12)
  nx *= length
  ny *= length
  nz *= length
  const ra = restA
  const rb = restB
  const rc = restC
  findOwn(sa, sb, sc)
  const open = load<f32>(ra, 36) * sa + load<f32>(rb, 36) * sb + load<f32>(rc, 36) * sc
  const material = load<u32>(ra, 32) >> 24
  let flat: f32 = load<f32>(figure, GLOW)
  let gloss: f32 = 0.1
  let soft: f32 = 1
  if (material != 0) {
    const rx = load<f32>(ra) * sa + load<f32>(rb) * sb + load<f32>(rc) * sc
    const ry = load<f32>(ra, 4) * sa + load<f32>(rb, 4) * sb + load<f32>(rc, 4) * sc
    const rz = load<f32>(ra, 8) * sa + load<f32>(rb, 8) * sb + load<f32>(rc, 8) * sc
    if (material == GLOSSY) gloss = 0.6
    else if (material == GLASS) gloss = 3
    else if (material == METAL) gloss = 0.9
    else if (material == GLOWING) flat = 1
    else if (material >= VAPOUR) {
      gloss = 0
      flat = material == BLAZE ? 1 : 0.5
      soft = softness(nx, ny, nz, wx, wy, wz)
      const fine: f32 = load<f32>(figure, FADE) * 5
      // A flame is hottest where one looks through most of it.
      if (material == BLAZE) mixOwn(1, 0.72, 0.22, 0.7 * soft * soft * soft)
      else soft *= THIN
      // What the number of its samples does not say is said by their weight.
      soft = min<f32>(1, soft * 4 / max<f32>(1, Mathf.floor(soft * 4 + (((<i32>x >> 1) ^ (<i32>y >> 1)) & 1 ? 0.375 : 0.875))))
      soft *= 1 - (material == BLAZE ? 0.25 : 0.5) * (1 - clouds(rx * fine, ry * fine, rz * fine))
    }
    else if (material == FACE || material == CARD) {
      const ahead = load<f32>(ra, 20) * sa + load<f32>(rb, 20) * sb + load<f32>(rc, 20) * sc
      if (load<i32>(figure, PICTURE) != 0 && (material == CARD || ahead > 0.12)) {
        paintOver(figure, rx, ry, 1)
        // What was painted with a light of its own takes half of ours.
        if (material == CARD) flat = max<f32>(flat, 0.45)
      }
    } else {
      const scale = load<f32>(figure, SCALE)
      const second = load<u32>(figure, SECOND)
      const px = rx * scale + 17
      const py = ry * scale + 23
      const pz = rz * scale + 31
      let share: f32 = 0
      if (material == STRIPES) share = stripes(px, py, pz)
      else if (material == SPOTS) share = spots(px, py, pz)
      else if (material == PATCHES) share = patches(px, py, pz)
      else if (material == NET) share = net(px, py, pz)
      mixOwn(linear(second & 255), linear((second >> 8) & 255), linear((second >> 16) & 255), share)
    }
  }
  // A little of the light goes round the edge, as it does in clay.
  const facing = nx * view.lightX + ny * view.lightY + nz * view.lightZ
  let sun: f32 = max<f32>(0, (facing + 0.18) * <f32>(1.0 / 1.18))
  let shine: f32 = 0
  const far: f32 = 1 / Mathf.sqrt(wx * wx + wy * wy + wz * wz)
  const toEye: f32 = -far
  if (sun > 0) {
    // Further off where a texel of the map is larger: else a surface would shade itself.
    const off: f32 = 0.008 + 1.3 / view.lightScale
    const inLight = mixed(a + 36, b + 36, c + 36, inA, inB, inC)
    const lx =
      f32x4.extract_lane(inLight, 0) +
      (nx * view.acrossX + ny * view.acrossY + nz * view.acrossZ) * off * view.lightScale
    const ly =
      f32x4.extract_lane(inLight, 1) +
      (nx * view.upX + ny * view.upY + nz * view.upZ) * off * view.lightScale
    // Where it turns away from the light its own texels lie in steps.
    const turned: f32 = min<f32>(1, max<f32>(0, facing * 4))
    const reached: f32 = 1 - turned * (1 - lit(lx, ly, f32x4.extract_lane(inLight, 2) + off * 1.5, 1))
    sun *= reached
    let hx = view.lightX - wx * far
    let hy = view.lightY - wy * far
    let hz = view.lightZ - wz * far
    const half: f32 = 1 / Mathf.sqrt(hx * hx + hy * hy + hz * hz + <f32>1e-9)
    let glance = max<f32>(0, (nx * hx + ny * hy + nz * hz) * half)
    glance *= glance
    glance *= glance
    glance *= glance
    glance *= glance
    shine = gloss * reached * (gloss > 0.3 ? glance * glance : glance)
  }
  let rim: f32 = 1 - max<f32>(0, (nx * wx + ny * wy + nz * wz) * toEye)
  const edge: f32 = rim * rim * rim
  rim = edge * 0.22
  // A light behind stands above, too: more of it goes over the shoulders than round the ankles.
  const outline: f32 = edge * (0.55 + 0.45 * ny)
  const up: f32 = (0.5 + 0.5 * ny) * open
  const down: f32 = (0.5 - 0.5 * ny) * open
  const fromSky: f32 = up + rim
  const rimOwn: f32 = outline * 0.65
  const rimAdded: f32 = outline * 0.35
  let ofR = keyR * sun + skyR * fromSky + bounceR * down + rimR * rimOwn
  let ofG = keyG * sun + skyG * fromSky + bounceG * down + rimG * rimOwn
  let ofB = keyB * sun + skyB * fromSky + bounceB * down + rimB * rimOwn
  let onR = keyR * shine + rimR * rimAdded
  let onG = keyG * shine + rimG * rimAdded
  let onB = keyB * shine + rimB * rimAdded
  if (material == METAL) {
    // What is mirrored: the sky where the way back from the surface goes up, the ground where it goes down, a dark line between.
    const along: f32 = <f32>2 * (nx * wx + ny * wy + nz * wz)
    const back: f32 = (ny * along - wy) * toEye
    const level: f32 = max<f32>(0, 1 - Mathf.abs(back - 0.02) * 5)
    const above: f32 = max<f32>(0, min<f32>(1, 0.5 + back * 2.2))
    const env: f32 = 1.15 - 0.7 * level
    const high: f32 = env * 1.35 * above
    const low: f32 = env * 0.95 * (1 - above)
    ofR = ofR * 0.45 + skyR * high + bounceR * low
    ofG = ofG * 0.45 + skyG * high + bounceG * low
    ofB = ofB * 0.45 + skyB * high + bounceB * low
    onR = onR * 0.45 + keyR * shine * 0.5
    onG = onG * 0.45 + keyG * shine * 0.5
    onB = onB * 0.45 + keyB * shine * 0.5
  } else if (material == GLASS) {
    // Its edges are seen best: there it has the sky's light. What it is of counts as much as if it were whole.
    const edge: f32 = 1 + rim * 9
    ofR *= edge
    ofG *= edge
    ofB *= edge
    onR *= edge
    onG *= edge
    onB *= edge
  }
  if (flat > 0) {
    // By itself, or by a light that fell on it before: evenly.
    const even = min<f32>(1, 0.72 * keyG + 0.5 * skyG)
    const own: f32 = material == GLOWING || material == BLAZE || load<f32>(figure, GLOW) > 0.5 ? 1 : even
    ofR += (own - ofR) * flat
    ofG += (own - ofG) * flat
    ofB += (own - ofB) * flat
    onR -= onR * flat
    onG -= onG * flat
    onB -= onB * flat
  }
  const clear = max<f32>(0.62, 1 / (1 + hazePerMetre * z))
  ofOwnR = ofR * clear
  ofOwnG = ofG * clear
  ofOwnB = ofB * clear
  addedR = onR * clear + hazeR * (1 - clear)
  addedG = onG * clear + hazeG * (1 - clear)
  addedB = onB * clear + hazeB * (1 - clear)
  findColour()
  seen = load<f32>(figure, OPACITY) * soft
  if (isMirror) {
    const deep = load<f32>(figure, CLIP) - wy
    seen *= max<f32>(0, 1 - deep * load<f32>(figure, FADE))
  }
}
