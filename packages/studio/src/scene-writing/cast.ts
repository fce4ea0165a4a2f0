import { RESERVED } from '@kinora/media/scene/reserved-names'
import { membersOf } from '@kinora/media/scene/members'
import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity } from '@kinora/media/scene/scene-schema'
import type { Subject } from '../setting/shot-list.ts'
import { isOwnCode } from '../bodies/own-bodies.ts'
import { assetBody, assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { colourOf, looksOf } from './looks.ts'
import { indoorForm } from './needs.ts'

/** All entities of a document. The same name means the same entity in all shots. */
export type Cast = {
  readonly entities: readonly Entity[]
  /** The entity of a subject, the nth with this name in its shot; undefined if it cannot be drawn. */
  of(subject: Subject, nth: number, isIndoors: boolean): Entity | undefined
  /** A prop that the prompt does not name: the same one in all shots. */
  prop(asset: string, owner: string): Entity
}

const [LONGEST, MOST] = [30, 60]

/**
 * `given` are the entities of a film; a subject with the name of one of them is this one. In a film, hair and clothes
 * from a later shot hold in all shots.
 */
export function createCast(given: readonly Entity[] = [], isFilm = false): Cast {
  const cast = given.map(one => ({ ...one }))
  const entities: Entity[] = [...cast]
  const known = new Map<string, Entity>()
  const most = MOST + given.length
  const enter = (key: string, name: string, make: (id: string) => Entity): Entity | undefined => {
    const before = known.get(key)
    if (before ?? entities.length >= most) return before
    const made = make(freeId(name, entities))
    entities.push(made)
    known.set(key, made)
    return made
  }
  return {
    entities,
    of(subject, nth, isIndoors) {
      const { asset: own, clothes } = assetOf(subject)
      if (own === undefined) return undefined
      const asset = (isIndoors && !subject.relation && !subject.deeds?.length && indoorForm(own)) || own
      const called = calledOf(subject)
      const isInput = own.startsWith('input:')
      const member =
        isInput && entities.find(({ name, asset: of }) => `input:${name}` === own && !of.startsWith('input:'))
      if (member) return addLooks(member, subject, clothes)
      const isNamed = nth === 0 && !isInput
      const same = isNamed ? cast.find(({ name, count = 1 }) => name === called && count === subject.count) : undefined
      const key = `${called} ${asset} ${nth}`
      const before = same ?? known.get(key)
      if (isFilm && before) addLooks(before, subject, clothes)
      if (same) return same
      return enter(key, subject.name ?? asset, id => ({
        id,
        asset,
        ...looksOf(asset === BLOCK ? subject : withoutWord(subject), asset, clothes),
        ...(asset === BLOCK && blockLooks(subject)),
        ...apart(asset, id, subject.count),
      }))
    },
    prop: (asset, owner) => enter(`${asset} of ${owner}`, asset, id => ({ id, asset })) ?? entities.at(-1)!,
  }
}

/** A member of the cast with what a later shot says of its looks. */
function addLooks(member: Entity, subject: Subject, clothes: AssetEntry['wears']): Entity {
  const { traits, wears, costume } = looksOf(withoutWord(subject), member.asset, clothes)
  return Object.assign(member, {
    ...(traits && { traits }),
    ...(wears && { wears }),
    ...(costume && { costume }),
    ...member,
  })
}

/** `一个人` is `这个人` in the next clause: the number is not part of the name. */
export const calledOf = ({ name, words }: Pick<Subject, 'name' | 'words'>): string =>
  name ?? words.toLowerCase().replace(/^一[个位名](?=人)/u, '')

/** Each member of a small group can be placed and can act separately. */
function apart(asset: string, id: string, count: number): Partial<Entity> {
  const entry = loadCatalogue().asset(asset)
  const all = entry?.people?.length ?? (entry?.rig === 'person' && count <= MAX_APART ? count : 1)
  return all > 1 && (count === 1 || !entry?.people)
    ? { members: Array.from({ length: all }, (_, at) => `${id}-${at + 1}`) }
    : {}
}
/** A larger group is a crowd. */
const MAX_APART = 4

function freeId(name: string, entities: readonly Entity[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  const base = /^[a-z]/u.test(plain) ? plain.slice(0, LONGEST) : `x-${plain || 'thing'}`.slice(0, LONGEST)
  const isTaken = (id: string): boolean => RESERVED.has(id) || entities.some(one => one.id === id)
  let [id, number] = [base, 1]
  // Members of a group have its id and a number.
  while (isTaken(id) || entities.some(one => membersOf(one).some(member => member.id === id)))
    id = `${base}-${++number}`
  return id
}

/**
 * The asset of a subject: by its words if they mean the same shape, otherwise by its shape. A named trade gives its
 * clothes.
 */
function assetOf({ what, words, sense, label }: Subject): { asset?: string; clothes?: AssetEntry['wears'] } {
  if (!('sprite' in what)) return { asset: `input:${what.input}` }
  if (isOwnCode(what.sprite)) return { asset: what.sprite }
  const catalogue = loadCatalogue()
  const [named, shaped] = [catalogue.asset(sense ?? words), catalogue.asset(assetOfBody(what.sprite) ?? '')]
  // The catalogue may have a figure that the reader lacks.
  if (!shaped) return { asset: (label === undefined || label === words ? named?.id : undefined) ?? BLOCK }
  if (!named || named === shaped) return { asset: shaped.id }
  const body = what.sprite.replaceAll('-fe0f', '')
  if (assetBody(named.id) === body || named.isA.includes(shaped.id)) return { asset: named.id }
  // A young animal has another shape than the adult.
  if (named.rig !== 'thing' && named.rig === shaped.rig && named.isA.some(kind => shaped.isA.includes(kind)))
    return named.rig === 'person'
      ? { asset: shaped.id, ...(named.wears && { clothes: named.wears }) }
      : { asset: named.id }
  // A thing with a shape of its own is not drawn as another: an iceberg is no ice cube.
  const isDrawn = assetOfBody(assetBody(named.id) ?? '') === named.id && !shaped.isA.includes(named.id)
  if (named.rig === 'thing' && shaped.rig === 'thing' && isDrawn) return { asset: named.id }
  return { asset: shaped.id }
}
/** The block for a thing that cannot be drawn, with its word on it. */
export const BLOCK = 'cube'
const blockLooks = ({ metres = 1, colour }: Subject): Partial<Entity> => ({
  size: { height: Math.min(4, Math.max(0.3, metres)) },
  colour: colour ? colourOf(colour) : 'white',
})

/** A thing of the catalogue is not lettered with its own word. */
function withoutWord({ label, ...subject }: Subject): Subject {
  return label === undefined || label === subject.words ? subject : { ...subject, label }
}
