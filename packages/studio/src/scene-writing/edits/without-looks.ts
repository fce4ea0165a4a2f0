import type { Entity, Scene, ScenePlace, SceneShot } from '@kinora/media/scene/scene-schema'
import { isIn } from './scope.ts'

/** The document with the same cast in the same shots and places, but without everything that words may say of them. */
export const withoutLooks = (scene: Scene): Scene => ({
  version: scene.version,
  seconds: scene.seconds,
  ...(scene.assets && { assets: scene.assets }),
  entities: scene.entities.map(bareEntity),
  places: scene.places.map(({ id, asset }): ScenePlace => ({ id, asset })),
  shots: scene.shots.map((shot, at) => bareShot(scene, shot, at)),
})

const bareEntity = ({ id, asset, name, count, members }: Entity): Entity => ({
  id,
  asset,
  ...(name !== undefined && { name }),
  ...(count !== undefined && { count }),
  ...(members && { members }),
})

function bareShot(scene: Scene, { from, to, place, continues, camera }: SceneShot, at: number): SceneShot {
  return {
    from,
    to,
    place,
    ...(continues && { continues }),
    placements: scene.entities.flatMap(({ id }) => (isIn(scene, at, id) ? [{ who: id, relation: 'at' as const }] : [])),
    ...(camera?.target && { camera: { target: camera.target } }),
  }
}
