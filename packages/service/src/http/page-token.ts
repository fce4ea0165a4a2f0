import { refuseField } from '../core/errors.ts'
import { isId } from '../core/ids.ts'
import { quoteValue } from '../core/quote-value.ts'

/** A page ends at an id; the token is that id, opaque to the caller so that it may become something else. */
export const formatPageToken = (id: string | undefined): string =>
  id === undefined ? '' : Buffer.from(`p1:${id}`).toString('base64url')

export function readPageToken(token: unknown, field: string): string | undefined {
  if (typeof token !== 'string' || token === '') return undefined
  const id = /^p1:(\d+)$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1]
  if (id === undefined || !isId(id))
    throw refuseField(field, `${field} must be the next_page_token of an earlier answer, got ${quoteValue(token)}`)
  return id
}
