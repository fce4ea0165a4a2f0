import { quoteValue } from '../core/text.ts'
import { ALLOWED_BY, privateHostReason } from './private-address.ts'

// Longer than browsers and proxies support (8 kB request lines), short enough to store and echo.
const MAX_URL_CHARACTERS = 8192

type CheckedUrl = { ok: true; url: URL } | { ok: false; why: string }

/**
 * Checks whether a caller's URL may be fetched or called. `why` completes a sentence that begins with the name of the
 * field.
 */
export function checkUrl(text: string, { allowPrivateNetworks }: { allowPrivateNetworks: boolean }): CheckedUrl {
  const refuse = (why: string): CheckedUrl => ({ ok: false, why })
  if (text.length > MAX_URL_CHARACTERS) {
    return refuse(`must be at most ${MAX_URL_CHARACTERS} characters long; got ${text.length}`)
  }
  if (/[\s\p{Cc}]/u.test(text))
    return refuse(`must not contain white space or control characters; got ${quoteValue(text)}`)
  // The URL parser also accepts `http:host` and `http:\\host`. Other parsers find a different host in those, so they
  // are rejected.
  const url = /^https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null
  if (!url) return refuse(`must be an http or https URL; got ${quoteValue(text)}`)
  // fetch refuses such a URL anyway, and a stored or echoed URL must not contain a password.
  if (url.username || url.password) return refuse('must not contain a user name or password')
  const why = allowPrivateNetworks ? undefined : privateHostReason(url.hostname)
  if (why)
    return refuse(`must be reachable on the public internet; ${quoteValue(url.hostname)} is ${why} (${ALLOWED_BY})`)
  return { ok: true, url }
}
