import type { Placement, Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import { RELATIONS } from '@kinora/media/scene/vocabulary'
import type { Item } from '../../words/item.ts'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { ParsedRequest } from './apply-setting.ts'

/** A reference for a placement in the document: an entity, or an anchor of the place. */
export type Ground = Pick<Placement, 'relation' | 'to'>

/** The most words between `on` and the thing. */
const REACH = 3

/**
 * `the clock on the wall`: the document may have a wall that the reader does not know in this place. The words name a
 * relation and then an entity or an anchor; in Chinese the relation comes last.
 */
export function findGround({ items, shot }: ParsedRequest, scene: Scene, place: ScenePlace): Ground | undefined {
  const [subject] = shot.subjects
  if (!subject || subject.relation) return undefined
  for (const [at, { meaning, language }] of items.entries()) {
    const said = meaning.relation ?? meaning.located
    const relation = RELATIONS.find(one => one === said)
    if (!relation) continue
    const named = language === 'zh' ? items.slice(Math.max(0, at - 1), at) : items.slice(at + 1, at + 1 + REACH)
    for (const item of named) {
      if (foldText(subject.words).endsWith(item.text)) continue
      const found = groundOf(item, scene, place, relation)
      if (found) return found
    }
  }
  return undefined
}

/** True if the words name a position. The relation of a verb, as of `rides`, is none. */
export const namesRelation = ({ items }: ParsedRequest): boolean =>
  items.some(({ meaning }) => RELATIONS.some(one => one === (meaning.relation ?? meaning.located)))

function groundOf(
  { text }: Item,
  scene: Scene,
  place: ScenePlace,
  relation: Placement['relation'],
): Ground | undefined {
  const catalogue = loadCatalogue()
  const entity = scene.entities.find(({ id, name, asset }) => {
    const entry = catalogue.asset(asset)
    return id === text || name?.toLowerCase() === text || (entry && isCalled(text, entry.names))
  })
  if (entity) return { relation, to: entity.id }
  const anchors = catalogue.place(place.asset)?.anchors ?? []
  const anchor =
    anchors.find(({ names }) => [...names.en, ...names.zh].includes(text)) ??
    // A wall with nothing in front of it comes first: the rear one.
    anchors.filter(({ names }) => isCalled(text, names)).toSorted((a, b) => rank(a.id) - rank(b.id))[0]
  if (!anchor) return undefined
  const hangs = relation === 'on' && anchor.affords.includes('hang-from')
  return { relation: hangs ? 'hanging-from' : relation, to: `${place.id}/${anchor.id}` }
}

const rank = (id: string): number => (id.startsWith('back') ? 0 : 1)

const isCalled = (text: string, { en, zh }: { en: readonly string[]; zh: readonly string[] }): boolean =>
  [...en, ...zh].includes(text) || en.some(name => name.endsWith(` ${text}`))
