import type { ChangedScene, Scene } from '@kinora/client'
import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { fieldLabel } from './field-labels.ts'
import { nameOf } from './name-of.ts'
import { valueAt } from './pointer.ts'
import { word } from './words.ts'

type Change = ChangedScene['changes'][number]
export type DescribedChange = { what: string; before?: string; after?: string }

const MAX_LETTERS = 80

/** Differences in words: whose or which shot's field it is, what it was and what it is. */
export const describeChanges = ({ changes, scene }: ChangedScene, before: Scene): DescribedChange[] => {
  const told = changes.map(change => ({ list: listOf(change), words: describe(change, { before, after: scene }) }))
  // An entry that is only moved within its list is said twice: taken away and new.
  const isMoved = ({ list, words }: (typeof told)[number]): boolean =>
    list !== undefined &&
    (words.before === undefined || words.after === undefined) &&
    told.some(other => other.list === list && other.words.before === words.after && other.words.after === words.before)
  return told.filter(one => !isMoved(one)).map(({ words }) => words)
}

/** The list that an entry is in. */
const listOf = ({ at }: Change): string | undefined => /^(.*)\/\d+$/.exec(at)?.[1]

type Both = { before: Scene; after: Scene }

function describe({ at, ...values }: Change, both: Both): DescribedChange {
  const texts = t().desk.changes
  const scene = 'after' in values ? both.after : both.before
  const steps = at.split('/').slice(1)
  if (steps.at(-1) === 'offset') {
    const moved = movedText(values.before, values.after)
    if (moved !== '') return { what: texts.moves(describeOwner(scene, steps), moved) }
  }
  const what = describePlace(scene, at)
  const isEntry = steps.length === 2 || (steps[0] === 'shots' && steps.length === 4 && !Number.isNaN(Number(steps[3])))
  const list = steps[0] === 'shots' ? (steps[2] ?? '') : (steps[0] ?? '')
  const told = {
    ...(values.before !== undefined && { before: valueText(values.before, both.before, list) }),
    ...(values.after !== undefined && { after: valueText(values.after, both.after, list) }),
  }
  if (!isEntry || ('before' in told && 'after' in told)) return { what, ...told }
  return { what: 'after' in told ? texts.isNew(what) : texts.isGone(what), ...told }
}

/** Whose field it is: `Shot 1 · dog`. */
const describeOwner = (scene: Scene, [, shot = '', list = '', nth = '']: readonly string[]): string =>
  [t().desk.say.shot(Number(shot) + 1), whoOf(valueAt(scene, `/shots/${shot}/${list}/${nth}`), scene)].join(' · ')

const WAYS = [
  ['left', 'right'],
  ['down', 'up'],
  ['far', 'near'],
] as const

/** A way in metres: `0.2 m to the left and 1.3 m away from the camera`; empty if it is none. */
function movedText(before: unknown, after: unknown): string {
  const texts = t().desk.changes
  const [from, to] = [before, after].map(one => (Array.isArray(one) ? (one as number[]) : [0, 0, 0]))
  const by = [0, 1, 2].map(axis => Math.round(((to?.[axis] ?? 0) - (from?.[axis] ?? 0)) * 100) / 100)
  return by
    .flatMap((metres, axis) =>
      metres === 0 ? [] : [texts.ways[WAYS[axis as 0 | 1 | 2][metres > 0 ? 1 : 0]](formatNumber(Math.abs(metres)))],
    )
    .join(texts.and)
}

/** Lists of a shot whose entries are called by who they are about. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['placements', 'actions', 'looks', 'speech'])

/** The field at a JSON pointer in words: `Shot 1 · dog · How it is placed`. */
export function describePlace(scene: Scene, at: string): string {
  const [list = '', index = '', part = '', nth = '', ...fields] = at.split('/').slice(1)
  if (index === '') return list === '' ? '' : fieldLabel(at)
  if (list === 'shots') {
    const shot = t().desk.say.shot(Number(index) + 1)
    if (part === '') return shot
    if (Number.isNaN(Number(nth || 'none'))) return [shot, word(part), ...(nth === '' ? [] : [labelOf(at)])].join(' · ')
    const who = whoOf(valueAt(scene, `/shots/${index}/${part}/${nth}`), scene)
    // Of somebody, a field says enough; a whole entry is called by the list that it is in.
    const isPlain = who !== '' && OF_SOMEBODY.has(part) && fields.length > 0
    const told = isPlain ? [who] : [who, entryWord(part)].filter(Boolean)
    return [shot, ...told, ...(fields.length > 0 ? [labelOf(at)] : [])].join(' · ')
  }
  const owner = ownerOf(scene, list, Number(index))
  return [owner || fieldLabel(`/${list}`), ...(part === '' ? [] : [labelOf(at)])].join(' · ')
}

/** The label of a field, or of the list that an entry without a name is in. */
const labelOf = (at: string): string => fieldLabel(at.replace(/\/\d+$/, ''))

const entryWord = (list: string): string =>
  (t().desk.changes.entries as Readonly<Record<string, string>>)[list] ?? word(list)

function ownerOf(scene: Scene, list: string, index: number): string {
  const entity = list === 'entities' ? scene.entities[index] : undefined
  if (entity) return nameOf(scene, entity.id)
  return list === 'places' ? word(scene.places[index]?.asset ?? '') : ''
}

function whoOf(entry: unknown, scene: Scene): string {
  const who = typeof entry === 'object' && entry !== null && 'who' in entry ? entry.who : undefined
  return typeof who === 'string' ? nameOf(scene, who) : ''
}

/** Fields whose values say what they are. */
const PLAIN: ReadonlySet<string> = new Set(['does', 'relation', 'to', 'object', 'target', 'asset', 'name', 'text'])

/** A value in words: an entry of a list by what it is about, without ids. */
function valueText(value: unknown, scene: Scene, list: string): string {
  const text = plainText(value, scene, list)
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}

function plainText(value: unknown, scene: Scene, list: string): string {
  if (typeof value === 'string') return textOf(value, scene)
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return t().desk.changes.yesOrNo(value)
  if (Array.isArray(value)) return value.map(one => plainText(one, scene, list)).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  // Whose entry it is has been said.
  const { id: _id, who, ...told } = value as Record<string, unknown>
  const isNamed = typeof told.name === 'string' && told.asset !== undefined
  const words: string[] = []
  const more: string[] = who !== undefined && !OF_SOMEBODY.has(list) ? [plainText(who, scene, list)] : []
  for (const [name, one] of Object.entries(told)) {
    if (isNamed && name === 'asset') continue
    if (PLAIN.has(name) && typeof one !== 'number') words.push(plainText(one, scene, list))
    else if (name === 'offset') more.push(movedText(undefined, one))
    else more.push(`${lower(fieldLabel(`/${list}/${name}`))} ${plainText(one, scene, name)}`)
  }
  return [words.join(' '), ...more].filter(Boolean).join(', ')
}

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** A text, or the name of what it is the id of. */
function textOf(value: string, scene: Scene): string {
  const [id = ''] = value.split('/')
  const isId = [...scene.entities, ...scene.places].some(one => one.id === id)
  return isId ? nameOf(scene, value) : word(value)
}
