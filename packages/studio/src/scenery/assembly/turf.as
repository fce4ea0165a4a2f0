// What the ground is made of: grass, rock, sand, snow, paths and leaves, by slope, height and chance.
import { above, atLeast, below, clamp01, lanes, magnitude, mix, rise, sine, some } from './lanes'
import { cellNoise, cloudy, noise } from './noise'

export let grassR: f32 = 0.1
export let grassG: f32 = 0.2
export let grassB: f32 = 0.05
export let dryR: f32 = 0.2
export let dryG: f32 = 0.2
export let dryB: f32 = 0.08
export let rockR: f32 = 0.2
export let rockG: f32 = 0.19
export let rockB: f32 = 0.18
export let soilR: f32 = 0.12
export let soilG: f32 = 0.09
export let soilB: f32 = 0.06
export let woodsR: f32 = 0.03
export let woodsG: f32 = 0.06
export let woodsB: f32 = 0.025
export let sandR: f32 = 0.5
export let sandG: f32 = 0.4
export let sandB: f32 = 0.27
/** Up to this height above the water the ground is sand. */
export let sandTop: f32 = -100
/** 1 covers everything with sand, grain and ripples. */
export let sandAll: f32 = 0
export let rippleDepth: f32 = 0
/** Snow lies above this height where it is not too steep; -1000 for everywhere. */
export let snowLine: f32 = 1e6
export let snowSoft: f32 = 120
/** Slope (1 flat … 0 upright) below which rock shows. */
export let rockBelow: f32 = 0.72
export let rockSoft: f32 = 0.12
/** A trodden path of this half width, running away from the camera. */
export let pathWidth: f32 = 0
export let pathX: f32 = 0
/** Rain makes ground dark and shiny. */
export let wet: f32 = 0
/** Dancing light on a sea bed, 0…1. */
export let caustics: f32 = 0
/** Fallen leaves, 0…1, in two colours. */
export let litter: f32 = 0
export let litterR: f32 = 0.3
export let litterG: f32 = 0.12
export let litterB: f32 = 0.03

export let albedoR: v128 = f32x4.splat(0)
export let albedoG: v128 = f32x4.splat(0)
export let albedoB: v128 = f32x4.splat(0)

/** Colours the ground at a place, so far from the eye, into albedoR, albedoG, albedoB. */
export function groundMatter(x: v128, h: v128, z: v128, distance: v128, ny: v128, past: v128, wooded: v128): void {
  const broad = cloudy(x * 0.03, z * 0.03, 3)
  const small = cloudy(x * 0.9, z * 0.9, 3)
  const fineFade = 1.0 - rise(distance, 8.0, 60.0)
  let fine = lanes(0.5)
  if (some(above(fineFade, 0.0))) fine = mix(fine, noise(x * 23.0, z * 23.0, 71) * 0.6 + noise(x * 61.0, z * 61.0, 72) * 0.4, fineFade)
  // Grass: green and dry in drifts, darker between the tufts.
  const dry = rise(broad + (small - 0.5) * 0.4, 0.38, 0.72)
  const tuft = small * 0.5 + fine * 0.6 + 0.45
  albedoR = mix(lanes(grassR), lanes(dryR), dry) * tuft
  albedoG = mix(lanes(grassG), lanes(dryG), dry) * tuft
  albedoB = mix(lanes(grassB), lanes(dryB), dry) * tuft
  if (litter > 0.0) {
    const leaf = rise(noise(x * 5.0, z * 5.0, 73) * 0.5 + fine * 0.5 + small * 0.4, 0.95 - litter * 0.5, 1.1 - litter * 0.4)
    const tone = cellNoise(x * 9.0, z * 9.0, 74) * 0.9 + 0.5
    albedoR = mix(albedoR, tone * litterR, leaf)
    albedoG = mix(albedoG, tone * litterG, leaf)
    albedoB = mix(albedoB, tone * litterB, leaf)
  }
  if (pathWidth > 0.0) {
    const centre = sine(z * 0.08) * 1.6 * rise(z, 6.0, 40.0) + pathX
    const d = magnitude(x - centre) + (small - 0.5) * 0.8
    const grit = fine * 0.7 + 0.65
    const t = 1.0 - rise(d, pathWidth * 0.7, pathWidth * 1.25)
    albedoR = mix(albedoR, grit * soilR, t)
    albedoG = mix(albedoG, grit * soilG, t)
    albedoB = mix(albedoB, grit * soilB, t)
  }
  // Rock where it is steep, layered and cracked.
  const far = clamp01(distance * 0.004)
  let rough = lanes(0.5)
  if (snowLine < 9e5 || some(below(ny, rockBelow + rockSoft + 0.13))) rough = cloudy(x * 0.06 + 3.0, h * 0.06 + z * 0.03, 4)
  const steep = (1.0 - rise(ny + (rough - 0.5) * 0.25, rockBelow - rockSoft, rockBelow + rockSoft)) * (1.0 - wooded)
  if (some(above(steep, 0.0))) {
    const layer = sine(h * 0.09 + cloudy(x * 0.01, z * 0.01, 3) * 9.0) * 0.14
    const crack = noise(x * 0.5 + z * 0.2, h * 0.8, 79) * (1.0 - rise(distance, 60.0, 260.0)) * 0.3
    const shade = atLeast(rough * 1.1 + layer + 0.42 - crack, 0.08)
    albedoR = mix(albedoR, shade * rockR, steep)
    albedoG = mix(albedoG, shade * rockG, steep)
    albedoB = mix(albedoB, shade * rockB, steep)
  }
  if (some(above(wooded, 0.0))) {
    const crown = noise(x * 0.16, z * 0.16, 41)
    const t = wooded
    const tone = crown * crown * 1.3 + 0.25
    const hue = noise(x * 0.05, z * 0.05, 75) * 0.5 + 0.75
    albedoR = mix(albedoR, tone * hue * woodsR, t)
    albedoG = mix(albedoG, tone * woodsG, t)
    albedoB = mix(albedoB, tone * woodsB, t)
  }
  if (sandTop > -50.0 || sandAll > 0.0) {
    const grain = fine * 0.22 + small * 0.1 + broad * 0.16 + 0.76
    let t = 1.0 - rise(h + (small - 0.5) * 0.3, sandTop * 0.8, sandTop * 1.2 + 0.05)
    t = atLeast(t, sandAll)
    albedoR = mix(albedoR, grain * sandR, t)
    albedoG = mix(albedoG, grain * sandG, t)
    albedoB = mix(albedoB, grain * sandB, t)
    // Wet sand by the water.
    const damp = (1.0 - rise(-past + (small - 0.5) * 1.2, 0.2, 3.2)) * t * (sandAll > 0.0 ? <f32>0.0 : <f32>1.0)
    const dark = 1.0 - damp * 0.52
    albedoR = albedoR * dark
    albedoG = albedoG * dark
    albedoB = albedoB * (dark + damp * 0.06)
  }
  if (snowLine < 9e5) {
    const cover = rise(h + (rough - 0.5) * 260.0 * far + (small - 0.5) * 2.0, snowLine - snowSoft, snowLine + snowSoft)
    const lying = rise(ny + (rough - 0.5) * 0.3, 0.5, 0.68)
    const t = cover * lying
    const soft = fine * 0.05 + small * 0.05 + 0.9
    albedoR = mix(albedoR, soft * 0.84, t)
    albedoG = mix(albedoG, soft * 0.88, t)
    albedoB = mix(albedoB, soft * 0.95, t)
  }
  if (wet > 0.0) {
    const dark: f32 = 1.0 - wet * 0.35
    albedoR = albedoR * dark
    albedoG = albedoG * dark
    albedoB = albedoB * dark
  }
}

