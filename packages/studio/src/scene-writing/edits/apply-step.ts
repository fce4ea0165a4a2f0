import type { Entity, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { stretchScene } from '@kinora/media/scene/stretch-scene'
import { AGES, SHOT_SIZES, SIZES, SPEEDS, VOLUMES } from '@kinora/media/scene/vocabulary'
import { round } from '../actions.ts'
import type { Step } from './edit-words.ts'
import { mapEntity, mapShots, type Scope } from './scope.ts'

/** Shot sizes from near to far, without `hands`, which is no distance. */
const VIEWS = SHOT_SIZES.filter(size => size !== 'hands')
/** Factors of one step of a duration, and of a size in metres. */
const [LENGTH, SIZE] = [1.25, 1.5]
const LEAST_SECONDS = 1

/**
 * Moves a value along its scale: `closer`, `slower`, `bigger`. `named` are the entities that the words name, `does` their
 * actions.
 */
export function applyStep(
  scene: Scene,
  { of, by }: Step,
  named: readonly string[],
  scope: Scope,
  does: readonly string[] = [],
): Scene {
  switch (of) {
    case 'view':
      return mapShots(scene, scope, shot => ({
        ...shot,
        camera: {
          ...shot.camera,
          ...(named.length > 0 && { target: [...named] }),
          size: along(VIEWS, shot.camera?.size === 'hands' ? 'face' : shot.camera?.size, 'whole', by),
        },
      }))
    case 'speed':
      return mapShots(scene, scope, shot => paced(shot, by, named, does))
    case 'size':
      return named.reduce((all, id) => mapEntity(all, id, one => ({ ...one, size: sized(one.size, by) })), scene)
    case 'age':
      return named.reduce(
        (all, id) =>
          mapEntity(all, id, one => ({
            ...one,
            traits: { ...one.traits, age: along(AGES, one.traits?.age, 'adult', by) },
          })),
        scene,
      )
    case 'light':
      return lit(scene, by, scope)
    case 'length':
      return stretched(scene, by > 0 ? LENGTH : 1 / LENGTH, scope)
    case 'volume':
      return louder(scene, by)
    case 'count':
      return named.reduce(
        (all, id) => mapEntity(all, id, one => ({ ...one, count: Math.max(1, (one.count ?? 1) + by) })),
        scene,
      )
  }
}

/** The clip, or the only shot of several that a request is about, with another length. */
function stretched(scene: Scene, factor: number, scope: Scope): Scene {
  const only = scope.size < scene.shots.length ? [...scope][0] : undefined
  const { from, to } = scene.shots[only ?? -1] ?? { from: 0, to: scene.seconds }
  return stretchScene(scene, Math.min(600, Math.max(LEAST_SECONDS, round((to - from) * factor))), only)
}

function along<T extends string>(scale: readonly T[], now: T | undefined, usual: T, by: number): T {
  const at = scale.indexOf(now ?? usual)
  return scale[Math.min(scale.length - 1, Math.max(0, at + by))] ?? usual
}

/** Changes the speed of the named subjects, or of all, and of the camera if none is named. */
function paced(shot: SceneShot, by: number, named: readonly string[], does: readonly string[]): SceneShot {
  const { actions, camera } = shot
  const factor = by > 0 ? LENGTH : 1 / LENGTH
  const isMoving = named.length === 0 && camera?.move !== undefined && camera.move !== 'still'
  return {
    ...shot,
    ...(actions && {
      actions: actions.map(one =>
        (named.length > 0 && !named.includes(one.who)) || (does.length > 0 && !does.includes(one.does))
          ? one
          : {
              ...one,
              speed: typeof one.speed === 'number' ? round(one.speed * factor) : along(SPEEDS, one.speed, 'normal', by),
            },
      ),
    }),
    ...(isMoving && { camera: { ...camera, speed: along(SPEEDS, camera.speed, 'normal', by) } }),
  }
}

function sized(size: Entity['size'], by: number): NonNullable<Entity['size']> {
  if (typeof size !== 'object') return along(SIZES, size, 'normal', by)
  const factor = by > 0 ? SIZE : 1 / SIZE
  return Object.fromEntries(Object.entries(size).map(([name, metres]) => [name, round(metres * factor)]))
}

/** Replaces the light of the places in `scope` by a brighter or a darker one. */
function lit(scene: Scene, by: number, scope: Scope): Scene {
  const [on, off] = by > 0 ? (['high-key', 'low-key'] as const) : (['low-key', 'high-key'] as const)
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  return {
    ...scene,
    places: scene.places.map(place =>
      used.has(place.id)
        ? { ...place, light: [...(place.light ?? []).filter(one => one !== off && one !== on), on].slice(-6) }
        : place,
    ),
  }
}

function louder(scene: Scene, by: number): Scene {
  const music = scene.sound?.music
  if (music === 'none') return scene
  const now = typeof music === 'object' ? music : music === undefined ? {} : { mood: music }
  return {
    ...scene,
    sound: { ...scene.sound, music: { ...now, volume: along(VOLUMES, now.volume, 'normal', by) } },
  }
}
