import type { Scene, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import { freeId } from './free-id.ts'
import { mapShots } from './scope.ts'

/** A change of one shot changes no other: a place that it shares with others becomes a place of its own. */
export function withOwnPlace(before: Scene, after: Scene, shot: number): Scene {
  const used = after.shots[shot]?.place
  const old = before.places.find(({ id }) => id === used)
  const own = after.places.find(({ id }) => id === used)
  const isShared = after.shots.some(({ place }, at) => at !== shot && place === used)
  if (!old || !own || !isShared || JSON.stringify(old) === JSON.stringify(own)) return after
  const id = freeId(old.id, after)
  const places = after.places.flatMap((one): ScenePlace[] => (one === own ? [old, { ...own, id }] : [one]))
  return mapShots({ ...after, places }, new Set([shot]), one => ({ ...renamed(one, old.id, id), place: id }))
}

/** The shot with the anchors of another place. */
function renamed<T>(value: T, from: string, to: string): T {
  if (typeof value === 'string') return (value.startsWith(`${from}/`) ? to + value.slice(from.length) : value) as T
  if (Array.isArray(value)) return value.map(one => renamed<unknown>(one, from, to)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'text' ? one : renamed<unknown>(one, from, to)]),
  ) as T & SceneShot
}
