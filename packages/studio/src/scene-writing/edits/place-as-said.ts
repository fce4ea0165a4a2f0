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
export type SaidPosition = Pick<Placement, 'relation' | 'to' | 'near' | 'side' | 'distance'>

export type Placed = { scene: Scene; unknown: string[]; named: string[] }

/**
 * `put the dog behind the elephant`: places entities of the document relative to others, or to a part of the place.
 * Undefined if the words say anything else.
 */
export function placeAsSaid(scene: Scene, clause: Clause, last: readonly string[], scope: Scope): Placed | undefined {
  const units = readUnits(clause, scene, last)
  const said = findPosition(units, scene)
  if (!said) return undefined
  const who = units.slice(0, said.first).filter((one): one is Named => one.kind === 'named')
  if (who.length === 0 || who.some(({ isAnchor, isNew }) => isAnchor || isNew)) return undefined
  if (said.of.some(({ isNew }) => isNew) || who.some(({ id }) => said.of.some(one => one.id === id))) return undefined
  const unknown = restOf(clause.text, units)
  if (!unknown) return undefined
  const ids = who.map(({ id }) => id)
  const shots = new Set([...scope].filter(at => isPlacedIn(scene, at, { ids, to: said.of }, scope)))
  const placed = mapShots(scene, shots, (shot, at) => {
    const { placements = [], camera } = shot
    const anew = ids.map((id): Placement => {
      const facing = placements.find(one => one.who === id)?.facing
      return { who: id, ...positionOf(scene, id, said.position), ...(facing !== undefined && { facing }) }
    })
    const kept = placements.map(one => anew.find(({ who: id }) => id === one.who) ?? one)
    const fresh = anew.filter(({ who: id }) => !placements.some(one => one.who === id))
    const shown = ids.filter(id => camera?.target && !isIn(scene, at, id))
    return {
      ...shot,
      placements: unwound([...kept, ...fresh], anew),
      // One that comes into a shot is visible.
      ...(shown.length > 0 && { camera: { ...camera, target: [...(camera?.target ?? []), ...shown].slice(0, 12) } }),
    }
  })
  return { scene: placed, unknown, named: ids }
}

/**
 * The shots in which all of them are placed: a shot that continues keeps the positions of the shot before. Who is in none
 * comes into those of what they are placed to.
 */
function isPlacedIn(
  scene: Scene,
  at: number,
  { ids, to }: { ids: readonly string[]; to: readonly Named[] },
  scope: Scope,
): boolean {
  const isAbsent = (id: string): boolean => ![...scope].some(nth => isIn(scene, nth, id))
  const areIn = (nth: number): boolean =>
    ids.every(id => (isAbsent(id) ? to.every(one => one.isAnchor || isIn(scene, nth, one.id)) : isIn(scene, nth, id)))
  return areIn(at) && (scene.shots[at]?.continues !== true || !scope.has(at - 1) || !areIn(at - 1))
}

type Position = { position: SaidPosition; of: readonly Named[]; first: number; begin: number; end: number }

/**
 * The last relation of the words with what it is to: in English before it, in Chinese after it. `begin` is the unit at
 * which the position begins, `first` the one at which the first position of several does.
 */
export function findPosition(units: readonly Unit[], scene: Scene): Position | undefined {
  const isHan = units.some(({ text }) => /\p{Script=Han}/u.test(text))
  const related = units.flatMap((one, nth) =>
    one.kind === 'relation' && namedFrom(units, nth, isHan).length > 0 ? [{ ...one, at: nth }] : [],
  )
  const said = related.at(-1)
  if (!said) return undefined
  const main = related.length === 2 && isOnTop(related[0]!) && said.relation === 'beside' && !isHan ? related[0]! : said
  const of = namedFrom(units, main.at, isHan)
  const near = main === said ? undefined : namedFrom(units, said.at, isHan)[0]
  if (main.relation === 'between' ? of.length !== 2 : of.length !== 1) return undefined
  const before = units[main.at - 1]
  const isFar = !isHan && before?.kind === 'metres'
  const to = of.map(({ id }) => id)
  const relation = withPosture(main.relation, units, scene)
  if (relation === undefined) return undefined
  const hangs = relation === 'on' && of[0]!.isAnchor && anchorAffords(scene, of[0]!.id, 'hang-from')
  const after = units.slice(main.at).find(({ kind }) => kind === 'side')
  const side = said.side ?? main.side ?? (after?.kind === 'side' && HAS_SIDE.has(relation) ? after.side : undefined)
  return {
    position: {
      relation: hangs ? 'hanging-from' : relation,
      to: relation === 'between' ? to : to[0]!,
      ...(near && { near: near.id }),
      ...(side && { side }),
      ...(isFar && { distance: before.metres }),
    },
    of: near ? [...of, near] : of,
    first: isHan ? units.indexOf(of[0]!) : related[0]!.at - (isFar ? 1 : 0),
    begin: isHan ? units.indexOf(of[0]!) : isFar ? main.at - 1 : main.at,
    end: isHan ? main.at + 1 : units.indexOf((near ? [near] : of).at(-1)!) + 1,
  }
}

/** Relations in which one is on top of something, and beside something else there. */
const isOnTop = ({ relation }: Related): boolean => relation === 'on' || relation.endsWith('-on')

/** Relations with a side: of what somebody is on, or of what somebody is beside. */
const HAS_SIDE: ReadonlySet<string> = new Set([
  'on',
  'lying-on',
  'seated-on',
  'standing-on',
  'beside',
  'before',
  'behind',
])

/** `lies on` is `lying-on`. A thing stands on something without standing; other postures say more than a position. */
function withPosture(
  relation: Placement['relation'],
  units: readonly Unit[],
  { entities }: Scene,
): Placement['relation'] | undefined {
  const said = units.find(one => one.kind === 'posture')
  if (said?.kind !== 'posture') return relation
  const who = units.find(one => one.kind === 'named')
  const asset = entities.find(({ id }) => who?.kind === 'named' && who.id === id)?.asset ?? ''
  return loadCatalogue().asset(asset)?.rig === 'thing' ? relation : said.posture[relation]
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
