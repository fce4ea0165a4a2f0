import { parseColour as c, scaleColour } from '../colour.ts'
import { defocus } from '../defocus.ts'
import { collectSolids } from '../parts/collect-solids.ts'
import { projectPoint } from '../plate-context.ts'
import { paintBroadleaf } from '../growth/broadleaf.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import { KINDS } from '../plate.ts'
import { type Lamp, paintSolids, type Solid } from '../solid-list.ts'
import { isSnowy } from './is-snowy.ts'
import type { PaintedPlace } from './painted-place.ts'
import { paperColour } from './sweep.ts'
import { surfaceLook } from './surface-look.ts'
import { windowLight } from './window-light.ts'

const PLANT = { asset: 'potted-shrub', x: 1.75, z: 4.6, scale: 1.2 }

/**
 * A table top for products: the wood is in focus, the room behind it is blurred. Heights are measured from the table
 * top.
 */
export const tableTop: PaintedPlace = {
  horizon: 0.34,
  eye: 0.42,
  subjectDepths: [0.75, 1.5],
  floor: 0,
  lightFromSide: true,
  paint(context) {
    const { air, brush, seeded, options } = context
    const ground = GROUND[options.season]
    paintSky(context)
    paintLand(context, {
      ...colours({ grass: ground.grass, dry: ground.dry, woods: scaleColour(ground.woods, 0.8) }),
      landLift: -2,
      rollHeight: 6,
      rollWidth: 40,
      rollFrom: 10,
      woodsHeight: 9,
      woodsFrom: 26,
      woodsTop: 300,
      landFar: 500,
      rockBelow: 0.3,
      landOctaves: 5,
      snowLine: isSnowy(options) ? -1000 : 1e6,
    })
    if (options.season !== 'winter') {
      for (const x of [-5, 4.5])
        paintBroadleaf(
          context,
          { x: x + seeded.between(-1, 1), z: 13, y: -1.6, height: 6, leaves: ground.leaves },
          seeded,
        )
    }
    const wood = seeded.pick([c('#c99a66'), c('#b07c4c'), c('#d8b484'), c('#9a6c46')])
    const top = options.surface && surfaceLook(options.surface)
    const wall = seeded.pick([c('#d8cfc0'), c('#b9c2bd'), c('#cbb8a4'), c('#a9b4bf')])
    const side = options.hand ?? (air.direction[0] < 0 ? -1 : 1)
    const paper = options.backdrop && paperColour(options.backdrop)
    const solids: Solid[] = [
      {
        at: [0, -0.05, 1],
        size: [3.4, 0.05, 2.3],
        colour: wood,
        matter: 'boards',
        scale: 0.19,
        gloss: 0.03,
        rough: 0.008,
        ...top,
        texel: 0.06,
        kind: KINDS.ground,
      },
      { at: [0, -0.8, 3.5], size: [12, 0.05, 9], colour: c('#8a6a4a'), matter: 'boards', scale: 0.16, texel: 0.5 },
      { at: [0, 1.9, 3], size: [12, 0.1, 9], colour: c('#efebe4'), texel: 0.6 },
      { at: [-side * 3.2, -0.8, 3], size: [0.2, 2.8, 9], colour: wall, matter: 'plaster', texel: 0.4 },
      { at: [-side * 2.2, -0.8, 5.6], size: [3, 2.8, 0.2], colour: wall, matter: 'plaster', texel: 0.3 },
      { at: [side * 3.6, -0.8, 5.6], size: [2.2, 2.8, 0.2], colour: wall, matter: 'plaster', texel: 0.3 },
      { at: [side * 0.9, -0.8, 5.6], size: [3.4, 0.7, 0.2], colour: wall, texel: 0.3 },
      { at: [side * 0.9, 1.5, 5.6], size: [3.4, 0.4, 0.2], colour: wall, texel: 0.3 },
      { at: [side * 0.9, -0.1, 5.6], size: [0.06, 1.6, 0.06], colour: c('#f0ede6') },
      { at: [0, -0.8, -2.2], size: [12, 2.8, 0.2], colour: wall, texel: 0.8 },
      ...collectSolids(context, paper ? [] : [PLANT], { isLit: air.isLit, hand: side, heightAt: () => -0.8 }),
      ...(paper ? [{ at: [0, -0.8, 3.6], size: [12, 2.8, 0.1], colour: paper, texel: 0.4 } satisfies Solid] : []),
      // A shelf with books and a vase: shapes that are recognisable when blurred.
      { at: [-side * 1.7, 0.35, 5.3], size: [1.3, 0.04, 0.3], colour: c('#7a5638') },
      { at: [-side * 1.9, 0.39, 5.3], size: [0.5, 0.28, 0.2], colour: c('#8a6a50'), matter: 'books' },
      {
        shape: 'ellipsoid',
        at: [-side * 1.35, 0.39, 5.3],
        size: [0.2, 0.34, 0.2],
        colour: scaleColour(ground.leaves[0], 1.2),
      },
    ]
    const lamps: Lamp[] = [
      { at: [side * 0.9, 0.7, 5.5], across: [1.7, 0], half: 0.8, facing: [0, -1], colour: windowLight(air, 5) },
      { at: [side * 3, 0.9, 1.2], across: [0, 1.3], half: 0.9, facing: [-side, 0], colour: windowLight(air, 6) },
    ]
    if (air.isLit) lamps.push({ at: [-side * 0.9, 1.25, 0.9], radius: 0.2, colour: c('#ffd4a4', 0.9) })
    paintSolids(context, solids, lamps, { texel: 0.2, rays: 36, openSky: true })
    paintClouds(context)
    defocus(context, 1.05, 0.02)
    if (!air.isDark) return
    // Out of focus, distant points of light become discs.
    for (let i = 0; i < 26; i++) {
      const at = projectPoint(context, seeded.between(-3.4, 3.4), seeded.between(-0.2, 1.5), 5.2)
      const size = seeded.between(0.07, 0.15) * at.scale
      const tone = seeded.pick([c('#ffb870'), c('#ffd9a0'), c('#ff8a5a'), c('#a8c8ff')])
      brush.glow({
        x: at.x,
        y: at.y,
        rx: size,
        ry: size,
        z: 4.8,
        colour: scaleColour(tone, seeded.between(0.05, 0.28)),
        soft: 0.12,
      })
    }
  },
}
