import type { PlaceDocument, PlaceLayout, PlaceOpen } from '@kinora/media/scene/place-schema'
import { placeChanges, readPlace } from '../../data-files/read-place.ts'
import type { Fill } from '../plate.ts'
import type { DressedPlace } from './dressed-place.ts'
import { interior } from './paint-interior.ts'
import { open } from './paint-open.ts'

const laidOut = new Map<string, DressedPlace | undefined>()

function layOut(id: string, which: string, choose: (place: PlaceDocument) => Partial<PlaceLayout> | undefined) {
  const key = `${id}/${which}/${placeChanges()}`
  if (!laidOut.has(key)) {
    const place = readPlace(id)
    const layout = place && choose(place)
    laidOut.set(
      key,
      layout && 'interior' in layout && layout.interior
        ? interior(layout.interior)
        : layout && 'open' in layout && layout.open
          ? open(expanded(layout.open))
          : undefined,
    )
  }
  return laidOut.get(key)
}

/** The place that a document lays out, by its id; undefined if a kit paints it. */
export const findDressed = (where: string | undefined): DressedPlace | undefined =>
  where === undefined || where === '' ? undefined : layOut(where, '', place => place)

/** The variant of a place with room for goods, if it has one. */
export const findFilled = (where: string, fill: Fill): DressedPlace | undefined =>
  (fill === 'large' ? layOut(where, 'large', ({ filled }) => filled?.large) : undefined) ??
  layOut(where, 'small', ({ filled }) => filled?.small)

/** True if a place has its own picture. */
export const isDressed = (where: string | undefined): boolean =>
  where !== undefined && (findDressed(where) !== undefined || findFilled(where, 'small') !== undefined)

/** All slabs, with rows expanded. */
function expanded({ paved, ...rest }: PlaceOpen): PlaceOpen {
  if (!paved) return rest
  return {
    ...rest,
    paved: paved.flatMap(({ repeat, ...slab }) =>
      Array.from({ length: repeat?.count ?? 1 }, (_, at) => {
        const [dx, dz] = [at * (repeat?.x ?? 0), at * (repeat?.z ?? 0)]
        return {
          ...slab,
          ...(repeat?.colours && { colour: repeat.colours[at % repeat.colours.length]! }),
          x: [slab.x[0] + dx, slab.x[1] + dx] as [number, number],
          z: [slab.z[0] + dz, slab.z[1] + dz] as [number, number],
        }
      }),
    ),
  }
}
