/** A JSON pointer as the wire names a field: `/assets/0/image_uri` is `assets[0].image_uri`. */
export function formatFieldPath(pointer: string, property = ''): string {
  const parts = pointer === '' ? [] : pointer.slice(1).split('/').map(unescapePart)
  if (property) parts.push(property)
  return parts.reduce((path, part) => joinFieldPath(path, part), '')
}

export const joinFieldPath = (path: string, part: string): string =>
  /^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part

const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The value a JSON pointer names in a body. */
export function valueAt(body: unknown, pointer: string): unknown {
  let value = body
  for (const part of pointer === '' ? [] : pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[unescapePart(part)]
  }
  return value
}
