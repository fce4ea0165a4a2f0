import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import type { SWITCHES } from '@kinora/media/scene/vocabulary'
import { loadCatalogue } from '../../library/catalogue.ts'
import { type Clause, editWords } from './edit-words.ts'
import { type Placed, restOf } from './place-as-said.ts'
import { readUnits, type Unit } from './read-units.ts'
import { mapEntity, type Scope } from './scope.ts'

type Switch = (typeof SWITCHES)[number]

/**
 * `turn the lights off`, `only the desk lamp is lit`: switches the lamps of the places, or lamps of the document. Undefined
 * if the words say anything else.
 */
export function lightAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const said = units.map((one, at) => switchOf(one, at === units.length - 1 || isTold(units[at - 1]))).find(Boolean)
  if (said === undefined) return undefined
  // 灯 is the light of the room rather than one of its lamps.
  const isLight = ({ kind, text }: Unit): boolean => kind === 'lamps' || editWords().lamps.includes(text)
  const all = units.flatMap(one =>
    one.kind === 'named' && !one.isNew && !one.isAnchor && !isLight(one) ? [one.id] : [],
  )
  const isLamps = units.some(isLight)
  const unknown = restOf(clause.text, units)
  if (!unknown || (all.length === 0 && !isLamps) || all.some(id => !isLamp(scene, id))) return undefined
  const isOnly = units.some(({ kind }) => kind === 'only') && all.length > 0
  const others = isOnly ? scene.entities.flatMap(({ id }) => (!all.includes(id) && isLit(scene, id) ? [id] : [])) : []
  const places = isOnly ? opposite(said) : isLamps ? said : undefined
  const lit = all.reduce((one, id) => mapEntity(one, id, entity => switched(entity, said)), scene)
  const dimmed = others.reduce((one, id) => mapEntity(one, id, entity => switched(entity, opposite(said))), lit)
  return { scene: places ? withLamps(dimmed, places, scope) : dimmed, unknown, named: all }
}

/** `turn the lights on`, `turn on the lights`: there the word for a relation is none. */
const switchOf = (unit: Unit, mayBeOn: boolean): Switch | undefined =>
  unit.kind === 'switch'
    ? unit.switch
    : mayBeOn && unit.kind === 'relation' && unit.relation === 'on'
      ? 'on'
      : undefined

const isTold = (unit: Unit | undefined): boolean => unit?.kind === 'operation'

const opposite = (said: Switch): Switch => (said === 'on' ? 'off' : 'on')

const isLamp = ({ entities }: Scene, id: string): boolean =>
  loadCatalogue()
    .asset(entities.find(one => one.id === id)?.asset ?? '')
    ?.affords.includes('light') === true

const isLit = (scene: Scene, id: string): boolean =>
  [scene.entities.find(one => one.id === id)?.state ?? []].flat().some(one => one === 'on' || one === 'lit')

const LIGHTING: ReadonlySet<string> = new Set(['on', 'off', 'lit', 'unlit'])

/** An entity that is on or off; its other states stay. */
function switched(entity: Entity, said: Switch): Entity {
  const others = [entity.state ?? []].flat().filter(one => !LIGHTING.has(one))
  return { ...entity, state: others.length > 0 ? [...others, said] : said }
}

function withLamps(scene: Scene, lights: Switch, scope: Scope): Scene {
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  return { ...scene, places: scene.places.map(one => (used.has(one.id) ? { ...one, lights } : one)) }
}
