import { findKind } from '../../bodies/kinds/kinds.ts'
import { findNoun } from '../../direct/lexicon.ts'

/** The body that an asset of the catalogue is drawn with; its height where that differs from the body's own. */
export function assetBody(asset: string): { code: string; isPerson: boolean; height?: number } | undefined {
  const words = asset.replaceAll('-', ' ')
  const noun = findNoun(words)
  const code = [`drawn-${asset}`, ...(noun?.sprites ?? [])].find(one => findKind(one))
  if (!code) return undefined
  return { code, isPerson: findKind(code)?.rig === 'person' }
}
