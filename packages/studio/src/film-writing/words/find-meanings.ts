import { longestMatch } from '../../words/lexicon.ts'
import type { Meaning } from '../../words/meaning.ts'
import { foldText, tokenise } from '../../words/tokenise.ts'

/** A word or phrase of a text, and its meanings by the tables, whatever is around it. */
export type Found = { from: number; to: number; text: string; meaning?: Meaning }

/** The words of a text in order; the longest phrases of the tables are one. */
export function findMeanings(text: string): Found[] {
  const tokens = tokenise(foldText(text))
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = longestMatch(tokens, at)
    const taken = match?.tokens ?? 1
    const [from, to] = [tokens[at]!.from, tokens[at + taken - 1]!.to]
    found.push({ from, to, text: text.slice(from, to), ...(match && { meaning: match.meaning }) })
    at += taken
  }
  return found
}
