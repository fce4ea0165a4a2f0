// Whole pictures made of a formula: a studio sweep, a nebula with a planet, flowing colour.
import {
  above, atLeast, atMost, below, both, butNot, choose, clamp01, exp, lanes, magnitude, mix, most, power, ramp, rise, root, sine, some,
  square,
} from './lanes'
import { cloudy, noise, ridged } from './noise'
import {
  aim, blueAt, clearRow, clock, depthAt, depthOf, eye, focal, greenAt, GROUND, height, horizonY, markWhere,
  offsetOf, OTHER, paint, rayX, rayY, rayZ, redAt, width,
} from './picture'
import { sunB, sunG, sunR, sunX, sunY, sunZ } from './air'

/** Four colours of a field. */
export let fieldAR: f32 = 0
export let fieldAG: f32 = 0
export let fieldAB: f32 = 0
export let fieldBR: f32 = 0
export let fieldBG: f32 = 0
export let fieldBB: f32 = 0
export let fieldCR: f32 = 0
export let fieldCG: f32 = 0
export let fieldCB: f32 = 0
export let fieldDR: f32 = 0
export let fieldDG: f32 = 0
export let fieldDB: f32 = 0

/** Where the paper of the sweep begins to rise, and the radius of its bend. */
export let sweepZ: f32 = 5
export let sweepBend: f32 = 2.2
/** The pool of light: its middle, and its reach. */
export let poolX: f32 = 0
export let poolZ: f32 = 3.4
export let poolReach: f32 = 3.2

/** Paper hung behind and drawn forward without an edge: A is its colour, B the key light, C the fill, D the backdrop's light. */
export function sweepRow(y: i32): void {
  clearRow(y)
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    aim(ramp(<f32>x), y)
    // On the floor, on the bend (a quarter circle), or on the wall.
    const down = below(rayY, -0.0001)
    let t = choose(down, lanes(-eye) / choose(down, rayY, lanes(-1.0)), lanes(1e6))
    const rises = above(rayZ * t, sweepZ)
    if (some(rises)) {
      // The ray meets the circle about (sweepBend, sweepZ).
      const a = rayY * rayY + rayZ * rayZ
      const cy: f32 = eye - sweepBend
      const b = rayY * cy - rayZ * sweepZ
      const c: f32 = cy * cy + sweepZ * sweepZ - sweepBend * sweepBend
      const d = b * b - a * c
      const bent = (root(d) - b) / a
      const isBent = both(above(d, 0.0), below(rayY * bent + eye, sweepBend))
      const wall = lanes(sweepZ + sweepBend) / rayZ
      t = choose(rises, choose(isBent, bent, wall), t)
    }
    const z = rayZ * t
    const h = atLeast(rayY * t + eye, 0.0)
    const wx = rayX * t
    // How far along the paper, so that the bend does not compress the light.
    const slope = atMost(h * (1.0 / sweepBend), 1.0)
    const along = z + h * 0.8
    const dx = (wx - poolX) * (1.0 / poolReach)
    const dz = (along - poolZ) * (1.0 / poolReach)
    const pool = exp((dx * dx + dz * dz) * -0.55)
    const halo = exp((square(wx - poolX * 0.5) * 0.045 + square(h - 1.6) * 0.1) * -1.0) * slope
    const turn = 1.0 - slope * 0.35
    const grain = (noise(wx * 90.0, along * 90.0, 131) - 0.5) * 0.012 + 1.0
    const r = (pool * turn * fieldBR + fieldCR + halo * fieldDR) * fieldAR * grain
    const g = (pool * turn * fieldBG + fieldCG + halo * fieldDG) * fieldAG * grain
    const b = (pool * turn * fieldBB + fieldCB + halo * fieldDB) * fieldAB * grain
    paint(o, r, g, b)
    v128.store(depthAt + o, t)
    const upright = above(slope, 0.5)
    markWhere(upright, o, OTHER)
    markWhere(butNot(i32x4.splat(-1), upright), o, GROUND)
  }
}

/** Gas and dust between stars: A and B glow, C is the dark of dust, D the rare bright heart. */
export function nebulaRow(y: i32): void {
  clearRow(y)
  const k: f32 = 2.1 / focal
  const v = lanes((<f32>y - horizonY) * k)
  for (let x = 0; x < width; x += 4) {
    const u = (ramp(<f32>x) - <f32>width * 0.5) * k
    const wu = cloudy(u * 1.1 + 3.0, v * 1.1, 4) - 0.5
    const wv = cloudy(u * 1.1, v * 1.1 + 7.0, 4) - 0.5
    const a = cloudy(u * 1.3 + wu * 2.2, v * 1.3 + wv * 2.2, 6)
    const b = cloudy(u * 2.1 - wv * 1.8 + 9.0, v * 2.1 + wu * 1.8, 6)
    const dust = ridged(u * 1.5 + wu * 1.6 + 2.0, v * 1.5 + wv * 1.6, 6)
    const band = exp(square(v + u * 0.45 + wu * 0.9 - 0.1) * -2.2)
    const gasA = power(rise(a, 0.32, 0.85), 1.6) * (band * 0.9 + 0.12)
    const gasB = power(rise(b, 0.4, 0.9), 1.8) * (band + 0.08)
    const dark = 1.0 - rise(dust, 0.3, 0.75) * 0.8 * band
    const heart = power(rise(a * b, 0.2, 0.5), 2.0) * band
    const r = (gasA * fieldAR + gasB * fieldBR + heart * fieldDR) * dark + fieldCR
    const g = (gasA * fieldAG + gasB * fieldBG + heart * fieldDG) * dark + fieldCG
    const bl = (gasA * fieldAB + gasB * fieldBB + heart * fieldDB) * dark + fieldCB
    paint(offsetOf(x, y), r, g, bl)
  }
}

/** A planet: middle and radius in pixels; its depth in metres. */
export let planetX: f32 = 0
export let planetY: f32 = 0
export let planetSize: f32 = 0
/** 0 seas and land … 1 bands of gas. */
export let planetGas: f32 = 0
export let planetDepth: f32 = 50000

/** Colours: A low, B high, C clouds, D the air around it. */
export function planetRow(y: i32): void {
  const dy = (<f32>y + 0.5 - planetY) / planetSize
  if (dy * dy > 1.35) return
  for (let x = 0; x < width; x += 4) {
    const dx = (ramp(<f32>x) + (0.5 - planetX)) * (1.0 / planetSize)
    const d2 = dx * dx + dy * dy
    if (!some(below(d2, 1.35))) continue
    const o = offsetOf(x, y)
    const r = root(d2)
    const inside = clamp01((1.0 - r) * planetSize + 0.5)
    const nz = root(1.0 - d2)
    const nx = dx
    const ny = lanes(-dy)
    // The sun stands behind the camera's shoulder or beyond the rim: only its direction across the disc counts.
    const sun = nx * sunX + ny * sunY - nz * sunZ
    const day = rise(sun, -0.12, 0.5)
    // Turned a little, so that bands and ice do not lie level.
    const px = nx * 0.92 + ny * 0.38
    const py = ny * 0.92 - nx * 0.38
    const u = px * 1.6 + 5.0
    const v = py * 1.6
    const w = nz * 1.6
    const warp = cloudy(u * 1.5 + w, v * 1.5 - w, 4) - 0.5
    let t = lanes(0.0)
    let cloud = lanes(0.0)
    if (planetGas > 0.5) {
      const swirl = cloudy(u * 1.2 + warp * 1.5, v * 5.0 + warp, 5)
      t = sine(v * 9.0 + swirl * 5.0 + warp * 4.0) * 0.5 + 0.5
      cloud = rise(cloudy(u * 2.0 + warp * 3.0, v * 11.0, 5), 0.5, 0.8) * 0.6
    } else {
      t = rise(cloudy(u * 1.9 + warp * 0.8, v * 1.9 + w, 6), 0.47, 0.56)
      const ice = rise(magnitude(py) + warp * 0.25, 0.82, 0.93)
      cloud = most(rise(cloudy(u * 2.6 + warp * 2.4, v * 3.6 + w * 1.4 + warp, 6), 0.5, 0.78) * 0.9, ice)
    }
    const rough = cloudy(u * 7.0, v * 7.0 + w, 4) * 0.5 + 0.75
    let cr = mix(mix(lanes(fieldAR), lanes(fieldBR), t) * rough, lanes(fieldCR), cloud)
    let cg = mix(mix(lanes(fieldAG), lanes(fieldBG), t) * rough, lanes(fieldCG), cloud)
    let cb = mix(mix(lanes(fieldAB), lanes(fieldBB), t) * rough, lanes(fieldCB), cloud)
    const limb = power(1.0 - nz, 3.0)
    const air = limb * (day + 0.05)
    cr = cr * day * sunR + air * fieldDR
    cg = cg * day * sunG + air * fieldDG
    cb = cb * day * sunB + air * fieldDB
    // Outside the disc the air glows on, where the sun is behind it most.
    const outside = exp((r - 1.0) * -16.0) * butNot(lanes(1.0), below(r, 1.0)) * rise(sun + 0.25, -0.2, 0.7)
    const old = v128.load(redAt + o)
    const oldG = v128.load(greenAt + o)
    const oldB = v128.load(blueAt + o)
    paint(
      o,
      mix(old + outside * fieldDR * 0.55, cr, inside),
      mix(oldG + outside * fieldDG * 0.55, cg, inside),
      mix(oldB + outside * fieldDB * 0.55, cb, inside),
    )
    const solid = above(inside, 0.5)
    v128.store(depthAt + o, choose(solid, lanes(planetDepth), depthOf(o)))
    markWhere(solid, o, OTHER)
  }
}

/** Sheets of colour that fold over one another like silk, lit from the side. */
export let flowScale: f32 = 1
export let flowTurn: f32 = 0

let silkU: v128 = f32x4.splat(0)
let silkV: v128 = f32x4.splat(0)
@inline function silk(u: v128, v: v128): v128 {
  const a = cloudy(u * 0.5 + clock * 0.02, v * 0.5, 2)
  const b = cloudy(u * 0.5 + 5.2, v * 0.5 + clock * 0.015, 2)
  silkU = a
  silkV = b
  const x = u + a * 3.1
  const y = v + b * 3.1
  const c = noise(x * 0.7, y * 0.7, 141)
  const d = sine(x * 1.5 + y * 2.2 + c * 4.0) * 0.5 + 0.5
  return d * 0.6 + c * 0.4
}
export function flowRow(y: i32): void {
  clearRow(y)
  const k: f32 = flowScale / focal * 2.4
  const v0 = (<f32>y - <f32>height * 0.5) * k
  const cosTurn = 1.0 - flowTurn * flowTurn * 0.5
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    const u0 = (ramp(<f32>x) - <f32>width * 0.5) * k
    const u = u0 * cosTurn + v0 * flowTurn
    const v = lanes(v0 * cosTurn) - u0 * flowTurn
    const h = silk(u, v)
    const a = silkU
    const b = silkV
    const e: f32 = 0.02
    const hx = silk(u + e, v)
    const hy = silk(u, v + e)
    const sx = (hx - h) * (0.42 / e)
    const sy = (hy - h) * (0.42 / e)
    const n = 1.0 / root(sx * sx + sy * sy + 1.0)
    const light = clamp01((sx * -0.55 + sy * 0.5 + 0.72) * n)
    const spec = power(clamp01((sx * -0.32 + sy * 0.3 + 0.9) * n), 26.0)
    const t1 = rise(h, 0.12, 0.62)
    const t2 = rise(a + (h - 0.5) * 0.5, 0.42, 0.74)
    const t3 = rise(b + (0.5 - h) * 0.4, 0.48, 0.8)
    let r = mix(lanes(fieldAR), lanes(fieldBR), t1)
    let g = mix(lanes(fieldAG), lanes(fieldBG), t1)
    let bl = mix(lanes(fieldAB), lanes(fieldBB), t1)
    r = mix(r, lanes(fieldCR), t2)
    g = mix(g, lanes(fieldCG), t2)
    bl = mix(bl, lanes(fieldCB), t2)
    r = mix(r, lanes(fieldDR), t3 * 0.85)
    g = mix(g, lanes(fieldDG), t3 * 0.85)
    bl = mix(bl, lanes(fieldDB), t3 * 0.85)
    const shade = light * 1.05 + 0.12
    paint(o, r * shade + spec * 0.28, g * shade + spec * 0.28, bl * shade + spec * 0.3)
    v128.store(depthAt + o, lanes(16.0) - h * 8.0)
    markWhere(i32x4.splat(-1), o, OTHER)
  }
}

/** Blurs what is away from `focus` by a disc that grows with the difference; reads a copy of the planes in scratch. */
export function defocusRow(y: i32, copyAt: usize, planeSize: usize, focus: f32, strength: f32, most: f32): void {
  for (let x = 0; x < width; x++) {
    const o = offsetOf(x, y)
    const z = load<f32>(depthAt + o)
    const own = min<f32>(abs<f32>(1.0 / z - 1.0 / focus) * strength * focal, most)
    if (own < 0.7) continue
    // A wide disc changes little from one pixel to the next: every second pixel of every second row, copied to its block.
    const wide = own > 3.0
    if (wide && ((x | y) & 1) == 1) {
      const p = offsetOf(x & ~1, y & ~1)
      const same = abs<f32>(load<f32>(depthAt + p) - z) < z * 0.05
      if (same) {
        store<f32>(redAt + o, load<f32>(redAt + p))
        store<f32>(greenAt + o, load<f32>(greenAt + p))
        store<f32>(blueAt + o, load<f32>(blueAt + p))
        continue
      }
    }
    let r: f32 = 0.0
    let g: f32 = 0.0
    let b: f32 = 0.0
    let weight: f32 = 0.0
    // A spiral of points: as even as a disc can be covered.
    const taps = own > 6.0 ? 44 : own > 2.5 ? 24 : 12
    let cx: f32 = 1.0
    let cy: f32 = 0.0
    for (let i = 0; i < taps; i++) {
      const radius = sqrt<f32>((<f32>i + 0.5) / <f32>taps) * own
      const px = min(max(x + <i32>(cx * radius + 1000.5) - 1000, 0), width - 1)
      const py = min(max(y + <i32>(cy * radius + 1000.5) - 1000, 0), height - 1)
      // Turn by the golden angle.
      const t = cx * -0.7373688 - cy * 0.6754903
      cy = cx * 0.6754903 - cy * 0.7373688
      cx = t
      const q = offsetOf(px, py)
      const there = load<f32>(depthAt + q)
      const theirs = min<f32>(abs<f32>(1.0 / there - 1.0 / focus) * strength * focal, most)
      // Sharp things in front do not smear over what lies behind them.
      const w: f32 = there < z * 0.9 && theirs < radius ? 0.0 : 1.0
      r += load<f32>(copyAt + q) * w
      g += load<f32>(copyAt + planeSize + q) * w
      b += load<f32>(copyAt + planeSize + planeSize + q) * w
      weight += w
    }
    if (weight < 0.5) continue
    const k: f32 = 1.0 / weight
    store<f32>(redAt + o, r * k)
    store<f32>(greenAt + o, g * k)
    store<f32>(blueAt + o, b * k)
  }
}
