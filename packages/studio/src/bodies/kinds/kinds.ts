import { assetIndex } from '../../data-files/read-asset-index.ts'
import { findAsset } from '../assets/asset-library.ts'
import { findOwnBody } from '../own-bodies.ts'
import { assetKind } from './asset-kind.ts'
import type { Kind } from './kind.ts'
import { findWoman } from './people.ts'

/** The kind of body for a code or the id of an asset. */
export function findKind(code: string): Kind | undefined {
  const own = findOwnBody(code)
  if (own) return own.kind
  const bare = code.replaceAll('-fe0f', '')
  return (
    libraryKind(bare) ??
    findWoman(bare) ??
    findTradesperson(bare) ??
    // A woman or a man of a group of people that has one body.
    libraryKind(bare.replace(/-200d-264[02]$/u, ''))
  )
}

const kinds = new Map<string, Kind>()

function libraryKind(code: string): Kind | undefined {
  const asset = findAsset(code)
  const known = asset && kinds.get(asset.id)
  if (!asset || known) return known
  const kind = assetKind(asset) ?? (asset.like === undefined ? undefined : libraryKind(asset.like))
  if (kind) kinds.set(asset.id, kind)
  return kind
}

/** An occupation without specific clothes wears those of the general occupation, or of any man, woman or person. */
function findTradesperson(code: string): Kind | undefined {
  const [, who, trade] = /^(1f9d1|1f468|1f469)(-200d-[0-9a-f]+)$/u.exec(code) ?? []
  return who === undefined ? undefined : (libraryKind(`1f9d1${trade}`) ?? libraryKind(who))
}

/** The first code, or the id, of every asset with its own shape. */
export const kindCodes = (): string[] =>
  assetIndex().flatMap(({ id, codes = [], isBody }) => (isBody ? [codes[0] ?? id] : []))
