import type { Asset } from '@kinora/media/scene/asset-schema'
import type { AssetEntry, CatalogueEntry } from '@kinora/media/scene/catalogue'
import { bodyExtent } from '../bodies/extent.ts'
import { withShapes } from '../bodies/assets/shape-kits.ts'
import { assetKind } from '../bodies/kinds/asset-kind.ts'
import type { CatalogueField, IndexEntry } from '../data-files/read-asset-index.ts'
import { assetEntry, loadCatalogue } from './catalogue.ts'
import { createNameIndex } from './name-index.ts'

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

/** The catalogue's entry of an asset document that is not in the library. Without names, it is named by its id. */
export function describeAsset(asset: Asset): AssetEntry {
  const like = asset.like === undefined ? undefined : loadCatalogue().asset(asset.like)
  const { size, ...row } = describeWith(asset, asset.names ?? { en: [asset.id.replaceAll('-', ' ')] }, like)
  return assetEntry({ id: asset.id, ...row, size }, like)
}

function describeWith(asset: Asset, names: NonNullable<Asset['names']>, like: AssetEntry | undefined): IndexEntry {
  if (asset.size || asset.parts || asset.kit || !like) return indexEntry(asset, names)
  const { width, height, depth } = like.size
  return indexEntry({ ...asset, size: [width, height, depth] }, names)
}

/** Entries that match a query, the best first; all without one. */
export function searchEntries(entries: readonly AssetEntry[], query: string | undefined): CatalogueEntry[] {
  const index = createNameIndex('asset', entries, () => new Map())
  return index.search({ query }).map(({ entry }) => entry)
}

/** What the index of the library says of an asset. */
export function indexEntry(written: Asset, { en = [], zh = [] }: NonNullable<Asset['names']>): IndexEntry {
  const asset = withShapes(written)
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
