type Json = Record<string, unknown> | readonly unknown[]

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The steps of a JSON pointer: `/shots/0/camera`. */
export const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1)

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of stepsOf(pointer)) value = isJson(value) ? (value as Record<string, unknown>)[step] : undefined
  return value
}

/**
 * A copy of a document with another value at a pointer. Undefined removes the field or the entry. Missing objects are
 * added on the way; an empty object or list that remains is removed, because the document says nothing with it.
 */
export function withValue<T>(document: T, pointer: string, value: unknown): T {
  return replaced(document, stepsOf(pointer), value) as T
}

function replaced(document: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(document)) {
    const list: readonly unknown[] = document
    const at = Number(step)
    const next = replaced(list[at], rest, value)
    if (next === undefined) return list.filter((_, index) => index !== at)
    return at >= list.length ? [...list, next] : list.map((one, index) => (index === at ? next : one))
  }
  const record = isJson(document) ? (document as Record<string, unknown>) : {}
  const next = rest.length === 0 ? value : tidy(replaced(record[step], rest, value))
  if (next !== undefined) return { ...record, [step]: next }
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== step))
}

const tidy = (value: unknown): unknown =>
  isJson(value) && Object.keys(value).length === 0 && !Array.isArray(value) ? undefined : value
