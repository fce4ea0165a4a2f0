import { paintClouds, paintSky } from '../paint-sky.ts'
import type { PaintedPlace } from './painted-place.ts'

/** Above a sea of clouds. */
export const sky: PaintedPlace = {
  horizon: 0.6,
  eye: 3,
  stands: [6, 60],
  floor: 0,
  lightFromSide: false,
  paint(context) {
    const { air, seeded, options } = context
    const isThick = options.weather !== 'clear'
    air.clouds = {
      ...air.clouds,
      base: -seeded.between(1100, 2300),
      depth: 1150,
      scale: seeded.between(2400, 3200),
      cover: isThick ? 0.86 : seeded.between(0.52, 0.8),
      thickness: 1.6,
      cirrus: Math.max(air.clouds.cirrus, 0.4),
      overcast: options.weather === 'clear' ? 0 : air.clouds.overcast * 0.8,
    }
    paintSky(context)
    paintClouds(context)
  },
}
