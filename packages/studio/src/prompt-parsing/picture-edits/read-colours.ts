import type { Item } from '../../words/parse-items.ts'
import type { Kind } from '../../words/kinds.ts'
import { BACKGROUND, TARGET_PATTERNS, TINT } from './edit-words.ts'
import type { ColourEdit, ColourTarget } from '../../pictures/edit/edits.ts'

const TARGET_BY_KIND: Partial<Record<Kind, ColourTarget>> = {
  worn: 'clothes',
  headwear: 'clothes',
  tree: 'leaves',
  leaf: 'leaves',
  sky: 'sky',
}

/** The requested colours by part of the picture. */
export function readColours(folded: string, clauses: readonly Item[][]): ColourEdit[] {
  return clauses.flatMap(clause => {
    const edits: ColourEdit[] = []
    let from: string | undefined
    let start = clause[0]!.from
    for (const [index, item] of clause.entries()) {
      const to = item.meaning.colour
      if (!to || item.negated || !isColourHere(clause, index)) continue
      const after = folded.slice(item.to, clause.at(-1)!.to)
      const before = folded.slice(start, item.from)
      if (BACKGROUND.test(before) || BACKGROUND.test(after.slice(0, 16))) continue
      if (isOld(clause, index)) {
        // `the red car blue`: the colour before the noun is the old one.
        from = to
        continue
      }
      if (TINT.test(after.slice(0, 14))) {
        edits.push({ target: 'whole', to })
        continue
      }
      const target = targetOf(before, clause, index)
      if (target !== 'none') edits.push({ target, to, ...(from && { from }) })
      from = undefined
      start = item.to
    }
    return edits
  })
}

/** `orange` and `rose` are also things; after a noun or as the last word they are colours. */
function isColourHere(clause: readonly Item[], index: number): boolean {
  const { meaning } = clause[index]!
  if (meaning.look || meaning.time || meaning.weather) return false
  if (!meaning.noun) return true
  return clause
    .slice(0, index)
    .some(({ meaning: { noun, place, pronoun, colourBlock } }) => Boolean(noun ?? place ?? pronoun ?? colourBlock))
}

/** Before a noun that gets another colour in the same clause. */
function isOld(clause: readonly Item[], index: number): boolean {
  const rest = clause.slice(index + 1)
  const noun = rest.findIndex(({ meaning }) => meaning.noun && !meaning.colour)
  const other = rest.findIndex(({ meaning, negated }) => meaning.colour && !negated)
  if (other < 0) return false
  const isBeforeNoun = noun >= 0 && noun < other && noun <= 2
  const isFromTo = clause[index - 1]?.text === 'from' || /^[从由]$/.test(clause[index - 1]?.text ?? '')
  return isBeforeNoun || isFromTo
}

function targetOf(before: string, clause: readonly Item[], index: number): ColourTarget | 'none' {
  const said = lastSaid(before)
  if (said) return said
  const nouns = clause.filter(({ meaning }) => meaning.noun && !meaning.colour)
  const noun = nouns.findLast(({ to }) => to <= clause[index]!.from) ?? nouns[0]
  const text = clause
    .slice(index + 1, index + 4)
    .map(item => item.text)
    .join(' ')
  return lastSaid(text) ?? (noun && TARGET_BY_KIND[noun.meaning.noun!.kind]) ?? 'subject'
}

/** The last named part of a picture. */
function lastSaid(text: string): ColourTarget | 'none' | undefined {
  let last: { target: ColourTarget | 'none'; at: number } | undefined
  for (const [target, pattern] of TARGET_PATTERNS) {
    const at = [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index
    if (at !== undefined && (!last || at > last.at)) last = { target, at }
  }
  return last?.target
}
