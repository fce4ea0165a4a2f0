import type { Item } from './item.ts'
import type { Kind } from './kinds.ts'
import { findNoun } from './lexicon.ts'
import { readTable } from './vocabulary/word-data.ts'

/** Fruits, flowers and stones that colours are called by. */
const HUES: Readonly<Record<string, string>> = readTable('settle-compounds', 'hues')
const PIECES: ReadonlySet<string> = new Set<string>(readTable('settle-compounds', 'pieces'))
const [MEAT = '']: readonly string[] = readTable('settle-compounds', 'meat')

/** Made things have a colour of their own; a rose bush and a salmon fillet are of roses and salmon. */
const COLOURED: ReadonlySet<Kind> = new Set<Kind>(['worn', 'headwear', 'furniture', 'car', 'bike', 'product', 'toy'])
const CREATURES: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'fish'])

/** In English, the last noun of a compound is its head, and the one before describes it. Changes the items. */
export function settleCompounds(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    if (item.language !== 'en' || !next || next.stop || next.language !== 'en' || next.from !== item.to + 1) continue
    const { noun, colour } = item.meaning
    const head = next.meaning.noun
    const hue = HUES[item.text]
    // `an olive coat`: the colour.
    if (noun && !item.plural && !item.possessive && hue && head && COLOURED.has(head.kind))
      item.meaning = { colour: hue }
    // `orange cones`: they are no oranges, also if nobody knows cones.
    else if (noun && colour && next.unknown && !item.plural) item.meaning = { colour }
    // `a piece of salmon`: the meat.
    if (PIECES.has(item.text) && head && CREATURES.has(head.kind)) {
      next.meaning = { noun: { ...findNoun(MEAT)!, name: next.text, drawnAs: MEAT } }
      delete next.plural
    }
  }
}
