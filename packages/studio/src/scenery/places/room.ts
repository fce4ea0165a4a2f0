import { parseColour as c, scaleColour } from '../colour.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'
import { windowLight } from './window-light.ts'
import { pottedPlant } from './potted-plant.ts'

/** A living room with a wide window, a sofa, a plant, pictures; lamps are lit when it is dark outside. */
export const room: PaintedPlace = {
  horizon: 0.43,
  eye: 1.35,
  stands: [3, 4.6],
  floor: 0,
  ceiling: 2.9,
  lightFromSide: true,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    paintSky(context)
    paintLand(context, {
      ...colours({ grass: ground.grass, dry: ground.dry, woods: scaleColour(ground.woods, 0.7), rock: c('#8a8274') }),
      landLift: -3,
      rollHeight: 24,
      rollWidth: 120,
      rollFrom: 20,
      woodsHeight: 11,
      woodsFrom: 60,
      woodsTop: 300,
      landFar: 2500,
      rockBelow: 0.4,
      snowLine: isSnowy(options) ? -1000 : 1e6,
      landOctaves: 5,
    })
    const depth = 6.2
    const wide = 3.1
    const high = 2.9
    // The tall window is on the sun's side.
    const hand = options.hand ?? (air.direction[0] < 0 ? -1 : 1)
    const wall = seeded.pick([c('#e9e2d6'), c('#d7dcd6'), c('#e6d5c6'), c('#cfd6de')])
    const accent = seeded.pick([c('#3f6b6a'), c('#b5653f'), c('#4a5a86'), c('#7a8450'), c('#a5485a')])
    const isLit = options.lights === undefined ? air.isDark : air.isLit
    const solids: Solid[] = [
      {
        at: [0, -0.2, depth / 2],
        size: [2 * wide + 1, 0.2, depth + 8],
        colour: c('#a9794c'),
        matter: 'boards',
        scale: 0.16,
        gloss: 0.05,
        rough: 0.05,
        texel: 0.16,
        kind: 3,
      },
      {
        at: [0, high, depth / 2],
        size: [2 * wide + 1, 0.2, depth + 8],
        colour: c('#f2efe9'),
        matter: 'plaster',
        texel: 0.35,
      },
      {
        at: [-hand * (wide + 0.1), 0, depth / 2],
        size: [0.2, high, depth + 8],
        colour: wall,
        matter: 'plaster',
        texel: 0.22,
      },
      // Behind the camera.
      { at: [0, 0, -3], size: [2 * wide + 1, high, 0.2], colour: wall, texel: 0.6 },
      // The side wall with the tall window that the sun comes through.
      ...windowWall(hand * (wide + 0.1), depth, high, wall),
      // The far wall with a wide window off the middle.
      ...backWall(hand, wide, depth, high, wall),
      ...furniture(hand, depth, wide, accent, isLit),
    ]
    const lamps: Lamp[] = [
      { at: [hand * wide, 1.45, 2.4], across: [0, 1.5], half: 1.15, facing: [-hand, 0], colour: windowLight(air, 4.5) },
      { at: [hand * -0.7, 1.6, depth], across: [1.4, 0], half: 0.85, facing: [0, -1], colour: windowLight(air, 3.4) },
    ]
    if (air.isLit) {
      const warm = c('#ffcf9c', 1.1)
      lamps.push(
        { at: [hand * -2.75, 1.55, 5.75], radius: 0.14, colour: warm },
        { at: [0.3 * hand, 2.3, 3.4], radius: 0.2, colour: scaleColour(warm, 1.3) },
      )
    }
    paintSolids(context, solids, lamps, { texel: 0.17, rays: 28, openSky: true })
    paintClouds(context)
    pottedPlant(context, { x: hand * 2.62, y: 0, z: 5.0, height: 1.7 }, seeded)
  },
}

function windowWall(x: number, depth: number, high: number, colour: Solid['colour']): Solid[] {
  const part = (y: number, h: number, z: number, d: number): Solid => ({
    at: [x, y, z],
    size: [0.2, h, d],
    colour,
    matter: 'plaster',
    texel: 0.22,
  })
  const frame = (y: number, h: number, z: number, d: number): Solid => ({
    at: [x, y, z],
    size: [0.08, h, d],
    colour: c('#f4f1ea'),
    texel: 0.4,
  })
  return [
    part(0, 0.3, 2.4, 3.2),
    part(2.6, high - 2.6, 2.4, 3.2),
    part(0, high, 4 + (depth + 2) / 2 - 1.2, depth - 1.6),
    part(0, high, -1.6, 4.8),
    frame(0.3, 2.3, 2.4, 0.07),
    frame(0.3, 2.3, 1.65, 0.05),
    frame(0.3, 2.3, 3.2, 0.05),
    frame(1.75, 0.06, 2.4, 3.2),
  ]
}

function backWall(hand: number, wide: number, depth: number, high: number, colour: Solid['colour']): Solid[] {
  const z = depth + 0.1
  const left = hand * -0.7 - 1.4
  const right = hand * -0.7 + 1.4
  const pane = (x: number, w: number, y: number, h: number): Solid => ({
    at: [x, y, z],
    size: [w, h, 0.08],
    colour: c('#f4f1ea'),
    texel: 0.4,
  })
  const part = (x0: number, x1: number, y: number, h: number): Solid => ({
    at: [(x0 + x1) / 2, y, z],
    size: [x1 - x0, h, 0.2],
    colour,
    matter: 'plaster',
    texel: 0.18,
  })
  return [
    part(-wide - 0.3, left, 0, high),
    part(right, wide + 0.3, 0, high),
    part(left, right, 0, 0.75),
    part(left, right, 2.45, high - 2.45),
    pane((left + right) / 2, 0.06, 0.75, 1.7),
    pane(left + 0.7, 0.04, 0.75, 1.7),
    pane(right - 0.7, 0.04, 0.75, 1.7),
    { at: [(left + right) / 2, 0.7, z - 0.16], size: [3.1, 0.05, 0.28], colour: c('#efe9de'), texel: 0.3 },
    {
      at: [left - 0.28, 0.05, z - 0.16],
      size: [0.6, 2.65, 0.1],
      colour: c('#d9cbb6'),
      matter: 'curtain',
      scale: 0.16,
      texel: 0.2,
    },
    {
      at: [right + 0.28, 0.05, z - 0.16],
      size: [0.6, 2.65, 0.1],
      colour: c('#d9cbb6'),
      matter: 'curtain',
      scale: 0.16,
      texel: 0.2,
    },
  ]
}

function furniture(hand: number, depth: number, wide: number, accent: Solid['colour'], isLit: boolean): Solid[] {
  const x = hand * -1.2
  const z = depth - 0.95
  const sofa = scaleColour(accent, 0.9)
  const cushion = (dx: number, colour: Solid['colour']): Solid => ({
    shape: 'ellipsoid',
    at: [x + dx, 0.42, z - 0.05],
    size: [0.5, 0.46, 0.26],
    colour,
    matter: 'cloth',
  })
  const lampX = hand * -2.75
  return [
    { at: [x, 0.14, z], size: [2.3, 0.3, 0.85], colour: sofa, matter: 'cloth', texel: 0.16 },
    { shape: 'ellipsoid', at: [x - 0.55, 0.36, z - 0.02], size: [1.12, 0.26, 0.86], colour: sofa, matter: 'cloth' },
    { shape: 'ellipsoid', at: [x + 0.55, 0.36, z - 0.02], size: [1.12, 0.26, 0.86], colour: sofa, matter: 'cloth' },
    { at: [x, 0.14, z + 0.4], size: [2.3, 0.72, 0.24], colour: sofa, matter: 'cloth', texel: 0.16 },
    { shape: 'cylinder', at: [x - 1.2, 0.1, z], size: [0.28, 0.52, 0.85], colour: sofa, matter: 'cloth' },
    { shape: 'cylinder', at: [x + 1.2, 0.1, z], size: [0.28, 0.52, 0.85], colour: sofa, matter: 'cloth' },
    ...[-1.05, 1.05].flatMap(dx =>
      [-0.32, 0.4].map(
        (dz): Solid => ({
          shape: 'cylinder',
          at: [x + dx, 0, z + dz],
          size: [0.07, 0.15, 0.07],
          colour: c('#3a2c22'),
        }),
      ),
    ),
    cushion(-0.7, c('#e6c27a')),
    cushion(0.68, c('#efe6d8')),
    {
      at: [x + hand * 0.3, 0.002, z - 1.5],
      size: [3.1, 0.012, 2],
      colour: c('#c9bba4'),
      second: scaleColour(accent, 0.8),
      matter: 'rug',
      scale: 0.7,
      texel: 0.12,
      kind: 3,
    },
    {
      shape: 'cylinder',
      at: [x + hand * 0.2, 0.36, z - 1.35],
      size: [1.15, 0.045, 0.7],
      colour: c('#8a5e3a'),
      matter: 'wood',
      scale: 0.6,
      gloss: 0.05,
    },
    { shape: 'cylinder', at: [x + hand * 0.2 - 0.3, 0, z - 1.35], size: [0.05, 0.36, 0.05], colour: c('#5a4030') },
    { shape: 'cylinder', at: [x + hand * 0.2 + 0.3, 0, z - 1.35], size: [0.05, 0.36, 0.05], colour: c('#5a4030') },
    {
      shape: 'ellipsoid',
      at: [x + hand * 0.35, 0.4, z - 1.35],
      size: [0.16, 0.2, 0.16],
      colour: c('#e8e4da'),
      gloss: 0.06,
    },
    // A floor lamp.
    { shape: 'cylinder', at: [lampX, 0, depth - 0.45], size: [0.34, 0.03, 0.34], colour: c('#3a3632') },
    { shape: 'cylinder', at: [lampX, 0.03, depth - 0.45], size: [0.03, 1.42, 0.03], colour: c('#3a3632') },
    {
      shape: 'cylinder',
      at: [lampX, 1.4, depth - 0.45],
      size: [0.42, 0.34, 0.42],
      colour: c('#f2e6d0'),
      glow: isLit ? c('#ffc684', 1.6) : c('#000000'),
      isClear: true,
    },
    // Pictures on the wall, and a shelf of books.
    { at: [hand * 1.62, 1.35, depth - 0.02], size: [0.95, 0.72, 0.03], colour: c('#2e2a26'), texel: 0.3 },
    {
      at: [hand * 1.62, 1.4, depth - 0.03],
      size: [0.83, 0.62, 0.03],
      colour: c('#d8c8b0'),
      matter: 'painting',
      variant: 0.3 + 0.1 * hand,
      texel: 0.2,
    },
    { at: [hand * 2.4, 1.55, depth - 0.02], size: [0.5, 0.62, 0.03], colour: c('#e8e2d6'), texel: 0.3 },
    {
      at: [hand * 2.4, 1.6, depth - 0.03],
      size: [0.4, 0.52, 0.03],
      colour: c('#d8c8b0'),
      matter: 'painting',
      variant: 0.8,
      texel: 0.2,
    },
    { at: [hand * 1.95, 0, depth - 0.24], size: [1.5, 0.06, 0.36], colour: c('#7a5638'), matter: 'wood', scale: 0.5 },
    { at: [hand * 1.95, 0.5, depth - 0.24], size: [1.5, 0.05, 0.36], colour: c('#7a5638'), matter: 'wood', scale: 0.5 },
    {
      at: [hand * 1.95 - 0.73, 0.03, depth - 0.24],
      size: [0.05, 0.5, 0.36],
      colour: c('#7a5638'),
      matter: 'wood',
      scale: 0.5,
    },
    {
      at: [hand * 1.95 + 0.73, 0.03, depth - 0.24],
      size: [0.05, 0.5, 0.36],
      colour: c('#7a5638'),
      matter: 'wood',
      scale: 0.5,
    },
    { at: [hand * 1.95 - 0.3, 0.06, depth - 0.2], size: [0.95, 0.3, 0.22], colour: c('#8a6a50'), matter: 'books' },
    {
      shape: 'ellipsoid',
      at: [hand * 1.95 + 0.5, 0.55, depth - 0.24],
      size: [0.22, 0.3, 0.22],
      colour: scaleColour(accent, 1.1),
      gloss: 0.06,
    },
    { at: [hand * -0.2 * wide, 0, depth - 0.012], size: [2 * wide, 0.1, 0.02], colour: c('#f2efe9'), texel: 0.4 },
  ]
}
