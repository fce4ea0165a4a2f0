// The index of the library of assets: what the catalogue tells of each, and the file that has it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Asset } from '../packages/media/src/scene/asset-schema.ts'
import {
  type CatalogueField,
  type IndexEntry,
  type IndexRow,
  parseAssets,
} from '../packages/studio/src/bodies/assets/asset-library.ts'
import { bodyExtent } from '../packages/studio/src/bodies/extent.ts'
import { assetKind } from '../packages/studio/src/bodies/kinds/asset-kind.ts'

const FOLDER = join(import.meta.dirname, '../packages/studio/data/library/assets')

export const ASSET_INDEX = 'packages/studio/data/library/index.json'

const FIELDS: readonly CatalogueField[] = [
  'isA',
  'like',
  'standsIn',
  'colour',
  'count',
  'wears',
  'holds',
  'people',
  'seenAs',
  'home',
  'affords',
  'use',
]

/** By family, then by id. */
export function assetIndexFile(): string {
  const rows = globSync('**/*.json', { cwd: FOLDER }).flatMap(name =>
    parseAssets(readFileSync(join(FOLDER, name), 'utf8')).map(asset => indexRow(asset, name.replace(/\.json$/u, ''))),
  )
  const key = ({ file, id }: IndexRow): string => `${dirname(file)}/${id}`
  rows.sort((a, b) => (key(a) < key(b) ? -1 : 1))
  return `{\n"assets":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n}\n`
}

function indexRow(asset: Asset, file: string): IndexRow {
  const { id, codes, names, like, parts, kit } = asset
  const isBody = parts !== undefined || kit !== undefined
  return {
    id,
    file,
    ...(codes && { codes }),
    ...(isBody && { isBody }),
    ...(!names && like !== undefined && { like }),
    ...(names && { entry: indexEntry(asset, names) }),
  }
}

function indexEntry(asset: Asset, { en = [], zh = [] }: NonNullable<Asset['names']>): IndexEntry {
  const { size = measure(asset), partNames } = asset
  const rig = rigOf(asset)
  const sockets = socketsOf(asset, rig)
  return {
    names: { en, zh },
    size,
    ...(rig && { rig }),
    ...(sockets.length > 0 && { sockets }),
    ...(partNames && { parts: partNames }),
    ...Object.fromEntries(FIELDS.flatMap(field => (asset[field] === undefined ? [] : [[field, asset[field]]]))),
    ...(asset.like === undefined && { isA: asset.isA ?? [], affords: asset.affords ?? [] }),
  }
}

/** How its body is moved; what has the shape of another moves like that. */
function rigOf(asset: Asset): IndexEntry['rig'] {
  const kind = assetKind(asset)
  return kind?.rig ?? asset.rig ?? (asset.like === undefined ? 'thing' : undefined)
}

/** Names that documents have for the sockets of bodies. */
const NAMES: Readonly<Record<string, string>> = { 'hand.r': 'right-hand', 'hand.l': 'left-hand' }
const OF_RIGS: Readonly<Record<NonNullable<IndexEntry['rig']>, readonly string[]>> = {
  person: ['top', 'back', 'lap', 'mouth', 'right-hand', 'left-hand'],
  beast: ['front-right-paw', 'front-left-paw', 'back-right-paw', 'back-left-paw', 'seat', 'top', 'hat', 'mouth'],
  bird: ['top', 'seat', 'hat', 'mouth', 'claws'],
  fish: ['seat', 'top'],
  thing: [],
}

function socketsOf({ sockets, kit, parts }: Asset, rig: IndexEntry['rig']): string[] {
  if (parts) return Object.keys(sockets ?? {}).map(name => NAMES[name] ?? name)
  if (!kit) return []
  return [...OF_RIGS[rig ?? 'thing'], ...(kit?.kind === 'four-legged' && kit.trunk ? ['nose'] : [])]
}

function measure(asset: Asset): IndexEntry['size'] {
  const body = assetKind(asset)?.build()
  if (!body) throw new Error(`${asset.id} has no shape of its own: its document must have a size`)
  const { low, high } = bodyExtent(body)
  const side = (axis: 0 | 1 | 2): number => Number((high[axis] - low[axis]).toPrecision(3))
  return [side(0), side(1), side(2)]
}

// The pages that `npm run docs` makes of the catalogue read the index.
if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', ASSET_INDEX), assetIndexFile())
