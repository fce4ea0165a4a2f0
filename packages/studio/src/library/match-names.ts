/** A name normalised for lookup: lower case, single spaces, no article, no punctuation. */
export const plainName = (name: string): string => (PLAIN.test(name) ? name : makePlain(name))

/** Most names are already normalised. */
const PLAIN = /^(?!an? |the )[a-z]+(?: [a-z]+)*$|^\p{Script=Han}{1,80}$/u

const makePlain = (name: string): string =>
  name
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('\ufe0f', '')
    .replace(/['’`]/gu, '')
    .replace(/[-_\s/]+/gu, ' ')
    .trim()
    .replace(/^(?:an?|the) (?=\S)/u, '')

/** Letters: no name is longer. */
const LONGEST = 80

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  dice: 'die',
}

/** Possible singulars of a name: `ball of yarn` for `balls of yarn`, `school desk` for `school desks`. */
export function possibleSingulars(name: string): string[] {
  const words = name.split(' ')
  const of = words.indexOf('of')
  const at = of > 0 ? of - 1 : words.length - 1
  return singularsOf(words[at] ?? '').map(word => words.with(at, word).join(' '))
}

function singularsOf(word: string): string[] {
  const irregular = Object.keys(IRREGULAR).find(plural => word.endsWith(plural))
  if (irregular) return [word.slice(0, -irregular.length) + IRREGULAR[irregular]!]
  if (!/[a-z]{2}s$/u.test(word) || word.endsWith('ss')) return []
  return [
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
  ]
}

/** The stem of a verb: `knit` for `knits`, `knitting` and `knitted`. */
export function possibleVerbs(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  const stem = /^(?<stem>[a-z]{2,}?)(?:s|es|ed|ing)$/u.exec(first)?.groups?.['stem']
  if (!stem) return possibleSingulars(name)
  const bare = first.replace(/(?:ing|ed)$/u, '')
  const stems = [stem, bare, `${bare}e`, ...(/(?<last>[a-z])\k<last>$/u.test(bare) ? [bare.slice(0, -1)] : [])]
  return [...new Set([...stems, ...singularsOf(first)])].map(one => [one, ...rest].join(' '))
}

/** The letters of a name as a bit set: names with few common letters are not compared further. */
export function letterMask(name: string): number {
  let mask = 0
  for (let at = 0; at < name.length; at++) {
    const letter = name.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) mask |= 1 << letter
  }
  return mask
}

export function bitCount(bits: number): number {
  let [left, count] = [bits, 0]
  for (; left; count++) left &= left - 1
  return count
}
