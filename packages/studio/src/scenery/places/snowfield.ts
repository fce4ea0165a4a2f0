import { parseColour } from '../colour.ts'
import { paintPine } from '../growth/pine.ts'
import { GROUND } from '../ground-colours.ts'
import { colours, paintLand } from '../paint-land.ts'
import { paintClouds, paintSky } from '../paint-sky.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Untouched snow, spruces, white hills; at night the northern lights. */
export const snowfield: PaintedPlace = {
  horizon: 0.5,
  eye: 1.8,
  stands: [4, 30],
  lightFromSide: true,
  paint(context) {
    const { air, kernels, seeded } = context
    if (air.stars > 0.9) kernels.set({ aurora: 1 })
    paintSky(context)
    paintLand(context, {
      ...colours({
        rock: parseColour('#6f7078'),
        woods: parseColour('#3c4a48'),
        grass: parseColour('#8a8468'),
        dry: parseColour('#8a8468'),
      }),
      bumpHeight: 0.35,
      bumpWidth: 5,
      rollHeight: 26,
      rollWidth: 160,
      rollFrom: 40,
      mountHeight: seeded.between(420, 640),
      mountWidth: 1500,
      mountFrom: 600,
      mountTo: 3400,
      woodsHeight: 12,
      woodsFrom: 260,
      woodsTop: 200,
      rippleDepth: 0.05,
      landShadows: 1,
      landFar: 8000,
      snowLine: -1000,
    })
    paintClouds(context)
    const pines = Array.from({ length: 26 }, () => {
      const z = 16 + 90 * seeded.next()
      const side = seeded.next() < 0.5 ? -1 : 1
      return { x: side * (2.5 + z * seeded.between(0.14, 0.75)), z, height: seeded.between(6, 13) }
    })
    pines.sort((a, b) => b.z - a.z)
    for (const pine of pines) paintPine(context, { ...pine, needles: GROUND.winter.pine, snow: 0.7 }, seeded)
  },
}
