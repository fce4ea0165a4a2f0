import type { Scene } from '@kinora/client'

/** True if the desk can show the value as a scene document. The service checks the remaining fields. */
export const isSceneLike = (value: unknown): value is Scene => {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, entities, places, shots } = value as Record<string, unknown>
  const areObjects = (list: unknown): boolean =>
    Array.isArray(list) && list.every(one => typeof one === 'object' && one !== null)
  return (
    typeof seconds === 'number' &&
    areObjects(entities) &&
    areObjects(places) &&
    areObjects(shots) &&
    (shots as Record<string, unknown>[]).length > 0 &&
    (shots as Record<string, unknown>[]).every(one => typeof one['from'] === 'number' && typeof one['to'] === 'number')
  )
}

/** True if a value may be an asset document. The service checks it. */
export const isAssetLike = (value: unknown): value is { id: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  ('parts' in value || 'kit' in value || 'like' in value)
