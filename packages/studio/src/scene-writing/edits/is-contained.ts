import { isDeepStrictEqual } from 'node:util'
import type { SceneDifference } from '@kinora/media/scene/diff-scene'

/**
 * True if what a difference sets in `whole` is in `scene` too. Entries of the lists of a shot may have another position
 * there. A difference that only removes something is contained if `scene` lacks it.
 */
export function isContained({ at, before, after }: SceneDifference, whole: unknown, scene: unknown): boolean {
  const path = at.split('/').slice(1)
  if (after === undefined) return !holds(scene, path, before, undefined)
  return holds(scene, path, after, whole)
}

/** The lists of a document whose entries keep their position. */
const FIXED: ReadonlySet<string> = new Set(['entities', 'places', 'shots'])

function holds(scene: unknown, [name, ...path]: readonly string[], value: unknown, whole: unknown, list = ''): boolean {
  if (name === undefined) return isPart(value, scene)
  if (Array.isArray(scene) && !FIXED.has(list)) {
    const own: unknown = Array.isArray(whole) ? whole[Number(name)] : undefined
    return scene.some(one => isAlike(one, own) && holds(one, path, value, own, name))
  }
  return isRecord(scene) && holds(scene[name], path, value, isRecord(whole) ? whole[name] : undefined, name)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** True if two entries are about the same. */
const isAlike = (one: unknown, other: unknown): boolean =>
  !isRecord(other) || !isRecord(one) || KEYS.every(key => other[key] === undefined || one[key] === other[key])
const KEYS = ['who', 'does', 'garment', 'asset'] as const

/** True if everything of a value is in another one. */
function isPart(value: unknown, whole: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(whole) && value.every(one => whole.some(other => isPart(one, other)))
  if (isRecord(value)) return isRecord(whole) && Object.keys(value).every(key => isPart(value[key], whole[key]))
  return isDeepStrictEqual(value, whole)
}
