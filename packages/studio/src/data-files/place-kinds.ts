import type { PlaceKinds } from '@kinora/media/scene/place-schema'
import { readData } from './read-data.ts'

let read: PlaceKinds | undefined

/** Lamps, waters, lands and what lies behind them, which documents of places name. */
export const placeKinds = (): PlaceKinds => (read ??= readData<PlaceKinds>('library/place-kinds.json'))

/** A kind by its name. */
export function kindNamed<Kind>(kinds: Readonly<Record<string, Kind>>, name: string): Kind {
  const found = kinds[name]
  if (!found) throw new RangeError(`${name} is none of ${Object.keys(kinds).join(', ')}`)
  return found
}
