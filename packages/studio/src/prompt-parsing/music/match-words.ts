import { hasHan } from '@kinora/media/language/has-han'
/** Lower case, with separators as single spaces. */
export const toPlainText = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()} `

/**
 * The weight of the words of a list in a text. A Chinese word counts by its length, because longer ones contain shorter
 * ones by chance. An English one counts as two characters.
 */
export function matchWeight(list: string, plain: string): number {
  let weight = 0
  for (const word of list.split(/\s+/)) {
    if (word === '') continue
    if (hasHan(word)) weight += plain.includes(word) ? word.length : 0
    else weight += plain.includes(` ${word.replaceAll('-', ' ')} `) ? 2 : 0
  }
  return weight
}

/** The list with the most matches; ties go to the one that occurs first. */
export function strongestMatch<Name extends string>(
  lists: Partial<Record<Name, string>>,
  text: string,
): Name | undefined {
  const plain = toPlainText(text)
  let best: { name: Name; weight: number; at: number } | undefined
  for (const name of Object.keys(lists) as Name[]) {
    const weight = matchWeight(lists[name] ?? '', plain)
    if (weight === 0) continue
    const at = firstPlaceOf(lists[name] ?? '', plain)
    if (!best || weight > best.weight || (weight === best.weight && at < best.at)) best = { name, weight, at }
  }
  return best?.name
}

const firstPlaceOf = (list: string, plain: string): number =>
  Math.min(
    ...list
      .split(/\s+/)
      .map(word => plain.indexOf(hasHan(word) ? word : ` ${word.replaceAll('-', ' ')} `))
      .filter(place => place >= 0),
  )
