// The index of the library of assets: what a process reads to find the file of an asset.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset } from '../packages/media/src/scene/asset-schema.ts'
import { type IndexEntry, type IndexRow, parseAssets } from '../packages/studio/src/bodies/assets/asset-library.ts'
import { buildAsset } from '../packages/studio/src/bodies/assets/build-asset.ts'
import { bodyExtent } from '../packages/studio/src/bodies/extent.ts'

const FOLDER = join(import.meta.dirname, '../packages/studio/data/library/assets')

export const ASSET_INDEX = 'packages/studio/data/library/index.json'

export function assetIndexFile(): string {
  const rows = globSync('**/*.json', { cwd: FOLDER })
    .toSorted()
    .flatMap(name =>
      parseAssets(readFileSync(join(FOLDER, name), 'utf8')).map(asset => indexRow(asset, name.replace(/\.json$/u, ''))),
    )
  return `{\n"assets":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n}\n`
}

function indexRow(asset: Asset, file: string): IndexRow {
  const { id, codes, names } = asset
  return { id, file, ...(codes && { codes }), ...(names && { entry: indexEntry(asset, names) }) }
}

function indexEntry(asset: Asset, { en = [], zh = [] }: NonNullable<Asset['names']>): IndexEntry {
  const { isA = [], size = measure(asset), sockets = {}, affords = [], home } = asset
  return { names: { en, zh }, isA, size, sockets: Object.keys(sockets), affords, ...(home && { home }) }
}

function measure(asset: Asset): IndexEntry['size'] {
  const { low, high } = bodyExtent(buildAsset(asset).body)
  const side = (axis: 0 | 1 | 2): number => Number((high[axis] - low[axis]).toPrecision(3))
  return [side(0), side(1), side(2)]
}
