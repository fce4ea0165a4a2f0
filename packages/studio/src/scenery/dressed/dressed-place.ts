import type { PlaceInterior, PlaceOpen } from '@kinora/media/scene/place-schema'
import type { PaintedPlace } from '../places/painted-place.ts'

/** A hole in a wall: from and to along it, sill and head. */
export type Opening = readonly [from: number, to: number, sill: number, head: number]

/** A painted place with the layout that it is painted from. */
export type DressedPlace = PaintedPlace & { row: PlaceInterior | PlaceOpen }
