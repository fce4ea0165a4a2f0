import type { Weather } from '../../setting/setting.ts'
import { boxMean, clampValue, type Plane, smoothStep } from '../../planes/plane.ts'
import type { Areas } from './find-areas.ts'
import { type LabPicture, lightPlane } from '../../planes/lab-picture.ts'
import { softNoise } from './soft-noise.ts'
import { curved } from './apply-tone.ts'

/** The effect of weather on light: remaining colour, gamma of the lights, haze by distance, grey over the sky. */
type Air = {
  colour: number
  bend: number
  scale: number
  haze: number
  hazeLight: number
  grey: number
  skyLight: number
  cool: number
}

const AIRS: Record<Exclude<Weather, 'clear'>, Air> = {
  cloudy: { colour: 0.8, bend: 1.06, scale: 0.95, haze: 0.08, hazeLight: 0.8, grey: 0.85, skyLight: 0.74, cool: 0.006 },
  rain: { colour: 0.66, bend: 1.18, scale: 0.88, haze: 0.38, hazeLight: 0.66, grey: 0.92, skyLight: 0.62, cool: 0.012 },
  snow: { colour: 0.82, bend: 0.98, scale: 0.98, haze: 0.32, hazeLight: 0.86, grey: 0.75, skyLight: 0.84, cool: 0.01 },
  fog: { colour: 0.74, bend: 1, scale: 1, haze: 0.96, hazeLight: 0.84, grey: 0.95, skyLight: 0.85, cool: 0.004 },
  storm: { colour: 0.6, bend: 1.4, scale: 0.78, haze: 0.3, hazeLight: 0.45, grey: 0.96, skyLight: 0.4, cool: 0.018 },
}

/** The light and air of weather; precipitation is drawn last, over everything (see draw-precipitation.ts). */
export async function applyWeather(lab: LabPicture, areas: Areas, weather: Weather, seed: number): Promise<void> {
  const sky = await areas.sky()
  if (weather === 'clear') return clear(lab, sky)
  const air = AIRS[weather]
  const near = await areas.nearness()
  const isNight = lab.light.reduce((sum, light) => sum + light, 0) / lab.light.length < 0.3
  const hazeLight = isNight ? air.hazeLight * 0.42 : air.hazeLight
  const skyLight = isNight ? air.skyLight * 0.36 : air.skyLight
  const clouds = softNoise(lab, Math.max(lab.width, lab.height) * 0.22, seed, 4)
  const banks = softNoise(lab, Math.max(lab.width, lab.height) * 0.16, seed + 5, 3)
  for (let at = 0; at < lab.light.length; at++) {
    const over = sky.values[at]! * air.grey
    const light = clampValue(clampValue(lab.light[at]!) ** air.bend * air.scale)
    const cloudy = clampValue(skyLight + (clouds.values[at]! - 0.5) * (weather === 'fog' ? 0.05 : 0.3))
    let [nextLight, a, b] = [
      light + (cloudy - light) * over,
      lab.a[at]! * air.colour,
      lab.b[at]! * air.colour - air.cool,
    ]
    a += (-0.002 - a) * over
    b += (-0.01 - b) * over
    const far = clampValue(1 - near.values[at]!)
    const thick = far ** 1.5 * (0.82 + 0.36 * (banks.values[at]! - 0.5))
    const share = clampValue(air.haze * (weather === 'fog' ? 0.12 + 0.88 * thick : thick) * (1 - over * 0.4))
    nextLight += (hazeLight - nextLight) * share
    lab.light[at] = nextLight
    lab.a[at] = a + (-0.003 - a) * share
    lab.b[at] = b + (-0.009 - b) * share
  }
  if (weather === 'rain' || weather === 'storm') wet(lab, sky, near)
}

/** Wet ground is darker, with reflections smeared towards the viewer. */
function wet(lab: LabPicture, sky: Plane, near: Plane): void {
  const { width, height } = lab
  const blurred = boxMean(lightPlane(lab), Math.max(2, Math.round(width * 0.01)))
  for (let at = 0; at < lab.light.length; at++) {
    const y = Math.floor(at / width)
    const ground = smoothStep(0.62, 0.8, y / height) * (1 - sky.values[at]!) * smoothStep(0.3, 0.6, near.values[at]!)
    if (ground < 0.01) continue
    const mirrored = blurred.values[Math.max(0, Math.floor(2 * height * 0.62 - y)) * width + (at % width)]!
    const dark = lab.light[at]! * 0.86
    lab.light[at] = lab.light[at]! + (dark + (mirrored - dark) * 0.16 - lab.light[at]!) * ground
  }
}

/** Removes haze, and restores colours and a blue sky. */
function clear(lab: LabPicture, sky: Plane): void {
  for (let at = 0; at < lab.light.length; at++) {
    const share = sky.values[at]! * 0.6 * (1 - smoothStep(0.9, 1, lab.light[at]!) * 0.7)
    const light = curved(clampValue(lab.light[at]! ** 0.95), 1.14)
    lab.light[at] = light + (0.74 - light) * share * 0.5
    lab.a[at] = lab.a[at]! * 1.12 + (-0.03 - lab.a[at]!) * share
    lab.b[at] = lab.b[at]! * 1.12 + 0.004 + (-0.09 - lab.b[at]!) * share
  }
}
