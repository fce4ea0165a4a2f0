import { membersOf } from '@kinora/media/scene/members'
import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import type { Subject } from '../../setting/shot-list.ts'
import { type Cast, createCast } from '../cast.ts'

/** A cast for words about a document: known subjects are its entities, others are added. */
export type DocumentCast = Cast & { added: readonly Entity[] }

export function createDocumentCast(scene: Scene, meant: ReadonlyMap<Subject, string>): DocumentCast {
  const own = createCast()
  const added: Entity[] = []
  const renamed = new Map<string, Entity>()
  const ids = new Set(scene.entities.flatMap(one => [one.id, ...membersOf(one).map(({ id }) => id)]))
  const enter = (made: Entity): Entity => {
    const known = renamed.get(made.id)
    if (known) return known
    let [id, nth] = [made.id, 1]
    while (ids.has(id)) id = `${made.id}-${++nth}`
    const members = made.members?.map((_, at) => `${id}-${at + 1}`)
    const entity = { ...made, id, ...(members && { members }) }
    for (const one of [id, ...(members ?? [])]) ids.add(one)
    added.push(entity)
    renamed.set(made.id, entity)
    return entity
  }
  return {
    added,
    get entities() {
      return [...scene.entities, ...added]
    },
    of(subject, nth, isIndoors) {
      const known = meant.get(subject)
      if (known !== undefined) return scene.entities.find(({ id }) => id === known)
      const made = own.of(subject, nth, isIndoors)
      return made && enter(made)
    },
    prop(asset, owner) {
      return scene.entities.find(one => one.asset === asset) ?? enter(own.prop(asset, owner))
    },
  }
}
