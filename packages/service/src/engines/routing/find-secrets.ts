// Names of keys that operators write into `parameters` or templates, although they belong in the environment.
const SECRET_NAME = /key|token|secret|passw|credential|authori[sz]ation/i
// In a URL: a query value, or a path segment that looks like a secret.
const LEAST_QUERY_CHARACTERS = 8
const KEY_IN_PATH = /^(?=.*\d)(?=.*[a-z])[\w.~-]{24,}$/i

/** Secrets in an entry of the engines file itself: in its URLs, and in fields named like secrets. */
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
