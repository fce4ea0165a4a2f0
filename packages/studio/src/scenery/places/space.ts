import { cos, pow, sin } from '../arithmetic.ts'
import { parseColour as c, mixColours, scaleColour } from '../colour.ts'
import { colours } from '../paint-land.ts'
import { SKY_DEPTH } from '../plate.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Palettes of gas: two glows, the void, the bright heart. */
type Gas = readonly [string, string, string, string]
const GAS: readonly [Gas, ...Gas[]] = [
  ['#3a5aa8', '#b04a8a', '#03040a', '#ffd0c0'],
  ['#1f7a80', '#3a4ab0', '#02050a', '#c8f0ff'],
  ['#a8502a', '#7a2a6a', '#060308', '#ffd890'],
  ['#5a3aa8', '#2a7ab0', '#040310', '#e0d0ff'],
]
/** Planets: low, high, clouds, air, and whether bands of gas. */
type World = readonly [low: string, high: string, clouds: string, air: string, gas: number]
const WORLDS: readonly [World, ...World[]] = [
  ['#123a6a', '#5a7a3a', '#f0f4f8', '#6ab0ff', 0],
  ['#8a4a2a', '#c98a58', '#e8c8a0', '#ffb080', 0],
  ['#b08a60', '#e8d0a8', '#f4e8d0', '#ffd8a0', 1],
  ['#3a5a8a', '#8ab0d8', '#e0ecf8', '#90c8ff', 1],
]

/** Stars, a nebula, a planet with its air. Time of day turns the sun; nothing here has weather. */
export const space: PaintedPlace = {
  horizon: 0.62,
  eye: 1.5,
  subjectDepths: [4, 30],
  floor: 0,
  lightFromSide: true,
  paint(context) {
    const { air, brush, kernels, seeded, options, width, height } = context
    const [a, b, dark, heart] = seeded.pick(GAS)
    const bright = options.time === 'night' ? 0.6 : options.time === 'noon' ? 1.25 : 1
    kernels.set(
      colours({
        fieldA: c(a, 0.34 * bright),
        fieldB: c(b, 0.34 * bright),
        fieldC: c(dark, 0.6),
        fieldD: c(heart, 0.3 * bright),
      }),
    )
    for (let y = 0; y < height; y++) kernels.call('nebulaRow', y)
    const unit = Math.sqrt(width * height) / 1100
    for (let i = 0; i < 2600; i++) {
      const light = 0.06 / pow(seeded.next() + 0.008, 0.8)
      const tone = mixColours(c('#ffd4a8'), c('#b4ccff'), seeded.next())
      const r = unit * (0.8 + 0.5 * Math.min(light, 1.6))
      const x = seeded.next() * width
      const y = seeded.next() * height
      brush.glow({
        x,
        y,
        rx: r * 1.4,
        ry: r * 1.4,
        z: SKY_DEPTH * 0.99,
        colour: scaleColour(tone, light * 0.34),
        soft: 1,
      })
      if (light < 1.5) continue
      brush.glow({ x, y, rx: r * 12, ry: r * 12, z: SKY_DEPTH * 0.99, colour: scaleColour(tone, 0.02), soft: 1 })
      for (const [rx, ry] of [
        [r * 11, r * 0.5],
        [r * 0.5, r * 11],
      ] as const) {
        brush.glow({ x, y, rx, ry, z: SKY_DEPTH * 0.99, colour: scaleColour(tone, 0.16), soft: 1 })
      }
    }
    brush.flush()
    const [low, high, clouds, rim, gas] = seeded.pick(WORLDS)
    const side = seeded.next() < 0.5 ? -1 : 1
    const azimuth = { dawn: 0.5, morning: 0.9, noon: 1.5, afternoon: 1.2, sunset: 0.45, dusk: 0.2, night: 0 }[
      options.time
    ]
    const sunX = -side * cos(azimuth * 0.6) * 0.9
    const sunY = 0.42
    const sunZ = -sin(azimuth) * 0.9 + 0.15
    const n = 1 / Math.sqrt(sunX * sunX + sunY * sunY + sunZ * sunZ)
    air.direction = [sunX * n, sunY * n, sunZ * n]
    air.sun = c('#fff2e0', 2.4)
    air.ambient = scaleColour(mixColours(c(a), c(b), 0.5), 0.3)
    air.hazePerMetre = 0
    if (options.isBare) return
    const size = Math.sqrt(width * height) * seeded.between(0.2, 0.27)
    const x = width * (0.5 + side * seeded.between(0.2, 0.27))
    const y = height * seeded.between(0.36, 0.46)
    // Its air, lit by the sun: a soft disc behind the planet, moved towards the light.
    for (const [reach, strength] of [
      [1.14, 0.42],
      [1.36, 0.16],
      [1.8, 0.05],
    ] as const) {
      brush.glow({
        x: x + air.direction[0] * size * 0.16,
        y: y - air.direction[1] * size * 0.16,
        rx: size * reach,
        ry: size * reach,
        z: SKY_DEPTH * 0.99,
        colour: c(rim, strength),
        soft: 1,
      })
    }
    brush.flush()
    kernels.set({
      ...colours({
        fieldA: c(low),
        fieldB: c(high),
        fieldC: c(clouds),
        // The kernel ends its glow in a circle, faint enough that the edge is invisible.
        fieldD: c(rim, 0.05),
        sun: scaleColour(air.sun, 0.24),
      }),
      sunX: air.direction[0],
      sunY: air.direction[1],
      sunZ: air.direction[2],
      planetGas: gas,
      planetX: x,
      planetY: y,
      planetSize: size,
    })
    for (let y = 0; y < height; y++) kernels.call('planetRow', y)
  },
}
