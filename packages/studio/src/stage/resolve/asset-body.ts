import type { AssetEntry } from '@kinora/media/scene/catalogue'
import { assetBody as bodyCode } from '../../library/asset-bodies.ts'
import { loadCatalogue } from '../../library/catalogue.ts'

/** The shape that an asset of the catalogue is drawn with, and what the catalogue says of it. */
export function assetBody(name: string): { code: string; entry: AssetEntry } | undefined {
  const entry = loadCatalogue().asset(name)
  const code = entry && bodyCode(entry.id)
  return entry && code !== undefined ? { code, entry } : undefined
}
