import type { Findings } from '../catalog/check/ports.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { MediaReference } from '../catalog/media-reference.ts'

/** What the caller is shown of a reference: its own URL back, or one for what we store. */
export const shownReference = (reference: MediaReference, urlOf: (key: string) => string): string =>
  typeof reference === 'string' ? reference : (reference.given ?? urlOf(reference.blob))

/** A stored request as the caller is shown it: every reference to our own storage as a URL. */
export function shownInput(value: unknown, urlOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => shownInput(one, urlOf))
  if (typeof value !== 'object' || value === null) return value
  if ('blob' in value) return shownReference(value as MediaReference, urlOf)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownInput(inner, urlOf)]))
}

/** The same with a URL for every file that we store, however it came. */
export function fetchableInput(value: unknown, urlOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => fetchableInput(one, urlOf))
  if (typeof value !== 'object' || value === null) return value
  if ('blob' in value) return urlOf((value as { blob: string }).blob)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fetchableInput(inner, urlOf)]))
}

/** Stores everything that came along with a body and puts references in its place. */
export async function storeEmbedded(values: Values, findings: Findings, blobs: BlobStore): Promise<void> {
  for (const [pointer, media] of findings.embedded) {
    const blob = await blobs.put(media.bytes, media.format === 'jpeg' ? 'jpg' : media.format)
    replaceAt(values, pointer.slice(1).split('/'), { blob })
  }
  // The bytes are on disk: nothing needs the decoded copies any longer.
  findings.embedded.clear()
}

/** Fields that the values leave out (no effect for this model) are simply not there. */
export function replaceAt(values: unknown, [first = '', ...rest]: string[], reference: MediaReference): void {
  if (typeof values !== 'object' || values === null) return
  const holder = values as Record<string, unknown>
  // A single entry that was taken as a list of one has no index in its pointer.
  if (Array.isArray(values) && !/^\d+$/.test(first)) return replaceAt(values[0], [first, ...rest], reference)
  if (rest.length > 0) replaceAt(holder[first], rest, reference)
  else if (holder[first] !== undefined) holder[first] = reference
}
