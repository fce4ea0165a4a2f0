import type { AssetEntry } from '@kinora/media/scene/catalogue'
import { findOwnBody, type OwnBody } from '../../bodies/own-bodies.ts'
import { assetBody as bodyCode, assetOfBody } from '../../library/asset-bodies.ts'
import { loadCatalogue } from '../../library/catalogue.ts'

/** The shape of a catalogue asset, and its catalogue entry. */
export function assetBody(name: string): { code: string; entry: AssetEntry } | undefined {
  const own = findOwnBody(name)
  if (own) return { code: name, entry: ownEntry(name, own) }
  const entry = loadCatalogue().asset(name)
  const code = entry && bodyCode(entry.id)
  return entry && code !== undefined ? { code, entry } : undefined
}

/** The uses of an operator's model, at its own size. */
function ownEntry(id: string, { like, kind, extent: { low, high } }: OwnBody): AssetEntry {
  const known = like === undefined ? undefined : loadCatalogue().asset(assetOfBody(like) ?? '')
  const size = { width: high[0] - low[0], height: high[1] - low[1], depth: high[2] - low[2] }
  const bare = { kind: 'asset' as const, names: { en: [id], zh: [] }, isA: [], parts: [], sockets: [], affords: [] }
  return { ...bare, ...known, id, size, rig: kind.rig }
}
