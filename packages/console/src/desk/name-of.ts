import type { Scene } from '@kinora/client'
import { word } from './words.ts'

/** Ids are the author's words, not fields: a crate called `box` is no box of letters in Chinese. */
const plain = (id: string): string => id.replaceAll('-', ' ')

type Named = Pick<Scene, 'entities'>

/** The name of an entity, a member of a group, a part (`ann/left-hand`) or a part of the place, for people. */
export function nameOf({ entities }: Named, id: string): string {
  const [whose = '', part] = id.split('/')
  const owner = entities.find(one => one.id === whose)
  if (part !== undefined) return owner ? `${nameOf({ entities }, whose)}, ${word(part)}` : word(part)
  if (owner) return owner.name ?? plain(whose)
  const [group, nth] = memberOf({ entities }, whose)
  return group ? `${group.name ?? plain(group.id)} ${nth + 1}` : word(whose)
}

function memberOf({ entities }: Named, id: string): [Scene['entities'][number] | undefined, number] {
  for (const group of entities) {
    const at = (group.members ?? []).findIndex(one => (typeof one === 'string' ? one : one.id) === id)
    if (at >= 0) return [group, at]
    // Members without ids are counted from 1.
    const nth = id.startsWith(`${group.id}-`) ? Number(id.slice(group.id.length + 1)) : 0
    if (Number.isInteger(nth) && nth > 0 && nth <= (group.count ?? 1)) return [group, nth - 1]
  }
  return [undefined, -1]
}
