import { readdirSync } from 'node:fs'
import type { ActionEntry, AssetEntry, CatalogueKind, Entry } from '@kinora/media/scene/catalogue'
import { assetIndex } from '../data-files/read-asset-index.ts'
import { readDataText } from '../data-files/read-data.ts'
import type { Behaviour, Use } from './behaviour.ts'
import type { Cut } from './cut.ts'

/** Rows of the data files. A row omits properties of the asset whose shape it uses. */
export type AssetRow = Omit<AssetEntry, 'kind' | 'isA' | 'size' | 'parts' | 'sockets' | 'affords' | 'rig'> & {
  size: [width: number, height: number, depth: number]
  /** The name of its shape in the tables of bodies; by default that of `like`. */
  body?: string
  /** Other shapes with the same meaning. */
  alsoBodies?: string[]
  /** Its uses: played, lit, ridden, held. */
  use?: Use
} & Partial<Pick<AssetEntry, 'isA' | 'parts' | 'sockets' | 'affords' | 'rig'>>

export type ActionRow = Omit<ActionEntry, 'kind'> & {
  /** Its name among the vocabulary's verbs, if different. */
  verb?: string
  /** The behaviour on the stage. */
  behaviour?: Behaviour
}

export type GarmentRow = PlainRow & { cut: Cut }

export type PlainRow = Omit<Entry, 'kind' | 'isA'> & Partial<Pick<Entry, 'isA'>>

/** Places are documents of the library. */
export type RowKind = Exclude<CatalogueKind, 'place'>
type Rows = { asset: AssetRow; action: ActionRow; garment: GarmentRow } & Record<
  Exclude<RowKind, 'asset' | 'action' | 'garment'>,
  PlainRow
>

const DATA = new URL('../../data/catalogue/', import.meta.url)

/** The source of the rows of each kind: one file, or a folder of them. */
const SOURCES: Readonly<Record<RowKind, string>> = {
  asset: '../library/index.json',
  action: 'actions/',
  garment: 'garments.json',
  material: 'materials.json',
  colour: 'colours.json',
  look: 'looks.json',
  light: 'lights.json',
  lens: 'lenses.json',
  move: 'moves.json',
  sound: 'sounds.json',
}

/** The data files of a kind, by their names, in order. */
export function catalogueFiles(kind: RowKind): { name: string; text: string }[] {
  const source = SOURCES[kind]
  const names = source.endsWith('/')
    ? readdirSync(new URL(source, DATA))
        .filter(name => name.endsWith('.json'))
        .toSorted()
        .map(name => source + name)
    : [source]
  return names.map(name => ({ name, text: readDataText(`catalogue/${name}`) }))
}

let ownActions: readonly ActionRow[] = []
let changes = 0

/** Sets the actions of this installation, after those of the files. Replaces earlier ones. */
export function keepOwnActions(actions: readonly ActionRow[]): void {
  if (actions.length === 0 && ownActions.length === 0) return
  ownActions = actions
  changes++
}

/** Counts how often the actions of this installation have changed. */
export const actionChanges = (): number => changes

/** The actions of the files, without those of this installation. */
export const libraryActions = (): ActionRow[] => rowsOfFiles('action')

/** The rows of a kind, in the order of the files. */
export function readRows<K extends RowKind>(kind: K): Rows[K][]
export function readRows(kind: RowKind): Rows[RowKind][] {
  if (kind === 'asset') return assetRows()
  return kind === 'action' ? [...libraryActions(), ...ownActions] : rowsOfFiles(kind)
}

const rowsOfFiles = <K extends RowKind>(kind: K): Rows[K][] =>
  catalogueFiles(kind).flatMap(({ text }) => (JSON.parse(text) as { entries: Rows[K][] }).entries)

/** Assets of the library whose documents have names. */
function assetRows(): AssetRow[] {
  const index = assetIndex()
  const variants = Map.groupBy(index, ({ entry, like }) => (entry ? undefined : like))
  return index.flatMap(({ id, codes = [], isBody, entry }) => {
    if (!entry) return []
    const [body = isBody ? id : undefined, ...also] = codes
    const alsoBodies = [...also, ...(variants.get(id)?.flatMap(one => one.codes ?? []) ?? [])]
    return [{ id, ...entry, ...(body !== undefined && { body }), ...(alsoBodies.length > 0 && { alsoBodies }) }]
  })
}
