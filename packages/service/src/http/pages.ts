import type { Listing } from '../accounts/operation.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { field, NEXT_PAGE_TOKEN, objectSchema } from '../reference/answer-schemas.ts'
import type { Tx } from '../store/pool.ts'
import { MB } from '@kinora/media/core/units'
import { refuseField } from '../core/errors.ts'
import { isId } from '../core/ids.ts'
import { quoteValue } from '../core/text.ts'

/** The answer of a listing. */
export const listingAnswer = ({ name }: Listing, entry: JsonSchema) => ({
  about: 'A page; `next_page_token` is empty on the last one',
  schema: objectSchema({
    [name]: field.list(entry, 'The entries of this page'),
    next_page_token: NEXT_PAGE_TOKEN,
  }),
})

/** One page of a listing: `{accounts: […], next_page_token}`, the token empty on the last page. */
export async function listPage(tx: Tx, listing: Listing, id: string, values: Values): Promise<object> {
  const limit = Number(values.count)
  const last = readPageToken(values.next_page_token, 'next_page_token')
  // One more than shown tells whether there is a next page.
  const entries = await listing.entries(tx, id, values, { last, limit: limit + 1 })
  const page = entries.slice(0, limit)
  return { [listing.name]: page, next_page_token: entries.length > limit ? formatPageToken(page.at(-1)?.id) : '' }
}

// An ordinary page of ten tasks has some kilobytes; a page of the longest payloads would have hundreds of megabytes.
export const MAX_PAGE_BYTES = 8 * MB

type Page = {
  ids: string[]
  bytes: number /** Where the next page begins, if there is one. */
  next: string | undefined
}

/** Limits a page by number and bytes. It has at least one entry, so that paging always advances. */
export function cutPage(found: readonly { id: string; bytes: number }[], limit: number): Page {
  const ids: string[] = []
  let bytes = 0
  for (const one of found.slice(0, limit)) {
    if (ids.length > 0 && bytes + one.bytes > MAX_PAGE_BYTES) break
    ids.push(one.id)
    bytes += one.bytes
  }
  return { ids, bytes, next: found.length > ids.length ? ids.at(-1) : undefined }
}

/**
 * The entries of a page as JSON texts, up to the limit in bytes and at least one: stored sizes tell too little, because
 * JSON writes a control character as six.
 */
export function writeEntries<Row>(rows: readonly Row[], present: (row: Row, at: number) => object): string[] {
  const texts: string[] = []
  let bytes = 0
  for (const [at, row] of rows.entries()) {
    const text = JSON.stringify(present(row, at))
    bytes += Buffer.byteLength(text)
    if (texts.length > 0 && bytes > MAX_PAGE_BYTES) break
    texts.push(text)
  }
  return texts
}

/** A page ends at an id. The token hides it, so that its content may change. */
export const formatPageToken = (id: string | undefined): string =>
  id === undefined ? '' : Buffer.from(`p1:${id}`).toString('base64url')

export function readPageToken(token: unknown, field: string): string | undefined {
  if (typeof token !== 'string' || token === '') return undefined
  const id = /^p1:(\d+)$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1]
  if (id === undefined || !isId(id))
    throw refuseField(field, `${field} must be the next_page_token of an earlier answer, got ${quoteValue(token)}`)
  return id
}
