import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import { findDocuments, readJson } from './find-documents.ts'

const read = new Map<string, PlaceDocument>()

/** A place of the library by its id. A test holds every file of the library against the schema. */
export function readPlace(id: string): PlaceDocument | undefined {
  const known = read.get(id)
  if (known) return known
  const file = findDocuments('places').get(id)
  if (!file) return undefined
  const place = readJson(file) as PlaceDocument
  read.set(id, place)
  return place
}

export const placeIds = (): string[] => [...findDocuments('places').keys()]
