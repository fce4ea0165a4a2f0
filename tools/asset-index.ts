// The index of the library of assets: what the catalogue tells of each, and the file that has it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Asset } from '../packages/media/src/scene/asset-schema.ts'
import { parseAssets } from '../packages/studio/src/bodies/assets/asset-library.ts'
import type { IndexRow } from '../packages/studio/src/data-files/read-asset-index.ts'
import { indexEntry } from '../packages/studio/src/library/describe-asset.ts'

const FOLDER = join(import.meta.dirname, '../packages/studio/data/library/assets')

export const ASSET_INDEX = 'packages/studio/data/library/index.json'

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
    ...(asset.label && { hasLabel: true as const }),
    ...(!names && like !== undefined && { like }),
    ...(names && { entry: indexEntry(asset, names) }),
  }
}

// The pages that `npm run docs` makes of the catalogue read the index.
if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', ASSET_INDEX), assetIndexFile())
