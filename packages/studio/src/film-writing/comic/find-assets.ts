import { hasHan } from '@kinora/media/language/has-han'
import { SURNAMES } from '@kinora/media/language/given-names'
import type { ComicAsset } from './comic.ts'

/** Finds assets by their names in a text, also shortened, and by names in their descriptions. */
export type AssetFinder = {
  /** Indices of the assets of a type that a text mentions, in order of mention. */
  mentioned(text: string, type?: ComicAsset['type']): number[]
  /** The asset of a single name. */
  named(name: string): number | undefined
  /** The text with every asset name replaced by the result of `put`. */
  replaced(text: string, put: (asset: number) => string): string
}

const OTHER_NAMES =
  /(?:又名|又称|别名|外号|绰号|昵称|小名|人称|大家都?叫[他她它]|also known as|a\.?k\.?a\.?|nicknamed?|called|alias)\s*(?:是|为|叫|is)?\s*[:：]?\s*[“"「『]?([\p{Script=Han}]{1,6}|[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?)/giu
const TITLES =
  /^(?:mr|mrs|ms|dr|sir|lady|lord|king|queen|captain|professor|old|little|the|uncle|aunt|prince|princess|young|big)$/iu

export function findAssets(assets: readonly ComicAsset[]): AssetFinder {
  const owners = new Map<string, number | undefined>()
  // A name that two assets share matches neither; a whole name goes before a part of another.
  for (const shortened of [false, true]) {
    const found = new Map<string, number | undefined>()
    for (const [at, asset] of assets.entries())
      for (const name of shortened ? shortNamesOf(asset) : [asset.name.trim()])
        found.set(keyOf(name), found.has(keyOf(name)) && found.get(keyOf(name)) !== at ? undefined : at)
    for (const [name, at] of found) if (name && !owners.has(name)) owners.set(name, at)
  }
  const names = [...owners.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = names.length > 0 ? new RegExp(names.map(patternOf).join('|'), 'giu') : /(?!)/gu
  const named = (name: string): number | undefined => owners.get(keyOf(name))
  return {
    named,
    mentioned: (text, type) => {
      const found = [...text.matchAll(pattern)].flatMap(([written]) => named(written) ?? [])
      return [...new Set(found)].filter(at => type === undefined || assets[at]?.type === type)
    },
    replaced: (text, put) =>
      text.replaceAll(pattern, written => {
        const at = named(written)
        return at === undefined ? written : put(at)
      }),
  }
}

const keyOf = (name: string): string => name.trim().toLowerCase()

/** Latin names must be whole words; Chinese names match anywhere. */
function patternOf(name: string): string {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  // A single character is often part of another word: 鱼 in 鱼肉 is not a fish.
  if (hasHan(name))
    return Array.from(name).length > 1 ? plain : `${plain}(?![肉汤丸片竿缸饵鳞皮骨柄尾刺塘市店油毛角车路])`
  return String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`
}

function shortNamesOf({ type, name, description }: ComicAsset): string[] {
  const others = [...description.matchAll(OTHER_NAMES)].map(([, other = '']) => other)
  const whole = name.trim()
  if (type !== 'character') return others
  // `李小明` may be called 小明; `Captain Tom Gray` may be Tom or Captain Gray.
  const given = /^\p{Script=Han}{3}$/u.test(whole) && SURNAMES.includes(whole.charAt(0)) ? [whole.slice(1)] : []
  const words = whole.split(/\s+/u)
  const parts = words.length > 1 && !hasHan(whole) ? words.filter(word => word.length > 2 && !TITLES.test(word)) : []
  return [...others, ...given, ...parts]
}
