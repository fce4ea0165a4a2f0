import type { Asset } from '@kinora/media/scene/asset-schema'
import { readData } from './read-data.ts'

/** The catalogue's fields of an asset with names: those of its document, and those that follow from its shape. */
export type IndexEntry = Pick<Asset, CatalogueField> & {
  names: { en: string[]; zh: string[] }
  size: [width: number, height: number, depth: number]
  rig?: NonNullable<Asset['rig']>
  sockets?: string[]
  parts?: string[]
}

export type CatalogueField =
  | 'isA'
  | 'like'
  | 'standsIn'
  | 'colour'
  | 'count'
  | 'wears'
  | 'holds'
  | 'people'
  | 'seenAs'
  | 'home'
  | 'affords'
  | 'use'

/**
 * The location of an asset: a file in the folder of assets, without its extension, and the codes of pictograms that
 * mean it.
 */
export type IndexRow = {
  id: string
  file: string
  codes?: string[]
  /** Has its own shapes or kit. */
  isBody?: true
  /** Has an area for letters. */
  hasLabel?: true
  /** For an asset without names: the asset that its codes mean. */
  like?: string
  entry?: IndexEntry
}

let rows: readonly IndexRow[] | undefined

/**
 * Every asset of the library, in the order of its files. `npm run docs` writes the index: a process reads one file to
 * find all others.
 */
export const assetIndex = (): readonly IndexRow[] =>
  (rows ??= readData<{ assets: IndexRow[] }>('library/index.json').assets)
