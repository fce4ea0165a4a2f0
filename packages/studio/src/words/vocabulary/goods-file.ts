import { type Kind, KINDS } from '../kinds.ts'
import { spriteName } from './noun-table.ts'
import { readRows, wordsIn } from './read-rows.ts'

/** A word that forms a place with the word before it. */
export type PlaceHead = { place: string; isNever: ReadonlySet<Kind> }

let heads: Map<string, PlaceHead> | undefined
let products: Map<string, readonly string[]> | undefined

/** The row of `place-heads.txt` for a word. */
export function findPlaceHead(word: string): PlaceHead | undefined {
  if (!heads) {
    heads = new Map()
    for (const {
      cells: [place = '', english, chinese, never],
    } of readRows('place-heads.txt')) {
      const named = wordsIn(never)
      const isNever = new Set(Object.keys(KINDS).filter((kind): kind is Kind => named.includes(kind)))
      if (isNever.size !== named.length) throw new Error(`not kinds of things: ${never}`)
      for (const head of [...wordsIn(english), ...wordsIn(chinese)]) heads.set(head, { place, isNever })
    }
  }
  return heads.get(word)
}

/** The sprites that stand for a trade or a material, from `goods.txt`. */
export function findGoods(word: string): readonly string[] | undefined {
  if (!products) {
    products = new Map()
    for (const {
      cells: [english, chinese, pictures = ''],
    } of readRows('goods.txt')) {
      const sprites = pictures.split(' ').map(spriteName)
      for (const one of [...wordsIn(english), ...wordsIn(chinese)]) products.set(one, sprites)
    }
  }
  return products.get(word)
}
