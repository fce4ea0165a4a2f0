import { parseColour as c, scaleColour } from '../colour.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import { type Lamp, lampFrom, paintSolids, type Solid, solidFrom } from '../solid-list.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'
import { windowLight } from './window-light.ts'
import { pottedPlant } from './potted-plant.ts'

/** A bright kitchen: counters, tiles, a window over the sink, pans and jars. */
export const kitchen: PaintedPlace = {
  horizon: 0.42,
  eye: 1.4,
  stands: [2.8, 4.2],
  floor: 0,
  ceiling: 2.65,
  bounds: { low: [-2.4, 0, -2.4], high: [2.4, 2.65, 5.2] },
  lightFromSide: true,
  paint(context) {
    const { air, seeded, options } = context
    const ground = GROUND[options.season]
    paintSky(context)
    paintLand(context, {
      ...colours({ grass: ground.grass, dry: ground.dry, woods: scaleColour(ground.woods, 0.7) }),
      landLift: -2,
      rollHeight: 10,
      rollWidth: 60,
      rollFrom: 14,
      woodsHeight: 9,
      woodsFrom: 30,
      woodsTop: 300,
      landFar: 900,
      rockBelow: 0.3,
      landOctaves: 5,
      snowLine: isSnowy(options) ? -1000 : 1e6,
    })
    const hand = options.hand ?? (air.direction[0] < 0 ? -1 : 1)
    const front = seeded.pick([c('#5f7a6c'), c('#41566e'), c('#e9e4da'), c('#7d8f96'), c('#b98a5a')])
    const wall = c('#efe9df')
    const deep = 5.3
    const solids = [...shell(hand, deep, wall), ...counters(hand, deep, front), ...things(hand, deep)]
    const lamps: Lamp[] = [
      { at: [hand * 0.55, 1.6, deep], across: [0.75, 0], half: 0.5, facing: [0, -1], colour: windowLight(air, 5) },
      { at: [hand * 2.4, 1.4, 2.2], across: [0, 0.9], half: 0.95, facing: [-hand, 0], colour: windowLight(air, 6) },
    ]
    if (air.isLit) {
      for (const x of [-0.9, 0.1, 1.1]) lamps.push({ at: [x, 2.02, 3.6], radius: 0.12, colour: c('#ffd2a0', 0.34) })
    }
    for (const x of [-0.9, 0.1, 1.1]) {
      solids.push(
        { shape: 'cylinder', at: [x, 2.2, 3.6], size: [0.012, 0.5, 0.012], colour: c('#2a2826') },
        {
          shape: 'ellipsoid',
          at: [x, 1.98, 3.6],
          size: [0.26, 0.24, 0.26],
          colour: c('#d8b070'),
          glow: air.isLit ? c('#ffd29a', 2.4) : c('#000000'),
          gloss: 0.05,
          isClear: true,
        },
      )
    }
    const { camera } = options
    const [seen, lit] = camera
      ? [solids.map(one => solidFrom(one, camera)), lamps.map(one => lampFrom(one, camera))]
      : [solids, lamps]
    paintSolids(context, seen, lit, { texel: 0.15, rays: 24, openSky: true })
    paintClouds(context)
    // Its leaves are painted for a view from the front.
    if (camera) return
    pottedPlant(context, { x: hand * 1.15, y: 0.94, z: deep - 0.28, height: 0.42 }, seeded)
  },
}

function shell(hand: number, deep: number, wall: Solid['colour']): Solid[] {
  const z = deep + 0.1
  const left = hand * 0.55 - 0.75
  const right = hand * 0.55 + 0.75
  const tile = {
    colour: c('#e6ebe8'),
    second: c('#b8bcb6'),
    matter: 'tiles',
    scale: 0.2,
    gloss: 0.05,
    texel: 0.17,
  } as const
  const white = c('#f4f1ea')
  return [
    {
      at: [0, -0.2, 2],
      size: [8, 0.2, 11],
      colour: c('#c4b49c'),
      matter: 'slabs',
      scale: 0.6,
      gloss: 0.04,
      rough: 0.03,
      texel: 0.16,
      kind: KINDS.ground,
    },
    { at: [0, 2.65, 2], size: [8, 0.2, 11], colour: c('#f4f2ee'), matter: 'plaster', texel: 0.4 },
    { at: [(left - 4) / 2, 0, z], size: [4 + left, 2.7, 0.2], ...tile },
    { at: [(right + 4) / 2, 0, z], size: [4 - right, 2.7, 0.2], ...tile },
    { at: [hand * 0.55, 0, z], size: [1.5, 1.1, 0.2], ...tile },
    { at: [hand * 0.55, 2.1, z], size: [1.5, 0.6, 0.2], colour: wall, matter: 'plaster' },
    { at: [hand * 0.55, 1.1, z], size: [0.05, 1, 0.06], colour: white },
    { at: [hand * 0.55, 1.58, z], size: [1.5, 0.04, 0.06], colour: white },
    { at: [hand * 0.55, 1.06, z - 0.14], size: [1.7, 0.05, 0.3], colour: white },
    { at: [-hand * 2.5, 0, 2], size: [0.2, 2.7, 11], colour: wall, matter: 'plaster', texel: 0.22 },
    { at: [hand * 2.5, 0, 2.2], size: [0.2, 0.45, 1.8], colour: wall, matter: 'plaster' },
    { at: [hand * 2.5, 2.35, 2.2], size: [0.2, 0.35, 1.8], colour: wall, matter: 'plaster' },
    { at: [hand * 2.5, 0, 4.3], size: [0.2, 2.7, 2.4], colour: wall, matter: 'plaster', texel: 0.2 },
    { at: [hand * 2.5, 0, -1], size: [0.2, 2.7, 4.6], colour: wall, matter: 'plaster', texel: 0.4 },
    { at: [0, 0, -2.5], size: [8, 2.7, 0.2], colour: wall, texel: 0.6 },
  ]
}

function counters(hand: number, deep: number, front: Solid['colour']): Solid[] {
  const list: Solid[] = [
    { at: [0, 0.1, deep - 0.3], size: [5, 0.78, 0.58], colour: front, texel: 0.17 },
    { at: [0, 0, deep - 0.25], size: [5, 0.1, 0.5], colour: c('#2a2826'), texel: 0.3 },
    {
      at: [0, 0.88, deep - 0.32],
      size: [5, 0.045, 0.68],
      colour: c('#ddd8ce'),
      second: c('#8f8a84'),
      matter: 'marble',
      gloss: 0.06,
      rough: 0.01,
    },
    // Wall cupboards away from the window.
    { at: [hand * -1.2, 1.62, deep - 0.17], size: [1.6, 0.75, 0.34], colour: front, texel: 0.17 },
    { at: [hand * -1.2, 1.5, deep - 0.14], size: [1.6, 0.03, 0.26], colour: c('#9a6e44'), matter: 'wood', scale: 0.5 },
  ]
  for (let x = -2.4; x < 2.4; x += 0.6) {
    list.push(
      { at: [x + 0.3, 0.14, deep - 0.595], size: [0.57, 0.7, 0.022], colour: scaleColour(front, 1.06), texel: 0.17 },
      { at: [x + 0.3, 0.76, deep - 0.62], size: [0.16, 0.014, 0.02], colour: c('#b89a62'), gloss: 0.2 },
    )
  }
  for (let i = 0; i < 4; i++) {
    const x = hand * -1.2 - 0.8 + 0.4 * i + 0.2
    list.push(
      { at: [x, 1.64, deep - 0.348], size: [0.38, 0.71, 0.02], colour: scaleColour(front, 1.06), texel: 0.17 },
      {
        at: [x + (i % 2 ? -0.15 : 0.15), 1.7, deep - 0.366],
        size: [0.014, 0.14, 0.016],
        colour: c('#b89a62'),
        gloss: 0.2,
      },
    )
  }
  return list
}

function things(hand: number, deep: number): Solid[] {
  const y = 0.925
  const z = deep - 0.3
  const steel = c('#9a9c9e')
  const jar = (x: number, size: number, colour: Solid['colour']): Solid[] => [
    { shape: 'cylinder', at: [x, y, z + 0.1], size: [size * 0.7, size, size * 0.7], colour, gloss: 0.06 },
    {
      shape: 'cylinder',
      at: [x, y + size, z + 0.1],
      size: [size * 0.6, size * 0.14, size * 0.6],
      colour: c('#8a6038'),
    },
  ]
  return [
    // The tap over the sink.
    { at: [hand * 0.55, 0.918, z - 0.02], size: [0.6, 0.012, 0.4], colour: c('#6a6c6e'), gloss: 0.25 },
    { shape: 'cylinder', at: [hand * 0.55, y, deep - 0.1], size: [0.035, 0.3, 0.035], colour: steel, gloss: 0.4 },
    { at: [hand * 0.55, y + 0.29, deep - 0.2], size: [0.03, 0.03, 0.22], colour: steel, gloss: 0.4 },
    // The hob. Pots are placed on it separately.
    { at: [hand * -1.3, 0.926, z], size: [0.62, 0.008, 0.5], colour: c('#18181a'), gloss: 0.08 },
    ...jar(hand * -0.55, 0.2, c('#d8c49a')),
    ...jar(hand * -0.38, 0.16, c('#a8703e')),
    ...jar(hand * -0.24, 0.13, c('#c9b08a')),
    {
      at: [hand * -0.05, y, z + 0.14],
      size: [0.3, 0.4, 0.03],
      turn: 6 * hand,
      colour: c('#b98550'),
      matter: 'wood',
      scale: 0.4,
    },
    // The refrigerator.
    { at: [hand * -2.05, 0, deep - 1.1], size: [0.72, 1.85, 0.7], colour: c('#d8dad8'), gloss: 0.04, rough: 0.02 },
    { at: [hand * -1.68, 1.0, deep - 1.38], size: [0.02, 0.5, 0.03], colour: c('#8a8c8e'), gloss: 0.3 },
    // A bowl of fruit, a loaf board.
    { shape: 'ellipsoid', at: [hand * 1.75, y, z - 0.05], size: [0.36, 0.14, 0.36], colour: c('#e4e0d6'), gloss: 0.08 },
    {
      shape: 'ellipsoid',
      at: [hand * 1.68, y + 0.08, z - 0.05],
      size: [0.1, 0.1, 0.1],
      colour: c('#e07a22'),
      gloss: 0.04,
    },
    {
      shape: 'ellipsoid',
      at: [hand * 1.8, y + 0.09, z - 0.09],
      size: [0.1, 0.1, 0.1],
      colour: c('#c23a2a'),
      gloss: 0.05,
    },
    {
      shape: 'ellipsoid',
      at: [hand * 1.76, y + 0.11, z + 0.03],
      size: [0.1, 0.1, 0.1],
      colour: c('#9ab83a'),
      gloss: 0.05,
    },
  ]
}
