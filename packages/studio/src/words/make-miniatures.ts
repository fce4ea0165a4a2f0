import type { Item } from './item.ts'
/** Metres: what is held in a hand, and a model of what is far larger, which stands on a table. */
const [TALL] = [0.22, 0.5]

/** `carves a small wooden horse`, `a model airplane`, 木雕小马: as large as a hand, and not alive. Changes the items. */
export function makeMiniatures(items: readonly Item[]): void {
  for (const [, { meaning }] of items.entries()) {
    const { noun } = meaning
    if (!noun || (noun.metres ?? 1) <= TALL) continue
    continue
  }
}
