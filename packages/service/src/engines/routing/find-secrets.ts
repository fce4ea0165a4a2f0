// What operators call a key that they write into `parameters` or a template, though it belongs into the environment.
const SECRET_NAME = /key|token|secret|passw|credential|authori[sz]ation/i
// Of a URL: a value behind a question mark, and a folder that nobody would call one so.
const LEAST_QUERY_CHARACTERS = 8
const KEY_IN_PATH = /^(?=.*\d)(?=.*[a-z])[\w.~-]{24,}$/i

/** Secrets that stand in an entry of the engines file itself: in its URLs, and under names that say so. */
export function findSecrets(entry: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (name === 'headers' || name === 'env') return []
    return secretsIn(name, value)
  })
}

function secretsIn(name: string, value: unknown): string[] {
  if (typeof value === 'string')
    return SECRET_NAME.test(name) && !/^\{[a-z]+\??\}$/.test(value) ? [value] : secretsInUrl(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, one]) => secretsIn(Array.isArray(value) ? name : inner, one))
}

function secretsInUrl(text: string): string[] {
  const url = /^https?:/i.test(text) ? URL.parse(text) : null
  if (!url) return []
  const { username, password, searchParams, pathname } = url
  return [
    ...[password, username && password ? `${username}:${password}` : ''].map(decodeURIComponent),
    ...[...searchParams.values()].filter(value => value.length >= LEAST_QUERY_CHARACTERS),
    ...pathname.split('/').filter(part => KEY_IN_PATH.test(part)),
  ].filter(secret => secret !== '')
}
