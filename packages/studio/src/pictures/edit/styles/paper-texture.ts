import type { Size } from '@kinora/media/frames/size'
import { type Plane, createPlane } from '../../../planes/plane.ts'
import { grainAt, softNoise } from '../soft-noise.ts'

/** The grain of paper, -1 to 1 around 0: fibres of some pixels and fine grain. */
export function paperTexture(size: Size, seed: number): Plane {
  const longer = Math.max(size.width, size.height)
  const fibres = softNoise(size, Math.max(3, longer / 260), seed, 3)
  return createPlane(
    size,
    fibres.values.map((value, at) => {
      const grain = grainAt(at % size.width, Math.floor(at / size.width), seed)
      return Math.max(-1, Math.min(1, (value - 0.5) * 2.4 + grain * 0.22))
    }),
  )
}
