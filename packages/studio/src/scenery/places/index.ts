import type { Place } from '../../setting/setting.ts'
import { abstract } from './abstract.ts'
import { beach } from './beach.ts'
import { desert } from './desert.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { lake } from './lake.ts'
import { meadow } from './meadow.ts'
import { mountains } from './mountains.ts'
import type { PaintedPlace } from './painted-place.ts'
import { river } from './river.ts'
import { sea } from './sea.ts'
import { sky } from './sky.ts'
import { skyline } from './skyline.ts'
import { snowfield } from './snowfield.ts'
import { space } from './space.ts'
import { stage } from './stage.ts'
import { street } from './street.ts'
import { sweep } from './sweep.ts'
import { table } from './table.ts'
import { underwater } from './underwater.ts'
import { waterfall } from './waterfall.ts'

/** The places that code paints, by name; documents lay out all others. */
export const KITS: Partial<Record<Place, PaintedPlace>> = {
  abstract,
  beach,
  desert,
  forest,
  garden,
  lake,
  meadow,
  mountains,
  river,
  sea,
  sky,
  skyline,
  snowfield,
  space,
  stage,
  street,
  sweep,
  table,
  underwater,
  waterfall,
}
