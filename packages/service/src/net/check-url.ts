import { quoteValue } from '../core/text.ts'
import { ALLOWED_BY, privateHostReason } from './private-address.ts'

// Longer than what browsers and proxies pass on (8 kB request lines), short enough to keep and echo.
const MAX_URL_CHARACTERS = 8192

type CheckedUrl = { ok: true; url: URL } | { ok: false; why: string }

/** Whether a URL that came from outside may be fetched or called. `why` reads after the name of the field. */
export function checkUrl(text: string, { allowPrivateNetworks }: { allowPrivateNetworks: boolean }): CheckedUrl {
  const refuse = (why: string): CheckedUrl => ({ ok: false, why })
  if (text.length > MAX_URL_CHARACTERS) {
    return refuse(`must be at most ${MAX_URL_CHARACTERS} characters long; got ${text.length}`)
  }
  if (/[\s\p{Cc}]/u.test(text))
    return refuse(`must not contain white space or control characters; got ${quoteValue(text)}`)
  // The URL parser also reads `http:host` and `http:\\host`; other parsers see another host in those, so they are out.
  const url = /^https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null
  if (!url) return refuse(`must be an http or https URL; got ${quoteValue(text)}`)
  // fetch refuses such a URL anyway, and what is stored and echoed should carry no password.
  if (url.username || url.password) return refuse('must not contain a user name or password')
  const why = allowPrivateNetworks ? undefined : privateHostReason(url.hostname)
  if (why)
    return refuse(`must be reachable on the public internet; ${quoteValue(url.hostname)} is ${why} (${ALLOWED_BY})`)
  return { ok: true, url }
}
