import type { Findings } from '../../catalog/check/ports.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import type { BlobStore } from '../../files/blob-store.ts'
import type { MediaReference } from '../../catalog/request-values.ts'

/** A reference as shown to the caller: its own URL, or a URL of the stored file. */
export const shownReference = (reference: MediaReference, urlOf: (key: string) => string): string =>
  typeof reference === 'string' ? reference : (reference.given ?? urlOf(reference.blob))

/** A stored request as shown to the caller, with URLs for stored files. */
export function shownInput(value: unknown, urlOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => shownInput(one, urlOf))
  if (typeof value !== 'object' || value === null) return value
  if ('blob' in value) return shownReference(value as MediaReference, urlOf)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownInput(inner, urlOf)]))
}

/** The same with a URL for every stored file, however it arrived. */
export function fetchableInput(value: unknown, urlOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(one => fetchableInput(one, urlOf))
  if (typeof value !== 'object' || value === null) return value
  if ('blob' in value) return urlOf((value as { blob: string }).blob)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fetchableInput(inner, urlOf)]))
}

/** Stores embedded media and replaces them by references. */
export async function storeEmbedded(values: Values, findings: Findings, blobs: BlobStore): Promise<void> {
  for (const [pointer, media] of findings.embedded) {
    const blob = await blobs.put(media.bytes, media.format === 'jpeg' ? 'jpg' : media.format)
    replaceAt(values, pointer.slice(1).split('/'), { blob })
  }
  // The bytes are stored; frees the decoded copies.
  findings.embedded.clear()
}

/** Fields without effect for the model are missing from the values. */
export function replaceAt(values: unknown, [first = '', ...rest]: string[], reference: MediaReference): void {
  if (typeof values !== 'object' || values === null) return
  const holder = values as Record<string, unknown>
  // A single entry that was accepted as a list has no index in its pointer.
  if (Array.isArray(values) && !/^\d+$/.test(first)) return replaceAt(values[0], [first, ...rest], reference)
  if (rest.length > 0) replaceAt(holder[first], rest, reference)
  else if (holder[first] !== undefined) holder[first] = reference
}
