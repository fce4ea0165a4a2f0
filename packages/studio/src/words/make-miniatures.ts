import type { Item } from './item.ts'
/** The heights of a model in the hand and of one on a table. Metres. */
const [TALL] = [0.22, 0.5]

/** `carves a small wooden horse`, `a model airplane`, 木雕小马: as large as a hand, and lifeless. Changes the items. */
export function makeMiniatures(items: readonly Item[]): void {
  for (const [, { meaning }] of items.entries()) {
    const { noun } = meaning
    if (!noun || (noun.metres ?? 1) <= TALL) continue
    continue
  }
}
