import type { Place } from '../../setting/setting.ts'
import { LAID_PLACES } from '../../setting/laid-places.ts'
import type { PlaceOpen as OpenPlace } from '@kinora/media/scene/place-schema'
import { placeKinds } from '../../data-files/place-kinds.ts'

/** Metres: wider pavements are the ground itself. */
const GROUND_WIDTH = 60

/** A playground in the desert: the usual slides and swings, on sand and without trees. */
export function layGround(row: OpenPlace, place: Place, where: string | undefined): OpenPlace {
  const ground = LAID_PLACES.has(where ?? '') ? placeKinds().grounds[place] : undefined
  if (!ground) return row
  const { growth: _, grass: __, tints: ___, ...bare } = row
  const { isBare, land, far, colour } = ground
  return {
    ...(isBare ? bare : row),
    ...(row.land && { land, far, ...(isBare && { relief: { ...row.relief, woodsHeight: 0 } }) }),
    ...(row.paved && {
      paved: row.paved.map(slab =>
        slab.material !== 'pool' && (slab.isTurf || slab.x[1] - slab.x[0] >= GROUND_WIDTH)
          ? {
              x: slab.x,
              z: slab.z,
              ...(slab.top !== undefined && { top: slab.top }),
              colour,
              material: 'rock' as const,
            }
          : slab,
      ),
    }),
  }
}
