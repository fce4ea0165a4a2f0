import { PLACE_KITS } from '@kinora/media/scene/place-schema'
import type { Place } from '../../setting/setting.ts'
import { abstract } from './abstract.ts'
import { landscape } from './landscape.ts'
import type { PaintedPlace } from './painted-place.ts'
import { skyline } from './skyline.ts'
import { space } from './space.ts'
import { stage } from './stage.ts'
import { street } from './street.ts'
import { sweep } from './sweep.ts'
import { tableTop } from './table.ts'

const BY_CODE: Partial<Record<Place, PaintedPlace>> = {
  abstract,
  skyline,
  space,
  stage,
  street,
  sweep,
  table: tableTop,
}

/** A place that is painted for one camera, by code or by the steps of a landscape; documents lay out all others. */
export function kitNamed(place: Place): PaintedPlace | undefined {
  const byCode = BY_CODE[place]
  return byCode || !PLACE_KITS.some(kit => kit === place) ? byCode : landscape(place)
}
