import { isDeepStrictEqual } from 'node:util'

/** One difference of two documents. `before` is absent for a new value, `after` for a removed one. */
export type SceneDifference = {
  /** A JSON pointer into the new document; for a removed value, into the old one. */
  at: string
  before?: unknown
  after?: unknown
}

/** The differences between two documents, from the first field to the last. Entries of lists are matched by id. */
export function diffScenes(before: unknown, after: unknown, at = ''): SceneDifference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, at)
  if (!isObject(before) || !isObject(after))
    return [{ at, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name => diffScenes(before[name], after[name], `${at}/${escape(name)}`))
}

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entries that are the same come in the same order in both; between those, entries that differ are paired. */
function diffLists(before: readonly unknown[], after: readonly unknown[], at: string): SceneDifference[] {
  const found: SceneDifference[] = []
  const isShort = before.every(isScalar) && after.every(isScalar)
  // A vector or a list of words is one value.
  if (isShort) return [{ at, before, after }]
  let [old, now] = [0, 0]
  while (old < before.length || now < after.length) {
    const [one, other] = [before[old], after[now]]
    const isPair = old < before.length && now < after.length
    if (isPair && (isSame(one, other) || !isLater(one, after, now, other, before, old))) {
      found.push(...diffScenes(one, other, `${at}/${now}`))
      old++
      now++
    } else if (old < before.length && (now >= after.length || !after.slice(now).some(entry => isSame(one, entry))))
      found.push({ at: `${at}/${old}`, before: before[old++] })
    else found.push({ at: `${at}/${now}`, after: after[now++] })
  }
  return found
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** True if one of two entries is found later in the other list. */
const isLater = (
  one: unknown,
  after: readonly unknown[],
  now: number,
  other: unknown,
  before: readonly unknown[],
  old: number,
): boolean =>
  after.slice(now + 1).some(entry => isSame(one, entry)) ||
  before.slice(old + 1).some(entry => isSame(entry, other)) ||
  keyOf(one) !== undefined

const isSame = (one: unknown, other: unknown): boolean => {
  const key = keyOf(one)
  return key === undefined ? isDeepStrictEqual(one, other) : key === keyOf(other)
}

/** The key of an entry: its id, the entity that it places, or its actor and action. */
function keyOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const { id, who, does, garment, asset } = entry
  if (typeof who === 'string') return typeof does === 'string' ? `${who} ${does}` : who
  const known = id ?? garment ?? asset
  return typeof known === 'string' ? known : undefined
}
