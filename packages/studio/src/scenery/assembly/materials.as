// What surfaces are made of: patterns over a solid's own colour, in metres. Every pattern fades to its mean where it
// would be finer than a pixel, or it would shimmer.
import {
  atMost, below, both, choose, clamp01, cosine, lanes, least, magnitude, mix, most, part, power, rise, sine, whole,
} from './lanes'
import { cellNoise, cloudy, noise, ridged } from './noise'
import { ALBEDO, EMISSION, GLOSS, MATERIAL, SCALE, SECOND, VARIANT } from './solids'

export let matterR: v128 = f32x4.splat(0)
export let matterG: v128 = f32x4.splat(0)
export let matterB: v128 = f32x4.splat(0)
export let shineR: v128 = f32x4.splat(0)
export let shineG: v128 = f32x4.splat(0)
export let shineB: v128 = f32x4.splat(0)
/** How much of a mirror it is here, facing it. */
export let gloss: v128 = f32x4.splat(0)
/** Sideways tilt of the surface: folds, joints. */
export let tiltU: v128 = f32x4.splat(0)
export let tiltV: v128 = f32x4.splat(0)

/** Share of windows with light in them, 0…1, and how bright. */
export let litWindows: f32 = 0
export let windowGlow: f32 = 1
/** What window panes show of the sky. */
export let paneR: f32 = 0.4
export let paneG: f32 = 0.5
export let paneB: f32 = 0.6

export const PLAIN: i32 = 0
export const BOARDS: i32 = 1
export const PLASTER: i32 = 2
export const CLOTH: i32 = 3
export const BRICK: i32 = 4
export const FACADE: i32 = 5
export const ROAD: i32 = 6
export const SLABS: i32 = 7
export const MARBLE: i32 = 8
export const TILES: i32 = 9
export const CURTAIN: i32 = 10
export const PAINTING: i32 = 11
export const BOOKS: i32 = 12
export const RUG: i32 = 13
export const SHOPFRONT: i32 = 14
export const WOOD: i32 = 15
export const LEATHER: i32 = 16
export const STRIPES: i32 = 17
export const GOODS: i32 = 18
export const ROCK: i32 = 19
export const CROWD: i32 = 20
export const LEAVES: i32 = 21
export const PANES: i32 = 22
export const POOL: i32 = 23
export const ROOF: i32 = 24
export const BLOCKS: i32 = 25

@inline function toned(t: v128): void {
  matterR = matterR * t
  matterG = matterG * t
  matterB = matterB * t
}
@inline function towards(p: usize, t: v128): void {
  matterR = mix(matterR, lanes(load<f32>(p, SECOND)), t)
  matterG = mix(matterG, lanes(load<f32>(p, SECOND + 4)), t)
  matterB = mix(matterB, lanes(load<f32>(p, SECOND + 8)), t)
}
/** A line of half width `w` at whole numbers of x, softened over a pixel; with its weight kept when far away. */
@inline function seam(x: v128, w: f32, pixel: v128): v128 {
  const d = magnitude(x - f32x4.nearest(x))
  const soft = pixel + 0.0001
  return clamp01((lanes(w) - d) / soft + 0.5) * least(lanes(1.0), lanes(w) / soft * 2.0 + 0.15)
}

/** Fills in matter, shine, gloss and tilt. `u`, `v` in metres on the face, `pixel` the metres a pixel covers there. */
export function material(p: usize, u: v128, v: v128, ny: v128, pixel: v128): void {
  const zero = lanes(0.0)
  matterR = lanes(load<f32>(p, ALBEDO))
  matterG = lanes(load<f32>(p, ALBEDO + 4))
  matterB = lanes(load<f32>(p, ALBEDO + 8))
  shineR = lanes(load<f32>(p, EMISSION))
  shineG = lanes(load<f32>(p, EMISSION + 4))
  shineB = lanes(load<f32>(p, EMISSION + 8))
  gloss = lanes(load<f32>(p, GLOSS))
  tiltU = zero
  tiltV = zero
  const kind = <i32>load<f32>(p, MATERIAL)
  const scale = load<f32>(p, SCALE)
  const variant = load<f32>(p, VARIANT)
  if (kind == BOARDS) boards(u, v, scale, pixel)
  else if (kind == WOOD) wood(u, v, scale)
  else if (kind == PLASTER) {
    const t = cloudy(u * 1.3, v * 1.3, 3) * 0.1 + noise(u * 60.0, v * 60.0, 101) * 0.04 * clamp01(1.0 - pixel * 90.0) + 0.93
    toned(t)
  } else if (kind == CLOTH) cloth(u, v, pixel)
  else if (kind == LEATHER) {
    toned(cloudy(u * 6.0, v * 6.0, 3) * 0.4 + 0.8)
  } else if (kind == BRICK) brick(p, u, v, pixel)
  else if (kind == FACADE) facade(p, u, v, ny, pixel, scale, variant)
  else if (kind == SHOPFRONT) shopfront(p, u, v, ny, pixel, variant)
  else if (kind == ROAD) road(p, u, v, pixel)
  else if (kind == SLABS) {
    const offset = part(whole(v * (1.0 / scale)) * 0.5)
    const joint = most(seam(u * (1.0 / scale) + offset, 0.012, pixel * (1.0 / scale)), seam(v * (1.0 / scale), 0.012, pixel * (1.0 / scale)))
    const tone = cellNoise(u * (1.0 / scale) + offset, v * (1.0 / scale), 102) * 0.22 + cloudy(u * 3.0, v * 3.0, 3) * 0.3 + 0.74
    toned(tone * (1.0 - joint * 0.5))
  } else if (kind == MARBLE) {
    const bend = cloudy(u * 1.7, v * 1.7, 4)
    const vein = 1.0 - magnitude(noise(u * 1.6 + bend * 3.0, v * 1.1 + bend * 2.2, 103) * 2.0 - 1.0)
    towards(p, power(vein, 14.0) * 0.7 + cloudy(u * 5.0, v * 5.0, 3) * 0.12)
  } else if (kind == TILES) {
    const k: f32 = 1.0 / scale
    const row = whole(v * k * 2.0)
    const x = u * k + part(row * 0.5)
    const joint = most(seam(x, 0.02, pixel * k), seam(v * k * 2.0, 0.04, pixel * k * 2.0))
    toned(cellNoise(x, row, 104) * 0.12 + 0.92)
    towards(p, joint * 0.8)
    gloss = gloss * (1.0 - joint)
  } else if (kind == CURTAIN) {
    const bend = cloudy(u * 0.8, v * 0.12, 2)
    const x = u * (1.0 / scale) + bend * 1.4
    const fold = sine(x * 6.2832)
    tiltU = cosine(x * 6.2832) * 0.9
    toned(fold * 0.3 + cosine(x * 12.566) * 0.08 + 0.72)
  } else if (kind == PAINTING) painting(p, u, v, variant)
  else if (kind == BOOKS) books(u, v, pixel)
  else if (kind == RUG) {
    const r = most(magnitude(u) * 0.62, magnitude(v))
    const ring = sine(r * (9.0 / scale))
    towards(p, rise(ring, 0.25, 0.45) * 0.75)
    const weave = noise(u * 70.0, v * 70.0, 105) * clamp01(1.0 - pixel * 60.0) * 0.3
    toned(weave + cloudy(u * 4.0, v * 4.0, 3) * 0.25 + 0.75)
  } else if (kind == STRIPES) {
    const k: f32 = 1.0 / scale
    const x = magnitude(part(u * k + variant) - 0.5)
    towards(p, mix(lanes(0.5), clamp01((lanes(0.25) - x) / (pixel * k + 0.002) + 0.5), clamp01(2.0 - pixel * (k * 2.0))))
  } else if (kind == GOODS) goods(p, u, v, pixel, scale)
  else if (kind == ROCK) {
    const bend = cloudy(u * (0.5 / scale), v * (0.5 / scale), 3)
    const crack = ridged(u * (0.8 / scale) + bend, v * (1.1 / scale), 4)
    tiltU = (noise(u * (2.0 / scale), v * (2.0 / scale), 125) - 0.5) * 0.9
    toned(crack * 0.75 + bend * 0.5 + 0.25)
    towards(p, rise(bend, 0.5, 0.8) * 0.4)
  } else if (kind == CROWD) crowd(u, v, pixel)
  else if (kind == LEAVES) {
    const clump = cloudy(u * (2.2 / scale), v * (2.2 / scale), 3)
    const leaf = noise(u * (11.0 / scale), v * (11.0 / scale), 126)
    tiltU = (leaf - 0.5) * 1.1
    toned(clump * 0.9 + leaf * 0.5 + 0.2)
    towards(p, rise(leaf * clump, 0.3, 0.5) * 0.5)
  } else if (kind == PANES) panes(u, v, pixel, scale, variant * 2.0)
  else if (kind == POOL) {
    const bend = noise(u * 0.9, v * 0.9, 127) * 1.3
    const a = 1.0 - magnitude(noise(u * 1.3 + bend, v * 1.3, 128) * 2.0 - 1.0)
    const b = 1.0 - magnitude(noise(u * 2.3, v * 2.3 + bend, 129) * 2.0 - 1.0)
    towards(p, clamp01(power(a, 6.0) * 0.7 + power(b, 7.0) * 0.5))
    const line = seam(u * (1.0 / scale), 0.05, pixel * (1.0 / scale))
    toned(1.0 - line * 0.45)
  } else if (kind == ROOF) {
    const k: f32 = 1.0 / scale
    const wave = sine(u * (k * 6.2832))
    tiltU = cosine(u * (k * 6.2832)) * 0.8 * clamp01(1.0 - pixel * (k * 2.0))
    const row = seam(v * (k * 0.8), 0.08, pixel * (k * 0.8))
    toned((wave * 0.22 * clamp01(1.2 - pixel * (k * 2.0)) + cellNoise(u * k, v * (k * 0.8), 130) * 0.2 + 0.85) * (1.0 - row * 0.45))
  } else if (kind == BLOCKS) {
    const k: f32 = 1.0 / scale
    const row = whole(v * (k * 1.7))
    const x = u * k + cellNoise(row, lanes(2.0), 131) + part(row * 0.5)
    const joint = most(seam(x, 0.025, pixel * k), seam(v * (k * 1.7), 0.035, pixel * (k * 1.7)))
    const tone = cellNoise(x, row, 132)
    toned((tone * 0.35 + cloudy(u * 2.4, v * 2.4, 4) * 0.6 + 0.45) * (1.0 - joint * 0.55))
  }
}

/** Snow on what faces up, thinner where it drifts; ways are trodden, basins keep none. */
export function snowOver(p: usize, ny: v128, px: v128, pz: v128, depth: f32): void {
  const kind = <i32>load<f32>(p, MATERIAL)
  if (kind == POOL) return
  const drift = noise(px * 2.3, pz * 2.3, 123) * 0.24
  const lies = rise(ny + drift, 0.42, 0.7) * (kind == ROAD || kind == SLABS ? depth * 0.45 : depth)
  matterR = mix(matterR, lanes(0.8), lies)
  matterG = mix(matterG, lanes(0.84), lies)
  matterB = mix(matterB, lanes(0.9), lies)
  gloss = gloss * (1.0 - lies)
}

/** A display of many small things, each with a colour of its own between the two of the solid. */
function goods(p: usize, u: v128, v: v128, pixel: v128, scale: f32): void {
  const k: f32 = 1.0 / scale
  const row = whole(v * k)
  const x = u * k + part(row * 0.5)
  const hue = cellNoise(x, row, 133)
  const tone = cellNoise(x, row, 134)
  const dx = part(x) - 0.5
  const dy = part(v * k) - 0.5
  const near = clamp01(1.4 - pixel * (k * 1.6))
  const gap = rise(dx * dx + dy * dy, 0.16, 0.27) * near
  towards(p, hue)
  matterR = matterR * (part(hue * 5.7) * 0.6 + 0.7)
  matterG = matterG * (part(hue * 9.1) * 0.6 + 0.7)
  matterB = matterB * (part(hue * 3.3) * 0.6 + 0.7)
  toned((tone * 0.4 + 0.75 - dy * 0.4 * near) * (1.0 - gap * 0.75))
}

/** People on rising seats, seen from far away. */
function crowd(u: v128, v: v128, pixel: v128): void {
  const row = whole(v * 2.0)
  const x = u * 1.9 + part(row * 0.5)
  const hue = cellNoise(x, row, 135)
  const dx = part(x) - 0.5
  const y = part(v * 2.0)
  const near = clamp01(1.3 - pixel * 3.0)
  const head = rise(dx * dx * 1.2 + (y - 0.72) * (y - 0.72), 0.05, 0.03)
  const body = rise(magnitude(dx), 0.42, 0.34) * rise(y, 0.62, 0.5)
  const there = most(head, body) * rise(cellNoise(x, row, 136), 0.06, 0.1)
  const r = mix(part(hue * 3.1) * 0.7 + 0.12, lanes(0.6), head)
  const g = mix(part(hue * 7.7) * 0.55 + 0.1, lanes(0.42), head)
  const b = mix(part(hue * 13.3) * 0.6 + 0.12, lanes(0.32), head)
  const share = mix(lanes(0.7), there, near)
  matterR = mix(matterR, r, share)
  matterG = mix(matterG, g, share)
  matterB = mix(matterB, b, share)
}

/** Glass between bars: it shows the sky, or the light of a room behind it by night. */
function panes(u: v128, v: v128, pixel: v128, scale: f32, brightness: f32): void {
  const k: f32 = 1.0 / scale
  const bar = most(seam(u * k, 0.035, pixel * k), seam(v * k * 0.7, 0.03, pixel * k * 0.7))
  const glass = 1.0 - bar
  const sheen = (cloudy(u * 0.35 + v * 0.2, v * 0.3, 2) * 0.5 + 0.65) * brightness
  shineR = shineR + glass * sheen * paneR
  shineG = shineG + glass * sheen * paneG
  shineB = shineB + glass * sheen * paneB
  toned(bar * 0.85 + 0.1)
  gloss = gloss * glass
}

function boards(u: v128, v: v128, scale: f32, pixel: v128): void {
  const k: f32 = 1.0 / scale
  const board = whole(u * k)
  const start = cellNoise(board, lanes(3.0), 106) * 7.0
  const along = v * 0.55 + start
  const plank = whole(along)
  const tone = cellNoise(board, plank, 107)
  const grain = cloudy(u * (k * 5.0) + tone * 20.0, v * 1.6 + tone * 40.0, 4)
  const fibre = noise(u * (k * 38.0), v * 3.5 + tone * 9.0, 108) * clamp01(1.0 - pixel * (k * 9.0))
  const joint = most(seam(u * k, 0.022, pixel * k), seam(along, 0.004, pixel * 0.55))
  toned((tone * 0.34 + grain * 0.42 + fibre * 0.14 + 0.48) * (1.0 - joint * 0.72))
  matterR = matterR * (tone * 0.1 + 0.95)
  gloss = gloss * (1.0 - joint * 0.8) * (grain * 0.6 + 0.7)
}
function wood(u: v128, v: v128, scale: f32): void {
  const k: f32 = 1.0 / scale
  const bend = cloudy(u * (k * 0.7), v * (k * 2.0), 3)
  const ring = sine((v * (k * 9.0) + bend * 5.0) * 1.2) * 0.5 + 0.5
  const fibre = noise(u * (k * 3.0), v * (k * 60.0), 109)
  toned(ring * 0.2 + fibre * 0.18 + bend * 0.3 + 0.58)
}
function cloth(u: v128, v: v128, pixel: v128): void {
  const near = clamp01(1.0 - pixel * 120.0)
  const weave = sine(u * 700.0) * sine(v * 700.0) * near * 0.1
  const nap = cloudy(u * 9.0, v * 9.0, 3)
  toned(nap * 0.3 + weave + 0.84)
}
function brick(p: usize, u: v128, v: v128, pixel: v128): void {
  const row = whole(v * 13.3)
  const x = u * 4.4 + part(row * 0.5)
  const joint = most(seam(x, 0.03, pixel * 4.4), seam(v * 13.3, 0.08, pixel * 13.3))
  const tone = cellNoise(x, row, 110)
  toned(tone * 0.5 + cloudy(u * 2.0, v * 2.0, 3) * 0.4 + 0.55)
  towards(p, joint * 0.75)
}

/** Rows of windows. `scale` is the width of a bay, storeys are 3.3 m; lit ones by chance. */
function facade(p: usize, u: v128, v: v128, ny: v128, pixel: v128, scale: f32, variant: f32): void {
  const wall = below(magnitude(ny), 0.5)
  const k: f32 = 1.0 / scale
  const s: f32 = 0.30303
  const x = u * k + variant * 37.0
  const y = v * s + 300.0
  const fx = part(x)
  const fy = part(y)
  const soft = pixel * k
  const softY = pixel * s
  const glassy = variant > 0.62
  const w: f32 = glassy ? 0.44 : 0.27
  const h: f32 = glassy ? 0.42 : 0.3
  const inX = clamp01((lanes(w) - magnitude(fx - 0.5)) / (soft + 0.001) + 0.5)
  const inY = clamp01((lanes(h) - magnitude(fy - 0.52)) / (softY + 0.001) + 0.5)
  // Far away the single window is lost: its mean remains.
  const fine = clamp01(1.6 - soft * 2.2)
  const mean: f32 = w * h * 4.0
  let pane = mix(lanes(mean), inX * inY, fine)
  pane = both(pane, wall)
  const storey = cloudy(u * 0.3, v * 0.3, 2) * 0.2 + 0.85
  toned(storey * (1.0 - clamp01((lanes(0.03) - fy) / (softY + 0.001) + 0.5) * 0.3 * fine))
  // A frame and the reveal's shadow.
  const reveal = clamp01((lanes(h - 0.1) - (fy - 0.52)) / (softY + 0.02))
  const chance = cellNoise(x, y, 111)
  const lit = both(below(chance, litWindows), wall)
  const tone = cellNoise(x, y, 112)
  const sky = cellNoise(x * 0.5, y * 0.5, 113) * 0.5 + fy * 0.35 + 0.35
  const pr = sky * paneR
  const pg = sky * paneG
  const pb = sky * paneB
  const keep = 1.0 - pane
  const still = mix(lanes(litWindows), choose(lit, lanes(1.0), lanes(0.0)), fine)
  // Warm rooms, a few cool ones; curtains dim some of them.
  const warm = rise(tone, 0.0, 0.75)
  const level = (part(tone * 7.3) * 0.8 + 0.3) * windowGlow
  const glow = pane * still * level
  shineR = shineR + glow * mix(lanes(0.75), lanes(1.0), warm) + pane * pr * (1.0 - still * 0.6)
  shineG = shineG + glow * mix(lanes(0.85), lanes(0.6), warm) + pane * pg * (1.0 - still * 0.6)
  shineB = shineB + glow * mix(lanes(1.0), lanes(0.22), warm) + pane * pb * (1.0 - still * 0.6)
  matterR = matterR * (keep * 0.9 + 0.1 * reveal)
  matterG = matterG * (keep * 0.9 + 0.1 * reveal)
  matterB = matterB * (keep * 0.9 + 0.1 * reveal)
}

/** A shop at street level: a wide lit window, a sill, a sign board above. */
function shopfront(p: usize, u: v128, v: v128, ny: v128, pixel: v128, variant: f32): void {
  const wall = below(magnitude(ny), 0.5)
  const x = u * 0.25 + variant * 11.0
  const fx = part(x)
  const inX = clamp01((0.45 - magnitude(fx - 0.5)) / (pixel * 0.25 + 0.002) + 0.5)
  const low = v + 1.9
  const inY = clamp01((low - 0.5) / (pixel + 0.01) + 0.5) * clamp01((2.75 - low) / (pixel + 0.01) + 0.5)
  const pane = both(inX * inY, wall)
  const sign = both(clamp01((low - 3.0) / (pixel + 0.01)) * clamp01((3.6 - low) / (pixel + 0.01)), wall)
  const hue = cellNoise(x, lanes(1.0), 114)
  // A lit ceiling, goods in the lower half, people and shelves as soft shapes.
  const item = cellNoise(u * 2.6 + hue * 30.0, whole(low * 1.2) + hue * 9.0, 118)
  const display = rise(low + cloudy(u * 2.2 + hue * 17.0, low * 1.5, 2) * 1.4, 2.1, 1.5)
  const inside = rise(low, 0.4, 2.9) * 0.75 + 0.3
  const goods = inside * (cloudy(u * 1.1 + hue * 11.0, low * 0.8, 3) * 0.9 + 0.4) * (1.0 - display * (item * 0.55 + 0.25))
  const mullion = seam(fx * 3.0, 0.02, pixel * 0.75)
  const glow: f32 = litWindows > 0.2 ? windowGlow * 0.8 : paneG * 1.1
  const level = pane * (goods * 0.75 + 0.25) * (1.0 - mullion) * glow
  shineR = shineR + level * mix(lanes(1.0), part(item * 7.0), display * 0.35) + sign * hue * (windowGlow * litWindows * 0.5)
  shineG = shineG + level * mix(hue * 0.16 + 0.66, part(item * 13.0), display * 0.35) + sign * part(hue * 3.7) * (windowGlow * litWindows * 0.5)
  shineB = shineB + level * mix(hue * 0.45 + 0.28, part(item * 23.0), display * 0.35) + sign * part(hue * 7.1) * (windowGlow * litWindows * 0.5)
  const keep = 1.0 - pane * 0.92
  matterR = mix(matterR * keep, part(hue * 5.3) * 0.5 + 0.1, sign)
  matterG = mix(matterG * keep, part(hue * 9.1) * 0.4 + 0.08, sign)
  matterB = mix(matterB * keep, part(hue * 2.9) * 0.4 + 0.08, sign)
}

function road(p: usize, u: v128, v: v128, pixel: v128): void {
  const grit = noise(u * 40.0, v * 40.0, 115) * clamp01(1.0 - pixel * 30.0) * 0.35
  const patch = cloudy(u * 0.5, v * 0.25, 4)
  const track = cosine(u * 1.9) * 0.05
  toned(grit + patch * 0.5 + track + 0.55)
  // A dashed line along the middle; SECOND is its colour.
  const dash = rise(sine(v * 1.05), -0.1, 0.05)
  const line = clamp01((0.075 - magnitude(u)) / (pixel + 0.002) + 0.5) * dash
  const edge = clamp01((0.06 - magnitude(magnitude(u) - 2.9)) / (pixel + 0.002) + 0.5)
  const worn = rise(cloudy(u * 6.0, v * 6.0, 3), 0.3, 0.55) * 0.75 + 0.1
  towards(p, atMost(line + edge, 1.0) * worn)
  gloss = gloss * rise(patch, 0.3, 0.62)
}

function painting(p: usize, u: v128, v: v128, variant: f32): void {
  const k = variant * 50.0
  const a = cloudy(u * 1.4 + k, v * 1.4, 3)
  const b = cloudy(u * 2.2 + a * 3.0 + k, v * 2.2 + a * 2.0, 4)
  const hill = rise(v + (b - 0.5) * 0.9, -0.08, 0.12)
  matterR = mix(b * 0.5 + 0.1, a * 0.3 + 0.62, hill)
  matterG = mix(b * 0.4 + 0.14, a * 0.35 + 0.5, hill)
  matterB = mix(a * 0.5 + 0.1, b * 0.4 + 0.36, hill)
}

function books(u: v128, v: v128, pixel: v128): void {
  const x = u * 24.0
  const n = cellNoise(x, lanes(2.0), 116)
  const hue = cellNoise(x, lanes(5.0), 117)
  const edge = seam(x, 0.1, pixel * 24.0)
  const t = n * 0.6 + 0.35
  matterR = t * (hue * 0.7 + 0.15)
  matterG = t * (part(hue * 5.1) * 0.45 + 0.14)
  matterB = t * (part(hue * 9.7) * 0.5 + 0.12)
  toned(1.0 - edge * 0.6)
}
