import type { Asset } from '@kinora/media/scene/asset-schema'
import { readData, readDataText } from '../../data-files/read-data.ts'

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
  /** For an asset without names: the asset that its codes mean. */
  like?: string
  entry?: IndexEntry
}

let index: { rows: IndexRow[]; byName: Map<string, IndexRow> } | undefined

/** Built by `npm run docs`: a process reads one file to find all others. */
function readIndex(): NonNullable<typeof index> {
  if (!index) {
    const { assets } = readData<{ assets: IndexRow[] }>('library/index.json')
    const byName = new Map<string, IndexRow>()
    for (const row of assets) byName.set(row.id, row)
    // A code means the asset with its shape, rather than one that is drawn as its picture.
    for (const row of assets.toSorted((a, b) => Number(b.isBody ?? false) - Number(a.isBody ?? false)))
      for (const code of row.codes ?? []) if (!byName.has(code)) byName.set(code, row)
    index = { rows: assets, byName }
  }
  return index
}

/** Every asset of the library, in the order of its files. */
export const assetIndex = (): readonly IndexRow[] => readIndex().rows

const files = new Map<string, readonly Asset[]>()

/** The document of an asset, by its id or by a code that means it. Each file is read when it is first asked for. */
export function findAsset(name: string): Asset | undefined {
  const row = readIndex().byName.get(name)
  return row && readAssets(row.file).find(({ id }) => id === row.id)
}

/** An asset that a place names. Places are checked when they are loaded. */
export function readAsset(id: string): Asset {
  const asset = findAsset(id)
  if (!asset) throw new RangeError(`the library has no asset ${id}`)
  return asset
}

function readAssets(file: string): readonly Asset[] {
  let assets = files.get(file)
  if (!assets) files.set(file, (assets = parseAssets(readDataText(`library/assets/${file}.json`))))
  return assets
}

/** A file has one asset, or a list of a few. */
export function parseAssets(text: string): Asset[] {
  const document = JSON.parse(text) as Asset | { assets: Asset[] }
  return 'assets' in document ? document.assets : [document]
}
