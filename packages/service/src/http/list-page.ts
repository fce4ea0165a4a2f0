import type { Listing } from '../accounts/operation.ts'
import type { JsonSchema } from '../catalog/build-schema.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { field, NEXT_PAGE_TOKEN, objectSchema } from '../reference/answer-schemas.ts'
import type { Tx } from '../store/pool.ts'
import { formatPageToken, readPageToken } from './page-token.ts'

/** What a listing answers. */
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
  // One more than is shown tells whether there is a next page.
  const entries = await listing.entries(tx, id, values, { last, limit: limit + 1 })
  const page = entries.slice(0, limit)
  return { [listing.name]: page, next_page_token: entries.length > limit ? formatPageToken(page.at(-1)?.id) : '' }
}
