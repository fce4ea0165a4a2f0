import type { Item } from '../words/item.ts'

/** `a girl named Mara`: after the noun. 一个叫小美的女孩: before it. */
const NAMED = String.raw`\s+(?:named|called)\s+(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)`
const NAMED_ZH = String.raw`(?<=[个位名只条匹头])名?叫(?![卖喊好醒声嚷唤])([\p{Script=Han}A-Za-z]{1,6}?)的`
const GIVEN = new RegExp(`(?<=\\p{L})${NAMED}|${NAMED_ZH}`, 'gu')
const AFTER = new RegExp(`^${NAMED}`, 'u')
const BEFORE = new RegExp(`${NAMED_ZH}([^，。,.]{0,12})$`, 'u')

/** Blanks the names of subjects, which have nothing to show. The text keeps its length. */
export const blankNames = (text: string): string => text.replaceAll(GIVEN, found => ' '.repeat(found.length))

/** The name that a text gives to the subject at an item. In Chinese it belongs to the first noun after it. */
export function nameAt(text: string, items: readonly Item[], at: number): string | undefined {
  const item = items[at]
  if (!item) return undefined
  const [, name, between] = AFTER.exec(text.slice(item.to)) ?? BEFORE.exec(text.slice(0, item.from)) ?? []
  const begins = item.from - (between?.length ?? 0)
  const isOther = items.slice(0, at).some(other => other.from >= begins && other.meaning.noun !== undefined)
  return isOther ? undefined : name
}
