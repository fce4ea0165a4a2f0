import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'

/** `海豚成群跃出海面`: many of whom is named before it. */
export function countHerds(words: string, from: number, items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const { index } of words.matchAll(/成群(?:结队)?(?!的)/gu)) {
    const herd = found.find(one => one.count === 1 && isAlive(one) && (items[one.at]?.to ?? -1) - from === index)
    if (herd) herd.count = HERD
  }
}
const HERD = 6
