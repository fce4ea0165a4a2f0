import type { Entity, Scene, SceneShot } from '@kinora/media/scene/scene-schema'

/** The shots that a request is about, by index. */
export type Scope = ReadonlySet<number>

export const mapShots = (scene: Scene, scope: Scope, change: (shot: SceneShot, at: number) => SceneShot): Scene => ({
  ...scene,
  shots: scene.shots.map((shot, at) => (scope.has(at) ? change(shot, at) : shot)),
})

export const mapEntity = (scene: Scene, id: string, change: (entity: Entity) => Entity): Scene => ({
  ...scene,
  entities: scene.entities.map(one => (one.id === id ? change(one) : one)),
})

/** True if an entity is in a shot: named in it, or carried over from the shot before. */
export function isIn({ shots }: Pick<Scene, 'shots'>, at: number, id: string): boolean {
  const shot = shots[at]
  if (!shot) return false
  const names = [
    ...(shot.placements ?? []).flatMap(({ who, to = [] }) => [who, to].flat()),
    ...(shot.actions ?? []).flatMap(({ who, object, target, with: tools = [] }) => [who, object, target, ...tools]),
    ...(shot.speech ?? []).map(({ who }) => who),
    ...(shot.camera?.target ?? []),
  ]
  return names.some(one => one?.split('/')[0] === id) || (shot.continues === true && isIn({ shots }, at - 1, id))
}
