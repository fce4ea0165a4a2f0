import type { Listing } from '../accounts/operation.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import type { Tx } from '../store/pool.ts'
import { formatPageToken, readPageToken } from './page-token.ts'

/** One page of an operator's listing: `{accounts: […], next_page_token}`, the token empty on the last page. */
export async function listPage(tx: Tx, listing: Listing, id: string, values: Values): Promise<object> {
  const limit = Number(values.count)
  const last = readPageToken(values.next_page_token, 'next_page_token')
  // One more than is shown tells whether there is a next page.
  const entries = await listing.entries(tx, id, values, { last, limit: limit + 1 })
  const page = entries.slice(0, limit)
  return { [listing.name]: page, next_page_token: entries.length > limit ? formatPageToken(page.at(-1)?.id) : '' }
}
