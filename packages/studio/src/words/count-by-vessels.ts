import { readTable } from './vocabulary/word-data.ts'
import type { Item } from './item.ts'
import { findNoun } from './lexicon.ts'

/** Measure words that are vessels, and the noun of each. Cups, plates and bags show the product that they hold. */
const VESSELS: Readonly<Record<string, string>> = readTable('count-by-vessels', 'vessels')

/** 一筐螃蟹, 两桶水, 一篮苹果: the vessel is shown with the things in it. Changes the items. */
export function countByVessels(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const name = item.language === 'zh' ? VESSELS[item.text] : undefined
    // 一筐筐: one after another.
    const before = items[at - 1]?.text === item.text ? items[at - 2] : items[at - 1]
    const next = items[at + 1]
    if (!name || before?.meaning.number === undefined || next?.from !== item.to || next.stop) continue
    if (!(next.meaning.noun ?? next.meaning.glue)) continue
    item.meaning = { noun: { ...findNoun(name)!, name: item.text.slice(0, 1), drawnAs: name } }
    delete item.unknown
    if (next.meaning.noun) next.plural = true
  }
}

/** True if only the measure stands between the vessel and the noun. */
export const isCountedBy = (items: readonly Item[], vessel: number, at: number): boolean =>
  at === vessel + 1 && VESSELS[items[vessel]?.text ?? ''] !== undefined
