import { cos, sin } from '../arithmetic.ts'
import { type Colour, parseColour as c, scaleColour } from '../colour.ts'
import { type PlateContext, projectPoint } from '../plate-context.ts'
import { KINDS } from '../plate.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import type { PaintedPlace } from './painted-place.ts'

/** A theatre stage: boards, velvet, beams of light in haze. The hour determines the colour of the beams. */
export const stage: PaintedPlace = {
  horizon: 0.5,
  eye: 1.5,
  subjectDepths: [3.5, 7],
  floor: 0,
  lightFromSide: false,
  paint(context) {
    const { air, seeded, options } = context
    const velvet = seeded.pick([c('#c2202c'), c('#b01c40'), c('#2a52b0'), c('#8a2cb0')])
    const gel: Record<string, readonly [string, string, string]> = {
      dawn: ['#ffd2b0', '#ff9ab0', '#9ab0ff'],
      morning: ['#fff0d8', '#ffd9a0', '#b0d0ff'],
      noon: ['#fff6e8', '#ffe6c0', '#c8e0ff'],
      afternoon: ['#ffe6b0', '#ffc070', '#b0c8ff'],
      sunset: ['#ffc898', '#ff9a6a', '#d8a0ff'],
      dusk: ['#c8c0ff', '#98a8ff', '#ffb0d4'],
      night: ['#bcd0ff', '#8098ff', '#d890ff'],
    }
    const [key, left, right] = gel[options.time] ?? ['#fff6e8', '#ffe6c0', '#c8e0ff']
    const dim = options.time === 'night' ? 0.45 : options.time === 'dusk' ? 0.6 : 1
    setStageLight(context, scaleColour(c(key), 1.6 * dim))
    const solids: Solid[] = [
      {
        at: [0, -0.3, 5],
        size: [24, 0.3, 16],
        colour: c('#8a5c38'),
        matter: 'boards',
        scale: 0.2,
        gloss: 0.05,
        rough: 0.06,
        texel: 0.25,
        kind: KINDS.ground,
      },
      { at: [0, 0, 10], size: [24, 9, 0.4], colour: velvet, matter: 'curtain', scale: 0.55, texel: 0.35 },
      { at: [0, 5.2, 4.6], size: [24, 4, 0.25], colour: velvet, matter: 'curtain', scale: 0.5, texel: 0.4 },
      { at: [0, 7.5, 5], size: [24, 0.3, 16], colour: c('#1a1614'), texel: 1.5 },
      { at: [0, -0.3, -3], size: [24, 9, 0.3], colour: c('#1a1416'), texel: 1.5 },
    ]
    for (const side of [-1, 1]) {
      solids.push(
        { at: [side * 5.6, 0, 5], size: [3.6, 9, 0.3], colour: velvet, matter: 'curtain', scale: 0.42, texel: 0.3 },
        {
          at: [side * 6.6, 0, 7.2],
          size: [3.8, 9, 0.3],
          colour: scaleColour(velvet, 0.8),
          matter: 'curtain',
          scale: 0.42,
          texel: 0.35,
        },
        { at: [side * 11, 0, 5], size: [0.3, 9, 16], colour: c('#241a1a'), texel: 1.5 },
      )
    }
    const lamps: Lamp[] = [
      { at: [-2.8, 4.6, 6.4], radius: 0.3, colour: scaleColour(c(left), 9 * dim) },
      { at: [2.8, 4.6, 6.4], radius: 0.3, colour: scaleColour(c(right), 9 * dim) },
      { at: [0, 4.6, 3.2], radius: 0.3, colour: scaleColour(c(key), 8 * dim) },
    ]
    paintSolids(context, solids, lamps, { texel: 0.3, rays: 24, openSky: false })
    const beams: [number, number, string][] = [
      [-4.2, -1.9, left],
      [-1.6, -0.5, key],
      [1.6, 0.6, key],
      [4.2, 1.8, right],
    ]
    for (const [from, to, tint] of beams) spotlight(context, from, to, scaleColour(c(tint), dim))
    dust(context, scaleColour(c(key), dim))
    air.haze = scaleColour(c(key), 0.02)
  },
}

function setStageLight(context: PlateContext, key: Colour): void {
  const { air, kernels } = context
  air.sun = key
  air.direction = [-0.25, 0.87, -0.43]
  air.ambient = scaleColour(key, 0.12)
  air.hazePerMetre = 0
  kernels.set({ sunR: 0, sunG: 0, sunB: 0, hazePerMetre: 0 })
  for (let y = 0; y < context.height; y++) kernels.call('skyRow', y)
}

/** A beam from the rig to the floor, and its pool there. */
function spotlight(context: PlateContext, fromX: number, toX: number, colour: Colour): void {
  const { brush } = context
  const z = 5.6
  const source = projectPoint(context, fromX, 5.6, z)
  const pool = projectPoint(context, toX, 0, z)
  const flat = context.eye / z
  brush.glow({
    x: pool.x,
    y: pool.y,
    rx: 1.25 * pool.scale,
    ry: 1.25 * pool.scale * flat * 1.1,
    z: 2.2,
    colour: scaleColour(colour, 0.3),
    soft: 0.8,
  })
  // The beam widens: a fan of thin ellipses from the lamp.
  for (let i = 0; i < 9; i++) {
    const spread = (i / 8 - 0.5) * 2
    const endX = pool.x + spread * 1.05 * pool.scale
    const dx = endX - source.x
    const dy = pool.y - source.y
    const length = Math.sqrt(dx * dx + dy * dy)
    brush.glow({
      x: source.x + dx * 0.52,
      y: source.y + dy * 0.52,
      rx: length * 0.5,
      ry: length * 0.035,
      cos: dx / length,
      sin: dy / length,
      z: z - 1,
      colour: scaleColour(colour, 0.02 * (1.1 - Math.abs(spread) * 0.6)),
      soft: 1,
    })
  }
  brush.glow({
    x: source.x,
    y: source.y,
    rx: 0.5 * pool.scale,
    ry: 0.5 * pool.scale,
    z: 3,
    colour: scaleColour(colour, 0.6),
    soft: 1,
  })
}

function dust(context: PlateContext, colour: Colour): void {
  const { brush, seeded, width, height } = context
  const unit = Math.sqrt(width * height) / 1100
  for (let i = 0; i < 160; i++) {
    const angle = seeded.next() * 6.28
    const r = Math.sqrt(seeded.next())
    const size = unit * seeded.between(0.8, 2.2)
    brush.glow({
      x: width / 2 + cos(angle) * r * width * 0.4,
      y: height * 0.5 + sin(angle) * r * height * 0.42,
      rx: size,
      ry: size,
      z: 3,
      colour: scaleColour(colour, seeded.between(0.02, 0.1)),
      soft: 1,
    })
  }
}
