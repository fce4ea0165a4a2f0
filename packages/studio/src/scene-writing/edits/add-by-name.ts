import type { Entity, Placement, Scene } from '@kinora/media/scene/scene-schema'
import { RELATIONS } from '@kinora/media/scene/vocabulary'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { ParsedRequest } from './apply-setting.ts'
import { mapShots, type Scope } from './scope.ts'

/**
 * `add a table`: adds a thing of the catalogue that the reader takes for a place. It is placed at the first entity that
 * the words name, or in the middle. Undefined if there is no such thing.
 */
export function addByName(
  scene: Scene,
  { items, shot }: ParsedRequest,
  to: string | undefined,
  scope: Scope,
): Scene | undefined {
  const catalogue = loadCatalogue()
  const item = items.find(({ meaning, text }) => meaning.place && !meaning.noun && catalogue.asset(text) !== undefined)
  const asset = item && catalogue.asset(item.text)?.id
  if (!asset || shot.subjects.some(({ words }) => foldText(words).endsWith(item.text))) return undefined
  const taken = new Set([...scene.entities, ...scene.places].map(({ id }) => id))
  let [id, nth] = [asset, 1]
  while (taken.has(id)) id = `${asset}-${++nth}`
  const said = items.map(({ meaning }) => meaning.relation ?? meaning.located)
  const relation = RELATIONS.find(one => said.includes(one as never)) ?? 'beside'
  const placement: Placement = { who: id, ...(to === undefined ? { relation: 'at' } : { relation, to }) }
  const entity: Entity = { id, asset, name: item.text }
  const added = { ...scene, entities: [...scene.entities, entity] }
  return mapShots(added, scope, own => ({
    ...own,
    ...(own.continues !== true && { placements: [...(own.placements ?? []), placement] }),
    ...(own.camera?.target && { camera: { ...own.camera, target: [...own.camera.target, id].slice(0, 12) } }),
  }))
}
