import type { ChangedScene, Scene } from '@kinora/client'
import { t } from '../texts/texts.ts'
import { nameOf } from './name-of.ts'
import { valueAt } from './pointer.ts'
import { word } from './words.ts'

type Change = ChangedScene['changes'][number]
export type DescribedChange = { what: string; before?: string; after?: string }

const MAX_LETTERS = 80

/** Differences in words: whose or which shot's field it is, what it was and what it is. */
export const describeChanges = ({ changes, scene }: ChangedScene, before: Scene): DescribedChange[] =>
  changes.map(change => describe(change, { before, after: scene }))

type Both = { before: Scene; after: Scene }

function describe({ at, ...values }: Change, both: Both): DescribedChange {
  const scene = 'after' in values ? both.after : both.before
  return {
    what: describePlace(scene, at),
    ...(values.before !== undefined && { before: valueText(values.before, both.before) }),
    ...(values.after !== undefined && { after: valueText(values.after, both.after) }),
  }
}

/** The field at a JSON pointer in words: `Shot 1 · dog · relation`. */
export function describePlace(scene: Scene, at: string): string {
  const [list = '', index = '', ...rest] = at.split('/').slice(1)
  const nth = Number(index)
  const owner =
    list === 'shots' && index !== ''
      ? t().desk.say.shot(nth + 1)
      : list === 'entities' && scene.entities[nth]
        ? nameOf(scene, scene.entities[nth].id)
        : list === 'places'
          ? word(scene.places[nth]?.asset ?? '')
          : ''
  const [part = '', nthPart] = rest
  const entry = nthPart === undefined ? undefined : valueAt(scene, `/shots/${index}/${part}/${nthPart}`)
  const who = list === 'shots' ? whoOf(entry, scene) : ''
  const fields = (owner === '' ? [list, ...rest] : rest).filter(name => name !== '' && !/^\d+$/.test(name)).map(word)
  // Whose action it is comes after the list that it is in.
  const told = who === '' ? fields : [...fields.slice(0, 1), who, ...fields.slice(1)]
  return [owner, ...told].filter(Boolean).join(' · ')
}

function whoOf(entry: unknown, scene: Scene): string {
  const who = typeof entry === 'object' && entry !== null && 'who' in entry ? entry.who : undefined
  return typeof who === 'string' ? nameOf(scene, who) : ''
}

/** Fields whose values say what they are. */
const PLAIN: ReadonlySet<string> = new Set([
  'who',
  'does',
  'relation',
  'to',
  'object',
  'target',
  'asset',
  'name',
  'text',
])

/** A value in words: an entry of a list by whom and what it is about, without ids. */
function valueText(value: unknown, scene: Scene): string {
  const text = plainText(value, scene)
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}

function plainText(value: unknown, scene: Scene): string {
  if (typeof value === 'string') return textOf(value, scene)
  if (Array.isArray(value)) return value.map(one => plainText(one, scene)).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const { id: _id, ...told } = value as Record<string, unknown>
  const isNamed = typeof told.name === 'string' && told.asset !== undefined
  return Object.entries(told)
    .filter(([name]) => !(isNamed && name === 'asset'))
    .map(([name, one]) => (PLAIN.has(name) ? plainText(one, scene) : `${word(name)} ${plainText(one, scene)}`))
    .join(' ')
}

/** A text, or the name of what it is the id of. */
function textOf(value: string, scene: Scene): string {
  const [id = ''] = value.split('/')
  const isId = [...scene.entities, ...scene.places].some(one => one.id === id)
  return isId ? nameOf(scene, value) : word(value)
}
