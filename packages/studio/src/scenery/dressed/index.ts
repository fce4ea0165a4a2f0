import type { Place } from '../../setting/setting.ts'
import type { DressedPlace } from './dressed-place.ts'
import { CABIN_PLACES } from './cabins.ts'
import { FILLED_PLACES } from './filled.ts'
import { GROUNDS } from './grounds.ts'
import { HALLS } from './halls.ts'
import { HERITAGE_PLACES } from './heritage.ts'
import { LANDFORM_PLACES } from './landforms.ts'
import { LANDSCAPES } from './lands.ts'
import { OUTPOST_PLACES } from './outposts.ts'
import { PUBLIC_ROOMS } from './public-rooms.ts'
import { ROOMS } from './rooms.ts'
import { SETTLEMENTS } from './settlements.ts'
import { SIGHT_PLACES } from './sights.ts'
import { TOWNS } from './towns.ts'
import { VENUE_PLACES } from './venues.ts'
import { WATERS } from './waters.ts'
import { WAYS } from './ways.ts'

/** Places that are drawn as themselves, by the names that `where` of a shot has. */
export const DRESSED: Readonly<Record<string, DressedPlace>> = {
  ...ROOMS,
  ...PUBLIC_ROOMS,
  ...HALLS,
  ...TOWNS,
  ...GROUNDS,
  ...LANDSCAPES,
  ...LANDFORM_PLACES,
  ...HERITAGE_PLACES,
  ...WATERS,
  ...SETTLEMENTS,
  ...SIGHT_PLACES,
  ...VENUE_PLACES,
  ...WAYS,
  ...CABIN_PLACES,
  ...OUTPOST_PLACES,
}

/** Whether a place has a picture of its own. */
export const isDressed = (where: string | undefined): boolean =>
  where !== undefined && (where in DRESSED || FILLED_PLACES.includes(where))

/** The place whose traits hold on the stage. */
export const playedPlace = (place: Place, where: string | undefined): Place => DRESSED[where ?? '']?.playsAs ?? place
