import { parseColour as c, mixColours, scaleColour } from '../colour.ts'
import { projectPoint } from '../plate-context.ts'
import { paintBareTree } from '../growth/bare-tree.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { GROUND } from '../ground-colours.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import { isSnowy } from './is-snowy.ts'
import { litWindows } from './lit-windows.ts'
import type { PaintedPlace } from './painted-place.ts'

const LAMP_EVERY = 13

/** A town street in perspective: houses, shops, pavements, lamps; wet and mirroring in the rain. */
export const street: PaintedPlace = {
  horizon: 0.5,
  eye: 1.65,
  subjectDepths: [4, 28],
  floor: 0,
  lightFromSide: false,
  paint(context) {
    const { air, brush, kernels, seeded, options } = context
    const snowy = isSnowy(options)
    const isLit = air.isLit && (air.isDark || options.lights === 'on')
    paintSky(context)
    kernels.set({
      ...litWindows(context),
      paneR: air.zenith[0] * 0.55 + air.horizon[0] * 0.2,
      paneG: air.zenith[1] * 0.55 + air.horizon[1] * 0.2,
      paneB: air.zenith[2] * 0.55 + air.horizon[2] * 0.2,
    })
    const lamps: Lamp[] = []
    const solids: Solid[] = [
      {
        at: [0, -0.3, 90],
        size: [8, 0.3, 240],
        colour: snowy ? c('#b9bcc2') : c('#58585c'),
        second: c('#d8d4c8'),
        matter: 'road',
        rough: 0.16,
        texel: 1.2,
        kind: KINDS.ground,
      },
    ]
    for (const side of [-1, 1]) {
      solids.push(
        {
          at: [side * 6.4, -0.3, 90],
          size: [4.8, 0.44, 240],
          colour: snowy ? c('#d4d8de') : c('#a39c90'),
          matter: 'slabs',
          scale: 0.8,
          rough: 0.2,
          texel: 1.2,
          kind: KINDS.ground,
        },
        { at: [side * 4.05, -0.3, 90], size: [0.16, 0.45, 240], colour: c('#b8b2a6'), texel: 2, kind: KINDS.ground },
      )
      houses(solids, side, seeded)
      for (let z = 7; z < 70; z += LAMP_EVERY) streetLamp(solids, isLit ? lamps : [], side, z, isLit)
    }
    // The end of the view: towers beyond the last crossing.
    for (let i = 0; i < 8; i++) {
      const high = seeded.between(26, 70)
      solids.push({
        at: [(i - 3.5) * 13 + seeded.between(-4, 4), 0, seeded.between(170, 240)],
        size: [seeded.between(12, 20), high, 14],
        colour: scaleColour(seeded.pick([c('#a8a098'), c('#8f96a2'), c('#b09c88')]), 0.9),
        matter: 'facade',
        scale: seeded.between(2.2, 3.4),
        variant: seeded.next(),
        texel: 5,
      })
    }
    air.hazePerMetre = Math.max(air.hazePerMetre, 0.0016)
    kernels.set({ hazePerMetre: air.hazePerMetre, hazeHeight: 0 })
    paintSolids(context, solids, lamps, {
      texel: 2.4,
      rays: 20,
      openSky: true,
      skyGain: 1.6,
      wetness: air.wet,
      snowDepth: snowy ? 0.8 : 0,
    })
    paintClouds(context)
    const ground = GROUND[options.season]
    for (let z = 62; z > 10; z -= LAMP_EVERY) {
      for (const side of [-1, 1]) {
        const tree = { x: side * 5.1, z: z + 3.5, y: 0.14, height: seeded.between(5.2, 6.6) }
        if (options.season === 'winter') paintBareTree(context, { ...tree, snow: snowy ? 1 : 0 }, seeded)
        else
          paintBroadleaf(
            context,
            { ...tree, leaves: air.isDark ? [scaleColour(ground.leaves[0], 1.6)] : ground.leaves, spread: 0.9 },
            seeded,
          )
      }
    }
    if (!isLit) return
    for (let z = 7 + 4 * LAMP_EVERY; z >= 7; z -= LAMP_EVERY) {
      for (const side of [-1, 1]) {
        const at = projectPoint(context, side * 3.5, 4.75, z)
        for (const [size, strength] of [
          [0.9, 0.22],
          [2.6, 0.05],
        ] as const) {
          brush.glow({
            x: at.x,
            y: at.y,
            rx: size * at.scale,
            ry: size * at.scale,
            z: z * 0.98,
            colour: scaleColour(c('#ffc078'), strength),
            soft: 1,
          })
        }
      }
    }
  },
}

function houses(solids: Solid[], side: number, seeded: Parameters<PaintedPlace['paint']>[0]['seeded']): void {
  let z = -6
  while (z < 165) {
    const long = seeded.between(9, 16)
    const high = seeded.between(3, 7) * 3.3
    const deep = 12
    const front = 8.8 + seeded.between(-0.25, 0.35)
    const colour = seeded.pick([
      c('#c9a98a'),
      c('#b98d74'),
      c('#d8cbb4'),
      c('#a8624a'),
      c('#9aa4a8'),
      c('#d0b48e'),
      c('#8f8578'),
    ])
    const x = side * (front + deep / 2)
    solids.push(
      {
        at: [x, 4, z + long / 2],
        size: [deep, high, long],
        colour,
        matter: 'facade',
        scale: seeded.between(1.9, 2.7),
        variant: seeded.next() * 0.6,
      },
      {
        at: [x - side * 0.12, 0, z + long / 2],
        size: [deep, 4, long - 0.15],
        colour: mixColours(scaleColour(colour, 0.55), c('#4a4642'), 0.4),
        matter: 'shopfront',
        variant: seeded.next(),
      },
    )
    if (z < 70) {
      solids.push(
        {
          at: [x - side * 0.3, 3.95, z + long / 2],
          size: [deep, 0.16, long],
          colour: scaleColour(colour, 0.9),
          texel: 3,
        },
        {
          at: [x - side * 0.4, 4 + high, z + long / 2],
          size: [deep, 0.4, long + 0.2],
          colour: scaleColour(colour, 0.8),
          texel: 3,
        },
      )
    }
    if (seeded.next() < 0.6 && z > 4 && z < 60) {
      const awning = seeded.pick([c('#b8402e'), c('#2e6a52'), c('#3a5a94'), c('#d8a23a')])
      solids.push({
        at: [side * (front - 0.75), 2.75, z + long / 2],
        size: [1.5, 0.07, long * 0.55],
        colour: awning,
        texel: 1,
      })
    }
    z += long + (seeded.next() < 0.12 ? 5 : 0)
  }
}

function streetLamp(solids: Solid[], lamps: Lamp[], side: number, z: number, isLit: boolean): void {
  const iron = c('#2e3032')
  const x = side * 4.45
  solids.push(
    { shape: 'cylinder', at: [x, 0, z], size: [0.13, 4.9, 0.13], colour: iron },
    { shape: 'cylinder', at: [x, 0, z], size: [0.3, 0.7, 0.3], colour: iron },
    { at: [side * 4, 4.86, z], size: [1, 0.06, 0.08], colour: iron, texel: 2 },
    {
      shape: 'ellipsoid',
      at: [side * 3.5, 4.6, z],
      size: [0.36, 0.3, 0.36],
      colour: c('#e8e0d0'),
      glow: isLit ? c('#ffcf92', 5) : c('#000000'),
      isClear: true,
    },
  )
  if (isLit) lamps.push({ at: [side * 3.5, 4.7, z], radius: 0.18, colour: c('#ffb46a', 5) })
}
