import type { Item } from './item.ts'
import { longestMatch } from './lexicon.ts'
import { tokenise } from './tokenise.ts'
import { readRows, wordsIn } from './vocabulary/read-rows.ts'

/** The meaning of a word beside another: the wheel of a potter is not the wheel of a cart. */
type Sense = { beside: RegExp; meant: string }

let senses: Map<string, Sense[]> | undefined

/** The rows of `senses.txt`, by word. */
function readSenses(): ReadonlyMap<string, readonly Sense[]> {
  if (senses) return senses
  senses = new Map()
  for (const {
    cells: [words, others, meant = ''],
  } of readRows('senses.txt')) {
    const beside = new RegExp(wordsIn(others).map(besidePattern).join('|'), 'iu')
    for (const word of wordsIn(words)) senses.set(word, [...(senses.get(word) ?? []), { beside, meant }])
  }
  return senses
}

const besidePattern = (word: string): string => (/^[a-z]/u.test(word) ? `\\b${word}\\b` : word)

const ARTICLE = / (?:an?|the)$/iu

/** `into a hot pan`: the pan is a thing, not a camera move. */
const WITHIN = /\b(?:in|into|onto|on|from|over|of|to) (?:an?|the|his|her|their) (?:\w+ ){0,2}$/iu

/** Gives ambiguous words the meaning that fits the rest of the prompt. */
export function chooseSenses(items: readonly Item[], folded: string): void {
  for (const [index, item] of items.entries()) {
    const { meaning, text } = item
    // `planes a board`: the article may be part of the item before.
    const isThing =
      meaning.noun ??
      meaning.place ??
      (item.unknown ||
        (meaning.glue && items[index - 1]?.meaning.determiner) ||
        ARTICLE.test(items[index - 1]?.text ?? '') ||
        (meaning.turn && WITHIN.test(folded.slice(0, item.from))))
    if (!isThing) continue
    const sense = readSenses()
      .get(text)
      ?.find(({ beside }) => beside.test(folded))
    const match = sense && longestMatch(tokenise(sense.meant), 0)
    if (!match) continue
    item.meaning = match.meaning
    item.sense = sense.meant
    delete item.unknown
  }
}
