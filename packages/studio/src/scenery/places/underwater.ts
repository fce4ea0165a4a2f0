import { clamp, cos, sin } from '../arithmetic.ts'
import { type Colour, parseColour as c, colourLuminance, mixColours, scaleColour } from '../colour.ts'
import { type PlateContext, groundHeight, projectPoint } from '../plate-context.ts'
import { paintBush } from '../growth/bush.ts'
import { paintRock } from '../growth/rock.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky, setAir } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A reef: sand with dancing light, corals, weed, shafts from the surface. */
export const underwater: PaintedPlace = {
  horizon: 0.42,
  eye: 2,
  stands: [3.5, 14],
  lightFromSide: false,
  paint(context) {
    const { air, kernels, seeded } = context
    const day = clamp(colourLuminance(air.sun) / 2.4 + colourLuminance(air.ambient) * 0.25, 0.04, 1.2)
    const warm = scaleColour(air.sun, 1 / Math.max(colourLuminance(air.sun), 0.05))
    const deep = scaleColour(c('#0a4a74'), day)
    air.zenith = scaleColour(mixColours(c('#4ac0cc'), warm, 0.12), 0.9 * day)
    air.horizon = scaleColour(c('#0f6a94'), 0.9 * day)
    air.opposite = deep
    air.band = [0, 0, 0]
    air.glow = scaleColour(c('#8ff0f0'), 0.5 * day)
    air.disc = [0, 0, 0]
    air.skyFall = 2.2
    air.direction = [air.direction[0] * 0.35, 0.86, 0.38]
    air.sun = scaleColour(mixColours(c('#9fe8e0'), warm, 0.25), 1.5 * day)
    air.ambient = scaleColour(c('#4a9ab0'), 0.8 * day)
    air.bounce = scaleColour(air.ambient, 0.4)
    air.haze = scaleColour(c('#0e6088'), 0.85 * day)
    air.hazeSun = scaleColour(c('#1a86a8'), 0.95 * day)
    air.hazePerMetre = 0.034
    air.hazeHeight = 0
    air.stars = 0
    air.wet = 0
    air.clouds = { ...air.clouds, cover: 0, cirrus: 0, overcast: 0 }
    setAir(context)
    kernels.set({ surface: 0.9 * day })
    paintSky(context)
    paintLand(context, {
      ...colours({ sand: c('#d8c69a'), rock: c('#6a6a66') }),
      sandAll: 1,
      rippleDepth: 0.34,
      bumpHeight: 0.4,
      bumpWidth: 4,
      rollHeight: 9,
      rollWidth: 30,
      rollFrom: 12,
      landFar: 160,
      caustics: 0.9,
      rockBelow: 0.3,
    })
    paintClouds(context)
    const corals = [c('#d8566a'), c('#e08a3a'), c('#b85aa8'), c('#e6c24a'), c('#c8483a'), c('#7a6ad0')] as const
    const things = Array.from({ length: 84 }, () => {
      const z = 4.5 + 26 * seeded.next()
      const side = seeded.next() < 0.5 ? -1 : 1
      return { x: side * (1.7 + z * seeded.between(0.06, 0.68)), z, what: seeded.next() }
    })
    things.sort((a, b) => b.z - a.z)
    for (const { x, z, what } of things) {
      if (what < 0.3)
        paintRock(context, { x, z, size: seeded.between(0.5, 1.8), colour: c('#6f7470'), moss: c('#4a6a4a') }, seeded)
      else if (what < 0.55)
        paintBush(
          context,
          {
            x,
            z,
            width: seeded.between(0.5, 1.3),
            height: seeded.between(0.35, 0.9),
            leaf: scaleColour(seeded.pick(corals), 1.5),
          },
          seeded,
        )
      else if (what < 0.78) fan(context, x, z, seeded.pick(corals))
      else weed(context, x, z)
    }
    if (day > 0.25) shafts(context, day)
    bubbles(context, day)
  },
}

/** A coral that branches flat, like a fan. */
function fan(context: PlateContext, x: number, z: number, tone: Colour): void {
  const { air, brush, seeded } = context
  const size = seeded.between(0.6, 1.3)
  const lit = [0, 1, 2].map(
    i => (tone[i] ?? 0) * ((air.sun[i] ?? 0) * 0.8 + (air.ambient[i] ?? 0)),
  ) as unknown as Colour
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const qx = px + sin(angle) * length
    const qy = py + cos(angle) * length
    const from = projectPoint(context, px, py, z)
    const to = projectPoint(context, qx, qy, z)
    const w = 0.018 * size * (level + 0.6) * from.scale
    brush.stroke({
      x: from.x,
      y: from.y,
      x1: to.x,
      y1: to.y,
      w,
      w1: w * 0.75,
      z,
      colour: scaleColour(lit, 0.7 + 0.07 * (5 - level)),
      end: scaleColour(lit, 0.9 + 0.08 * (5 - level)),
      round: 0.5,
      kind: KINDS.foliage,
    })
    if (level === 0) return
    for (const turn of [-0.42, 0.42])
      grow(qx, qy, angle + turn * seeded.between(0.6, 1.3), length * seeded.between(0.7, 0.85), level - 1)
  }
  grow(x, groundHeight(context, x, z), seeded.between(-0.2, 0.2), size * 0.28, 5)
}

/** Ribbons that sway. */
function weed(context: PlateContext, x: number, z: number): void {
  const { air, brush, seeded, options } = context
  const y = groundHeight(context, x, z)
  for (let i = 0; i < 7; i++) {
    const tall = seeded.between(0.8, 2.4)
    const tone = scaleColour(c('#4a7a34'), seeded.between(0.7, 1.4))
    const lit = [0, 1, 2].map(
      k => (tone[k] ?? 0) * ((air.sun[k] ?? 0) * 0.5 + (air.ambient[k] ?? 0) * 0.8),
    ) as unknown as Colour
    const phase = seeded.next() * 6 + (options.timeSeconds ?? 0) * 0.8
    let px = x + seeded.between(-0.35, 0.35)
    let py = y
    for (let k = 1; k <= 9; k++) {
      const t = k / 9
      const qx = px + sin(phase + t * 3.4) * 0.07 * tall
      const qy = y + tall * t
      const from = projectPoint(context, px, py, z)
      const to = projectPoint(context, qx, qy, z)
      brush.stroke({
        x: from.x,
        y: from.y,
        x1: to.x,
        y1: to.y,
        w: 0.045 * from.scale * (1.1 - t),
        w1: 0.045 * from.scale * (1 - t),
        z,
        colour: scaleColour(lit, 0.5 + t * 0.6),
        end: scaleColour(lit, 0.6 + t * 0.7),
        kind: KINDS.foliage,
      })
      px = qx
      py = qy
    }
  }
}

function shafts(context: PlateContext, day: number): void {
  const { brush, seeded, width, height } = context
  for (let i = 0; i < 11; i++) {
    const angle = seeded.between(-0.3, 0.3)
    const length = height * seeded.between(0.5, 0.9)
    brush.glow({
      x: width * seeded.between(0.1, 0.9),
      y: height * 0.1 + length * 0.3,
      rx: length * 0.6,
      ry: width * seeded.between(0.008, 0.03),
      cos: sin(angle),
      sin: cos(angle),
      z: seeded.between(5, 14),
      colour: scaleColour(c('#8fe8e8'), 0.09 * day),
      soft: 1,
    })
  }
}

function bubbles(context: PlateContext, day: number): void {
  const { brush, seeded, width, height } = context
  const unit = Math.sqrt(width * height) / 1100
  for (let i = 0; i < 46; i++) {
    const x = width * seeded.next()
    const y = height * seeded.next()
    const r = unit * seeded.between(1, 3.6)
    brush.glow({ x, y, rx: r, ry: r, z: 3, colour: scaleColour(c('#bff4f4'), 0.1 * day), soft: 0.5 })
    brush.glow({
      x: x - r * 0.3,
      y: y - r * 0.35,
      rx: r * 0.35,
      ry: r * 0.35,
      z: 3,
      colour: scaleColour(c('#ffffff'), 0.35 * day),
      soft: 1,
    })
  }
}
