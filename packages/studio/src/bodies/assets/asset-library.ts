import type { Asset } from '@kinora/media/scene/asset-schema'
import { readDataText } from '../../data-files/read-data.ts'
import { withShapes } from './shape-kits.ts'
import { assetIndex, type IndexRow } from '../../data-files/read-asset-index.ts'

let byName: Map<string, IndexRow> | undefined

/** Assets by their ids and by the codes that mean them. */
function rowsByName(): Map<string, IndexRow> {
  if (!byName) {
    const assets = assetIndex()
    byName = new Map(assets.map(row => [row.id, row]))
    // A code means the asset with its shape, rather than one that is drawn as its picture.
    for (const row of assets.toSorted((a, b) => Number(b.isBody ?? false) - Number(a.isBody ?? false)))
      for (const code of row.codes ?? []) if (!byName.has(code)) byName.set(code, row)
  }
  return byName
}

const files = new Map<string, readonly Asset[]>()

/** The document of an asset, by its id or by a code that means it. Each file is read when it is first asked for. */
export function findAsset(name: string): Asset | undefined {
  const row = rowsByName().get(name)
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
  return ('assets' in document ? document.assets : [document]).map(withShapes)
}
