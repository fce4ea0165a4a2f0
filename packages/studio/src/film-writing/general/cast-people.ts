import type { Entity } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { Person } from '../words/describe-person.ts'

/** The named people of a story as entities of the catalogue; people of no known kind are left to the reading. */
export function castOf(people: readonly Person[]): Entity[] {
  const catalogue = loadCatalogue()
  const cast: Entity[] = []
  for (const { name, words } of people) {
    const [kind = ''] = words.split(/[,，]|\s(?:in|with|on)\s/u)
    const asset = [kind, kind.split(' ').at(-1) ?? '']
      .map(each => catalogue.asset(each))
      .find(entry => entry !== undefined)
    if (asset) cast.push({ id: freeId(name, cast), asset: asset.id, name })
  }
  return cast
}

function freeId(name: string, cast: readonly Entity[]): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
  const base = /^[a-z]/u.test(plain) ? plain : `person-${cast.length + 1}`
  return cast.some(({ id }) => id === base) ? `${base}-${cast.length + 1}` : base
}
