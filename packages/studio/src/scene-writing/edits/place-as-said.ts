import type { Placement, Scene } from '@kinora/media/scene/scene-schema'
import type { Meaning } from '../../words/meaning.ts'
import { parseItems } from '../../words/parse-items.ts'
import { foldText } from '../../words/tokenise.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { onto } from '../placements.ts'
import { unwound } from './apply-subjects.ts'
import { type Clause, editWords } from './edit-words.ts'
import { readUnits, type Unit } from './read-units.ts'
import { isIn, mapShots, type Scope } from './scope.ts'

type Named = Extract<Unit, { kind: 'named' }>
type Related = Extract<Unit, { kind: 'relation' }>

/** What words say of a position, and the ranges of the words that say it. */
export type SaidPosition = Pick<Placement, 'relation' | 'to' | 'side' | 'distance'>

export type Placed = { scene: Scene; unknown: string[]; named: string[] }

/**
 * `put the dog behind the elephant`: places entities of the document relative to others, or to a part of the place.
 * Undefined if the words say anything else.
 */
export function placeAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const said = findPosition(units, scene)
  if (!said) return undefined
  const who = units.slice(0, said.begin).filter((one): one is Named => one.kind === 'named')
  if (who.length === 0 || who.some(({ isAnchor, isNew }) => isAnchor || isNew)) return undefined
  if (said.of.some(({ isNew }) => isNew) || who.some(({ id }) => said.of.some(one => one.id === id))) return undefined
  const unknown = restOf(clause.text, units)
  if (!unknown) return undefined
  const ids = who.map(({ id }) => id)
  const placed = mapShots(
    scene,
    new Set([...scope].filter(at => isPlacedIn(scene, at, { ids, to: said.of }, scope))),
    shot => {
      const { placements = [] } = shot
      const anew = ids.map((id): Placement => {
        const facing = placements.find(one => one.who === id)?.facing
        return { who: id, ...positionOf(scene, id, said.position), ...(facing !== undefined && { facing }) }
      })
      const kept = placements.map(one => anew.find(({ who: id }) => id === one.who) ?? one)
      const fresh = anew.filter(({ who: id }) => !placements.some(one => one.who === id))
      return { ...shot, placements: unwound([...kept, ...fresh], anew) }
    },
  )
  return { scene: placed, unknown, named: ids }
}

/**
 * The shots in which all of them are placed: a shot that continues keeps the positions of the shot before. Who is in no
 * shot comes into those of what they are placed to.
 */
function isPlacedIn(
  scene: Scene,
  at: number,
  { ids, to }: { ids: readonly string[]; to: readonly Named[] },
  scope: Scope,
): boolean {
  const isAbsent = (id: string): boolean => !scene.shots.some((_, nth) => isIn(scene, nth, id))
  const areIn = (nth: number): boolean =>
    ids.every(id => (isAbsent(id) ? to.every(one => one.isAnchor || isIn(scene, nth, one.id)) : isIn(scene, nth, id)))
  return areIn(at) && (scene.shots[at]?.continues !== true || !scope.has(at - 1) || !areIn(at - 1))
}

type Position = { position: SaidPosition; of: readonly Named[]; begin: number; end: number }

/**
 * The last relation of the words with what it is to: in English before it, in Chinese after it. `begin` is the unit at
 * which the position begins.
 */
export function findPosition(units: readonly Unit[], scene: Scene): Position | undefined {
  const isHan = units.some(({ text }) => /\p{Script=Han}/u.test(text))
  const at = units.findLastIndex((one, nth) => one.kind === 'relation' && namedFrom(units, nth, isHan).length > 0)
  const related = units[at] as Related | undefined
  if (!related) return undefined
  const { relation, side } = related
  const of = namedFrom(units, at, isHan)
  if (relation === 'between' ? of.length !== 2 : of.length !== 1) return undefined
  const before = units[at - 1]
  const isFar = !isHan && before?.kind === 'metres'
  const to = of.map(({ id }) => id)
  const [first] = of
  const hangs = relation === 'on' && first!.isAnchor && anchorAffords(scene, first!.id, 'hang-from')
  return {
    position: {
      relation: hangs ? 'hanging-from' : relation,
      to: relation === 'between' ? to : to[0]!,
      ...(side && { side }),
      ...(isFar && { distance: before.metres }),
    },
    of,
    begin: isHan ? units.indexOf(first!) : isFar ? at - 1 : at,
    end: isHan ? at + 1 : units.indexOf(of.at(-1)!) + 1,
  }
}

/** What is named next to a relation: one, or two joined by `and`. */
function namedFrom(units: readonly Unit[], at: number, isHan: boolean): Named[] {
  const way = isHan ? units.slice(0, at).toReversed() : units.slice(at + 1)
  const found: Named[] = []
  for (const [nth, unit] of way.entries()) {
    if (unit.kind === 'named') found.push(unit)
    else if (unit.kind !== 'word') break
    // A second one follows only after `and`.
    const isJoined = isAnd(unit) || isAnd(way[nth + 1]) || isAnd(way[nth - 1])
    if (found.length === 2 || (found.length === 1 && !isJoined)) break
  }
  return isHan ? found.toReversed() : found
}
const isAnd = (unit: Unit | undefined): boolean =>
  unit !== undefined && editWords().ands.includes(unit.text.toLowerCase())

function anchorAffords({ places }: Scene, target: string, use: 'hang-from'): boolean {
  const [id, anchor] = target.split('/')
  const place = loadCatalogue().place(places.find(one => one.id === id)?.asset ?? '')
  return place?.anchors.some(one => one.id === anchor && one.affords.includes(use)) ?? false
}

/** Somebody who is put on a seat sits. */
export function positionOf(scene: Scene, who: string, said: SaidPosition): SaidPosition {
  const entryOf = (id: unknown) => loadCatalogue().asset(scene.entities.find(one => one.id === id)?.asset ?? '')
  const [own, other] = [entryOf(who), entryOf(said.to)]
  if (said.relation !== 'on' || !own || !other || own.rig !== 'person') return said
  const relation = onto('on', own, other, {})
  return relation === 'at' ? said : { ...said, relation }
}

/** The words that say nothing of it. Undefined if they name a thing, an action or a setting. */
export function restOf(text: string, units: readonly Unit[]): string[] | undefined {
  const rest = units.reduce(
    (left, { kind, from, to }) =>
      kind === 'word' ? left : left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
  const items = parseItems(foldText(rest)).filter(one => !one.stop)
  const content = items.filter(({ meaning, unknown }) => unknown === true || kindsOf(meaning).length > 0)
  if (content.some(({ meaning }) => kindsOf(meaning).some(kind => !DESCRIBING.has(kind)))) return undefined
  return content.map(({ from, to }) => text.slice(from, to))
}

/** The kinds of meaning that a word adds by itself. */
export const kindsOf = (meaning: Meaning): string[] =>
  Object.keys(meaning).filter(name => !FUNCTION_WORD_KINDS.has(name))
const FUNCTION_WORD_KINDS: ReadonlySet<string> = new Set([
  'glue',
  'preposition',
  'determiner',
  'definite',
  'conjunction',
  'relation',
  'located',
  'homograph',
  'generic',
  'counter',
])
/** Kinds of words that describe and can be left out. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'size',
  'colour',
  'angle',
  'speed',
  'framing',
  'shotSize',
  'mood',
  'lens',
])
