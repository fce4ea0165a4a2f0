import type { Entity, Placement, Scene } from '@kinora/media/scene/scene-schema'
import { COLOURS, LIGHTS, SIZES } from '@kinora/media/scene/vocabulary'
import type { Item } from '../../words/item.ts'
import { parseItems } from '../../words/parse-items.ts'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { plainName } from '../../library/match-names.ts'
import { colourOf } from '../looks.ts'
import { dress } from './apply-subjects.ts'
import { type Clause, editWords } from './edit-words.ts'
import { findPosition, kindsOf, type Placed, positionOf } from './place-as-said.ts'
import { freeId } from './free-id.ts'
import { readUnits } from './read-units.ts'
import { mapShots, type Scope } from './scope.ts'

/**
 * `add two red balls behind the dog`: adds the thing of the catalogue, or the light, whose name the words end with. It is
 * placed as they say, or in the middle. Undefined if they say anything else, such as what the new one does.
 */
export function addAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const position = findPosition(units, scene)
  const [from, to] = [
    units.findLastIndex(({ kind }, at) => kind === 'operation' && at < (position?.begin ?? units.length)) + 1,
    position?.begin ?? units.length,
  ]
  if (position && units.slice(position.end).length > 0) return undefined
  const [first, end] = [units[from], units[to - 1]]
  if (
    !first ||
    !end ||
    from >= to ||
    units.slice(from, to).some(({ kind }) => kind === 'relation' || kind === 'metres')
  )
    return undefined
  const said = clause.text.slice(first.from, end.to)
  const added = findAdded(said)
  if (!added) return undefined
  const { name, before, unknown } = added
  const light = LIGHTS.find(one => one === loadCatalogue().find('light', name)?.id)
  const asset = loadCatalogue().asset(name)
  if (!asset && light) return { scene: withLight(scene, light, scope), unknown, named: [] }
  const garment = loadCatalogue().garment(name)
  const on = position?.of[0]?.id
  if (garment && on !== undefined && isAlive(on, scene)) {
    const hue = before.find(({ meaning }) => meaning.colour)?.meaning.colour
    return { scene: dress(scene, on, garment.id, hue), unknown, named: [on] }
  }
  // A garment is worn, unless it is put somewhere.
  if (!asset || (garment && !position)) return undefined
  const id = freeId(asset.id, scene)
  const entity: Entity = { id, asset: asset.id, name: plainName(name).slice(0, 80), ...looksOf(before) }
  const whole = { ...scene, entities: [...scene.entities, entity] }
  const placement: Placement = {
    who: id,
    ...(position ? positionOf(whole, id, position.position) : { relation: 'at' }),
  }
  const shots = new Set([...scope].filter(at => scope.size === 1 || scene.shots[at]?.continues !== true))
  const placed = mapShots(whole, shots, own => ({
    ...own,
    placements: [...(own.placements ?? []), placement],
    // An added entity is visible.
    ...(own.camera?.target && { camera: { ...own.camera, target: [...own.camera.target, id].slice(0, 12) } }),
  }))
  return { scene: placed, unknown, named: [id] }
}

type Added = { name: string; before: readonly Item[]; unknown: string[] }

/** The longest name of the catalogue at the end of the words, and the words before it. */
function findAdded(said: string): Added | undefined {
  const items = parseItems(foldText(said)).filter(({ stop }) => !stop)
  if (items.some(({ meaning }) => SAYS_MORE.some(kind => meaning[kind] !== undefined && !meaning.noun)))
    return undefined
  // The words of an item are tried one by one: the reader may have joined a colour to a name.
  const starts = [...said.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].flatMap(({ 0: word, index }) =>
    /\p{Script=Han}/u.test(word) ? Array.from(word, (_, at) => index + at) : [index],
  )
  const cut = / of /iu.exec(said)
  if (cut && !starts.some(from => isListed(said.slice(from).trim()) && from < cut.index)) {
    // `a bouquet of red roses` is a bouquet, whose colour is red.
    const head = findAdded(said.slice(0, cut.index))
    const of = parseItems(foldText(said.slice(cut.index + cut[0].length))).filter(({ stop }) => !stop)
    return head && { ...head, before: [...head.before, ...of.filter(({ meaning }) => meaning.colour)] }
  }
  for (const from of starts) {
    const name = said.slice(from).trim()
    if (!isListed(name)) continue
    const before = parseItems(foldText(said.slice(0, from))).filter(({ stop }) => !stop)
    if (before.some(({ meaning }) => meaning.verb)) return undefined
    const unknown = before.flatMap(one =>
      (one.unknown ?? kindsOf(one.meaning).length > 0) && !isUsed(one) && !editWords().indefinite.includes(one.text)
        ? [said.slice(one.from, one.to)]
        : [],
    )
    return { name, before, unknown }
  }
  return undefined
}
const isListed = (name: string): boolean => Boolean(loadCatalogue().asset(name) ?? loadCatalogue().find('light', name))

/** What the reader has to understand: weather, an hour, somebody who does something. */
const SAYS_MORE = ['weather', 'time', 'season', 'verb', 'pronoun', 'wearing', 'negation'] as const

const isUsed = ({ meaning, text }: Item): boolean =>
  meaning.number !== undefined ||
  meaning.colour !== undefined ||
  (meaning.size !== undefined && SIZES.some(one => one === meaning.size)) ||
  loadCatalogue().material(text) !== undefined

function looksOf(items: readonly Item[]): Partial<Entity> {
  const said = items.map(({ meaning }) => meaning)
  const hue = said.find(({ colour }) => colour)?.colour
  const colour = hue === undefined ? undefined : COLOURS.find(one => one === colourOf(hue))
  const count = said.find(({ number }) => number !== undefined)?.number ?? 1
  const size = SIZES.find(one => one !== 'normal' && said.some(meaning => meaning.size === one))
  const material = items.flatMap(({ text }) => loadCatalogue().material(text)?.id ?? [])[0]
  return {
    ...(count > 1 && { count: Math.min(count, 60) }),
    ...(colour && { colour }),
    ...(material && { material }),
    ...(size && { size }),
  }
}

/** True for who wears what is put on them. */
const isAlive = (id: string, { entities }: Scene): boolean => {
  const entity = entities.find(one => one.id === id)
  return entity !== undefined && loadCatalogue().asset(entity.asset)?.rig !== 'thing'
}

function withLight(scene: Scene, light: (typeof LIGHTS)[number], scope: Scope): Scene {
  const used = new Set(scene.shots.filter((_, at) => scope.has(at)).map(({ place }) => place))
  const places = scene.places.map(place =>
    used.has(place.id) ? { ...place, light: [...new Set([...(place.light ?? []), light])].slice(-6) } : place,
  )
  return { ...scene, places }
}
