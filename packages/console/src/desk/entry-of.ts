import type { CatalogueEntry } from '@kinora/client'
import { client } from '../session/session.ts'
import type { CatalogueKind } from './suggestions.ts'

const entries = new Map<string, Promise<CatalogueEntry>>()

/** An entry of the catalogue, asked for once. */
export function entryOf(kind: CatalogueKind, name: string): Promise<CatalogueEntry> {
  const key = `${kind} ${name}`
  const found = entries.get(key) ?? client().catalogueEntry(kind, name)
  entries.set(key, found)
  found.catch(() => entries.delete(key))
  return found
}
