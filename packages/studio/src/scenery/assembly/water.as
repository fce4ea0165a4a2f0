// Water: a mirror of what has been drawn above it, bent by waves, deep below, with the sun's glitter and foam at the edge.
import {
  atLeast, atMost, below, both, choose, clamp01, exp, lanes, less, magnitude, mix, power, ramp, rise, root, sine, some, square,
} from './lanes'
import { cellNoise, cloudy, noise, sloped, slopeX, slopeY } from './noise'
import {
  aim, blueAt, clock, depthAt, depthOf, eye, focal, greenAt, horizonY, isLevel, mapX, mapZ, markWhere, offsetOf, paintWhere, rayX,
  rayY, rayZ, redAt, stride, upOf, WATER, width,
} from './picture'
import {
  blue, green, hazeB, hazeG, hazeOver, hazeR, hazeSunB, hazeSunG, hazeSunR, hazeTowards, red, skyLightB, skyLightG,
  skyLightR, skyTowards, sunB, sunG, sunR, sunX, sunY, sunZ,
} from './air'
import { heightAt, pastShore, riverWidth, shoreZ } from './relief'

/** Steepness of the waves, and metres of the longest. */
export let waveSteep: f32 = 0.1
export let waveLength: f32 = 9
/** Water flows along the view, as a river does, at this many metres a second. */
export let flow: f32 = 0
export let deepR: f32 = 0.01
export let deepG: f32 = 0.04
export let deepB: f32 = 0.06
export let shallowR: f32 = 0.1
export let shallowG: f32 = 0.3
export let shallowB: f32 = 0.28
/** Metres of water over which the bed disappears. */
export let clearness: f32 = 2
export let foam: f32 = 0
/** Lines of breaking waves that follow the shore, 0…1. */
export let surf: f32 = 0
/** White crests out at sea, 0…1. */
export let whitecaps: f32 = 0
export let glitter: f32 = 1
/** Depth at which water ends where no land does, for a sea without a far shore. */
export let waterFar: f32 = 60000
/** Rain drops ringing on the surface. */
export let drops: f32 = 0

/** Reads the finished picture above the horizon where the bent ray would meet it; where none is above it, all is sky. */
@inline function mirrored(plane: usize, x: v128, y: v128): v128 {
  const row = f32x4.pmin(f32x4.pmax(y, lanes(0.0)), lanes(max<f32>(horizonY - 1.0, 0.0)))
  const column = f32x4.pmin(f32x4.pmax(x, lanes(0.0)), lanes(<f32>(width - 2)))
  const y0 = f32x4.floor(row)
  const fy = row - y0
  const x0 = f32x4.floor(column)
  const fx = column - x0
  const index = i32x4.add(i32x4.mul(i32x4.trunc_sat_f32x4_s(y0), i32x4.splat(stride)), i32x4.trunc_sat_f32x4_s(x0))
  const a = <usize>i32x4.extract_lane(index, 0) << 2
  const b = <usize>i32x4.extract_lane(index, 1) << 2
  const c = <usize>i32x4.extract_lane(index, 2) << 2
  const d = <usize>i32x4.extract_lane(index, 3) << 2
  const next = <usize>(stride << 2)
  const p = plane
  const low = f32x4(load<f32>(p + a), load<f32>(p + b), load<f32>(p + c), load<f32>(p + d))
  const lowX = f32x4(load<f32>(p + a, 4), load<f32>(p + b, 4), load<f32>(p + c, 4), load<f32>(p + d, 4))
  const q = plane + next
  const high = f32x4(load<f32>(q + a), load<f32>(q + b), load<f32>(q + c), load<f32>(q + d))
  const highX = f32x4(load<f32>(q + a, 4), load<f32>(q + b, 4), load<f32>(q + c, 4), load<f32>(q + d, 4))
  return mix(mix(low, lowX, fx), mix(high, highX, fx), fy)
}

let tiltX: v128 = f32x4.splat(0)
let tiltZ: v128 = f32x4.splat(0)

/** Slopes of the surface: a few trains of waves, the short ones fading where a pixel holds many of them. */
function waves(x: v128, z: v128, distance: v128): void {
  let sx = lanes(0.0)
  let sz = lanes(0.0)
  let k: f32 = 1.0 / waveLength
  let steep: f32 = waveSteep
  let px = x
  let pz = z - flow * clock
  let speed: f32 = 0.35
  const trains = f32x4.extract_lane(distance, 0) < 90.0 ? 7 : 5
  for (let i = 0; i < trains; i++) {
    // Longer across than along: seas come towards the beach.
    const bend = i < 2 ? <f32>0.55 : <f32>0.8
    const u = (px * bend + pz * 0.15) * k + clock * speed * 0.4
    const v = (pz - px * 0.12) * k + clock * speed
    sloped(u, v, 80 + i)
    const perPixel = distance * distance * (k / (focal * max<f32>(eye, 0.5)))
    const fade = 1.0 / (square(perPixel * 1.3) + 1.0)
    sx = sx + slopeX * steep * bend * fade
    sz = sz + slopeY * steep * fade
    k *= 2.17
    steep *= 0.8
    speed *= 1.5
    const t = px * 0.82 - pz * 0.57
    pz = pz * 0.82 + px * 0.57
    px = t
  }
  tiltX = sx
  tiltZ = sz
}

export function waterRow(y: i32): void {
  const level = isLevel()
  if (level && upOf(y) >= 0.0) return
  const shaped = shoreZ > 0.0 || riverWidth > 0.0
  for (let x = 0; x < width; x += 4) {
    const o = offsetOf(x, y)
    aim(ramp(<f32>x), y)
    const down = below(rayY, 0.0)
    const distance = atMost(lanes(eye) / choose(down, -rayY, lanes(1e-9)), waterFar)
    const here = both(down, less(distance, depthOf(o)))
    if (!some(here)) continue
    const wx = level ? rayX * distance : mapX(rayX * distance, rayZ * distance)
    const z = level ? rayZ * distance : mapZ(rayX * distance, rayZ * distance)
    let bed = lanes(50.0)
    let past = lanes(50.0)
    if (shaped) {
      bed = -heightAt(wx, z, 4)
      past = pastShore(wx, z)
    }
    waves(wx, z, distance)
    const calm = shaped ? rise(bed, -0.02, 0.5) : lanes(1.0)
    let sx = tiltX * calm
    let sz = tiltZ * calm
    if (drops > 0.0) {
      const cx = wx * 2.2
      const cz = z * 2.2
      const when = cellNoise(cx, cz, 91)
      const age = when + clock * 1.3 - f32x4.floor(when + clock * 1.3)
      const rx = cx - f32x4.floor(cx) - 0.5
      const rz = cz - f32x4.floor(cz) - 0.5
      const r = root(rx * rx + rz * rz)
      const ring = sine((r - age * 0.5) * 42.0) * exp(square((r - age * 0.5) * 11.0) * -1.0) * (1.0 - age) * drops * (1.0 - rise(distance, 10.0, 40.0))
      sx = sx + ring * rx / (r + 0.02) * 0.6
      sz = sz + ring * rz / (r + 0.02) * 0.6
    }
    const inverse = 1.0 / root(rayX * rayX + (rayY * rayY + rayZ * rayZ))
    const vx = rayX * inverse
    const vy = inverse * rayY
    const vz = rayZ * inverse
    const nl = 1.0 / root(sx * sx + sz * sz + 1.0)
    const nx = -sx * nl
    const nz = -sz * nl
    const ny = nl
    const facing = clamp01(-(vx * nx + vy * ny + vz * nz))
    const one = 1.0 - facing
    const fresnel = square(square(one)) * one * 0.95 + 0.035
    // The mirrored ray: where it would leave the picture above the horizon.
    const k = (vx * nx + vy * ny + vz * nz) * 2.0
    const rx = vx - nx * k
    const ry = atLeast(vy - ny * k, 0.002)
    const rz = level ? atLeast(vz - nz * k, 0.05) : vz - nz * k
    const flat = root(rx * rx + ry * ry + rz * rz)
    let r = lanes(0.0)
    let g = lanes(0.0)
    let b = lanes(0.0)
    if (level) {
      const mx = rx / rz * focal + (centre() - 0.5)
      const my = lanes(horizonY - 0.5) - ry / rz * focal
      r = mirrored(redAt, mx, my)
      g = mirrored(greenAt, mx, my)
      b = mirrored(blueAt, mx, my)
      const outside = below(my, 0.0)
      if (some(outside)) {
        const n = 1.0 / flat
        skyTowards(rx * n, ry * n, rz * n, false)
        const t = clamp01(my * -0.01)
        r = mix(r, red, t)
        g = mix(g, green, t)
        b = mix(b, blue, t)
      }
    } else {
      // What is above the frame is not drawn: the open sky stands for it.
      const n = 1.0 / flat
      skyTowards(rx * n, ry * n, rz * n, false)
      r = red
      g = green
      b = blue
    }
    // Light that went in and came out again, and the bed where it is shallow.
    const day = lanes(skyLightR * 0.3 + skyLightG * 0.5 + skyLightB * 0.2 + (sunR + sunG) * 0.2 * max<f32>(sunY, 0.05))
    const open = shaped ? 1.0 - exp(atLeast(bed, 0.0) * (<f32>-1.0 / clearness)) : lanes(1.0)
    const lift = clamp01(sz * 1.2 + 0.5) * 0.5 + 0.75
    let dr = mix(lanes(shallowR), lanes(deepR), open) * day * lift
    let dg = mix(lanes(shallowG), lanes(deepG), open) * day * lift
    let db = mix(lanes(shallowB), lanes(deepB), open) * day * lift
    if (shaped) {
      const see = exp(atLeast(bed, 0.0) * (-1.6 / clearness))
      dr = mix(dr, v128.load(redAt + o), see * 0.75)
      dg = mix(dg, v128.load(greenAt + o), see * 0.75)
      db = mix(db, v128.load(blueAt + o), see * 0.75)
    }
    r = mix(dr, r, fresnel)
    g = mix(dg, g, fresnel)
    b = mix(db, b, fresnel)
    if (glitter > 0.0) {
      // How often a facet stands right to throw the sun at the eye; sparks where a single one does.
      const hx = lanes(sunX) - vx
      const hy = lanes(sunY) - vy
      const hz = lanes(sunZ) - vz
      const px = hx / hy + sx * 0.6
      const pz = hz / hy + sz * 0.6
      const rough: f32 = waveSteep * 0.55 + 0.012
      const chance = exp((px * px + pz * pz) * (-0.5 / (rough * rough)))
      const spark = cellNoise(wx * (lanes(focal) / distance) * 0.5, lanes(<f32>y * 0.5), 92)
      const sharp = power(spark, 7.0) * 5.5 + 0.22
      const w = chance * sharp * glitter * (fresnel * 3.0 + 0.4)
      r = r + w * sunR
      g = g + w * sunG
      b = b + w * sunB
    }
    let froth = lanes(0.0)
    if (foam > 0.0 && shaped) froth = shoreFoam(wx, z, bed, past)
    if (whitecaps > 0.0) {
      const crest = cloudy(wx * 0.05 + clock * 0.05, z * 0.11 + clock * 0.16, 5)
      const streak = cloudy(wx * 0.8, z * 1.4 + clock * 0.3, 3)
      const lace = 1.0 - magnitude(noise(wx * 1.7 + streak * 2.5, z * 2.6, 94) * 2.0 - 1.0)
      const broken = rise(crest + (streak - 0.5) * 0.35, 0.74 - whitecaps * 0.1, 0.9 - whitecaps * 0.08)
      froth = froth + broken * rise(lace * 0.7 + streak * 0.6, 0.72, 1.1) * rise(distance, 3.0, 14.0) * 0.85
    }
    froth = clamp01(froth)
    const white = lanes(0.82)
    const lightR: f32 = skyLightR + sunR * max<f32>(sunY, 0.12) * 0.8
    const lightG: f32 = skyLightG + sunG * max<f32>(sunY, 0.12) * 0.8
    const lightB: f32 = skyLightB + sunB * max<f32>(sunY, 0.12) * 0.8
    r = mix(r, white * lightR, froth)
    g = mix(g, white * lightG, froth)
    b = mix(b, white * lightB, froth)
    // The thin edge shows the ground through it.
    if (shaped) {
      const film = rise(bed, 0.0, 0.05)
      r = mix(v128.load(redAt + o) * 0.7, r, film)
      g = mix(v128.load(greenAt + o) * 0.7, g, film)
      b = mix(v128.load(blueAt + o) * 0.7, b, film)
    }
    const lost = hazeOver(distance * root(rayX * rayX + rayZ * rayZ), lanes(0.0), eye)
    const tint = hazeTowards(rayX, rayZ)
    r = mix(r, mix(lanes(hazeR), lanes(hazeSunR), tint), lost)
    g = mix(g, mix(lanes(hazeG), lanes(hazeSunG), tint), lost)
    b = mix(b, mix(lanes(hazeB), lanes(hazeSunB), tint), lost)
    paintWhere(here, o, r, g, b)
    v128.store(depthAt + o, choose(here, distance, depthOf(o)))
    markWhere(here, o, WATER)
  }
}
@inline function centre(): v128 {
  return lanes(centreColumn)
}
/** The column of the lens' axis; the same number as the picture's. */
export let centreColumn: f32 = 0

/** Lines of broken waves that follow the shore, and the lace they leave behind. */
function shoreFoam(x: v128, z: v128, bed: v128, past: v128): v128 {
  const lace = cloudy(x * 1.3, z * 1.9 + clock * 0.1, 4)
  const cells = 1.0 - magnitude(noise(x * 2.6 + lace * 2.0, z * 3.4, 93) * 2.0 - 1.0)
  const wander = (cloudy(x * 0.06, z * 0.03, 2) - 0.5) * 5.0
  let sum = rise(lace + rise(bed, 0.16, 0.0) * 0.5, 0.7, 0.84)
  sum = sum * rise(bed, 0.34, 0.02)
  for (let i = 0; i < 4 && surf > 0.0; i++) {
    const place: f32 = 2.2 + <f32>(i * i) * 2.6 + <f32>i * 3.4
    const d = past - place + wander * (1.0 + <f32>i * 0.4) + sine(lanes(clock * 0.5 + <f32>i * 1.7)) * 0.7
    // Steep on the seaward side, trailing lace to the shore.
    const front = rise(d, 0.25 + <f32>i * 0.1, 0.0) * rise(d, -2.6 - <f32>i, -0.1)
    const gap = rise(cloudy(x * 0.09 + <f32>i * 7.0, z * 0.02, 2), 0.34 + <f32>i * 0.05, 0.56 + <f32>i * 0.05)
    const edge = rise(magnitude(d), 0.3, 0.05)
    sum = sum + gap * surf * (edge * 0.9 + front * rise(cells * cells + lace * 0.5, 0.75, 1.15) * 0.8)
  }
  return clamp01(sum * foam)
}
