import type { PartDocument } from '@kinora/media/scene/part-schema'
import { findDocuments, readJson } from './find-documents.ts'

const read = new Map<string, PartDocument>()

/** A part of places by its id. A test holds every file of the library against the schema. */
export function readPart(id: string): PartDocument {
  let part = read.get(id)
  if (!part) {
    const file = findDocuments('parts').get(id)
    if (!file) throw new RangeError(`the library has no part ${id}`)
    read.set(id, (part = readJson(file) as PartDocument))
  }
  return part
}
