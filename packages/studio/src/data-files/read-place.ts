import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import { findDocuments } from './find-documents.ts'
import { readData } from './read-data.ts'

const read = new Map<string, PlaceDocument>()
let own: ReadonlyMap<string, PlaceDocument> = new Map()
let changes = 0

/** Sets the places of this installation, in addition to those of the library. Replaces earlier ones. */
export function keepOwnPlaces(places: readonly PlaceDocument[]): void {
  if (places.length === 0 && own.size === 0) return
  own = new Map(places.map(place => [place.id, place]))
  changes++
}

/** Counts how often the places of this installation have changed: what was made of a place is made anew then. */
export const placeChanges = (): number => changes

/** A place by its id. A test checks every file of the library against the schema; those of an installation are checked when they are found. */
export function readPlace(id: string): PlaceDocument | undefined {
  const known = own.get(id) ?? read.get(id)
  if (known) return known
  const file = findDocuments('places').get(id)
  if (!file) return undefined
  const place = readData<PlaceDocument>(file)
  read.set(id, place)
  return place
}

export const placeIds = (): string[] => [...findDocuments('places').keys(), ...own.keys()]
