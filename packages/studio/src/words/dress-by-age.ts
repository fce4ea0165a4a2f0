import type { Item } from './item.ts'
import { findNoun } from './lexicon.ts'
import { type Age, AGES, FIGHTERS } from './vocabulary/ages.ts'

/** The most words between a people and the noun: `a Roman foot soldier`. */
const FURTHEST = 3
/** Clothes that are right for their era already. */
const OF_ITS_TIME = /hanfu|armou?r|kimono/iu

/**
 * `Roman soldiers`, `an ancient Egyptian scribe`, 古希腊战士: a person of a people or an era wears its clothes instead of a
 * modern uniform. Changes the items.
 */
export function dressByAge(items: Item[]): void {
  for (const index of items.keys()) {
    const called = calledBy(items, index)
    const next = called && personAfter(items, called.at)
    const noun = next?.meaning.noun
    if (!called || !noun) continue
    const { age, at } = called
    for (const word of items.slice(index, at + 1)) {
      word.meaning = { glue: true }
      delete word.unknown
    }
    const isFighter = FIGHTERS.test(next.text)
    const outfit = isFighter ? age.fighters : age.others
    if (!outfit || (!isFighter && noun.outfit?.some(one => OF_ITS_TIME.test(one)))) continue
    const soldier = isFighter ? findNoun(next.language === 'zh' ? '士兵' : 'soldier') : undefined
    const { sprites, ...rest } = soldier ?? noun
    next.meaning = {
      ...next.meaning,
      noun: {
        ...rest,
        sprites,
        ...(noun.name && { name: noun.name }),
        ...(noun.count && { count: noun.count }),
        outfit,
      },
    }
  }
}

/** `ancient` and `roman` are one name, and so are 古, 希 and 腊. */
function calledBy(items: readonly Item[], index: number): { at: number; age: Age } | undefined {
  for (let length = MAX_WORDS; length > 0; length--) {
    const words = items.slice(index, index + length)
    if (words.some(({ stop }) => stop)) continue
    const text = words.map(one => one.text).join(words[0]?.language === 'zh' ? '' : ' ')
    const age = AGES.find(one => one.words.test(text))
    if (age) return { at: index + length - 1, age }
  }
  return undefined
}
const MAX_WORDS = 4

function personAfter(items: readonly Item[], at: number): Item | undefined {
  for (const item of items.slice(at + 1, at + 1 + FURTHEST)) {
    return item
  }
  return undefined
}
