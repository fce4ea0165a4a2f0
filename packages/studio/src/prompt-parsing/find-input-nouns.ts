import { parseItems } from '../words/parse-items.ts'
import { sceneInputName, type SceneInput } from './extract-mentions.ts'
import { markNegations } from './mark-negations.ts'
import { foldText } from '../words/tokenise.ts'
import type { Noun } from '../words/vocabulary/noun-table.ts'

/** The noun for each picture, from its description or its name. A capitalised name is only a name. */
export function findInputNouns(inputs: readonly SceneInput[]): (input: string) => Noun | undefined {
  const nouns = new Map<string, Noun>()
  for (const input of inputs) {
    const { name, description } = input
    const noun = nounIn(description ?? '') ?? (name && !/^\p{Lu}/u.test(name) ? nounIn(name) : undefined)
    if (noun && !nouns.has(sceneInputName(input))) nouns.set(sceneInputName(input), noun)
  }
  return input => nouns.get(input)
}

/** The head of the first phrase: the car in `a yellow sports car with chrome`, the pie in `apple pie`. */
function nounIn(text: string): Noun | undefined {
  const items = parseItems(foldText(text))
  markNegations(items)
  const first = items.findIndex(({ meaning, negated }) => meaning.noun && !negated)
  if (first < 0) return undefined
  let at = first
  while (items[at + 1]?.meaning.noun && !items[at + 1]!.stop) at++
  return items[at]!.meaning.noun
}
