import { MB } from '@kinora/media/core/units'
// A page of the usual ten tasks is some kilobytes; a page of the longest payloads would be hundreds of megabytes.
const MOST_PAGE_BYTES = 8 * MB

type Page = {
  ids: string[]
  bytes: number /** Where the next page begins, if there is one. */
  next: string | undefined
}

/** As many of what was found as a page may have, by number and by bytes; one at least, or there would be no way past it. */
export function cutPage(found: readonly { id: string; bytes: number }[], limit: number): Page {
  const ids: string[] = []
  let bytes = 0
  for (const one of found.slice(0, limit)) {
    if (ids.length > 0 && bytes + one.bytes > MOST_PAGE_BYTES) break
    ids.push(one.id)
    bytes += one.bytes
  }
  return { ids, bytes, next: found.length > ids.length ? ids.at(-1) : undefined }
}
